"""`memctl export`: memories in other formats."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.exporting import FORMATS
from memctl.core.filters import Filter
from memctl.edge import stream
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Call, Command, Example, Option
from memctl.model.errors import NOTHING, OK

COMMAND = Command(
    "export",
    SUMMARY["export"],
    description="Writes the memories that the filters let through, to stdout. memctl import reads ndjson back with "
    "everything that a memory carries; --all takes the archive and what is pending along.",
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
    stream.put(FORMATS[form](memories), end="")
    return workspace.read_status or (OK if memories or not chosen.narrows else NOTHING)
