"""The base of an index: the memories of all files at build time, as one segment.

Words are hashed into buckets. Every bucket is stored, and the head holds the checksum of each, so a missing word is as
certain as a hit."""

from __future__ import annotations

import marshal
import os
from binascii import crc32
from bisect import bisect_left, bisect_right

from memctl.edge.index.sqlite import (
    CHECK,
    FILES,
    FIRST_COLUMN,
    SPEAKERS,
    SPEAKING,
    Damaged,
    Store,
    page_checksum,
    unpack_rows,
)
from memctl.model import segment as digest
from memctl.model.memory import Memory
from memctl.model.segment import COLUMNS, KEYS, FileSegment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

HEAD_MARK = "\n"  # prefix of a word in headings; no word contains it
WORDS_A_BUCKET = 16
ALL_COLUMNS = (*COLUMNS, *KEYS)
FEW_FOR_EACH = 4  # below this ratio of memories with a word to memories asked for, compare; above it, bisect


def index_bucket(word: str, buckets: int) -> int:
    """Return the number of a word's bucket; a word in headings has the same one."""
    return crc32(word.lstrip(HEAD_MARK).encode("utf-8", "surrogatepass")) % buckets


def _row_check(build: bytes, number: int, data: bytes) -> bytes:
    """Return the checksum of a memory's row, bound to its number and to the build, so that no row of another build
    passes."""
    return page_checksum(build + number.to_bytes(4, "little") + data)


