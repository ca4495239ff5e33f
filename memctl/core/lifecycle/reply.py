"""Which of the memories in a prompt a reply rests on: a memory that was shown is not yet a memory that was used."""

from __future__ import annotations

import re
from math import log

from memctl.core.language.frequency import rarity
from memctl.core.language.tokenize import is_cjk, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from memctl.model.memory import Memory

# fitted to tests/fixtures/replies.jsonl
ENOUGH = 0.25  # share of a memory's weight that the reply must repeat
SPECIFIC = 1.0  # weight that it must repeat in any case
LEAST, MOST = 0.7, 0.5  # or this weight, if it is this share of the memory's: the memory has few words
ORDINARY = 0.8  # factor for words that are no names and have no digits: one of them alone proves nothing
FRAME = frozenset(("user", "用", "户", "用户"))  # words that a memory has only to name its owner
_CLAUSE_END = re.compile(r"[,;.，；。、]\s*|\s(?:and|but|because|so)\s")
# a capitalised word behind another word, or a word with a digit
_NAME = re.compile(r"(?<=[a-z,] )[A-Z][\w'-]*|\b\w*\d\w*")


def memories_used(
    reply: str, shown: Sequence[Memory], everything: Iterable[Memory], question: str = ""
) -> list[Memory]:
    """Return the memories of `shown` that the reply rests on, in their order.

    A reply rests on a memory if it repeats enough of its words, each weighted by its rarity in the tree (`everything`)
    and in the language. Words of the question prove nothing: the reply may have them from there."""
    said, asked = set(words(reply)), set(words(question))
    counts, total = _document_counts(everything)
    return [
        memory
        for memory in shown
        if any(_rests_on(part, said, asked, counts, total) for part in (memory.text, *_CLAUSE_END.split(memory.text)))
    ]


def _rests_on(text: str, said: set[str], asked: set[str], counts: dict[str, int], total: int) -> bool:
    own = set(words(text)) - FRAME
    names = set(words(" ".join(_NAME.findall(text))))
    weights = {
        word: rarity(word) * _idf(counts.get(word, 1), total) * (1 if word in names else ORDINARY)
        for word in own - asked
    }
    whole = sum(weights.values())
    repeated = sum(weight for word, weight in weights.items() if word in said and not _is_lone(word, own, said))
    return repeated >= max(SPECIFIC, ENOUGH * whole) or repeated >= max(LEAST, MOST * whole)


def _document_counts(memories: Iterable[Memory]) -> tuple[dict[str, int], int]:
    counts: dict[str, int] = {}
    total = 0
    for memory in memories:
        total += 1
        for word in set(words(memory.text)):
            counts[word] = counts.get(word, 0) + 1
    return counts, total


def _idf(count: int, total: int) -> float:
    """Return the inverse document frequency of a word, scaled so that a word of one memory has 1."""
    return log(1 + total / count) / log(1 + total)


def _is_lone(word: str, own: Collection[str], said: Collection[str]) -> bool:
    """Whether a CJK character stands in the reply in no pair that the memory has too: then it means something else."""
    if len(word) > 1 or not is_cjk(word):
        return False
    return not any(word in pair for pair in own if len(pair) == 2 and pair in said)
