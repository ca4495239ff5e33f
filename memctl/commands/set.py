"""`memctl set`: changes the marks of a memory."""

from __future__ import annotations

from functools import partial

from memctl.core.lifecycle.set_marks import marked, says
from memctl.core.reconcile.projects import concerned_in, digest_of, named_in
from memctl.core.reconcile.resolve import describe_unknown, find_named
from memctl.edge import operations, stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.teams.trees import holder_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.edge.store.writer import Writer
    from memctl.model.change import Change
    from memctl.model.memory import Memory
    from memctl.model.segment import Segment

COMMAND = Command(
    "set",
    description="Changes the marks of one memory, for example importance=0.9, until=2027-01-01, pin=true or "
    "status=active. memctl-tree(5) lists the marks. An empty value removes a mark. text=WORDS replaces the text, "
    "type=TYPE changes the type, tag=TAG adds a tag, and tag= removes all tags of the line. status=active accepts a "
    "pending memory, like memctl review. set skips a mark that already has this value.",
    arguments=(
        Argument("id", "The id of the memory.", kind="id", required=True),
        Argument("mark", "A mark as key=value.", required=True, many=True),
    ),
    options=(
        Option("was", "Change the memory only if its text is still this; else end with status 1.", metavar="WORDS"),
        *options.CHANGING,
    ),
    examples=(
        Example("memctl set $(memctl list -0 -n 1 | tr -d '\\0') importance=0.9", "make the first memory important"),
        Example(
            "memctl set $(memctl list -0 -n 1 | tr -d '\\0') until=2027-01-01 tag=home",
            "end its validity and add a tag",
        ),
    ),
)


def run(call: Call) -> int:
    """Set the marks. Raises UsageError for an impossible key or value. Returns 1 if the text is not that of `--was`."""
    workspace = Workspace(call)
    workspace.need_on()
    word = call.text("id").removeprefix("^")
    for tree in workspace.existing_trees():
        named = operations.chosen(workspace, tree, digest_of, lambda segments: named_in(segments, [word]))
        if not find_named(word, named):
            continue
        with workspace.writer(tree) as writer:
            decide = partial(_decided, writer, word, call.texts("mark"), workspace.date)
            changes = operations.decided(workspace, writer, digest_of, decide, makes=False)
            if not changes:
                break
            if call.given("was") and not says(changes[0], call.text("was")):
                stream.say(f"set: {word} says something else by now (memctl show {word})")
                return NOTHING
            writer.carry_out(changes)
        if not call.flag("dry-run"):
            usage.mark_day(tree.root, workspace.now)
        put_changes(changes, call)
        return OK
    raise NotFound(f"set: {describe_unknown(word, holder_of(workspace.settings, word))}")


def _decided(
    writer: Writer, word: str, marks: Sequence[str], date: str, segments: list[Segment] | None
) -> tuple[list[Change], list[Memory]]:
    """Return the change, and the memories that it depends on; no change if the memory has gone."""
    memories = writer.memories() if segments is None else concerned_in(writer, segments, [word])
    memory = find_named(word, memories)
    return [marked(memory, marks, writer.new_id, date)] if memory else [], memories
