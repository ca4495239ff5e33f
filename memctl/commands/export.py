"""`memctl export`: memories in other formats."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.exporting import FORMATS, NO_KEY
from memctl.core.filters import Filter
from memctl.edge import stream
from memctl.edge.ledger import Ledger
from memctl.edge.workspace import Workspace, is_foreign
from memctl.model import options
from memctl.model.command import Call, Command, Example, Option
from memctl.model.errors import NOTHING, OK, NotFound
from memctl.model.ledger import Sealer

COMMAND = Command(
    "export",
    SUMMARY["export"],
    description="Writes the memories that the filters let through, to stdout. memctl import reads ndjson back with "
    "everything that a memory carries; --all takes the archive and what is pending along. What ndjson, json, csv and "
    "markdown hold is sealed with a key that only this user can read, so that import knows an export of the user's own "
    "from any other; a project's tree is sealed where it is trusted.",
    options=(
        Option("format", "ndjson where nothing is said.", choices=tuple(FORMATS)),
        *options.FILTERS,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl export --all > memory.ndjson", "a backup that import reads"),
        Example("memctl export --format csv --type preference", "the preferences, for a spreadsheet"),
        Example("memctl export --format dot", "who and what is related, as a graph for Graphviz"),
        Example("memctl export --format markdown --archived", "what was forgotten"),
    ),
)


def run(call: Call) -> int:
    """Print the export; status 1 where filters left nothing."""
    workspace = Workspace(call)
    chosen = Filter.of_call(call, workspace.now)
    memories, form = workspace.memories(), call.text("format", "ndjson")
    memories = [memory for memory in memories if chosen.admits(memory) or (form == "dot" and memory.derived)]
    stream.put(FORMATS[form](memories, _sealer(workspace)), end="")
    return workspace.read_status or (OK if memories or not chosen.narrows else NOTHING)


def _sealer(workspace: Workspace) -> Sealer:
    """What seals the export. Nothing does where it holds what is not the user's, or where no key can be kept."""
    trees = workspace.existing_trees()
    try:
        return NO_KEY if any(is_foreign(tree.root) for tree in trees) else Ledger(trees[0].root).sealer(make=True)
    except (OSError, NotFound):
        return NO_KEY
