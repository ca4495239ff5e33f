"""Turns in, candidates out: one pass, flat memory, no model. Among people it runs a few turns ahead (company);
a user who talks with one that writes essays is not among people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import log

from memctl.core.extraction import permanence
from memctl.core.extraction.amends import Amended, corrections_of
from memctl.core.extraction.apart import clauses_apart
from memctl.core.extraction.categorize import mark_project, route
from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.extraction.context import (
    ALONE,
    FULL,
    NOTHING,
    Beside,
    Conversation,
    MessageContext,
    TurnEvidence,
    context_log_odds,
    in_company,
    turn_stats,
)
from memctl.core.extraction.endings import leave_out_endings
from memctl.core.extraction.message import WHOLE, Reading, read
from memctl.core.extraction.project_facts import mark_facts
from memctl.core.extraction.provenance.attached_text import Handed, apart
from memctl.core.extraction.provenance.quoted import Hearsay
from memctl.core.extraction.retracted import RETRACTED, retracted
from memctl.core.extraction.statements import Statement, part_clauses, statements_of
from memctl.core.language.calendar import Span
from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.rules import name_of
from memctl.core.safety.private import public_turns
from memctl.model.errors import UsageError
from memctl.model.record import VERSION
from memctl.model.text.dates import day_number, iso_date
from memctl.model.turn import channel_of, is_own, is_written

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.model.tables.settings import Settings

    Record = dict[str, Any]


ROLES = ("user", "assistant", "tool", "system")
_LASTING = ("fact", "preference")  # types of what relates things: a plan, an aim, a decision passes
_PASSING = 0.4  # share of its confidence that is left of a statement that holds for some hours
LEAST = 0.2  # candidates less sure than this are not worth a line
_UNLIKELY = log(LEAST / (1 - LEAST))  # the same in log odds
_IN_COMPANY = 0.7  # log odds that a statement gains by standing beside one that tells more
_SURE = 0.97  # strength of rules that need no words: of a name, and of what is to be remembered
_PLAIN = 0.95  # strength of rules that hold in talk among people, too: there much is said in passing


def speakers(settings: Settings) -> tuple[str, ...]:
    """Whose words may become memories. UsageError where that is nobody, or unknown."""
    roles = settings.items("extract.roles")
    unknown = [role for role in roles if role not in ROLES]
    if unknown or not roles:
        raise UsageError(f"--roles takes {', '.join(ROLES)}, not {', '.join(unknown) or 'nothing'}")
    return roles


def extract_candidates(
    turns: Iterable[Record], *, roles: Sequence[str] = ("user",), now: str | None = None
) -> Iterator[Record]:
    """Candidates for memory from turn records, in the order in which they were said.

    `roles`: whose words may become memories. `now`: ISO date on which words without a time of their own were said.
    Turns that nobody wrote (`authored` false) say nothing, and those that were read before (`met`) nothing new.
    """
    people = {"user", "assistant"} <= set(roles)
    telling = turn_evidence(turns, roles, people)
    for told, beside in in_company(telling) if people else ((each, ALONE) for each in telling):
        if not told.turn.get("met"):
            yield from _candidates(told, beside, now)


def turn_evidence(turns: Iterable[Record], roles: Sequence[str], people: bool) -> Iterator[TurnEvidence]:
    """What each turn of those whose words may become memories tells, if it states anything."""
    conversation, hearsay, amended = Conversation(people), Hearsay(), Amended()
    for number, turn in enumerate(public_turns(turns), 1):
        text = turn.get("text")
        role = turn.get("role")
        if isinstance(text, str) and channel_of(turn) != "user":
            hearsay.hear(turn)
        if not isinstance(text, str) or role not in ("user", "assistant", *roles):
            continue
        conversation.enter(turn)
        amended.enter(turn.get("session"))
        if role == "user" and role in roles and is_written(turn) and not is_own(turn):
            yield from _of_a_file(turn, number, Handed("", claimed=text), conversation)
        elif role in roles and (is_own(turn) or (is_written(turn) and role != "user")):
            beside = False
            if role == "user" and (not people or "piped" in turn):
                parts = apart(turn)
                if parts.own != text.strip("\n"):
                    hearsay.hear({"role": "tool", "text": parts.others(text), "channel": "file"})
                    yield from _of_a_file(turn, number, parts, conversation)
                text, beside = parts.own, parts.beside
            reading = read(text, among_people=conversation.among_people(role, text), beside=beside)
            said = turn_stats(reading) if people else NOTHING
            corrections = [] if people or turn.get("met") else corrections_of(reading)
            leave_out_endings(reading)
            placed = bool(turn.get("cwd")) and not people
            if placed:
                part_clauses(reading)
            statements = statements_of(reading) if people or not turn.get("met") else []
            if not people and role == "user":
                statements = amended.statements(statements, corrections)
                amended.hear(text)
            if placed:
                mark_facts(statements)
            if not people and role == "user" and not turn.get("met"):
                statements = retracted(text, statements)
            if statements:
                around = conversation.around(reading, role, sum([len(statement.words) for statement in statements]))
                odds = odds_of(statements, around)
                place, before = conversation.place, conversation.said
                told = TurnEvidence(turn, number, place, statements, around, *odds, said, before)
                if told.likely + _gain(told) >= _UNLIKELY or any(each.rule for each in statements):
                    told.channels = [_channel(turn, statement, hearsay) for statement in statements]
                yield told
            conversation.leave(reading, role)
            conversation.said = said
        else:
            conversation.hear(text, role)
            conversation.said = NOTHING


def _of_a_file(turn: Record, number: int, parts: Handed, conversation: Conversation) -> Iterator[TurnEvidence]:
    """What a text tells that seems to have been handed over with a message: a person is to say whose word it is."""
    if turn.get("met") or not (parts.doubtful or parts.claimed):
        return
    found = statements_of(read(str(turn["text"]))) if parts.doubtful else []
    doubtful = "".join(parts.doubtful.split())
    statements = [statement for statement in found if "".join(statement.quote.split()) in doubtful]
    statements += statements_of(read(parts.claimed)) if parts.claimed else []
    if statements:
        around = conversation.around(Reading(), "file", 0)
        odds = odds_of(statements, around)
        told = TurnEvidence(turn, number, conversation.place, statements, around, *odds, NOTHING, NOTHING)
        told.channels = [channel_of(turn) if channel_of(turn) != "user" else "file"] * len(statements)
        yield told


def _gain(told: TurnEvidence) -> float:
    """The most log odds that what is told beside a turn may add to those of its words."""
    among_people = told.around.people and any(statement.language.knows_talk for statement in told.statements)
    return context_log_odds(told, FULL) if among_people else 0.0


def _candidates(told: TurnEvidence, beside: Beside, now: str | None) -> Iterator[Record]:
    statements, alone = told.statements, told.alone
    chief = max(range(len(statements)), key=lambda place: alone[place] + rule_strength(statements[place]))
    for place, statement in enumerate(statements):
        odds = alone[place]
        if told.around.people and statement.language.knows_talk:
            odds = told.likely if place == chief else min(told.likely, odds + _IN_COMPANY)
            odds += context_log_odds(told, beside)
        confidence = _confidence(statement, odds, told.around)
        if confidence < LEAST:
            continue
        cued = (statement.rule is not None or not told.around.people) and sounds_like_correction(statement.quote)
        # what was said among people is kept as a whole
        for each in [statement] if told.around.people else clauses_apart(statement, cued=cued):
            cued = cued if each is statement else sounds_like_correction(each.quote)
            candidate = _candidate(told, each, told.channels[place], confidence, now)
            if cued or (each.rule is not None and each.rule.correction):
                candidate["correction"] = True
            yield candidate


def _channel(turn: Record, statement: Statement, hearsay: Hearsay) -> str:
    """Where a statement comes from, by what was heard until it was made."""
    channel = channel_of(turn)
    return hearsay.channel(statement.text, channel) if channel in ("user", "assistant") else channel


def rule_strength(statement: Statement) -> float:
    return statement.rule.strength if statement.rule else 0.0


def odds_of(statements: list[Statement], around: MessageContext) -> tuple[float, list[float]]:
    """The log odds that the statements of a message tell something: together, and each alone. What is said to people
    in English is judged by what they tell each other, anything else by whether it holds for good."""
    told = [statement for statement in statements if around.people and statement.language.knows_talk]
    if not told:
        alone = [permanence.log_odds(statement) for statement in statements]
        return max(alone), alone
    from memctl.core.extraction import salience  # of talk among people alone

    tallies = {id(each): salience.tally_of(each.words, each.quote, rule_strength(each)) for each in told}
    alone = [
        salience.log_odds(tallies[id(statement)], around)
        if id(statement) in tallies
        else permanence.log_odds(statement)
        for statement in statements
    ]
    whole = len(told) == len(statements) > 1
    return salience.log_odds(salience.together(list(tallies.values())), around) if whole else max(alone), alone


def _confidence(statement: Statement, odds: float, around: MessageContext) -> float:
    """How sure it is that the statement is worth keeping. Among people plain rules need no words, and to an assistant
    those that read the whole of a statement need none."""
    found = permanence.probability(odds)
    plain = statement.rule is not None and statement.rule.strength >= _PLAIN if around.people else is_whole(statement)
    return max(found, rule_strength(statement)) if plain else found


def is_whole(statement: Statement) -> bool:
    """Whether the rule of a statement reads the whole of it: a property's value, or what its writer is."""
    return statement.rule in WHOLE or rule_strength(statement) >= _SURE


