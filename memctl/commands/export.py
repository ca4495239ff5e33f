"""`memctl export`: prints memories in other formats."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.export import FORMATS, NO_KEY
from memctl.core.retrieval.filters import Filter
from memctl.edge import stream
from memctl.edge.log.ledger import Ledger
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, NotFound
from memctl.model.ledger import Sealer
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "export",
    SUMMARY["export"],
    description="Writes memories to stdout. The filters select them; --all includes archived and pending "
    "memories.\n\n"
    "memctl import reads ndjson back without any loss. It can also read json, csv and markdown. memctl seals these "
    "formats with a key that only you can read, so that import recognizes your own export. The memories of a project "
    "tree get a seal only if you trust the project.",
    options=(
        Option("format", "Output format. The default is ndjson.", choices=tuple(FORMATS)),
        *options.FILTERS,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl export --all > memory.ndjson", "make a backup that import can read"),
        Example("memctl export --format csv --type preference", "export the preferences for a spreadsheet"),
        Example("memctl export --format dot", "draw the relations as a Graphviz graph"),
        Example("memctl export --format markdown --archived", "print the archive"),
    ),
)


def run(call: Call) -> int:
    """Print the export. Returns 1 if the filters match nothing."""
    workspace = Workspace(call, to_read=True)
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out(all=call.flag("all")))
    every, form = workspace.memories(), call.text("format", "ndjson")
    agents, admitted = ("", chosen.agent), {id(memory) for memory in chosen.apply(every)}
    memories = [
        memory
        for memory in every
        if id(memory) in admitted or (form == "dot" and memory.derived and memory.agent.casefold() in agents)
    ]
    stream.put(FORMATS[form](memories, _sealer(workspace)), end="")
    return workspace.read_status or (OK if memories or not chosen.narrows else NOTHING)


def _sealer(workspace: Workspace) -> Sealer:
    """Return the sealer of the export: an empty one if the export has words of others, or if there is no key."""
    trees = workspace.existing_trees()
    if len(workspace.believed(trees)) < len(trees):
        return NO_KEY
    try:
        return Ledger(trees[0].root).sealer(make=not workspace.is_off())
    except (OSError, NotFound):
        return NO_KEY
