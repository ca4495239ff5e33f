"""How likely it is that a message says something worth keeping, from what kinds of words it is made of.

The weights were fitted (logistic regression, then rounded) on conversations in which people had marked which messages
carry a fact, and on requests to assistants, which carry none."""

from __future__ import annotations

import math
import re

from memctl.core.extraction.english_words import (
    FAREWELL,
    FIRST,
    HALF_TECHNICAL,
    KIN,
    PRAISE,
    PREFERENCE,
    SECOND,
    TECHNICAL,
    TIME,
)

WORD = re.compile(r"[a-z][a-z']*(?:\+\+)?|\d+(?:[.,:]\d+)*")

_CLASSES: dict[str, list[str]] = {}
for _name, _members in (
    ("first", FIRST), ("second", SECOND), ("time", TIME), ("preference", PREFERENCE), ("praise", PRAISE),
    ("farewell", FAREWELL), ("kin", KIN), ("technical", TECHNICAL), ("half technical", HALF_TECHNICAL),
):  # fmt: skip
    for _member in _members:
        _CLASSES.setdefault(_member, []).append(_name)
_MINE = frozenset(["my", "our"])
_SUBJECTS = frozenset(["i", "we", "i've", "we've", "i'd", "we'd"])
_ADVERBS = frozenset(
    [
        "just",
        "also",
        "actually",
        "even",
        "finally",
        "recently",
        "already",
        "never",
        "once",
        "both",
        "all",
        "have",
        "had",
        "really",
        "still",
    ]
)
_CONTINUOUS = frozenset(["i'm", "we're", "been", "was", "were", "am", "are"])
_SPECIFIC = re.compile(r"\d|(?<=[a-z,;:0-9'] )[\"“]?[A-Z][a-zA-Z]*[a-z]")
_NAMES = re.compile(r"(?<=[a-z,;:0-9'] )[\"“]?[A-Z][a-zA-Z]*[a-z]")


def counts(words: list[str]) -> dict[str, int]:
    """How many of the words are of each class, and of the forms that say what someone did or is doing."""
    found: dict[str, int] = {}
    subject = False
    for word in words:
        classes = _CLASSES.get(word)
        if classes is not None:
            for name in classes:
                found[name] = found.get(name, 0) + 1
            if word in _MINE:
                found["mine"] = found.get("mine", 0) + 1
        if subject and word.endswith("ing") and len(word) > 4:
            found["doing"] = found.get("doing", 0) + 1
        subject = word in _SUBJECTS or (subject and (word in _ADVERBS or word.endswith("ly"))) or word in _CONTINUOUS
    return found


_BASE = -1.53
_WEIGHTS = {
    "first": 0.2, "second": -0.12, "time": 0.3, "preference": 0.15, "praise": -0.12, "farewell": -0.17, "kin": 0.32,
    "mine": 0.15, "doing": 0.48, "technical": -0.8,
    "half technical": -0.35,
}  # fmt: skip
_MOST = 3  # of each class are counted
_PER_NAME, _MOST_NAMES = 0.13, 4
_PER_LENGTH, _PER_DISTINCT, _PER_NEW = 0.11, 0.16, 0.5  # of the logarithm of a number of words
_PER_RULE = 0.43
_AFTER_LENGTH, _LONGEST_BEFORE = -0.13, 80  # what follows a long message is more often a mere reaction to it
_ANSWERS = 0.73
_LATER = -0.84  # how much less is told at the end of a conversation than at its beginning
_PAUSE, _QUOTATION, _ASKS, _SEEKS = 0.38, 0.9, -0.2, -1.0
_IMPERSONAL = 0.3  # the most that words are worth that speak of nobody's life


class Around:
    """What of the conversation bears on a message: `answers` a question, itself `asks`, and `seeks` an
    assistant's help, how far into the conversation it
    stands (`place` in [0, 1]), the number of words `before` it in the last message, and which were said `lately`."""

    __slots__ = ("answers", "asks", "seeks", "place", "before", "lately")

    def __init__(
        self,
        answers: bool = False,
        asks: bool = False,
        seeks: bool = False,
        place: float = 0.5,
        before: int = 15,
        lately: frozenset[str] = frozenset(),
    ) -> None:
        self.answers = answers
        self.asks = asks
        self.seeks = seeks
        self.place = place
        self.before = before
        self.lately = lately


def names(text: str) -> int:
    """How many words within sentences are capitalised, as names and titles are."""
    return len(_NAMES.findall(text))


def is_specific(text: str) -> bool:
    """Whether the text has a name or a number."""
    return bool(_SPECIFIC.search(text))


class Tally:
    """What the words of statements are: how many, how many of each class, which are long, how many names; how many
    sentences meet a rule; whether there is a pause (a dash), or a quotation."""

    __slots__ = ("size", "classes", "long", "names", "rules", "pause", "quotation")

    def __init__(
        self,
        size: int,
        classes: dict[str, int],
        long: frozenset[str],
        names: int,
        rules: int,
        pause: bool,
        quotation: bool,
    ) -> None:
        self.size = size
        self.classes = classes
        self.long = long
        self.names = names
        self.rules = rules
        self.pause = pause
        self.quotation = quotation


def tally_of(words: list[str], text: str, rules: int) -> Tally:
    """The tally of one statement; `words` in lower case."""
    pause = " - " in text or ";" in text
    return Tally(len(words), counts(words), long_words(words), names(text), rules, pause, '"' in text)


def together(tallies: list[Tally]) -> Tally:
    """The tally of statements that one message makes."""
    whole = Tally(0, {}, frozenset(), 0, 0, False, False)
    for tally in tallies:
        whole.size += tally.size
        whole.long |= tally.long
        whole.names += tally.names
        whole.rules += tally.rules
        whole.pause |= tally.pause
        whole.quotation |= tally.quotation
        for name, number in tally.classes.items():
            whole.classes[name] = whole.classes.get(name, 0) + number
    return whole


def log_odds(tally: Tally, around: Around) -> float:
    """The log odds that English statements tell something worth keeping."""
    found = tally.classes
    odds = _BASE + _PER_LENGTH * math.log1p(tally.size) + _PER_DISTINCT * math.log1p(len(tally.long))
    odds += _PER_NEW * math.log1p(len(tally.long - around.lately)) + _PER_RULE * min(_MOST, tally.rules)
    for name, number in found.items():
        odds += _WEIGHTS.get(name, 0.0) * min(_MOST, number)
    odds += _PER_NAME * min(_MOST_NAMES, tally.names) + _LATER * around.place
    odds += _AFTER_LENGTH * math.log1p(min(_LONGEST_BEFORE, around.before))
    odds += (_ANSWERS if around.answers else 0) + (_ASKS if around.asks else 0) + (_SEEKS if around.seeks else 0)
    odds += (_PAUSE if tally.pause else 0) + (_QUOTATION if tally.quotation else 0)
    personal = "first" in found or "kin" in found or around.answers
    return odds if personal else min(odds, math.log(_IMPERSONAL / (1 - _IMPERSONAL)))


def long_words(words: list[str]) -> frozenset[str]:
    """The words that are long enough to tell something."""
    return frozenset([word for word in words if len(word) > 3])


def technical_words(words: list[str]) -> int:
    """How many of the words are those of talk about code and documents, the plain ones counted twice."""
    return sum([2 if word in TECHNICAL else word in HALF_TECHNICAL for word in words])


def probability(odds: float) -> float:
    """The probability that log odds mean."""
    return 1 / (1 + math.exp(-odds))
