"""`memctl set`: change the marks of a memory."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.marking import marked
from memctl.core.naming import named, unknown
from memctl.edge import usage
from memctl.edge.telling import put_change
from memctl.edge.workspace import Workspace
from memctl.edge.writer import Writer
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example
from memctl.model.errors import OK, NotFound

COMMAND = Command(
    "set",
    SUMMARY["set"],
    description="Sets marks of one memory: importance=0.9, until=2027-01-01, pin=true, status=active and so on "
    "(memctl-tree(5) lists them); an empty value drops the mark. text=WORDS puts other words in place of its own, "
    "type=TYPE makes it another type, tag=TAG adds a tag, tag= drops those of its line. status=active takes a pending "
    "memory, as memctl review does. What is so already is skipped.",
    arguments=(
        Argument("id", "The memory.", kind="id", required=True),
        Argument("mark", "key=value.", required=True, many=True),
    ),
    options=(options.DRY_RUN, options.WAIT, options.JSON, options.NUL, *options.EVERYWHERE),
    examples=(
        Example("memctl set $(memctl list -0 -n 1 | tr -d '\\0') importance=0.9", "the first memory matters"),
        Example("memctl set $(memctl list -0 -n 1 | tr -d '\\0') until=2027-01-01 tag=home", "true for a while"),
    ),
)


def run(call: Call) -> int:
    """Set what is given. UsageError for a key or a value that cannot be."""
    workspace = Workspace(call)
    word = call.text("id")
    for tree in workspace.existing_trees():
        if not named(word.removeprefix("^"), tree.memories()):
            continue
        dry_run = call.flag("dry-run")
        with Writer(tree, "set", now=workspace.now, wait=workspace.settings.number("wait"), dry_run=dry_run) as writer:
            memory = named(word.removeprefix("^"), writer.memories())
            if memory is None:
                break
            change = marked(memory, call.texts("mark"), writer.new_id, workspace.date)
            writer.carry_out([change])
        if not dry_run:
            usage.mark_day(tree.root, workspace.now)
        put_change(change, json=call.flag("json"), null=call.flag("null"))
        return OK
    raise NotFound(f"set: {unknown(word.removeprefix('^'))}")
