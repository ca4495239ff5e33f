"""Changes made by hand outside of trees, such as settings and switches: memctl log lists them. No journal has them, so
undo ignores them: each line names the command that reverts it."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import regular, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

EVENTS = "events"  # in the state directory: ISO time, command line and the one that reverts it, separated by tabs


def note(now: str, command: str, back: str) -> None:
    """Note that a command line was carried out. Ignore a failure: the command took effect anyway."""
    try:
        path = os.path.join(paths.make_private(paths.state_directory()), EVENTS)
        handle = regular(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            words = (" ".join(word.split()) for word in (now, command, back))
            os.write(handle, ("\t".join(words) + "\n").encode("utf-8", "surrogateescape"))
        finally:
            os.close(handle)
    except OSError:
        return


def operations() -> list[dict[str, Any]]:
    """Return the events as operations without an id, the newest first."""
    lines = [line.split("\t") for line in text_of(os.path.join(paths.state_directory(), EVENTS)).split("\n")]
    return [_operation(*line) for line in reversed(lines) if len(line) == 3]


def _operation(now: str, command: str, back: str) -> dict[str, Any]:
    change = {"action": "update", "after": f"{command} (undo it with: memctl {back})"}
    return {"op": "-", "t": now, "command": command.split(" ")[0], "changes": [change]}
