"""When a client last called a hook, and what went wrong then."""

from __future__ import annotations

import os

from memctl.edge.clients.places import hooks_directory
from memctl.edge.config import paths
from memctl.edge.safe_open import append_line, regular, text_of

_MOST = 1 << 16  # bytes, after which the log of errors begins anew
_PLAIN = "-_."
_LAST = 100  # calls of which stats tells the time


def note_call(client: str, now: str, event: str) -> None:
    """Note that a client called the hook of an event. OSError if that cannot be written."""
    _write(_path(client, "last"), f"{now}\t{event}\n", os.O_TRUNC)


def note_duration(client: str, event: str, seconds: float) -> None:
    """Add the time that the answer to a client took. If that cannot be written, nobody misses it."""
    try:
        append_line(_path(client, "times"), f"{event}\t{seconds * 1000:.0f}", _MOST)
    except OSError:
        return


def durations() -> dict[str, list[int]]:
    """Return the milliseconds that the last answers took, the oldest first, by client and event."""
    found: dict[str, list[int]] = {}
    try:
        names = sorted(name for name in os.listdir(hooks_directory()) if name.endswith(".times"))
    except OSError:
        return {}
    for name in names:
        for line in text_of(os.path.join(hooks_directory(), name), 2 * _MOST).split("\n"):
            event, _, spent = line.partition("\t")
            if spent.isdecimal():
                found.setdefault(f"{name.removesuffix('.times')} {event}", []).append(int(spent))
    return {name: spent[-_LAST:] for name, spent in found.items()}


def note_error(client: str, now: str, message: str) -> None:
    """Add a message to the client's log. If that cannot be written, nobody learns of it: a hook never fails."""
    try:
        paths.make_private(hooks_directory())
        append_line(_path(client, "errors"), f"{now} {' '.join(message.split())}", _MOST)
    except OSError:
        return


def open_errors(client: str) -> int:
    """Open the client's log of errors for appending."""
    paths.make_private(hooks_directory())
    handle = regular(_path(client, "errors"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    if os.fstat(handle).st_size > _MOST:
        os.ftruncate(handle, 0)
    return handle


def last_call(client: str) -> tuple[str, str]:
    """Return (time, event) of the last call; ("", "") if there was none."""
    moment, _, event = text_of(_path(client, "last"), 2 * _MOST).strip().partition("\t")
    return moment, event


def last_error(client: str) -> str:
    """Return the last line of the client's log of errors, "" if it is empty."""
    return (text_of(_path(client, "errors"), 2 * _MOST).rstrip("\n").split("\n"))[-1]


def errors_file(client: str) -> str:
    """Return the path of the client's log of errors."""
    return _path(client, "errors")


def _path(client: str, kind: str) -> str:
    name = "".join(sign if sign.isalnum() or sign in _PLAIN else "-" for sign in client)[:40] or "unknown"
    return os.path.join(hooks_directory(), f"{name.lstrip('.') or 'unknown'}.{kind}")


def _write(path: str, text: str, flags: int) -> None:
    paths.make_private(os.path.dirname(path))
    handle = regular(path, os.O_WRONLY | os.O_CREAT | flags)
    try:
        os.write(handle, text.encode("utf-8", "replace"))
    finally:
        os.close(handle)
