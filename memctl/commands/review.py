"""`memctl review`: accepts, rejects or keeps memories that wait for a person."""

from __future__ import annotations

from functools import partial

from memctl.commands import SUMMARY
from memctl.core.lifecycle.forget import forgotten, still_said
from memctl.core.lifecycle.set_marks import accept_in_place_of, accept_pending, keep_memory
from memctl.core.reconcile.resolve import Names
from memctl.core.reconcile.review import OtherMemories, Waiting, decisions, waiting
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.programs import editor
from memctl.edge.store.tree import Tree
from memctl.edge.store.writer import Writer
from memctl.edge.workspace import Workspace
from memctl.model.change import Change
from memctl.model.errors import NOTHING, OK
from memctl.model.memory import Memory
from memctl.model.record import memory_record
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

COMMAND = Command(
    "review",
    SUMMARY["review"],
    description="Lists the memories that wait for you: pending memories, faded memories, and memories with a "
    "review date that has come. It prints the reason, the id, the place, the channel and the text, separated by "
    "tabs. At a terminal it asks about each one: keep, archive, edit, skip or quit.\n\n"
    "A pending memory may be another wording or a correction of a known one. The reason then names that id, as in "
    "pending instead of m7f3k. If you accept the pending memory, it supersedes the known one.\n\n"
    "--take accepts a pending memory. --refuse archives a memory, and memctl does not learn it again. --keep "
    "restarts the strength of a faded memory. On a pipe, review reads decisions such as take m7f3k from standard "
    "input; it reads all of them before it applies the first.",
    options=(
        Option("take", "Accept this pending memory.", kind="waiting-id", metavar="ID", many=True),
        Option("refuse", "Archive this memory and never learn it again.", kind="waiting-id", metavar="ID", many=True),
        Option(
            "keep", "Keep this memory: accept it, or restart its strength.", kind="waiting-id", metavar="ID", many=True
        ),
        options.LIMIT,
        *options.WRITING,
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl review --json | jq -r '[.id, .channel, .text] | @tsv'", "list the waiting memories"),
        Example(
            "memctl review -0 | xargs -0 -I{} echo take {} | memctl review --dry-run",
            "show the effect of accepting all",
        ),
    ),
)


def run(call: Call) -> int:
    """Carry out decisions, ask for them, or list the waiting memories."""
    workspace = Workspace(call)
    given = {action: [word.removeprefix("^") for word in call.texts(action)] for action in ("take", "refuse", "keep")}
    if any(given.values()):
        return _decide(workspace, [(action, id) for action, ids in given.items() for id in ids])
    if not (call.flag("json") or call.flag("null")):
        if stream.stdin_is_piped() and (said := _read()):
            return _decide(workspace, said)
        if stream.stdout_is_terminal() and not stream.stdin_is_piped() and not call.flag("no-input"):
            return _ask(workspace)
    return _list(workspace)


def _list(workspace: Workspace) -> int:
    call, found = workspace.call, [item for tree in workspace.existing_trees() for item in _waiting(workspace, tree)]
    found = found[: call.integer("limit")]
    if stream.is_for_person(call):
        _show(found)
        return workspace.read_status
    for item in found:
        memory = item.memory
        if call.flag("json"):
            instead = {"instead": item.other.key} if item.other else {}
            stream.put_record(memory_record(memory, due=item.why, **instead))
        elif call.flag("null"):
            stream.put(memory.key, end="\0")
        else:
            stream.put_columns(_why(item), memory.key, memory.place, _channel(memory), one_line(memory.text))
    return workspace.read_status


def _show(found: list[Waiting]) -> None:
    from memctl.edge.table import show_rows  # for terminals only

    if not found:
        stream.say_nothing("review: nothing waits")
    rows = [
        (item.memory.key, item.memory.text, _why(item), item.memory.channel or "user", item.memory.path)
        for item in found
    ]
    show_rows(rows, ("id", "text", "reason", "channel", "place"))


def _why(item: Waiting) -> str:
    return f"{item.why} instead of {item.other.key}" if item.other else item.why


def _channel(memory: Memory) -> str:
    """Return the origin of a memory. Without a channel, it may be anybody's."""
    return memory.channel or ("unstated" if memory.pending else "user")


def _waiting(workspace: Workspace, tree: Tree) -> list[Waiting]:
    return waiting(tree.memories(), usage.load_usage(tree.root, workspace.now), workspace.settings, workspace.today)


