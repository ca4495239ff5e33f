"""Conflict markers that git leaves in a file, and the sides between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate

from memctl.model.errors import InputError

_MARKER = re.compile(r"(<{7,}|\|{7,}|={7,}|>{7,})(?: .*)?\r?$")
_BEGINS = re.compile(r"<{7,} ")
_WIDTH = 7  # of git's markers; a conflict between renamed files, or one in a merge of merges, has longer ones
_DEEPEST = 20  # conflicts in one another that are resolved one by one: a hostile file can have any number


def first_conflict(text: str) -> int:
    """Return the number of the first line with a conflict marker, 0 for none."""
    if "<<<<<<<" not in text:
        return 0
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, 1) if _BEGINS.match(line)), 0)


def is_marker(line: str) -> bool:
    return bool(_sign(line, _WIDTH))


def _sign(line: str, width: int) -> str:
    """Return the sign of a conflict marker, or "". `width` is that of the conflict around: a longer line of equals
    signs underlines a title."""
    match = _MARKER.match(line)
    return "" if match is None or (line[0] in "|=" and len(match[1]) != width) else line[0]


class _Conflict:
    """A conflict: all its lines, its common version, None if git did not write it, and its sides. Conflicts that were
    there before stay in the lines of a side as they are."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines: list[str] = []
        self.old: list[str] | None = None
        self.sides: list[list[str]] = [[]]
        self.now = self.sides[0]  # what the next line belongs to
        self.is_ended = False
        self.has_whole_parts = True

    @property
    def is_whole(self) -> bool:
        """Whether it and the conflicts in it have an end and two sides, as git writes them."""
        return self.is_ended and self.has_whole_parts and len(self.sides) == 2

    @property
    def is_plain(self) -> bool:
        """Whether the common version is what both sides had. If it has a conflict, git put news of a side into it."""
        return not any(_sign(line, self.width) for line in self.old or ())

    @property
    def all_sides(self) -> list[list[str]]:
        """The sides, with the common version if that has news."""
        return self.sides if self.is_plain else [*self.sides, self.old or []]

    def take(self, line: str, sign: str) -> None:
        """Read a line, which may be a marker of this conflict."""
        self.lines.append(line)
        if sign == "|" and self.old is None and len(self.sides) == 1:
            self.now = self.old = []
        elif sign in ("|", "="):
            self.sides.append([])
            self.now = self.sides[-1]
        elif not sign:
            self.now.append(line)
        self.is_ended = sign == ">"

    def take_inner(self, inner: _Conflict) -> None:
        """Read a conflict that was there before; the side that it is in is resolved on its own."""
        self.lines += inner.lines
        self.now += inner.lines
        self.has_whole_parts = self.has_whole_parts and inner.is_whole


def versions_of(text: str, path: str) -> tuple[str, list[str]]:
    """Return (base, versions) of a text with conflict markers: two versions, or three if git put news into the base. A
    version of a text that was merged again by lines can have markers itself. The base comes from the markers if they
    have it (git's `diff3` style), otherwise it is the text around them. If such a merge has mixed up the markers, one
    version has all lines. Raises InputError if a conflict has no end."""
    lines = text.split("\n")
    signs = [line[0] for line in lines if is_marker(line)]
    if signs.count("<") > signs.count(">") == 0:
        raise InputError(f"{path}: conflict markers without an end: repair them by hand")
    is_sound = signs.count("<") == signs.count(">") and _depth(signs) <= _DEEPEST
    parts = _parts(lines) if is_sound else []
    if not is_sound or not all(isinstance(part, str) or part.is_whole for part in parts):
        return "", ["\n".join(_each_once(line for line in lines if not is_marker(line)))]
    return "\n".join(_base(parts)), ["\n".join(found) for found in _versions(parts)]


def _depth(signs: Iterable[str]) -> int:
    """Return how many conflicts are open at once, at most."""
    return max(accumulate({"<": 1, ">": -1}.get(sign, 0) for sign in signs), default=0)


def _each_once(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines, but none that has words a second time."""
    seen = set[str]()
    for line in lines:
        if line.strip() not in seen:
            yield line
        seen.update([line.strip()] if line.strip() else [])


def _parts(lines: list[str]) -> list[str | _Conflict]:
    found: list[str | _Conflict] = []
    open_ones: list[_Conflict] = []
    for line in lines:
        sign = _sign(line, open_ones[-1].width if open_ones else _WIDTH)
        if sign == "<":
            open_ones.append(_Conflict(len(line) - len(line.lstrip("<"))))
        if open_ones:
            open_ones[-1].take(line, sign)
        elif sign != ">":  # outside of a conflict, a line of equals signs underlines a title
            found.append(line)
        if sign == ">" and open_ones:
            ended = open_ones.pop()
            if open_ones:
                open_ones[-1].take_inner(ended)
            else:
                found.append(ended)
    return [*found, *open_ones]


def _base(parts: list[str | _Conflict]) -> list[str]:
    lines: list[str] = []
    for part in parts:
        if isinstance(part, str):
            lines.append(part)
        elif part.old is not None and part.is_plain:
            lines += part.old
    return lines


def _versions(parts: list[str | _Conflict]) -> list[list[str]]:
    """Return the versions of these parts: each side of each conflict is in one of them."""
    choices = [[[part]] if isinstance(part, str) else part.all_sides for part in parts]
    number = max((len(choice) for choice in choices), default=1)
    return [[line for choice in choices for line in choice[min(at, len(choice) - 1)]] for at in range(number)]
