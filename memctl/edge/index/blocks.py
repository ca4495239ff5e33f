"""A file of the index: numbered rows in tables, parts, and the head that lists them. It is written once.

Every row and part has a checksum that is bound to its number and to this file, so a damaged or exchanged one raises
Damaged and never gives an answer. Readers keep the file open, so they may go on after another process replaced it."""

from __future__ import annotations

import marshal
import os
from binascii import crc32
from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Iterator
    from typing import Any

FORM = 2  # marshal version: every Python reads and writes it, and equal values in one way
CHECK = 4  # bytes of a checksum
START = 8  # bytes of the place of a row
_END = 12  # bytes at the end of the file: the length and the checksum of the head
_USUAL = 4096  # bytes that usually hold the head
_AT_ONCE = 256  # rows read by one call
_OTHERS_WRITE = 0o022
_SPREAD = 2654435761  # Knuth's multiplier: neighbours get very different checksums


class Damaged(Exception):
    """A row is not as it was written."""


# Errors that an index can raise: a damaged one may contain bytes that are not text, or ask for too much memory.
TROUBLE: tuple[type[Exception], ...] = (Damaged, OSError, UnicodeDecodeError, MemoryError)


def is_damage(error: Exception) -> bool:
    """Whether the error means that the index is useless, and not just unavailable now."""
    return not isinstance(error, OSError | MemoryError)


def checksum(data: bytes | memoryview, start: int = 0) -> bytes:
    """Return a checksum against accidents: three times as fast as a cryptographic one. An attacker who can write to the
    index does not need it, because the files lie beside it."""
    return crc32(data, start).to_bytes(CHECK, "little")


def packed_value(value: Any) -> bytes:
    """Return a value as bytes; equal values give equal bytes."""
    return marshal.dumps(value, FORM)


def unpacked_value(data: bytes | memoryview) -> Any:
    """Return the value of bytes whose checksum was right."""
    try:
        return marshal.loads(data)
    except (ValueError, EOFError, TypeError):
        raise Damaged from None


def discard(path: str) -> None:
    """Remove a file of the index if it is there."""
    try:
        os.unlink(path)
    except OSError:
        pass


def open_private(path: str) -> int:
    """Open a file for reading that nobody else can write to; its directory was checked before. OSError if there is none
    of this kind: bytes that somebody else wrote must not be unpacked."""
    file = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    there = os.fstat(file)
    if there.st_uid != os.geteuid() or there.st_mode & _OTHERS_WRITE:
        os.close(file)
        raise OSError(0, "others can write to it", path)
    return file


class BlockFile:
    """A file of the index, for reading. `head` is the value given to `BlockWriter.close`, `check` its checksum."""

    def __init__(self, path: str) -> None:
        self._file = open_private(path)
        self.check = b""
        try:
            self.head = self._read_head()
            self._build: int = self.head["build"]
        except BaseException:
            self.close()
            raise

    def _read_head(self) -> dict[str, Any]:
        size = os.fstat(self._file).st_size
        data = self.read(max(0, size - _USUAL), min(size, _USUAL))
        length = int.from_bytes(data[-_END:-CHECK], "little")
        if length + _END > min(size, _USUAL):
            data = self.read(size - length - _END, length + _END) if length + _END <= size else b""
        head = data[-_END - length : -_END]
        if not head or checksum(head) != data[-CHECK:]:
            raise Damaged
        self.check = data[-CHECK:]
        return dict(unpacked_value(head))

    def read(self, at: int, size: int) -> bytes:
        data = os.pread(self._file, size, at)
        while len(data) < size:  # one call reads at most 2 GB
            more = os.pread(self._file, size - len(data), at + len(data))
            if not more:
                raise Damaged
            data += more
        return data

    def part(self, name: str) -> bytes:
        at, size, check = self.head["parts"][name]
        data = self.read(at, size)
        if checksum(data, self._build) != check:
            raise Damaged
        return data

    def row(self, table: str, number: int) -> memoryview:
        """Return the bytes of a row. Damaged if there is none."""
        starts, count = self.head["tables"][table]
        if not 0 <= number < count:
            raise Damaged
        place = self.read(starts + START * number, 2 * START)
        at, end = int.from_bytes(place[:START], "little"), int.from_bytes(place[START:], "little")
        if not at + CHECK <= end <= starts:
            raise Damaged
        data = memoryview(self.read(at, end - at))
        if checksum(data[CHECK:], _seed(self._build, number)) != data[:CHECK]:
            raise Damaged
        return data[CHECK:]

    def rows(self, table: str, first: int, end: int) -> Iterator[memoryview]:
        """Yield the bytes of the rows from `first` up to `end`, a few hundred at a time."""
        starts = self.head["tables"][table][0]
        for low in range(first, end, _AT_ONCE):
            high = min(low + _AT_ONCE, end)
            places = memoryview(self.read(starts + START * low, START * (high - low + 1))).cast("Q")
            if not all(at + CHECK <= after for at, after in pairwise(places)) or places[-1] > starts:
                raise Damaged
            data = memoryview(self.read(places[0], places[-1] - places[0]))
            for number, (at, after) in enumerate(pairwise(places), low):
                row = data[at - places[0] : after - places[0]]
                if checksum(row[CHECK:], _seed(self._build, number)) != row[:CHECK]:
                    raise Damaged
                yield row[CHECK:]

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class BlockWriter:
    """A new file of the index, for writing: tables one after the other, then parts."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._build = int.from_bytes(os.urandom(4), "little")
        self._at = 0
        self._parts: dict[str, tuple[int, int, bytes]] = {}
        self._tables: dict[str, tuple[int, int]] = {}
        self._starts: array[int] | None = None
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        self._file = open(file, "wb", buffering=1 << 18)  # noqa: SIM115 - `close` and `give_up` close it

    def _put(self, data: bytes | memoryview) -> None:
        self._file.write(data)
        self._at += len(data)

    def add_row(self, data: bytes | memoryview) -> None:
        if self._starts is None:
            from array import array  # needed only for writing

            self._starts = array("Q", [self._at])
        self._put(checksum(data, _seed(self._build, len(self._starts) - 1)))
        self._put(data)
        self._starts.append(self._at)

    def end_table(self, name: str) -> None:
        """Give the rows since the last table this name."""
        starts, self._starts = self._starts, None
        self._tables[name] = self._at, len(starts) - 1 if starts else 0
        self._put(starts.tobytes() if starts else b"")

    def add_part(self, name: str, data: bytes) -> None:
        self._parts[name] = self._at, len(data), checksum(data, self._build)
        self._put(data)

    def close(self, head: dict[str, Any]) -> None:
        """Write the head, to which this adds the places of all, and close the file."""
        whole = packed_value({**head, "build": self._build, "parts": self._parts, "tables": self._tables})
        self._put(whole + len(whole).to_bytes(_END - CHECK, "little") + checksum(whole))
        self._file.close()

    def give_up(self) -> None:
        """Close and remove the unfinished file."""
        try:
            self._file.close()
        except OSError:
            pass  # a full disk: what is still buffered cannot be written either
        discard(self.path)


def _seed(build: int, number: int) -> int:
    return (build + number * _SPREAD) & 0xFFFFFFFF
