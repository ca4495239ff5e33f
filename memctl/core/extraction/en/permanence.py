"""What the words of an English sentence say for or against its holding for good: weights that were fitted, not written.

Rules know the frames that someone thought of; for what is worded otherwise each word gives a little evidence, and for
what is not, how often each rule was right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.extraction.en.task import SELF
from memctl.core.extraction.weights.en import TASTE, WEIGHTS
from memctl.core.language import frame_words, word_classes

Classes = Mapping[str, list[str]]
NAMES = [name for module in (frame_words, word_classes) for name in vars(module) if name.isupper()]
BASE = "*"  # the sign that every sentence has
_MOST, _LEAST = 4.0, -3.0  # what a sentence of many telling words gives is not worth more
_LENGTHS = tuple(f"@{next(most for most in (4, 7, 12, 20, 99) if size < most)}" for size in range(21))  # signs
_OF_TASTE = 1.0  # log odds


def signs_of(words: Sequence[str], classes: Classes, rule: str, beside: bool = False) -> set[str]:
    """The signs of a sentence: its words, its first one (^), pairs of them (_), the classes of its words (#), those of
    the words that follow an "I" (>), how long it is (@), the rule that it meets (=), if it states anything, and whether
    a question or a request stands `beside` it."""
    found = {BASE, "^" + words[0], *words}
    known = classes.keys() & found
    found.add(_LENGTHS[min(len(words), len(_LENGTHS) - 1)])
    found.update(map("_".join, pairwise(words)), *map(classes.__getitem__, known))
    if beside:
        found.add("@beside")
    if rule:
        found.add("=" + rule)
    if not SELF.isdisjoint(words):
        of_self = [word for before, word in pairwise(words) if before in SELF and word in known]
        found.update([">" + sign[1:] for word in of_self for sign in classes[word]])
    return found


def lasting(words: Sequence[str], rule: str, beside: bool) -> float:
    """The log odds, by its words and its rule, that a sentence says something of its writer that holds for good."""
    lasts, _, classes = _weights()
    return min(_MOST, max(_LEAST, _sum(lasts, signs_of(words, classes, rule, beside)))) if words else 0.0


def is_of_taste(words: Sequence[str], rule: str) -> bool:
    """Whether, by its words and its rule, what holds for good is what its writer is like, rather than what is so."""
    _, tastes, classes = _weights()
    return bool(words) and _sum(tastes, signs_of(words, classes, rule)) > _OF_TASTE


def _sum(weights: Mapping[str, float], signs: set[str]) -> float:
    return fsum(map(weights.__getitem__, weights.keys() & signs))


def classes_of(names: Iterable[str]) -> Classes:
    """The classes of those names that each word is of, as signs."""
    found: dict[str, list[str]] = {}
    for module in (frame_words, word_classes):
        for name, members in vars(module).items():
            if name in names and isinstance(members, frozenset):
                for word in members:
                    found.setdefault(word, []).append("#" + name)
    return found


@lru_cache(maxsize=1)
def _weights() -> tuple[dict[str, float], dict[str, float], Classes]:
    """The weight of each sign in either table, and the classes that some sign names."""
    lasts, tastes = _read(WEIGHTS), _read(TASTE)
    return lasts, tastes, classes_of({sign[1:] for sign in lasts.keys() | tastes.keys() if sign[0] in "#>"})


def _read(table: str) -> dict[str, float]:
    weights: dict[str, float] = {}
    for line in table.split("\n"):
        weight, *signs = line.split() or ["0"]
        weights |= dict.fromkeys(signs, float(weight))
    return weights
