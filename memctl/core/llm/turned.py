"""Whether a text that a model made of others turns what one of them says: another order, another direction, a word such
as "before" or "without" that none of them has."""

from __future__ import annotations

import re

from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import is_stop, words

# words that turn the meaning: a text may have one only if the others have one of the same line
_TURNS = tuple(
    Lazy(rf"\b(?:{line})\b", re.I)
    for line in (
        "before", "after", "until|till|by", r"above|more|over(?= \d)", "below|under|less|fewer", "except|but not",
        "only|just|solely", "left", "right", "against", "first", "last",
        r"all|every|each|always|\w{3,6}days|an? (?:day|week|month|year)",
        "any|whatever|whichever",
        r"without|no|not|never|cannot|free|avoid\w*|\w+n['’]t",
    )
)  # fmt: skip
_BUT_NOT = Lazy(r"([^，。不]{1,6})，?不([^，。]{1,6})")
_OVER = Lazy(r"\b(?:over|rather than|instead of|to|than|(?<!do )(?<!does )not)\b", re.I)
_WAY = Lazy(r"\bfrom (\w+)\b[^.;]{0,20}? to (\w+)", re.I)
_CHINESE_WAY = Lazy(r"从([^，。]{1,8}?)(?:搬|换|改|迁|转|调)[^，。]{0,2}?[到去为成]了?([^，。]{1,8})")
_LEAVES = Lazy(r"(?i)\b(?:from|left|leave|former\w*|previous\w*|used to|no longer)\b|从|离开|以前|曾|不再")
_NUMBER = Lazy(r"\d+")
_BEFORE = Lazy(r"(\w{3,4})\w* before (?:\w+ )??(\w{3,4})", re.I)
_CHINESE_BEFORE = Lazy(r"先([^，。]{1,8}?)[，]?再([^，。]{1,8})")
_IS_OF = Lazy(r"([^，。]{1,6}?)是([^，。]{1,6}?)的")
_NAME = Lazy(r"(?<![.!?] )(?<!^)\b[A-Z][a-z]+\b|^(?!User|The|My|I\b)[A-Z][a-z]+\b(?=\s\w+s\b)")
_CHINESE_NAME = Lazy(r"[小老阿]\w(?=\W|$|[^\x00-\x7f])")
_PASSIVE = Lazy(r"\b(?:by|and|with|who|named|called)\b|,")


def is_turned(claim: str, *sentences: str) -> bool:
    """Whether a claim has a word such as "before" or "without" that the sentences lack, or swaps the two sides of a
    preference."""
    whole = "; ".join(sentences)
    if any(is_reversed(claim, sentence) for sentence in sentences):
        return True
    turned = any(turn().search(claim) and not turn().search(whole) for turn in _TURNS)
    return turned or any(_is_swapped(claim, sentence) for sentence in sentences)


def is_reversed(claim: str, sentence: str) -> bool:
    """Whether a claim has a way ("from Oslo to Bergen", 从北京搬到上海) or two names in the other direction."""
    if _takes_the_new(claim, sentence):
        return False
    for way in (_WAY, _CHINESE_WAY, _BEFORE, _CHINESE_BEFORE, _IS_OF):
        for told, said in ((one, other) for one in way().finditer(claim) for other in way().finditer(sentence)):
            if told[1].lower() in said[2].lower() and told[1].lower() not in said[1].lower():
                return True
    for told, said in ((one, other) for one in _BUT_NOT().finditer(claim) for other in _BUT_NOT().finditer(sentence)):
        if told[1][-1] in said[2] and told[1][-1] not in said[1]:
            return True
    if any(_goes_half_the_way(claim, sentence, way) for way in (_WAY, _CHINESE_WAY)):
        return True
    called = _NAME().findall(claim) + _CHINESE_NAME().findall(claim)
    names = [name for name in dict.fromkeys(called) if name in sentence]
    order = [sentence.index(name) for name in names[:2]]
    if len(order) < 2:
        return False
    numbers = [sentence.find(number) for number in _NUMBER().findall(claim)]
    if order[0] < order[1] and len(numbers) > 1 and -1 not in numbers and numbers != sorted(numbers):
        return True  # each number is another name's
    return order[0] > order[1] and not _PASSIVE().search(claim)


def _goes_half_the_way(claim: str, sentence: str, way: Lazy) -> bool:
    """Whether a claim has only the place or thing that was left, without "from"."""
    return any(
        left.lower() in claim.lower()
        and not way().search(claim)
        and right.lower() not in claim.lower()
        and not _LEAVES().search(claim)
        for left, right in way().findall(sentence)
    )


def _takes_the_new(claim: str, sentence: str) -> bool:
    """Whether a claim says of a way "from Vim to Helix" that Helix is used over Vim."""
    return any(
        re.search(rf"\b{re.escape(new)}\b.* (?:over|instead of|rather than) {re.escape(old)}\b", claim, re.I)
        for old, new in _WAY().findall(sentence)
    )


def _is_swapped(claim: str, sentence: str) -> bool:
    """Whether the two sides of a preference are swapped: "tabs over spaces", "spaces over tabs"."""
    for over in () if _takes_the_new(claim, sentence) else _OVER().finditer(claim):
        left, right = words(claim[: over.start()]), words(claim[over.end() :])
        ahead = next((word for word in reversed(left) if not is_stop(word)), "")
        behind = next((word for word in right if not is_stop(word)), "")
        for told in _OVER().finditer(sentence):
            first, last = set(words(sentence[: told.start()])), set(words(sentence[told.end() :]))
            if ahead in last - first and behind in first - last:
                return True
    return False
