"""Patterns that are compiled when they are first used: a run seldom needs all of a program's, and each costs."""

from __future__ import annotations

import re

from memctl.model.patterns import compiled


class Lazy:
    """Called, it is the compiled pattern."""

    __slots__ = ("source", "flags", "_pattern")

    def __init__(self, source: str, flags: int = 0) -> None:
        self.source = source
        self.flags = flags
        self._pattern: re.Pattern[str] | None = None

    def __call__(self) -> re.Pattern[str]:
        if self._pattern is None:
            self._pattern = compiled(self.source, self.flags)
        return self._pattern


class Hinted:
    """A pattern with strings, separated by bars, without one of which it cannot match: only where a text has one of
    them is it tried, and compiled."""

    __slots__ = ("hints", "_pattern")

    def __init__(self, hints: str, source: str, flags: int = 0) -> None:
        self.hints = tuple(hints.split("|"))
        self._pattern = Lazy(source, flags)

    def found_in(self, text: str) -> bool:
        """Whether it matches somewhere in the text."""
        for hint in self.hints:
            if hint in text:
                return bool(self._pattern().search(text))
        return False
