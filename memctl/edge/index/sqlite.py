"""The file of an index: numbered blobs in a few tables of SQLite, and the checksums that prove them.

The head lists every row and its checksum, so a missing, old or damaged row raises Damaged and never gives an answer.
SQLite only stores the rows and keeps readers and a writer apart."""

from __future__ import annotations

import marshal
import os
from binascii import crc32

try:  # the module sqlite3 imports datetime for adapters that memctl does not use: a tenth of a prompt's budget
    import _sqlite3 as sqlite3
except ImportError:  # pragma: no cover - an interpreter that has it elsewhere
    import sqlite3  # type: ignore[no-redef]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

HEAD, STAMPS, FILES, SPEAKERS, SPEAKING = range(5)  # row numbers in the table `parts`; the columns follow
FIRST_COLUMN = 5
CHECK = 4  # bytes of a checksum
TABLES = ("parts", "buckets", "memories", "changed")
WAIT = 0.2  # seconds to wait for another process; then the files are read, or nothing is kept

# SQLite's errors for a file in use, an unreadable or unwritable place, and a full disk: the index itself is sound.
_PASSING = {3, 5, 6, 7, 8, 10, 13, 14, 15, 23}


def page_checksum(data: bytes | memoryview) -> bytes:
    """Return the checksum of a row, against accidents: three times as fast as a cryptographic one. An attacker who can
    write to the index does not need it, because the files lie beside it."""
    return crc32(data).to_bytes(CHECK, "little")


class Damaged(Exception):
    """A row is not as it was written."""


# Errors that an index can raise: a damaged one may contain bytes that are not text, or ask for too much memory.
TROUBLE: tuple[type[Exception], ...] = (Damaged, sqlite3.Error, UnicodeDecodeError, MemoryError)
UNWRITABLE: tuple[type[Exception], ...] = (*TROUBLE, OSError)


def is_damage(error: Exception) -> bool:
    """Whether the error means that the index is useless, and not just unavailable now."""
    return getattr(error, "sqlite_errorcode", -1) & 0xFF not in _PASSING


class Store:
    """An open index file."""

    def __init__(self, path: str, *, new: bool = False) -> None:
        self.path = path
        if new:
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        self._database = sqlite3.connect(path, timeout=WAIT, isolation_level=None)
        if new:
            self._make()

    def _make(self) -> None:
        self._database.execute("PRAGMA journal_mode=OFF")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.execute("PRAGMA page_size=8192")
        self._database.execute("BEGIN")
        for table in TABLES:
            self._database.execute(f"CREATE TABLE {table}(number INTEGER PRIMARY KEY, data BLOB NOT NULL)")

    def begin(self) -> None:
        """Begin a consistent view up to `close`. Read a first row by a statement, because a statement reports a busy or
        damaged file and a blob does not."""
        self._database.execute("BEGIN")
        self._database.execute("SELECT number FROM parts LIMIT 1").fetchone()

    def begin_writing(self) -> None:
        """Become the writer. An error of SQLite if another process is. A crash may leave damaged rows: the checksums
        will tell."""
        self._database.execute("PRAGMA journal_mode=MEMORY")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.execute("BEGIN IMMEDIATE")

    def close(self, *, commit: bool = False) -> None:
        """Close the file."""
        if commit:
            self._database.execute("COMMIT")
        self._database.close()

    def read(self, table: str, number: int) -> bytes:
        """Return the bytes of a row; an error of SQLite if it is missing. A blob is copied only once, and needs no
        prepared statement."""
        return bytes(self._database.blobopen(table, "data", number, readonly=True).read())

    def read_checked(self, table: str, number: int, check: bytes) -> bytes:
        """Return the bytes of a row with this checksum. Damaged if they have another."""
        data = self.read(table, number)
        if page_checksum(data) != check:
            raise Damaged
        return data

    def write(self, table: str, rows: Iterable[tuple[int, bytes]]) -> None:
        """Write rows over those with the same numbers."""
        self._database.executemany(f"INSERT OR REPLACE INTO {table} VALUES (?,?)", rows)

    def remove(self, table: str, numbers: Iterable[int]) -> None:
        """Remove rows."""
        self._database.executemany(f"DELETE FROM {table} WHERE number=?", [(number,) for number in numbers])

    def read_head(self) -> tuple[Any, ...]:
        """Return the head, which holds its own checksum and those of all other rows. Damaged if there is none."""
        data = memoryview(self.read("parts", HEAD))
        if page_checksum(data[CHECK:]) != data[:CHECK]:
            raise Damaged
        return tuple(unpack_rows(data[CHECK:]))

    def write_head(self, head: tuple[Any, ...]) -> None:
        """Write the head."""
        data = marshal.dumps(head)
        self.write("parts", [(HEAD, page_checksum(data) + data)])


def unpack_rows(data: bytes | memoryview) -> Any:
    """Return the value of bytes whose checksum was right."""
    try:
        return marshal.loads(data)
    except (ValueError, EOFError, TypeError):
        raise Damaged from None


def discard(path: str) -> None:
    """Remove a useless index and SQLite's files beside it."""
    for name in (path, path + "-journal", path + "-wal", path + "-shm"):
        try:
            os.unlink(name)
        except OSError:
            continue
