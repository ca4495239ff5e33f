"""How a tree looks to what is added: whether a statement and a memory can be compared, and changes that add nothing."""

from __future__ import annotations

from memctl.model.change import REFUSED, Change
from memctl.model.project import PROJECTS, REGISTER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from typing import Protocol

    from memctl.core.reconcile.candidate import Incoming
    from memctl.model.memory import Memory

    class Standing(Protocol):
        """A tree as it stands while nobody else can change it."""

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
    """Whether the memory of a change says what was stated."""
    return change.action in ("add", "supersede", "update", "merge", "restore") or change.reason == "restated"


def project_in(memory: Memory, files: Collection[str]) -> str:
    """The project of a memory, empty for none: other directories below `projects/` are a person's own."""
    name = memory.project
    return name if name and f"{PROJECTS}{name}/{REGISTER}" in files else ""


def comparable(memory: Memory, incoming: Incoming, *, changed: bool = False) -> bool:
    """Whether two statements are about the same time and for the same agent. Events of two days are two events.
    `changed`: the new one says what came after."""
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
    """The change that adds nothing, `memory` saying the same."""
    if memory is None:
        return Change("skip", incoming.target, after=incoming.memory.text, reason=reason)
    return Change("skip", memory.key, path=memory.path, line=memory.line, after=memory.text, reason=reason)


def refused(incoming: Incoming, reason: str) -> Change:
    """The change that was asked for and is not made."""
    change = skipped(incoming, reason)
    change.notes[REFUSED] = True
    return change


def said_again(incoming: Incoming, *, shown: bool = False) -> str:
    """The reason to skip what is known: only the user's saying it again is a use of the memory."""
    if shown:
        return "shown already"
    return "restated" if incoming.trusted else "known already"
