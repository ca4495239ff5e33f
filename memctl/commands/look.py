"""`memctl look`: shows the memory in a browser."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.lifecycle.strength import strength_of
from memctl.core.page import fill_page, page_data
from memctl.core.retrieval.filters import Filter, is_expired
from memctl.edge import stream
from memctl.edge.log import usage as usage_log
from memctl.edge.page_file import open_page, read_parts, write_page
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, Unavailable
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "look",
    SUMMARY["look"],
    description="Writes all memories to one HTML file, prints its path, and opens it in your browser. The page "
    "searches as you type, filters by type, state, project and age, and shows strength, evidence, replacements and "
    "relations. It works without a network, and loads nothing. Only you can read the file.",
    options=(
        Option("print", "Print only the path, and open no browser.", kind="flag"),
        *options.EVERYWHERE,
    ),
    examples=(Example("memctl look --print", "write the page without opening it"),),
)


def run(call: Call) -> int:
    """Write the page and open it. Unavailable if there is no browser."""
    workspace = Workspace(call, to_read=True)
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out())
    chosen.all = True  # the page shows forgotten memories in grey
    path = write_page(_page(workspace, chosen))
    stream.put(path)
    if not call.flag("print") and not open_page(path):
        raise Unavailable(f"look: no browser could be opened: open {path} yourself, or set BROWSER")
    return workspace.read_status or OK


def _page(workspace: Workspace, chosen: Filter) -> str:
    usage, shown = workspace.usage(), {}
    for tree in workspace.existing_trees():
        shown.update(usage_log.shown_times(tree.root))

    def numbers(memory: Memory) -> dict[str, float]:
        strength = strength_of(memory, usage, workspace.settings, workspace.today)
        return {"strength": round(strength.value, 3), "used": strength.uses, "shown": len(shown.get(memory.key, ()))}

    def state(memory: Memory) -> str:
        if memory.archived or memory.pending:
            return "archived" if memory.archived else "pending"
        return "expired" if is_expired(memory, workspace.date) else "active"

    data = page_data(chosen.apply(workspace.memories()), workspace.date, state, numbers)
    return fill_page(*read_parts(), data)
