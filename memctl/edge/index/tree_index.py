"""The index of a tree: the memories of each file as last read, so that unchanged files are not read again.

The index is never trusted. Each query checks the size, times and inode of every file and reads the files that differ. A
file that changed very shortly before it was read is read again until it is old enough, because a second change might
not show (git's racy rule). The file of a hit is read and compared before the hit is used. Any fault of the index itself
raises Damaged; the index is then removed and the files are read."""

from __future__ import annotations

import marshal
import os
import sys
import time

from memctl.edge.config import paths as places
from memctl.edge.config.permissions import is_private, is_private_directory
from memctl.edge.index.segment import Base, write_base
from memctl.edge.index.sqlite import STAMPS, UNWRITABLE, Store, discard, page_checksum, unpack_rows
from memctl.edge.safe_open import regular
from memctl.model.errors import InputError
from memctl.model.memory import Memory
from memctl.model.segment import READING, Digest, FileSegment
from memctl.model.tables.settings import LIMITS
from memctl.model.text.lines import fingerprint_of_bytes
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from memctl.edge.store.tree import Tree
    from memctl.model.segment import Segment

    Stamp = tuple[int, int, int, int]

FORMAT = 5
FILE = places.INDEX
DROPPED = "dropped"  # its inode and time tell a search that began before a drop not to keep what it has read
RACY = 2_000_000_000  # nanoseconds in which a second change to a file may not show
STAMP_FORM = 2  # marshal version: later ones write the same value in several ways
MOST_CHANGED = 64  # up to this number of files changed since the build, the index keeps them beside the base
SHARE_CHANGED = 20  # or one in this many files
SLOW = 400  # from this many files to read, a terminal shows progress


def path_of(root: str) -> str:
    """Return the path of the index of the tree at `root`."""
    return places.index_of(root)


def drop(root: str) -> None:
    """Remove the index of the tree at `root` and the leftovers of killed writers. Searches that run now keep
    nothing."""
    directory = os.path.dirname(path_of(root))
    try:
        mark = os.path.join(places.make_private(directory), DROPPED)
        os.close(regular(f"{mark}.{os.getpid()}", os.O_WRONLY | os.O_CREAT))
        os.replace(f"{mark}.{os.getpid()}", mark)
    except OSError:
        pass  # if this cannot be written, no other search can write an index either
    if os.path.isdir(directory):
        for name in os.listdir(directory):
            if name.startswith(FILE):
                discard(os.path.join(directory, name))


def _last_drop(root: str) -> tuple[int, int]:
    """Return a value that changes with each `drop`."""
    try:
        status = os.stat(os.path.join(os.path.dirname(path_of(root)), DROPPED))
    except OSError:
        return 0, 0
    return status.st_ino, status.st_mtime_ns


class ChangedFile:
    """A file that differs from the base: its fingerprint, its problem and its memories. `row` is its row in the table
    `changed`, 0 before it is written; `check` is the checksum of that row."""

    __slots__ = ("check", "content", "problem", "row", "segment")

    def __init__(self, content: bytes, problem: str, segment: FileSegment, row: int = 0, check: bytes = b"") -> None:
        self.content = content
        self.problem = problem
        self.segment = segment
        self.row = row
        self.check = check


class PackedMemories:
    """The packed memories of a file; each is unpacked on first access."""

    def __init__(self, data: bytes, count: int, scope: str) -> None:
        self._data = data
        self._count = count
        self._scope = scope
        self._values: list[tuple[Any, ...]] = []
        self._memories: dict[int, Memory] = {}

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> Memory:
        known = self._memories.get(number)
        if known is None:
            self._values = self._values or unpack_rows(self._data)
            known = self._memories[number] = Memory.of_values(self._values[number], self._scope)
        return known

    def __iter__(self) -> Iterator[Memory]:
        return map(self.__getitem__, range(self._count))


