"""Three-way merge of memory files by memory, not by line."""
