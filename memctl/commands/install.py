"""`memctl install`: connects clients, so that they remember."""

from __future__ import annotations

import os

from memctl.commands import SUMMARY
from memctl.edge import stream
from memctl.edge.clients.connect import CONNECTED, LEFT, connect, connected_files
from memctl.edge.clients.table import CLIENTS, READ, SELF
from memctl.edge.log import events
from memctl.edge.programs.own_path import own_path
from memctl.edge.store.scaffold import make_tree
from memctl.edge.workspace import Workspace, need_no_incognito
from memctl.model.clients.names import client_named
from memctl.model.errors import NOTHING, OK, InputError, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "install",
    SUMMARY["install"],
    description="Connects clients with memctl: each new conversation begins with the core, each prompt gets the "
    "relevant memories, and memctl learns when a turn or a session ends. It adds its hooks to the settings of the "
    "client, and changes nothing else there: comments, order and line ends stay, and the client's own memory stays "
    "on. It creates the user tree if there is none. memctl undo does not undo it; memctl uninstall does, to the "
    "byte.\n\n"
    "Without CLIENT it finds the clients on this machine and asks. Clients: " + ", ".join(CLIENTS) + ".\n\n"
    "It prints a line for each file: the action, the client, the file, and what is left to do. The action is "
    "connected, unchanged, or left if memctl cannot change the file; then the status is 1. memctl status shows "
    "whether it works.\n\n"
    "Hooks call memctl by its full path. After you move memctl, run this command again.",
    arguments=(Argument("client", "A client, such as claude-code or codex.", many=True),),
    options=(
        Option("project", "Connect the clients only in the current directory.", kind="flag"),
        options.YES,
        options.DRY_RUN,
        *options.IN_ANY_PROJECT,
    ),
    examples=(
        Example("memctl install", "list the clients of this machine, and ask"),
        Example("memctl install --dry-run claude-code codex", "show which files would change"),
        Example("memctl install --project claude-code", "connect Claude Code in this project only"),
    ),
)

NEXT = (
    "Next:  start a new conversation there and tell it something about you, such as which editor you use;",
    "       start another one and ask. memctl list shows what was learned, memctl status each client's last call,",
    "       and memctl uninstall takes it all back.",
)


def run(call: Call) -> int:
    """Connect the clients. Returns 1 if a file was left alone."""
    need_no_incognito(call)
    names = [_known(word) for word in call.texts("client")] or _chosen(call)
    program, project = own_path(), os.getcwd() if call.flag("project") else ""
    if names and not call.flag("dry-run"):
        _make_tree(call)
    status, done = OK, False
    for name in names:
        advice = CLIENTS[name].advice
        for step in connect(name, program, project, dry_run=call.flag("dry-run")):
            if step.action == CONNECTED:
                step.note, advice = advice, ""  # said once
            stream.put_columns(step.action, name, step.path, step.note)
            status = NOTHING if step.action == LEFT else status
            done = done or step.action == CONNECTED
        if CLIENTS[name].form == SELF:
            stream.put_columns("advice", name, "", CLIENTS[name].advice)
        if not call.flag("dry-run"):
            _finish(call, name, project)
    if done and not call.flag("dry-run"):
        stream.advise(NEXT, quiet=call.flag("quiet"))
    return status


def _known(word: str) -> str:
    name = client_named(word)
    if name not in CLIENTS:
        raise UsageError(f"install: no client {word!r}: {', '.join(CLIENTS)}")
    return name


def _chosen(call: Call) -> list[str]:
    """Return the clients of this machine that the user wants. Without a terminal, list them only."""
    here = [name for name, client in CLIENTS.items() if client.is_here()]
    if not here:
        stream.say_nothing("found no client on this machine: name one (memctl help install)", quiet=call.flag("quiet"))
    if call.flag("yes") or not here:
        return here
    if not stream.stdin_is_terminal() or call.flag("no-input"):
        for name in here:
            stream.put_columns(_state(name), name, CLIENTS[name].settings(), f"memctl install {name}")
        return []
    return [name for name in here if not _is_connected(name) and stream.ask(f"Connect {CLIENTS[name].title}?")]


def _is_connected(name: str) -> bool:
    try:
        return bool(connected_files(name))
    except InputError:
        return False


def _state(name: str) -> str:
    return CONNECTED if _is_connected(name) else "found"


def _make_tree(call: Call) -> None:
    """Create the user tree if there is none."""
    tree = Workspace(call, to_make=True).trees[0]
    if tree.scope == "user" and not tree.exists():
        make_tree(tree.root, project=False)
        stream.put_columns("created", "", tree.root, "your memory")


def _finish(call: Call, name: str, project: str) -> None:
    where = " --project" if project else ""
    events.note(Workspace(call, to_make=True).now, f"install{where} {name}", f"uninstall{where} {name}")
    if CLIENTS[name].form == READ:
        from memctl.edge.programs.run import run_self  # other clients run the hook themselves

        run_self(["hook", "start", "--client", name], b"", {})  # writes the file that the client reads
