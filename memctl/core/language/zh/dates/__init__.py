"""Dates in Chinese."""
