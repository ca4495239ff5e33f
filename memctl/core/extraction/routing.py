"""What a statement is filed as: type, topic, section, tags, importance."""

from __future__ import annotations

from memctl.core.extraction.english_words import FIRST, IRREGULAR_PAST, KIN, TIME
from memctl.core.extraction.statement import Statement
from memctl.core.extraction.worth import is_specific
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

_DEFAULT_TOPIC = "life"
_LASTING = {"profile": 0.05, "people": 0.0, "project": 0.0, "life": -0.15, "habits": -0.05}
_CODE_TOPICS = frozenset(("tooling", "project"))


def _is_of_taste(statement: Statement) -> bool:
    """Whether a statement that meets no rule says what its writer is like: of no time, name, number or relative."""
    if statement.chinese or is_specific(statement.quote) or FIRST.isdisjoint(statement.words):
        return False
    return not any(word in TIME or word in KIN or word in IRREGULAR_PAST for word in statement.words)


def route(statement: Statement, *, among_people: bool = False) -> dict[str, Any]:
    """`type`, `topic`, `section`, `tags` and `importance` of a candidate made from the statement."""
    rule = statement.rule
    taste = rule is None and not among_people and _is_of_taste(statement)
    kind = rule.type if rule else "preference" if taste else "fact"
    found: dict[str, Any] = {"type": kind}
    # what only sounds like taste is no part of the core, which goes into every prompt
    topic = (rule.topic if rule else "") or (_DEFAULT_TOPIC if taste or "{topic}" in TYPES[kind].file else "")
    if topic:
        found["topic"] = topic
    if taste or (rule and rule.section):
        found["section"] = rule.section if rule else "Preferences"
    if topic in _CODE_TOPICS:
        found["tags"] = ["dev"]
    found["importance"] = round(min(1.0, TYPES[kind].importance + (0.0 if taste else _LASTING.get(topic, 0.0))), 2)
    return found
