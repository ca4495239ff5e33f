"""Patterns that are compiled when they are first used: a run seldom needs all of a program's, and each costs."""

from __future__ import annotations

import re


class Lazy:
    """Called, it is the compiled pattern."""

    __slots__ = ("source", "flags", "_pattern")

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags
        self._pattern: re.Pattern[str] | None = None

    def __call__(self) -> re.Pattern[str]:
        if self._pattern is None:
            self._pattern = re.compile(self.source, self.flags)
        return self._pattern
