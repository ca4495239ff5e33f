"""The journal of a tree: one line for each operation, written before anything is touched.

A line ends in its state, `open` or `done`, which have the same length, so that closing an operation overwrites four
bytes: it can neither fail for want of space nor need a search. The journal's last bytes say whether an operation was
cut off."""

from __future__ import annotations

import json
import os

from memctl.edge.files import SCRATCH
from memctl.edge.places import make_private
from memctl.edge.plain import open_whole, regular
from memctl.model.errors import WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from typing import Any

JOURNAL = ".memctl/journal.jsonl"
_OPEN = b'"state":"open"}\n'
_WORDS = ("before", "after", "text", "lines", "was")  # keys whose values are words of the memory that is named beside
_STATED = {"changes": ("action",), "plan": ("do", "path", "id"), "patch": ("id",)}  # keys that are always text
_DONE = b'"state":"done"}\n'


class Journal:
    """The journal of the tree at `root`. Only the holder of the lock writes to it."""

    def __init__(self, root: str) -> None:
        self.path = os.path.join(root, JOURNAL)

    def begin(self, operation: dict[str, Any]) -> int:
        """Write an operation as open, on disk when this returns; returns the journal's size before, for `cancel`."""
        make_private(os.path.dirname(self.path))
        line = json.dumps({**operation, "state": "open"}, ensure_ascii=False, separators=(",", ":")) + "\n"
        data = line.encode("utf-8", "surrogateescape")
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
        """Mark the last operation as done. Not synced: done twice is done once."""
        with open(self.path, "r+b", buffering=0) as file:
            file.seek(-len(_DONE), os.SEEK_END)
            file.write(_DONE)

    def cancel(self, size: int) -> None:
        """Take the last operation out: nothing of it was done."""
        os.truncate(self.path, size)

    def pending(self) -> dict[str, Any] | None:
        """The operation that was cut off, or is being carried out now; None where there is none."""
        try:
            with open_whole(self.path) as file:
                end = file.seek(0, os.SEEK_END)
                file.seek(max(0, end - len(_OPEN)))
                return _operation(_last_line(file, end)) if file.read().endswith(_OPEN) else None
        except FileNotFoundError:
            return None

    def mend(self) -> None:
        """Remove what a crash left of a line that was being written: nothing of that operation was done."""
        try:
            with open(self.path, "r+b", opener=regular) as file:
                end = file.seek(0, os.SEEK_END)
                torn = _last_line(file, end)
                if not torn.endswith(b"\n"):
                    file.truncate(end - len(torn))
        except FileNotFoundError:
            return

    def operations(self) -> Iterator[dict[str, Any]]:
        """Every operation, the oldest first; a line that cannot be read is passed over."""
        try:
            with open_whole(self.path) as file:
                for line in file:
                    operation = _operation(line)
                    if operation is not None:
                        yield operation
        except FileNotFoundError:
            return

    def damaged(self) -> list[int]:
        """The numbers of whole lines that cannot be read as an operation. A torn end is not one: it is taken off."""
        try:
            with open_whole(self.path) as file:
                return [at for at, line in enumerate(file, 1) if line.endswith(b"\n") and _operation(line) is None]
        except FileNotFoundError:
            return []

    def named(self, name: str) -> dict[str, Any] | None:
        """The operation with this id, None where there is none."""
        return next((operation for operation in self.operations() if operation.get("op") == name), None)

    def wordings(self, key: str) -> list[str]:
        """Every wording that the memory with this id ever had, as far as memctl wrote it."""
        return self.wordings_of((key,))[key]

    def wordings_of(self, keys: Iterable[str]) -> dict[str, list[str]]:
        """The same for many ids, in one reading."""
        found: dict[str, dict[str, None]] = {key: {} for key in keys}
        for operation in self.operations():
            for change in operation.get("changes", ()):
                if change.get("id") in found:
                    said = (change.get(name) for name in ("before", "after"))
                    found[change["id"]].update((words, None) for words in said if words)
        return {key: list(words) for key, words in found.items()}

    def last_places(self, keys: Collection[str]) -> dict[str, list[Any]]:
        """What each of these memories stood behind when it was last moved away; the one moved last comes first."""
        found: dict[str, list[Any]] = {}
        for operation in self.operations():
            for edit in operation.get("plan", ()):
                if edit.get("do") == "cut" and edit.get("id") in keys and edit.get("anchor"):
                    found.pop(edit["id"], None)
                    found[edit["id"]] = edit["anchor"]
        return dict(reversed(found.items()))

    def scrub(self, keys: set[str], blot: Callable[[str], str]) -> None:
        """Take every text of these memories out of the journal, in one step; `blot` takes them out of other words."""
        lines = []
        for operation in self.operations():
            line = json.dumps(_scrubbed(operation, keys, blot), ensure_ascii=False, separators=(",", ":"))
            lines.append(line.encode("utf-8", "surrogateescape") + b"\n")
        try:
            _replace(self.path, b"".join(lines))
        except OSError as error:
            reason = f"{JOURNAL}: cannot be written: {error.strerror}"
            raise WriteError(
                f"{reason}: the words are out of the files, not yet out of the journal: try again"
            ) from None


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


def _last_line(file: Any, end: int) -> bytes:
    """The last line of a file, with its line end if it has one."""
    block, data, start = 1 << 16, b"", end
    while start > 0 and b"\n" not in data[:-1]:
        step = min(block, start)
        start -= step
        file.seek(start)
        data = file.read(step) + data
    return data[data[:-1].rfind(b"\n") + 1 :]


def _operation(line: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(line.decode("utf-8", "surrogateescape"))
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) and _is_sound(value) else None


def _is_sound(operation: dict[str, Any]) -> bool:
    """Whether what others rely on is there: somebody may have edited the journal."""
    parts = [(name, operation.get(name, [])) for name in ("changes", "plan", "patch")]
    if not all(isinstance(part, list) and all(isinstance(item, dict) for item in part) for _, part in parts):
        return False
    said = [item.get(key) for name, part in parts for item in part for key in _STATED[name]]
    return all(isinstance(word, str) for word in said) and isinstance(operation.get("t", ""), str)


def _scrubbed(value: Any, keys: set[str], blot: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return blot(value)
    if isinstance(value, list):
        return [_scrubbed(item, keys, blot) for item in value]
    if isinstance(value, dict):
        named = value.get("id") in keys or value.get("do") == "rewrite"  # whose text may have them in any form
        return {name: _scrubbed(item, keys, blot) for name, item in value.items() if not (named and name in _WORDS)}
    return value
