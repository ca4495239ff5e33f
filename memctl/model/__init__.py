"""Floor 1: memories, their written forms, command lines as data, and errors."""
