"""`memctl log`: prints memctl's changes, newest first."""

from __future__ import annotations

from itertools import chain, islice

from memctl.core.lifecycle.history import is_change, patch_lines, records, summary, texts, told, told_count, touches
from memctl.edge import stream
from memctl.edge.log.events import operations
from memctl.edge.log.journal import Journal
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memctl.edge.store.tree import Tree
    from memctl.model.markdown.patch import Operation

COMMAND = Command(
    "log",
    description="Lists the operations of memctl on the tree, the newest first: id, time, command, number of "
    "changes, a summary and the texts, separated by tabs. At a terminal, --since groups the changes by day and "
    "counts them.\n\n"
    "A WORD limits the list to one memory or operation (by its id), one file or one directory. --json prints the "
    "changes as records. --patch prints the lines that went (-) and came (+). A change of a setting or a switch has "
    "no id; its line names the command that undoes it. Edits by hand are not in the log. Status 1 means that no "
    "operation matched.",
    arguments=(Argument("word", "Ids of memories or operations, files, directories.", kind="id", many=True),),
    options=(
        options.LIMIT,
        Option("since", "Only operations on this day or later.", kind="day", metavar="DAY"),
        Option("patch", "Print the lines that changed.", kind="flag", short="p"),
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl log -n 5", "list the last five operations"),
        Example("memctl log --since last-week", "show what memctl learned, corrected and forgot since last week"),
        Example("memctl log --patch topics", "show the changed lines of the files in topics"),
        Example(
            "memctl log --json | jq -r 'select(.action == \"forget\") | .before'",
            "list everything that was ever forgotten",
        ),
    ),
)

_SHOWN = 8  # digits of an operation's id at a terminal: undo accepts a prefix


def run(call: Call) -> int:
    """Print the operations. Returns 1 if the filters match none."""
    if call.flag("json") and call.flag("patch"):
        raise UsageError("log: use --json or --patch, not both")
    workspace, limit = Workspace(call), call.integer("limit")
    words = [word.removeprefix("^") for word in call.texts("word")]
    since = _since(workspace) if call.given("since") else ""
    trees = workspace.existing_trees()
    told: Iterable[Operation] = chain.from_iterable(islice(_told(tree, words, since), limit) for tree in trees)
    events = [] if words else [event for event in operations() if event["t"] >= since]
    told = chain(events, told)
    if len(trees) > 1 or events:
        told = sorted(told, key=lambda operation: str(operation["t"]), reverse=True)
    found = islice(told, limit)
    count = _print(found, call) if call.flag("json") or not stream.stdout_is_terminal() else _show(found, workspace)
    return NOTHING if not count and (words or call.given("since")) else OK


def _since(workspace: Workspace) -> str:
    from memctl.core.language.dates.since import iso_day  # few calls give a day

    return iso_day(workspace.call.text("since"), workspace.now, "--since")


def _told(tree: Tree, words: list[str], since: str) -> Iterator[Operation]:
    """Yield the operations that concern the words, or all if there are none, newest first."""
    about = [word.rstrip("/") for word in words] if words else None
    for operation in Journal(tree.root).latest(about):
        if is_change(operation) and operation["t"] >= since and (not words or touches(operation, words)):
            yield operation


def _print(found: Iterable[Operation], call: Call) -> int:
    """Print the operations as columns or records. Returns their number."""
    count = 0
    for operation in found:
        count += 1
        if call.flag("json"):
            for record in records(operation):
                stream.put_record(record)
            continue
        stream.put_columns(
            operation["op"], operation["t"], operation["command"], told_count(operation), summary(operation),
            texts(operation),
        )  # fmt: skip
        if call.flag("patch"):
            stream.put("".join(f"{line}\n" for line in ["", *patch_lines(operation)]))
    return count


def _show(found: Iterable[Operation], workspace: Workspace) -> int:
    """Print the operations for a person: rows, patches, or with --since a summary of each day."""
    from memctl.core.lifecycle.recent_changes import summarize_changes  # for terminals only
    from memctl.edge.table import show_lines, show_rows, terminal_width

    operations, names = list(found), ("id", "time", "command", "text")
    if not operations:
        stream.say_nothing("nothing happened", quiet=workspace.call.flag("quiet"))
    elif workspace.call.flag("patch"):
        for operation in operations:
            show_rows([_row(operation)], names)
            show_lines(["", *patch_lines(operation), ""])
    elif workspace.call.given("since"):
        show_lines(summarize_changes(operations, terminal_width()))
    else:
        show_rows([_row(operation) for operation in operations], names)
    return len(operations)


def _row(operation: Operation) -> tuple[str, ...]:
    time = str(operation["t"]).replace("T", " ")[:16]
    return operation["op"][:_SHOWN], time, operation["command"], f"{told(operation)}: {texts(operation) or '(purged)'}"
