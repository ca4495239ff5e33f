"""The index of a tree: the memories of each file as last read, so that unchanged files are not read again.

An index is a list of segments, each a file that is written once, and a small file that names them. Changed files become
a new segment; small segments are merged into larger ones, so that a memory is written anew only a few times.

The index is never trusted. Each query checks the size, times and inode of every file and reads the files that differ. A
file that changed very shortly before it was read is read again until it is old enough, because a second change might
not show (git's racy rule). The file of a hit is read and compared before the hit is used. Any fault of the index itself
raises Damaged; the index is then removed and the files are read."""

from __future__ import annotations

import os
import sys
import time

from memctl.edge.config.permissions import is_private
from memctl.edge.index.blocks import TROUBLE, Damaged, discard, is_damage
from memctl.edge.index.manifest import Manifest, last_drop
from memctl.edge.index.segment import StoredSegment
from memctl.model.errors import InputError
from memctl.model.project import PROJECTS, project_of
from memctl.model.segment import Digest, FileSegment
from memctl.model.tables.settings import LIMITS
from memctl.model.text.lines import fingerprint_of_bytes
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.edge.index.manifest import Named, Stamp, Stamps
    from memctl.edge.store.tree import Tree
    from memctl.model.memory import Memory
    from memctl.model.segment import Segment

RACY = 2_000_000_000  # nanoseconds in which a second change to a file may not show
MUCH = 1_000_000  # bytes to read from which they are indexed before the query, because memory may not hold them all
MOST_SEGMENTS = 6  # more of them cost a question more than merging
SHARE = 3  # when they are merged, a segment is merged with later ones unless it has so many times their memories
MOST_GONE = 64  # ranges of memories left out of a segment; with more of them it is merged too
TRIES = 3  # to open the segments of an index that others keep replacing
SLOW = 400  # from this many files to read, a terminal shows progress


class ReadFile(Value):
    """A file that this run has read, because it differs from the index: fingerprint, problem and memories."""

    content: bytes
    problem: str
    segment: FileSegment


