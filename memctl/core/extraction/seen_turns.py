"""What of a transcript was read before, and what is new: each turn is learned from once, in whatever file it stands.

A turn that somebody said is known again by its marks. Either of these is enough:

- the time at which it was said and its words; where there is no time, its words and all that was said before it
- the passage that it stands in: three turns with the same words in the same order, if they are long enough to be
  nobody's habit. Clients that resume or compact a conversation copy such passages, some with new times and ids."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from memctl.model.text.lines import checksum
from memctl.model.turn import is_written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

CONTEXT = 20  # turns before a new one that say how it is meant; rules look back no further
PASSAGE = 3  # turns
_LEAST_PASSAGE = 160  # characters that these have together
SPEAKERS = ("user", "assistant")
_HEARD_OF_TOOLS = 10_000  # characters that are kept of what a tool returned, to know it again
_HEARD = 200  # characters that are kept of what nobody said: only its end bears on the answer


class TurnFilter:
    """Lets through what is not in `met`, the marks of turns that were read before. What `roles` said is looked at.

    `fresh` are the marks of what came through, to be kept once it has been learned; `new` counts it, and `seen` what
    did not. What was said before `since`, an ISO date, is left alone."""

    def __init__(self, met: set[str], roles: Sequence[str], *, since: str = "") -> None:
        self.met = met
        self.roles = roles
        self.since = since
        self.fresh: list[str] = []
        self.new = 0
        self.seen = 0

    def sift(self, turns: Iterable[Record]) -> Iterator[Record]:
        """The new turns of one transcript in order, each with the replies to it. What stands before and is there for
        context only has `met`: it is not to be learned from again."""
        context: deque[Record] = deque(maxlen=CONTEXT)
        within = False  # the last turn of these roles was new
        for turn, marks in _marked(turns):
            if turn["role"] not in SPEAKERS:
                yield {**turn, "met": True}
            elif not marks or turn["role"] not in self.roles:
                if within:
                    yield turn
                else:
                    context.append({**turn, "met": True})
            elif within := self._is_new(turn, marks):
                yield from context
                context.clear()
                yield turn
            else:
                context.append({**turn, "met": True})

    def _is_new(self, turn: Record, marks: list[str]) -> bool:
        if self.since and str(turn.get("time", self.since)) < self.since:
            return False
        if not self.met.isdisjoint(marks):
            self.seen += 1
            return False
        self.new += 1
        self.fresh += marks
        self.met.update(marks)  # the next file may repeat it
        return True


def _marked(turns: Iterable[Record]) -> Iterator[tuple[Record, list[str]]]:
    """Each turn of the user and the assistant with its marks; what nobody said has none, and neither has what a tool
    returned, of which the beginning is kept. Holds back two turns, for a turn's passages end with those."""
    held: deque[tuple[Record, list[str]]] = deque()
    passage: list[tuple[Record, list[str]]] = []
    chain = _Chain()
    for number, turn in enumerate(turns, 1):
        if turn["role"] not in SPEAKERS:
            held.append(({**turn, "text": str(turn.get("text", ""))[:_HEARD_OF_TOOLS]}, []))
            continue
        if not _is_said(turn):
            held.append(({**turn, "text": turn["text"][-_HEARD:]}, []))
            continue
        if passage and passage[-1][0].get("session") != turn.get("session"):
            yield from held
            held.clear()
            passage.clear()
        turn = turn if turn.get("id") else {**turn, "id": number}
        entry = (turn, [chain.mark(turn)])
        held.append(entry)
        passage = [*passage, entry][-PASSAGE:]
        _mark_passage(passage)
        while len(passage) == PASSAGE and held[0][0] is not passage[1][0]:
            yield held.popleft()
    yield from held


def _is_said(turn: Record) -> bool:
    return is_written(turn) and bool(str(turn.get("text", "")).strip())


def _mark_passage(passage: list[tuple[Record, list[str]]]) -> None:
    """Give each turn of a whole passage the mark of its place in it."""
    if len(passage) < PASSAGE or sum(len(turn["text"]) for turn, _ in passage) < _LEAST_PASSAGE:
        return
    words = [f"{turn['role']}\0{turn['text']}" for turn, _ in passage]
    for place, (_, marks) in enumerate(passage):
        marks.append(_digest(["passage", str(place), *words]))


class _Chain:
    """Marks of turns by when they were said; without a time, by all that was said before. The same at the same time is
    counted."""

    def __init__(self) -> None:
        self._session: object = None
        self._before = ""
        self._counts: dict[str, int] = {}

    def mark(self, turn: Record) -> str:
        """The mark of the turn that comes next."""
        if turn.get("session") != self._session:
            self._session, self._before = turn.get("session"), ""
        role, text, time = turn["role"], turn["text"], turn.get("time")
        if not time:
            self._before = _digest(["chain", self._before, role, text])
            return self._before
        mark = _digest(["time", str(time), role, text])
        count = self._counts[mark] = self._counts.get(mark, 0) + 1
        return mark if count == 1 else _digest([mark, str(count)])


def _digest(parts: list[str]) -> str:
    return checksum("\0".join(parts).encode("utf-8", "replace")).hex()
