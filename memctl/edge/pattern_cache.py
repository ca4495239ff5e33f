"""A file of compiled patterns, so that a run need not compile them again, as .pyc files do for functions. It holds
nothing else, may be deleted at any time and is never needed. A file of another Python or of another user is ignored,
and so is a pattern that is damaged; it is rewritten if possible.

It saves a third to three quarters of the CPU time. In multiples of `python -c pass`, with the file and without it:
`extract` of one line 3.6 and 6.7, of fifty lines 5.4 and 20, `add` 4.3 and 7.0 (the commands of
tests/process/test_startup.py, the file removed before every second run)."""

from __future__ import annotations

import marshal
import os
import sys
from zlib import crc32

from memctl.edge.config import paths
from memctl.edge.config.permissions import is_private_directory
from memctl.edge.safe_open import replace_whole
from memctl.model.errors import NotFound
from memctl.model.text import regex

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.model.tables.command import Call
    from memctl.model.text.regex import Code, Codes, Key

    Place = tuple[int, int, int]  # offset behind the table, length, checksum
    Places = dict[int, Place]

_NUMBER = 4  # bytes of each of the two with which a file begins
_HEAD = 2 * _NUMBER  # the checksum of the table, which only guards against accidents, and its length
_DAMAGED = (OSError, ValueError, EOFError, TypeError, LookupError, NotFound)
MOST = 1500  # more patterns than the program has: with so many, some are outdated, so all are dropped
WRITABLE_BY_OTHERS = 0o022


class SavedPatterns:
    """The patterns of an open file. Each is read when it is asked for: a run needs few of those of all earlier runs."""

    def __init__(self, file: int = -1, start: int = 0, places: Places | None = None) -> None:
        self._file = file
        self._start = start
        self._places = places or {}

    def __len__(self) -> int:
        return len(self._places)

    def get(self, key: Key) -> Code | None:
        """Return the code of a pattern; None if the file does not have it, or it is damaged."""
        try:
            flags, code = self._read(self._places[_digest(key)])
            return code if (code[0], flags) == key else None
        except _DAMAGED:
            return None

    def all(self) -> Codes:
        """Return all codes that are not damaged."""
        found: Codes = {}
        for place in self._places.values():
            try:
                flags, code = self._read(place)
                found[code[0], flags] = code
            except _DAMAGED:
                continue
        return found

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _read(self, place: Place) -> tuple[int, Code]:
        start, size, check = place
        data = os.pread(self._file, size, self._start + start)
        if crc32(data) != check:
            raise ValueError
        found: tuple[int, Code] = marshal.loads(data)
        return found


def keeps_patterns(run: Callable[[Call], int]) -> Callable[[Call], int]:
    """Wrap a command that uses many patterns: load those of earlier runs, and save new ones."""

    def keeping(call: Call) -> int:
        saved: list[SavedPatterns] = []

        def load() -> SavedPatterns:
            saved.append(load_patterns())
            return saved[0]

        shelf = regex.PatternCache(load)
        regex.use(shelf)
        try:
            status = run(call)
            if shelf.added:
                _save({} if len(saved[0]) >= MOST else saved[0].all(), shelf.added)
        finally:
            regex.use(None)
            for each in saved:
                each.close()
        return status

    return keeping


def path() -> str:
    """Return the path of the file; each version of Python has its own."""
    return os.path.join(paths.cache_directory(), f"patterns.{sys.implementation.cache_tag}")


def _is_mine(there: os.stat_result) -> bool:
    return there.st_uid == os.geteuid() and not there.st_mode & WRITABLE_BY_OTHERS


def load_patterns() -> SavedPatterns:
    """Return the patterns of earlier runs; none if the file is missing or untrusted."""
    try:
        name = path()
        file = os.open(name, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except (OSError, NotFound):
        return SavedPatterns()
    try:
        there = os.fstat(file)
        if _is_mine(there) and is_private_directory(os.path.dirname(name)):
            return SavedPatterns(file, *_table(file, there.st_size))
    except _DAMAGED:
        pass
    os.close(file)
    return SavedPatterns()


def _table(file: int, size: int) -> tuple[int, Places]:
    """Return the offset of the patterns in a file, and their places. Raises an error of _DAMAGED for a damaged file, or
    that of another Python."""
    head = os.pread(file, _HEAD, 0)
    length = int.from_bytes(head[_NUMBER:], "little")
    data = os.pread(file, min(length, size), _HEAD)
    if _number(crc32(data)) != head[:_NUMBER]:
        raise ValueError
    maker, places = marshal.loads(data)
    if maker != _maker():
        raise ValueError
    return _HEAD + length, places


def packed(codes: Codes, maker: tuple[str, str] | None = None) -> bytes:
    """Return the content of a file: a checksum and the length of a table, the table, and the patterns."""
    places: Places = {}
    bodies: list[bytes] = []
    start = 0
    for key, code in codes.items():
        body = marshal.dumps((key[1], code))
        places[_digest(key)] = (start, len(body), crc32(body))
        bodies.append(body)
        start += len(body)
    head = marshal.dumps((maker or _maker(), places))
    return b"".join([_number(crc32(head)), _number(len(head)), head, *bodies])


def _number(number: int) -> bytes:
    return number.to_bytes(_NUMBER, "little")


def _digest(key: Key) -> int:
    """Return a number for a pattern; no two of the program have the same."""
    source = key[0].encode("utf-8", "surrogatepass")
    return crc32(source) | len(source) << 32 | key[1] << 56


def _maker() -> tuple[str, str]:
    """Return the origin of the patterns: one build of Python on one kind of machine."""
    return sys.version, sys.byteorder


def _save(known: Codes, added: Codes) -> None:
    """Replace the file. If two processes do so at once, the later one wins; the other patterns are compiled again."""
    try:
        name = path()
        if not is_private_directory(paths.make_private(os.path.dirname(name))):
            return
        replace_whole(name, packed(known | added), sync=False)
    except (OSError, NotFound):
        return
