"""Pieces that several patterns for English are made of."""

from __future__ import annotations

from memctl.core.language.en.word_classes import KIN

_MARKS = ",.!:;-"
_LEADING = _MARKS + " "
LEAD = r"^(?:(?:please|pls|just|then|now|right|fyi)\b[,:]? )*"  # of what a sentence may open with, what rules may need
_OPENING_WORDS = """
so and but or also well oh hey hi hello hmm yeah yes yep ok okay sure nope nah actually honestly personally plus btw
anyway besides ugh sorry thanks great cool nice wow haha lol generally overall tbh though however because since
recently lately finally
"""
_OPENERS = frozenset(_OPENING_WORDS.split())
_LONGER_OPENERS = (
    "by the way", "one thing", "thank you", "like i said", "as i said", "in general", "to be honest", "for me,",
    "as for me", "guess what", "in fact", "no,", "no.", "no!",
)  # fmt: skip


def after_opening(text: str) -> str:
    """A sentence in lower case without what it opens with and says the same without: "oh, and by the way, "."""
    while True:
        head, _, rest = text.partition(" ")
        if head.rstrip(_MARKS) not in _OPENERS:
            if not text.startswith(_LONGER_OPENERS):
                return text
            rest = text[len(next(filter(text.startswith, _LONGER_OPENERS))) :]
        rest = rest.lstrip(_LEADING)
        if not rest:
            return text
        text = rest


_ADVERBS = (
    r"(?: (?:also|just|always|usually|do|still|all|both|so|too|very|quite|much|rather|only|even|not|kind of|kinda|"
    r"sort of|pretty|a bit|super|now|often|never|myself|far|a lot|tend to|\w+ly|am|have|had|'ve|been))*"
)
SELF = r"\b(?:i|we)(?:'m|'ve|'d)?" + _ADVERBS + " "
ANY_KIN = "(?:" + "|".join(sorted(KIN, key=lambda word: (-len(word), word))) + ")"
