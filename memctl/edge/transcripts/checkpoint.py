"""Where a transcript that grows line by line may be read on from: a place some turns before its end, with what the
reader knew there, and a check of all that stands before it."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterable, Iterator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, BinaryIO

    from memctl.edge.transcripts.own_sessions import OwnSessions
    from memctl.edge.transcripts.reader import Reader

    Place = dict[str, Any]  # v, format, line, offset, check (CRC-32 of what stands before), reader, own (their states)

_VERSION = 3  # of the states of readers: an older one is not resumed
_PIECE = 1024 * 1024


class Trail:
    """Follows the reading of one transcript. `place` is where to read on from when it has grown, None for its
    beginning: `turns` turns that somebody said stand behind it, so that what is new is read with what went before."""

    def __init__(self, turns: int) -> None:
        self.place: Place | None = None
        self._own: OwnSessions | None = None  # of the reading at hand
        self._format = ""
        self._lines: deque[tuple[int, int]] = deque()  # (offset, check) of the beginnings of lines to come
        self._number = 1  # of the first of them
        self._offset = self._check = 0
        self._lost = False  # the lines are no items, or what was said is known only by all before it
        self._safe: Place | None = None  # the last place at which nothing was held back
        self._places: deque[Place | None] = deque(maxlen=turns)  # where each of the last turns may be read from

    def resume(self, place: Place | None, stream: BinaryIO) -> None:
        """Go to that place if all that stands before it is as it was, else stay at the beginning."""
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
        """The number of the line that is read first."""
        return self.place["line"] if self.place else 1

    def follow(self, chunks: Iterable[bytes]) -> Iterator[bytes]:
        """The chunks, while the beginnings of their lines are kept in mind."""
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
        """These tell memctl's own conversations from others, in the reading that begins."""
        self._own = own
        if self.place:
            own.resume(self.place["own"])

    def begin(self, reading: Reader) -> None:
        """A reader begins, at the place if there is one."""
        self._format = reading.name
        if self.place:
            reading.resume(self.place["reader"])

    def pass_line(self, number: int, reading: Reader) -> None:
        """The reader has read all lines before this one, and is to read this one next."""
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
        """Somebody said something. What has no time is known by all that was said before, which is to be read again."""
        if not timed:
            self.lose()
        self._places.append(self._safe)
        if len(self._places) == self._places.maxlen:
            self.place = self._places[0]

    def lose(self) -> None:
        """This transcript cannot be read but from its beginning."""
        self._lost = True
        self.place = self._safe = None
        self._lines.clear()
        self._places.clear()
