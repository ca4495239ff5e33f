"""Retrieval: words, query terms, signals, ranking and relevance."""
