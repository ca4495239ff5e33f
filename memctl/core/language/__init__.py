"""What words, sentences and dates a text has, in English and Chinese; knows nothing of memories."""
