"""The places of the extra: the socket of its helper, which nobody else may reach, and the vectors of each tree."""

from __future__ import annotations

import os
import sys

from memctl.edge.config import paths
from memctl.edge.index.manifest import directory_of

VECTORS = "index-vectors-2"  # a name like those of the index, so that a purge removes it; the number is its form's
KIND = "meaning-1"  # the helper's: what is said to it and by it
LONGEST = 100  # bytes of a socket's path; systems allow 104 or 108
_PRIVATE_DIRECTORY = 0o040700
_USER_AT, _USER_END = 4, 8  # place of the user in what SO_PEERCRED tells


def vectors_of(root: str) -> str:
    """Return the file with the vectors of the tree at `root`."""
    return os.path.join(directory_of(root), VECTORS)


def is_private(path: str) -> bool:
    """Whether this is a directory of the user that nobody else can enter."""
    try:
        there = os.lstat(path)
    except OSError:
        return False
    return there.st_uid == os.geteuid() and there.st_mode & 0o170777 == _PRIVATE_DIRECTORY


def socket_directory() -> str:
    """Return the directory of the socket, below the user's runtime directory or else the cache. OSError if it cannot be
    made, or if others can enter it."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    place = os.path.join(runtime, "memctl") if is_private(runtime) else paths.cache_directory()
    place = os.path.join(place, KIND)
    os.makedirs(place, mode=0o700, exist_ok=True)
    if not is_private(place):
        raise OSError(0, "others can enter it", place)
    return place


def socket_path(place: str) -> str:
    """Return the path of the socket in this directory, in a form that is short enough. OSError if there is none."""
    path = os.path.join(place, "socket")
    if len(os.fsencode(path)) <= LONGEST:
        return path
    if not os.path.isdir("/proc/self/fd"):
        raise OSError(0, "the path is too long for a socket", path)
    return f"/proc/self/fd/{os.open(place, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)}/socket"


def is_own(told: bytes) -> bool:
    """Whether the other end of a connection, of which the system tells this, belongs to the user."""
    return int.from_bytes(told[_USER_AT:_USER_END], sys.byteorder) == os.geteuid()
