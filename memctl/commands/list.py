"""`memctl list`: prints memories in the order of their files."""

from __future__ import annotations

from collections.abc import Callable

from memctl.core.lifecycle.strength import Strength, strength_of
from memctl.core.retrieval.filters import Filter
from memctl.edge import stream
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option
from memctl.model.text.dates import day_number

# the order of a memory with this strength; equal ones stay in the order of their files
ORDERS: dict[str, Callable[[Memory, Strength], float]] = {
    "file": lambda memory, strength: 0,
    "newest": lambda memory, strength: -(day_number(memory.created) or 0),
    "used": lambda memory, strength: -strength.uses,
    "strongest": lambda memory, strength: -strength.value,
    "weakest": lambda memory, strength: strength.value,
}

COMMAND = Command(
    "list",
    description="Lists memories: id, path:line and text, separated by tabs. A memory of a team has a fourth column "
    "with the team and the author. At a terminal it also shows the type and the age, and marks the memories of the "
    "project tree with [project]. Archived, expired and pending memories appear only if you ask for them, and those of "
    "other projects only with --all. A long list is shown in $PAGER, or less.",
    options=(
        Option("sort", "Order: by file, newest, most used, strongest, or weakest first.", choices=tuple(ORDERS)),
        *options.FILTERS,
        options.LIMIT,
        options.PLACES,
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl list --type preference", "list the preferences"),
        Example("memctl list --sort weakest -n 5", "list the five memories that will fade first"),
        Example("memctl list --json | jq -r .text", "print only the texts"),
        Example("memctl list --format vimgrep", "print the places for an editor"),
    ),
)


def run(call: Call) -> int:
    """Print the memories that pass the filters. Returns 1 if there are none."""
    workspace = Workspace(call, to_read=True, with_teams=True)
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out(all=call.flag("all")))
    found = _sorted(workspace, chosen.apply(workspace.memories()))[: call.integer("limit")]
    workspace.note_authors(found)
    if call.given("format"):
        workspace.put_places(found)
    elif stream.is_for_person(call):
        _show(workspace, found)
    else:
        _print(workspace, found)
    return workspace.read_status or (OK if found or not chosen.narrows else NOTHING)


def _sorted(workspace: Workspace, memories: list[Memory]) -> list[Memory]:
    order = workspace.call.text("sort", "file")
    if order == "file":
        return memories
    usage, settings, today = workspace.usage(), workspace.settings, workspace.today
    return sorted(memories, key=lambda memory: ORDERS[order](memory, strength_of(memory, usage, settings, today)))


def _print(workspace: Workspace, found: list[Memory]) -> None:
    call, usage = workspace.call, workspace.usage()
    for memory in found:
        strength = round(strength_of(memory, usage, workspace.settings, workspace.today).value, 4)
        stream.put_memory(memory, json=call.flag("json"), null=call.flag("null"), strength=strength)


def _show(workspace: Workspace, found: list[Memory]) -> None:
    from memctl.edge.table import show_memories  # for terminals only

    if not found:
        stream.say_no_match(workspace.memories(), quiet=workspace.call.flag("quiet"))
    from memctl.edge.programs.pager import show_paged

    show_paged(lambda: show_memories(found, workspace.today), len(found))
