"""Numbers that a person types to choose from a list."""

from __future__ import annotations


def numbers_in(said: str, most: int) -> list[int] | None:
    """Return the numbers in `1 3-5,7`, each once, in the order in which they were given. None if it has anything but
    numbers; empty if one of them is not between 1 and `most`."""
    found: dict[int, None] = {}
    for word in said.replace(",", " ").split():
        first, dash, last = word.partition("-")
        if not (_is_number(first) and (_is_number(last) if dash else True)):
            return None
        start, end = int(first), int(last or first)
        if not 1 <= start <= end <= most:
            return []
        found.update(dict.fromkeys(range(start, end + 1)))
    return [*found]


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
