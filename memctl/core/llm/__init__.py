"""Requests to a language model, and checks of its answers."""