def _read() -> list[tuple[str, str]]:
    """Read all decisions from stdin before the tree is locked. Raises InputError for a bad line."""
    lines = [(line.decode("utf-8", "replace"), where) for line, where in stream.Intake("review").lines()]
    return decisions(lines)


def _decide(workspace: Workspace, said: list[tuple[str, str]]) -> int:
    """Carry out decisions. Returns 1 if a named memory is missing."""
    workspace.need_on()
    call, left = workspace.call, list(said)
    for tree in workspace.existing_trees():
        if not left or not tree.exists():
            continue
        with workspace.writer(tree) as writer:
            alive = [memory for memory in writer.memories() if not memory.archived]
            changes, left = _changes(writer, alive, left, workspace.date)
            done = writer.carry_out(changes, tidy=True)
        if done and not call.flag("dry-run"):
            held = [change.id for change in done if change.action in ("update", "supersede")]
            usage.record(tree.root, workspace.now, "used", held, writer.operation)
        put_changes(done, call)
    for _, id in left:
        stream.say(f"review: no waiting memory has the id {id} (memctl review lists them)")
    return NOTHING if left else OK


def _changes(
    writer: Writer, memories: list[Memory], said: list[tuple[str, str]], date: str
) -> tuple[list[Change], list[tuple[str, str]]]:
    """Return (the changes, the decisions about missing memories)."""
    names, changes, left = Names(memories), [], []
    found = [(action, key, names.find(key)) for action, key in said]
    still = still_said(memories, [one for action, _, one in found if one and action == "refuse"])
    earlier = writer.journal.wordings_of(one.id for action, _, one in found if one and one.id and action == "refuse")
    takes = any(one.pending and action != "refuse" for action, _, one in found if one)
    others = OtherMemories(memories if takes else ())
    for action, key, memory in found:
        if memory is None:
            left.append((action, key))
        elif memory.pending and action != "refuse" and (other := others.of(memory)):
            changes.append(
                accept_in_place_of(memory, memory.id or writer.new_id(), other, other.id or writer.new_id(), date)
            )
        else:
            why = "refused" if memory.pending else "archived"
            refused = partial(forgotten, date=date, reason=why, earlier=earlier.get(memory.id, []), said=still)
            changes += _carried(writer, action, memory, refused)
    return changes, left


def _carried(writer: Writer, action: str, memory: Memory, refused: Callable[..., list[Change]]) -> list[Change]:
    id = memory.id or writer.new_id()
    if action == "take":
        return [accept_pending(memory, id)]
    if action == "keep":
        return [keep_memory(memory, id)]
    return refused([memory], [id])


def _ask(workspace: Workspace) -> int:
    """Ask about each waiting memory at the terminal. Each answer takes effect at once."""
    workspace.need_on()
    found = [(tree, item) for tree in workspace.existing_trees() for item in _waiting(workspace, tree)]
    found = found[: workspace.call.integer("limit")]
    if not found:
        stream.say("review: nothing waits")
    for number, (tree, item) in enumerate(found, 1):
        memory = _present(tree, item.memory)  # an earlier answer or edit may have moved or removed it
        if memory is None:
            continue
        item.memory = memory
        stream.put(_described(item, f"{number}/{len(found)}"))
        answer = stream.choose("keep, archive, edit, skip or quit?", ("keep", "archive", "edit", "skip", "quit"))
        if answer == "quit":
            break
        if answer == "edit":
            editor.edit(tree.inner(item.memory.path), item.memory.line)
        elif answer != "skip":
            _decide(workspace, [("keep" if answer == "keep" else "refuse", item.memory.key)])
    return OK


def _present(tree: Tree, memory: Memory) -> Memory | None:
    """Return the memory at its present place, None if it no longer waits."""
    alive = [one for one in tree.memories() if one.key == memory.key and not one.archived]
    return min(alive, key=lambda one: (one.path != memory.path, abs(one.line - memory.line)), default=None)


def _described(item: Waiting, number: str) -> str:
    memory = item.memory
    origin = " ".join(word for word in (_channel(memory), memory.source) if word)
    known = f"\n  instead of {item.other.key}: {one_line(item.other.text)}" if item.other else ""
    return f"{number}  {memory.place}  {item.why}  from {origin}\n  {one_line(memory.text)}{known}"
