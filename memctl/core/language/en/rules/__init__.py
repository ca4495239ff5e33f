"""The rules for English: what they find, and the frames and words that they share."""
