"""What must not be learned again: hashes of the normalised words of forgotten memories, no plain text.

A line is added for each burial or lifting, so that two machines' files merge by keeping all lines in the order of the
events. Only a purge takes lines away: those whose words could be guessed. It leaves names that were made with this
machine's key, in a file of the state directory: they are no use to another machine, and git has no word of what was
purged."""

from __future__ import annotations

import json
import os
from collections import Counter
from heapq import merge

from memctl.edge.config import paths
from memctl.edge.safe_open import read_whole
from memctl.model.change import KEYED, TOMBSTONES
from memctl.model.conflicts import first_conflict, sides_of
from memctl.model.errors import NotFound
from memctl.model.markdown.parse import decode, encode
from memctl.model.text.lines import STONE_DIGITS, fingerprint

_MARKERS = (b"<" * 7, b"|" * 7, b"=" * 7, b">" * 7)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from memctl.model.lint import Sides


def read_tombstones(root: str) -> frozenset[str]:
    """The fingerprints that are buried in the tree at `root`: in its file, and in the one that stays on this
    machine."""
    return buried(_read(root)) | buried(_read(root, KEYED))


def lifted(root: str) -> dict[str, str]:
    """The fingerprints of what was restored and not forgotten again → when."""
    last: dict[str, str] = {}
    for line in _read(root).split(b"\n"):
        if (stone := _stone(line)) is not None:
            last.pop(stone["hash"], None)
            if stone.get("lifted", False):
                last[stone["hash"]] = str(stone.get("date", ""))
    return last


def fates(roots: Iterable[str]) -> Callable[[str], tuple[bool, str]]:
    """A function that says of words in these trees whether they are buried, and when they were restored."""
    down: set[str] = set()
    up: dict[str, str] = {}
    for root in roots:
        down |= read_tombstones(root)
        up |= lifted(root)

    def fate(text: str) -> tuple[bool, str]:
        name = fingerprint(text, STONE_DIGITS)
        return name in down, up.get(name, "")

    return fate


def conflict(root: str) -> int:
    """The number of the line with the first conflict marker, 0 for none."""
    return first_conflict(decode(_read(root)))


def _read(root: str, name: str = TOMBSTONES) -> bytes:
    directory = directory_of(root, name)
    try:
        return read_whole(os.path.join(directory, name)) if directory else b""
    except FileNotFoundError:
        return b""


def directory_of(root: str, path: str) -> str:
    """The directory in which a file of the tree's tombstones lies; empty where there is no state directory."""
    try:
        return paths.of_tree(paths.state_directory(), root) if path == KEYED else root
    except NotFound:
        return ""


def damaged(root: str) -> list[int]:
    """The numbers of lines that cannot be read: what they buried could be learned again. The lines of a conflict are
    not meant, see `first_conflict`."""
    data = _read(root)
    lines, in_conflict = data.split(b"\n"), bool(first_conflict(decode(data)))
    wrong = [number for number, line in enumerate(lines, 1) if line.strip() and _stone(line) is None]
    return [number for number in wrong if not (in_conflict and lines[number - 1][:7] in _MARKERS)]


def buried(data: bytes) -> frozenset[str]:
    """The fingerprints that are buried by these lines: the last one about each decides."""
    return frozenset(name for name, is_down in _states(data).items() if is_down)


def _states(data: bytes) -> dict[str, bool]:
    down: dict[str, bool] = {}
    for line in data.split(b"\n"):
        if (stone := _stone(line)) is not None:
            down[stone["hash"]] = not stone.get("lifted", False)
    return down


def _stone(line: bytes) -> dict[str, Any] | None:
    try:
        stone = json.loads(line) if line.strip() else None
    except (ValueError, RecursionError):
        return None
    return stone if isinstance(stone, dict) and isinstance(stone.get("hash"), str) else None


def with_stones(data: bytes, fingerprints: Iterable[str], date: str, *, lifted: bool = False) -> bytes:
    """The file's bytes with lines behind them that bury, or lift, those of the fingerprints that need it. A lifting is
    noted also where nothing was buried: another machine may have buried it before."""
    down = _states(data)
    data += b"" if not data or data.endswith(b"\n") else b"\n"
    for name in fingerprints:
        if down.get(name) in (None, lifted):
            stone = {"hash": name, "date": date, **({"lifted": True} if lifted else {})}
            data += json.dumps(stone, separators=(",", ":")).encode() + b"\n"
    return data


def without_stones(data: bytes, names: Collection[str]) -> bytes:
    """The file's bytes without the lines about these fingerprints."""
    lines = data.splitlines(keepends=True)
    return b"".join(line for line in lines if (stone := _stone(line)) is None or stone["hash"] not in names)


def merge_tombstones(old: bytes, ours: bytes, theirs: bytes) -> bytes:
    """The lines of two machines' files. About each fingerprint they stand in the order of the events, so that the last
    one decides; of two that cannot be told apart by time, the burial. A line that one of them took away went with a
    purge, and stays away."""
    before = _lines(old)
    news, gone = [], Counter[bytes]()
    for side in (_lines(ours), _lines(theirs)):
        left = Counter(before)
        new = []
        for line in side:
            if left[line]:
                left[line] -= 1
            else:
                new.append(line)
        gone |= +left
        news.append(_by_name(new))
    known = []
    for line in before:
        if gone[line]:
            gone[line] -= 1
        else:
            known.append(line)
    chains = [_in_order(news[0].get(name, []), news[1].get(name, [])) for name in {*news[0], *news[1]}]
    return b"".join(line + b"\n" for chain in [known, *sorted(chains, key=_dated)] for line in chain)


def reconciled(data: bytes, sides: Sides | None) -> bytes:
    """The file's bytes with both sides of a conflict, be it that markers part them or that git kept one; `sides` are
    those that git has of an unmerged file. InputError where a conflict has no end."""
    if first_conflict(decode(data)):
        old, ours, theirs = map(encode, sides_of(decode(data), TOMBSTONES))
        return merge_tombstones(sides[0] or b"" if sides else old, ours, theirs)
    if sides is None:
        return data
    base, *both = (side or b"" for side in sides)
    return merge_tombstones(both[0], data, merge_tombstones(base, *both))


def _lines(data: bytes) -> list[bytes]:
    return [line for line in data.split(b"\n") if line.strip()]


def _by_name(lines: list[bytes]) -> dict[str, list[bytes]]:
    """Fingerprint → the lines about it, in their order; empty for lines that cannot be read."""
    found: dict[str, list[bytes]] = {}
    for line in lines:
        stone = _stone(line)
        found.setdefault(stone["hash"] if stone else "", []).append(line)
    return found


def _in_order(one: list[bytes], other: list[bytes]) -> list[bytes]:
    """Two rows of events about one fingerprint as one, each in its own order. They may begin with the same events."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return [*one[:same], *(line for *_, line in merge(_dated(one[same:]), _dated(other[same:])))]


def _dated(row: list[bytes]) -> list[tuple[str, bool, bytes]]:
    """(when, whether it buries, the line) of each; a clock that was set back changes no order."""
    found, latest = [], ""
    for line in row:
        stone = _stone(line) or {}
        latest = max(latest, str(stone.get("date", "")))
        found.append((latest, not stone.get("lifted", False), line))
    return found
