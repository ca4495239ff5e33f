"""The signs by which the weights know an English statement: its words, pairs of them, and the classes that they are of.

Rules know the frames that someone thought of; for what is worded otherwise each word gives a little evidence."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from memctl.core.language.en import frame_words, word_classes
from memctl.core.language.en.task import SELF
from memctl.core.language.patterns import Lazy

_CLASSES = tuple(
    ("#" + name, members)
    for name, members in (*vars(frame_words).items(), *vars(word_classes).items())
    if name.isupper() and isinstance(members, frozenset)
)
_LENGTHS = tuple(f"@{next(most for most in (4, 7, 12, 20, 99) if size < most)}" for size in range(21))  # signs


_NAME = Lazy(r"(?<=[a-z,;] )[A-Z][a-z]+")

USUAL = 10  # words


def size(text: str, words: Sequence[str]) -> int:
    """How many words a statement has."""
    return len(words)


def signs_of(text: str, words: Sequence[str]) -> set[str]:
    """The words of a statement, its first one (^), pairs of them (_), the classes of its words (#), those of the words
    that follow an "I" (>), how long it is (@), whether it names anybody or anything, and whether it speaks of nobody's
    life."""
    found = {"^" + words[0], *words} if words else set()
    found.add(_LENGTHS[min(len(words), len(_LENGTHS) - 1)])
    found.update(map("_".join, pairwise(words)), *map(_classes_of, words))
    names = _NAME().findall(text)
    if names:
        found.add("#NAME" if len(names) == 1 else "#NAMES")
    if word_classes.FIRST.isdisjoint(words):
        found.add("#NOBODY")
    if not SELF.isdisjoint(words):
        of_self = [sign for before, word in pairwise(words) if before in SELF for sign in _classes_of(word)]
        found.update([">" + sign[1:] for sign in of_self])
    return found


@lru_cache(maxsize=4096)  # a table of all words would take longer to make than a session to read
def _classes_of(word: str) -> list[str]:
    """The classes that a word is of, as signs."""
    return [sign for sign, members in _CLASSES if word in members]
