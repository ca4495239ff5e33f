"""The file that names the segments of a tree's index, with what each file of the tree looked like when it was read.

It is replaced as a whole, so it always names segments that belong together. Its name contains the kind of the index:
two versions of memctl on one machine keep an index each."""

from __future__ import annotations

import os
import sys
import time

from memctl.edge.config import paths as places
from memctl.edge.config.permissions import is_private_directory
from memctl.edge.index.blocks import CHECK, Damaged, checksum, discard, open_private, packed_value, unpacked_value
from memctl.edge.safe_open import regular
from memctl.model.memory import TYPES
from memctl.model.segment import READING
from memctl.model.text.lines import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Stamp = tuple[int, int, int, int]
    Stamps = dict[str, dict[str, Stamp]]  # by project, empty for none, then by path
    # a segment's file name, the checksum of its head, and the paths that no longer count in it
    Named = tuple[str, bytes, Sequence[str]]

FORMAT = 7
FILE = "index"
DROPPED = "dropped"  # its inode and time tell a search that began before a drop not to keep what it has read
LOCK = "lock"
UNUSED = 30 * 86400  # seconds after which the index of another version is removed
LEFT = 3600  # seconds after which a segment that no index names is a leftover of a killed process


def path_of(root: str) -> str:
    """Return the path of the index of the tree at `root`."""
    kind = fingerprint("\n".join([str(FORMAT), sys.byteorder, str(READING), *sorted(TYPES)]), 8)
    return os.path.join(directory_of(root), f"{FILE}-{kind}")


def directory_of(root: str) -> str:
    """Return the directory of the indexes of the tree at `root`."""
    return places.of_tree(places.cache_directory(), root)


def drop(root: str) -> None:
    """Remove the indexes of the tree at `root`, of all versions, and the leftovers of killed writers. Searches that run
    now keep nothing. OSError if a file cannot be removed."""
    directory = directory_of(root)
    try:
        mark = os.path.join(places.make_private(directory), DROPPED)
        os.close(regular(f"{mark}.{os.getpid()}", os.O_WRONLY | os.O_CREAT))
        os.replace(f"{mark}.{os.getpid()}", mark)
    except OSError:
        pass  # if this cannot be written, no other search can write an index either
    if os.path.isdir(directory):
        for name in os.listdir(directory):
            if name.startswith(FILE):
                try:
                    os.unlink(os.path.join(directory, name))
                except FileNotFoundError:
                    pass  # another process was faster; any other error must be told: the words are still there


def last_drop(root: str) -> tuple[int, int]:
    """Return a value that changes with each `drop`."""
    return last_drop_beside(path_of(root))


def last_drop_beside(path: str) -> tuple[int, int]:
    """The same for the tree to which this file of the index belongs."""
    return _identity(os.path.join(os.path.dirname(path), DROPPED))


def _identity(path: str | int) -> tuple[int, int]:
    try:
        status = os.stat(path)
    except OSError:
        return 0, 0
    return status.st_ino, status.st_mtime_ns


