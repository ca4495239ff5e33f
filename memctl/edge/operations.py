"""Add memories to a tree: make the caller's decision under the lock, carry it out, and report the changes."""

from __future__ import annotations

from collections import Counter

from memctl.edge import interrupts, stream
from memctl.edge.change_output import put_changes
from memctl.edge.index.library import is_indexed, is_large
from memctl.edge.log import usage
from memctl.edge.log.usage import LEARNED
from memctl.edge.store.lock import NoLock
from memctl.edge.store.writer import Writer
from memctl.model.change import DONE, LATE, REFUSED, Change, change_of
from memctl.model.errors import NOTHING, OK, InputError, UsageError

FEW_CHANGED = 8  # up to this number of changed files, an addition reads them again instead of updating the index

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence
    from typing import Any, Protocol, TypeVar

    from memctl.edge.store.tree import Tree
    from memctl.edge.workspace import Workspace
    from memctl.model.memory import Memory
    from memctl.model.project import ProjectPart
    from memctl.model.segment import Digest, Segment
    from memctl.model.tables.command import Call

    class Statement(Protocol):
        """A statement to add: `cwd` is the directory of its project, `part` that project's part of the tree."""

        cwd: str
        part: ProjectPart | None

    Said = TypeVar("Said", bound=Statement)
    Answer = TypeVar("Answer")


def carry_out(workspace: Workspace, decide: Callable[[Writer], list[Change]], tree: Tree | None = None) -> list[Change]:
    """Carry out the changes that `decide` makes for a tree (by default the one that new memories go to), as one
    operation on disk. `decide` may be called twice. A named operation (`--op`) that is already done is reported and not
    repeated."""
    tree, call = tree or workspace.tree_to_write(), workspace.call
    dry_run, name, operation = call.flag("dry-run"), _named(call), ""
    workspace.need_on()
    changes = None if dry_run else _to_inbox(workspace, tree, decide)
    try:
        if changes is None:
            with workspace.writer(tree) as writer:
                done = writer.journal.named(name) if name else None
                if done is not None:
                    return [change_of(record) for record in done["changes"]]
                notes: dict[str, Any] = {"op": name} if name else {}
                changes = _decided(decide, writer)
                writer.carry_out(changes, counts=any(_uses(changes).values()), tidy=True, **notes)
                operation = writer.operation
    except NoLock:
        changes = _to_inbox(workspace, tree, decide, no_lock=True)
        if changes is None:
            raise
    if not dry_run:
        usage.mark_day(tree.root, workspace.now)
        for kind, ids in _uses(changes).items():
            usage.record(tree.root, workspace.now, kind, ids, operation)
    return changes


def _decided(decide: Callable[[Writer], list[Change]], writer: Writer) -> list[Change]:
    """Return the decision on the whole tree. InputError if a part of it could not be read: a memory there would seem
    new."""
    changes = decide(writer)
    if writer.tree.unread:
        raise InputError(f"{writer.tree.root}: a part of the tree cannot be read (see above): nothing was added")
    return changes


def decided(
    workspace: Workspace,
    writer: Writer,
    digest: Callable[[Sequence[Memory], str], Digest],
    decide: Callable[[list[Segment] | None], tuple[list[Change], list[Memory]]],
    *,
    makes: bool = True,
) -> list[Change]:
    """Return the changes that `decide` makes with the index of a tree too large to read. `decide` also returns the
    memories that its changes depend on; their files are compared with the index. A dry run makes no index, so it reads
    a tree that has none; nor does it without `makes`."""
    keeps = not writer.dry_run
    if not _has_index(workspace, writer.tree, makes=makes and keeps):
        return decide(None)[0]
    return _asked(workspace, writer.tree, digest, decide, lambda answer: answer[1], keeps=keeps)[0]


def chosen(
    workspace: Workspace,
    tree: Tree,
    digest: Callable[[Sequence[Memory], str], Digest],
    choose: Callable[[list[Segment]], list[Memory]],
) -> list[Memory]:
    """Return the memories that `choose` finds in the index of a tree; all memories of a tree that is small or has no
    index."""
    if not _has_index(workspace, tree, makes=False):
        return tree.memories()
    return _asked(workspace, tree, digest, choose, lambda answer: answer, keeps=False)


def _has_index(workspace: Workspace, tree: Tree, *, makes: bool) -> bool:
    """Whether to ask the index of a tree; with `makes`, one that is still to be made too."""
    return workspace.settings.flag("index") and (makes or is_indexed(tree)) and is_large(tree)


def _asked(
    workspace: Workspace,
    tree: Tree,
    digest: Callable[[Sequence[Memory], str], Digest],
    ask: Callable[[list[Segment]], Answer],
    shown: Callable[[Answer], list[Memory]],
    *,
    keeps: bool,
) -> Answer:
    was_there, library = is_indexed(tree), workspace.library([tree], digest, keeps=keeps)
    try:
        answer = library.answer(ask, shown)
        if not was_there or library.differing() > FEW_CHANGED:
            library.keep()
    finally:
        library.shut()
    return answer


