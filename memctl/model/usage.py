"""Uses of the memories of a tree. Losing them loses no memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

BOOST = 0.1  # added importance per use
BOOST_A_DAY = 0.33
OPERATION = "op="  # prefix of the last word of a log line: the operation that wrote it
COOL_DOWN = 120  # minutes in which several uses count as one


def ids_of(words: Sequence[str]) -> Sequence[str]:
    """Return the ids in a line of the usage log: the words behind time and kind, without the operation."""
    return words[2:-1] if words[-1].startswith(OPERATION) else words[2:]


def operation_of(line: str) -> str:
    """Return the operation that wrote a line of the usage log, empty for none."""
    last = line.rpartition("\t")[2]
    return last.removeprefix(OPERATION) if last.startswith(OPERATION) else ""


class Uses:
    """Uses of one memory: count, day number of the last use, and the importance that they add."""

    __slots__ = ("boost", "count", "last", "_day_boost", "_last_minute")

    def __init__(self) -> None:
        self.count = 0
        self.last = 0
        self.boost = 0.0
        self._day_boost = 0.0
        self._last_minute = -COOL_DOWN

    def add(self, day: int, minute: int) -> None:
        """Count a use on `day` (a day number) at this minute of the day. Uses within the cool-down count as one."""
        moment = day * 1440 + minute
        if moment - self._last_minute < COOL_DOWN:
            self.last = max(self.last, day)
            return
        if day != self.last:
            self._day_boost = 0.0
        gain = min(BOOST, BOOST_A_DAY - self._day_boost)
        self._day_boost += gain
        self.boost += gain
        self.count += 1
        self.last = max(self.last, day)
        self._last_minute = moment


class Usage:
    """Use of a tree. `days`: sorted day numbers with use. `uses`: by id or handle. `seen`: the day number on which
    memctl first met a memory that is undated, or whose date is earlier. `today`: the last day that `days` covers."""

    def __init__(self, today: int = 0, days: Iterable[int] = ()) -> None:
        self.today = today
        self.days = sorted(days)
        self.uses: dict[str, Uses] = {}
        self.seen: dict[str, int] = {}
