"""The inbox of a tree: additions that were made where files cannot be locked, one file each, until the next writer that
can takes them in. The file of an addition lies below a directory of its own under the path that it is meant for."""

from __future__ import annotations

INBOX = ".memctl/inbox/"


def place_of(path: str) -> str:
    """The path that a file is meant for: its own, but for one in the inbox."""
    return path.removeprefix(INBOX).partition("/")[2] if path.startswith(INBOX) else path
