"""The vectors of a tree's memories, each by a number of its text, in a file that only grows.

A row has its own checksum: a row that a killed process left half written, or that is damaged, is not there."""

from __future__ import annotations

import os
from binascii import crc32

from memctl.edge.config import paths
from memctl.edge.config.permissions import is_private
from memctl.edge.safe_open import regular, replace_whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

SIZE = 384  # numbers of a vector
_STEPS = 127  # of each sign, into which the greatest number of a vector is cut
_AT_ONCE = 4096  # rows that are multiplied at a time


class Vectors:
    """The vectors in one file. Another process may remove it at any time; nothing is known then."""

    def __init__(self, path: str) -> None:
        import numpy  # comes with the model, into the helper only

        self.path = path
        self.numpy = numpy
        self._form = numpy.dtype(
            [("key", "<u4"), ("script", "<u4"), ("scale", "<f4"), ("steps", "i1", (SIZE,)), ("check", "<u4")],
        )
        self._rows: Any = numpy.zeros(0, self._form)
        self._fresh: list[Any] = []  # rows that were added since
        self._file = 0  # inode
        self.at: dict[int, int] = {}  # key → row

    def look(self) -> None:
        """Read the file again if it is another one."""
        try:
            inode = os.stat(self.path).st_ino if is_private(self.path) else 0
        except OSError:
            inode = 0
        if inode != self._file:
            self._take(self._read() if inode else b"")
            self._file = inode

    def _read(self) -> bytes:
        with open(regular(self.path, os.O_RDWR), "r+b") as file:
            data = file.read()
            whole = len(data) - len(data) % self._form.itemsize
            file.truncate(whole)
        os.utime(self.path)  # a file of the index that is not used for long is removed
        return data[:whole]

    def _take(self, data: bytes) -> None:
        rows = self.numpy.frombuffer(data, self._form)
        width = self._form.itemsize
        right = [
            crc32(data[at * width : (at + 1) * width - 4]) == check for at, check in enumerate(rows["check"].tolist())
        ]
        self._rows, self._fresh = rows[right] if right else rows.copy(), []
        self.at = {key: at for at, key in enumerate(self._rows["key"].tolist())}

    def add(self, key: int, vector: Any, script: int) -> None:
        """Add the vector of a text in this script, in memory and in the file. OSError if it cannot be written."""
        row = self.numpy.zeros(1, self._form)
        row["key"], row["script"] = key, script
        row["scale"] = scale = float(abs(vector).max()) / _STEPS or 1.0
        row["steps"] = (vector / scale).round()
        row["check"] = crc32(row.tobytes()[:-4])
        paths.make_private(os.path.dirname(self.path))
        file = regular(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        try:
            os.write(file, row.tobytes())
            self._file = os.fstat(file).st_ino
        finally:
            os.close(file)
        self.at[key] = len(self._rows) + len(self._fresh)
        self._fresh.append(row)

    @property
    def rows(self) -> Any:
        """All rows: `key`, `script`, `scale`, `steps`, `check`."""
        if self._fresh:
            self._rows, self._fresh = self.numpy.concatenate([self._rows, *self._fresh]), []
        return self._rows

    def keep(self, keys: Collection[int]) -> None:
        """Forget the vectors of all but these keys."""
        gone = self.at.keys() - keys
        if not gone:
            return
        kept = self.rows[[at for key, at in self.at.items() if key not in gone]]
        replace_whole(self.path, kept.tobytes(), sync=False)
        self.look()

    def closeness(self, vector: Any) -> Any:
        """Return the cosine of each row with a vector."""
        rows = self.rows
        parts = [
            (part["steps"].astype(self.numpy.float32) @ vector) * part["scale"]
            for part in (rows[at : at + _AT_ONCE] for at in range(0, len(rows), _AT_ONCE))
        ]
        return self.numpy.concatenate(parts) if parts else self.numpy.zeros(0, self.numpy.float32)
