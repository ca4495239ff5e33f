"""Reconciliation of a candidate with known memories: repeat, correct, replace or join."""
