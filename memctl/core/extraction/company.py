"""What a turn tells, beside what its speaker tells in the turns around it.

Whoever writes down what two people told each other notes about as much of each of them, whether one told much or little
in a session. So a turn is worth the less, the more its speaker tells in the turns before and after. This says more of
what is kept than the turns beside it do. SHARED is fitted by `tests/bench/worth.py --fit`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from memctl.core.extraction.worth import Around, probability

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.extraction.statement import Statement

REACH = 24  # turns before and after
SHARED = {
    "talk": 0.74,
    "weight": -0.31,
}  # log odds: of a turn in a talk, and for each other that surely tells something
_TALK = 6  # turns in which one tells something make a talk


class Told:
    """What a turn tells: its statements, the log odds of them together (`likely`) and each `alone`, by which channel
    each came, and at what `place` of its session it stands."""

    __slots__ = ("turn", "number", "place", "statements", "around", "likely", "alone", "channels", "weight")

    def __init__(
        self,
        turn: dict[str, Any],
        number: int,
        place: int,
        statements: list[Statement],
        around: Around,
        odds: tuple[float, list[float]],
        channels: list[str],
    ) -> None:
        self.turn = turn
        self.number = number
        self.place = place
        self.statements = statements
        self.around = around
        self.likely, self.alone = odds
        self.channels = channels
        self.weight = weight_of(self.likely)

    def is_beside(self, other: Told) -> bool:
        """Whether both are of one session."""
        return self.turn.get("session") == other.turn.get("session") and self.place > other.place


def weight_of(odds: float) -> float:
    """How much of a reader's attention a turn takes; one that is doubtful takes little."""
    return probability(odds) ** 3


class Beside:
    """What the speaker of a turn tells in others near it: their `weight` together, and how full of talk those turns are
    (`talk` in [0, 1])."""

    __slots__ = ("weight", "talk")

    def __init__(self, weight: float = 0.0, talk: float = 0.0) -> None:
        self.weight = weight
        self.talk = talk

    def share(self) -> float:
        """The log odds that a turn gains or loses by it: nothing where little more was said."""
        return SHARED["talk"] * self.talk + SHARED["weight"] * self.weight


ALONE = Beside()


def in_company(telling: Iterable[Told]) -> Iterator[tuple[Told, Beside]]:
    """Each with what is beside it, within REACH turns, as soon as those that follow were read."""
    near: deque[Told] = deque()
    judged = 0  # of those near, the first so many
    for told in telling:
        if near and not told.is_beside(near[-1]):
            yield from [(each, beside(each, near)) for each in list(near)[judged:]]
            near.clear()
            judged = 0
        near.append(told)
        while near[judged].place < told.place - REACH:
            yield near[judged], beside(near[judged], near)
            judged += 1
        while near[0].place < near[judged].place - REACH:
            near.popleft()
            judged -= 1
    yield from [(each, beside(each, near)) for each in list(near)[judged:]]


def beside(told: Told, near: Iterable[Told]) -> Beside:
    """What the speaker tells in the other turns near."""
    role, first, last = told.turn.get("role"), told.place - REACH, told.place + REACH
    others = [
        each.weight
        for each in near
        if each is not told and each.turn.get("role") == role and first <= each.place <= last
    ]
    return Beside(sum(others), min(1.0, len(others) / _TALK))
