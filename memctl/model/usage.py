"""How a tree's memories were used: hints that may be lost without losing memory."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

BOOST = 0.1  # of importance, for one use
BOOST_A_DAY = 0.33
OPERATION = "op="  # begins the last word of a line of the log: by which operation it came
COOL_DOWN = 120  # minutes in which several uses count once


def ids_of(words: Sequence[str]) -> Sequence[str]:
    """The ids of a line of the usage log: its words behind the time and the kind, without the operation."""
    return words[2:-1] if words[-1].startswith(OPERATION) else words[2:]


def operation_of(line: str) -> str:
    """The operation by which a line of the usage log came, empty for none."""
    last = line.rpartition("\t")[2]
    return last.removeprefix(OPERATION) if last.startswith(OPERATION) else ""


class Uses:
    """Uses of one memory: how often, the day number of the last, and the importance that they add."""

    __slots__ = ("boost", "count", "last", "_day_boost", "_last_minute")

    def __init__(self) -> None:
        self.count = 0
        self.last = 0
        self.boost = 0.0
        self._day_boost = 0.0
        self._last_minute = -COOL_DOWN

    def add(self, day: int, minute: int) -> None:
        """Count a use on `day` (a day number) at `minute` of it; what falls into the cool-down is one use."""
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
    """`days`: sorted day numbers on which the tree was in use. `uses`: by id or handle. `seen`: day number on which a
    memory was first met that has no date, or one that lies before. `today`: the day up to which `days`
    are known."""

    __slots__ = ("days", "seen", "today", "uses")

    def __init__(self, today: int = 0, days: Iterable[int] = ()) -> None:
        self.today = today
        self.days = sorted(days)
        self.uses: dict[str, Uses] = {}
        self.seen: dict[str, int] = {}
