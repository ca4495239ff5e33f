"""Turns in, candidates out: one pass, flat memory, no model."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from memctl.core.extraction.dates import Span, absolute_dates
from memctl.core.extraction.reading import Reading, read
from memctl.core.extraction.routing import route
from memctl.core.extraction.sentences import QUESTION
from memctl.core.extraction.statement import Statement, statements_of
from memctl.core.extraction.worth import log_odds, probability
from memctl.core.extraction.worth_chinese import log_odds_chinese
from memctl.model.dates import day_number, iso_date
from memctl.model.record import VERSION

Record = dict[str, Any]

CHANNELS = {"user": "user", "assistant": "assistant", "tool": "tool", "system": "file"}
LEAST = 0.2  # candidates less sure than this are not worth a line
_OPENING_TURNS = 20  # after so many turns a conversation is no longer at its beginning
_HEDGED = frozenset("maybe perhaps probably possibly might guess suppose apparently 也许 可能 大概 或许 好像 应该".split())


class Conversation:
    """What of the turns before bears on the one that is read."""

    def __init__(self) -> None:
        self.session: object = None
        self.place = 0
        self.asked = False

    def enter(self, turn: Record) -> None:
        """Begin anew where the turn belongs to another session."""
        session = turn.get("session")
        if session != self.session:
            self.session, self.place, self.asked = session, 0, False

    def leave(self, reading: Reading) -> None:
        """Remember what the next turn answers."""
        self.place += 1
        self.asked = bool(reading.sentences) and reading.sentences[-1].kind == QUESTION


def extract_candidates(
    turns: Iterable[Record], *, roles: Sequence[str] = ("user",), now: str | None = None
) -> Iterator[Record]:
    """Candidates for memory from turn records, in the order in which they were said.

    `roles`: whose words may become memories. `now`: ISO date on which words without a time of their own were said.
    Turns that nobody wrote (`authored` false) say nothing.
    """
    conversation = Conversation()
    for number, turn in enumerate(turns, 1):
        text = turn.get("text")
        role = turn.get("role")
        if not isinstance(text, str) or role not in ("user", "assistant", *roles):
            continue
        conversation.enter(turn)
        if role in roles and turn.get("authored") is not False:
            reading = read(text)
            yield from _candidates(turn, number, reading, conversation, now)
        else:
            reading = _ending(text)
        conversation.leave(reading)


def _ending(text: str) -> Reading:
    """The end of a message, which is all that matters of one that is only answered to."""
    return read(text[-200:].rpartition("\n")[2])


def _candidates(
    turn: Record, number: int, reading: Reading, conversation: Conversation, now: str | None
) -> Iterator[Record]:
    statements = statements_of(reading)
    if not statements:
        return
    likely = _likelihood(reading, statements, conversation)
    for statement in statements:
        confidence = _confidence(statement, likely)
        if confidence >= LEAST:
            yield _candidate(turn, number, statement, confidence, now)


def _likelihood(reading: Reading, statements: list[Statement], conversation: Conversation) -> float:
    """The log odds that the message tells something, from all its statements."""
    text = " ".join(statement.quote for statement in statements)
    place = min(conversation.place, _OPENING_TURNS) / _OPENING_TURNS
    asks = reading.questions > 0
    if statements[0].chinese:
        return log_odds_chinese(text, answers=conversation.asked, asks=asks, place=place)
    words = [word for statement in statements for word in statement.words]
    return log_odds(words, text, answers=conversation.asked, asks=asks, place=place)


def _confidence(statement: Statement, likely: float) -> float:
    """How sure it is that the statement is worth keeping: by its rule, or by the words of its message."""
    rule = statement.rule
    if rule is None:
        return probability(likely if not statement.aside else likely - 1)
    floor = rule.strength - (0.2 if statement.aside else 0)
    by_words = probability(likely + rule.strength)
    return max(floor, by_words)


def _candidate(turn: Record, number: int, statement: Statement, confidence: float, now: str | None) -> Record:
    time = turn.get("time")
    spoken = time if isinstance(time, str) and day_number(time) else now
    text, dates = absolute_dates(statement.text, spoken)
    candidate: Record = {"v": VERSION, "kind": "candidate", "text": text}
    candidate |= route(statement)
    candidate["confidence"] = round(confidence, 3)
    candidate |= _validity(candidate["type"], dates, spoken)
    candidate["op"] = "add"
    candidate["channel"] = CHANNELS.get(str(turn.get("role")), "file")
    candidate["evidence"] = _evidence(turn, number, statement)
    if statement.rule and statement.rule.correction:
        candidate["correction"] = True
    return candidate


def _validity(kind: str, dates: list[Span], spoken: str | None) -> Record:
    """`until` of a plan: its last day; `since` of anything else: the first day it names, if that is no longer to come."""
    today = day_number(spoken)
    if not dates or today is None:
        return {}
    if kind in ("goal", "context"):
        last = max(span[2] for span in dates)
        return {"until": iso_date(last)} if last >= today else {}
    first = min(span[1] for span in dates)
    return {"since": iso_date(first)} if first <= today else {}


def _evidence(turn: Record, number: int, statement: Statement) -> Record:
    evidence: Record = {}
    for key in ("client", "session", "line", "time", "name"):
        if turn.get(key) is not None:
            evidence[key] = turn[key]
    evidence["id"] = turn.get("id") or number
    evidence["quote"] = statement.quote
    evidence["rule"] = statement.rule.name if statement.rule else "statement"
    return evidence
