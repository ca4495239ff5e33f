"""Checks of a tree, and their fixes."""
