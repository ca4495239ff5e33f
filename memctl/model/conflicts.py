"""Conflict markers that git leaves in a file, and the sides between them."""

from __future__ import annotations

import re

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_MARKER = re.compile(r"(<{7}|\|{7}|={7}|>{7})(?: .*)?\r?$")


def first_conflict(text: str) -> int:
    """Return the number of the first line with a conflict marker, 0 for none."""
    if "<<<<<<<" not in text:
        return 0
    lines = text.split("\n")
    return next((number for number, line in enumerate(lines, 1) if line.startswith("<<<<<<< ")), 0)


def is_marker(line: str) -> bool:
    """Whether a line is a conflict marker."""
    return _MARKER.match(line) is not None


class _Conflict:
    """A conflict: its common version, None if git did not write it, and its sides. Each is a list of lines, and of
    conflicts that were there before."""

    def __init__(self) -> None:
        self.old: list[str | _Conflict] | None = None
        self.sides: list[list[str | _Conflict]] = [[]]
        self.now = self.sides[0]  # what the next line belongs to

    @property
    def is_plain(self) -> bool:
        """Whether the common version is what both sides had. If it has a conflict, git put news of a side into it."""
        return not any(isinstance(part, _Conflict) for part in self.old or ())

    @property
    def all_sides(self) -> list[list[str | _Conflict]]:
        """The sides, with the common version if that has news."""
        return self.sides if self.is_plain else [*self.sides, self.old or []]

    def turn(self, sign: str) -> None:
        """Go on to another part, at a marker."""
        if sign == "|" and self.old is None and len(self.sides) == 1:
            self.now = self.old = []
        else:
            self.sides.append([])
            self.now = self.sides[-1]


def versions_of(text: str, path: str) -> tuple[str, list[str]]:
    """Return (base, versions) of a text with conflict markers: two versions, or more if a text with markers was merged
    again by lines. The base comes from the markers if they have it (git's `diff3` style), otherwise it is the text
    around them. If such a merge has mixed up the markers, one version has all lines. Raises InputError if a conflict
    has no end."""
    lines = text.split("\n")
    signs = [line[0] for line in lines if is_marker(line)]
    if signs.count("<") > signs.count(">") == 0:
        raise InputError(f"{path}: conflict markers without an end: repair them by hand")
    parts = _parts(lines)
    if signs.count("<") != signs.count(">") or not _are_whole(parts):
        return "", ["\n".join(_each_once(line for line in lines if not is_marker(line)))]
    diff3 = "\n|||||||" in text
    return "\n".join(_base(parts, diff3)), ["\n".join(found) for found in _expanded(parts)]


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
        sign = line[0] if is_marker(line) else ""
        now = open_ones[-1].now if open_ones else found
        if sign == "<":
            open_ones.append(_Conflict())
            now.append(open_ones[-1])
        elif sign == ">" and open_ones:
            open_ones.pop()
        elif sign and open_ones:
            open_ones[-1].turn(sign)
        elif sign != ">":  # outside of a conflict, a line of equals signs underlines a title
            now.append(line)
    return found


def _are_whole(parts: Iterable[str | _Conflict]) -> bool:
    """Whether each conflict has two sides, as git writes it."""
    return all(
        isinstance(part, str) or (len(part.sides) == 2 and all(map(_are_whole, [*part.sides, part.old or []])))
        for part in parts
    )


def _base(parts: list[str | _Conflict], diff3: bool) -> list[str]:
    lines: list[str] = []
    for part in parts:
        if isinstance(part, str):
            lines.append(part)
        elif diff3 and part.old is not None and part.is_plain:
            lines += _base(part.old, diff3)
    return lines


def _expanded(parts: list[str | _Conflict]) -> list[list[str]]:
    """Return the versions of these parts: each side of each conflict is in one of them."""
    choices = [[[part]] if isinstance(part, str) else [one for side in part.all_sides for one in _expanded(side)]
               for part in parts]  # fmt: skip
    number = max((len(choice) for choice in choices), default=1)
    return [[line for choice in choices for line in choice[min(at, len(choice) - 1)]] for at in range(number)]
