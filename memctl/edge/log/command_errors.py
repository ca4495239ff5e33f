"""The errors of the user's commands that hear of changes."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import regular

_NAME = "events.errors"
_MOST = 1 << 16  # bytes, after which the log begins anew


def note(now: str, message: str) -> None:
    """Add a message to the log. If that cannot be written, nobody learns of it."""
    try:
        path = os.path.join(paths.make_private(paths.state_directory()), _NAME)
        handle = regular(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            if os.fstat(handle).st_size > _MOST:
                os.ftruncate(handle, 0)
            os.write(handle, f"{now} {' '.join(message.split())}\n".encode("utf-8", "replace"))
        finally:
            os.close(handle)
    except OSError:
        return


def last() -> str:
    """Return the last message, "" if there is none."""
    try:
        with open(os.path.join(paths.state_directory(), _NAME), encoding="utf-8", opener=regular) as file:
            return file.read().rstrip("\n").split("\n")[-1]
    except (OSError, ValueError):
        return ""
