"""Sentences of no frame that speak of their writer's life all the same, because there is nothing else in them.

"Rote learning kills my curiosity", "I put safety before returns": in the present, of oneself, and with no word of the
talk, of code or texts, of the moment, or of the reader."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    AT_HAND,
    AT_HAND_THINGS,
    AT_WORK,
    AUXILIARIES,
    DATA,
    DEFINITE,
    DETERMINERS,
    HAPPENS,
    MADE,
    NEGATIONS,
    OF_THE_MOMENT,
    OF_TODAY,
    OPENERS,
    PASSES,
    PASSING,
    PLAYED,
    SYMPTOMS,
    TALK,
)
from memctl.core.language.en.word_classes import HALF_TECHNICAL, IRREGULAR_PAST, SECOND, TECHNICAL

_OF_SELF = frozenset(("i", "i'm", "my", "me", "mine", "myself"))
_ELSE = (
    TECHNICAL | HALF_TECHNICAL | DATA | AT_HAND_THINGS | MADE | SECOND | IRREGULAR_PAST | SYMPTOMS | PASSING | OF_TODAY
    | AT_HAND | PLAYED | PASSES
)  # fmt: skip
_OF_LIFE = frozenset(("believe", "give", "put", "set", "take", "have", "work", "go", "come"))
_NOT_OF_LIFE = ((TALK | AT_WORK | HAPPENS) - _OF_LIFE) | AUXILIARIES | NEGATIONS
_LEAST = 5  # words


def speaks_of_own_life(words: list[str]) -> bool:
    """Whether all of a sentence is about the one who says it, and is so for longer than today."""
    if len(words) < _LEAST or _OF_SELF.isdisjoint(words) or not _ELSE.isdisjoint(words):
        return False
    first = words[0]
    if first in DEFINITE or first in OPENERS or any(word[0].isdigit() for word in words):
        return False
    place = next(place for place, word in enumerate(words) if word in _OF_SELF)
    verb, after = (*words[place + 1 : place + 3], "", "")[:2]
    if words[place] == "i" and verb == "am":
        place, verb, after = place, after, " ".join(words[place + 3 : place + 4])
    elif words[place] == "i":
        return verb not in _NOT_OF_LIFE and not verb.endswith("ed")
    elif words[place] != "i'm":
        return (first == "my" and words[1] not in TALK) or place > 1
    lasting = verb not in OF_THE_MOMENT and verb not in DETERMINERS
    return bool(after) and lasting and not verb.endswith(("ing", "ed"))
