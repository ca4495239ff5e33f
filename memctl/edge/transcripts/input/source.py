"""The bytes of a transcript: a head to look at, lines of bounded length, chunks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.input.clip import clipped
from memctl.model.errors import InputError
from memctl.model.tables.settings import LIMITS, beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from memctl.edge.transcripts.checkpoint import Trail

    class Readable(Protocol):
        """A binary stream."""

        def read(self, size: int = -1, /) -> bytes:
            """Up to `size` bytes, none at the end."""

    Stream = Readable | Iterable[bytes]

CHUNK = 64 * 1024
HEAD = 64 * 1024  # how much is looked at to tell the format
MAX_HEAD = 1024 * 1024  # and how much where that holds no whole item
BOM = b"\xef\xbb\xbf"


class Source:
    """A byte stream, read once from front to back, of which the head can be seen beforehand."""

    def __init__(self, stream: Stream, trail: Trail | None = None) -> None:
        chunks = _chunks_of(stream)
        self._chunks = clipped(trail.follow(chunks) if trail else chunks)
        self._first = trail.line if trail else 1
        self._started = False
        self._line_seen = -1  # where the last line ends that was looked at
        self.head = b""
        self.whole = False  # the head is all there is
        self.ends_in_newline = True  # of what was read so far

    def look(self, size: int = HEAD) -> bytes:
        """The first `size` bytes or more, fewer if the stream is shorter; without a byte order mark."""
        parts = [self.head]
        held = len(self.head)
        while held < size and not self.whole:
            chunk = next(self._chunks, b"")
            self.whole = not chunk
            parts.append(chunk)
            held += len(chunk)
        self.head = b"".join(parts)
        if not self._started and (held >= len(BOM) or self.whole):
            self._started = True
            self.head = self.head.removeprefix(BOM)
        return self.head

    def look_at_line(self) -> bool:
        """Looks on to the end of one more line at the least, so that a live stream need not wait. False where that is
        not within the head."""
        while len(self.head) < HEAD:
            end = self.head.rfind(b"\n")
            if end > self._line_seen:
                self._line_seen = end
                return True
            if self.whole:
                break
            self.look(len(self.head) + len(BOM))
        return False

    def look_further(self) -> bool:
        """Looks at twice as much. False where there is no more to see."""
        if self.whole or len(self.head) >= MAX_HEAD:
            return False
        before = len(self.head)
        return len(self.look(before * 2)) > before

    def chunks(self) -> Iterator[bytes]:
        """All bytes, the head first."""
        self.look(len(BOM))
        head, self.head = self.head, b""
        if head:
            self.ends_in_newline = head.endswith(b"\n")
            yield head
        for chunk in self._chunks:
            self.ends_in_newline = chunk.endswith(b"\n")
            yield chunk

    def lines(self) -> Iterator[tuple[int, bytes | InputError]]:
        """(number, line without its end); an error in the place of a line longer than `limits.line`."""
        number, longest = self._first, LIMITS["limits.line"]
        pieces: list[bytes] = []
        held = 0
        for chunk in self.chunks():
            first, *others = chunk.split(b"\n")
            held += len(first)
            pieces.append(first)
            if held > longest:
                pieces.clear()
            if not others:
                continue
            yield number, b"".join(pieces) if held <= longest else _too_long(held)
            for line in others[:-1]:
                number += 1
                yield number, line if len(line) <= longest else _too_long(len(line))
            number += 1
            pieces, held = [others[-1]], len(others[-1])
        if held:
            yield number, b"".join(pieces) if held <= longest else _too_long(held)


def _too_long(held: int) -> InputError:
    return InputError(beyond("the line", held, "limits.line"))


def _chunks_of(stream: Stream) -> Iterator[bytes]:
    """Non-empty pieces, as they come: a live stream is not held back until a buffer is full."""
    read = getattr(stream, "read1", None) or getattr(stream, "read", None)
    if read is None:
        assert isinstance(stream, Iterable)
        for line in stream:
            data = line.encode() if isinstance(line, str) else line
            if data:
                yield data
        return
    while chunk := read(CHUNK):
        yield chunk
