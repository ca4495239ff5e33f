"""`memctl status`: shows the trees, and whether memory is on."""

from __future__ import annotations

import os
from itertools import takewhile

from memctl import __version__
from memctl.core.lifecycle.decay import due
from memctl.core.lifecycle.history import is_change
from memctl.core.lifecycle.recent_changes import change_events, count_by_kind
from memctl.core.lifecycle.statistics import ELSEWHERE
from memctl.core.retrieval.filters import is_expired
from memctl.edge import stream
from memctl.edge.clients.checks import hooks_by_client
from memctl.edge.config import paths as places
from memctl.edge.config import permissions
from memctl.edge.config.trust import is_trusted
from memctl.edge.log import command_errors, usage
from memctl.edge.log.journal import Journal
from memctl.edge.project_files import project_directories
from memctl.edge.store.tree import Tree
from memctl.edge.transcripts.captured import Captured
from memctl.edge.transcripts.clients import CLIENTS, transcripts
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, InputError, MemctlError
from memctl.model.memory import OWN_SCOPES, Memory
from memctl.model.record import dump
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example
from memctl.model.tables.settings import EVENT_SETTINGS
from memctl.model.text.dates import iso_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.teams.trees import Team

COMMAND = Command(
    "status",
    description="Prints keys and values, separated by a tab: whether memory is on, each tree in scope and its "
    "memories, the number of memories that wait for you, the last capture, and the changes of the last seven days. "
    "If memctl sync exchanges the tree, it prints how far each machine is. "
    "For each client with transcripts on this machine it prints when memctl last read them, and warns if memctl "
    "could read nothing. For each client on this machine it prints whether memctl install has connected it, the last "
    "call of its hooks and the last error. The last rows are the config file, the model, whether search ranks by "
    "meaning, the last error of an event command (settings events.*), and the files that other users can write to.",
    options=(options.JSON, *options.EVERYWHERE),
    examples=(Example("memctl status", "show the trees, and whether memory is on"),),
)

_WEEK = 6  # days before today
_UNTRUSTED = "not trusted: no prompt gets its memories until memctl on --project"


def run(call: Call) -> int:
    """Print the status. Nothing in it is an error."""
    workspace = Workspace(call, with_teams=True)
    rows: dict[str, object] = {"version": __version__, "memory": "off" if workspace.is_off() else "on"}
    if workspace.is_off():
        rows["off by"] = workspace.off_by()
    own = [tree for tree in workspace.trees if tree.scope in OWN_SCOPES]
    for tree in own:
        rows[f"{tree.scope} tree"] = tree.root
        rows[f"{tree.scope} memories"] = _counted(workspace, tree)
        if tree.scope == "project" and tree.exists():
            rows["project trust"] = "trusted" if is_trusted(tree.root) else _UNTRUSTED
    if workspace.link:
        rows["project trust"] = f"{_UNTRUSTED}: {workspace.link} is a link to {os.path.realpath(workspace.link)}"
    part = workspace.part()
    if part:
        rows["project"] = f"{part.name} ({os.path.join(workspace.trees[0].root, part.prefix)})"
    elif own and workspace.directory and (known := workspace.projects().claimed(workspace.directory)):
        rows["project"] = (
            f"none: this directory names the remote of {known.name}, which is at {known.path}: to read its memories "
            "here too, run memctl on --project"
        )
    rows.update((f"team {team.name}", _team(team)) for team in workspace.teams)
    rows.update(row for tree in own if tree.scope == "user" for row in _machines(tree))
    trees = [tree for tree in own if tree.exists()]
    if trees:
        rows["waiting"] = _waiting(workspace, trees)
        rows["captured"] = _captured(trees)
        rows["this week"] = _this_week(workspace, trees)
    rows.update(_clients(workspace, trees))
    rows.update({f"hooks {name}": state for name, state in hooks_by_client().items()})
    rows.update(_open_to(workspace))
    rows["config"] = call.text("config") or places.config_file()
    rows["model"] = workspace.settings.text("llm.command") or "none"
    rows["meaning"] = workspace.why_no_meaning() or _helper()
    rows.update(_events(workspace))
    if call.flag("json"):
        stream.put(dump({key.replace(" ", "_"): value for key, value in rows.items()}))
    elif stream.stdout_is_terminal():
        from memctl.edge.table import show_pairs  # for terminals only

        show_pairs([(key, str(value)) for key, value in rows.items()])
    else:
        for key, value in rows.items():
            stream.put_columns(key, str(value))
    return OK


def _machines(tree: Tree) -> list[tuple[str, str]]:
    """Return what waits for memctl sync, and how far each machine is, as far as this one has heard."""
    if not os.path.exists(os.path.join(tree.root, ".git")):
        return []
    from memctl.edge.programs import git_sync  # starts git; most trees are in no repository

    try:
        remote = git_sync.remote_of(tree.root)
    except MemctlError as error:
        return [("sync", str(error).removeprefix("sync: "))]
    if remote is None or not remote.exists():
        return []
    sending, coming = remote.count("@..HEAD"), remote.count("HEAD..@")
    said = [f"{sending} commit{'s' * (sending != 1)} to send"] * bool(sending) + [f"{coming} to take"] * bool(coming)
    words = f"{remote.name}/{remote.branch}: {', '.join(said) or 'nothing to send'}"
    return [("sync", words), *((f"machine {name}", where) for name, where in git_sync.progress(remote).items())]


