"""The rules for Chinese: what they find, and the frames and patterns that they share."""
