"""Other programs that memctl runs: models, git, an editor."""
