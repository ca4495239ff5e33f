"""A connection to PostgreSQL by its own client library.

The Python drivers need 150 ms of CPU to be imported, nine times what the library itself needs, and a prompt waits for
it. Every parameter goes as text, every result comes as bytes."""

from __future__ import annotations

import ctypes
import fcntl
import math
import os
import select
import sys
import termios
import time

from memctl.model.errors import ServerError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    Cell = bytes | None

_NAMES = ("libpq.so.5", "libpq.5.dylib", "libpq.dylib")
_EXTRA = "psycopg_binary.libs"  # the directory that the extra brings the library in, where the system has none
_OK = (1, 2)  # PGRES_COMMAND_OK, PGRES_TUPLES_OK
_SQLSTATE = ord("C")
_BAD = 1  # CONNECTION_BAD
_READING, _WRITING = 1, 2  # PGRES_POLLING_READING, PGRES_POLLING_WRITING
_WAIT = 2  # seconds until an address of the server counts as dead, and the next one is tried
_CONNECTING = 10.0  # seconds until a connection that may write is given up
_MOST_BYTES = 32_000_000  # that one question reads
_LONGEST = 500  # bytes of what an error says
_UNDEFINED = ("42P01", "3F000")  # there is no such table, no such schema
_NOTICES = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_char_p)
_SILENT = _NOTICES(lambda _, said: None)  # libpq would write to stderr; while it is in use, it must be held


class Connection:
    """A connection to the server at a URL. libpq reads passwords from its own places (PGPASSFILE, ~/.pgpass,
    PGSERVICEFILE), so that none is in the settings, on a command line or in a message."""

    def __init__(self, url: str, *, seconds: float = 0.0) -> None:
        """Only reads if `seconds` limits the time that all waiting for the server takes."""
        self._pq = _library()
        self._seconds = seconds
        self.left = seconds or math.inf
        self._until = time.monotonic() + (seconds or _CONNECTING)
        self._bytes = 0
        options = "-c search_path=memctl -c jit=off"
        if seconds:
            options += f" -c default_transaction_read_only=on -c statement_timeout={int(1000 * seconds)}"
        named = {
            "dbname": url, "tcp_user_timeout": str(1000 * _WAIT), "options": options,
            "application_name": "memctl", "client_encoding": "UTF8",
        }  # fmt: skip
        names = (ctypes.c_char_p * (len(named) + 1))(*[name.encode() for name in named], None)
        values = (ctypes.c_char_p * (len(named) + 1))(*[value.encode() for value in named.values()], None)
        self._handle = self._pq.PQconnectStartParams(names, values, 1)
        self._pq.PQsetNoticeProcessor(self._handle, _SILENT, None)
        self._connect()

    def _connect(self) -> None:
        """Connect without a call that blocks: libpq's own limit starts anew with whatever the server says."""
        pq, state = self._pq, _WRITING
        while pq.PQstatus(self._handle) != _BAD and state in (_READING, _WRITING):
            self._stand_by(writes=state == _WRITING)
            state = pq.PQconnectPoll(self._handle)
        if pq.PQstatus(self._handle) != 0:
            message = self._message()
            self.close()
            raise ServerError(message)
        self._leave_time()
        pq.PQsetnonblocking(self._handle, int(self._seconds > 0))

    def close(self) -> None:
        """Close the connection."""
        handle, self._handle = self._handle, None
        if handle:
            self._pq.PQfinish(handle)

    def _message(self) -> str:
        said: bytes = self._pq.PQerrorMessage(self._handle) or b""
        lines = said[:_LONGEST].decode("utf-8", "replace").split("\n")
        return " ".join(lines[0].split()).removeprefix("ERROR: ") or "no connection"

    def run(self, script: str) -> None:
        """Run several commands as one transaction."""
        self._until = math.inf
        list(self._rows(self._pq.PQexec(self._handle, script.encode())))

    def query(self, sql: str, *values: str | int | float) -> list[tuple[Cell, ...]]:
        """Return the rows of a query. ServerError if it fails."""
        texts = [str(value).encode() for value in values]
        given = (ctypes.c_char_p * len(texts))(*texts)
        self._until = time.monotonic() + self.left
        if not self._pq.PQsendQueryParams(self._handle, sql.encode(), len(texts), None, given, None, None, 1):
            raise ServerError(self._message())
        self._wait()
        result = self._pq.PQgetResult(self._handle)
        try:
            rows = list(self._rows(result))
        finally:
            self._finish()
        return rows

    def _finish(self) -> None:
        """Take the end of an answer, after which the server hears the next query."""
        self._wait()
        while result := self._pq.PQgetResult(self._handle):
            self._pq.PQclear(result)
            self._check_time()  # a copy has no end, and is never busy
            self._wait()
        self._leave_time()

    def _leave_time(self) -> None:
        if self._seconds:
            self.left = self._until - time.monotonic()

    def _wait(self) -> None:
        """Wait for the answer. ServerError if it takes too long: a stopped server keeps no limit of its own."""
        while (unsent := self._pq.PQflush(self._handle) > 0) or self._pq.PQisBusy(self._handle):
            if self._stand_by(writes=unsent) and not self._pq.PQconsumeInput(self._handle):
                raise ServerError(self._message())

    def _stand_by(self, *, writes: bool) -> bool:
        """Wait for the server; return whether it says something. ServerError at the limit of the time or the size."""
        socket, left = self._pq.PQsocket(self._handle), self._until - time.monotonic()
        limit = None if left == math.inf else max(0.0, left)
        said, _, _ = select.select([socket], [socket] if writes else [], [], limit)
        self._check_time()
        if said and self._seconds:
            self._bytes += int.from_bytes(fcntl.ioctl(socket, termios.FIONREAD, bytes(4)), sys.byteorder)
            if self._bytes > _MOST_BYTES:
                self.close()
                raise ServerError(f"the answer is larger than {_MOST_BYTES} bytes")
        return bool(said)

    def _check_time(self) -> None:
        if time.monotonic() >= self._until:
            self.close()
            raise ServerError(f"no answer within {self._seconds or _CONNECTING:g} seconds")

    def _rows(self, result: Any) -> Iterator[tuple[Cell, ...]]:
        pq = self._pq
        try:
            if pq.PQresultStatus(result) not in _OK:
                state: bytes = pq.PQresultErrorField(result, _SQLSTATE) or b""
                lacks = state.decode("utf-8", "replace") in _UNDEFINED
                raise ServerError("it has no index yet: memctl index push makes it" if lacks else self._message())
            width = range(pq.PQnfields(result))
            for row in range(pq.PQntuples(result)):
                self._check_time()
                yield tuple([self._cell(result, row, column) for column in width])
        finally:
            pq.PQclear(result)

    def _cell(self, result: Any, row: int, column: int) -> Cell:
        if self._pq.PQgetisnull(result, row, column):
            return None
        size = self._pq.PQgetlength(result, row, column)
        return ctypes.string_at(self._pq.PQgetvalue(result, row, column), size)


