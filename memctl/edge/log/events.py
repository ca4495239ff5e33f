"""What was switched or set outside every tree, by hand: memctl log lists it. It is in no journal, so undo leaves it
alone: each line names the command that takes it back."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

EVENTS = "events"  # in the state directory: ISO time, command line and the one that takes it back, separated by tabs


def note(now: str, command: str, back: str) -> None:
    """Note that a command line was carried out. What cannot be written is let go: it was carried out all the same."""
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
    """The events as operations without an id, the newest first."""
    try:
        path = os.path.join(paths.state_directory(), EVENTS)
        with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
            lines = [line.rstrip("\n").split("\t") for line in file]
    except OSError:
        return []
    return [_operation(*line) for line in reversed(lines) if len(line) == 3]


def _operation(now: str, command: str, back: str) -> dict[str, Any]:
    change = {"action": "update", "after": f"{command} (undo it with: memctl {back})"}
    return {"op": "-", "t": now, "command": command.split(" ")[0], "changes": [change]}
