"""What a statement is filed as: type, topic, section, tags, importance."""

from __future__ import annotations

from memctl.core.extraction.statement import Statement
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

_DEFAULT_TOPIC = "life"
_LASTING = {"profile": 0.05, "people": 0.0, "project": 0.0, "life": -0.15, "habits": -0.05}
_CODE_TOPICS = frozenset(("tooling", "project"))


def route(statement: Statement) -> dict[str, Any]:
    """`type`, `topic`, `section`, `tags` and `importance` of a candidate made from the statement."""
    rule = statement.rule
    kind = rule.type if rule else "fact"
    found: dict[str, Any] = {"type": kind}
    topic = (rule.topic if rule else "") or (_DEFAULT_TOPIC if "{topic}" in TYPES[kind].file else "")
    if topic:
        found["topic"] = topic
    if rule and rule.section:
        found["section"] = rule.section
    if topic in _CODE_TOPICS:
        found["tags"] = ["dev"]
    found["importance"] = round(min(1.0, TYPES[kind].importance + _LASTING.get(topic, 0.0)), 2)
    return found
