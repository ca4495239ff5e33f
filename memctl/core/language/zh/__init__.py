"""Chinese: rules, sentence frames, weights of characters."""
