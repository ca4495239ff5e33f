"""A connection to PostgreSQL by its own client library.

The Python drivers need 150 ms of CPU to be imported, nine times what the library itself needs, and a prompt waits for
it. Every parameter goes as text, every result comes as bytes."""

from __future__ import annotations

import ctypes
import os
import select
import sys
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
_WAIT = 2  # seconds for each address of the server; libpq takes no less
_UNDEFINED = ("42P01", "3F000")  # there is no such table, no such schema


class Connection:
    """A connection to the server at a URL. libpq reads passwords from its own places (PGPASSFILE, ~/.pgpass,
    PGSERVICEFILE), so that none is in the settings, on a command line or in a message."""

    def __init__(self, url: str, *, seconds: float = 0.0) -> None:
        """Only reads if `seconds` limits the time of a query."""
        self._pq = _library()
        self._seconds = seconds
        options = "-c search_path=memctl -c jit=off"
        if seconds:
            options += f" -c default_transaction_read_only=on -c statement_timeout={int(1000 * seconds)}"
        named = {
            "dbname": url, "connect_timeout": str(_WAIT), "tcp_user_timeout": str(1000 * _WAIT), "options": options,
            "application_name": "memctl", "client_encoding": "UTF8",
        }  # fmt: skip
        names = (ctypes.c_char_p * (len(named) + 1))(*[name.encode() for name in named], None)
        values = (ctypes.c_char_p * (len(named) + 1))(*[value.encode() for value in named.values()], None)
        self._handle = self._pq.PQconnectdbParams(names, values, 1)
        if self._pq.PQstatus(self._handle) != 0:
            message = self._message()
            self.close()
            raise ServerError(message)

    def close(self) -> None:
        """Close the connection."""
        handle, self._handle = self._handle, None
        if handle:
            self._pq.PQfinish(handle)

    def _message(self) -> str:
        said: bytes = self._pq.PQerrorMessage(self._handle) or b""
        lines = said.decode("utf-8", "replace").split("\n")
        return " ".join(lines[0].split()).removeprefix("ERROR: ") or "no connection"

    def run(self, script: str) -> None:
        """Run several commands as one transaction."""
        list(self._rows(self._pq.PQexec(self._handle, script.encode())))

    def query(self, sql: str, *values: str | int | float) -> list[tuple[Cell, ...]]:
        """Return the rows of a query. ServerError if it fails."""
        texts = [str(value).encode() for value in values]
        given = (ctypes.c_char_p * len(texts))(*texts)
        if not self._pq.PQsendQueryParams(self._handle, sql.encode(), len(texts), None, given, None, None, 1):
            raise ServerError(self._message())
        self._wait()
        result = self._pq.PQgetResult(self._handle)
        try:
            return list(self._rows(result))
        finally:
            while result := self._pq.PQgetResult(self._handle):
                self._pq.PQclear(result)

    def _wait(self) -> None:
        """Wait for the answer. ServerError if it takes too long: a stopped server keeps no limit of its own."""
        until = time.monotonic() + self._seconds
        while self._pq.PQisBusy(self._handle):
            left = max(0.0, until - time.monotonic()) if self._seconds else None
            ready = select.select([self._pq.PQsocket(self._handle)], [], [], left)[0]
            if not ready:
                self.close()
                raise ServerError(f"no answer within {self._seconds:g} seconds")
            if not self._pq.PQconsumeInput(self._handle):
                raise ServerError(self._message())

    def _rows(self, result: Any) -> Iterator[tuple[Cell, ...]]:
        pq = self._pq
        try:
            if pq.PQresultStatus(result) not in _OK:
                state: bytes = pq.PQresultErrorField(result, _SQLSTATE) or b""
                lacks = state.decode() in _UNDEFINED
                raise ServerError("it has no index yet: memctl index push makes it" if lacks else self._message())
            width = range(pq.PQnfields(result))
            for row in range(pq.PQntuples(result)):
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
        ("PQconnectdbParams", pointer, pointer, pointer, number),
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
