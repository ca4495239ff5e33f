"""A segment of the index: the memories of some files, in one file that is written once (see `segment_writer`).

Words are hashed into buckets. Every bucket is stored with its checksum, so a missing word is as certain as a hit."""

from __future__ import annotations

from binascii import crc32
from bisect import bisect_left, bisect_right

from memctl.edge.index.blocks import BlockFile, unpacked_value
from memctl.model import segment as digest
from memctl.model.memory import Memory
from memctl.model.paths import INBOX
from memctl.model.project import OF_PROJECTS, project_of
from memctl.model.segment import COLUMNS, HEAD_MARK, KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

ALL_COLUMNS = (*COLUMNS, *KEYS)
AFTER_SLASH = "0"  # the sign that follows the slash
CONTENT = 16  # bytes of the fingerprint of a file
FEW_FOR_EACH = 4  # below this ratio of memories with a word to memories asked for, compare; above it, bisect
MEMORIES, BUCKETS = "memories", "buckets"  # the tables
PATHS, CONTENTS, STARTS, SPEAKERS, SPEAKING, ORDER, REPEATS = (
    "paths", "contents", "starts", "speakers", "speaking", "order", "repeats",
)  # fmt: skip


def bucket_of(word: str, bits: int) -> int:
    """Return the number of a word's bucket among `2 ** bits`; a word in headings has the same one. The bucket is made
    of the first bits of a hash, so one bucket is two neighbours among twice as many."""
    return crc32(word.lstrip(HEAD_MARK).encode("utf-8", "surrogatepass")) >> (32 - bits)


