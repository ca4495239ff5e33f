"""Cut very long strings in a stream of JSON, so that 30 MB of tool output are not held in memory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

KEPT = 2 * 1024 * 1024  # bytes of a string that always pass; a turn's text is shorter

_INSIDE = re.compile(rb'[^"\\\n]*(?:\\.[^"\\\n]*)*\\?', re.S)  # the rest of a string; an escape at its end may be cut
_OUTSIDE = b'0123456789+-.eEtrufalsn,:[]{} \t\r\n"'  # all bytes that occur between strings
_CONTINUES = bytes(range(0x80, 0xC0))
_LONGEST_ESCAPE = 12


def clipped(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the chunks without those that lie wholly inside a string of which KEPT bytes have passed.

    This works without knowing where strings begin: a chunk without a quote or line end, and not made only of bytes that
    occur between strings, lies inside one. Cuts fall between characters, never inside an escape."""
    passed = 0  # bytes of the current string
    dropping = escaped = False  # escaped: the byte before this chunk is an active backslash
    for chunk in chunks:
        found = _INSIDE.match(chunk, 1 if escaped else 0)
        ends_in_escape = _ends_in_escape(chunk, escaped)
        inside = found is not None and found.end() == len(chunk) and bool(chunk.translate(None, _OUTSIDE))
        if dropping and not inside:
            chunk = (chunk[1:] if escaped else chunk).lstrip(_CONTINUES)
            dropping = False
        elif not dropping and inside and passed > KEPT:
            beginning = _up_to_a_safe_place(chunk, escaped)
            dropping = len(beginning) >= _LONGEST_ESCAPE
            if dropping:
                yield beginning
        if not dropping:
            yield chunk
        passed = passed + len(chunk) if inside else 0
        escaped = ends_in_escape


def _up_to_a_safe_place(chunk: bytes, escaped: bool) -> bytes:
    """Return the chunk without an escape or a character at its end that may be incomplete."""
    backslash = chunk.rfind(b"\\", max(0, len(chunk) - _LONGEST_ESCAPE))
    if backslash >= 0:
        before = chunk[: backslash + 1].rstrip(b"\\")
        first = 1 if escaped and not before else 0  # it completes the escape of the previous chunk
        whole = (backslash + 1 - len(before) - first) // 2 * 2
        chunk = chunk[: len(before) + first + whole]
    chunk = chunk.rstrip(_CONTINUES)
    return chunk[:-1] if chunk[-1:] >= b"\xc0" else chunk


def _ends_in_escape(chunk: bytes, escaped: bool) -> bool:
    backslashes = len(chunk) - len(chunk.rstrip(b"\\"))
    if backslashes == len(chunk) and escaped:
        backslashes += 1
    return backslashes % 2 == 1
