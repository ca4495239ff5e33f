"""The target of a correction: the one memory that it clearly means, or none."""

from __future__ import annotations

from collections.abc import Callable, Collection
from math import log

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.claims import (
    CUE_WORDS,
    HOME,
    clauses_of,
    corrects,
    differs_in_number,
    ends,
    slots_of,
    tells_the_same_of,
)
from memctl.core.reconcile.supersede.replace import replaces
from memctl.core.reconcile.supersede.retraction import is_of_other, is_of_tools, retracts
from memctl.model.memory import Memory

_CLEAR = 0.3  # least weight that both must share; also the bonus if nothing else can be meant
_ALIKE = 0.7  # least share that a statement repeats of one of which it amends a value
_APART = 0.8  # the second best must stay below this share of the best


def target_of(text: str, known: Collection[Memory], frequency: Callable[[str], int], count: int) -> Memory | None:
    """Return the memory in `known` that the statement corrects. `frequency` returns the number of the `count` memories
    that contain a word."""
    new = set(words(text)) - CUE_WORDS
    slots = slots_of(text)
    parts = [text, *filter(sounds_like_correction, clauses_of(text))]
    scored = []
    for memory in known:
        if is_of_other(text, memory.text) or (slots & slots_of(memory.text) == {HOME} and is_of_tools(text)):
            continue
        other_number = differs_in_number(text, memory.text)
        taken = other_number or retracts(text, memory.text) or any(replaces(part, memory.text) for part in parts)
        if not taken and not any(corrects(part, _claim(memory.text, slots)) for part in parts):
            continue
        old = set(words(memory.text)) - CUE_WORDS
        both = _weight(old & new, frequency, count)
        share = 2 * both / (_weight(old, frequency, count) + _weight(new, frequency, count) or 1)
        alone = taken or slots & slots_of(memory.text) or ends(text, memory.text)
        if alone or tells_the_same_of(text, memory.text):
            share += _CLEAR
        scored.append((share, memory))
    scored.sort(key=lambda pair: -pair[0])
    if not scored or scored[0][0] < _CLEAR:
        return None
    if len(scored) > 1 and scored[1][0] > _APART * scored[0][0]:
        return None
    return scored[0][1]


def amended_by(text: str, known: Collection[Memory]) -> Memory | None:
    """Return the one memory that a statement repeats but for a value."""
    found = [
        memory for memory in known if _alike_around(text, memory.text) >= _ALIKE * max(len(text), len(memory.text))
    ]
    return found[0] if len(found) == 1 else None


def _alike_around(one: str, other: str) -> int:
    """Return how many characters two texts share at both ends."""
    most = min(len(one), len(other))
    head = next((at for at in range(most) if one[at] != other[at]), most)
    return head + next((at for at in range(most - head) if one[-1 - at] != other[-1 - at]), most - head)


def _claim(text: str, slots: frozenset[int]) -> str:
    """Return a known statement, or its last clause if every clause is about the correction's slots."""
    clauses = clauses_of(text) if slots else []
    return clauses[-1] if clauses and all(slots & slots_of(clause) for clause in clauses) else text


def _weight(found: set[str], frequency: Callable[[str], int], count: int) -> float:
    return sum(log(1 + (count + 1) / (frequency(word) + 1)) for word in found)
