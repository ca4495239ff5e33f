"""Clients: their names, and the text of their settings with memctl's hooks and without."""
