"""What a statement is filed as: type, topic, section, tags, importance."""

from __future__ import annotations

from memctl.core.extraction.english_lasting import is_of_taste
from memctl.core.extraction.rule import name_of
from memctl.core.extraction.statement import Statement
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

_DEFAULT_TOPIC = "life"
_LASTING = {"profile": 0.05, "people": 0.0, "project": 0.0, "life": -0.15, "habits": -0.05}
_CODE_TOPICS = frozenset(("tooling", "project"))
_LIVED = frozenset(("", "life", "habits"))  # topics of facts that may say what somebody is like


def _is_of_taste(statement: Statement) -> bool:
    """Whether what no rule knows for a preference says what its writer is like, by its words."""
    rule = statement.rule
    if statement.chinese or (rule and (rule.type != "fact" or rule.topic not in _LIVED)):
        return False
    return is_of_taste(statement.words, name_of(rule))


def route(statement: Statement, *, among_people: bool = False) -> dict[str, Any]:
    """`type`, `topic`, `section`, `tags` and `importance` of a candidate made from the statement."""
    taste = not among_people and _is_of_taste(statement)
    rule = None if taste else statement.rule
    kind = "preference" if taste else rule.type if rule else "fact"
    found: dict[str, Any] = {"type": kind}
    # what only sounds like taste is no part of the core, which goes into every prompt
    topic = (rule.topic if rule else "") or (_DEFAULT_TOPIC if taste or "{topic}" in TYPES[kind].file else "")
    if topic:
        found["topic"] = topic
    section = "Preferences" if taste else rule.section if rule else ""
    if section:
        found["section"] = section
    if topic in _CODE_TOPICS:
        found["tags"] = ["dev"]
    found["importance"] = round(min(1.0, TYPES[kind].importance + (0.0 if taste else _LASTING.get(topic, 0.0))), 2)
    return found
