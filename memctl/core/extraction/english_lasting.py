"""What the words of an English sentence say for or against its holding for good: weights that were fitted, not written.

Rules know the frames that someone thought of; for what is worded otherwise each word gives a little evidence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.extraction import english_frame_words, english_words
from memctl.core.extraction.english_task import SELF
from memctl.core.extraction.english_weights import WEIGHTS

Classes = Mapping[str, list[str]]
NAMES = [name for module in (english_frame_words, english_words) for name in vars(module) if name.isupper()]
BASE = "*"  # the sign that every sentence has
_MOST, _LEAST = 4.0, -3.0  # what a sentence of many telling words gives is not worth more


def signs_of(words: Sequence[str], classes: Classes) -> set[str]:
    """The signs of a sentence: its words, its first one (^), pairs of them (_), the classes of its words (#), and those
    of the words that follow an "I" (>)."""
    found = {BASE, "^" + words[0], *words}
    known = classes.keys() & found
    found.update(map("_".join, pairwise(words)))
    for word in known:
        found.update(classes[word])
    if not SELF.isdisjoint(words):
        of_self = [word for before, word in pairwise(words) if before in SELF and word in known]
        found.update([">" + sign[1:] for word in of_self for sign in classes[word]])
    return found


def lasting(words: Sequence[str]) -> float:
    """The log odds, by its words alone, that a sentence says something of its writer that holds for good."""
    if not words:
        return 0.0
    weights, classes = _weights()
    telling = weights.keys() & signs_of(words, classes)
    return min(_MOST, max(_LEAST, fsum(map(weights.__getitem__, telling))))


def classes_of(names: Iterable[str]) -> Classes:
    """The classes of those names that each word is of, as signs."""
    found: dict[str, list[str]] = {}
    for module in (english_frame_words, english_words):
        for name, members in vars(module).items():
            if name in names and isinstance(members, frozenset):
                for word in members:
                    found.setdefault(word, []).append("#" + name)
    return found


@lru_cache(maxsize=1)
def _weights() -> tuple[dict[str, float], Classes]:
    """The weight of each sign, and the classes that some sign names."""
    weights: dict[str, float] = {}
    for line in WEIGHTS.split("\n"):
        weight, *signs = line.split() or ["0"]
        weights |= dict.fromkeys(signs, float(weight))
    return weights, classes_of({sign[1:] for sign in weights if sign[0] in "#>"})