class Manifest:
    """The segments of an index, the stamps of the tree's files, and their problems by path."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.path = path_of(root)
        self.segments: list[Named] = []
        self.problems: dict[str, str] = {}
        self._stamps: dict[str, bytes] = {}
        self._loaded = (0, 0)
        self._made: set[str] = set()  # names of the segments that this process has written

    def load(self) -> None:
        """Read the file. Damaged if it is not as it was written."""
        file = open_private(self.path)
        with open(file, "rb") as source:
            self._loaded = _identity(file)
            data = memoryview(source.read())
        if checksum(data[CHECK:]) != data[:CHECK]:
            raise Damaged
        root, self.segments, self.problems, self._stamps = unpacked_value(data[CHECK:])
        if root != self.root:
            raise Damaged

    def has_stamps(self, stamps: Stamps, hides: Callable[[str], bool] | None) -> bool:
        """Whether the tree's files have exactly these stamps, those of hidden projects aside."""
        return self._visible(hides) == _packed(stamps)

    def stamps(self, hides: Callable[[str], bool] | None) -> dict[str, Stamp]:
        """Return the stamps of the tree's files without those of hidden projects."""
        found: dict[str, Stamp] = {}
        for packed in self._visible(hides).values():
            found.update(unpacked_value(packed))
        return found

    def _visible(self, hides: Callable[[str], bool] | None) -> dict[str, bytes]:
        if hides is None:
            return self._stamps
        return {name: packed for name, packed in self._stamps.items() if not hides(name)}

    def beside(self, name: str) -> str:
        return os.path.join(os.path.dirname(self.path), name)

    def new_segment(self) -> str:
        """Return the path for a new segment. OSError if its directory is not private."""
        directory = places.make_private(os.path.dirname(self.path))
        if not is_private_directory(directory):
            raise OSError(0, "others can write to its directory", directory)
        path = f"{self.path}.{os.urandom(6).hex()}"
        self._made.add(os.path.basename(path))
        return path

    def write(
        self,
        stamps: Stamps,
        hides: Callable[[str], bool] | None,
        segments: list[Named],
        problems: dict[str, str],
        dropped: tuple[int, int],
        *,
        anew: bool,
    ) -> None:
        """Replace the file; the stamps of hidden projects stay as they are. If another process did so since `load`, or
        dropped the index, keep nothing; with `anew`, only a drop matters."""
        import fcntl  # most questions write nothing

        lock = os.open(self.beside(LOCK), os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            hidden = {name: self._stamps[name] for name in self._stamps.keys() - self._visible(hides)}
            packed, before = _packed(stamps) | hidden, {name for name, *_ in self.segments}
            if not anew and (segments, problems, packed) == (self.segments, self.problems, self._stamps):
                return
            if (anew or _identity(self.path) == self._loaded) and last_drop(self.root) == dropped:
                self._replace(packed_value((self.root, segments, problems, packed)))
                self._loaded = _identity(self.path)
                self.segments, self.problems, self._stamps = segments, problems, packed
                self._made |= before
                self._remove_leftovers()
            if last_drop(self.root) != dropped:  # dropped in the meantime: do not keep it
                discard(self.path)
                self.segments = []
        finally:
            os.close(lock)
            self.remove_unnamed()

    def remove_unnamed(self) -> None:
        """Remove the segments of this process that the index does not name."""
        for name in self._made - {name for name, *_ in self.segments}:
            discard(self.beside(name))
        self._made &= {name for name, *_ in self.segments}

    def _replace(self, body: bytes) -> None:
        temporary = f"{self.path}.{os.urandom(6).hex()}"
        try:
            with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600), "wb") as out:
                out.write(checksum(body) + body)
            os.replace(temporary, self.path)
        finally:
            discard(temporary)

    def _remove_leftovers(self) -> None:
        """Remove the old segments of killed processes, and the indexes that other versions have long not written."""
        directory, own = os.path.split(self.path)
        named, now = {own, *(name for name, *_ in self.segments)}, time.time()
        groups: dict[str, list[str]] = {}  # our leftovers one by one, other indexes with all of their segments
        for name in os.listdir(directory):
            if name.startswith(FILE) and name not in named:
                groups.setdefault(name if name.startswith(own) else name.partition(".")[0], []).append(name)
        for group, names in groups.items():
            paths = [os.path.join(directory, name) for name in names]
            if now - max(map(_modified, paths)) > (LEFT if group.startswith(own) else UNUSED):
                for path in paths:
                    discard(path)


def _packed(stamps: Stamps) -> dict[str, bytes]:
    return {name: packed_value(own) for name, own in stamps.items()}


def _modified(path: str) -> float:
    try:
        return os.stat(path).st_mtime
    except OSError:
        return 0.0
