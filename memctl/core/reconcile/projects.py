"""Statements of several projects, added to one tree: each project is a part of it that knows nothing of the others."""

from __future__ import annotations

from memctl.core.reconcile.comparable import project_in
from memctl.core.reconcile.rules import Adding
from memctl.model.change import rewriting
from memctl.model.project import part_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.core.reconcile.candidate import Incoming
    from memctl.core.reconcile.comparable import Standing
    from memctl.model.change import Change
    from memctl.model.project import Part
    from memctl.model.tables.settings import Settings


def take_all(tree: Standing, incoming: Iterable[Incoming], settings: Settings, now: str) -> list[Change]:
    """The changes that statements come to, those of each project apart: none meets what is known of another, or of the
    person. A statement about a memory that it names belongs where that is."""
    parts: dict[str, tuple[Part | None, list[Incoming]]] = {"": (None, [])}
    named = {key for one in incoming for key in one.names}
    places: dict[str, str] = {}
    if named:
        files = frozenset(tree.paths())
        places = {memory.key: project_in(memory, files) for memory in tree.memories() if memory.key in named}
    for one in incoming:
        home = next((places[key] for key in one.names if key in places), None)
        part = one.part if home is None else part_of(home, {"project": home})
        parts.setdefault(part.name if part else "", (part, []))[1].append(one)
    adding = [(Adding.to(tree, settings, now, part), group) for part, group in parts.values() if group]
    return [change for one, group in adding for change in _registered(one, one.take_all(group))]


def _registered(adding: Adding, changes: list[Change]) -> list[Change]:
    """The changes; they also say in the register of a new project which one it is."""
    part, edits = adding.part, [edit for change in changes for edit in change.edits]
    if part is None or part.register in adding.paths or not edits:
        return changes
    first = next((edit for edit in edits if edit["do"] == "insert" and edit["path"] == part.register), None)
    if first is not None:
        first["head"] = part.head
    else:
        change = next(change for change in changes if change.edits)
        change.edits = (rewriting(part.register, "", part.head), *change.edits)
    return changes
