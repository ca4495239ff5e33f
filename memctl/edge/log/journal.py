"""The journal of a tree: one line for each operation, written before any file changes.

A line ends in its state, `open` or `done`. Both have the same length, so closing an operation overwrites four bytes in
place: this needs no space and no search. The last bytes of the journal show whether an operation was interrupted. An
open purge has its own state, `wipe`: the next command on the tree finishes it."""

from __future__ import annotations

import json
import os
from io import BytesIO

from memctl.edge.checkout import is_tracked
from memctl.edge.config.paths import make_private
from memctl.edge.config.trust import is_foreign
from memctl.edge.safe_open import open_whole, regular
from memctl.model.change import SAID
from memctl.model.errors import WriteError
from memctl.model.paths import SCRATCH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from typing import Any, BinaryIO

    from memctl.model.markdown.scrubbing import Scrub

JOURNAL = ".memctl/journal.jsonl"
_FEW = 8  # up to this number of names, search each line for them; with more, parsing the line costs the same
_BLOCK = 1 << 16  # bytes of the first read from the end
_OPEN = b'"state":"open"}\n'
_WIPE = b'"state":"wipe"}\n'
_STATED = {"changes": ("action",), "plan": ("do", "path", "id"), "patch": ("id",)}  # keys whose values are always text
_DONE = b'"state":"done"}\n'


class Journal:
    """The journal of the tree at `root`. Only the holder of the lock writes to it."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.path = os.path.join(root, JOURNAL)

    def begin(self, operation: dict[str, Any]) -> int:
        """Write an operation as open and sync it. Return the journal's size before, for `cancel`."""
        make_private(os.path.dirname(self.path))
        data = _line({**operation, "state": "wipe" if "purge" in operation else "open"})
        try:
            file = regular(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_NOFOLLOW)
        except OSError as error:
            raise WriteError(f"{JOURNAL}: cannot be written: {error.strerror}") from None
        try:
            size = os.fstat(file).st_size
            try:
                _write(file, data)
                os.fsync(file)
            except OSError as error:
                os.ftruncate(file, size)
                raise WriteError(f"{JOURNAL}: cannot be written: {error.strerror}: nothing was changed") from None
        finally:
            os.close(file)
        if size == 0:
            _sync_folder(os.path.dirname(self.path))
        return size

    def finish(self) -> None:
        """Mark the last operation as done. No sync is needed: doing an operation twice has no effect."""
        with open(self.path, "r+b", buffering=0, opener=regular) as file:
            file.seek(-len(_DONE), os.SEEK_END)
            file.write(_DONE)

    def cancel(self, size: int) -> None:
        """Remove the last operation: it was not carried out."""
        with open(self.path, "r+b", buffering=0, opener=regular) as file:
            file.truncate(size)

    def pending(self) -> dict[str, Any] | None:
        """Return the operation that is unfinished (interrupted or still running), None if there is none."""
        try:
            with open_whole(self.path) as file:
                last = next(_backwards(file), b"")
                operation = _operation(last) if last.endswith((_OPEN, _WIPE)) else None
                return operation if operation and _is_whole(operation) else None
        except FileNotFoundError:
            return None

    def mend(self) -> None:
        """Remove a line that a crash tore: its operation was not carried out."""
        try:
            with open(self.path, "r+b", opener=regular) as file:
                last = next(_backwards(file), b"\n")
                if not last.endswith(b"\n"):
                    file.truncate(file.seek(0, os.SEEK_END) - len(last))
        except FileNotFoundError:
            return

    def is_believed(self) -> bool:
        """Whether this user's memctl wrote the journal, as far as can be told."""
        return not self.doubt()

    def doubt(self) -> str:
        """Return why nobody should believe the journal, empty if it can be believed. A clone can bring one that tells
        of words that nobody wrote: its tree is not trusted, or git tracks the journal, which memctl keeps out of
        git."""
        if not os.path.exists(self.path):
            return ""
        if is_foreign(self.root):
            return "this machine does not trust the tree (memctl on --project)"
        return "git tracks it, so a clone may bring it (git rm --cached)" if is_tracked(self.path) else ""

    def operations(
        self, about: Iterable[str] | None = None, *, damaged: list[int] | None = None
    ) -> Iterator[dict[str, Any]]:
        """Yield the operations, the oldest first; skip lines that cannot be read. With `about`, lines without any of
        these names may be left out; few names need no parsing of such lines. `damaged` collects the numbers of whole
        lines that cannot be read; a torn end does not count, because it is removed."""
        return self._read(lambda file: file, about, damaged)

    def latest(self, about: Iterable[str] | None = None) -> Iterator[dict[str, Any]]:
        """Yield the same operations, the newest first, reading the journal from its end."""
        return self._read(_backwards, about)

    def _read(
        self,
        lines: Callable[[BinaryIO], Iterable[bytes]],
        about: Iterable[str] | None,
        damaged: list[int] | None = None,
    ) -> Iterator[dict[str, Any]]:
        wanted = [_written(name) for name in about or ()]
        if (about is not None and not wanted) or not self.is_believed():
            return
        try:
            with open_whole(self.path) as file:
                for number, line in enumerate(lines(file), 1):
                    if not wanted or len(wanted) > _FEW or any(name in line for name in wanted):
                        operation = _operation(line)
                        if operation is not None:
                            yield operation
                        elif damaged is not None and line.endswith(b"\n"):
                            damaged.append(number)
        except FileNotFoundError:
            return

    def named(self, name: str) -> dict[str, Any] | None:
        """Return the operation with this id, None if there is none."""
        return next((operation for operation in self.latest((name,)) if operation.get("op") == name), None)

    def said_at(self, key: str) -> str:
        """Return the time at which the words of this memory were said, to the second; empty if unknown."""
        for operation in self.latest((key,)):
            for change in operation.get("changes", ()):
                if change.get("id") == key and isinstance(change.get(SAID), str):
                    return str(change[SAID])
        return ""

    def wordings_of(self, keys: Iterable[str]) -> dict[str, list[str]]:
        """Return every wording of the memories with these ids that memctl has written."""
        found: dict[str, dict[str, None]] = {key: {} for key in keys}
        for operation in self.operations(found):
            for change in operation.get("changes", ()):
                if change.get("id") in found:
                    said = (change.get(name) for name in ("before", "after"))
                    found[change["id"]].update((words, None) for words in said if words)
        return {key: list(words) for key, words in found.items()}

    def last_places(self, keys: Collection[str]) -> dict[str, list[Any]]:
        """Return the place of each of these memories before it was last moved away, the one moved last first."""
        from memctl.model.markdown.insert import leaving  # only restoring needs it

        found: dict[str, list[Any]] = {}
        for operation in self.latest(keys):
            for edit in reversed(operation.get("plan", ())):
                if edit.get("do") == "cut" and edit.get("id") in keys and edit.get("anchor"):
                    found.setdefault(edit["id"], leaving(edit["anchor"], edit.get("left")))
            if len(found) == len(keys):
                break
        return found

    def strips_of(self, keys: Collection[str]) -> list[dict[str, Any]]:
        """Return the edits that removed headings and blank lines around these memories when they last went, the latest
        first."""
        found: list[dict[str, Any]] = []
        open_keys = set(keys)
        for operation in self.latest(keys):
            strips = [edit for edit in operation.get("plan", ()) if edit["do"] == "strip"]
            found += [edit for edit in reversed(strips) if open_keys.intersection(edit.get("of", ()))]
            open_keys -= {edit["id"] for edit in operation.get("plan", ()) if edit["do"] == "cut"}
        return found

    def without(self, scrub: Scrub) -> bytes:
        """Return the journal's bytes after a purge: without the purged words, and with the purge done."""
        lines = []
        with open_whole(self.path) as file:
            for line in file:
                if line.startswith(b"{") and line.endswith(_DONE) and not scrub.may_concern(line):
                    lines.append(line)
                elif (operation := _operation(line)) is not None:
                    lines.append(_line({**scrub(operation), "state": "done"}))
        return b"".join(lines)

    def replace(self, data: bytes) -> None:
        _replace(self.path, data)


