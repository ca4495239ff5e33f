"""Memories that say the same in other words, and memories that cannot both be true."""

from __future__ import annotations

import re

from memctl.core.language.gist import gist_of
from memctl.core.reconcile.lookup import HITS, Known
from memctl.core.reconcile.similarity import near
from memctl.core.reconcile.supersede.single_valued import is_other_single, states_single

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memctl.core.reconcile.lookup import KnownMemory
    from memctl.model.memory import Memory

_OWNED = re.compile(r"^(?:the )?user['’]s ", re.IGNORECASE)
_DOES = re.compile(r"^(?:the )?user (\w+) ", re.IGNORECASE)
_OWNER_ZH = re.compile(r"^(?:用户|使用者)")
_FIRST_PERSON = {"is": "am", "has": "have", "does": "do", "goes": "go"}
_FEW_WORDS = 2  # a gist of fewer words is no ground to call two statements one


def is_comparable(memory: Memory) -> bool:
    """Whether a memory may be a duplicate: active, and no relation or event, which may happen twice."""
    return not (memory.archived or memory.pending or memory.derived or memory.type in ("episode", "context"))


def duplicate_groups(memories: Iterable[Memory]) -> list[list[Memory]]:
    """Return the groups of memories of one agent and one project that say the same, each in file order.

    Two memories say the same if they have the same gist, or if one has the other's words and no more that matter."""
    known = Known(memory for memory in memories if is_comparable(memory))
    numbers = {id(entry): number for number, entry in enumerate(known.every())}
    leader = list(range(len(numbers)))
    for one, other in _equals(known):
        if _is_one_owner(one.memory, other.memory):
            first, second = sorted(_root(leader, numbers[id(entry)]) for entry in (one, other))
            leader[second] = first
    groups: dict[int, list[Memory]] = {}
    for number, entry in enumerate(known.every()):
        groups.setdefault(_root(leader, number), []).append(entry.memory)
    return [group for group in groups.values() if len(group) > 1]


def _equals(known: Known) -> Iterator[tuple[KnownMemory, KnownMemory]]:
    by_gist: dict[frozenset[str], KnownMemory] = {}
    for entry in known.every():
        gist = gist_of(entry.memory.text)
        if len(gist) >= _FEW_WORDS:
            first = by_gist.setdefault(gist, entry)
            if first is not entry:
                yield first, entry
        for other in known.neighbours(entry.memory.text):
            if other is not entry and near(entry.likeness, other.likeness):
                yield other, entry


def _root(leader: list[int], number: int) -> int:
    while leader[number] != number:
        number = leader[number]
    return number


def _is_one_owner(one: Memory, other: Memory) -> bool:
    return (one.agent, one.scope, one.project) == (other.agent, other.scope, other.project)


def contradictions(memories: Iterable[Memory]) -> list[tuple[Memory, Memory]]:
    """Return the pairs (earlier, later) that give two values of one thing that has only one: two homes, two managers.
    Of a large tree, the newest HITS such statements are compared."""
    valid = [memory for memory in memories if is_comparable(memory) and not memory.until]
    said = [(memory, in_first_person(memory.text)) for memory in valid]
    single = [(memory, text) for memory, text in said if states_single(text)]
    single = sorted(single, key=lambda pair: pair[0].since or pair[0].created)[-HITS:]
    return [
        (old, new)
        for number, (new, text) in enumerate(single)
        for old, former in single[:number]
        if _is_one_owner(old, new) and is_other_single(text, former)
    ]


def in_first_person(text: str) -> str:
    """Return a statement about "the user" as the user would say it."""
    text = _OWNED.sub("My ", _OWNER_ZH.sub("我", text))
    return _DOES.sub(lambda match: f"I {_FIRST_PERSON.get(match[1], match[1].removesuffix('s'))} ", text)
