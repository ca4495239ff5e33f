"""What a statement is filed as: type, topic, section, tags, importance."""

from __future__ import annotations

from memctl.core.extraction.message import CLAIMED, opens_with_core
from memctl.core.extraction.permanence import is_of_taste
from memctl.core.extraction.project_facts import FACT
from memctl.core.extraction.statements import Statement
from memctl.core.language.language import PEOPLE, PREFERENCES, PROFILE
from memctl.model.memory import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.language.language import Place

    Record = dict[str, Any]

_DEFAULT_TOPIC = "life"
_LASTING = {"profile": 0.05, "people": 0.0, "project": 0.0, "life": -0.15, "habits": -0.05}
_CODE_TOPICS = frozenset(("tooling", "project"))
_NOTES = "notes"
_SURE = 0.9  # strength of a rule that knows where what it finds belongs
_LIVED = frozenset(("", "life", "habits"))  # topics of facts that may say what somebody is like
_OF_TOOLS = frozenset(("Tooling", "Stack"))  # sections of rules that know no better
_NO_TASTE = frozenset(("possession", "present", "event", "doing", "mine", "happened-to-me", "self-description"))
_PASSING = ("fact", "context", "preference")


def _is_of_taste(statement: Statement) -> bool:
    """Whether what no rule knows for a preference says what its writer is like, by its words."""
    rule = statement.rule
    if rule and (rule.type != "fact" or rule.topic not in _LIVED or rule.name in _NO_TASTE):
        return False
    return is_of_taste(statement)


def route(statement: Statement, *, among_people: bool = False, to_come: bool = False) -> dict[str, Any]:
    """`type`, `topic`, `section`, `tags` and `importance` of a candidate made from the statement; `to_come`: it names
    dates, and all of them are to come."""
    filing = statement.language.filing
    taste = not among_people and _is_of_taste(statement)
    place = ("preference", _DEFAULT_TOPIC, filing.SECTIONS["preferences"]) if taste else _place(statement, to_come)
    if statement.rule is CLAIMED:
        from memctl.core.claims.reading import topic_of  # few statements are read by their claims

        kind, topic = "fact", topic_of(statement.text) or _DEFAULT_TOPIC
        section = filing.SECTIONS.get(topic, "")
    else:
        kind, topic, section = _admitted(statement, place, among_people=among_people)
    if topic == "project" and filing.is_own_device(statement.text):
        topic, section = "tooling", filing.SECTIONS["tooling"]
    found: dict[str, Any] = {"type": kind}
    topic = topic or (_DEFAULT_TOPIC if "{topic}" in TYPES[kind].file else "")
    if topic:
        found["topic"] = topic
    if section:
        found["section"] = section
    if topic in _CODE_TOPICS:
        found["tags"] = ["dev"]
    found["importance"] = round(min(1.0, TYPES[kind].importance + (0.0 if taste else _LASTING.get(topic, 0.0))), 2)
    return found


def mark_project(candidate: Record, statement: Statement) -> None:
    """Say of a candidate from a project's directory that it speaks of the project, if it does; a topic that is a
    person's gives way."""
    project, rule = statement.language.project, statement.rule
    topic = str(candidate.get("topic", ""))
    filed = topic if rule is not None or statement.language.files_by_words else ""
    # a clause is not the project's where the whole is the person's
    said = (statement.whole.quote, statement.text) if statement.whole else (statement.quote,)
    if rule is not FACT and not all(project.speaks_of_project(each, candidate["type"], filed) for each in said):
        return
    candidate["scope"] = "project"
    if topic in _LASTING and topic != "project":
        candidate["topic"] = "project" if rule is not None or project.names_project(statement.quote) else _NOTES
        candidate.pop("section", None)


def _place(statement: Statement, to_come: bool) -> Place:
    """Type, topic and section as its rule says, or where the rule is not sure of them, as its words may."""
    rule = statement.rule
    found = (rule.type, rule.topic, rule.section) if rule else ("fact", "", "")
    sure = rule is not None and rule.topic != "" and (rule.strength >= _SURE or rule is FACT)
    return statement.language.filing.place(statement.quote, found, sure=sure, to_come=to_come)


def _home(described: str, sections: dict[str, str]) -> Place:
    """The place of a statement whose clause describes its writer."""
    if described == PREFERENCES:
        return "preference", "", sections[PREFERENCES]
    return "fact", described, sections[described]


def _admitted(statement: Statement, place: Place, *, among_people: bool = False) -> Place:
    """Return the place of a statement that would go to `place`: in the core, which every prompt has, if its words
    plainly belong there, else out of it. What people tell each other that they like in passing stays out."""
    kind, topic, section = place
    rule, text, describing = statement.rule, statement.text, statement.language.self_description
    sections = statement.language.filing.SECTIONS
    in_core = topic == PROFILE or (kind == "preference" and not topic)
    if not in_core and (kind not in _PASSING or topic not in _LIVED):
        return place
    if describing.refuses(text):
        return "fact", "life", sections["life"]
    if not in_core:
        described = opens_with_core(text, statement.language)
        return _home(described, sections) if described else _retyped(statement, place)
    if rule is not None and rule.imperative and not among_people and describing.instructs(text):
        return place
    described = describing.belongs_in_core(text, in_passing=among_people)
    if described:
        same = described != PEOPLE and (described == PROFILE) == (topic == PROFILE)
        return place if same else _home(described, sections)
    if rule is not None and rule.asked_for:
        return place
    if section in _OF_TOOLS or section == sections["tooling"]:
        return kind, "project" if statement.language.project.opens_with_us(text) else "tooling", section
    return _retyped(statement, (kind, "life", section if kind == "preference" else sections["life"]))


def _retyped(statement: Statement, place: Place) -> Place:
    """Return the place of what sounded like a preference but tells of something past or planned."""
    rule = statement.rule
    if place[0] != "preference" or (rule and (rule.correction or rule.imperative)):
        return place
    return statement.language.filing.retyped(statement.text, place)
