"""Strength, decay, forgetting, undo: a memory's life after it was added."""
