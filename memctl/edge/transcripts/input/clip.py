"""Very long strings in a stream of JSON, cut while they pass: 30 MB that a tool printed shall not be held in memory."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

KEPT = 2 * 1024 * 1024  # bytes of a string that pass at the least; a turn's text is shorter

_INSIDE = re.compile(rb'[^"\\\n]*(?:\\.[^"\\\n]*)*\\?', re.S)  # as far as a string goes on, escapes being whole or last
_OUTSIDE = b'0123456789+-.eEtrufalsn,:[]{} \t\r\n"'  # all that stands between strings
_CONTINUES = bytes(range(0x80, 0xC0))
_LONGEST_ESCAPE = 12


def clipped(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The chunks, without those that lie wholly inside a string of which KEPT bytes have passed.

    It need not be known where strings begin: a chunk without a quote, a line end, or only what stands between strings
    lies inside of one. Cuts are made between characters, never inside an escape.
    """
    passed = 0  # bytes of the string at hand
    dropping = escaped = False  # escaped: the byte before this chunk is a backslash that counts
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
    """The chunk without an escape or a character at its end that might not be whole."""
    backslash = chunk.rfind(b"\\", max(0, len(chunk) - _LONGEST_ESCAPE))
    if backslash >= 0:
        before = chunk[: backslash + 1].rstrip(b"\\")
        first = 1 if escaped and not before else 0  # it ends the escape that the chunk before began
        whole = (backslash + 1 - len(before) - first) // 2 * 2
        chunk = chunk[: len(before) + first + whole]
    chunk = chunk.rstrip(_CONTINUES)
    return chunk[:-1] if chunk[-1:] >= b"\xc0" else chunk


def _ends_in_escape(chunk: bytes, escaped: bool) -> bool:
    backslashes = len(chunk) - len(chunk.rstrip(b"\\"))
    if backslashes == len(chunk) and escaped:
        backslashes += 1
    return backslashes % 2 == 1