def _team(team: Team) -> str:
    """Return the tree of a team and its use."""
    use = "prompts have its memories" if team.prompts else "search finds its memories"
    if team.server:
        return f"on {team.server} ({use})"
    if team.tree is None:
        return f"left out: {team.problem}"
    return f"{team.tree.root} ({len(team.tree.memories())}, {use})"


def _helper() -> str:
    """Return whether the helper that ranks by meaning runs now; it is started by need."""
    from memctl.edge.semantic.client import runs  # of the extra

    return f"on; its helper {'runs' if runs() else 'does not run now'}"


def _waiting(workspace: Workspace, trees: list[Tree]) -> str:
    """Return how many memories wait for a person, and why."""
    pending = faded = 0
    for tree in trees:
        memories = tree.memories()
        pending += sum(memory.pending and not memory.archived for memory in memories)
        found = due(memories, usage.load_usage(tree.root, workspace.now), workspace.settings, workspace.today)
        faded += sum(item.verdict == "review" for item in found)
    parts = [f"{count} {why}" for count, why in ((pending, "pending"), (faded, "due for review")) if count]
    return f"{', '.join(parts)} (memctl review)" if parts else "nothing"


def _captured(trees: list[Tree]) -> str:
    """Return the time and the result of the last capture."""
    runs = [run for tree in trees if (run := Captured(tree.root).last_run())]
    if not runs:
        return "never (memctl capture --sweep)"
    last = max(runs, key=lambda run: str(run["t"]))
    count, learned = last["transcripts"], last["learned"] or "nothing"
    found = f"{learned} learned from {count} transcript{'s' * (count != 1)}" if count else "nothing new to read"
    return f"{last['t']}: {found}"


def _clients(workspace: Workspace, trees: list[Tree]) -> dict[str, str]:
    """Return for each client with transcripts here: their number, the last capture, and any problem."""
    notes: dict[str, dict[str, object]] = {}
    for tree in trees:
        notes.update(Captured(tree.root).clients())
    found = {}
    where = project_directories(workspace)
    for client in CLIENTS:
        paths = transcripts((client,), projects=where)
        if paths:
            count = f"{len(paths)} transcript{'s' * (len(paths) != 1)}"
            found[f"client {client}"] = f"{count}, {_found_in(paths[-1], notes.get(client))}"
    return found


def _found_in(latest: str, note: dict[str, object] | None) -> str:
    """Return what capture found for a client, or whether memctl can read its latest transcript."""
    if note and note.get("problem"):
        return f"warning: {note['problem']}"
    if note:
        turns = note.get("turns")
        return f"last read {note.get('t')}: {turns} turn{'s' * (turns != 1)}"
    from memctl.edge.transcripts import detect  # only if capture has not read them yet

    try:
        with open(latest, "rb") as file:
            known = detect(file)
    except (OSError, InputError) as error:
        return f"warning: {latest}: {error}"
    return "never read (memctl capture --sweep)" if known else f"warning: {latest}: the format is unknown"


def _events(workspace: Workspace) -> dict[str, str]:
    """Return the events with a command of the user, and the last error of such a command."""
    names = [name.partition(".")[2] for name in EVENT_SETTINGS if workspace.settings.text(name)]
    error = command_errors.last() if names else ""
    return {"events": ", ".join(names) + (f" (last error: {error})" if error else "")} if names else {}


def _this_week(workspace: Workspace, trees: list[Tree]) -> str:
    """Return the counts of changes in the last seven days."""
    first = iso_date(max(1, workspace.today - _WEEK))
    words = []
    for tree in trees:
        recent = takewhile(lambda operation: str(operation.get("t", "")) >= first, Journal(tree.root).latest())
        words += [word for _, word, _ in change_events(filter(is_change, recent))]
    return count_by_kind(words) or "nothing"


def _open_to(workspace: Workspace) -> dict[str, str]:
    """Return the files that others can write to, by who they are."""
    paths = [path for tree in workspace.trees if tree.exists() for path in permissions.places_of(tree.root)]
    found: dict[str, list[str]] = {}
    for path, who in permissions.writable(dict.fromkeys(paths)):
        found.setdefault(f"open to {who}", []).append(path)
    return {who: ", ".join(there) for who, there in found.items()}


def _counted(workspace: Workspace, tree: Tree) -> str:
    if not tree.exists():
        return "does not exist yet (memctl init)"
    states = [_state(workspace, memory) for memory in tree.memories()]
    counts = [(state, states.count(state)) for state in _STATES]
    parts = [f"{count} {state}" for state, count in counts if count or state == "active"]
    parts = ["1 relation" if part == "1 relations" else part for part in parts]
    return ", ".join(parts)


_STATES = ("active", "expired", "pending", "archived", "relations", ELSEWHERE, "of agents")


def _state(workspace: Workspace, memory: Memory) -> str:
    """Return why list omits a memory, or "active". Relations are those that rest on other memories."""
    if workspace.is_elsewhere(memory):
        return ELSEWHERE
    if memory.agent:
        return "of agents"
    if memory.derived:
        return "relations"
    if memory.archived:
        return "archived"
    if memory.pending:
        return "pending"
    return "expired" if is_expired(memory, workspace.date) else "active"