def operations_in(data: bytes) -> list[dict[str, Any]]:
    return [operation for line in data.split(b"\n") if (operation := _operation(line)) is not None]


def _line(operation: dict[str, Any]) -> bytes:
    words = json.dumps(operation, ensure_ascii=False, separators=(",", ":"))
    return words.encode("utf-8", "surrogateescape") + b"\n"


def _write(file: int, data: bytes) -> None:
    done = 0
    while done < len(data):
        done += os.write(file, data[done:])


def _replace(path: str, data: bytes) -> None:
    beside = os.path.join(os.path.dirname(path), SCRATCH + os.urandom(6).hex())
    try:
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
        try:
            _write(file, data)
            os.fsync(file)
        finally:
            os.close(file)
        os.replace(beside, path)
    except OSError:
        if os.path.exists(beside):
            os.unlink(beside)
        raise
    _sync_folder(os.path.dirname(path))


def _sync_folder(folder: str) -> None:
    file = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def _backwards(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a file with their line ends, the last first."""
    start, rest = file.seek(0, os.SEEK_END), b""
    while start > 0:
        step = min(start, max(_BLOCK, len(rest)))  # steps grow with a long line, so that reading it stays linear
        start -= step
        file.seek(start)
        data = file.read(step) + rest
        first = (data.find(b"\n") + 1 or len(data)) if start else 0  # the first line may begin further up
        rest = data[:first]
        yield from reversed(BytesIO(data[first:]).readlines())


def _written(word: str) -> bytes:
    """Return a word as JSON writes it within a line."""
    return json.dumps(word, ensure_ascii=False)[1:-1].encode("utf-8", "surrogateescape")


def _operation(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line.decode("utf-8", "surrogateescape"))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and _is_sound(value) else None


def _is_sound(operation: dict[str, Any]) -> bool:
    """Whether the operation has the fields that other code needs: a person may have edited the journal."""
    for name, keys in _STATED.items():
        part = operation.get(name, [])
        if not isinstance(part, list):
            return False
        for item in part:
            if not (isinstance(item, dict) and all(isinstance(item.get(key), str) for key in keys)):
                return False
            if item.get("do") == "insert" and not _is_insertion(item):
                return False
    return isinstance(operation.get("t", ""), str)


def _is_insertion(edit: dict[str, Any]) -> bool:
    """Whether an insertion has the fields that other code needs. A purge leaves an insertion without lines; then no
    other field is read."""
    lines = edit.get("lines", [])
    return (
        ("lines" not in edit or isinstance(edit.get("heading", 0), str | None))
        and isinstance(lines, list)
        and all(isinstance(line, str) for line in lines)
    )


def _is_whole(operation: dict[str, Any]) -> bool:
    """Whether an operation can be carried out: none of its insertions lacks its lines."""
    return all("lines" in edit for edit in operation.get("plan", ()) if edit["do"] == "insert")
