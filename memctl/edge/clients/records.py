"""Records of what memctl wrote into files of clients. Without them a client is disconnected all the same, but blanks
may change."""

from __future__ import annotations

import json
import os

from memctl.edge.clients.places import hooks_directory
from memctl.edge.config import paths
from memctl.edge.safe_open import regular, replace_whole
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Record(Value):
    """What memctl wrote into a file: (place, text) of each insertion in the order in which they were made, the
    directories that it made, and whether it made the file."""

    client: str
    insertions: list[tuple[int, str]]
    directories: list[str]
    is_new: bool


class Records:
    """The records of all files, by their real paths."""

    def __init__(self) -> None:
        self._path = os.path.join(hooks_directory(), "connected.json")
        self._known: dict[str, Record] = {}
        for path, one in _read(self._path).items():
            try:
                insertions = [(int(place), str(piece)) for place, piece in one["insertions"]]
                directories = [str(each) for each in one["directories"]]
                self._known[path] = Record(str(one["client"]), insertions, directories, is_new=bool(one["is_new"]))
            except (KeyError, TypeError, ValueError):
                continue

    def of(self, path: str) -> Record | None:
        return self._known.get(os.path.realpath(path))

    def paths_of(self, client: str) -> list[str]:
        """Return the files that were written for a client."""
        return [path for path, record in self._known.items() if record.client == client]

    def keep(self, path: str, record: Record) -> None:
        self._known[os.path.realpath(path)] = record
        self._write()

    def drop(self, path: str, *, dry_run: bool) -> None:
        """Delete the record of a file."""
        if self._known.pop(os.path.realpath(path), None) and not dry_run:
            self._write()

    def _write(self) -> None:
        written = {path: {name: getattr(one, name) for name in Record.fields} for path, one in self._known.items()}
        paths.make_private(os.path.dirname(self._path))
        replace_whole(self._path, json.dumps(written).encode(), sync=False)


def _read(path: str) -> dict[str, Any]:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape", opener=regular) as file:
            found = json.load(file)
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
