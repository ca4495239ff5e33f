"""The signs by which the weights know a Spanish statement: only the rule that it meets, and how it stands."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

USUAL = 10  # words


def size(text: str, words: Sequence[str]) -> int:
    """How many words a statement has."""
    return len(words)


def signs_of(text: str, words: Sequence[str]) -> set[str]:
    """None of its words: no Spanish messages were there to fit weights to."""
    return set()
