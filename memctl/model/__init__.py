"""Floor 1: what a memory is, its written forms, what a command line is, and errors."""
