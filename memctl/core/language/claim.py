"""A claim: the value that a statement gives to a property of somebody or something."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re


class Claim(Value):
    """`owner` is "" for the writer, else whose property it is; `property` names it, and `of` are the words that say
    which ("laptop" of a budget). `value` are the words of the value. `changed`: the statement says that it is new.
    `exclusive`: there is one value at a time, even if no statement speaks of a change."""

    owner: str
    property: str
    value: frozenset[str]
    of: frozenset[str] = frozenset()
    changed: bool = False
    exclusive: bool = False


class Way(Value):
    """One way to tell the value of a property. `hints`, separated by bars: one of them is in each clause that does.
    `changed`: the words say that the value is new. `exclusive`: there is one at a time."""

    property: str
    hints: str
    source: str
    changed: bool = False
    exclusive: bool = False


class Ways:
    """Ways in order of precedence. A clause is tried with those that it has a hint of, which are few: one pattern of
    all takes a twentieth of the time of `extract` to load."""

    def __init__(self, *ways: Way, flags: int = 0) -> None:
        self._ways = [(way.hints.split("|"), way, Lazy(way.source, flags)) for way in ways]

    def match(self, clause: str) -> tuple[Way, re.Match[str]] | None:
        """Return the first way whose pattern the clause begins with, and the match."""
        lower = clause.lower()
        for hints, way, pattern in self._ways:
            for hint in hints:
                if hint in lower:
                    match = pattern().match(clause)
                    if match is not None:
                        return way, match
                    break
        return None
