"""Dates as people say them, as the days that they mean."""
