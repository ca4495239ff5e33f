"""Commands of the user that hear of changes. They run by themselves after the change is on disk, so a slow or failing
one holds nobody up."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence

from memctl.edge.stream import say
from memctl.model.change import REFUSED, UNTOLD, Change
from memctl.model.record import dump
from memctl.model.tables.settings import Settings

EVENTS = {
    "add": "created", "update": "updated", "merge": "updated", "supersede": "superseded", "forget": "forgotten",
    "restore": "restored",
}  # fmt: skip
CAPTURED = "captured"
_LEARNED = ("add", "merge", "supersede")
SECONDS = 60.0  # for which a command may run
_CODE = "import sys; sys.path.append({root!r}); from memctl.edge.programs.event_commands import run; run()"


def tell(settings: Settings, operation: str, time: str, command: str, changes: Sequence[Change]) -> None:
    """Start the commands that hear of these changes, one for each event. Each gets the changes as lines of JSON on
    stdin. Commands that such a command runs start none."""
    if os.environ.get("MEMCTL_ACTIVE"):
        return
    heard: dict[str, list[str]] = {}
    for change in changes:
        if change.action not in EVENTS or change.notes.get(REFUSED):
            continue
        record = {**change.record(), "op": operation, "time": time, "command": command}
        if change.notes.get(UNTOLD):
            record.pop("after", None)
        events = [EVENTS[change.action]]
        events += [CAPTURED] if command == "capture" and change.action in _LEARNED else []
        for event in events:
            heard.setdefault(event, []).append(dump(record) + "\n")
    for event, lines in heard.items():
        words = settings.text(f"events.{event}")
        if words:
            _start(event, words, "".join(lines))


def _start(event: str, command: str, lines: str) -> None:
    root = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
    try:
        shlex.split(command)
        with tempfile.TemporaryFile() as file:  # a pipe would wait for its reader
            file.write(lines.encode("utf-8", "replace"))
            file.seek(0)
            subprocess.Popen(
                [sys.executable, "-P", "-c", _CODE.format(root=root), event, command],
                stdin=file,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
                env={**os.environ, "MEMCTL_EVENT": event},
            )
    except (OSError, ValueError) as error:
        say(f"events.{event}: {command}: {error} (the change is made)")


def run() -> None:
    """Run the command that the command line names, in the background. An error goes to the log."""
    from memctl.edge.clock import now
    from memctl.edge.log import command_errors
    from memctl.edge.programs.run import run_filter
    from memctl.model.errors import MemctlError

    event, command = sys.argv[1:]
    try:
        run_filter(command, sys.stdin.buffer.read().decode(), SECONDS)
    except MemctlError as error:
        command_errors.note(now(), f"events.{event}: {error}")