class TreeIndex:
    """The memories of one tree as segments: from the index if it is current, else from the files.

    `digest` computes the digest of one file's memories. A broken index raises an error of TROUBLE."""

    def __init__(self, tree: Tree, digest: Callable[[Sequence[Memory]], Digest], *, use: bool = True) -> None:
        self.tree = tree
        self.digest = digest
        self.use = use
        self._store: Store | None = None
        self._base: Base | None = None
        self._head: tuple[Any, ...] | None = None
        self._gone: set[str] = set()  # paths whose memories in the base no longer count
        self._changed: dict[str, ChangedFile] = {}
        self._problems: dict[str, str] = {}  # problems of files in the base, by path
        self._kind = _kind(tree.root)
        self._stamps: dict[str, Stamp] = {}
        self._packed_stamps = b""
        self._read: set[str] = set()  # paths whose bytes this run has compared
        self._as_kept = False  # whether nothing differs from the index
        self.differing = 0  # number of files that differed from the index
        try:
            self._look()
        except BaseException:
            self.shut()
            raise

    # reading

    def _look(self) -> None:
        """Check every file, and read those that may have changed."""
        self._last_drop = _last_drop(self.tree.root)
        self._stamps = self.tree.entries(_stamping(time.time_ns()))
        before, now = self._open() if self.use else b"", page_checksum(self._all_stamps())
        self._as_kept = before == now and not any(stamp[0] < 0 for stamp in self._stamps.values())
        if self._as_kept:
            return
        known = unpack_rows(self._store.read_checked("parts", STAMPS, before)) if self._store else {}
        for path in known.keys() - self._stamps.keys():
            self._forget(path)
        stale = [path for path, stamp in self._stamps.items() if known.get(path) != stamp or stamp[0] < 0]
        tell = _progress(len(stale))
        for number, path in enumerate(stale):
            tell(number)
            self.differing += self.refresh(path)
        tell(len(stale))

    def _all_stamps(self) -> bytes:
        """Return the path and stamp of every file in packed form; equal stamps give equal bytes."""
        if not self._packed_stamps:
            self._packed_stamps = marshal.dumps(self._stamps, STAMP_FORM)
        return self._packed_stamps

    def _open(self) -> bytes:
        """Open the index and return the checksum of its stamps; empty if there is no index of this kind."""
        path = path_of(self.tree.root)
        if not is_private(path):  # it is missing, or another user may have written it
            return b""
        self._store = Store(path)
        self._store.begin()
        head = self._store.read_head()
        if head[0] != self._kind:
            self.shut()
            return b""
        _, stamps, parts, gone, changed, problems = self._head = head
        self._base = Base(self._store, parts, self.tree.scope)
        self._gone, self._problems = set(gone), dict(problems)
        for name, (row, check) in changed.items():
            data = self._store.read_checked("changed", row, check)
            self._changed[name] = _unpack_changed(name, data, row, check, self.tree.scope)
        return bytes(stamps)

    def _content(self, path: str) -> bytes:
        """Return the fingerprint of the file as last read, empty if it was never read."""
        held = self._changed.get(path)
        if held:
            return held.content
        return b"" if self._base is None or path in self._gone else self._base.content(path)

    def refresh(self, path: str) -> bool:
        """Read a file. Return whether it differs from what is known."""
        self._read.add(path)
        try:
            data = self.tree.read(path)
        except (InputError, FileNotFoundError) as error:
            if isinstance(error, InputError):
                self.tree.unread = True
                self.tree.tell(path, str(error))
            self._stamps.pop(path, None)
            self._packed_stamps = b""
            self._as_kept = False
            return self._forget(path)
        content = bytes.fromhex(fingerprint_of_bytes(data))
        if content == self._content(path):
            return False
        self._as_kept = False
        document, problem = self.tree.parsed(path, data)
        self._forget(path)
        segment = FileSegment(path, document.memories, self.digest(document.memories))
        self._changed[path] = ChangedFile(content, problem, segment)
        return True

    def _forget(self, path: str) -> bool:
        """Forget what is known of a file. Return whether anything was known."""
        known = bool(self._content(path))
        self._changed.pop(path, None)
        if self._base is not None and self._base.content(path):
            self._gone.add(path)
            self._problems.pop(path, None)
        return known

    def segments(self) -> list[Segment]:
        """Return the memories of the tree."""
        out: list[Segment] = []
        if self._base is not None:
            self._base.leave_out(self._gone)
            out.append(self._base)
        out += [held.segment for held in self._changed.values()]
        return out

    def confirm(self, paths: Iterable[str]) -> bool:
        """Compare files with what is known of them. Return False if one differed; what is known is then updated."""
        unread = sorted(set(paths) - self._read)
        differing = [path for path in unread if self.refresh(path)]
        return not differing

    def counted(self) -> tuple[int, int]:
        """Return (number of files, number of memories)."""
        return len(self._stamps), sum(segment.live for segment in self.segments())

    def is_there(self) -> bool:
        """Whether there is an index for this tree, this version and this machine."""
        return self._base is not None

    def tell_problems(self) -> None:
        """Report the problems of files, sorted by path."""
        problems = {**self._problems, **{path: held.problem for path, held in self._changed.items()}}
        for path, problem in sorted(problems.items()):
            if problem:
                self.tree.tell(path, problem)

    # writing

    def keep(self) -> None:
        """Write the changes to the index. If it cannot be written, only time is lost."""
        try:
            self._keep()
        except UNWRITABLE:
            pass
        self.shut()

    def _keep(self) -> None:
        if not self.use or self._as_kept or not self.tree.exists():
            return
        most = max(MOST_CHANGED, len(self._stamps) // SHARE_CHANGED)
        if self._base is None or len(self._changed) > most or len(self._gone) > 2 * most:
            self.rebuild()
        elif self._head and (
            page_checksum(self._all_stamps()) != self._head[1] or any(not held.row for held in self._changed.values())
        ):
            self._write_changes()

    def _write_changes(self) -> None:
        assert self._head
        _, _, parts, _, before, _ = head = self._head
        self.shut()
        store = Store(path_of(self.tree.root))
        store.begin_writing()
        if store.read_head() != head:  # another process has updated the index
            store.close()
            return
        row = max([number for number, _ in before.values()], default=0)
        for held in self._changed.values():
            if not held.row:
                row += 1
                data = _pack_changed(held)
                held.row, held.check = row, page_checksum(data)
                store.write("changed", [(row, data)])
        kept = {path: (held.row, held.check) for path, held in self._changed.items()}
        store.remove("changed", {number for number, _ in before.values()} - {number for number, _ in kept.values()})
        store.write_head((self._kind, self._write_stamps(store), parts, sorted(self._gone), kept, self._problems))
        store.close(commit=True)

    def _write_stamps(self, store: Store) -> bytes:
        """Write the stamps. The head holds only their checksum, so that equal stamps need not be read."""
        data = self._all_stamps()
        store.write("parts", [(STAMPS, data)])
        return page_checksum(data)

    def rebuild(self) -> None:
        """Build the index again from every file."""
        for path in [*self._stamps]:
            if path not in self._changed:
                self._read_for_base(path)
        files = sorted(self._changed.items())
        directory = places.make_private(os.path.dirname(path_of(self.tree.root)))
        if not is_private_directory(directory):
            raise OSError(0, "others can write to its directory", directory)
        temporary = os.path.join(directory, f"{FILE}.{os.getpid()}")
        discard(temporary)
        try:
            store = Store(temporary, new=True)
            parts = write_base(store, [(held.segment, held.content) for _, held in files])
            problems = {path: held.problem for path, held in files if held.problem}
            store.write_head((self._kind, self._write_stamps(store), parts, [], {}, problems))
            store.close(commit=True)
            os.replace(temporary, path_of(self.tree.root))
            if _last_drop(self.tree.root) != self._last_drop:  # dropped in the meantime: do not keep it
                discard(path_of(self.tree.root))
        finally:
            discard(temporary)

    def _read_for_base(self, path: str) -> None:
        """Read a file that only the old base holds."""
        self._gone.add(path)
        self.refresh(path)

    def shut(self) -> None:
        """Close the index, so that others can write to it."""
        if self._store is not None:
            self._store.close()
            self._store = None


def _stamping(now: int) -> Callable[[os.stat_result], Stamp]:
    """Return a function that turns a file's status into its stamp: size, times and inode. The size is inverted if the
    file must be read anyway: it is so young that a second change might not show, or it exceeds the size limit."""
    young, largest = now - RACY, LIMITS["limits.file"]

    def stamp(status: os.stat_result) -> Stamp:
        modified, changed, size = status.st_mtime_ns, status.st_ctime_ns, status.st_size
        look = modified > young or changed > young or size > largest
        return ~size if look else size, modified, changed, status.st_ino

    return stamp


def _kind(root: str) -> str:
    """Return the key that an index must match: format, tree, machine, version of the parser, and known types."""
    return "\n".join([str(FORMAT), root, sys.version, sys.byteorder, str(READING), *sorted(TYPES)])


def _pack_changed(held: ChangedFile) -> bytes:
    memories = marshal.dumps([memory.values() for memory in held.segment.memories])
    return marshal.dumps((held.content, held.problem, memories, held.segment.digest.parts()))


def _unpack_changed(path: str, data: bytes, row: int, check: bytes, scope: str) -> ChangedFile:
    content, problem, memories, parts = marshal.loads(data)
    digest = Digest(*parts)
    return ChangedFile(
        content, problem, FileSegment(path, PackedMemories(memories, len(digest.flags), scope), digest), row, check
    )


def _progress(count: int) -> Callable[[int], None]:
    """Return a function that shows progress on a terminal if there is much to read, and clears it at the end."""
    if count < SLOW or sys.stderr is None or not sys.stderr.isatty():
        return lambda number: None

    def tell(number: int) -> None:
        if number % 100 == 0 or number == count:
            line = f"memctl: reading {number} of {count} files"
            sys.stderr.write(f"\r{line}" + (f"\r{' ' * len(line)}\r" if number == count else ""))
            sys.stderr.flush()

    return tell
