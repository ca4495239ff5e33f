"""Fitted weights; `tests/bench/fit_words.py` makes them, nobody edits them."""
