"""`memctl uninstall`: disconnects clients."""

from __future__ import annotations

import os

from memctl.edge import clock, interrupts, stream
from memctl.edge.clients.connect import DISCONNECTED, LEFT, disconnect
from memctl.edge.clients.table import CLIENTS
from memctl.edge.log import events
from memctl.edge.programs.scheduled import is_recorded, record
from memctl.edge.workspace import need_no_incognito
from memctl.model.clients.names import client_named, unknown_client
from memctl.model.errors import NOTHING, OK, Unavailable, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "uninstall",
    description="Takes back what memctl install did: the files of the clients are what they were before, to the byte, "
    "even if others have changed them since. A file or a directory that memctl made is deleted. The memories stay. "
    "memctl undo does not undo it; memctl install does.\n\n"
    "cron as CLIENT stops the hourly run. Without CLIENT it disconnects all clients and stops that run. It prints a "
    "line for each file, as install does.",
    arguments=(Argument("client", "A client, such as claude-code or codex.", many=True),),
    options=(
        Option("project", "Disconnect the clients only in the current directory.", kind="flag"),
        options.DRY_RUN,
        *options.IN_ANY_PROJECT,
    ),
    examples=(
        Example("memctl uninstall --dry-run", "show which files would change"),
        Example("memctl uninstall codex", "disconnect Codex"),
    ),
)


CRON = "cron"


def run(call: Call) -> int:
    """Disconnect the clients. Returns 1 if a file was left alone."""
    need_no_incognito(call)
    words = call.texts("client")
    names = tuple(_known(word) for word in words if word != CRON)
    project = os.getcwd() if call.flag("project") else ""
    status, done = OK, dict[str, None]()
    if CRON in words or not (words or project):
        done.update(_unschedule(call, named=CRON in words))
    with interrupts.Whole():
        for name, step in disconnect(names, project, dry_run=call.flag("dry-run")) if names or not words else ():
            stream.put_columns(step.action, name, step.path, step.note)
            status = NOTHING if step.action == LEFT else status
            if step.action == DISCONNECTED:
                done[name] = None
        where = " --project" if project else ""
        for name in () if call.flag("dry-run") else done:
            events.note(clock.now(call.text("now")), f"uninstall{where} {name}", f"install{where} {name}")
    if not done:
        stream.say_nothing("no client is connected", quiet=call.flag("quiet"))
    return status


def _unschedule(call: Call, *, named: bool) -> dict[str, None]:
    """Take memctl out of the machine's scheduler. Returns its name if memctl was there."""
    if not (named or is_recorded()):
        return {}
    from memctl.edge.programs.schedule import scheduler  # few users have it there

    try:
        clock = scheduler()
        if not (clock.is_there() if call.flag("dry-run") else clock.remove()):
            return {}
    except Unavailable:
        if named:
            raise
        return {}  # without a scheduler, memctl is in none
    if not call.flag("dry-run"):
        record(there=False)
    stream.put_columns(DISCONNECTED, CRON, clock.place, "")
    return {CRON: None}


def _known(word: str) -> str:
    name = client_named(word)
    if name not in CLIENTS:
        raise UsageError(f"uninstall: {unknown_client(word, CLIENTS)}")
    return name
