"""How many tokens a text costs, counted on the safe side without a tokenizer."""

from __future__ import annotations

# Latin letters, digits and signs: four of them a token. Anything else (CJK, other scripts, emoji): one each.
LATIN_A_TOKEN = 4


def count_tokens(text: str) -> int:
    """Tokens of the text: a quarter for each Latin character, rounded up, and one for each other character."""
    if text.isascii():
        return (len(text) + LATIN_A_TOKEN - 1) // LATIN_A_TOKEN
    latin = len(text.encode("latin-1", "ignore"))
    latin += len([sign for sign in text if "\u0100" <= sign <= "\u024f" or "\u2010" <= sign <= "\u205e"])
    return len(text) - latin + (latin + LATIN_A_TOKEN - 1) // LATIN_A_TOKEN
