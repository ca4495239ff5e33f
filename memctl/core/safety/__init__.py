"""Secrets, hidden characters and private parts."""
