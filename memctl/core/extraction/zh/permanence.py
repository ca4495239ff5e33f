"""What the characters of a Chinese sentence say for or against its holding for good: weights that were fitted.

The rules for Chinese keep what someone says of themselves unless its words show that it passes; what passes is said in
more ways than a rule can name, so each character, and each pair of them, gives a little evidence."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.extraction.weights.zh import WEIGHTS
from memctl.core.language.patterns import Lazy
from memctl.core.language.script import normalize_chinese

BASE = "*"  # the sign that every sentence has
_MOST = 6.0  # what many telling characters give is not worth more, for or against
_BLANK, _NUMBER, _LATIN = Lazy(r"\s+"), Lazy(r"\d+"), Lazy("[A-Za-z_]+")
_ENDS = "。！!.，,~～…"


def signs_of_chinese(text: str, beside: bool) -> set[str]:
    """The signs of a sentence: its characters and pairs of them, and those that it begins (^) and ends with ($),
    and whether a question or a request stands `beside` it."""
    text = _LATIN().sub("a", _NUMBER().sub("0", _BLANK().sub("", normalize_chinese(text))))
    end = text.rstrip(_ENDS)
    found = {BASE, "^" + text[:1], "^" + text[:2], "^" + text[:3], end[-1:] + "$", end[-2:] + "$", *text}
    found.update([before + after for before, after in pairwise(text)])
    if beside:
        found.add("@beside")
    return found


def lasting_chinese(text: str, beside: bool) -> float:
    """The log odds, by its characters alone, that a sentence says something of its writer that holds for good."""
    weights = _weights()
    telling = weights.keys() & signs_of_chinese(text, beside)
    return min(_MOST, max(-_MOST, fsum(map(weights.__getitem__, telling))))


@lru_cache(maxsize=1)
def _weights() -> dict[str, float]:
    weights: dict[str, float] = {}
    for line in WEIGHTS.split("\n"):
        weight, *signs = line.split() or ["0"]
        weights |= dict.fromkeys(signs, float(weight))
    return weights
