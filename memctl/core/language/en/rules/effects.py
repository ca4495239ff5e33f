"""What other things are and do to the writer of an English sentence: "tutorials frustrate me", "my knees hurt"."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    ADVERBS,
    AILMENTS,
    AT_HAND,
    AT_HAND_THINGS,
    AT_WORK,
    AUXILIARIES,
    BODY_AND_MIND,
    CONDITIONS,
    DEFINITE,
    DETERMINERS,
    EFFECTS,
    HARD,
    HARSH,
    NEGATIONS,
    OF_THE_MOMENT,
    OPENERS,
    PREPOSITIONS,
    SORE,
    TALK,
    TELLS,
    VALUED,
)
from memctl.core.language.en.task import SELF, names_a_product
from memctl.core.language.en.word_classes import KIN

_AND = frozenset(("and", "but", "or", "so"))
_SEEMS = frozenset(("looks", "look", "seems", "sounds", "appears", "works", "returns", "gives", "said", "says"))
_URGED = frozenset(("just", "please", "pls", "so", "then", "now", "to", "you"))
_MADE_TO = frozenset(("know", "think"))
_IS = frozenset(("is", "are", "was", "were", "been", "remains", "remain", "isn't", "aren't"))
_PARTICLES = frozenset(("off", "out", "down", "up"))
_WEARING = frozenset(("wear", "put", "set", "weigh", "drag", "turn", "wind"))
_SETS = frozenset(("set", "sets"))
_IT = frozenset(("it", "it's"))
_IMPORTANT = frozenset(("important", "essential", "crucial", "vital", "key", "imperative"))
_OTHER_LINKS = frozenset(
    ("from", "than", "like", "as", "over", "near", "because", "since", "that", "which", "here", "seem")
)


def matters(words: list[str]) -> bool:
    """ "It's essential that I have a quiet workspace"."""
    hard = next((place for place, word in enumerate(words[1:5], 1) if word in HARD), 0)
    if hard and words[hard + 1 : hard + 4] == ["for", "me", "to"]:
        return AT_HAND.isdisjoint(words[hard + 4 :]) and AT_HAND_THINGS.isdisjoint(words)
    place = next((place for place, word in enumerate(words[1:5], 1) if word in _IMPORTANT), 0)
    owned = next((at for at, word in enumerate(words[place + 1 :], place + 1) if word in SELF), 0) if place else 0
    return (
        bool(owned)
        and words[owned + 1 : owned + 2] not in ([], ["can"])
        and (words[owned + 1] == "have" or words[owned + 1] not in AT_WORK)
    )


def condemns(words: list[str]) -> bool:
    """ "Sleeping in tents is torture": a kind of thing is judged, and nothing at hand."""
    verb = next((place for place, word in enumerate(words[1:6], 1) if word in ("is", "are")), 0)
    if not verb or words[-1] not in HARSH or len(words) > verb + 4 or words[0] in DEFINITE | AT_HAND | DETERMINERS:
        return False
    return words[0] not in OPENERS and not names_a_product(words) and SELF.isdisjoint(words)


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


def is_valued(words: list[str], place: int) -> bool:
    """ "Crowds are my worst nightmare", "my first choice is the train"."""
    if words[0] in AT_HAND or not _IS.isdisjoint(words[place + 1 : place + 2]):
        return False
    ahead = words[place + 1 : place + 4]
    if words[0].endswith("ing") and words[place - 1] in _IS and KIN.isdisjoint(ahead):
        return True
    return not VALUED.isdisjoint(ahead) and not _IS.isdisjoint(words)


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


def moved(after: list[str]) -> bool:
    """ "(get) discouraged by …"."""
    return (
        len(after) == 2
        and after[0].endswith("ed")
        and after[0] not in OF_THE_MOMENT
        and after[1] in ("by", "when", "if", "in", "around")
    )


def ails(thing: list[str]) -> bool:
    """ "(have) sensitive skin", "(have) a hearing impairment"."""
    return any(word in AILMENTS or word.endswith(("itis", "osis", "phobia", "lepsy")) for word in thing)
