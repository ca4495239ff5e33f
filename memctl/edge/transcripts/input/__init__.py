"""Bytes to JSON items, in bounded memory."""
