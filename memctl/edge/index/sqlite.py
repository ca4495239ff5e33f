"""The file of an index: blobs by number in a few tables of SQLite, and the checksums by which they are judged.

Every number asked for is known to be there, from the head: a row that is missing, of another time, or damaged is
Damaged, never an answer. SQLite only carries the rows and keeps readers and a writer apart."""

from __future__ import annotations

import marshal
import os
from binascii import crc32

try:  # the module sqlite3 loads datetime for adapters nobody uses here, which would cost a prompt a tenth of its budget
    import _sqlite3 as sqlite3
except ImportError:  # pragma: no cover - an interpreter that has it elsewhere
    import sqlite3  # type: ignore[no-redef]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

HEAD, STAMPS, FILES, SPEAKERS, SPEAKING = range(5)  # numbers in the table `parts`; the columns follow
FIRST_COLUMN = 5
CHECK = 4  # bytes of a checksum
TABLES = ("parts", "buckets", "memories", "changed")
WAIT = 0.2  # seconds for one who writes, or reads, just now; then the files are read, or nothing is kept

# What SQLite says of a file in use, of places that cannot be written or read, of a full disk: nothing is wrong with it.
_PASSING = {3, 5, 6, 7, 8, 10, 13, 14, 15, 23}


def page_checksum(data: bytes | memoryview) -> bytes:
    """What tells whether a row is still as it was: against chance, and three times as fast as a checksum against will.
    Nobody who can write into the index needs it to deceive: the files lie beside it."""
    return crc32(data).to_bytes(CHECK, "little")


class Damaged(Exception):
    """A row is not what it was when it was written."""


# What an index may bring about: a damaged one has SQLite say things that are no text, or ask for more than there is.
TROUBLE: tuple[type[Exception], ...] = (Damaged, sqlite3.Error, UnicodeDecodeError, MemoryError)
UNWRITABLE: tuple[type[Exception], ...] = (*TROUBLE, OSError)


def is_damage(error: Exception) -> bool:
    """Whether the error means that the index is of no use, and not only that it cannot be used now."""
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
        """From here to `close` everything read is of one moment. A first row is asked for, since a statement says
        whether the file is in use or damaged, and a blob does not."""
        self._database.execute("BEGIN")
        self._database.execute("SELECT number FROM parts LIMIT 1").fetchone()

    def begin_writing(self) -> None:
        """Become the one who writes. Error where somebody else is. A crash may leave nonsense: checksums will tell."""
        self._database.execute("PRAGMA journal_mode=MEMORY")
        self._database.execute("PRAGMA synchronous=OFF")
        self._database.execute("BEGIN IMMEDIATE")

    def close(self, *, commit: bool = False) -> None:
        """Let go of the file."""
        if commit:
            self._database.execute("COMMIT")
        self._database.close()

    def read(self, table: str, number: int) -> bytes:
        """The bytes of a row; an error of SQLite where it is missing. Opened as a blob, a row is copied once and not
        twice, and no statement is prepared."""
        return bytes(self._database.blobopen(table, "data", number, readonly=True).read())

    def read_checked(self, table: str, number: int, check: bytes) -> bytes:
        """The bytes of a row whose checksum is known. Damaged where they have another."""
        data = self.read(table, number)
        if page_checksum(data) != check:
            raise Damaged
        return data

    def write(self, table: str, rows: Iterable[tuple[int, bytes]]) -> None:
        """Write rows over those of the same numbers."""
        self._database.executemany(f"INSERT OR REPLACE INTO {table} VALUES (?,?)", rows)

    def remove(self, table: str, numbers: Iterable[int]) -> None:
        """Remove rows."""
        self._database.executemany(f"DELETE FROM {table} WHERE number=?", [(number,) for number in numbers])

    def read_head(self) -> tuple[Any, ...]:
        """The head, which holds the checksums of all else and its own. Damaged where there is none."""
        data = memoryview(self.read("parts", HEAD))
        if page_checksum(data[CHECK:]) != data[:CHECK]:
            raise Damaged
        return tuple(unpack_rows(data[CHECK:]))

    def write_head(self, head: tuple[Any, ...]) -> None:
        """Write the head."""
        data = marshal.dumps(head)
        self.write("parts", [(HEAD, page_checksum(data) + data)])


def unpack_rows(data: bytes | memoryview) -> Any:
    """The value of bytes whose checksum was right."""
    try:
        return marshal.loads(data)
    except (ValueError, EOFError, TypeError):
        raise Damaged from None


def discard(path: str) -> None:
    """Remove an index that is of no use, with what SQLite may have left beside it."""
    for name in (path, path + "-journal", path + "-wal", path + "-shm"):
        try:
            os.unlink(name)
        except OSError:
            continue
