"""Gists and sketches: one statement in other words is known again."""
