"""Conflict markers that git leaves in a file, and the sides between them."""

from __future__ import annotations

import re

from memctl.model.errors import InputError

_MARKER = re.compile(r"(<{7}|\|{7}|={7}|>{7})(?: .*)?\r?$")


def first_conflict(text: str) -> int:
    """Return the number of the first line with a conflict marker, 0 for none."""
    if "<<<<<<<" not in text:
        return 0
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, 1) if line.startswith("<<<<<<< ")), 0)


def sides_of(text: str, path: str) -> tuple[str, str, str]:
    """Return (base, ours, theirs) of a text with conflict markers. The base comes from the markers if they have it
    (git's `diff3` style), otherwise it is the text around them. Raises InputError if a conflict has no end."""
    old, ours, theirs = list[str](), list[str](), list[str]()
    side = ""
    diff3 = "\n|||||||" in text
    for line in text.split("\n"):
        marker = _MARKER.match(line)
        if marker and (side or marker[1][0] == "<"):
            side = "" if marker[1][0] == ">" else marker[1][0]
            continue
        if side in ("", "<"):
            ours.append(line)
        if side in ("", "="):
            theirs.append(line)
        if side == "" or (side == "|" and diff3):
            old.append(line)
    if side:
        raise InputError(f"{path}: conflict markers without an end: repair them by hand")
    return "\n".join(old), "\n".join(ours), "\n".join(theirs)