@lru_cache(maxsize=64)
def _day(date: str | None) -> int | None:
    """The day number of an ISO date; turns that follow each other mostly have the same day."""
    return day_number(date)


def _candidate(told: TurnEvidence, statement: Statement, channel: str, confidence: float, now: str | None) -> Record:
    time = told.turn.get("time")
    spoken = time if isinstance(time, str) and _day(time[:10]) else now
    today = _day(spoken[:10]) if spoken else None
    text, dates = absolute_dates(statement.text, today)
    to_come = bool(dates) and today is not None and min(span[1] for span in dates) > today
    candidate: Record = {"v": VERSION, "kind": "candidate", "text": text}
    candidate |= route(statement, among_people=told.around.people, to_come=to_come)
    candidate["confidence"] = round(confidence * _lasting(told, statement, candidate["type"]), 3)
    candidate |= _validity(candidate["type"], dates, today)
    candidate["op"] = "forget" if statement.rule is RETRACTED else "add"
    candidate["channel"] = channel
    triples = statement.language.triples.triples_of(text.strip()) if candidate["type"] in _LASTING else []
    if triples:
        candidate["triples"] = triples
    if told.turn.get("cwd") and statement.rule is not RETRACTED:
        mark_project(candidate, statement)
    candidate["evidence"] = _evidence(told.turn, told.number, statement)
    return candidate


def _lasting(told: TurnEvidence, statement: Statement, kind: str) -> float:
    """The share of its confidence that a statement keeps that may hold for some hours only. Among people much of what
    they ask about later is said so."""
    passes = (
        kind in _LASTING
        and not told.around.people
        and statement.language.kinds.is_passing(statement.language.clauses.plain(statement.quote))
    )
    return _PASSING if passes else 1.0


def _validity(kind: str, dates: list[Span], today: int | None) -> Record:
    """`until` of a plan: its last day; `since` of anything else: the first day it names, unless that is to come."""
    if not dates or today is None:
        return {}
    if kind in ("goal", "context"):
        last = max(span[2] for span in dates)
        return {"until": iso_date(last)} if last >= today else {}
    first = min(span[1] for span in dates)
    return {"since": iso_date(first)} if first <= today else {}


def _evidence(turn: Record, number: int, statement: Statement) -> Record:
    evidence: Record = {}
    for key in ("client", "session", "cwd", "line", "place", "time", "name"):
        if turn.get(key) is not None:
            evidence[key] = turn[key]
    evidence["id"] = turn.get("id") or number
    evidence["quote"] = statement.quote
    evidence["rule"] = name_of(statement.rule)
    return evidence
