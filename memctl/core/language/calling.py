"""Whether a prompt calls for what is remembered of its writer: "can I eat that?" does, "what is a B-tree?" does not."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from memctl.core.language.calling_weights import BASE, WEIGHTS
from memctl.core.language.lexicon import weights_of

FIRST = 60  # words that are looked at: what follows is mostly pasted
KNOWN = 0.5  # least share of the words that the table must have; with less, the text is in another language, or a name
_WORD = re.compile(r"[a-z][a-z']*|\d+|[\u4e00-\u9fff]|[!:,.;\"]")
_PATH = re.compile(r"(?<![!-~])[!-~]*/[!-~]*")  # or an address: it tells nothing of the wording
_PLAIN = str.maketrans("’！：，、。；“”", '\'!:,,.;""')  # question marks tell who writes, not what of


def calling(text: str) -> float | None:
    """Return the log odds by its wording that a prompt calls for one's own matters; None if most words are unknown."""
    words = words_of(text)
    weights = _weights()
    if not words or sum([word in weights for word in words]) < KNOWN * len(words):
        return None
    return BASE + sum([weights.get(sign, 0.0) for sign in signs_of(words)])


def words_of(text: str) -> list[str]:
    """Return the first words of a text, its single Chinese characters and its punctuation; every number is a 0."""
    found = _WORD.findall(_PATH.sub(" ", text[: 20 * FIRST]).lower().translate(_PLAIN))[:FIRST]
    return ["0" if word.isdigit() else word for word in found]


def signs_of(words: list[str]) -> set[str]:
    """Return the words, each pair of neighbours, and both of these for the beginning."""
    pairs = [f"{one}_{other}" for one, other in pairwise(words)]
    return {*words, *pairs, *(f"^{first}" for first in (*words[:1], *pairs[:1]))}


@lru_cache(maxsize=1)
def _weights() -> dict[str, float]:
    return weights_of(WEIGHTS)
