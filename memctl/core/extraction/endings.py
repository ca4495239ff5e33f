"""What stands at the end of a statement and is none: a request, a question, or a clause that holds for nothing."""

from __future__ import annotations

from memctl.core.extraction.message import Reading, rule_for
from memctl.core.extraction.permanence import ends_in_request, log_odds
from memctl.core.extraction.statements import Statement
from memctl.core.language.language import OF_PERSON, QUESTION, REQUEST, STATEMENT, Sentence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language

_PASSING = -5.0  # log odds of a clause that is left out, though it says something of its writer
_MARKS = " \t,;:，；：-–—"


def leave_out_endings(reading: Reading) -> None:
    """Lets each statement that is not said among people end where what it states ends."""
    for sentence in reading.statements if not reading.among_people else ():
        if not sentence.said:
            _leave_out_ending(sentence)


def _leave_out_ending(sentence: Sentence) -> None:
    text, together = sentence.text, _belongs_together(sentence)
    for joint in reversed(list(sentence.language.clauses.MARK().finditer(text))):
        if not joint.start() or not _is_left_out(text[joint.end() :].strip(), sentence.language, together):
            break
        text = text[: joint.start()].rstrip(_MARKS)
    if text == sentence.text:
        return
    found = rule_for(text, sentence.language)
    if found is not None or (sentence.rule is None and sentence.language.clauses.speaks_of_self(text)):
        sentence.rule, sentence.said = found or (None, "")
        sentence.shorten(text)


def _belongs_together(sentence: Sentence) -> bool:
    """Whether a statement is one instruction, decision or correction, whatever its clauses are worded like."""
    rule = sentence.rule
    if rule is None or rule.topic in OF_PERSON:
        return False
    return rule.imperative or rule.correction or rule.type in ("decision", "lesson")


def _is_left_out(clause: str, language: Language, together: bool) -> bool:
    """Whether a clause states nothing that holds; where a statement's clauses are `together`, no more than a question
    is left out."""
    alone = Sentence(clause, language, STATEMENT)
    kind = language.kinds.kind_of(clause)
    if kind != QUESTION and language.clauses.leads_on(clause):
        return False
    if kind != STATEMENT or together:
        return kind == QUESTION or (kind == REQUEST and not together)
    if language.kinds.is_hedged(alone.plain):
        return False
    if not language.clauses.stands_alone(clause):
        return ends_in_request(alone)
    if language.clauses.leans(clause) or rule_for(clause, language) is not None:
        return False
    return log_odds(Statement(clause, clause, None, alone.words, language, False)) < _PASSING
