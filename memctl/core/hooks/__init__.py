"""Hooks of clients: what they tell memctl, and how memctl answers."""
