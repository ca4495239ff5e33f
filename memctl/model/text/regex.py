"""Patterns that need not be compiled again: what compiling makes of one is a list of numbers, and the C part of `re`
makes a pattern of the numbers in a fiftieth of the time that it takes to find them.

Only sources that stand in the program go this way, never one that is made of what a user wrote: the numbers are kept.
"""

from __future__ import annotations

import re
import types

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Key = tuple[str, int]  # source and flags
    Code = tuple[Any, ...]  # what the C part is called with; the numbers as bytes
    Codes = dict[Key, Code]

NUMBERS = 2  # the argument that is a list of them, 32 bits each


class PatternCache:
    """The codes of patterns: those of earlier runs, which `load` fetches when the first is asked for, and those that
    are compiled in this one (`added`). Where Python does not let them be had, patterns are compiled as ever."""

    def __init__(self, load: Callable[[], Codes]) -> None:
        self._load = load
        self._codes: Codes | None = None
        self.added: Codes = {}

    @property
    def codes(self) -> Codes:
        """Those of earlier runs."""
        if self._codes is None:
            self._codes = self._load()
        return self._codes

    def pattern(self, source: str, flags: int) -> re.Pattern[str]:
        """The compiled pattern. re.error where the source is none."""
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
    """From now on take patterns from this shelf; None: compile them."""
    global _shelf
    _shelf = shelf


def compiled(source: str, flags: int = 0) -> re.Pattern[str]:
    """The pattern of a source that stands in the program. re.error where it is none."""
    return re.compile(source, flags) if _shelf is None else _shelf.pattern(source, int(flags))


class Lazy:
    """A pattern that is compiled when it is first used; called, it is the compiled one."""

    __slots__ = ("source", "flags", "_pattern")

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags
        self._pattern: re.Pattern[str] | None = None

    def __call__(self) -> re.Pattern[str]:
        if self._pattern is None:
            self._pattern = compiled(self.source, self.flags)
        return self._pattern


class _Heard:
    """Stands in for the C part, and remembers what it was called with."""

    def compile(self, *arguments: Any) -> None:
        self.arguments = arguments


def _translated(source: str, flags: int) -> Code:
    """What Python would call the C part with: its own function says so, run with something else in the C part's place.
    That which it is called with differs between versions, and needs not be known here."""
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
