"""`memctl status`: which trees there are, and whether memory is on."""

from __future__ import annotations

from memctl import __version__
from memctl.commands import SUMMARY
from memctl.edge import permissions, places, stream
from memctl.edge.tree import Tree
from memctl.edge.workspace import Workspace, is_trusted
from memctl.model import options
from memctl.model.command import Call, Command, Example
from memctl.model.errors import OK
from memctl.model.record import dump

COMMAND = Command(
    "status",
    SUMMARY["status"],
    description="Prints key and value, parted by a tab: whether memory is on, each tree in scope with what it holds, "
    "the config file, which model is set up, and what others can write to.",
    options=(options.JSON, *options.EVERYWHERE),
    examples=(Example("memctl status", "where memory lies, and whether it is on"),),
)


def run(call: Call) -> int:
    """Print what there is; nothing of it is an error."""
    workspace = Workspace(call)
    rows: dict[str, object] = {"version": __version__, "memory": "off" if workspace.is_off() else "on"}
    for tree in workspace.trees:
        rows[f"{tree.scope} tree"] = tree.root
        rows[f"{tree.scope} memories"] = _counted(tree)
    rows.update(_open_to(workspace))
    rows["config"] = call.text("config") or places.config_file()
    rows["model"] = workspace.settings.text("llm.command") or "none"
    if call.flag("json"):
        stream.put(dump({key.replace(" ", "_"): value for key, value in rows.items()}))
    else:
        for key, value in rows.items():
            stream.put(f"{key}\t{value}")
    return OK


def _open_to(workspace: Workspace) -> dict[str, str]:
    """What others can write to, by who they are."""
    paths = [path for tree in workspace.trees if tree.exists() for path in permissions.places_of(tree.root)]
    found: dict[str, list[str]] = {}
    for path, who in permissions.writable(dict.fromkeys(paths)):
        found.setdefault(f"open to {who}", []).append(path)
    return {who: ", ".join(there) for who, there in found.items()}


def _counted(tree: Tree) -> str:
    if not tree.exists():
        return "not made yet (memctl init)"
    memories = tree.memories()
    parts = [f"{sum(not memory.archived and not memory.pending for memory in memories)} active"]
    waiting = sum(memory.pending and not memory.archived for memory in memories)
    archived = sum(memory.archived for memory in memories)
    parts += [f"{waiting} pending"] if waiting else []
    parts += [f"{archived} archived"] if archived else []
    if tree.scope == "project" and not is_trusted(tree.root):
        parts.append("not injected until memctl on --project")
    return ", ".join(parts)
