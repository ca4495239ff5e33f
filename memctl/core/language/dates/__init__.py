"""Dates in words, and the days they mean."""
