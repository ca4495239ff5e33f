"""Write a segment of the index: from parsed files, or by merging older segments.

Neither needs memory for all postings. Of parsed files they are written out whenever there are many, and merged bucket
by bucket at the end; older segments are merged in the same way."""

from __future__ import annotations

from array import array
from itertools import groupby, pairwise

from memctl.edge.index.blocks import BlockFile, BlockWriter, discard, packed_value, unpacked_value
from memctl.edge.index.segment import (
    ALL_COLUMNS,
    BUCKETS,
    CONTENTS,
    MEMORIES,
    ORDER,
    PATHS,
    REPEATS,
    SPEAKERS,
    SPEAKING,
    STARTS,
    StoredSegment,
    bucket_of,
)
from memctl.model.segment import HEAD_MARK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Protocol

    from memctl.model.segment import FileSegment

    class Source(Protocol):
        """Words with their rows, in buckets."""

        words: int
        bits: int

        def bucket(self, number: int) -> dict[str, bytes]: ...


MOST_HELD = 1_500_000  # postings held in memory: some 100 MB with their words
WORDS_A_BUCKET = 16
FEW_WORDS = 1024  # up to this number of words there is one bucket, because reading it costs less than several
GROWTH = 0.6  # by Heaps' law, n times the text has about n ** 0.6 times the words
_GONE = 0xFFFFFFFF
_NARROW = 1 << 16
_FIXED = ("marks", "handles", "ids")  # columns of four bytes; others take two where that is enough


