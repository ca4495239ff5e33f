"""What ranking knows of the memories of one file, in the form in which it is computed, kept by an index, and read.

Columns are bytes, so that those of thousands of files are joined without looking at them: for each memory 2 or 4 bytes
in the machine's order, or 1 byte of flags."""

from __future__ import annotations

from binascii import crc32

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, Literal, Protocol

    from memctl.model.memory import Memory

    class Memories(Protocol):
        """The memories of a file, in their order: a list, or some that are only made when they are asked for."""

        def __len__(self) -> int: ...
        def __getitem__(self, number: int, /) -> Memory: ...
        def __iter__(self) -> Iterator[Memory]: ...

    class Segment(Protocol):
        """Memories of whole files, numbered from 0: one file just read, or all that an index holds."""

        size: int
        live: int  # of them those that count: the file of the others has changed since
        total: int  # sum of the lengths of those that count

        def column(self, name: str) -> memoryview: ...
        def found(self, word: str) -> dict[int, int]: ...
        def count(self, word: str) -> int: ...
        def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]: ...
        def headed(self, word: str) -> dict[int, int]: ...
        def speakers(self) -> Sequence[str]: ...
        def speaker(self, number: int) -> str: ...
        def memory(self, number: int) -> Memory: ...
        def place(self, number: int) -> tuple[str, int]: ...
        def gone(self) -> Sequence[tuple[int, int]]: ...


# Bits of a memory's flags.
FIRST = 1  # of its file
QUESTION = 2
ARCHIVED = 4
AGENT = 8  # belongs to an agent or a project
PENDING = 16
UNTIL = 32  # is true until a day
NEVER = 64  # is not to be injected
CORE = 128  # is always injected

# Raise it when the same file gives other memories or another digest: indexes of before are then made again.
# tests/unit/test_digest_version.py fails when that is forgotten.
READING = 6

COLUMNS = ("lengths", "depths", "days", "flags", "marks")
KEYS = ("handles", "ids", "bonds")  # columns by which memories are looked up; ranking needs none of them
MOST = 255  # how often a word counts at most in one memory


_FORMS: dict[int, Literal["B", "H", "I"]] = {1: "B", 2: "H", 4: "I"}  # of memoryview, by bytes a number


def packed(numbers: Sequence[int], width: int = 0) -> bytes:
    """Whole numbers from 0 as a column of `width` bytes each; of 2, or 4 where one needs them, if none is given."""
    width = width or (2 if max(numbers, default=0) < 1 << 16 else 4)
    data = bytearray(width * len(numbers))
    column = memoryview(data).cast(_FORMS[width])
    for at, number in enumerate(numbers):
        column[at] = number
    return bytes(data)


def unpacked(data: bytes, size: int) -> memoryview:
    """The numbers of a column of `size` of them."""
    return memoryview(data).cast(_FORMS[len(data) // size if size else 1])


def joined(columns: Sequence[memoryview]) -> memoryview:
    """The numbers of several columns as one."""
    if len(columns) == 1:
        return columns[0]
    width = max([column.itemsize for column in columns if len(column)], default=1)
    parts = [column if column.itemsize == width else packed(column, width) for column in columns]
    return memoryview(b"".join(parts)).cast(_FORMS[width])


# Bits of a memory's bonds.
RELATED = 1  # it is a relation
DERIVED = 2  # and only says again what others say
IN_PROJECT = 4  # it lies below projects/


def of_handle(handle: str) -> int:
    """What the column `handles` has for a memory with this handle: others may have the same."""
    return int(handle[1:9], 16)


def of_id(id: str) -> int:
    """What the column `ids` has for a memory with this id, 0 for none: others may have the same."""
    return crc32(id.encode("utf-8", "surrogatepass")) if id else 0


class Digest:
    """`lengths` in words, `depths` (how many memories of the same section stand before), `days` (day numbers, 0 for
    none), `flags` and `marks` (the same words, the same number) are columns; `speakers` folded names, `words` and
    `heads`: word → number → how often (`heads` by the number of the first memory of a section). `handles` and `ids` are
    columns of four bytes (see `of_handle` and `of_id`), `bonds` one of bits."""

    __slots__ = (
        "bonds", "days", "depths", "flags", "handles", "heads", "ids", "lengths", "marks", "speakers", "words",
    )  # fmt: skip

    def __init__(
        self,
        lengths: bytes,
        depths: bytes,
        days: bytes,
        flags: bytes,
        marks: bytes,
        speakers: list[str],
        words: dict[str, dict[int, int]],
        heads: dict[str, dict[int, int]],
        handles: bytes = b"",
        ids: bytes = b"",
        bonds: bytes = b"",
    ) -> None:
        self.lengths = lengths
        self.depths = depths
        self.days = days
        self.flags = flags
        self.marks = marks
        self.speakers = speakers
        self.words = words
        self.heads = heads
        self.handles = handles
        self.ids = ids
        self.bonds = bonds

    def parts(self) -> tuple[Any, ...]:
        """Everything, in the order of the constructor."""
        columns = self.lengths, self.depths, self.days, self.flags, self.marks
        return *columns, self.speakers, self.words, self.heads, self.handles, self.ids, self.bonds


class FileSegment:
    """The memories of one file with their digest: a Segment."""

    __slots__ = ("digest", "live", "memories", "path", "size", "total")

    def __init__(self, path: str, memories: Memories, digest: Digest) -> None:
        self.path = path
        self.memories = memories
        self.digest = digest
        self.size = self.live = len(memories)
        self.total = sum(self.column("lengths"))

    def column(self, name: str) -> memoryview:
        """One of COLUMNS or KEYS."""
        return unpacked(getattr(self.digest, name), self.size)

    def found(self, word: str) -> dict[int, int]:
        """The memories that contain the word: number → how often."""
        return self.digest.words.get(word, {})

    def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]:
        """Those of some memories that contain the word, and how often."""
        found = self.digest.words.get(word, {})
        return [(number, found[number]) for number in among if number in found]

    def count(self, word: str) -> int:
        """How many memories contain the word."""
        return len(self.digest.words.get(word, ()))

    def headed(self, word: str) -> dict[int, int]:
        """The sections whose heading or file name contains the word: number of the first memory → how often."""
        return self.digest.heads.get(word, {})

    def speakers(self) -> Sequence[str]:
        """Who speaks anywhere in it."""
        return self.digest.speakers

    def speaker(self, number: int) -> str:
        """Who says a memory, empty where it does not say so."""
        return self.digest.speakers[number]

    def memory(self, number: int) -> Memory:
        """The memory itself."""
        return self.memories[number]

    def place(self, number: int) -> tuple[str, int]:
        """Path and place in the file: what sorts memories into the order of the tree."""
        return self.path, number

    def gone(self) -> Sequence[tuple[int, int]]:
        """Ranges (first, end) of numbers that do not count any more."""
        return ()
