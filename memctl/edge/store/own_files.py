"""Check memctl's own files inside a tree. A repository or an archive may bring them as links, pipes, or one file under
two names; none of these may lead a writer out of the tree."""

from __future__ import annotations

import os
from stat import S_ISDIR, S_ISREG

from memctl.edge.safe_open import NO_FILE
from memctl.edge.store import files
from memctl.model.errors import WriteError
from memctl.model.paths import STATE, SWAP

READ_ONLY = ("config.toml", ".gitignore")  # memctl makes them, but never writes to an existing one
LOCK_FILE = "lock"


def claim(root: str) -> None:
    """Ensure that the entries of `.memctl` are the tree's own; the caller holds the lock. WriteError for an entry that
    is neither a file nor a directory. A file with a second name elsewhere is replaced by a copy."""
    with files.Parent(root, f"{STATE}/{LOCK_FILE}") as state:
        for entry in os.scandir(state.folder):
            there = entry.stat(follow_symlinks=False)
            if entry.name in READ_ONLY or S_ISDIR(there.st_mode):
                continue
            if not S_ISREG(there.st_mode):
                kind = "a link" if entry.is_symlink() else NO_FILE
                raise WriteError(f"{root}/{STATE}/{entry.name}: it is {kind}: nothing was written; delete it")
            if there.st_nlink > 1 and _is_written(entry.name):
                files.unshare(root, f"{STATE}/{entry.name}")


def _is_written(name: str) -> bool:
    """Whether memctl writes to the file. The lock file only has to be held, and a swapped file may have a second
    name."""
    return name != LOCK_FILE and not (name.startswith(SWAP) and not name.endswith(".json"))
