"""The authors of a team's memories, as git knows them.

git needs a few milliseconds for a file, more than a prompt may cost. So what it says of a file is kept in the cache
directory until the file changes. The cache may be deleted at any time."""

from __future__ import annotations

import os

from memctl.edge.config.cache import load_cached, save_cached
from memctl.edge.programs import git
from memctl.model.errors import MemctlError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.edge.store.tree import Tree
    from memctl.model.memory import Memory

    Stamp = tuple[int, int, int]
    Known = dict[str, tuple[Stamp, list[str]]]  # path → stamp of the file, the author of each line

FILE = "authors"
_WAIT = 2.0  # seconds that git may take for a file: a prompt waits
_UNKNOWN = "0" * 40  # the commit of a line that is in none


def note_authors(memories: Iterable[Memory], trees: Iterable[Tree]) -> None:
    """Set the author of each memory that is from one of these trees of teams; empty if nobody knows."""
    shown = list(memories)
    for tree in trees:
        paths_of: dict[str, list[Memory]] = {}
        for memory in shown:
            if memory.of_team and memory.scope == tree.scope:
                paths_of.setdefault(memory.path, []).append(memory)
        if paths_of:
            _note(tree.root, paths_of)


def _note(root: str, shown: dict[str, list[Memory]]) -> None:
    known: Known = load_cached(root, FILE)
    before = dict(known)
    for path, memories in shown.items():
        names = _names(root, path, known)
        for memory in memories:
            memory.author = names[memory.line - 1] if memory.line <= len(names) else ""
    if known != before:
        save_cached(root, FILE, known)


def _names(root: str, path: str, known: Known) -> list[str]:
    """Return the author of each line of a file. What git did not say is not kept."""
    full = os.path.join(root, path)
    try:
        there = os.stat(full)
        stamp = there.st_size, there.st_mtime_ns, there.st_ino
        if path in known and known[path][0] == stamp:
            return known[path][1]
        said = git.run(root, "blame", "--line-porcelain", "--", path, wait=_WAIT)
    except (OSError, MemctlError):
        return []
    known[path] = stamp, _authors(said)
    return known[path][1]


def _authors(said: str) -> list[str]:
    """Return the author of each line from the output of git blame."""
    found, commit, name = [], "", ""
    for line in said.split("\n"):
        if line.startswith("\t"):
            found.append("" if commit == _UNKNOWN[: len(commit)] else name)
            commit = ""
        elif not commit:
            commit = line.partition(" ")[0]
        elif line.startswith("author "):
            name = line.removeprefix("author ").encode("utf-8", "replace").decode()
    return found
