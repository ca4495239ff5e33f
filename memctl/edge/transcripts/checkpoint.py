"""Checkpoints of a transcript that grows by lines: a place some turns before its end, with the state of the reader and
a checksum of everything before it."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterable, Iterator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

    from memctl.edge.transcripts.own_sessions import OwnSessions
    from memctl.edge.transcripts.reader import Reader

    Place = dict[str, Any]  # v, format, line, offset, check (CRC-32 of all before), reader, own (their states)

_VERSION = 3  # of the readers' states: older ones are not resumed
_PIECE = 1024 * 1024


class Trail:
    """Follows the reading of one transcript. `place` is where to read on when it has grown, None for its beginning. At
    least `turns` spoken turns come after it, so that new turns are read in their context."""

    def __init__(self, turns: int) -> None:
        self.place: Place | None = None
        self._own: OwnSessions | None = None  # of the current reading
        self._format = ""
        self._lines: deque[tuple[int, int]] = deque()  # (offset, checksum) of the lines to come
        self._number = 1  # number of the first of them
        self._offset = self._check = 0
        self._lost = False  # no checkpoint is possible: the items are not lines, or a turn depends on all before it
        self._safe: Place | None = None  # the last place at which no turn was held back
        self._places: deque[Place | None] = deque(maxlen=turns)  # the place before each of the last turns

    def resume(self, place: Place | None, stream: BinaryIO) -> None:
        """Go to that place if everything before it is unchanged, else stay at the beginning."""
        if place is None or place.get("v") != _VERSION:
            return
        left, check = int(place["offset"]), 0
        while left and (piece := stream.read(min(left, _PIECE))):
            left -= len(piece)
            check = zlib.crc32(piece, check)
        if left or check != place["check"]:
            stream.seek(0)
            return
        self.place = self._safe = place
        self._number, self._offset, self._check = place["line"], place["offset"], place["check"]

    @property
    def line(self) -> int:
        """The number of the first line to read."""
        return self.place["line"] if self.place else 1

    def follow(self, chunks: Iterable[bytes]) -> Iterator[bytes]:
        """Pass the chunks through and note the beginnings of their lines."""
        self._lines.append((self._offset, self._check))
        for chunk in chunks:
            if self._lost:
                yield chunk
                continue
            at = 0
            while end := chunk.find(b"\n", at) + 1:
                self._advance(chunk[at:end])
                self._lines.append((self._offset, self._check))
                at = end
            self._advance(chunk[at:])
            yield chunk

    def _advance(self, data: bytes) -> None:
        self._offset += len(data)
        self._check = zlib.crc32(data, self._check)

    def follow_own(self, own: OwnSessions) -> None:
        """Take the state of memctl's own conversations in the reading that begins."""
        self._own = own
        if self.place:
            own.resume(self.place["own"])

    def begin(self, reading: Reader) -> None:
        """A reader begins, at the place if there is one."""
        self._format = reading.name
        if self.place:
            reading.resume(self.place["reader"])

    def pass_line(self, number: int, reading: Reader) -> None:
        """The reader has read all lines before this one."""
        while self._number < number and not self._lost:
            self._lines.popleft()
            self._number += 1
        state = reading.state()
        if state is not None and self._own is not None and not self._lost:
            offset, check = self._lines[0]
            self._safe = {
                "v": _VERSION, "format": self._format, "line": number, "offset": offset, "check": check,
                "reader": state, "own": self._own.state(),
            }  # fmt: skip

    def pass_turn(self, *, timed: bool) -> None:
        """A turn was spoken. One without a time is identified by all turns before it, so those must be read again."""
        if not timed:
            self.lose()
        self._places.append(self._safe)
        if len(self._places) == self._places.maxlen:
            self.place = self._places[0]

    def lose(self) -> None:
        """Give up checkpoints: this transcript can only be read from its beginning."""
        self._lost = True
        self.place = self._safe = None
        self._lines.clear()
        self._places.clear()
