"""Finding: words, what a query asks, the signals of a memory, ranking and relevance."""
