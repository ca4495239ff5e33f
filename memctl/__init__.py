"""memctl: the long-term memory of a language model as a tree of Markdown files."""

__version__ = "0.1.0"
