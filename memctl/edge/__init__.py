"""Floor 2: outside contact, one kind for each file."""
