"""The rules for Spanish."""
