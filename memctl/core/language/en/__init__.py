"""English: rules, sentence frames, weights of words."""
