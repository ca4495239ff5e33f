"""The data that ranking needs of the memories of a file, in the form that an index stores.

Columns are bytes, so thousands of files can be joined without parsing: for each memory 2 or 4 bytes in the machine's
byte order, or 1 byte of flags."""

from __future__ import annotations

from binascii import crc32

from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Literal, Protocol

    from memctl.model.memory import Memory

    Row = tuple[int, int, str, float]  # number of the question, kind, word, weight

    class Memories(Protocol):
        """The memories of a file in order: a list, or objects created on access."""

        def __len__(self) -> int: ...
        def __getitem__(self, number: int, /) -> Memory: ...
        def __iter__(self) -> Iterator[Memory]: ...

    class Segment(Protocol):
        """Memories of whole files, numbered from 0: one parsed file, or a whole index."""

        elsewhere: bool  # whether asking costs a way to a server
        size: int
        live: int  # number of valid memories; there are more of them than `size` if only some files came from elsewhere
        total: int  # sum of the lengths of the valid ones, those that did not come included

        def column(self, name: str) -> memoryview: ...
        def found(self, word: str) -> dict[int, int]: ...
        def count(self, word: str) -> int: ...
        def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]: ...
        def headed(self, word: str) -> dict[int, int]: ...
        def vocabulary(self, letters: Iterable[str]) -> Iterable[str]: ...  # others may be missing
        def speakers(self) -> Sequence[str]: ...
        def speaker(self, number: int) -> str: ...
        def memory(self, number: int) -> Memory: ...
        def place(self, number: int) -> tuple[str, int]: ...
        def gone(self) -> Sequence[tuple[int, int]]: ...
        def repeats(self) -> Sequence[int] | None: ...
        def marked(self, mark: int) -> list[int]: ...
        def foresee(self, counted: Sequence[str], found: Sequence[str], numbers: Sequence[int]) -> None: ...


# Bits of a memory's flags.
FIRST = 1  # first of its file
QUESTION = 2
ARCHIVED = 4
AGENT = 8  # belongs to an agent or a project
PENDING = 16
UNTIL = 32  # is true until a day
NEVER = 64  # is never injected
CORE = 128  # is always injected

# Increase it when the same file gives other memories or another digest: memctl then rebuilds old indexes.
# tests/unit/test_digest_version.py fails if you forget it.
READING = 10

COLUMNS = ("lengths", "depths", "days", "flags", "marks")
KEYS = ("handles", "ids", "bonds")  # columns to look up memories; ranking needs none of them
HEAD_MARK = "\n"  # prefix of a word in headings; no word contains it
MOST = 255  # greatest count of a word in one memory


_FORMS: dict[int, Literal["B", "H", "I"]] = {1: "B", 2: "H", 4: "I"}  # memoryview formats by bytes per number


def packed(numbers: Sequence[int], width: int = 0) -> bytes:
    """Pack whole numbers from 0 into a column of `width` bytes each; by default 2, or 4 if a number needs them."""
    width = width or (2 if max(numbers, default=0) < 1 << 16 else 4)
    data = bytearray(width * len(numbers))
    column = memoryview(data).cast(_FORMS[width])
    for at, number in enumerate(numbers):
        column[at] = number
    return bytes(data)


