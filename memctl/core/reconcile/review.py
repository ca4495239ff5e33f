"""Memories that wait for a decision, and the decisions that a person may give."""

from __future__ import annotations

from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.lifecycle.decay import due
from memctl.core.reconcile.lookup import Known
from memctl.core.reconcile.similarity import Likeness, near
from memctl.core.reconcile.supersede.corrections import target_of
from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings
    from memctl.model.usage import Usage

ACTIONS = ("take", "refuse", "keep")


class Waiting:
    """A memory that waits. `why` is `pending` or the reason; `other` is the memory that it replaces when
    accepted."""

    __slots__ = ("memory", "why", "other")

    def __init__(self, memory: Memory, why: str, other: Memory | None = None) -> None:
        self.memory = memory
        self.why = why
        self.other = other


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


def waiting(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> list[Waiting]:
    """Return the waiting memories on the day number `today`: pending ones first, then due ones, each in file order."""
    found = [memory for memory in memories if memory.pending and not memory.archived]
    others = OtherMemories(memories if found else ())
    pending = [Waiting(memory, "pending", others.of(memory)) for memory in found]
    faded = [item for item in due(memories, usage, settings, today) if item.verdict == "review"]
    return pending + [Waiting(item.memory, f"review {item.memory.review}" if _is_dated(item.memory, item.date)
                              else item.reason) for item in faded]  # fmt: skip


def _is_dated(memory: Memory, date: str) -> bool:
    return bool(memory.review) and memory.review[:10] <= date


def decisions(lines: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return (action, id) for lines such as `take m7f3k`, each given with its `file:line`. Raises InputError for any
    other line."""
    said = []
    for line, where in lines:
        action, *ids = line.split()
        if action not in ACTIONS or not ids:
            raise InputError(f"{where}: write {', '.join(ACTIONS)} and an id, this is {line.strip()[:40]!r}")
        said += [(action, id.removeprefix("^")) for id in ids]
    return said
