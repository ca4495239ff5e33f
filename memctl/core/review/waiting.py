"""Memories that wait for a decision, by kind, and the decisions that a person or a model may give."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.lifecycle.decay import due
from memctl.core.lifecycle.strength import NOBODY, strength_of
from memctl.core.reconcile.duplicates import contradictions, is_comparable
from memctl.core.reconcile.lookup import Known
from memctl.core.reconcile.similarity import Likeness, near
from memctl.core.reconcile.supersede.corrections import target_of
from memctl.core.retrieval.filters import is_expired
from memctl.model.errors import InputError
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.dates import day_number, iso_date
from memctl.model.usage import Usage

ACTIONS = ("take", "keep", "promote", "refuse")
NEAREST = 5  # memories shown beside the one that waits


class Waiting:
    """A memory that waits. `kind` is a key of KINDS, `why` the reason in words; `others` are the memories that it
    replaces when taken."""

    def __init__(self, memory: Memory, why: str, others: Iterable[Memory] = ()) -> None:
        self.kind = ""
        self.memory = memory
        self.why = why
        self.others = tuple(others)

    @property
    def reason(self) -> str:
        joint = "of" if self.kind == "contradiction" else "instead of"
        return f"{self.why} {joint} {', '.join(one.key for one in self.others)}" if self.others else self.why


class OtherMemories:
    """The active memories, compared with waiting ones that reword or correct them."""

    def __init__(self, memories: Iterable[Memory]) -> None:
        self.known = Known(one for one in memories if not (one.archived or one.pending or one.derived))

    def of(self, memory: Memory) -> Memory | None:
        """Return the memory that says nearly the same, or that the given memory corrects."""
        likeness, found = Likeness(memory.text), self.known.of_its_matter(memory.text)
        able = [one for one in found if not one.memory.protected and one.memory.agent == memory.agent]
        for entry in able:
            if near(likeness, entry.likeness):
                return entry.memory
        if not sounds_like_correction(memory.text):
            return None
        return target_of(memory.text, [entry.memory for entry in able], self.known.frequency, len(self.known))

    def nearest(self, memory: Memory) -> list[Memory]:
        """Return the memories that share most with one, the nearest first."""
        found = self.known.of_its_matter(memory.text)
        scores = {one["id"]: one["similarity"] for one in self.known.related(memory.text, found, 0.0, NEAREST + 1)}
        near_ones = sorted((one.memory for one in found if one.memory.key in scores), key=lambda one: -scores[one.key])
        return [one for one in near_ones if one.key != memory.key][:NEAREST]


def waiting(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> list[Waiting]:
    """Return the waiting memories on the day number `today` by kind, each memory once."""
    found: dict[int, Waiting] = {}
    for kind, find in KINDS.items():
        for item in find(memories, usage, settings, today):
            item.kind = kind
            found.setdefault(id(item.memory), item)
    return list(found.values())


def _pending(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> Iterator[Waiting]:
    found = [memory for memory in memories if memory.pending and not memory.archived]
    others = OtherMemories(memories if found else ())
    for memory in found:
        other = others.of(memory)
        yield Waiting(memory, "pending", [other] if other else ())


def _contradicting(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> Iterator[Waiting]:
    """Yield the newer ones of contradictory memories with those that they contradict, the newest first."""
    held = [memory for memory in memories if not is_expired(memory, iso_date(today))]
    found: dict[int, Waiting] = {}
    for old, new in contradictions(held):
        if not _is_settled(new, today) and not old.protected:
            item = found.setdefault(id(new), Waiting(new, "contradiction"))
            item.others += (old,)
    yield from reversed(found.values())


def _expired(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> Iterator[Waiting]:
    for item in due(memories, usage, settings, today):
        if item.verdict == "review" and is_expired(item.memory, iso_date(today)):
            yield Waiting(item.memory, item.reason)


def _faded(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> Iterator[Waiting]:
    for item in due(memories, usage, settings, today):
        if item.verdict == "review":
            yield Waiting(item.memory, item.reason)


def _for_core(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> Iterator[Waiting]:
    """Yield the memories that use has made so important that they may belong in every prompt."""
    for memory in memories:
        uses = usage.uses.get(memory.key, NOBODY)
        if not uses.boost or not is_promotable(memory) or _is_settled(memory, today):
            continue
        importance = strength_of(memory, usage, settings, today).importance
        if importance >= settings.number("review.core_above"):
            yield Waiting(memory, f"for the core: used {uses.count}×, importance {importance:.2f}")


# kind → its finder, in the order of review
KINDS: dict[str, Callable[[list[Memory], Usage, Settings, int], Iterator[Waiting]]] = {
    "pending": _pending,
    "contradiction": _contradicting,
    "expired": _expired,
    "faded": _faded,
    "core": _for_core,
}


def is_promotable(memory: Memory) -> bool:
    """Whether a memory could go to the core: it lasts, and it is not there yet."""
    return is_comparable(memory) and not (memory.in_core or memory.agent or memory.protected)


def _is_settled(memory: Memory, today: int) -> bool:
    """Whether a person has kept the memory as it is until a later date."""
    return (day_number(memory.review) or 0) > today


def decisions(lines: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return (action, id) for lines such as `take m7f3k`, each given with its `file:line`. Raises InputError for any
    other line."""
    said = []
    for line, where in lines:
        if line.lstrip().startswith("{"):
            said.append(_of_record(line, where))
            continue
        action, *ids = line.split() or [""]
        if action not in ACTIONS or not ids:
            raise InputError(f"{where}: write {', '.join(ACTIONS)} and an id, this is {line.strip()[:40]!r}")
        said += [(action, id.removeprefix("^")) for id in ids]
    return said


def _of_record(line: str, where: str) -> tuple[str, str]:
    """Return the decision of a record such as one of `review --json` with a `decision`."""
    from memctl.model.record import parse_json  # plain lines need none

    record = parse_json(line.encode("utf-8", "surrogatepass"), where)
    action, id = (record.get(key) if isinstance(record, dict) else None for key in ("decision", "id"))
    if action not in ACTIONS or not isinstance(id, str) or not id:
        raise InputError(f'{where}: a record needs an "id" and a "decision": {", ".join(ACTIONS)}')
    return str(action), id.removeprefix("^")
