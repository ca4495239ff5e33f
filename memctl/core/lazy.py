"""Patterns that are compiled when they are first used: a run seldom needs all of a program's, and each costs."""

from __future__ import annotations

from memctl.model.patterns import Lazy

__all__ = ["Hinted", "Lazy"]


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
