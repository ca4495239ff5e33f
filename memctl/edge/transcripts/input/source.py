"""The bytes of a transcript: a head for recognition, lines of limited length, chunks."""

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
            """Return up to `size` bytes, none at the end."""

    Stream = Readable | Iterable[bytes]

CHUNK = 64 * 1024
HEAD = 64 * 1024  # bytes to recognize the format by
MAX_HEAD = 1024 * 1024  # bytes if the head does not hold a whole item
_OPENING = 200  # bytes that show whether a line begins an object
BOM = b"\xef\xbb\xbf"


class Source:
    """A byte stream, read once from front to back; its head can be read beforehand."""

    def __init__(self, stream: Stream, trail: Trail | None = None) -> None:
        chunks = chunks_of(stream)
        self._chunks = clipped(trail.follow(chunks) if trail else chunks)
        self._first = trail.line if trail else 1
        self._started = False
        self._held = bytearray()  # grows in place, so that a head read line by line is not copied each time
        self.whole = False  # whether the head is the whole input
        self.ends_in_newline = True  # of the bytes read so far

    @property
    def head(self) -> bytes:
        """The bytes that were looked at and not read yet, without a byte order mark."""
        return bytes(self._held)

    def look(self, size: int = HEAD) -> bytes:
        """Return the first `size` bytes or more, fewer if the stream is shorter; without a byte order mark."""
        self._hold(size)
        return self.head

    def _hold(self, size: int) -> None:
        while len(self._held) < size and not self.whole:
            chunk = next(self._chunks, b"")
            self.whole = not chunk
            self._held += chunk
        if not self._started and (len(self._held) >= len(BOM) or self.whole):
            self._started = True
            if self._held.startswith(BOM):
                del self._held[: len(BOM)]

    def first_lines(self) -> Iterator[bytes]:
        """Yield the lines of the head with their ends, each one once and as they arrive, so that a live stream need not
        wait. A line that does not end within the head is left out."""
        self._hold(len(BOM))
        given = searched = 0
        while len(self._held) < HEAD:
            end = self._held.rfind(b"\n", searched) + 1
            searched = len(self._held)
            if end > given:
                yield bytes(self._held[given:end])
                given = end
            if self.whole:
                return
            self._hold(searched + 1)

    def pass_over(self) -> int:
        """Blank all lines of the head before the first object, or the first array of objects; line numbers stay the
        same. Return how many of these lines had words; 0 if there is no object."""
        head = self.head
        at = words = 0
        while at < len(head) and not _opens_json(head[at : at + _OPENING].lstrip()):
            end = head.find(b"\n", at) + 1 or len(head)
            words += bool(head[at:end].strip())
            at = end
        if at < len(head) and words:
            self._held[:at] = b"\n" * head.count(b"\n", 0, at)
            return words
        return 0

    def look_further(self) -> bool:
        """Double the head. Return False if there are no more bytes for it."""
        before = len(self._held)
        if not self.whole and before < MAX_HEAD:
            self._hold(before * 2)
        return len(self._held) > before

    def chunks(self) -> Iterator[bytes]:
        """Yield all bytes, the head first."""
        self._hold(len(BOM))
        head = self.head
        self._held.clear()
        if head:
            self.ends_in_newline = head.endswith(b"\n")
            yield head
        for chunk in self._chunks:
            self.ends_in_newline = chunk.endswith(b"\n")
            yield chunk

    def lines(self) -> Iterator[tuple[int, bytes | InputError]]:
        """Yield (number, line without its end); a line longer than `limits.line` becomes an error."""
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


def _opens_json(text: bytes) -> bool:
    """Whether a text begins with an object, or an array of objects: `[14:02] Ann:` begins none."""
    return text[:1] == b"{" or (text[:1] == b"[" and text[1:].lstrip()[:1] == b"{")


def _too_long(held: int) -> InputError:
    return InputError(beyond("the line", held, "limits.line"))


def chunks_of(stream: Stream) -> Iterator[bytes]:
    """Yield non-empty pieces as they arrive: a live stream need not fill a buffer first."""
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