class TreeIndex:
    """The memories of one tree as segments: from the index if it is current, else from the files.

    `digest` computes the digest of one file's memories. Without `use`, the files are read; without `keeps`, nothing is
    written. `hides` names the projects whose memories and files do not count. A broken index raises an error of
    TROUBLE."""

    def __init__(
        self,
        tree: Tree,
        digest: Callable[[Sequence[Memory], str], Digest],
        *,
        use: bool = True,
        keeps: bool = True,
        hides: Callable[[str], bool] | None = None,
    ) -> None:
        self.tree = tree
        self.digest = digest
        self.use = use
        self.keeps = keeps and use
        self.hides = _remembered(hides) if hides else None
        self._manifest = Manifest(tree.root)
        self._stored: list[StoredSegment] = []  # the largest and oldest first
        self._changed: dict[str, ReadFile] = {}
        self._problems: dict[str, str] = {}  # problems of files in the stored segments, by path
        self._stamps: dict[str, Stamp] = {}
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
        self._last_drop = last_drop(self.tree.root)
        self._stamps = self.tree.entries(_stamping(time.time_ns()), self.hides)
        if self.use:
            self._open()
        self._as_kept = self._manifest.has_stamps(self._by_project(), self.hides) and not any(
            stamp[0] < 0 for stamp in self._stamps.values()
        )
        if self._as_kept:
            return
        known = self._manifest.stamps(self.hides)
        for path in known.keys() - self._stamps.keys():
            self._forget(path)
        stale = [path for path, stamp in self._stamps.items() if known.get(path) != stamp or stamp[0] < 0]
        if self.keeps and sum([abs(self._stamps[path][0]) for path in stale]) > MUCH:
            stale = self._index_at_once(stale)
        tell = _progress(len(stale))
        for number, path in enumerate(stale):
            tell(number)
            self.differing += self.refresh(path)
        tell(len(stale))

    def _by_project(self) -> Stamps:
        """Return the stamps by project."""
        if not os.path.isdir(os.path.join(self.tree.root, PROJECTS)):
            return {"": self._stamps}
        found: Stamps = {"": {}}
        for path, stamp in self._stamps.items():
            found.setdefault(project_of(path), {})[path] = stamp
        return found

    def _open(self) -> None:
        """Open the segments of the index, if there is one."""
        if not is_private(self._manifest.path):  # it is missing, or another user may have written it
            return
        for _ in range(TRIES):
            self._manifest.load()
            try:
                for name, check, left_out in self._manifest.segments:
                    self._stored.append(StoredSegment(self._manifest.beside(name), self.tree.scope, left_out))
                    if self._stored[-1].check != check:
                        raise Damaged
                    self._hide(self._stored[-1])
                self._problems = dict(self._manifest.problems)
                return
            except FileNotFoundError:  # another process has just replaced it
                self.shut()
        raise Damaged

    def _hide(self, segment: StoredSegment) -> None:
        if self.hides is not None:
            segment.hide(self.hides)

    def _index_at_once(self, paths: list[str]) -> list[str]:
        """Add files to the index one by one, so that memory never holds them all. Return the paths that are still to be
        read: all, if no index can be written."""
        try:
            self._add_segment(paths)
            self._write()
        except OSError:
            self._manifest.remove_unnamed()
            self.shut()
            self._manifest, self._problems, self._changed = Manifest(self.tree.root), {}, {}
            self.keeps = False
            return [*self._stamps]
        return []

    def _content(self, path: str) -> bytes:
        """Return the fingerprint of the file as last read, empty if it was never read."""
        held = self._changed.get(path)
        if held:
            return held.content
        return next(filter(None, (segment.content(path) for segment in self._stored)), b"")

    def refresh(self, path: str) -> bool:
        """Read a file. Return whether it differs from what is known."""
        data = self._bytes(path)
        content = bytes.fromhex(fingerprint_of_bytes(data)) if data is not None else b""
        known = self._content(path)
        if content and content == known:
            return False
        self._as_kept = False
        self._forget(path)
        if data is not None:
            self._changed[path] = self._parsed(path, data, content)
        return bool(content or known)

    def _bytes(self, path: str) -> bytes | None:
        """Return the bytes of a file, None if it cannot be read; its stamp is then forgotten."""
        self._read.add(path)
        try:
            return self.tree.read(path)
        except (InputError, FileNotFoundError) as error:
            if isinstance(error, InputError):
                self.tree.unread = True
                self.tree.tell(path, str(error))
            self._stamps.pop(path, None)
            self._as_kept = False
            return None

    def _parsed(self, path: str, data: bytes, content: bytes) -> ReadFile:
        document, problem = self.tree.parsed(path, data)
        digest = self.digest(document.memories, document.title)
        return ReadFile(content, problem, FileSegment(path, document.memories, digest))

    def _forget(self, path: str) -> None:
        """Forget what is known of a file."""
        self._changed.pop(path, None)
        self._problems.pop(path, None)
        for segment in self._stored:
            if segment.content(path):
                segment.leave_out([path])

    def segments(self) -> list[Segment]:
        return [*self._stored, *(held.segment for held in self._changed.values())]

    def confirm(self, paths: Iterable[str]) -> bool:
        """Compare files with what is known of them. Return False if one differed; what is known is then updated."""
        unread = sorted(set(paths) - self._read)
        differing = [path for path in unread if self.refresh(path)]
        return not differing

    def counted(self) -> tuple[int, int]:
        """Return (number of files, number of memories)."""
        return len(self._stamps), sum(segment.live for segment in self.segments())

    def disk_size(self) -> int:
        paths = [self._manifest.path, *(self._manifest.beside(segment.name) for segment in self._stored)]
        return sum(os.path.getsize(path) for path in paths if os.path.exists(path))

    def is_there(self) -> bool:
        """Whether there is an index for this tree and this version."""
        return bool(self._stored)

    def tell_problems(self) -> None:
        """Report the problems of files, sorted by path."""
        problems = {**self._problems, **{path: held.problem for path, held in self._changed.items()}}
        for path, problem in sorted(problems.items()):
            if problem and not (self.hides and self.hides(project_of(path))):
                self.tree.tell(path, problem)

    # writing

    def keep(self) -> None:
        """Write the changes to the index. If it cannot be written, only time is lost."""
        try:
            if self.keeps and not self._as_kept and self.tree.exists():
                if self._changed or not self._stored:
                    self._add_segment(sorted(self._changed))
                self._write()
        except TROUBLE as error:
            self._manifest.remove_unnamed()
            if is_damage(error):
                discard(self._manifest.path)
        self.shut()

    def rebuild(self) -> None:
        """Build the index again from every file."""
        self.shut()
        self._problems = {}
        try:
            self._add_segment([*self._stamps])
            self._write(anew=True)
        finally:
            self._manifest.remove_unnamed()

    def _add_segment(self, paths: Sequence[str]) -> None:
        """Write a segment of these files, sorted by path; merge it with others that are not much larger."""
        from memctl.edge.index.segment_writer import SegmentWriter  # most questions write nothing

        tell = _progress(len(paths))
        path = self._manifest.new_segment()
        writer = SegmentWriter(path)
        problems = {}
        try:
            for number, name in enumerate(paths):
                tell(number)
                held = self._changed.pop(name, None) or self._read_for_segment(name)
                if held is not None:
                    writer.add(held.segment, held.content)
                    problems[name] = held.problem
            writer.finish(others=self._stored)
        except BaseException:
            writer.give_up()
            raise
        tell(len(paths))
        self._problems.update({name: problem for name, problem in problems.items() if problem})
        self._stored.append(StoredSegment(path, self.tree.scope))
        self._merge()

    def _read_for_segment(self, path: str) -> ReadFile | None:
        """Read a file for a new segment, and leave it out of the others. None if they have it as it is, or it cannot be
        read."""
        data = self._bytes(path)
        content = bytes.fromhex(fingerprint_of_bytes(data)) if data is not None else b""
        if content and content == self._content(path):
            return None
        self.differing += 1
        self._forget(path)
        return self._parsed(path, data, content) if data is not None else None

    def _merge(self) -> None:
        """If there are many segments, merge the last ones until each is much larger than those after it together."""
        from memctl.edge.index.segment_writer import merge  # most questions write nothing

        stored = self._stored
        first = len(stored) - 1
        while first and stored[first - 1].kept < SHARE * sum(segment.kept for segment in stored[first:]):
            first -= 1
        first = first if len(stored) > MOST_SEGMENTS else len(stored) - 1
        crowded = [at for at, segment in enumerate(stored) if len(segment.holes()) > MOST_GONE]
        first = min([first, *crowded])
        if first == len(stored) - 1 and not crowded:
            return
        path = self._manifest.new_segment()
        merge(path, stored[first:], stored[:first])
        for segment in stored[first:]:
            segment.close()
        self._stored = [*stored[:first], StoredSegment(path, self.tree.scope)]

    def _write(self, *, anew: bool = False) -> None:
        """Write the file that names the segments, unless another process has done so in the meantime."""
        segments: list[Named] = [(segment.name, segment.check, sorted(segment.left_out)) for segment in self._stored]
        self._manifest.write(self._by_project(), self.hides, segments, self._problems, self._last_drop, anew=anew)

    def shut(self) -> None:
        for segment in self._stored:
            segment.close()
        self._stored = []


def _remembered(hides: Callable[[str], bool]) -> Callable[[str], bool]:
    """Return the same test, which asks once for each name; the empty name is that of no project."""
    known = {"": False}

    def remembered(name: str) -> bool:
        if name not in known:
            known[name] = hides(name)
        return known[name]

    return remembered


def _stamping(now: int) -> Callable[[os.stat_result], Stamp]:
    """Return a function that turns a file's status into its stamp: size, times and inode. The size is inverted if the
    file must be read anyway: it is so young that a second change might not show, or it exceeds the size limit."""
    young, largest = now - RACY, LIMITS["limits.file"]

    def stamp(status: os.stat_result) -> Stamp:
        modified, changed, size = status.st_mtime_ns, status.st_ctime_ns, status.st_size
        look = modified > young or changed > young or size > largest
        return ~size if look else size, modified, changed, status.st_ino

    return stamp


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