class Base:
    """A Segment of all memories in the index. `gone` holds the ranges of files that have changed since."""

    def __init__(self, store: Store, parts: tuple[Any, ...], scope: str) -> None:
        self.size, self.total, self.buckets, self._checks, self._bucket_checks, self._build = parts
        self.live = self.size
        self.scope = scope
        self._store = store
        self.paths, starts, self.contents = unpack_rows(self._part(FILES))
        self.starts: Sequence[int] = memoryview(starts).cast("I")
        self._whole = self.total
        self._gone: list[tuple[int, int]] = []
        self._columns: dict[str, memoryview] = {}
        self._names: list[str] | None = None
        self._speaking: Sequence[int] | None = None
        self._unpacked: dict[int, dict[str, bytes]] = {}
        self._memories: dict[int, Memory] = {}

    def _part(self, number: int) -> bytes:
        return self._store.read_checked("parts", number, self._checks[number])

    def content(self, path: str) -> bytes:
        """Return the fingerprint of a file's bytes, empty for an unknown file."""
        at = bisect_left(self.paths, path)
        known = at < len(self.paths) and self.paths[at] == path
        return bytes(self.contents[16 * at : 16 * at + 16]) if known else b""

    def leave_out(self, paths: Iterable[str]) -> None:
        """Leave the memories of these files out."""
        numbers = sorted(bisect_left(self.paths, path) for path in paths)
        self._gone = [(self.starts[at], self.starts[at + 1]) for at in numbers]
        self.live = self.size - sum(end - first for first, end in self._gone)
        self.total = self._whole
        if self._gone:
            lengths = self.column("lengths")
            self.total -= sum(sum(lengths[first:end]) for first, end in self._gone)

    def gone(self) -> Sequence[tuple[int, int]]:
        """Ranges (first, end) of memory numbers that no longer count."""
        return self._gone

    def column(self, name: str) -> memoryview:
        """Return one of COLUMNS or KEYS."""
        known = self._columns.get(name)
        if known is None:
            known = self._columns[name] = digest.unpacked(self._part(FIRST_COLUMN + ALL_COLUMNS.index(name)), self.size)
        return known

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
        """Return the number of memories that contain the word."""
        data = self._row(word)
        if not data or not self._gone:
            return len(data) // 5
        numbers = memoryview(data)[: len(data) // 5 * 4].cast("I")
        gone = sum([bisect_left(numbers, end) - bisect_left(numbers, first) for first, end in self._gone])
        return len(numbers) - gone

    def _row(self, word: str) -> bytes:
        """Return the stored row of a word, empty if no memory contains it."""
        number = index_bucket(word, self.buckets)
        bucket = self._unpacked.get(number)
        if bucket is None:
            check = self._bucket_checks[CHECK * number : CHECK * number + CHECK]
            bucket = self._unpacked[number] = unpack_rows(self._store.read_checked("buckets", number, check))
        return bucket.get(word, b"")

    def headed(self, word: str) -> dict[int, int]:
        """Return the sections whose heading or file name contains the word: number of the first memory → count."""
        return self.found(HEAD_MARK + word)

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

    def _named(self) -> list[str]:
        """The speakers of its memories, with "" for none."""
        if self._names is None:
            self._names = list(unpack_rows(self._part(SPEAKERS)))
        return self._names

    def _by_number(self) -> Sequence[int]:
        """For each memory, the index of its speaker in `_named`."""
        if self._speaking is None:
            self._speaking = memoryview(self._part(SPEAKING)).cast("I")
        return self._speaking

    def speakers(self) -> Sequence[str]:
        """Return the speakers of the memories that still count."""
        names = self._named()
        if not self._gone or not any(names):
            return names
        ids, at = self._by_number(), 0
        alive: set[int] = set()
        for first, end in self._gone:
            alive.update(ids[at:first])
            at = end
        alive.update(ids[at:])
        return [names[number] for number in alive]

    def speaker(self, number: int) -> str:
        """Return the speaker of a memory, empty if it names none."""
        return self._named()[self._by_number()[number]]

    def place(self, number: int) -> tuple[str, int]:
        """Return the path of a memory and its number in the file."""
        at = bisect_right(self.starts, number) - 1
        return self.paths[at], number - self.starts[at]

    def memory(self, number: int) -> Memory:
        """Return the memory with this number."""
        known = self._memories.get(number)
        if known is None:
            data = self._store.read("memories", number)
            if _row_check(self._build, number, data[CHECK:]) != data[:CHECK]:
                raise Damaged
            known = self._memories[number] = Memory.of_values(unpack_rows(data[CHECK:]), self.scope)
        return known


def write_base(store: Store, files: Sequence[tuple[FileSegment, bytes]]) -> tuple[Any, ...]:
    """Write the base of these files, which come with their fingerprints and sorted by path. Return its parts of the
    head."""
    starts = [0]
    for segment, _ in files:
        starts.append(starts[-1] + segment.size)
    build = os.urandom(8)
    store.write("memories", _memory_rows(files, starts, build))
    words = _merged(files, starts)
    buckets = max(1, len(words) // WORDS_A_BUCKET)
    bucket_checks = _write_buckets(store, words, buckets)
    checks = _write_parts(store, files, starts)
    total = sum(segment.total for segment, _ in files)
    return starts[-1], total, buckets, checks, bucket_checks, build


def _memory_rows(
    files: Sequence[tuple[FileSegment, bytes]], starts: list[int], build: bytes
) -> Iterator[tuple[int, bytes]]:
    for (segment, _), start in zip(files, starts, strict=False):
        for number, memory in enumerate(segment.memories, start):
            data = marshal.dumps(memory.values())
            yield number, _row_check(build, number, data) + data


def _merged(files: Sequence[tuple[FileSegment, bytes]], starts: list[int]) -> dict[str, tuple[list[int], bytearray]]:
    """Return word → (numbers, count in each)."""
    words: dict[str, tuple[list[int], bytearray]] = {}
    for (segment, _), start in zip(files, starts, strict=False):
        for mark, table in (("", segment.digest.words), (HEAD_MARK, segment.digest.heads)):
            for word, counts in table.items():
                held = words.get(mark + word)
                if held is None:
                    held = words[mark + word] = ([], bytearray())
                held[0].extend([start + number for number in counts] if start else counts)
                held[1].extend(counts.values())
    return words


def _write_buckets(store: Store, words: dict[str, tuple[list[int], bytearray]], buckets: int) -> bytes:
    from array import array

    tables: list[dict[str, bytes]] = [{} for _ in range(buckets)]
    for word, (numbers, counts) in words.items():
        tables[index_bucket(word, buckets)][word] = array("I", numbers).tobytes() + counts
    words.clear()
    rows = [(number, marshal.dumps(table)) for number, table in enumerate(tables)]
    store.write("buckets", rows)
    return b"".join([page_checksum(data) for _, data in rows])


def _write_parts(store: Store, files: Sequence[tuple[FileSegment, bytes]], starts: list[int]) -> dict[int, bytes]:
    from array import array

    names: dict[str, int] = {}
    ids = array("I", [names.setdefault(name, len(names)) for file, _ in files for name in file.digest.speakers])
    contents = b"".join([content for _, content in files])
    parts: dict[int, bytes] = {
        FILES: marshal.dumps(([file.path for file, _ in files], array("I", starts).tobytes(), contents)),
        SPEAKERS: marshal.dumps(list(names)),
        SPEAKING: ids.tobytes(),
    }
    for at, name in enumerate(ALL_COLUMNS):
        parts[FIRST_COLUMN + at] = bytes(digest.joined([file.column(name) for file, _ in files]))
    store.write("parts", parts.items())
    return {number: page_checksum(data) for number, data in parts.items()}
