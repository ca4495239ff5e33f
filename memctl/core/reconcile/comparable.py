"""Comparison of a statement with the memories of a tree, and changes that add nothing."""

from __future__ import annotations

from memctl.model.change import REFUSED, Change
from memctl.model.project import PROJECTS, REGISTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Protocol

    from memctl.core.reconcile.candidate import Incoming
    from memctl.model.memory import Memory

    class LockedTree(Protocol):
        """A tree while it is locked against other writers."""

        def memories(self) -> list[Memory]: ...
        def paths(self) -> list[str]: ...
        def tombstones(self) -> Collection[str]: ...
        def seal(self) -> Callable[..., str]: ...
        def new_id(self) -> str: ...
        def said_at(self, key: str) -> str: ...
        def moment(self, text: str) -> str: ...
        def index_ids(self, has_id: Callable[[str], bool], count: int) -> None: ...
        @property
        def scope(self) -> str: ...


def is_stated(change: Change) -> bool:
    """Whether the change leaves a memory that says the statement."""
    return change.action in ("add", "supersede", "update", "merge", "restore") or change.reason == "restated"


def project_in(memory: Memory, files: Collection[str]) -> str:
    """Return the project of a memory, or "". Directories below `projects/` without a register are not projects."""
    name = memory.project
    return name if name and f"{PROJECTS}{name}/{REGISTER}" in files else ""


def comparable(memory: Memory, incoming: Incoming, *, changed: bool = False) -> bool:
    """Whether two statements concern the same time and agent. Events of two days are two events. `changed` means that
    the new statement says what came later."""
    new = incoming.memory
    if memory.agent != new.agent:
        return False
    if "episode" in (memory.type, new.type):
        return memory.type == new.type and memory.created[:10] == new.created[:10]
    if memory.superseded_by:
        return True
    if memory.since and new.since and memory.since != new.since and not (changed and memory.since < new.since):
        return False
    return not (memory.until and memory.until < (new.since or new.created))


def skipped(incoming: Incoming, reason: str, memory: Memory | None = None) -> Change:
    """Return a change that adds nothing because `memory` says the same."""
    if memory is None:
        return Change("skip", incoming.target, after=incoming.memory.text, reason=reason)
    return Change("skip", memory.key, path=memory.path, line=memory.line, after=memory.text, reason=reason)


def refused(incoming: Incoming, reason: str) -> Change:
    change = skipped(incoming, reason)
    change.notes = {REFUSED: True}
    return change


def said_again(incoming: Incoming, *, shown: bool = False) -> str:
    """Return the reason for skipping a known statement. A repetition counts as a use of the memory only if the user
    said it."""
    if shown:
        return "shown already"
    return "restated" if incoming.trusted else "known already"
