"""How likely it is that an English message says something worth keeping: the sum of a few weighted signs.

`tests/bench/worth.py --fit` fits the weights to conversations of which it is known on what messages their facts rest,
and shows how they do on one that was left out. Signs that did not help there were dropped: words of liking and
leave-taking, numbers, how rare words are, whether they come again, the reply that follows, products and steps of signs.
What such talk cannot teach is set by hand: the base, what a rule is worth, and signs of talk about a task. What was
said before a message and is told around it bears on it, too (context)."""

from __future__ import annotations

import math
from operator import mul

from memctl.core.extraction.context import MessageContext, telling_words
from memctl.core.language.en.word_classes import FIRST, HALF_TECHNICAL, KIN, SECOND, TECHNICAL, TIME
from memctl.core.language.patterns import Lazy
from memctl.model.value import Value

_CLASSES: dict[str, list[str]] = {}
for _name, _members in (
    ("first", FIRST), ("mine", ("my", "our")), ("second", SECOND), ("time", TIME), ("kin", KIN),
    ("technical", TECHNICAL), ("half technical", HALF_TECHNICAL),
):  # fmt: skip
    for _member in _members:
        _CLASSES.setdefault(_member, []).append(_name)
_SUBJECTS = frozenset(["i", "we", "i've", "we've", "i'd", "we'd"])
_ADVERBS = frozenset((
    "just", "also", "actually", "even", "finally", "recently", "already", "never", "once", "both", "all", "have", "had",
    "really", "still",
))  # fmt: skip
_CONTINUOUS = frozenset(["i'm", "we're", "been", "was", "were", "am", "are"])
_SHORTEST_DOING = 5  # letters of a word in -ing
_NAMES = Lazy(r"(?<=[a-z,;:0-9'] )[\"“]?[A-Z][a-zA-Z]*[a-z]")


def class_counts(words: list[str]) -> dict[str, int]:
    """How many of the words are of each class, and of the forms that say what someone did or is doing."""
    found: dict[str, int] = {}
    for word in filter(_CLASSES.__contains__, words):
        for name in _CLASSES[word]:
            found[name] = found.get(name, 0) + 1
    doing = sum([_is_doing(words, place) for place, word in enumerate(words) if word.endswith("ing")])
    return found | {"doing": doing} if doing else found


def _is_doing(words: list[str], place: int) -> bool:
    """Whether the word in -ing at the place is what someone does: "I'm finally learning", "we were all working"."""
    if len(words[place]) < _SHORTEST_DOING:
        return False
    for word in reversed(words[:place]):
        if word in _SUBJECTS or word in _CONTINUOUS:
            return True
        if word not in _ADVERBS and not word.endswith("ly"):
            return False
    return False


WEIGHTS = {
    "base": -3.15, "length": 0.77, "late": -0.26, "new": 0.45, "repeated": -0.14, "names": 0.19, "rule": 1.1,
    "answers": 0.91, "asks": -0.4, "seeks": -0.5, "pause": 0.37, "trails off": -0.31, "first": 0.14, "second": -0.2,
    "time": 0.38, "mine": 0.18, "doing": 0.52, "technical": -0.55, "half technical": -0.3,
}  # fmt: skip
_VALUES = tuple(WEIGHTS.values())
_COUNTED = ("first", "second", "time", "mine", "doing")
_MOST = 3  # of each class are counted
_MOST_REPETITIONS, _MOST_NAMES = 4, 4
_TRAILING = 6  # a last statement of fewer words trails off
_IMPERSONAL = -0.85  # the most log odds of words that speak of nobody's life


def count_names(text: str) -> int:
    """How many words within sentences are capitalised, as names and titles are."""
    return len(_NAMES().findall(text))


class Tally(Value):
    """What statements are made of: how many words, how many of each class, which of them tell something, how many
    names, the strength of the best rule, whether there is a pause (a dash), and the words of the last statement."""

    classes: dict[str, int]
    size: int = 0
    telling: frozenset[str] = frozenset()
    names: int = 0
    strength: float = 0.0
    pause: bool = False
    last: int = 0


def tally_of(words: list[str], text: str, strength: float) -> Tally:
    """The tally of one statement; `words` in lower case, `strength` of the rule that it meets."""
    pause = " - " in text or ";" in text
    return Tally(class_counts(words), len(words), telling_words(words), count_names(text), strength, pause, len(words))


def together(tallies: list[Tally]) -> Tally:
    """The tally of statements that one message makes."""
    whole = Tally({})
    for tally in tallies:
        whole.size += tally.size
        whole.telling |= tally.telling
        whole.names += tally.names
        whole.strength = max(whole.strength, tally.strength)
        whole.pause |= tally.pause
        whole.last = tally.last
        for name, number in tally.classes.items():
            whole.classes[name] = whole.classes.get(name, 0) + number
    return whole


def features(tally: Tally, around: MessageContext) -> list[float]:
    """What speaks for and against statements being worth keeping, in the order of WEIGHTS."""
    found = tally.classes
    length = math.log1p(tally.size + around.beside)
    return [
        1.0,
        length,
        around.late * length,
        math.log1p(len(tally.telling - around.lately)),
        min(_MOST_REPETITIONS, len(tally.telling & around.own)),
        min(_MOST_NAMES, tally.names),
        tally.strength,
        around.answers,
        around.asks,
        around.seeks,
        tally.pause,
        tally.last < _TRAILING,
        *[min(_MOST, found.get(name, 0)) for name in _COUNTED],
        min(_MOST, found.get("technical", 0)),
        0 if around.people else min(_MOST, found.get("half technical", 0)),
    ]


def log_odds(tally: Tally, around: MessageContext) -> float:
    """The log odds that English statements tell something worth keeping."""
    return of_somebody(sum(map(mul, _VALUES, features(tally, around))), tally, around)


def of_somebody(odds: float, tally: Tally, around: MessageContext) -> float:
    """The log odds, or less where the words speak of nobody's life."""
    personal = "first" in tally.classes or "kin" in tally.classes or around.answers
    return odds if personal else min(odds, _IMPERSONAL)
