"""What a correction corrects: the one memory that it clearly speaks of, or none."""

from __future__ import annotations

from math import log

from memctl.core.claims import CUE_WORDS, corrects, differs_in_number, ends, slots_of, tells_the_same_of
from memctl.core.lazy import Lazy
from memctl.core.retrieval.words import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memctl.model.memory import Memory

# Words that say that something is otherwise than it was. `now` alone does so at either end of a short statement only.
_CUE = Lazy(
    r"\b(?:nowadays|instead|no longer|any ?more|switched|switching|(?:moved|migrated) (?:\S+ ){0,4}?(?:to|from|off)|"
    r"changed|replaced|correction|from now on|these days|stopped|quit|gave up|not .{1,40} but|rather than|after all|"
    r"(?:come|grown) to (?:like|love|enjoy)|got (?:married|divorced|engaged))\b|"
    r"^(?:no,? wait|sorry,|oops|update|scratch that|strike that|turns out|i (?:was wrong|misspoke|mistyped))|"
    r"^my new (?:boss|manager|job|address|e?-?mail|phone|number|car|laptop|doctor|landlord|name)\b|"
    r"^(?:\w+ ){0,2}(?:now|actually)\b|\bnow(?=[.!]?$|,| (?:at|in|on|that|instead)\b)|\b(?:is|are) now\b|"
    r"改[用成为到名签喝吃学]|换[成到了用]|转[用到]|[迁移调]到|调整[为到成]|推迟到|提前到|延期到|不再|已经不|更正|纠正|"
    r"[说记搞写]错了|而不是|而非|不是.{1,12}[，,]是|[，,]不是[^，。]{1,10}$|搬到|搬去|搬家|戒了|^.{0,3}(?:现在|其实|以后)|"
    r"现在(?:是|在|叫|住|上)"
)
_NOT_CUE = Lazy(r"\bnow and then\b|\b(?:by|right|for) now\b|^now (?:that|i'm going|i'm gonna|let|what)")
_LONGEST = (16, 30)  # words, or Chinese characters: a longer statement says more than that something changed
_CLEAR = 0.3  # share of the weight that must be common; as much counts that nothing else can be meant
_APART = 0.8  # how near the second best may come to the best


def sounds_like_correction(text: str) -> bool:
    """Whether a statement says no more than that something is not as it was, or was wrong."""
    text = text.strip().lower()
    if len(text.split()) > _LONGEST[0] or sum(sign >= "\u2e80" for sign in text) > _LONGEST[1]:
        return False
    return bool(_CUE().search(text)) and not _NOT_CUE().search(text)


def target_of(text: str, known: Collection[Memory], frequency: dict[str, int], count: int) -> Memory | None:
    """The one of `known` that the statement corrects. `frequency` says in how many of `count` memories a word is."""
    new = set(words(text)) - CUE_WORDS
    slots = slots_of(text)
    scored = []
    for memory in known:
        if not corrects(text, memory.text):
            continue
        old = set(words(memory.text)) - CUE_WORDS
        both = _weight(old & new, frequency, count)
        share = 2 * both / (_weight(old, frequency, count) + _weight(new, frequency, count) or 1)
        alone = slots & slots_of(memory.text) or ends(text, memory.text) or differs_in_number(text, memory.text)
        if alone or tells_the_same_of(text, memory.text):
            share += _CLEAR
        scored.append((share, memory))
    scored.sort(key=lambda pair: -pair[0])
    if not scored or scored[0][0] < _CLEAR:
        return None
    if len(scored) > 1 and scored[1][0] > _APART * scored[0][0]:
        return None
    return scored[0][1]


def _weight(found: set[str], frequency: dict[str, int], count: int) -> float:
    return sum(log(1 + (count + 1) / (frequency.get(word, 0) + 1)) for word in found)
