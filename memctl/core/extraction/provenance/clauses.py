"""Cuts a sentence that asks into parts: those that ask, and those that state something without the rest.

"I have a parrot, what does it eat" states one thing and asks another. A part states something by itself where it has a
subject of its own; what follows a request without one ("in a polite tone") belongs to that request."""

from __future__ import annotations

from memctl.core.language.language import STATEMENT, SUPPOSED
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memctl.core.language.language import Language

_EDGES = " \t,;:，；：-–—"


class Part(Value):
    """A part of a sentence as written, and whether it asks."""

    text: str
    asks: bool


def parts_of(sentence: str, language: Language) -> list[Part]:
    """The parts of a sentence, in order: clauses beside each other that ask, or that state something, are one part."""
    if language.kinds.is_tag_question(sentence):
        return [Part(sentence, True)]
    parts: list[Part] = []
    start = 0
    supposed = False  # what follows an "if" holds only then
    for begin, end in clauses_of(sentence, language):
        clause = sentence[begin:end].strip()
        kind = language.kinds.kind_of(clause)
        if kind == SUPPOSED and parts and not parts[-1].asks and language.clauses.leads_on(clause):
            kind = STATEMENT  # it bounds what is said before it
        supposed = supposed or kind == SUPPOSED
        asks = kind != STATEMENT or (
            bool(parts) and parts[-1].asks and (supposed or not language.clauses.stands_alone(clause))
        )
        if parts and parts[-1].asks == asks:
            parts[-1].text = sentence[start:end]
        else:
            start = begin
            parts.append(Part(clause, asks))
    if len(parts) == 1:
        parts = _unmarked(parts[0], language)
    for part in parts:
        part.text = part.text.strip(_EDGES)
    return parts


def _unmarked(part: Part, language: Language) -> list[Part]:
    """What a clause states before it asks without a mark between, and the rest."""
    head = language.clauses.stated_head(part.text) if part.asks else ""
    if not head or language.kinds.kind_of(head) != STATEMENT:
        return [part]
    return [Part(head, False), Part(part.text[len(head) :], True)]


def clauses_of(sentence: str, language: Language) -> Iterator[tuple[int, int]]:
    """Where each clause begins and ends."""
    start = 0
    for mark in language.clauses.MARK().finditer(sentence):
        if mark.start() > start:
            yield start, mark.start()
        start = mark.end()
    if start < len(sentence):
        yield start, len(sentence)
