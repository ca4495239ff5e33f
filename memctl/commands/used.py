"""`memctl used`: notes which memories were of use, so that they stay strong."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.reconcile.resolve import Names, describe_unknown
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.operations import carry_out
from memctl.edge.workspace import Workspace
from memctl.model.change import Change
from memctl.model.errors import NOTHING, OK, NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.edge.store.tree import Tree

COMMAND = Command(
    "used",
    SUMMARY["used"],
    description="Notes that memories were of use, and prints them. A use restarts the clock by which a memory fades, "
    "and raises its importance by 0.1: once in two hours, by 0.33 a day at most. A memory that a prompt only showed "
    "is not used.\n\n"
    "--reply compares the reply of a model with the memories that the last prompt had, and notes those whose words "
    "the reply repeats. With --query, words of the question do not count, because the reply may have them from there. "
    "Status 1 means that the reply rests on none. memctl undo takes the note back.",
    arguments=(Argument("id", "Ids or handles.", kind="id", many=True),),
    options=(
        Option("reply", "Find the memories that the reply in this file rests on; - reads stdin.", kind="file"),
        options.QUERY,
        *options.WRITING,
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl used $(memctl list -0 -n 1 | tr -d '\\0')", "note that the first memory was of use"),
        Example(
            "memctl inject -q 'docker?' >/dev/null; echo 'Docker needs sudo here.' | memctl used --reply -",
            "note what a reply rests on",
        ),
    ),
)


def run(call: Call) -> int:
    """Note the uses. Raises UsageError unless there are ids or a reply, NotFound for an unknown id."""
    words = [word.removeprefix("^") for word in call.texts("id")]
    if bool(words) == call.given("reply"):
        raise UsageError("used: give ids, or --reply FILE")
    workspace = Workspace(call)
    workspace.need_on()
    reply = _read(call.text("reply")) if call.given("reply") else ""
    trees = workspace.existing_trees()
    named = {} if call.given("reply") else _named(words, trees)
    changes: list[Change] = []
    for tree in trees:
        chosen = named.get(tree.root, []) if words else _of_use(call, tree, reply)
        if chosen:
            changes += _note(workspace, chosen, tree)
    put_changes(changes, call)
    if not changes:
        stream.say_nothing("the reply rests on no memory of the last prompt", quiet=call.flag("quiet"))
    return OK if changes else NOTHING


def _read(name: str) -> str:
    return "\n".join(data.decode("utf-8", "replace") for data, _ in stream.Intake("used", (name,)).wholes())


def _named(words: list[str], trees: Iterable[Tree]) -> dict[str, list[Memory]]:
    """Return the named memories by the root of their tree. Raises NotFound if a word names none."""
    found: dict[str, list[Memory]] = {}
    known = [(tree.root, Names(tree.memories())) for tree in trees]
    for word in words:
        at = next(((root, memory) for root, names in known if (memory := _find(names, word))), None)
        if at is None:
            raise NotFound(f"used: {describe_unknown(word)}")
        found.setdefault(at[0], []).append(at[1])
    return found


def _find(names: Names, word: str) -> Memory | None:
    try:
        return names.find(word)
    except NotFound:
        return None


def _of_use(call: Call, tree: Tree, reply: str) -> list[Memory]:
    from memctl.core.lifecycle.reply import memories_used  # ids need no comparison of words

    shown = set(usage.last_shown(tree.root))
    memories = tree.memories() if shown else []
    held = [memory for memory in memories if memory.key in shown and not memory.archived]
    return memories_used(reply, held, memories, call.text("query"))


def _note(workspace: Workspace, memories: list[Memory], tree: Tree) -> list[Change]:
    return carry_out(workspace, lambda _: [_use(memory) for memory in memories], tree)


def _use(memory: Memory) -> Change:
    return Change("boost", memory.key, path=memory.path, line=memory.line, after=memory.text, reason="used")
