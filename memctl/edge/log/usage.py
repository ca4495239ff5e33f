"""The usage log of a tree: small append-only files in the state directory. If they are lost, only hints are lost, never
memory."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence

from memctl.edge import clock
from memctl.edge.config import paths
from memctl.edge.safe_open import regular, replace_whole
from memctl.model.text.dates import day_number
from memctl.model.usage import OPERATION, Usage, Uses, ids_of

DAYS = "days"  # one ISO date a line
# ISO time, `used`, `restated` or `learned`, then ids, separated by tabs: reading JSON would cost a prompt more
USED = "used"
SHOWN = "shown"  # the same with `shown`: for statistics only, so prompts do not read it
LEARNED = "learned"  # words that were said on an earlier day
JOURNAL = ".memctl/journal.jsonl"


def record(root: str, now: str, kind: str, ids: Iterable[str], operation: str = "") -> None:
    """Note that memories were `shown`, `used`, `restated` or `learned`, and by which operation, so that undo finds the
    line. If that fails, only a hint is lost."""
    named = [word for word in ids if word]
    try:
        directory = paths.make_private(paths.of_tree(paths.state_directory(), root))
        _mark_day(os.path.join(directory, DAYS), now[:10])
        if named:
            line = "\t".join([now, kind, *named, *([OPERATION + operation] if operation else [])]) + "\n"
            _append(os.path.join(directory, SHOWN if kind == "shown" else USED), line)
    except OSError:
        return


def mark_day(root: str, now: str) -> None:
    """Note that the tree was in use on this day."""
    record(root, now, "", ())


def _mark_day(path: str, date: str) -> None:
    try:
        with open(path, "rb", opener=regular) as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - 11))
            if file.read().strip().endswith(date.encode()):
                return
    except FileNotFoundError:
        pass
    _append(path, date + "\n")


def _append(path: str, line: str) -> None:
    handle = regular(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    try:
        os.write(handle, line.encode())
    finally:
        os.close(handle)


def forget(root: str, ids: Collection[str]) -> None:
    """Remove these memories from the log for good."""
    directory = paths.of_tree(paths.state_directory(), root)
    for name in (USED, SHOWN):
        lines = [line.decode("utf-8", "replace").split("\t") for line in _lines(os.path.join(directory, name)) if line]
        kept = [[*line[:2], *(word for word in line[2:] if word not in ids)] for line in lines]
        if kept != lines:
            text = "".join("\t".join(line) + "\n" for line in kept if ids_of(line))
            replace_whole(os.path.join(directory, name), text.encode(), sync=False)


def uses(root: str) -> list[str]:
    """Return the lines about memories that were used, restated or learned."""
    directory = paths.of_tree(paths.state_directory(), root)
    return [line.decode("utf-8", "replace") for line in _lines(os.path.join(directory, USED)) if line]


def undo_uses(root: str, gone: Collection[str], back: Sequence[str]) -> None:
    """Remove some lines about uses and put others back, sorted by time."""
    if not gone and not back:
        return
    directory = paths.make_private(paths.of_tree(paths.state_directory(), root))
    lines = sorted([*(line for line in uses(root) if line not in gone), *back], key=lambda line: line.split("\t")[0])
    replace_whole(os.path.join(directory, USED), "".join(line + "\n" for line in lines).encode(), sync=False)


def last_shown(root: str) -> list[str]:
    """Return the ids of the memories of this tree in the last prompt that had some."""
    lines = [line for line in _lines(os.path.join(paths.of_tree(paths.state_directory(), root), SHOWN)) if line]
    return list(ids_of(lines[-1].decode("utf-8", "replace").split("\t"))) if lines else []


def shown_times(root: str) -> dict[str, list[str]]:
    """Return for each id the times at which a prompt had the memory, the oldest first."""
    found: dict[str, list[str]] = {}
    for line in _lines(os.path.join(paths.of_tree(paths.state_directory(), root), SHOWN)):
        words = line.decode("utf-8", "replace").split("\t")
        for id in ids_of(words):
            found.setdefault(id, []).append(words[0])
    return found


def load_usage(root: str, now: str) -> Usage:
    """Return the content of the log. Lines that cannot be read are skipped."""
    directory = paths.of_tree(paths.state_directory(), root)
    days = {day_number(line.decode("ascii", "replace")) for line in _lines(os.path.join(directory, DAYS))}
    usage = Usage(day_number(clock.last_known_day(now)) or 0, (day for day in days if day))
    for line in _lines(os.path.join(directory, USED)):
        _count(line, usage)
    for line in _lines(os.path.join(root, JOURNAL), b'"seen"'):
        _see(line, usage)
    return usage


def _lines(path: str, having: bytes = b"") -> list[bytes]:
    """Return the lines with these bytes. A long file without them is not split, because every prompt asks."""
    try:
        with open(path, "rb", opener=regular) as file:
            data = file.read()
    except OSError:
        return []
    return [line for line in data.split(b"\n") if having in line] if having in data else []


def _count(line: bytes, usage: Usage) -> None:
    moment, *rest = line.decode("utf-8", "replace").split("\t")
    day = day_number(moment)
    if day is None:
        return
    if rest[:1] == [LEARNED]:
        usage.seen.update(dict.fromkeys(ids_of([moment, *rest]), day))
        return
    hours, _, minutes = moment[11:16].partition(":")
    minute = int(hours) * 60 + int(minutes) if hours.isdecimal() and minutes.isdecimal() else 0
    for word in ids_of([moment, *rest]):
        usage.uses.setdefault(word, Uses()).add(day, minute)


def _see(line: bytes, usage: Usage) -> None:
    import json  # only a journal with such lines needs it

    try:
        entry = json.loads(line)
        for key in entry["seen"]:
            usage.seen.setdefault(str(key), day_number(entry["t"]) or 0)
    except (ValueError, RecursionError, KeyError, TypeError, AttributeError):
        return
