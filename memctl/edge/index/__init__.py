"""The search index in the cache directory; may be deleted at any time."""
