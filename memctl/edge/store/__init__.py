"""The tree of Markdown files: read, locked, changed atomically."""