def by_tree(workspace: Workspace, said: Iterable[Said]) -> dict[Tree | None, list[Said]]:
    """Group statements by the tree that they go to. None stands for the tree for new memories, which also holds the
    projects without a tree."""
    found: dict[Tree | None, list[Said]] = {None: []}
    chosen = workspace.call.text("scope", "user") == "project"  # then the command line decides for all
    for one in said:
        one.cwd = "" if chosen else one.cwd
        found.setdefault(workspace.home_of(one.cwd) if one.cwd else None, []).append(one)
    return found


def put_in_parts(workspace: Workspace, said: Iterable[Said], tree: Tree | None) -> None:
    """Set the part of the tree that each statement goes to. The caller holds the lock."""
    projects = workspace.projects()
    projects.forget()
    for one in said:
        one.part = projects.of_new(one.cwd) if one.cwd and tree is None else None


def snapshot(workspace: Workspace) -> Writer:
    """Return an unlocked view of the tree that new memories go to, for decisions that take long."""
    return Writer(workspace.tree_to_write(), workspace.call.command.name, now=workspace.now, dry_run=True)


def elsewhere(workspace: Workspace, keys: Collection[str]) -> dict[str, Tree]:
    """Return id → tree for those ids that only another tree in scope has."""
    home = workspace.tree_to_write()
    others = [tree for tree in workspace.existing_trees() if tree.root != home.root]
    if not keys or not others:
        return {}
    here = {memory.key for memory in home.memories()}
    found = {memory.key: tree for tree in others for memory in tree.memories() if memory.key in keys}
    return {key: tree for key, tree in found.items() if key not in here}


def _named(call: Call) -> str:
    """Return the name that `--op` gives to the operation, empty for none."""
    name = call.text("op")
    if name and not (name.isascii() and name.isalnum() and 4 <= len(name) <= 64):
        raise UsageError(f"--op {name}: give 4 to 64 letters and digits")
    return name


def _to_inbox(
    workspace: Workspace, tree: Tree, decide: Callable[[Writer], list[Change]], *, no_lock: bool = False
) -> list[Change] | None:
    """Write each change to a file of the inbox and return the changes; None if the tree can be locked, or the changes
    do more than add."""
    setting = workspace.settings.text("add.inbox")
    if setting == "never":
        return None
    from memctl.edge.store import inbox

    if not (no_lock or inbox.is_wanted(tree.root, setting)):
        return None
    changes = _decided(decide, Writer(tree, "add", now=workspace.now, dry_run=True))
    if not inbox.can_take(changes):
        return None
    with interrupts.Held():
        inbox.put_in_inbox(tree.root, changes)
        if changes:
            interrupts.made()
    return changes


def _uses(changes: list[Change]) -> dict[str, list[str]]:
    """Return the ids of the memories that these changes use, by kind of use."""
    return {
        "restated": [change.id for change in changes if _is_restated(change)],
        LEARNED: [change.id for change in changes if change.notes.get(LATE)],
        "used": [change.id for change in changes if change.action == "boost"],
    }


def _is_restated(change: Change) -> bool:
    return change.action in ("merge", "restore") or change.reason == "restated"


def report_changes(workspace: Workspace, changes: list[Change], warnings: Iterable[str] = ()) -> int:
    """Print the changes and the warnings; return status 65 if a change was refused."""
    call, status = workspace.call, OK
    for warning in warnings:
        stream.say(f"{call.command.name}: {warning}")
    for change in changes:
        if change.notes.get(REFUSED):
            stream.say(f"{call.command.name}: {change.reason}")
            status = InputError.status
    put_changes(changes, call)
    if not changes and call.command.name == "add":
        stream.say_nothing("nothing learned", quiet=call.flag("quiet"))
    if call.flag("verbose") or (len(changes) > 1 and stream.stdout_is_terminal() and not call.flag("quiet")):
        counts = Counter(change.action for change in changes)
        stream.say(f"{call.command.name}: {', '.join(f'{count} {DONE[action]}' for action, count in counts.items())}")
    return status


def undo(workspace: Workspace, tree: Tree, ids: list[str], plan: Callable[..., Any]) -> int:
    """Undo operations of a tree by an `UndoPlan`, and print the changes. Returns the exit status."""
    call = workspace.call
    with workspace.writer(tree) as writer:
        journal = writer.journal
        undoing = plan(
            [operation for operation in journal.operations(ids) if operation.get("op") in ids],
            writer.memories(), writer.page, journal.operations, journal.wordings_of,
            buried=writer.tombstones(), date=workspace.date, uses=usage.uses(tree.root),
        )  # fmt: skip
        for sentence in undoing.refused:
            stream.say(f"undo: {sentence}")
        if undoing.refused and not call.flag("partial"):
            stream.say("undo: nothing was undone" + ("; --partial undoes the rest" if undoing.changes else ""))
            return InputError.status
        lines = {name: found for name in ("unused", "reused") if (found := getattr(undoing, name))}
        changes = writer.carry_out(undoing.changes, counts=bool(lines), undoes=ids, **lines)
        if not call.flag("dry-run"):
            usage.undo_uses(tree.root, undoing.unused, undoing.reused)
    if changes and not call.flag("dry-run"):
        usage.mark_day(tree.root, workspace.now)
    put_changes(changes, call)
    if not changes and not undoing.refused:
        stream.say(f"undo: {' '.join(ids)}: already undone")
    return InputError.status if undoing.refused else OK if changes else NOTHING
