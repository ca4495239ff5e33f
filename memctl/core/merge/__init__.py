"""Three-way merging of memory files by what they say, not by where their lines stand."""
