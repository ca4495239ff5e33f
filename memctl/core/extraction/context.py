"""What a turn tells among people, by what was said before it and by what its speaker tells around it.

Whoever writes down what two people told each other notes about as much of each of them, whether one told much or little
in a session. So a turn is worth the less, the more its speaker tells in the turns before and after. And it is worth the
less, the more the other has just told, for then it mostly speaks of that. What somebody is asked counts, too: what they
do, have or have ever done brings out news, how something was that they told of mostly adds little.
SHARED is fitted by `tests/bench/worth.py --fit`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from math import log1p
from operator import mul

from memctl.core.extraction.permanence import probability
from memctl.core.language.en.word_classes import FIRST, PRAISE, SECOND, words_in
from memctl.core.language.language import QUESTION, STATEMENT
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.extraction.message import Reading
    from memctl.core.extraction.statements import Statement

    Record = dict[str, Any]

REACH = 24  # turns before and after
SHARED = {"talk": 1.04, "weight": -0.34, "after": -0.21, "open": 0.8, "past": -0.82, "own": 0.16}  # log odds
_TALK = 6  # turns in which one tells something make a talk
_MOST = 80  # words that people say at once: what is longer is a text, and does not set what is spoken of
_OPEN = frozenset(["do", "does", "have", "has", "ever", "any", "anything", "what's", "how's"])
_PAST = frozenset(["did", "was", "were"])
_VALUES = tuple(SHARED.values())
_IDLE_WORDS = (
    "about again also amazing awesome because been being cool could doesn't does don't down feel from good great "
    "have here how's into it'll just keep know like love lots make makes might more most much must nice only over "
    "really same should some sounds such sure thank thanks that that's their them then there there's these they "
    "thing things think this those time very wasn't what when where which will with would yeah you're your"
)  # long ones that are in everyone's mouth
_BEGINNING = 5  # letters in which words that mean the same mostly agree
_IDLE = frozenset([word[:_BEGINNING] for word in _IDLE_WORDS.split()])


class MessageContext(Value):
    """What of the conversation bears on a message: `answers` a question, itself `asks`, and `seeks` an assistant's
    help; how `late` it stands (in [0, 1]); whether it is talk among `people`; the number of words `beside` its
    statements; the telling words that were said `lately`, and those of the speaker's `own` last message."""

    answers: bool = False
    asks: bool = False
    seeks: bool = False
    late: float = 0.0
    beside: int = 0
    lately: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    people: bool = False


_NO_TALK = MessageContext()


class TurnStats:
    """What a message says to what was said before it, and what it leaves to be answered: how many words it `told`, how
    many of them are its `own`, in sentences that do more than praise, and whether the last of its questions is `open`,
    for what somebody does, has or has ever done, or about the `past`."""

    __slots__ = ("told", "own", "open", "past")

    def __init__(self, told: int = 0, own: int = 0, asked: list[str] | None = None) -> None:
        asked = asked or []
        self.told = told if told <= _MOST else 0
        self.own = min(own, _MOST)
        self.open = not _OPEN.isdisjoint(asked)
        self.past = not _PAST.isdisjoint(asked[:2])


NOTHING = TurnStats()


def turn_stats(reading: Reading) -> TurnStats:
    """What the message says that was read."""
    told = own = 0
    asked: list[str] = []
    for sentence in reading.sentences:
        words = sentence.words
        if sentence.kind == STATEMENT:
            told += len(words)
            own += len(words) if PRAISE.isdisjoint(words) or not FIRST.isdisjoint(words) else 0
        elif sentence.kind == QUESTION:
            asked = words
    return TurnStats(told, own, asked)


class TurnEvidence(Value):
    """What a turn tells: its statements, the log odds of them together (`likely`) and each `alone`, by which channel
    each came (`channels`, empty where they tell too little), at what `place` of its session it stands, and what was
    `said` in it and `before` it."""

    turn: dict[str, Any]
    number: int
    place: int
    statements: list[Statement]
    around: MessageContext
    likely: float
    alone: list[float]
    said: TurnStats
    before: TurnStats
    channels: Sequence[str] = ()

    @property
    def weight(self) -> float:
        """How much of a reader's attention it takes; a turn that is doubtful takes little."""
        return probability(self.likely) ** 2

    def is_beside(self, other: TurnEvidence) -> bool:
        """Whether both are of one session."""
        return self.turn.get("session") == other.turn.get("session") and self.place > other.place


