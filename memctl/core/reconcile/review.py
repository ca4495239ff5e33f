"""What waits for a person, and what they may say about it."""

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
    """A memory that waits, and why: `pending`, or the reason of what is due; `other`: what it takes the place of when
    it is taken."""

    __slots__ = ("memory", "why", "other")

    def __init__(self, memory: Memory, why: str, other: Memory | None = None) -> None:
        self.memory = memory
        self.why = why
        self.other = other


class OtherMemories:
    """The memories that hold, as those that wait may be other wordings or corrections of them."""

    def __init__(self, memories: Iterable[Memory]) -> None:
        self.known = Known(one for one in memories if not (one.archived or one.pending or one.derived))

    def of(self, memory: Memory) -> Memory | None:
        """The one that says much the same, or that the memory corrects."""
        likeness, found = Likeness(memory.text), self.known.of_its_matter(memory.text)
        able = [one for one in found if not one.memory.protected and one.memory.agent == memory.agent]
        for entry in able:
            if near(likeness, entry.likeness):
                return entry.memory
        if not sounds_like_correction(memory.text):
            return None
        return target_of(memory.text, [entry.memory for entry in able], self.known.frequency, len(self.known))


def waiting(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> list[Waiting]:
    """What waits on the day number `today`: what is pending first, then what is due, each in the order of the files."""
    found = [memory for memory in memories if memory.pending and not memory.archived]
    others = OtherMemories(memories if found else ())
    pending = [Waiting(memory, "pending", others.of(memory)) for memory in found]
    faded = [item for item in due(memories, usage, settings, today) if item.verdict == "review"]
    return pending + [Waiting(item.memory, f"review {item.memory.review}" if _is_dated(item.memory, item.date)
                              else item.reason) for item in faded]  # fmt: skip


def _is_dated(memory: Memory, date: str) -> bool:
    return bool(memory.review) and memory.review[:10] <= date


def decisions(lines: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """(action, id) of lines such as `take m7f3k`, each given with its `file:line`. InputError for any other line."""
    said = []
    for line, where in lines:
        action, *ids = line.split()
        if action not in ACTIONS or not ids:
            raise InputError(f"{where}: write {', '.join(ACTIONS)} and an id, this is {line.strip()[:40]!r}")
        said += [(action, id.removeprefix("^")) for id in ids]
    return said
