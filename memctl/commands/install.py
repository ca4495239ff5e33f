"""`memctl install`: connects clients, so that they remember."""

from __future__ import annotations

import os

from memctl.edge import interrupts, stream
from memctl.edge.clients.connect import CONNECTED, LEFT, UNCHANGED, connect, connected_files
from memctl.edge.clients.table import CLIENTS, READ, SELF
from memctl.edge.log import events
from memctl.edge.programs.own_path import own_path
from memctl.edge.programs.scheduled import record
from memctl.edge.store.scaffold import make_tree
from memctl.edge.workspace import Workspace, need_no_incognito
from memctl.model.clients.names import client_named, unknown_client
from memctl.model.errors import NOTHING, OK, InputError, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "install",
    description="Connects clients with memctl: each new conversation begins with the core, each prompt gets the "
    "relevant memories, and memctl learns when a turn or a session ends. It adds its hooks to the settings of the "
    "client, and changes nothing else there: comments, order and line ends stay, and the client's own memory stays "
    "on. It creates the user tree if there is none. memctl undo does not undo it; memctl uninstall does, to the "
    "byte.\n\n"
    "Without CLIENT it finds the clients on this machine and asks. Clients: " + ", ".join(CLIENTS) + ".\n\n"
    "It prints a line for each file: the action, the client, the file, and what is left to do. The action is "
    "connected, unchanged, or left if memctl cannot change the file; then the status is 1. memctl status shows "
    "whether it works.\n\n"
    "cron as CLIENT lets cron, or a timer of systemd, run memctl capture --sweep every hour, for clients without "
    "hooks. It prints the line before it writes it.\n\n"
    "--print-plugin writes a folder that is a plug-in of Claude Code, of Codex and of the clients of Agent Plugins "
    "1.0: hooks, a skill and an MCP server. Codex takes its hooks only from memctl install codex.\n\n"
    "Hooks call memctl by its full path. After you move memctl, run this command again.",
    arguments=(Argument("client", "A client, such as claude-code or codex.", many=True),),
    options=(
        Option("project", "Connect the clients only in the current directory.", kind="flag"),
        Option("print-plugin", "Write the plug-in folder here, and nothing else.", kind="directory", metavar="DIR"),
        options.YES,
        options.DRY_RUN,
        *options.IN_ANY_PROJECT,
    ),
    examples=(
        Example("memctl install", "list the clients of this machine, and ask"),
        Example("memctl install --dry-run claude-code codex", "show which files would change"),
        Example("memctl install --project claude-code", "connect Claude Code in this project only"),
        Example("memctl install --print-plugin memctl-plugin", "make a plug-in to share"),
    ),
)

CRON = "cron"
NEXT = (
    "Next:  start a new conversation there and tell it something about you, such as which editor you use;",
    "       start another one and ask. memctl list shows what was learned, memctl status each client's last call,",
    "       and memctl uninstall takes it all back.",
)


def run(call: Call) -> int:
    """Connect the clients. Returns 1 if a file was left alone."""
    need_no_incognito(call)
    words = call.texts("client")
    if call.given("print-plugin"):
        return _print_plugin(call)
    names = [_known(word) for word in words if word != CRON] or ([] if words else _chosen(call))
    program, project = own_path(), os.getcwd() if call.flag("project") else ""
    if (names or words) and not call.flag("dry-run"):
        _make_tree(call)
    status, done = _schedule(call, program) if CRON in words else OK, False
    for name in names:
        with interrupts.Whole():
            actions = _connect(call, name, program, project)
        status = NOTHING if LEFT in actions else status
        done = done or CONNECTED in actions
    if done and not call.flag("dry-run"):
        stream.advise(NEXT, quiet=call.flag("quiet"))
    return status


def _connect(call: Call, name: str, program: str, project: str) -> list[str]:
    """Connect one client; return what happened to each of its files."""
    advice, actions = CLIENTS[name].advice, []
    for step in connect(name, program, project, dry_run=call.flag("dry-run")):
        if step.action == CONNECTED:
            step.note, advice = advice, ""  # said once
        stream.put_columns(step.action, name, step.path, step.note)
        actions.append(step.action)
    if CLIENTS[name].form == SELF:
        stream.put_columns("advice", name, "", CLIENTS[name].advice)
    if not call.flag("dry-run"):
        _finish(call, name, project)
    return actions


def _print_plugin(call: Call) -> int:
    from memctl.edge.plugins.folder import plugin_files, write_plugin  # few users make a plug-in

    directory = call.text("print-plugin")
    if call.texts("client"):
        raise UsageError("install: use CLIENT or --print-plugin, not both")
    files = [os.path.join(directory, path) for path in plugin_files()]
    for path in files if call.flag("dry-run") else write_plugin(directory):
        stream.put_columns("plugin", "", path, "")
    return OK


def _schedule(call: Call, program: str) -> int:
    """Let the machine's scheduler run memctl. Returns 1 if the user does not want it."""
    from memctl.edge.programs.schedule import scheduler, sweep_words  # few users ask for it

    options = [f"--{name}={os.path.abspath(call.text(name))}" for name in ("tree", "config") if call.given(name)]
    clock = scheduler(sweep_words(program, options))
    stream.put(clock.text, end="")
    stream.flush()  # what is written is printed before
    asks = stream.stdin_is_terminal() and not (call.flag("yes") or call.flag("no-input") or call.flag("dry-run"))
    if asks and not stream.ask(f"Write this to {clock.place}?"):
        return NOTHING
    added = call.flag("dry-run") or clock.add()
    stream.put_columns(CONNECTED if added else UNCHANGED, CRON, clock.place, "")
    if not call.flag("dry-run"):
        record(there=True)
    if added and not call.flag("dry-run"):
        events.note(Workspace(call, to_make=True).now, f"install {CRON}", f"uninstall {CRON}")
    return OK


def _known(word: str) -> str:
    name = client_named(word)
    if name not in CLIENTS:
        raise UsageError(f"install: {unknown_client(word, [*CLIENTS, CRON])}")
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
            place = "" if CLIENTS[name].form == SELF else CLIENTS[name].settings()
            stream.put_columns((CONNECTED if _is_connected(name) else "found"), name, place, f"memctl install {name}")
        return []
    return [name for name in here if not _is_connected(name) and stream.ask(f"Connect {CLIENTS[name].title}?")]


def _is_connected(name: str) -> bool:
    try:
        return bool(connected_files(name))
    except InputError:
        return False


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
