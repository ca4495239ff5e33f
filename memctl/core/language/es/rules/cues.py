"""The words by which a Spanish statement says that something is otherwise than it was: none, in this first form."""

from __future__ import annotations

from memctl.core.language.patterns import Hinted, Lazy

HINTS = ()
CUE = NOT_CUE = AMENDS = INSTEAD = IDLE = Lazy("(?!)")
FORGETS = Hinted(".", "(?!)")
VALUES = ()


def is_short(text: str) -> bool:
    """Whether a statement is so short that such words are all it says."""
    return True
