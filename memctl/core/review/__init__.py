"""Review: the memories that wait for a decision, and what a decision changes."""
