"""Records of capture for a tree: marks of the turns that were learned from, and the state of each file that was read to
its end. Both are kept in the state directory. If they are lost, capture reads the files again, and `add` finds the
duplicates."""

from __future__ import annotations

import json
import os
import time

from memctl.edge.config import paths
from memctl.edge.config.trust import tree_id
from memctl.edge.safe_open import regular, replace_whole, text_of
from memctl.model.errors import WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memctl.edge.transcripts.checkpoint import Place

TURNS = "captured-turns"  # the id of the tree, then one mark a line; appended
FILES = "captured-files"  # the id of the tree, then an identity, a state, a way and a place a line; rewritten
LAST = "captured-last"  # the id of the tree, then the last run as JSON
CLIENTS = "captured-clients"  # the id of the tree, then the notes on each client; rewritten
_AT_REST = 10.0  # seconds after which a last line without its end counts as complete


class FileState:
    """A file's state before it is read: `identity` survives a rename, `state` changes with each write. `unfinished`:
    its last line is still being written, so it must be read again. `place`: position to read on from, set after
    reading."""

    def __init__(self, path: str) -> None:
        status = os.stat(path)
        self.identity = f"{status.st_dev}:{status.st_ino}"
        self.state = f"{status.st_size}:{status.st_mtime_ns}"
        try:
            log = os.stat(path + "-wal")  # a database keeps recent rows there
            self.state += f":{log.st_size}:{log.st_mtime_ns}"
        except OSError:
            pass
        self.place: Place | None = None
        self.unfinished = time.time() - status.st_mtime < _AT_REST and not _ends_in_newline(path, status.st_size)


def _ends_in_newline(path: str, size: int) -> bool:
    if not size:
        return True
    with open(path, "rb") as file:
        file.seek(size - 1)
        return file.read(1) == b"\n"


class Captured:
    """The records for the tree at `root`. Those of an earlier tree at the same place do not count."""

    def __init__(self, root: str) -> None:
        self._directory = paths.of_tree(paths.state_directory(), root)
        self._tree = tree_id(root) or "-"
        self.marks = frozenset(self._lines(TURNS))
        self._files = dict(line.split("\t", 1) for line in self._lines(FILES) if "\t" in line)

    def has_read(self, look: FileState, how: str) -> bool:
        """Whether this state of the file was read in the way `how`; another way finds other things."""
        return self._files.get(look.identity, "").rpartition("\t")[0] == f"{look.state}\t{how}"

    def place_of(self, look: FileState, how: str) -> Place | None:
        """Return the place to read on from, if the file was read in this way and has not changed up to there."""
        *_, way, place = f"\t\t{self._files.get(look.identity, '')}".split("\t")
        try:
            found = json.loads(place)
        except (ValueError, RecursionError):
            return None
        return found if way == how and isinstance(found, dict) else None

    def keep(self, marks: Iterable[str], looks: Iterable[FileState], how: str) -> None:
        """Store the marks and the states of files. WriteError if they cannot be written."""
        new = [mark for mark in dict.fromkeys(marks) if mark not in self.marks]
        read = {
            look.identity: f"{'-' if look.unfinished else look.state}\t{how}\t{json.dumps(look.place)}"
            for look in looks
        }
        try:
            paths.make_private(self._directory)
            if new:
                self._append(new)
            if any(self._files.get(identity) != state for identity, state in read.items()):
                self._files.update(read)
                self._rewrite()
        except OSError as error:
            raise WriteError(f"{error.filename or self._directory}: {error.strerror}") from None

    def last_run(self) -> dict[str, Any]:
        """Return the last run of capture: `t`, `transcripts` and `learned`; empty if there was none."""
        found = self._object(LAST)
        sound = isinstance(found.get("t"), str)
        return found if sound and all(isinstance(found.get(key), int) for key in ("transcripts", "learned")) else {}

    def note_run(self, now: str, transcripts: int, learned: int) -> None:
        """Store this run as the last one."""
        paths.make_private(self._directory)
        run = {"t": now, "transcripts": transcripts, "learned": learned}
        self._write(os.path.join(self._directory, LAST), json.dumps(run) + "\n")

    def clients(self) -> dict[str, dict[str, Any]]:
        """Return for each client that capture has read: the time (`t`), the number of new `turns` in all, and the
        `problem` with a transcript that could not be read."""
        return {name: note for name, note in self._object(CLIENTS).items() if isinstance(note, dict)}

    def note_clients(self, notes: dict[str, dict[str, Any]]) -> None:
        """Store the notes of this run on each client."""
        known = self.clients()
        for client, note in notes.items():
            known[client] = {**note, "turns": note["turns"] + int(known.get(client, {}).get("turns") or 0)}
        paths.make_private(self._directory)
        self._write(os.path.join(self._directory, CLIENTS), json.dumps(known) + "\n")

    def _object(self, name: str) -> dict[str, Any]:
        try:
            found = json.loads("".join(self._lines(name)) or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}

    def _lines(self, name: str) -> list[str]:
        """Return the lines after the first, which names the tree."""
        tree, *lines = text_of(os.path.join(self._directory, name)).split("\n")
        return lines if tree == self._tree else []

    def _append(self, marks: list[str]) -> None:
        path = os.path.join(self._directory, TURNS)
        if not self._lines(TURNS):
            self._write(path, "")
        with open(path, "ab", opener=regular) as file:  # start a new line in case the last one is torn
            file.write(("\n" + "\n".join(marks) + "\n").encode())
            file.flush()
            os.fsync(file.fileno())

    def _rewrite(self) -> None:
        lines = [f"{identity}\t{state}\n" for identity, state in self._files.items()]
        self._write(os.path.join(self._directory, FILES), "".join(lines))

    def _write(self, path: str, text: str) -> None:
        try:
            replace_whole(path, f"{self._tree}\n{text}".encode())
        except OSError as error:
            raise WriteError(f"{path}: {error.strerror}: what was learned is in the tree") from None
