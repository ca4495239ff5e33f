"""How likely it is that a message says something worth keeping, from what kinds of words it is made of.

The weights were fitted (logistic regression, then rounded) on conversations in which people had marked which messages
carry a fact, and on requests to assistants, which carry none."""

from __future__ import annotations

import math
import re

from memctl.core.extraction.english_words import (
    FAREWELL,
    FIRST,
    GENERAL,
    IRREGULAR_PAST,
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
    ("farewell", FAREWELL), ("general", GENERAL), ("kin", KIN), ("technical", TECHNICAL), ("past", IRREGULAR_PAST),
):  # fmt: skip
    for _member in _members:
        _CLASSES.setdefault(_member, []).append(_name)
_MINE = frozenset(["my", "our"])
_SUBJECTS = frozenset(["i", "we", "i've", "we've", "i'd", "we'd"])
_ADVERBS = frozenset(["just", "also", "actually", "even", "finally", "recently", "already", "never", "once", "both", "all", "have", "had", "really", "still"])
_CONTINUOUS = frozenset(["i'm", "we're", "been", "was", "were", "am", "are"])
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
        if subject and ((word.endswith("ed") and len(word) > 3) or word in IRREGULAR_PAST):
            found["did"] = found.get("did", 0) + 1
        elif subject and word.endswith("ing") and len(word) > 4:
            found["doing"] = found.get("doing", 0) + 1
        if word[0].isdigit():
            found["number"] = found.get("number", 0) + 1
        subject = word in _SUBJECTS or (subject and (word in _ADVERBS or word.endswith("ly"))) or word in _CONTINUOUS
    return found


_BASE = -2.75
_WEIGHTS = {
    "first": 0.1, "second": -0.17, "time": 0.38, "preference": 0.12, "praise": -0.13, "farewell": -0.15,
    "general": -0.07, "kin": 0.32, "mine": 0.15, "doing": 0.45, "number": 0.4, "technical": -0.5,
}  # fmt: skip
_MOST = 3  # of each class are counted
_PER_NAME, _MOST_NAMES = 0.15, 4
_PER_LENGTH, _PER_DISTINCT = 0.55, 0.46  # of the logarithm of the number of words
_ANSWERS = 0.9  # the message before ended in a question
_LATER = -0.85  # how much less is told at the end of a conversation than at its beginning
_PAUSE, _QUOTATION, _ASKS = 0.4, 0.8, -0.3
_IMPERSONAL = 0.3  # the most that words are worth that speak of nobody's life


def names(text: str) -> int:
    """How many words within sentences are capitalised, as names and titles are."""
    return len(_NAMES.findall(text))


def log_odds(words: list[str], text: str, *, answers: bool, asks: bool, place: float) -> float:
    """The log odds that English statements tell something worth keeping.

    `words` in lower case and `text` are those of the statements; `answers`: the message before ended in a question;
    `asks`: the message also asks; `place` in [0, 1]: how far into the conversation it was said.
    """
    found = counts(words)
    odds = _BASE + _PER_LENGTH * math.log1p(len(words))
    odds += _PER_DISTINCT * math.log1p(len({word for word in words if len(word) > 3}))
    for name, number in found.items():
        weight = _WEIGHTS.get(name)
        if weight is not None:
            odds += weight * min(_MOST, number)
    odds += _PER_NAME * min(_MOST_NAMES, names(text)) + _LATER * place
    if answers:
        odds += _ANSWERS
    if asks:
        odds += _ASKS
    if " - " in text or ";" in text:
        odds += _PAUSE
    if '"' in text:
        odds += _QUOTATION
    personal = "first" in found or "kin" in found or answers
    return odds if personal else min(odds, math.log(_IMPERSONAL / (1 - _IMPERSONAL)))


def probability(odds: float) -> float:
    """The probability that log odds mean."""
    return 1 / (1 + math.exp(-odds))