class StoredSegment:
    """A Segment of all memories in one file of the index. `name` is the name of that file, `check` the checksum of
    its head; `left_out` has the paths whose memories no longer count."""

    elsewhere = False

    def __init__(self, path: str, scope: str, left_out: Iterable[str] = ()) -> None:
        self.name = path.rpartition("/")[2]
        self.scope = scope
        self._file = BlockFile(path)
        self.check = self._file.check
        head = self._file.head
        self.size: int = head["size"]
        self.words: int = head["words"]
        self.bits: int = head["bits"]
        self._whole: int = head["total"]
        self.live = self.size
        self.total = self._whole
        self.left_out: set[str] = set()
        self.kept = self.size  # number of memories that are not left out
        self._hidden: list[int] = []  # places of files among `paths`
        self._gone: list[tuple[int, int]] = []
        self._paths: list[str] | None = None
        self._contents = b""
        self._starts: Sequence[int] | None = None
        self._columns: dict[str, memoryview] = {}
        self._names: list[str] | None = None
        self._speaking: Sequence[int] | None = None
        self._unpacked: dict[int, dict[str, bytes]] = {}
        self._memories: dict[int, Memory] = {}
        self.leave_out(left_out)

    def close(self) -> None:
        self._file.close()

    # files

    @property
    def paths(self) -> list[str]:
        """The paths of its files, sorted."""
        if self._paths is None:
            self._paths = list(unpacked_value(self._file.part(PATHS)))
            self._contents = self._file.part(CONTENTS)
        return self._paths

    @property
    def starts(self) -> Sequence[int]:
        """The number of the first memory of each file, and the number of memories."""
        if self._starts is None:
            self._starts = memoryview(self._file.part(STARTS)).cast("I")
        return self._starts

    def content(self, path: str) -> bytes:
        """Return the fingerprint of a file's bytes, empty for an unknown file or one that is left out."""
        at = bisect_left(self.paths, path)
        known = at < len(self.paths) and self.paths[at] == path and path not in self.left_out
        return self.content_at(at) if known else b""

    def content_at(self, at: int) -> bytes:
        """Return the fingerprint of the file at this place among `paths`."""
        return self._contents[CONTENT * at : CONTENT * (at + 1)]

    def leave_out(self, paths: Iterable[str]) -> None:
        """Leave the memories of these files out too."""
        new = set(paths) - self.left_out
        if not new:
            return
        self.left_out |= new
        self.kept = self.size - sum(end - first for first, end in self.holes())
        self._set_gone()

    def holes(self) -> list[tuple[int, int]]:
        """Return the ranges (first, end) of memory numbers that are left out."""
        return self._ranges({bisect_left(self.paths, path) for path in self.left_out})

    def hide(self, hides: Callable[[str], bool]) -> None:
        """Leave out the memories of these projects, for this run only."""
        for prefix in (*OF_PROJECTS, INBOX):
            first, end = (bisect_left(self.paths, prefix[:-1] + sign) for sign in ("/", AFTER_SLASH))
            self._hidden += [at for at in range(first, end) if hides(project_of(self.paths[at]))]
        if self._hidden:
            self._set_gone()

    def _ranges(self, files: set[int]) -> list[tuple[int, int]]:
        """Return the numbers of the memories of these files in as few ranges as possible."""
        found: list[tuple[int, int]] = []
        for at in sorted(files):
            first, end = self.starts[at], self.starts[at + 1]
            if found and found[-1][1] == first:
                first = found.pop()[0]
            found.append((first, end))
        return found

    def _set_gone(self) -> None:
        self._gone = self._ranges({*self._hidden, *(bisect_left(self.paths, path) for path in self.left_out)})
        self.live = self.size - sum(end - first for first, end in self._gone)
        lengths = self.column("lengths")
        self.total = self._whole - sum(sum(lengths[first:end]) for first, end in self._gone)

    def gone(self) -> Sequence[tuple[int, int]]:
        """Ranges (first, end) of memory numbers that no longer count."""
        return self._gone

    # columns

    def column(self, name: str) -> memoryview:
        known = self._columns.get(name)
        if known is None:
            known = self._columns[name] = digest.unpacked(self._file.part(name), self.size)
        return known

    def repeats(self) -> Sequence[int]:
        """Return the marks that several of its memories have, or that memories of earlier segments have too."""
        return memoryview(self._file.part(REPEATS)).cast("I")

    def marked(self, mark: int) -> list[int]:
        marks = self.column("marks")
        if ORDER not in self._columns:
            self._columns[ORDER] = memoryview(self._file.part(ORDER)).cast("I")
        order = self._columns[ORDER]
        at, found = bisect_left(order, mark, key=marks.__getitem__), []
        while at < self.size and marks[order[at]] == mark:
            found.append(order[at])
            at += 1
        return [number for number in found if not any(first <= number < end for first, end in self._gone)]

    # words

    def found(self, word: str) -> dict[int, int]:
        """Return the memories that contain the word: number → count."""
        data = self._row(word)
        return self._postings(data) if data else {}

    def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]:
        """Return (number, count) for those of the given memories that contain the word; none of them is gone."""
        data, among = self._row(word), list(among)
        size = len(data) // 5
        numbers = memoryview(data)[: 4 * size].cast("I")
        if size < FEW_FOR_EACH * len(among):
            found = dict(zip(numbers.tolist(), data[4 * size :], strict=True))
            return [(number, found[number]) for number in found.keys() & among]
        out = []
        for number in among:
            at = bisect_left(numbers, number)
            if at < size and numbers[at] == number:
                out.append((number, data[4 * size + at]))
        return out

    def count(self, word: str) -> int:
        data = self._row(word)
        if not data or not self._gone:
            return len(data) // 5
        numbers = memoryview(data)[: len(data) // 5 * 4].cast("I")
        gone = sum([bisect_left(numbers, end) - bisect_left(numbers, first) for first, end in self._gone])
        return len(numbers) - gone

    def bucket(self, number: int) -> dict[str, bytes]:
        """Return the words of a bucket with their rows: the numbers of memories, then the counts."""
        return dict(unpacked_value(self._file.row(BUCKETS, number)))

    def _row(self, word: str) -> bytes:
        """Return the stored row of a word, empty if no memory contains it."""
        number = bucket_of(word, self.bits)
        bucket = self._unpacked.get(number)
        if bucket is None:
            bucket = self._unpacked[number] = self.bucket(number)
        return bucket.get(word, b"")

    def foresee(self, counted: Sequence[str], found: Sequence[str], numbers: Sequence[int]) -> None:
        """All of it is here."""

    def headed(self, word: str) -> dict[int, int]:
        """Return the sections whose heading or file name contains the word: number of the first memory → count."""
        return self.found(HEAD_MARK + word)

    def vocabulary(self, letters: Iterable[str]) -> Iterator[str]:
        """Yield its words, with the names of concepts and the like: the whole index is read."""
        for number in range(1 << self.bits):
            yield from self.bucket(number)

    def _postings(self, data: bytes) -> dict[int, int]:
        count = len(data) // 5
        numbers = memoryview(data)[: 4 * count].cast("I").tolist()
        counts = data[4 * count :]
        for first, end in reversed(self._gone):
            low, high = bisect_left(numbers, first), bisect_left(numbers, end)
            if low < high:
                del numbers[low:high]
                counts = counts[:low] + counts[high:]
        return dict(zip(numbers, counts, strict=True))

    # speakers

    def names(self) -> list[str]:
        """Return the speakers of its memories, with "" for none."""
        if self._names is None:
            self._names = list(unpacked_value(self._file.part(SPEAKERS)))
        return self._names

    def speaking(self) -> Sequence[int]:
        """Return for each memory the index of its speaker in `names`."""
        if self._speaking is None:
            self._speaking = memoryview(self._file.part(SPEAKING)).cast("I")
        return self._speaking

    def speakers(self) -> Sequence[str]:
        names = self.names()
        if not self._gone or not any(names):
            return names
        ids, at = self.speaking(), 0
        alive: set[int] = set()
        for first, end in self._gone:
            alive.update(ids[at:first])
            at = end
        alive.update(ids[at:])
        return [names[number] for number in alive]

    def speaker(self, number: int) -> str:
        """Return the speaker of a memory, empty if it names none."""
        return self.names()[self.speaking()[number]]

    # memories

    def place(self, number: int) -> tuple[str, int]:
        at = bisect_right(self.starts, number) - 1
        return self.paths[at], number - self.starts[at]

    def memory(self, number: int) -> Memory:
        known = self._memories.get(number)
        if known is None:
            values = unpacked_value(self._file.row(MEMORIES, number))
            known = self._memories[number] = Memory.of_values(values, self.scope)
        return known

    def memory_rows(self, first: int, end: int) -> Iterator[memoryview]:
        """Yield the stored rows of the memories from `first` up to `end`."""
        return self._file.rows(MEMORIES, first, end)
