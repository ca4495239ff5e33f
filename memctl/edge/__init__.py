"""Floor 2: one kind of outside contact a file."""
