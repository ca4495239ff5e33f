"""Token counts without a tokenizer, estimated on the safe side."""

from __future__ import annotations

# Latin letters, digits and signs: four to a token. All others (CJK, other scripts, emoji): one each.
LATIN_A_TOKEN = 4


def count_tokens(text: str) -> int:
    """Return the tokens of a text: a quarter for each Latin character, rounded up, and one for each other character."""
    if text.isascii():
        return (len(text) + LATIN_A_TOKEN - 1) // LATIN_A_TOKEN
    latin = len(text.encode("latin-1", "ignore"))
    latin += len([sign for sign in text if "\u0100" <= sign <= "\u024f" or "\u2010" <= sign <= "\u205e"])
    return len(text) - latin + (latin + LATIN_A_TOKEN - 1) // LATIN_A_TOKEN
