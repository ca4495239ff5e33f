"""Tombstones: hashes of the normalized words of forgotten memories, which must not be learned again; no plain text.

Each burial or lifting adds a line, so that the files of two machines merge by keeping all lines in the order of the
events. Only a purge removes lines: those whose words could be guessed. In their place it writes names made with this
machine's key to a file in the state directory: another machine cannot use them, and git never sees them."""

from __future__ import annotations

import json
import os
from collections import Counter
from heapq import merge

from memctl.edge.config import paths
from memctl.edge.safe_open import read_whole
from memctl.model.change import KEYED, TOMBSTONES
from memctl.model.conflicts import first_conflict, is_marker, versions_of
from memctl.model.errors import InputError, NotFound
from memctl.model.markdown.parse import decode, encode
from memctl.model.text.lines import STONE_DIGITS, fingerprint

_MARKERS = (b"<" * 7, b"|" * 7, b"=" * 7, b">" * 7)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable
    from typing import Any

    from memctl.model.lint import Sides


def read_tombstones(root: str, sides: Sides | None = None) -> frozenset[str]:
    """Return the fingerprints that are buried in the tree at `root`, from its own file and from the one that stays on
    this machine. `sides` are git's versions of a file that it could not merge."""
    return buried(_whole(root, sides)) | buried(_read(root, KEYED))


def _whole(root: str, sides: Sides | None) -> bytes:
    """Return the tree's own file as it will be when both sides of a conflict are merged."""
    data = _read(root)
    try:
        return reconciled(data, sides)
    except InputError:
        return data


def lifted(root: str, sides: Sides | None = None) -> dict[str, str]:
    """Return fingerprint → date for words that were restored and not forgotten again."""
    last: dict[str, str] = {}
    for line in _whole(root, sides).split(b"\n"):
        if (stone := _stone(line)) is not None:
            last.pop(stone["hash"], None)
            if stone.get("lifted", False):
                last[stone["hash"]] = str(stone.get("date", ""))
    return last


def fates(roots: Iterable[str]) -> Callable[[str], tuple[bool, str]]:
    """Return a function that maps words to (whether they are buried in these trees, when they were restored)."""
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
    """Return the number of the line with the first conflict marker, 0 for none."""
    return first_conflict(decode(_read(root)))


def _read(root: str, name: str = TOMBSTONES) -> bytes:
    directory = directory_of(root, name)
    try:
        return read_whole(os.path.join(directory, name)) if directory else b""
    except FileNotFoundError:
        return b""


def directory_of(root: str, path: str) -> str:
    """Return the directory of one of the tree's tombstone files; empty if there is no state directory."""
    try:
        return paths.of_tree(paths.state_directory(), root) if path == KEYED else root
    except NotFound:
        return ""


def damaged(root: str) -> list[int]:
    """Return the numbers of lines that cannot be read: their words could be learned again. Lines of a conflict do not
    count, see `first_conflict`."""
    data = _read(root)
    lines, in_conflict = data.split(b"\n"), bool(first_conflict(decode(data)))
    wrong = [number for number, line in enumerate(lines, 1) if line.strip() and _stone(line) is None]
    return [number for number in wrong if not (in_conflict and lines[number - 1][:7] in _MARKERS)]


def buried(data: bytes) -> frozenset[str]:
    """Return the fingerprints that these lines bury: the last line about each decides."""
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
    """Return the file's bytes with new lines that bury or lift those fingerprints that need it. A lifting is noted even
    if nothing was buried here: another machine may have buried it before."""
    down = _states(data)
    data += b"" if not data or data.endswith(b"\n") else b"\n"
    for name in fingerprints:
        if down.get(name) in (None, lifted):
            stone = {"hash": name, "date": date, **({"lifted": True} if lifted else {})}
            data += json.dumps(stone, separators=(",", ":")).encode() + b"\n"
    return data


def without_stones(data: bytes, names: Collection[str]) -> bytes:
    """Return the file's bytes without the lines about these fingerprints."""
    lines = data.splitlines(keepends=True)
    return b"".join(line for line in lines if (stone := _stone(line)) is None or stone["hash"] not in names)


def merge_tombstones(old: bytes, ours: bytes, theirs: bytes) -> bytes:
    """Merge the lines of two machines' files. The lines about each fingerprint are sorted by event, so that the last
    one decides; at equal times the burial wins. A line that one machine removed went with a purge and stays away.
    Conflict markers in a version are resolved first."""
    old, ours, theirs = (reconciled(data, None) for data in (old, ours, theirs))
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


def is_merged(root: str, sides: Sides) -> bool:
    """Whether the tree's own file says of each fingerprint what both sides of a merge together say, restored or not."""
    return _states(merge_tombstones(*(side or b"" for side in sides))) == _states(_read(root))


def reconciled(data: bytes, sides: Sides | None) -> bytes:
    """Return the file's bytes with both sides of a conflict merged, whether the file has markers or git kept one side.
    `sides` are git's versions of an unmerged file: markers may mislead, as git takes a line that both sides have for
    the same event. InputError if a conflict has no end."""
    has_markers = first_conflict(decode(data))
    if sides is not None:
        base, *both = (side or b"" for side in sides)
        merged = merge_tombstones(base, *both)
        return _as_written(data, merged, both) if has_markers else merge_tombstones(both[0], data, merged)
    if not has_markers:
        return data
    old, versions = versions_of(decode(data), TOMBSTONES)
    merged = encode(versions[0])
    for version in versions[1:]:
        merged = merge_tombstones(encode(old), merged, encode(version))
    return merged


def _as_written(data: bytes, merged: bytes, sides: list[bytes]) -> bytes:
    """Return the merged lines that a text with markers still has, with those that it has in addition."""
    there, known = set(_lines(data)), {line for side in sides for line in _lines(side)}
    news = [line for line in _lines(data) if line not in known and not is_marker(decode(line))]
    return b"".join(line + b"\n" for line in [*(line for line in _lines(merged) if line in there), *news])


def _lines(data: bytes) -> list[bytes]:
    return [line for line in data.split(b"\n") if line.strip()]


def _by_name(lines: list[bytes]) -> dict[str, list[bytes]]:
    """Return fingerprint → the lines about it, in order; the key is empty for lines that cannot be read."""
    found: dict[str, list[bytes]] = {}
    for line in lines:
        stone = _stone(line)
        found.setdefault(stone["hash"] if stone else "", []).append(line)
    return found


def _in_order(one: list[bytes], other: list[bytes]) -> list[bytes]:
    """Merge two lists of events about one fingerprint, each in its own order. They may share their first events."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return [*one[:same], *(line for *_, line in merge(_dated(one[same:]), _dated(other[same:])))]


def _dated(row: list[bytes]) -> list[tuple[str, bool, bytes]]:
    """Return (time, whether it buries, the line) for each line. A time never goes back, so a clock that was set back
    changes no order."""
    found, latest = [], ""
    for line in row:
        stone = _stone(line) or {}
        latest = max(latest, str(stone.get("date", "")))
        found.append((latest, not stone.get("lifted", False), line))
    return found
