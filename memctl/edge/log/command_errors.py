"""The errors of the user's commands that hear of changes."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import append_line, text_of

_NAME = "events.errors"
_MOST = 1 << 16  # bytes, after which the log begins anew


def note(now: str, message: str) -> None:
    """Add a message to the log. If that cannot be written, nobody learns of it."""
    try:
        path = os.path.join(paths.make_private(paths.state_directory()), _NAME)
        append_line(path, f"{now} {' '.join(message.split())}", _MOST)
    except OSError:
        return


def last() -> str:
    """Return the last message, "" if there is none."""
    return text_of(os.path.join(paths.state_directory(), _NAME)).rstrip("\n").split("\n")[-1]
