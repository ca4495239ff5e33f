"""Other programs: memories in their formats, read and written. Pure."""
