"""`memctl status`: which trees there are, and whether memory is on."""

from __future__ import annotations

from memctl import __version__
from memctl.commands import SUMMARY
from memctl.core.filters import is_expired
from memctl.edge import permissions, places, stream
from memctl.edge.tree import Tree
from memctl.edge.workspace import Workspace, is_trusted
from memctl.model import options
from memctl.model.command import Call, Command, Example
from memctl.model.errors import OK
from memctl.model.memory import Memory
from memctl.model.record import dump

COMMAND = Command(
    "status",
    SUMMARY["status"],
    description="Prints key and value, separated by a tab: whether memory is on, each tree in scope with what it "
    "holds, the config file, which model is set up, and what others can write to.",
    options=(options.JSON, *options.EVERYWHERE),
    examples=(Example("memctl status", "where memory lies, and whether it is on"),),
)


def run(call: Call) -> int:
    """Print what there is; nothing of it is an error."""
    workspace = Workspace(call)
    rows: dict[str, object] = {"version": __version__, "memory": "off" if workspace.is_off() else "on"}
    if workspace.is_off():
        rows["off by"] = workspace.off_by()
    for tree in workspace.trees:
        rows[f"{tree.scope} tree"] = tree.root
        rows[f"{tree.scope} memories"] = _counted(tree, workspace.date)
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


def _counted(tree: Tree, today: str) -> str:
    if not tree.exists():
        return "not made yet (memctl init)"
    states = [_state(memory, today) for memory in tree.memories()]
    counts = [(state, states.count(state)) for state in ("active", "expired", "pending", "archived", "relations")]
    parts = [f"{count} {state}" for state, count in counts if count or state == "active"]
    parts = ["1 relation" if part == "1 relations" else part for part in parts]
    if tree.scope == "project" and not is_trusted(tree.root):
        parts.append("not injected until memctl on --project")
    return ", ".join(parts)


def _state(memory: Memory, today: str) -> str:
    """Why list leaves a memory out, or "active". Relations are those that rest on other memories."""
    if memory.archived:
        return "archived"
    if memory.pending:
        return "pending"
    if memory.derived:
        return "relations"
    return "expired" if is_expired(memory, today) else "active"
