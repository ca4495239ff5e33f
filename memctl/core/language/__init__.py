"""Words, sentences and dates of English and Chinese text; this package does not know memories."""
