"""Compiled patterns from earlier runs. Compiling gives a list of numbers; from the numbers, the C part of `re` builds
the pattern fifty times faster.

Only for patterns in the program's source, never for patterns with a user's words, because the cache stores the
numbers."""

from __future__ import annotations

import re
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    Key = tuple[str, int]  # source, flags
    Code = tuple[Any, ...]  # arguments of the C function; the numbers as bytes
    Codes = dict[Key, Code]

    class Saved(Protocol):
        """The codes of earlier runs."""

        def get(self, key: Key, /) -> Code | None: ...


NUMBERS = 2  # index of the argument that is a list of numbers, 32 bits each


class PatternCache:
    """Codes of compiled patterns: from earlier runs, which `load` reads at first use, and from this run (`added`). If
    Python hides the codes, patterns compile as usual."""

    def __init__(self, load: Callable[[], Saved]) -> None:
        self._load = load
        self._codes: Saved | None = None
        self.added: Codes = {}

    @property
    def codes(self) -> Saved:
        """The codes of earlier runs."""
        if self._codes is None:
            self._codes = self._load()
        return self._codes

    def pattern(self, source: str, flags: int) -> re.Pattern[str]:
        """Return the compiled pattern. Raises re.error for a bad source."""
        code = self.codes.get((source, flags))
        try:
            if code is not None:
                return _made(code)
            self.added[source, flags] = code = _translated(source, flags)
            return _made(code)
        except _NOT_TO_BE_HAD:
            self.added.pop((source, flags), None)
            return re.compile(source, flags)


_NOT_TO_BE_HAD = (ImportError, AttributeError, LookupError, TypeError, ValueError, OverflowError, RuntimeError)
_shelf: PatternCache | None = None


def use(shelf: PatternCache | None) -> None:
    """Take patterns from this cache from now on; None compiles them."""
    global _shelf
    _shelf = shelf


def compiled(source: str, flags: int = 0) -> re.Pattern[str]:
    """Return the pattern of a source that is part of the program. Raises re.error for a bad source."""
    return re.compile(source, flags) if _shelf is None else _shelf.pattern(source, int(flags))


class Lazy:
    """A pattern that compiles at first use. Call it to get the compiled pattern."""

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags
        self._pattern: re.Pattern[str] | None = None

    def __call__(self) -> re.Pattern[str]:
        if self._pattern is None:
            self._pattern = compiled(self.source, self.flags)
        return self._pattern


class _Heard:
    """Replaces the C part and stores its arguments."""

    def compile(self, *arguments: Any) -> None:
        self.arguments = arguments


def _translated(source: str, flags: int) -> Code:
    """Return the arguments that Python would pass to the C part. Runs Python's own function with a substitute for the C
    part, because the arguments differ between versions."""
    import struct
    from re import _compiler  # type: ignore[attr-defined]

    heard = _Heard()
    types.FunctionType(_compiler.compile.__code__, vars(_compiler) | {"_sre": heard}, argdefs=(0,))(source, flags)
    code = list(heard.arguments)
    code[NUMBERS] = struct.pack(f"{len(code[NUMBERS])}I", *code[NUMBERS])
    return tuple(code)


def _made(code: Code) -> re.Pattern[str]:
    import _sre  # type: ignore[import-not-found]

    numbers = memoryview(code[NUMBERS]).cast("I").tolist()
    made: re.Pattern[str] = _sre.compile(*code[:NUMBERS], numbers, *code[NUMBERS + 1 :])
    return made