def array(values: Iterable[str | int | float]) -> str:
    """Return an array as PostgreSQL writes it."""
    return "{" + ",".join([_quoted(value) if isinstance(value, str) else repr(value) for value in values]) + "}"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\0", "")
    return f'"{escaped}"'


def numbers(cell: Cell) -> list[int]:
    """Return the numbers of an array that came as text."""
    return [*map(int, cell[1:-1].split(b","))] if cell and cell != b"{}" else []


def _library() -> Any:
    """Load the client library. ServerError if there is none."""
    for name in (*_NAMES, *_brought()):
        try:
            return _declared(ctypes.CDLL(name))
        except OSError:
            continue
    raise ServerError("PostgreSQL's client library is missing: install libpq5, or memctl-markdown[postgres]")


def _brought() -> list[str]:
    """Return the libraries of the extra."""
    found = []
    for place in sys.path:
        directory = os.path.join(place, _EXTRA)
        if os.path.isdir(directory):
            found += [os.path.join(directory, name) for name in os.listdir(directory) if name.startswith("libpq")]
    return found


def _declared(pq: Any) -> Any:
    """Declare the functions: without it a pointer would be cut to 32 bits."""
    pointer, text, number = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int
    places: Sequence[Any] = (pointer, number, number)
    for name, result, *given in (
        ("PQconnectStartParams", pointer, pointer, pointer, number),
        ("PQconnectPoll", number, pointer),
        ("PQsetNoticeProcessor", pointer, pointer, _NOTICES, pointer),
        ("PQsetnonblocking", number, pointer, number),
        ("PQflush", number, pointer),
        ("PQstatus", number, pointer),
        ("PQfinish", None, pointer),
        ("PQerrorMessage", text, pointer),
        ("PQexec", pointer, pointer, text),
        ("PQsendQueryParams", number, pointer, text, number, pointer, pointer, pointer, pointer, number),
        ("PQisBusy", number, pointer),
        ("PQsocket", number, pointer),
        ("PQconsumeInput", number, pointer),
        ("PQgetResult", pointer, pointer),
        ("PQresultStatus", number, pointer),
        ("PQresultErrorField", text, pointer, number),
        ("PQntuples", number, pointer),
        ("PQnfields", number, pointer),
        ("PQgetisnull", number, *places),
        ("PQgetlength", number, *places),
        ("PQgetvalue", pointer, *places),
        ("PQclear", None, pointer),
    ):
        function = getattr(pq, name)
        function.restype, function.argtypes = result, given
    return pq