class Beside(Value):
    """What the speaker of a turn tells in others near it: their `weight` together, and how full of talk those turns are
    (`talk` in [0, 1])."""

    weight: float = 0.0
    talk: float = 0.0


ALONE = Beside()
FULL = Beside(talk=1.0)  # a talk in which its speaker tells nothing else: nothing adds more to a turn


def context_log_odds(told: TurnEvidence, beside: Beside) -> float:
    """The log odds that a turn gains or loses by what was said before it and what is told beside it."""
    return float(sum(map(mul, _VALUES, context_features(told, beside))))


def context_features(told: TurnEvidence, beside: Beside) -> list[float]:
    """What speaks for and against a turn by the others near it, in the order of SHARED."""
    before = told.before
    return [beside.talk, beside.weight, log1p(before.told), before.open, before.past, log1p(told.said.own)]


def in_company(telling: Iterable[TurnEvidence]) -> Iterator[tuple[TurnEvidence, Beside]]:
    """Each with what is beside it, within REACH turns, as soon as those that follow were read."""
    near: deque[TurnEvidence] = deque()
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


def beside(told: TurnEvidence, near: Iterable[TurnEvidence]) -> Beside:
    """What the speaker tells in the other turns near."""
    role, first, last = told.turn.get("role"), told.place - REACH, told.place + REACH
    others = [
        each.weight
        for each in near
        if each is not told and each.turn.get("role") == role and first <= each.place <= last
    ]
    return Beside(sum(others), min(1.0, len(others) / _TALK))


_ESSAY = 1200  # characters of a message that no person says at once

_HEARD = 200  # characters of a message that is only answered to

_EARLY, _LATE = 13, 25  # turns: up to the first it is early in a conversation, from the second on late

_LATELY = 4  # turns whose words are no news


def telling_words(words: list[str]) -> frozenset[str]:
    """The beginnings of the words that tell something: those that are long enough, and not in everyone's mouth."""
    return frozenset([word[:_BEGINNING] for word in words if len(word) > 3]) - _IDLE


class Conversation:
    """What of the turns before bears on the one that is read."""

    def __init__(self, people: bool = False) -> None:
        self.people = people
        self.session: object = None
        self._begin()

    def _begin(self) -> None:
        self.place = 0
        self._answers = False
        self._said: list[frozenset[str]] = []
        self._own: dict[object, frozenset[str]] = {}
        self._assisted = False
        self.said = NOTHING  # in the turn before

    def enter(self, turn: Record) -> None:
        """Begin anew where the turn belongs to another session."""
        if turn.get("session") != self.session:
            self.session = turn.get("session")
            self._begin()

    def among_people(self, role: object, text: str) -> bool:
        """Whether a turn is said to a person: not what a user says to one that writes more than people say at once."""
        self._assisted = self._assisted or (role == "assistant" and len(text) > _ESSAY)
        return self.people and not (self._assisted and role == "user")

    def around(self, reading: Reading, role: object, words: int) -> MessageContext:
        """What surrounds the message that is read now, of whose words so many are its statements'. It bears on talk
        among people alone."""
        if not self.people:
            return _NO_TALK
        late = min(max(self.place - _EARLY, 0) / (_LATE - _EARLY), 1.0)
        lately = frozenset().union(*self._said)
        own = self._own.get(role, frozenset())
        beside = max(0, reading.size - words)
        asks = reading.questions > 0
        return MessageContext(self._answers, asks, reading.seeks, late, beside, lately, own, reading.among_people)

    def leave(self, reading: Reading, role: object) -> None:
        """Remember what of a message that was read bears on the turns that follow."""
        if not self.people:
            return
        words = [word for sentence in reading.sentences for word in sentence.words]
        last = reading.sentences[-1] if reading.sentences else None
        asked = (
            last is not None and last.kind == QUESTION and (last.language.run_on or not SECOND.isdisjoint(last.words))
        )
        self._remember(role, words, asked)

    def hear(self, text: str, role: object) -> None:
        """Remember what of a message that is only answered to bears on the turns that follow: its end."""
        if not self.people:
            return
        end = text[-_HEARD:].rstrip(" \n\"')*")
        self._remember(role, words_in(end.lower()), end.endswith(("?", "？")))

    def _remember(self, role: object, words: list[str], asked: bool) -> None:
        told = telling_words(words)
        self.place += 1
        self._answers = asked
        self._said = [*self._said[1 - _LATELY :], told]
        self._own[role] = told
