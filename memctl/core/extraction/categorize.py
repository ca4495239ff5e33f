"""What a statement is filed as: type, topic, section, tags, importance."""

from __future__ import annotations

from memctl.core.claims.reading import topic_of
from memctl.core.extraction.message import CLAIMED
from memctl.core.extraction.permanence import is_of_taste
from memctl.core.extraction.project_facts import FACT
from memctl.core.extraction.scope import names_project, speaks_of_project
from memctl.core.extraction.statements import Statement
from memctl.core.language.en.dates.relative import tense
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.topics import place_in_chinese
from memctl.model.types import TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.language.zh.topics import Place

    Record = dict[str, Any]

_DEFAULT_TOPIC = "life"
_LASTING = {"profile": 0.05, "people": 0.0, "project": 0.0, "life": -0.15, "habits": -0.05}
_CODE_TOPICS = frozenset(("tooling", "project"))
_NOTES = "notes"
_SURE = 0.9  # strength of a rule that knows where what it finds belongs
_LIVED = frozenset(("", "life", "habits"))  # topics of facts that may say what somebody is like
_PROFILE = "profile"
_NO_TASTE = frozenset(("possession", "present", "event", "doing", "mine", "happened-to-me", "self-description"))
_SECTIONS = {
    "profile": ("Identity", "身份"), "people": ("People", "人物"), "life": ("Life", "生活"),
    "tooling": ("Tools", "工具"),
}  # fmt: skip
_REMEMBER = ("remember", "zh-remember")  # rules by which the writer asks for it
_PASSING = ("fact", "context", "preference")
_OF_TOOLS = frozenset(("Tooling", "Tools", "Stack", "工具"))
_OURS = Lazy("(?i)we\\b|our\\b|我们|咱们")
_CLAUSE = Lazy(r"[,;]\s|\s(?:so|but|because)\s")
_AT_ANY_TIME = Lazy(r"(?i)\b(?:never|always|ever|usually|(?:i|we)['’]ve)\b")
_AIMS = Lazy(
    r"(?i)\b(?:trying|hoping|planning|saving|training|aiming|flying|moving|going|leaving|starting|getting|visiting)\b"
    r"(?=.*\b(?:by|on|in|next|before|until)\b)"
)
_MY_DEVICE = Lazy(
    r"(?i)my (?:\w+ )?(?:laptop|computer|pc|phone|desktop|workstation|tablet|keyboard|monitor|macbook|thinkpad)\b"
)
_HOMES = {  # by what is described, and whether in Chinese
    ("profile", False): ("fact", _PROFILE, "Identity"),
    ("profile", True): ("fact", _PROFILE, "身份"),
    ("preferences", False): ("preference", "", "Preferences"),
    ("preferences", True): ("preference", "", "偏好"),
    ("people", False): ("fact", "people", "People"),
    ("people", True): ("fact", "people", "人物"),
}  # fmt: skip


def _is_of_taste(statement: Statement) -> bool:
    """Whether what no rule knows for a preference says what its writer is like, by its words."""
    rule = statement.rule
    if statement.chinese or (rule and (rule.type != "fact" or rule.topic not in _LIVED or rule.name in _NO_TASTE)):
        return False
    return is_of_taste(statement)


def route(statement: Statement, *, among_people: bool = False, to_come: bool = False) -> dict[str, Any]:
    """`type`, `topic`, `section`, `tags` and `importance` of a candidate made from the statement; `to_come`: it names
    dates, and all of them are to come."""
    taste = not among_people and _is_of_taste(statement)
    place = ("preference", _DEFAULT_TOPIC, "Preferences") if taste else _place(statement, to_come)
    if statement.rule is CLAIMED:
        kind, topic = "fact", topic_of(statement.text) or _DEFAULT_TOPIC
        section = _SECTIONS.get(topic, ("", ""))[statement.chinese]
    else:
        kind, topic, section = _admitted(statement, place, among_people=among_people)
    if topic == "project" and _MY_DEVICE().match(statement.text):
        topic, section = "tooling", "Tools"
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
    text, chinese, rule = statement.quote, statement.chinese, statement.rule
    topic = str(candidate.get("topic", ""))
    if rule is not FACT and not speaks_of_project(
        text, chinese, candidate["type"], topic, ruled=chinese or rule is not None
    ):
        return
    candidate["scope"] = "project"
    if topic in _LASTING and topic != "project":
        candidate["topic"] = "project" if rule is not None or names_project(text, chinese) else _NOTES
        candidate.pop("section", None)


def _place(statement: Statement, to_come: bool) -> Place:
    """Type, topic and section as its rule says, or in Chinese, where the rule is not sure of them, its words."""
    rule = statement.rule
    found = (rule.type, rule.topic, rule.section) if rule else ("fact", "", "")
    if not statement.chinese:
        return found
    sure = rule is not None and rule.topic != "" and (rule.strength >= _SURE or rule is FACT)
    return place_in_chinese(statement.quote, found, sure=sure, to_come=to_come)


def _admitted(statement: Statement, place: Place, *, among_people: bool = False) -> Place:
    """Return the place of a statement that would go to `place`: in the core, which every prompt has, if its words
    plainly belong there, else out of it. What people tell each other that they like in passing stays out."""
    kind, topic, section = place
    chinese, rule = statement.chinese, statement.rule
    in_core = topic == _PROFILE or (kind == "preference" and not topic)
    if not in_core and (kind not in _PASSING or topic not in _LIVED):
        return place
    if chinese:
        from memctl.core.language.zh.self_description import belongs_in_core, instructs, opens_with_core, refuses
    else:
        from memctl.core.language.en.self_description import belongs_in_core, instructs, opens_with_core, refuses
    if refuses(statement.text):
        return "fact", "life", "生活" if chinese else "Life"
    if not in_core:
        described = opens_with_core(statement.text)
        return _HOMES[described, chinese] if described else _retyped(statement, place)
    if rule is not None and rule.imperative and not among_people and instructs(statement.text):
        return place
    described = belongs_in_core(statement.text, in_passing=among_people)
    if described:
        same = described != "people" and (described == _PROFILE) == (topic == _PROFILE)
        return place if same else _HOMES[described, chinese]
    if rule is not None and rule.name.startswith(_REMEMBER):
        return place
    if section in _OF_TOOLS:
        return kind, *(("project", section) if _OURS().match(statement.text) else ("tooling", section))
    section = section if kind == "preference" else "生活" if chinese else "Life"
    return _retyped(statement, (kind, "life", section))


def _retyped(statement: Statement, place: Place) -> Place:
    """Return the place of what sounded like a preference but tells of something past or planned."""
    rule = statement.rule
    if place[0] != "preference" or statement.chinese or (rule and (rule.correction or rule.imperative)):
        return place
    first = _CLAUSE().split(statement.text, maxsplit=1)[0]
    way = 0 if _AT_ANY_TIME().search(first) else tense(first)
    if way < 0:
        return "fact", "life", "Life"
    return ("goal", "", "Plans") if way > 0 and _AIMS().search(statement.text) else place
