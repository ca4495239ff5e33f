"""The trees of teams: found by the setting `scopes`, read beside the user's own, and changed by proposals only."""
