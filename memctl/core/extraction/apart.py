"""A statement of several clauses as several statements, of which one may change without the others."""

from __future__ import annotations

from memctl.core.extraction.message import opens_with_core, rule_for
from memctl.core.extraction.permanence import log_odds
from memctl.core.extraction.statements import END, Statement, opened
from memctl.core.language.language import STATEMENT, Sentence
from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

_BESIDE = Lazy(r"(?i)[\s,;，；]*(?:and|but|y|pero|但是?|而且)?\s*")  # joins what is so without the other, no reason
_PROJECT = "project"  # a topic
_LIKELY = -1.0  # log odds of a clause that is worth keeping beside a surer one


def clauses_apart(statement: Statement, *, cued: bool = False) -> list[Statement]:
    """A statement as several, of which one may change without the others: "I live in Porto and I repair violins".
    `cued`: it tells of a change, so that a clause that gives no property a value goes on with the one before."""
    text = statement.text
    for match in statement.language.clauses.JOINT().finditer(text) if statement.rule else ():
        if not _BESIDE().fullmatch(match[0]) or _is_open(text[: match.start()]):
            continue
        one = _clause(statement, text[: match.start()].strip(END))
        other = _clause(statement, text[match.end() :].strip(END), one.text)
        if _change_alone(one, other, cued):
            return [one, *clauses_apart(other, cued=cued)]
    return [statement]


def _is_open(text: str) -> bool:
    """Whether a bracket stands open at the end of a text."""
    return any(text.count(one) != text.count(other) for one, other in ("()", "[]", "{}", "（）", "“”"))


def _clause(whole: Statement, text: str, before: str = "") -> Statement:
    """A clause of a statement, which is as sure as the whole; `before`: the clause whose subject it may share."""
    clauses, quoted = whole.language.clauses, text
    text = clauses.with_subject(text, before) if before else clauses.without_opening(text)
    found = rule_for(text, whole.language) if text else None
    quote, rule = quoted if quoted in whole.quote else whole.quote, found[0] if found else None
    if rule is None and whole.rule is not None and whole.rule.topic == _PROJECT:
        rule = whole.rule  # the clauses of what is the project's are
    part = Statement(opened(text), quote, rule, Sentence(text, whole.language).words, whole.language, whole.aside)
    part.place, part.odds, part.whole = whole.place, whole.odds, whole.whole or whole
    return part


def _change_alone(one: Statement, other: Statement, cued: bool) -> bool:
    """Whether each of two clauses tells something by itself, and not of one thing: one gives a property a value, or
    plainly says what its writer is or likes; and so does the other, or its words alone make it worth keeping."""
    told = [_matters(each) for each in (one, other)]
    if not told[0].isdisjoint(told[1]) or not all(map(_stands, (one, other), told)):
        return False
    clauses = list(zip((one, other), told, strict=True))
    sure = [bool(of) or opens_with_core(each.text, each.language) != "" for each, of in clauses]
    if cued:
        return all(sure)
    return any(sure) and all(known or _is_likely(each) for (each, _), known in zip(clauses, sure, strict=True))


def _is_likely(clause: Statement) -> bool:
    """Whether the words of a clause make it worth keeping beside a surer one: what happened goes on with that."""
    told = clause.rule is not None and clause.rule.name in clause.language.clauses.TELLING
    return not told and log_odds(clause) > _LIKELY


def _matters(clause: Statement) -> set[tuple[str, str, frozenset[str]]]:
    """What a clause gives a value: whose, which property, and of what."""
    return {(claim.owner, claim.property, claim.of) for claim in clause.language.claims.read(clause.text)}


def _stands(clause: Statement, told: Collection[tuple[str, str, frozenset[str]]]) -> bool:
    """Whether a clause has a subject of its own, and a rule meets it or it gives something a value."""
    clauses, kinds, text = clause.language.clauses, clause.language.kinds, clause.text
    first = clauses.MARK().split(text, 1)[0]
    if clauses.leads_on(text) or kinds.kind_of(first) != STATEMENT or kinds.kind_of(text) != STATEMENT:
        return False
    if clauses.stands_alone(first):
        return clause.rule is not None or bool(told)
    of_project = clause.whole is not None and clause.whole.rule is not None and clause.whole.rule.topic == _PROJECT
    return of_project and any(of for _, _, of in told)
