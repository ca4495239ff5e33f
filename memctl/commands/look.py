"""`memctl look`: shows the memory in a browser."""

from __future__ import annotations

from memctl.core.interchange.page import Lives, make_page
from memctl.core.lifecycle.account import changes_by_id
from memctl.core.retrieval.filters import Filter
from memctl.edge import stream
from memctl.edge.browser.page_file import open_page, read_parts, write_page
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, Unavailable
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "look",
    description="Writes all memories to one HTML file, prints its path, and opens it in your browser. The page "
    "searches as you type, filters by type, state, project and age, and shows strength, evidence, replacements and "
    "relations. It works without a network, and loads nothing. Only you can read the file.",
    options=(
        Option("print", "Print only the path, and open no browser.", kind="flag"),
        options.FORCE,
        *options.EVERYWHERE,
    ),
    examples=(Example("memctl look --print", "write the page without opening it"),),
)


def run(call: Call) -> int:
    """Write the page and open it. Unavailable if there is no browser."""
    workspace = Workspace(call, to_read=True)
    workspace.need_on()
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out())
    chosen.all = True  # the page shows forgotten memories in grey
    lives = Lives(workspace.usage(), workspace.shown_times(), changes_by_id(workspace.operations()))
    memories = chosen.apply(workspace.memories())
    path = write_page(make_page(read_parts(), memories, lives, workspace.settings, workspace.date))
    stream.put(path)
    if not call.flag("print") and not open_page(path):
        raise Unavailable(f"look: no browser could be opened: open {path} yourself, or set BROWSER")
    return workspace.read_status or OK
