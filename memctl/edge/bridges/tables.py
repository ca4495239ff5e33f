"""Read the tables of an SQLite database that belongs to another program."""

from __future__ import annotations

import os

from memctl.model.errors import InputError, NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

_MAGIC = b"SQLite format 3\0"


def is_database(path: str) -> bool:
    """Whether a file is an SQLite database."""
    try:
        with open(path, "rb") as file:
            return file.read(len(_MAGIC)) == _MAGIC
    except OSError:
        return False


def tables_of(path: str) -> dict[str, list[str]]:
    """Return table or view → its columns, without views that cannot be read. InputError if the database cannot."""
    said = "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    names = [str(row["name"]) for row in _selected(path, said)]
    return {name: columns for name in names if (columns := _columns(path, name))}


def _columns(path: str, table: str) -> list[str]:
    try:
        return [row["name"] for row in _selected(path, f"PRAGMA table_info({_quoted(table)})")]
    except InputError:
        return []


def rows_of(path: str, table: str, columns: Iterable[str]) -> Iterator[dict[str, Any]]:
    """Yield column → value for each row of a table, in its order. InputError if it cannot be read."""
    listed = ", ".join(map(_quoted, dict.fromkeys(columns)))
    return _selected(path, f"SELECT {listed} FROM {_quoted(table)}")


def _selected(path: str, said: str) -> Iterator[dict[str, Any]]:
    """Yield the rows of a query. The database is opened for reading only; a program may be writing to it."""
    import sqlite3
    from urllib.parse import quote

    if not os.path.isfile(path):
        raise NotFound(f"{path}: no such file")
    try:
        connection = sqlite3.connect(f"file:{quote(os.path.abspath(path))}?mode=ro", uri=True)
        try:
            connection.execute("PRAGMA trusted_schema=OFF")
            connection.row_factory = sqlite3.Row
            connection.text_factory = _decoded
            for row in connection.execute(said):
                yield dict(row)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise InputError(f"{path}: {error}") from None


def _decoded(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
