"""Patterns of `.memctlignore`, in gitignore's syntax."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Segments = list["re.Pattern[str] | None"]  # one for each segment of a path; None matches any number of segments

_LONGEST = 1000  # limit of a pattern's length; paths are hardly longer
_ANYTHING = re.compile("")


def ignores(text: str) -> Callable[[str], bool]:
    """Return a test of paths (relative, `/` between segments) against the patterns of a text; the last match wins."""
    rules = [rule for line in text.split("\n") if (rule := _rule(line.rstrip()))]

    def ignored(path: str) -> bool:
        parts = path.split("/")
        verdict = False
        for segments, keeps in rules:
            if _matches(segments, parts):
                verdict = not keeps
        return verdict

    return ignored


def _rule(line: str) -> tuple[Segments, bool] | None:
    """Return (patterns of the segments, whether a match keeps the path); None for an empty line, or a pattern that no
    name can match."""
    if not line or line.startswith("#") or len(line) > _LONGEST:
        return None
    keeps = line.startswith("!")
    pattern = line[1:] if keeps else line
    parts = pattern.strip("/").split("/")
    try:
        segments = [None if part == "**" else re.compile(_translate(part), re.S) for part in parts]
    except re.error:
        return None
    if "/" not in pattern.rstrip("/"):
        segments.insert(0, None)
    inside = (parts[-1] == "**") + pattern.endswith("/")  # matches the content of a directory, not its name
    return [*segments, *[_ANYTHING] * inside, None], keeps


def _matches(segments: Segments, parts: list[str]) -> bool:
    """Whether a path matches. Of two `**`, only the second needs another try: the first took as few segments as it
    could."""
    at = place = 0
    again: tuple[int, int] | None = None
    while place < len(parts):
        if at == len(segments):
            return True
        segment = segments[at]
        if segment is None:
            at += 1
            again = at, place
        elif segment.match(parts[place]):
            at, place = at + 1, place + 1
        elif again:
            again = again[0], again[1] + 1
            at, place = again
        else:
            return False
    return not any(segments[at:])


def _translate(pattern: str) -> str:
    """Translate a segment of a pattern into a regular expression that takes linear time for each asterisk: a match of
    one asterisk is not tried again when the next one fails."""
    pieces, piece, number = [], "", 0
    while number < len(pattern):
        sign, number = pattern[number], number + 1
        if sign == "*":
            pieces.append(piece)
            piece = ""
        elif sign == "?":
            piece += "."
        elif sign == "[" and (close := pattern.find("]", number + 1 + pattern.startswith("!", number))) > 0:
            piece, number = piece + _set(pattern[number:close]), close + 1
        elif sign == "\\" and number < len(pattern):
            piece, number = piece + re.escape(pattern[number]), number + 1
        else:
            piece += re.escape(sign)
    if not pieces:
        return rf"{piece}\Z"
    first, *between = pieces
    return first + "".join(rf"(?>.*?{each})" for each in between if each) + rf".*{piece}\Z"


def _set(inside: str) -> str:
    """Return the text between brackets as a set of a regular expression."""
    negated = inside.startswith(("!", "^"))
    signs = "".join(sign if sign == "-" else re.escape(sign) for sign in inside[negated:])
    return f"[{'^' * negated}{signs}]"
