"""Which of two statements was said later. The tree keeps the day; within a day their times decide, where both are
known."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.core.reconcile.candidate import Incoming
    from memctl.model.memory import Memory


class Moments:
    """`said_at` tells by the id of a memory when it was said, empty where nobody noted it; `moment` gives times the one
    form in which they sort as text."""

    def __init__(self, said_at: Callable[[str], str] = lambda id: "", moment: Callable[[str], str] = str) -> None:
        self._said_at = said_at
        self._moment = moment
        self._new: dict[str, str] = {}

    def note(self, id: str, time: str) -> None:
        """Remember when a memory was said that this run adds."""
        self._new[id] = time

    def order(self, memory: Memory, incoming: Incoming) -> int:
        """1 where a memory was said after a statement, -1 where before; 0 where that cannot be told."""
        known, new = memory.created[:10], incoming.memory.created[:10]
        if known == new and incoming.time and memory.id:
            known = self._moment(self._new.get(memory.id) or self._said_at(memory.id))
            new = self._moment(incoming.time)
        return (known > new) - (known < new) if known and new else 0
