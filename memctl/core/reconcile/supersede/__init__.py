"""Whether a statement replaces, corrects or retracts a memory."""
