"""Dates in Spanish."""
