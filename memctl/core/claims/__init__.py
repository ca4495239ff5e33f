"""What a statement says of which property of whom."""
