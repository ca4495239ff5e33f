"""What other things are and do to the writer of an English sentence: "tutorials frustrate me", "my knees hurt"."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    ADVERBS,
    AILMENTS,
    AT_HAND,
    AT_HAND_THINGS,
    AUXILIARIES,
    BODY_AND_MIND,
    CONDITIONS,
    EFFECTS,
    NEGATIONS,
    OPENERS,
    PREPOSITIONS,
    SORE,
    TALK,
    TELLS,
)
from memctl.core.language.en.task import SELF

_AND = frozenset(("and", "but", "or", "so"))
_SEEMS = frozenset(("looks", "look", "seems", "sounds", "appears", "works", "returns", "gives", "said", "says"))
_URGED = frozenset(("just", "please", "pls", "so", "then", "now", "to", "you"))
_MADE_TO = frozenset(("know", "think"))
_PARTICLES = frozenset(("off", "out", "down", "up"))
_WEARING = frozenset(("wear", "put", "set", "weigh", "drag", "turn", "wind"))
_SETS = frozenset(("set", "sets"))
_IT = frozenset(("it", "it's"))
_OTHER_LINKS = frozenset(
    ("from", "than", "like", "as", "over", "near", "because", "since", "that", "which", "here", "seem")
)


def of_body_or_mind(words: list[str], place: int) -> bool:
    """Whether "my" is followed by a part of oneself, of which something is said that does not pass."""
    if not SORE.isdisjoint(words) and CONDITIONS.isdisjoint(words):
        return False
    for ahead in (1, 2, 3):
        if place + ahead >= len(words) - 1:
            return False
        if words[place + ahead] in BODY_AND_MIND:
            return place == 0 or words[place - 1] in ("because", "since", "of", "and", "but", "or")
    return False


def _acts(verb: str) -> bool:
    """Whether a word is a verb of what others do, if it stands before "me": "disturbs", and not "asks"."""
    return verb.endswith("s") and len(verb) > 4 and verb not in TELLS and not verb.endswith("ss")


def _is_what_many_do(verb: str) -> bool:
    """Whether a word between a plural and "me" is a verb of what they do: "tutorials frustrate me"."""
    if verb + "s" in TELLS or verb.endswith(("s", "ed", "ing", "ly")):
        return False
    return not any(verb in those for those in (PREPOSITIONS, ADVERBS, AUXILIARIES, NEGATIONS, _AND, _OTHER_LINKS))


def bears_on_mine(words: list[str], place: int) -> bool:
    """ "Polyester irritates my skin"."""
    if place > 1 and words[place - 1] in _PARTICLES:
        return words[place - 2] in EFFECTS | _SETS and not BODY_AND_MIND.isdisjoint(words[place + 1 : place + 4])
    return (
        place > 0
        and (words[place - 1] in EFFECTS or _acts(words[place - 1]))
        and words[0] not in AT_HAND
        and not BODY_AND_MIND.isdisjoint(words[place + 1 : place + 4])
    )


def bears_on_me(words: list[str], place: int) -> bool:
    """Whether something other than the matter at hand does something to "me"."""
    before, first = words[place - 1], words[0]
    if first in EFFECTS or not _MADE_TO.isdisjoint(words[place + 1 : place + 4]):
        return False
    if first in _IT:
        matters = before == "to" and words[1] in ("matters", "means")
        return matters or (before in EFFECTS and not CONDITIONS.isdisjoint(words[place:]))
    introduced = first == "as" and words[1] in ("a", "an", "someone")
    if (
        first in AT_HAND
        or first in TALK
        or (first in OPENERS and not introduced)
        or not AT_HAND_THINGS.isdisjoint(words[:3])
    ):
        return False
    if words[place - 2] == "which" or (before in EFFECTS and not before.endswith("s") and words[place - 2] in _URGED):
        return False  # what did it was told before, or the reader is to do it
    if before in EFFECTS or _acts(before) or (before in _PARTICLES and words[place - 2] in EFFECTS):
        return True
    if words[place + 1 : place + 2] and words[place + 1] in _PARTICLES and before in _WEARING:
        return True
    if place > 1 and words[place - 2].endswith("s") and _is_what_many_do(before):
        return SELF.isdisjoint(words[:place])
    if before.endswith("ed") and (before[:-2] in EFFECTS or before[:-1] in EFFECTS):
        return True
    if before == "with":
        return not NEGATIONS.isdisjoint(words[:place])
    seen = place > 2 and SELF.isdisjoint(words[:place]) and _SEEMS.isdisjoint(words[:place])
    return before in ("for", "to", "in") and seen and words[place - 2] not in AT_HAND


def lasts(after: list[str]) -> bool:
    """Whether what follows "I feel bored" says of what, or when: else it passes."""
    return any(word in PREPOSITIONS or word in CONDITIONS or word in ("by", "that") for word in after) or (
        len(after) > 1 and after[1].endswith("ing")
    )


def ails(thing: list[str]) -> bool:
    """ "(have) sensitive skin", "(have) a hearing impairment"."""
    return any(word in AILMENTS or word.endswith(("itis", "osis", "phobia", "lepsy")) for word in thing)