def unpacked(data: bytes, size: int) -> memoryview:
    """Return the `size` numbers of a column."""
    return memoryview(data).cast(_FORMS[len(data) // size if size else 1])


def joined(columns: Sequence[memoryview]) -> memoryview:
    """Join several columns into one."""
    if len(columns) == 1:
        return columns[0]
    width = max([column.itemsize for column in columns if len(column)], default=1)
    parts = [column if column.itemsize == width else packed(column, width) for column in columns]
    return memoryview(b"".join(parts)).cast(_FORMS[width])


# Bits of a memory's bonds.
RELATED = 1  # it is a relation
DERIVED = 2  # it only repeats other memories
IN_PROJECT = 4  # it lies below projects/
EPISODE = 8  # it tells of a conversation
PROSE = 16  # it stands in a note that is one text, not a list of memories
POINTER = 32  # it has nothing but links


def of_handle(handle: str) -> int:
    """Return the value of column `handles` for this handle. Other handles may share it."""
    return int(handle[1:9], 16)


def of_id(id: str) -> int:
    """Return the value of column `ids` for this id, 0 for none. Other ids may share it."""
    return crc32(id.encode("utf-8", "surrogatepass")) if id else 0


class Digest(Value):
    """The columns of a file: `lengths` in words, `depths` (number of earlier memories in the section), `days` (day
    numbers, 0 for none), `flags`, and `marks` (equal numbers for equal words). `speakers` are folded names. `counts`
    has for each memory word → count, `titles` the same for each section by the number of its first memory. `handles`
    and `ids` are columns of four bytes (see `of_handle` and `of_id`), `bonds` is one of bits."""

    lengths: bytes
    depths: bytes
    days: bytes
    flags: bytes
    marks: bytes
    speakers: list[str]
    counts: Sequence[dict[str, int]]
    titles: dict[int, dict[str, int]]
    handles: bytes = b""
    ids: bytes = b""
    bonds: bytes = b""
    _words: dict[str, dict[int, int]] | None = None
    _heads: dict[str, dict[int, int]] | None = None

    @property
    def words(self) -> dict[str, dict[int, int]]:
        """Word → number of a memory → count; made when a query needs it."""
        if self._words is None:
            self._words = _inverted(enumerate(self.counts))
        return self._words

    @property
    def heads(self) -> dict[str, dict[int, int]]:
        """Word → number of a section's first memory → count in its heading or the file's name."""
        if self._heads is None:
            self._heads = _inverted(self.titles.items())
        return self._heads


def _inverted(counts: Iterable[tuple[int, dict[str, int]]]) -> dict[str, dict[int, int]]:
    out: dict[str, dict[int, int]] = {}
    for number, words in counts:
        for word, count in words.items():
            places = out.get(word)
            if places is None:
                out[word] = {number: count}
            else:
                places[number] = count
    return out


class FileSegment:
    """The memories of one file with their digest: a Segment."""

    elsewhere = False
    __slots__ = ("digest", "live", "memories", "path", "size", "total")

    def __init__(self, path: str, memories: Memories, digest: Digest) -> None:
        self.path = path
        self.memories = memories
        self.digest = digest
        self.size = self.live = len(memories)
        self.total = sum(self.column("lengths"))

    def column(self, name: str) -> memoryview:
        """Return one of COLUMNS or KEYS."""
        return unpacked(getattr(self.digest, name), self.size)

    def found(self, word: str) -> dict[int, int]:
        """Return the memories that contain the word: number → count."""
        return self.digest.words.get(word, {})

    def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]:
        """Return (number, count) for those memories of `among` that contain the word."""
        found = self.digest.words.get(word, {})
        return [(number, found[number]) for number in among if number in found]

    def count(self, word: str) -> int:
        """Return how many memories contain the word."""
        return len(self.digest.words.get(word, ()))

    def headed(self, word: str) -> dict[int, int]:
        """Return the sections whose heading or file name contains the word: number of the first memory → count."""
        return self.digest.heads.get(word, {})

    def vocabulary(self, letters: Iterable[str]) -> Iterable[str]:
        """Return its words, with the names of concepts and the like."""
        return self.digest.words

    def speakers(self) -> Sequence[str]:
        return self.digest.speakers

    def speaker(self, number: int) -> str:
        """Return the speaker of a memory, empty for none."""
        return self.digest.speakers[number]

    def memory(self, number: int) -> Memory:
        return self.memories[number]

    def place(self, number: int) -> tuple[str, int]:
        """Return (path, number), which sorts memories in tree order."""
        return self.path, number

    def gone(self) -> Sequence[tuple[int, int]]:
        """Ranges (first, end) of numbers that are no longer valid."""
        return ()

    def repeats(self) -> Sequence[int] | None:
        """Return None: its marks have not been compared with each other or with those of other files."""
        return None

    def marked(self, mark: int) -> list[int]:
        return [number for number, other in enumerate(self.column("marks")) if other == mark]

    def foresee(self, counted: Sequence[str], found: Sequence[str], numbers: Sequence[int]) -> None:
        """All of it is here."""


# Kinds of words by which an index elsewhere finds candidates: those of the text, whose weight counts by how often a
# memory has them, and others, whose weight counts once. Memories found by a concept have no word of the question; those
# found by a heading or a title are the first ones below it, whatever they are themselves.
OWN, CONCEPT, HEAD, TITLE, LABEL = KINDS = (1, 2, 3, 4, 5)


class Wanted(Value):
    """`rows` are the words to find candidates by, `most` the largest number of candidates of each kind, `words` all
    words that ranking will look up in their files. `verdicts` has a zero for each value of a memory's flags that rules
    it out. `floor` and `scale` are those of BM25. With `everything` all files are wanted; with `core` those that have
    memories for every prompt too."""

    rows: Sequence[Row]
    most: dict[int, int]
    words: Sequence[str]
    verdicts: bytes
    floor: float
    scale: float
    core: bool = False
    everything: bool = False
