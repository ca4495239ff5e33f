"""What a language model is asked, and how much of its answer is believed."""
