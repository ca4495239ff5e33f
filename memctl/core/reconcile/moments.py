"""The order in which statements were said. The tree keeps days; within a day, known times decide."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.core.reconcile.candidate import Incoming
    from memctl.model.memory import Memory


class Moments:
    """`said_at` returns the time at which the memory with an id was said, or ""; `moment` converts times to one form
    that sorts as text."""

    def __init__(self, said_at: Callable[[str], str] = lambda id: "", moment: Callable[[str], str] = str) -> None:
        self._said_at = said_at
        self._moment = moment
        self._new: dict[str, str] = {}

    def note(self, id: str, time: str) -> None:
        """Record the time of a memory that this run adds."""
        self._new[id] = time

    def order(self, memory: Memory, incoming: Incoming) -> int:
        """Return 1 if the memory was said after the statement, -1 if before, 0 if unknown."""
        known, new = memory.created[:10], incoming.memory.created[:10]
        if known == new and incoming.time and memory.id:
            known = self._moment(self._new.get(memory.id) or self._said_at(memory.id))
            new = self._moment(incoming.time)
        return (known > new) - (known < new) if known and new else 0
