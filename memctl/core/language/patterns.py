"""Patterns that are compiled when they are first used: a run seldom needs all of a program's, and each costs."""

from __future__ import annotations

from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

__all__ = ["ANYWHERE", "Hinted", "Lazy"]

ANYWHERE = ""  # the hint that every text has


class Hinted:
    """A pattern with strings, separated by bars, without one of which it cannot match: only where a text has one of
    them is it tried, and compiled. Looking for a string costs a hundredth of what a pattern does."""

    __slots__ = ("hints", "pattern")

    def __init__(self, hints: str, source: str, flags: int = 0) -> None:
        self.hints = tuple(hints.split("|"))
        self.pattern = Lazy(source, flags)

    def search(self, text: str) -> re.Match[str] | None:
        """Its first match in the text."""
        for hint in self.hints:
            if hint in text:
                return self.pattern().search(text)
        return None

    def found_in(self, text: str) -> bool:
        """Whether it matches somewhere in the text."""
        return self.search(text) is not None
