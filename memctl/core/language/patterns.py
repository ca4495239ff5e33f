"""Patterns compiled on first use, because a run seldom needs them all and compiling is slow."""

from __future__ import annotations

from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

__all__ = ["ANYWHERE", "Hinted", "Lazy"]

ANYWHERE = ""  # a hint that every text contains


class Hinted:
    """A pattern with hints, separated by bars: it is compiled and tried only if the text contains one of them. A string
    test takes a hundredth of the time."""

    __slots__ = ("hints", "pattern")

    def __init__(self, hints: str, source: str, flags: int = 0) -> None:
        self.hints = tuple(hints.split("|"))
        self.pattern = Lazy(source, flags)

    def search(self, text: str) -> re.Match[str] | None:
        """Return the first match, or None."""
        for hint in self.hints:
            if hint in text:
                return self.pattern().search(text)
        return None

    def match(self, text: str) -> re.Match[str] | None:
        """Return the match that begins the text, or None."""
        for hint in self.hints:
            if hint in text:
                return self.pattern().match(text)
        return None

    def may_match(self, text: str) -> bool:
        """Whether the text contains one of the hints."""
        return any(map(text.__contains__, self.hints))

    def found_in(self, text: str) -> bool:
        """Whether the pattern matches anywhere in the text."""
        return self.search(text) is not None