def bits_for(words: int) -> int:
    """Return the logarithm of the number of buckets for so many words."""
    return (words // WORDS_A_BUCKET).bit_length() if words > FEW_WORDS else 0


class SegmentWriter:
    """A new segment. Add files in the order of their paths, then `finish`; or `give_up`."""

    def __init__(self, path: str) -> None:
        self._out = BlockWriter(path)
        self._path = path
        self._columns: dict[str, array[int]] = {
            name: array("B" if name in ("flags", "bonds") else "I") for name in ALL_COLUMNS
        }
        self._paths: list[str] = []
        self._contents = bytearray()
        self._starts = array("I", [0])
        self._names: dict[str, int] = {}
        self._speaking = array("I")
        self._words: dict[str, tuple[array[int], bytearray]] = {}
        self._held = 0
        self._runs: list[_Run] = []

    @property
    def size(self) -> int:
        """The number of memories so far."""
        return self._starts[-1]

    def add(self, segment: FileSegment, content: bytes) -> None:
        """Add a parsed file with its fingerprint."""
        start = self.size
        for memory in segment.memories:
            self._out.add_row(packed_value(memory.values()))
        self._add_file(segment.path, content, segment.size)
        for name, column in self._columns.items():
            column.extend(segment.column(name))
        self._speaking.extend([self._names.setdefault(name, len(self._names)) for name in segment.digest.speakers])
        words = self._words
        for number, counts in enumerate(segment.digest.counts, start):
            for word, count in counts.items():
                held = words.get(word)
                if held is None:
                    words[word] = array("I", (number,)), bytearray((count,))
                else:
                    held[0].append(number)
                    held[1].append(count)
            self._held += len(counts)
        for number, counts in segment.digest.titles.items():
            for word, count in counts.items():
                held = words.setdefault(HEAD_MARK + word, (array("I"), bytearray()))
                held[0].append(start + number)
                held[1].append(count)
        if self._held > MOST_HELD:
            self._write_run()

    def copy(self, old: StoredSegment, first: int, end: int) -> None:
        """Add the files from `first` up to `end` of an older segment, without their words."""
        low, high = old.starts[first], old.starts[end]
        for row in old.memory_rows(low, high):
            self._out.add_row(row)
        for at in range(first, end):
            self._add_file(old.paths[at], old.content_at(at), old.starts[at + 1] - old.starts[at])
        for name, column in self._columns.items():
            column.extend(old.column(name)[low:high])
        own = [self._names.setdefault(name, len(self._names)) for name in old.names()]
        self._speaking.extend([own[number] for number in old.speaking()[low:high]])

    def _add_file(self, path: str, content: bytes, size: int) -> None:
        self._paths.append(path)
        self._contents += content
        self._starts.append(self.size + size)

    def _write_run(self) -> None:
        """Write the words so far to a file of their own."""
        bits, count = bits_for(len(self._words)), len(self._words)
        path = f"{self._path}.{len(self._runs)}"
        out = BlockWriter(path)
        try:
            for table in _grouped(self._words, bits):
                out.add_row(packed_value(table))
            out.end_table(BUCKETS)
            out.close({"words": count, "bits": bits})
        except BaseException:
            out.give_up()
            raise
        self._runs.append(_Run(path))
        self._held = 0

    def finish(self, sources: Sequence[Source] = (), others: Sequence[StoredSegment] = ()) -> None:
        """Write the words of what was added, or of the `sources` that were copied; then all columns. `others` are the
        earlier segments of the index."""
        self._out.end_table(MEMORIES)
        if self._runs:
            self._write_run()
            sources = self._runs
        largest = max([source.words for source in sources], default=0)
        words = int(largest * max(1.0, len(sources)) ** GROWTH) if sources else len(self._words)
        bits, words = bits_for(words), 0
        for table in _merged(sources, bits) if sources else _grouped(self._words, bits):
            self._out.add_row(packed_value(table))
            words += len(table)
        self._out.end_table(BUCKETS)
        self._close_runs()
        for name, data in self._parts(others):
            self._out.add_part(name, data)
        self._out.close({"size": self.size, "total": sum(self._columns["lengths"]), "words": words, "bits": bits})

    def _parts(self, others: Sequence[StoredSegment]) -> Iterator[tuple[str, bytes]]:
        yield PATHS, packed_value(self._paths)
        yield CONTENTS, bytes(self._contents)
        yield STARTS, self._starts.tobytes()
        yield SPEAKERS, packed_value(list(self._names))
        yield SPEAKING, self._speaking.tobytes()
        marks = self._columns["marks"]
        order = array("I", sorted(range(len(marks)), key=marks.__getitem__))
        yield ORDER, order.tobytes()
        yield REPEATS, _repeats([marks[number] for number in order], others).tobytes()
        for name, column in self._columns.items():
            narrow = name not in _FIXED and column.typecode == "I" and max(column, default=0) < _NARROW
            yield name, (array("H", column) if narrow else column).tobytes()

    def _close_runs(self) -> None:
        for run in self._runs:
            run.close()
        self._runs = []

    def give_up(self) -> None:
        """Remove the unfinished segment."""
        self._close_runs()
        self._out.give_up()


def merge(path: str, old: Sequence[StoredSegment], others: Sequence[StoredSegment]) -> None:
    """Write the files of older segments that still count as one segment. `others` are the segments that stay."""
    files = sorted(
        (path, at, number)
        for at, segment in enumerate(old)
        for number, path in enumerate(segment.paths)
        if path not in segment.left_out
    )
    writer = SegmentWriter(path)
    try:
        numbers = [array("I", [_GONE]) * segment.size for segment in old]
        for at, first, end in _in_pieces(files):
            segment, start = old[at], writer.size
            low, high = segment.starts[first], segment.starts[end]
            numbers[at][low:high] = array("I", range(start, start + high - low))
            writer.copy(segment, first, end)
        writer.finish([_Renumbered(*pair) for pair in zip(old, numbers, strict=True)], others)
    except BaseException:
        writer.give_up()
        raise


def _in_pieces(files: list[tuple[str, int, int]]) -> Iterator[tuple[int, int, int]]:
    """Yield (segment, first file, end) for each run of files that follow each other in one segment too."""
    together = groupby(enumerate(files), key=lambda item: (item[1][1], item[1][2] - item[0]))
    for (at, _), run in together:
        found = [number for _, (_, _, number) in run]
        yield at, found[0], found[-1] + 1


def _repeats(ordered: list[int], others: Sequence[StoredSegment]) -> array[int]:
    """Return the marks that occur twice in order, or in the other segments too."""
    found = {mark for mark, after in pairwise(ordered) if mark == after}
    if others:
        found.update(mark for mark in dict.fromkeys(ordered) if any(other.marked(mark) for other in others))
    return array("I", sorted(found))


class _Run:
    """The words of some of the files that are being added."""

    def __init__(self, path: str) -> None:
        self._file = BlockFile(path)
        discard(path)  # it stays readable while it is open, and a killed process leaves nothing
        self.words: int = self._file.head["words"]
        self.bits: int = self._file.head["bits"]

    def bucket(self, number: int) -> dict[str, bytes]:
        return dict(unpacked_value(self._file.row(BUCKETS, number)))

    def close(self) -> None:
        self._file.close()


class _Renumbered:
    """The words of an older segment with the new numbers of their memories."""

    def __init__(self, old: StoredSegment, numbers: array[int]) -> None:
        self._old = old
        self._numbers = numbers
        self.words = old.words
        self.bits = old.bits

    def bucket(self, number: int) -> dict[str, bytes]:
        rows = {word: self._renumbered(row) for word, row in self._old.bucket(number).items()}
        return {word: row for word, row in rows.items() if row}

    def _renumbered(self, row: bytes) -> bytes:
        size, new = len(row) // 5, self._numbers
        numbers, counts = [new[at] for at in memoryview(row)[: 4 * size].cast("I")], row[4 * size :]
        if self._old.left_out and _GONE in numbers:
            counts = bytes([count for at, count in zip(numbers, counts, strict=True) if at != _GONE])
            numbers = [at for at in numbers if at != _GONE]
        return array("I", numbers).tobytes() + counts


def _grouped(words: dict[str, tuple[array[int], bytearray]], bits: int) -> Iterator[dict[str, bytes]]:
    """Yield the words of each bucket with their rows, and forget them."""
    tables: list[list[str]] = [[] for _ in range(1 << bits)]
    for word in words:
        tables[bucket_of(word, bits)].append(word)
    for table in tables:
        rows = {}
        for word in table:
            numbers, counts = words.pop(word)
            rows[word] = numbers.tobytes() + counts
        yield rows


def _merged(sources: Iterable[Source], bits: int) -> Iterator[dict[str, bytes]]:
    """Yield the words of each bucket with their rows in all sources."""
    for tables in zip(*[_by_bucket(source, bits) for source in sources], strict=True):
        rows: dict[str, list[bytes]] = {}
        for table in tables:
            for word, row in table.items():
                rows.setdefault(word, []).append(row)
        yield {word: found[0] if len(found) == 1 else _joined(found) for word, found in rows.items()}


def _by_bucket(source: Source, bits: int) -> Iterator[dict[str, bytes]]:
    """Yield the words of a source by other buckets than its own."""
    if source.bits >= bits:
        each = 1 << (source.bits - bits)
        for number in range(1 << bits):
            table: dict[str, bytes] = {}
            for own in range(number * each, (number + 1) * each):
                table.update(source.bucket(own))
            yield table
        return
    share = 1 << (bits - source.bits)
    for own in range(1 << source.bits):
        tables: list[dict[str, bytes]] = [{} for _ in range(share)]
        for word, row in source.bucket(own).items():
            tables[bucket_of(word, bits) - own * share][word] = row
        yield from tables


def _joined(rows: list[bytes]) -> bytes:
    """Return one row for those of several sources, by the numbers of memories."""
    parts = [(memoryview(row)[: len(row) // 5 * 4].cast("I"), row[len(row) // 5 * 4 :]) for row in rows]
    parts.sort(key=lambda part: part[0][0])
    if all(one[0][-1] < other[0][0] for one, other in pairwise(parts)):
        return b"".join([part[0] for part in parts]) + b"".join([part[1] for part in parts])
    every = sorted([pair for numbers, counts in parts for pair in zip(numbers, counts, strict=True)])
    return array("I", [number for number, _ in every]).tobytes() + bytes([count for _, count in every])
