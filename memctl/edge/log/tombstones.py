"""What must not be learned again: hashes of the normalised words of forgotten memories, no plain text.

A line is added for each burial or lifting, so that two machines' files merge by keeping all lines. Only a purge takes
lines away: those whose words could be guessed. It leaves names that were made with this machine's key."""

from __future__ import annotations

import json
import os

from memctl.edge.safe_open import read_whole
from memctl.edge.store import files
from memctl.model.change import TOMBSTONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from typing import Any


def read(root: str) -> frozenset[str]:
    """The fingerprints that are buried in the tree at `root`."""
    try:
        return buried(read_whole(os.path.join(root, TOMBSTONES)))
    except FileNotFoundError:
        return frozenset()


def damaged(root: str) -> list[int]:
    """The numbers of lines that cannot be read: what they buried could be learned again."""
    try:
        lines = read_whole(os.path.join(root, TOMBSTONES)).split(b"\n")
    except FileNotFoundError:
        return []
    return [number for number, line in enumerate(lines, 1) if line.strip() and _stone(line) is None]


def buried(data: bytes) -> frozenset[str]:
    """The fingerprints that are buried by these lines: the last one about each decides."""
    down: dict[str, bool] = {}
    for line in data.split(b"\n"):
        if (stone := _stone(line)) is not None:
            down[stone["hash"]] = not stone.get("lifted", False)
    return frozenset(name for name, is_down in down.items() if is_down)


def _stone(line: bytes) -> dict[str, Any] | None:
    try:
        stone = json.loads(line) if line.strip() else None
    except (ValueError, RecursionError):
        return None
    return stone if isinstance(stone, dict) and isinstance(stone.get("hash"), str) else None


def with_stones(data: bytes, fingerprints: Iterable[str], date: str, *, lifted: bool = False) -> bytes:
    """The file's bytes with lines behind them that bury, or lift, those of the fingerprints that need it."""
    down = buried(data)
    data += b"" if not data or data.endswith(b"\n") else b"\n"
    for name in fingerprints:
        if (name in down) == lifted:
            stone = {"hash": name, "date": date, **({"lifted": True} if lifted else {})}
            data += json.dumps(stone, separators=(",", ":")).encode() + b"\n"
    return data


def drop(root: str, names: Collection[str]) -> list[str]:
    """Take every line about these fingerprints out of the file, for good; those that were buried."""
    found = sorted(read(root).intersection(names))
    if names:
        files.change(root, TOMBSTONES, lambda data: without_stones(data, names))
    return found


def without_stones(data: bytes, names: Collection[str]) -> bytes:
    """The file's bytes without the lines about these fingerprints."""
    lines = data.splitlines(keepends=True)
    return b"".join(line for line in lines if (stone := _stone(line)) is None or stone["hash"] not in names)


def merged(old: bytes, ours: bytes, theirs: bytes) -> bytes:
    """The lines of two machines' files, by day; what was buried and lifted on one day stays buried. A line that one of
    them took away went with a purge, and stays away."""
    before = old.splitlines()
    sides = [data.splitlines() for data in (ours, theirs)]
    known = [line for line in before if all(line in side for side in map(frozenset, sides))]
    new = {line for side in sides for line in side if line.strip()}.difference(before)
    return b"".join(line + b"\n" for line in [*known, *sorted(new, key=_day_and_state)])


def _day_and_state(line: bytes) -> tuple[str, bool, bytes]:
    try:
        stone = json.loads(line)
    except (ValueError, RecursionError):
        return "", False, line
    if not isinstance(stone, dict):
        return "", False, line
    return str(stone.get("date", "")), not stone.get("lifted", False), line
