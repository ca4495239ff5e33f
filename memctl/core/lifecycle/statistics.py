"""Counts of memories by what they are, how old and strong they are, and how they are used."""

from __future__ import annotations

from collections import Counter

from memctl.core.lifecycle.account import strength_word
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from memctl.core.lifecycle.strength import Strength
    from memctl.model.memory import Memory

_AGES = ((7, "this week"), (31, "this month"), (366, "this year"))
_MOST = 5  # memories in a list


def count_memories(
    memories: Iterable[Memory], state: Callable[[Memory], str], strength: Callable[[Memory], Strength], today: int
) -> dict[str, dict[str, int]]:
    """Return counts by dimension and value. All memories have a state; the other dimensions count active ones, that of
    projects also those of projects elsewhere."""
    counts: dict[str, Counter[str]] = {name: Counter() for name in _DIMENSIONS}
    for memory in memories:
        is_in = state(memory)
        counts["state"][is_in] += 1
        if is_in == "active" or (is_in == ELSEWHERE and not (memory.archived or memory.pending)):
            counts["project"][memory.project or ("the project tree" if memory.scope == "project" else "none")] += 1
        if is_in != "active":
            continue
        counts["type"][memory.type] += 1
        counts["file"][memory.path] += 1
        counts["age"][_age(memory, today)] += 1
        counts["strength"][strength_word(strength(memory))] += 1
        counts["client"][client_of(memory)] += 1
    return {name: dict(found.most_common()) for name, found in counts.items() if found}


ELSEWHERE = "of other projects"  # the state of memories that are read in another directory only
_DIMENSIONS = ("state", "type", "file", "age", "strength", "client", "project")


def client_of(memory: Memory) -> str:
    """Return the client of the conversation that a memory came from, "by hand" for none."""
    return memory.source.partition("/")[0].partition("#")[0] or "by hand"


def _age(memory: Memory, today: int) -> str:
    day = day_number(memory.created)
    if day is None:
        return "undated"
    return next((word for most, word in _AGES if today - day < most), "older")


def most_used(memories: Sequence[Memory], uses: Callable[[Memory], int]) -> list[Memory]:
    return sorted((memory for memory in memories if uses(memory)), key=uses, reverse=True)[:_MOST]


def shown_for_nothing(
    memories: Iterable[Memory], shown: Mapping[str, Sequence[str]], uses: Callable[[Memory], int]
) -> list[Memory]:
    """Return the memories that prompts had most often and no reply ever rested on."""
    found = [memory for memory in memories if memory.key in shown and not uses(memory)]
    return sorted(found, key=lambda memory: len(shown[memory.key]), reverse=True)[:_MOST]
