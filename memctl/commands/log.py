"""`memctl log`: what memctl changed, the newest first."""

from __future__ import annotations

from itertools import chain, islice

from memctl.commands import SUMMARY
from memctl.core.history import is_change, patch_lines, records, summary, touches
from memctl.edge import stream
from memctl.edge.journal import Journal
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import NOTHING, OK, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memctl.edge.tree import Tree
    from memctl.model.patch import Operation

COMMAND = Command(
    "log",
    SUMMARY["log"],
    description="Lists the operations of memctl on the tree, the newest first: id, time, command, number of "
    "changes and a summary, separated by tabs. A WORD limits the list to one memory or operation (by its id), one "
    "file or one directory. --json prints the changes as records. --patch prints the lines that went (-) and came "
    "(+). Edits by hand are not in the log. Status 1 means that no operation matched.",
    arguments=(Argument("word", "Ids of memories or operations, files, directories.", kind="id", many=True),),
    options=(
        options.LIMIT,
        Option("since", "Only operations on this day or later.", kind="date", metavar="DATE"),
        Option("patch", "Print the lines that changed.", kind="flag", short="p"),
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl log -n 5", "list the last five operations"),
        Example("memctl log --patch topics", "show the changed lines of the files in topics"),
        Example(
            "memctl log --json | jq -r 'select(.action == \"forget\") | .before'",
            "list everything that was ever forgotten",
        ),
    ),
)


def run(call: Call) -> int:
    """Print the operations; status 1 where filters left none."""
    if call.flag("json") and call.flag("patch"):
        raise UsageError("log: --json or --patch, not both")
    workspace, limit = Workspace(call), call.integer("limit")
    words = [word.removeprefix("^") for word in call.texts("word")]
    trees = workspace.existing_trees()
    told: Iterable[Operation] = chain.from_iterable(
        islice(_told(tree, words, call.text("since")), limit) for tree in trees
    )
    if len(trees) > 1:
        told = sorted(told, key=lambda operation: str(operation["t"]), reverse=True)
    status = NOTHING if words or call.given("since") else OK
    for operation in islice(told, limit):
        status = OK
        _print(operation, call)
    return status


def _told(tree: Tree, words: list[str], since: str) -> Iterator[Operation]:
    """The operations that are about the words, if there are any, the newest first."""
    about = [word.rstrip("/") for word in words] if words else None
    for operation in Journal(tree.root).latest(about):
        if is_change(operation) and operation["t"] >= since and (not words or touches(operation, words)):
            yield operation


def _print(operation: Operation, call: Call) -> None:
    if call.flag("json"):
        for record in records(operation):
            stream.put_record(record)
        return
    count = len(operation["changes"])
    told_count = f"{count} change{'s' * (count != 1)}"
    stream.put("\t".join([operation["op"], operation["t"], operation["command"], told_count, summary(operation)]))
    if call.flag("patch"):
        stream.put("".join(f"{line}\n" for line in ["", *patch_lines(operation)]))
