"""What waits for a person, and what they may say about it."""

from __future__ import annotations

from memctl.core.fading import due
from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.model.memory import Memory
    from memctl.model.settings import Settings
    from memctl.model.usage import Usage

ACTIONS = ("take", "refuse", "keep")


class Waiting:
    """A memory that waits, and why: `pending`, or the reason of what is due."""

    __slots__ = ("memory", "why")

    def __init__(self, memory: Memory, why: str) -> None:
        self.memory = memory
        self.why = why


def waiting(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> list[Waiting]:
    """What waits on the day number `today`: what is pending first, then what is due, each in the order of the files."""
    pending = [Waiting(memory, "pending") for memory in memories if memory.pending and not memory.archived]
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
