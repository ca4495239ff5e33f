"""The Markdown form of memories: parsed, edited line by line, never rewritten as a whole."""
