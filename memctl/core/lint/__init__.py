"""What can be wrong with a tree, and what mends it."""
