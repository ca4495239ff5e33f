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
    """One way to tell the value of a property. `changed`: the words say that the value is new. `exclusive`: there is
    one at a time."""

    property: str
    source: str
    changed: bool = False
    exclusive: bool = False


class Ways:
    """Ways in order of precedence. One pattern, in which each way is a group, finds the first that a clause matches: to
    try them one by one takes several times as long."""

    def __init__(self, *ways: Way, flags: int = 0) -> None:
        self._ways = ways
        self._patterns = [Lazy(way.source, flags) for way in ways]
        self._finder = Lazy("|".join([f"({_without_names(way.source)})" for way in ways]), flags)

    def match(self, clause: str) -> tuple[Way, re.Match[str]] | None:
        """Return the first way whose pattern the clause begins with, and the match."""
        found = self._finder().match(clause)
        if found is None or found.lastindex is None:
            return None
        match = self._patterns[found.lastindex - 1]().match(clause)
        return None if match is None else (self._ways[found.lastindex - 1], match)


def _without_names(source: str) -> str:
    """Return a pattern whose groups have no names and no numbers."""
    head, *rest = source.split("(?P<")
    return head + "".join(["(?:" + each.partition(">")[2] for each in rest])
