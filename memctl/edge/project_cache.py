"""A cache of project registers, so that a prompt need not read hundreds of them. A register is read again if its size,
times or inode differ. The file may be deleted at any time."""

from __future__ import annotations

import os
import time

from memctl.edge.config.cache import load_cached, save_cached
from memctl.model.project import PROJECTS, REGISTER, ProjectPart

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Stamp = tuple[int, int, int, int]
    Kept = dict[str, tuple[Stamp, tuple[str, str] | None]]  # name → stamp, (path, remote) of a project

FILE = "projects"
LEAST = 20  # number of projects from which a file pays off
YOUNG = 2_000_000_000  # nanoseconds in which a second change may not show


def cached_parts(root: str, names: Iterable[str], read: Callable[[str], ProjectPart | None]) -> list[ProjectPart]:
    """Return the projects of these names; `read` reads a register."""
    names = list(names)
    known: Kept = load_cached(root, FILE) if len(names) >= LEAST else {}
    now: Kept = {}
    found = []
    for name in names:
        stamp = _stamp(os.path.join(root, PROJECTS, name, REGISTER))
        if stamp is None:
            continue
        kept = known.get(name)
        if kept and kept[0] == stamp:
            said = kept[1]
            part = ProjectPart(name, *said) if said else None
        else:
            part = read(name)
            said = (part.path, part.remote) if part else None
        now[name] = stamp, said
        found += [part] if part else []
    if len(names) >= LEAST and now != known:
        _save(root, now)
    return found


def _stamp(path: str) -> Stamp | None:
    try:
        there = os.stat(path)
    except OSError:
        return None
    return there.st_size, there.st_mtime_ns, there.st_ctime_ns, there.st_ino


def _save(root: str, now: Kept) -> None:
    """Save the entries that are old enough to show a later change."""
    latest = time.time_ns() - YOUNG
    save_cached(root, FILE, {name: value for name, value in now.items() if max(value[0][1:3]) < latest})
