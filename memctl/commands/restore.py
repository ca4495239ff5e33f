"""`memctl restore`: moves forgotten memories back to their places."""

from __future__ import annotations

from memctl.core.lifecycle.forget import stones_of
from memctl.core.lifecycle.history import Dropped, find_dropped
from memctl.core.reconcile.relations import move_relations
from memctl.core.reconcile.resolve import find_named
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.change import Change, bury_edit, paste_edit, restored
from memctl.model.errors import NOTHING, OK
from memctl.model.markdown.patch import sides_now
from memctl.model.markdown.scaffolding import inverse
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example

COMMAND = Command(
    "restore",
    description="Moves memories from the archive back to their file and heading, and lets memctl learn them again. "
    "It can also restore a memory that another program removed from the tree: memctl then takes it from the journal. "
    "Status 1 means that no forgotten memory has this id.",
    arguments=(
        Argument(
            "id", "Ids of forgotten memories (memctl list --archived).", kind="archived-id", required=True, many=True
        ),
    ),
    options=options.CHANGING,
    examples=(Example("memctl list -0 --archived | xargs -0 memctl restore", "restore everything"),),
)


def run(call: Call) -> int:
    """Restore each memory. Returns 1 if one was not forgotten."""
    workspace = Workspace(call)
    workspace.need_on()
    words = [word.removeprefix("^") for word in call.texts("id")]
    open_words = list(words)
    for tree in workspace.existing_trees():
        open_words = _restore(call, workspace, tree, open_words)
    for word in open_words:
        find_named(call.texts("id")[words.index(word)], ())  # raises an error for a word that can only be an id
        stream.say(f"restore: the archive has no memory {word} (memctl list --archived)")
    return NOTHING if open_words else OK


def _restore(call: Call, workspace: Workspace, tree: Tree, words: list[str]) -> list[str]:
    """Restore the words that this tree knows. Returns the others."""
    if not words or not tree.exists():
        return words
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        there = {memory.key: memory for memory in reversed(memories)}
        there |= {memory.key: memory for memory in reversed(memories) if memory.archived}
        missing = [word for word in words if word not in there]
        lost = {one.id: one for one in find_dropped(sides_now(writer.journal.operations(missing)), there)}
        places = writer.journal.last_places(words)
        in_turn = [*places, *(word for word in words if word not in places)]  # last removed, first restored
        wordings = writer.journal.wordings_of(words)
        changes = {
            word: _change(there.get(word), lost.get(word), places.get(word), wordings[word], workspace.date)
            for word in in_turn
        }
        done = [change for change in changes.values() if change]
        move_relations(done, memories, writer.new_id)
        if done:
            props = [inverse(edit) for edit in writer.journal.strips_of([word for word in words if changes[word]])]
            done[0].edits = (*props, *done[0].edits)
        writer.carry_out(done)
    if done and not call.flag("dry-run"):
        usage.mark_day(tree.root, workspace.now)
    put_changes(done, call)
    return [word for word in words if not changes[word]]


def _change(
    memory: Memory | None, gone: Dropped | None, place: list[object] | None, earlier: list[str], date: str
) -> Change | None:
    if memory is not None and memory.archived:
        change = restored(memory, anchor=place)
        texts = [memory.text, *earlier]
    elif gone is not None:
        texts, edits = [gone.text], (paste_edit(gone.path, gone.id, gone.side),)
        reason = "dropped by another program"
        change = Change("restore", gone.id, path=gone.path, after=gone.text, reason=reason, edits=edits)
    else:
        return None
    change.edits = (*change.edits, bury_edit(stones_of(texts), date, lifted=True))
    return change
