"""`memctl set`: changes the marks of a memory."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.lifecycle.set_marks import marked
from memctl.core.reconcile.resolve import describe_unknown, find_named
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example

COMMAND = Command(
    "set",
    SUMMARY["set"],
    description="Changes the marks of one memory, for example importance=0.9, until=2027-01-01, pin=true or "
    "status=active. memctl-tree(5) lists the marks. An empty value removes a mark. text=WORDS replaces the text, "
    "type=TYPE changes the type, tag=TAG adds a tag, and tag= removes all tags of the line. status=active accepts a "
    "pending memory, like memctl review. set skips a mark that already has this value.",
    arguments=(
        Argument("id", "The id of the memory.", kind="id", required=True),
        Argument("mark", "A mark as key=value.", required=True, many=True),
    ),
    options=(*options.WRITING, options.JSON, options.NUL, *options.EVERYWHERE),
    examples=(
        Example("memctl set $(memctl list -0 -n 1 | tr -d '\\0') importance=0.9", "make the first memory important"),
        Example(
            "memctl set $(memctl list -0 -n 1 | tr -d '\\0') until=2027-01-01 tag=home",
            "end its validity and add a tag",
        ),
    ),
)


def run(call: Call) -> int:
    """Set the marks. Raises UsageError for an impossible key or value."""
    workspace = Workspace(call)
    workspace.need_on()
    word = call.text("id")
    for tree in workspace.existing_trees():
        if not find_named(word.removeprefix("^"), tree.memories()):
            continue
        with workspace.writer(tree) as writer:
            memory = find_named(word.removeprefix("^"), writer.memories())
            if memory is None:
                break
            change = marked(memory, call.texts("mark"), writer.new_id, workspace.date)
            writer.carry_out([change])
        if not call.flag("dry-run"):
            usage.mark_day(tree.root, workspace.now)
        put_changes([change], call)
        return OK
    raise NotFound(f"set: {describe_unknown(word.removeprefix('^'))}")
