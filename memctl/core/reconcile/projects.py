"""Statements of several projects added to one tree: each project is a separate part that does not see the others."""

from __future__ import annotations

from functools import partial

from memctl.core.reconcile.rules import Reconciler
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.model.change import Change, rewrite_edit
from memctl.model.project import ProjectPart, part_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from memctl.core.reconcile.candidate import Incoming
    from memctl.core.reconcile.comparable import LockedTree
    from memctl.core.reconcile.indexed import IndexedMemories
    from memctl.model.memory import Memory
    from memctl.model.segment import Digest, Segment
    from memctl.model.tables.settings import Settings


def take_all(
    tree: LockedTree,
    incoming: Iterable[Incoming],
    settings: Settings,
    now: str,
    hold: Callable[[], TreeMemories] | None = None,
) -> list[Change]:
    """Return the changes for the statements, project by project: none is compared with another project's memories or
    the user's own. A statement that names a memory goes to that memory's project. `hold` returns the memories of the
    tree, which change as statements are taken."""
    hold = hold or partial(read, tree)
    parts: dict[str, tuple[ProjectPart | None, list[Incoming]]] = {"": (None, [])}
    named = {key for one in incoming for key in one.names}
    places: dict[str, str] = {}
    if named:
        places = hold().projects(named)
    for one in incoming:
        home = next((places[key] for key in one.names if key in places), None)
        part = one.part if home is None else part_of(home, {"project": home})
        parts.setdefault(part.name if part else "", (part, []))[1].append(one)
    adding = [(Reconciler.to(tree, hold(), settings, now, part), group) for part, group in parts.values() if group]
    return [change for one, group in adding for change in registered(one.part, one.paths, one.take_all(group))]


def taken(
    tree: LockedTree, incoming: Iterable[Incoming], settings: Settings, now: str, segments: Sequence[Segment] | None
) -> tuple[list[Change], list[Memory]]:
    """Return the same changes, found through an index if there are segments, and the memories that they rest on."""
    if segments is None:
        return take_all(tree, incoming, settings, now), []
    from memctl.core.reconcile.indexed import IndexedMemories  # a small tree does not need it
    from memctl.core.retrieval.corpus import Corpus

    corpus, paths = Corpus(segments), tree.paths()
    held = [IndexedMemories(corpus, paths)]
    tree.index_ids(held[0].has_id, len(corpus))

    def hold() -> TreeMemories:
        held.append(IndexedMemories(corpus, paths))
        return held[-1]

    changes = take_all(tree, incoming, settings, now, hold)
    return changes, [memory for one in held for memory in one.met]


def named_in(segments: Sequence[Segment], words: Iterable[str]) -> list[Memory]:
    """Return the memories in an index that have one of these ids or handles."""
    return _indexed(segments).named(words)


def concerned_in(
    tree: LockedTree, segments: Sequence[Segment], words: Iterable[str], forgotten: Iterable[str] | None = None
) -> list[Memory]:
    """Return the memories in an index that have one of these ids or handles. If they are to be forgotten, with the
    former wordings `forgotten`, return also all memories that count then."""
    held = _indexed(segments)
    tree.index_ids(held.has_id, len(held.corpus))
    named = held.named(words)
    if forgotten is None:
        return named
    return held.concerned([memory.key for memory in named], [*forgotten, *(memory.text for memory in named)])


def _indexed(segments: Sequence[Segment]) -> IndexedMemories:
    from memctl.core.reconcile.indexed import IndexedMemories  # a small tree does not need it
    from memctl.core.retrieval.corpus import Corpus

    return IndexedMemories(Corpus(segments), ())


def digest_of(memories: Sequence[Memory], title: str = "") -> Digest:
    """Return the digest that an index keeps for the memories of a file."""
    from memctl.core.retrieval.digest import digest  # a small tree does not need it

    return digest(memories, title)


def read(tree: LockedTree) -> TreeMemories:
    """Return all memories of a tree, read from its files."""
    return TreeMemories(tree.memories(), tree.paths())


def registered(part: ProjectPart | None, paths: Collection[str], changes: list[Change]) -> list[Change]:
    """Return the changes with an edit that writes the register of a project whose register is not among the paths."""
    edits = [edit for change in changes for edit in change.edits]
    if part is None or part.register in paths or not edits:
        return changes
    first = next((edit for edit in edits if edit["do"] == "insert" and edit["path"] == part.register), None)
    if first is not None:
        first["head"] = part.head
    else:
        change = next(change for change in changes if change.edits)
        change.edits = (rewrite_edit(part.register, "", part.head), *change.edits)
    return changes
