"""Input of `add`: a candidate record or a person's own words, as one value."""

from __future__ import annotations

import re
from copy import copy

from memctl.core.language.patterns import Lazy
from memctl.core.reconcile.relations import clean_triples
from memctl.core.safety.fields import without_secrets
from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.errors import InputError, UsageError
from memctl.model.markdown.marks import is_tag, split_marks, split_type
from memctl.model.memory import TYPES, Memory, known_type
from memctl.model.record import dump, memory_of, parse_unit_interval, record_text
from memctl.model.tables.settings import LIMITS, beyond
from memctl.model.text.dates import day_number, is_date, is_timed
from memctl.model.text.lines import dedented, dedented_by, one_line
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from memctl.model.project import ProjectPart
    from memctl.model.tables.command import Call

# letters kept from the end of an id: the random part of most ids, and all that follows a UUID's last dash
_TELLING = 12
_RULE_NAME = Lazy(r"[a-z][a-z0-9-]{0,39}")
OPERATIONS = ("add", "update", "boost", "forget", "skip")
USER = "user"
_BULLET = Lazy(r"\A[-*+]\s+")
_PREFERENCE = Lazy(
    r"\b(?:prefers?|preferred|favou?rites?|likes?|loves?|hates?|dislikes?|enjoys?|rather than)\b|"
    r"喜欢|偏好|讨厌|更爱|最爱|习惯用"
)
# another person's preference is a fact about that person
_OF_OTHERS = Lazy(
    r"(?:my|our|his|her|their) (?!favou?rite|preferred)|(?:he|she|they) |"
    r"我的?(?:[妈爸妹姐弟哥爷奶叔姑姨舅]|儿子|女儿|老婆|老公|妻子|丈夫|同事|朋友)|[他她]"
)


class Verdict(Value):
    """A judge's decision on a statement and the known memory `target`, whose text was `known`: replace it, merge both
    to `text`, or keep both. `refusal` says why the decision must not be carried out."""

    decision: str
    target: str
    known: str
    text: str = ""
    refusal: str = ""


class Incoming:
    """A statement that is about to enter the tree. `memory` holds its words and marks, without id and path; `warnings`
    lists what was removed from the words.

    `person` means that somebody typed it on the command line; only that lifts a tombstone. `typed` and `dated` say
    whether type and date were given. `rule` names the extraction rule that has read the words, so that `correction` is
    its verdict. `heard` means that it was said in a conversation, whose date it has; `time` is its time if known to the
    second. `once` means for the next prompt only. `cwd` is the directory of its project; `part` is the part of the
    user's tree that belongs to that project. `doubt` says why it waits although the user said it."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.op = "add"
        self.target = ""
        self.score: float | None = None
        self.correction = False
        self.topic = ""
        self.section = ""
        self.person = False
        self.typed = False
        self.once = False
        self.dated = False
        self.doubt = ""
        self.heard = False
        self.time = ""
        self.rule = ""
        self.cwd = ""
        self.part: ProjectPart | None = None
        self.verdict: Verdict | None = None
        self.warnings: list[str] = []
        self.triples: list[dict[str, str]] = []

    def copy(self) -> Incoming:
        """Return a copy, because taking a statement gives it a path and an id."""
        other = copy(self)
        other.memory = copy(self.memory)
        return other

    @property
    def names(self) -> tuple[str, ...]:
        return (*((self.target,) if self.target else ()), *self.memory.supersedes)

    @property
    def trusted(self) -> bool:
        """Whether it comes from the user and may become active and change known memories."""
        return not self.memory.pending


def of_record(record: dict[str, Any], where: str, now: str, channel: str = "") -> Incoming:
    """Return the statement that a candidate record asks for. `channel` applies to a record that states none.

    Raises InputError with `where` for a record that cannot be carried out."""
    op = _word(record, "op", where) or "add"
    if op not in OPERATIONS:
        raise InputError(f'{where}: "op" must be one of {", ".join(OPERATIONS)}, not {op!r}')
    worded = op in ("add", "update")
    if worded:
        _need_modest(record_text(record, where), record.get("data"), where)
    incoming = Incoming(memory_of(record if worded or record.get("text") else {**record, "text": op}, where))
    incoming.op = op
    incoming.target = _word(record, "target", where).removeprefix("^")
    if op in ("update", "boost", "forget") and not (incoming.target or (op == "forget" and record.get("text"))):
        raise InputError(f'{where}: "{op}" needs a "target"')
    incoming.score = parse_unit_interval(record, "score", where)
    data = record.get("data")
    incoming.correction = record.get("correction") is True or (
        isinstance(data, dict) and data.get("correction") is True
    )
    incoming.topic = _word(record, "topic", where)
    incoming.section = _word(record, "section", where)
    incoming.typed = bool(record.get("type"))
    incoming.triples = clean_triples(record.get("triples"))
    _fill(incoming, record, where, now, channel)
    return incoming


def let_wait(said: Iterable[Incoming]) -> None:
    """Let all that no person typed wait for review, whoever said it."""
    for one in said:
        if not one.person:
            one.memory.status, one.memory.pin = "pending", False


def _need_modest(text: str, data: Any, where: str) -> None:
    size = len(text.encode("utf-8", "surrogateescape")) + (len(dump(data).encode()) if data is not None else 0)
    if size > LIMITS["limits.memory"]:
        raise InputError(f"{where}: {beyond('the memory', size, 'limits.memory')}")


def _fill(incoming: Incoming, record: dict[str, Any], where: str, now: str, channel: str) -> None:
    """Set date, source and channel from the record, else from its evidence."""
    memory = incoming.memory
    evidence = record.get("evidence")
    evidence = evidence if isinstance(evidence, dict) else {}
    spoken = str(evidence.get("time") or "")[:10]
    today = day_number(now[:10]) or 0
    said = next((day for day in (memory.created, spoken) if 0 < (day_number(day) or 0) <= today), "")
    incoming.dated = bool(said)
    incoming.heard = bool(spoken)
    memory.created = said or now[:10]
    if said == spoken and is_timed(str(evidence.get("time"))):
        incoming.time = str(evidence["time"])
    memory.source = memory.source or source_of(evidence)
    incoming.rule = _rule(evidence.get("rule"))
    incoming.cwd = _directory(record, evidence)
    memory.scope = "user"
    memory.id = memory.path = memory.heading = memory.updated = memory.superseded_by = memory.status = (
        memory.verified
    ) = ""
    memory.line, memory.data = 0, _own_data(incoming)
    stated = memory.channel or channel
    memory.channel = "" if stated == USER else stated
    memory.status = "" if stated == USER else "pending"
    memory.pin = memory.pin and stated == USER
    _finish(incoming)


def _rule(name: object) -> str:
    """Return the name of an extraction rule. A record may have any text there, which must not reach the journal."""
    if not name:
        return ""
    return name if isinstance(name, str) and _RULE_NAME().fullmatch(name) else "unnamed"


def _directory(record: dict[str, Any], evidence: dict[str, Any]) -> str:
    """Return the directory in which a statement about the project was made, or "" if it is unknown or not about the
    project."""
    cwd = evidence.get("cwd") if record.get("scope") == "project" else ""
    return cwd if isinstance(cwd, str) and cwd.startswith("/") else ""


def _own_data(incoming: Incoming) -> Any:
    """Return the data of a record without `once`, which only the command line may set."""
    data = incoming.memory.data
    if incoming.correction:
        return None
    return {key: data[key] for key in data if key != "once"} or None if isinstance(data, dict) else data


def source_of(evidence: dict[str, Any]) -> str:
    """Return the `source` mark for a record's evidence: client/session#Lline, with the message's id instead of the line
    if a database has one. A session named by a time is kept whole; of another id only the end is kept, because many ids
    begin with their time of creation."""
    client, session, line = (evidence.get(key) for key in ("client", "session", "line"))
    if not session and not client:
        return ""
    named = redact(str(session or ""))[0]  # redact before cutting: half a secret is not recognized
    name = f"{client or 'transcript'}/{named if is_date(named[:10]) else named[-_TELLING:]}".rstrip("/")
    if evidence.get("place"):
        return f"{name}#{redact(str(evidence['place']))[0][-_TELLING:]}"
    return f"{name}#L{line}" if isinstance(line, int) else name


def of_words(text: str, now: str, where: str = "add", *, channel: str = "", person: bool = True) -> Incoming:
    """Return a line of text as a statement, with its marks read as in a file. It is the user's own unless `channel` or
    a mark names another. Raises InputError with `where` for a line that is too long."""
    first, newline, rest = dedented(text).strip().partition("\n")
    if bullet := _BULLET().match(first):
        first = first[bullet.end() :]
        rest = "\n".join(dedented_by(line, bullet.end()) for line in rest.split("\n"))
    memory = Memory("", created=now[:10])
    kind, first = split_type(first)
    _need_modest(text, None, where)
    words = split_marks(first, memory)
    if memory.id:  # nobody may choose an id: text that looks like one stays text
        words, memory = first, Memory("", created=now[:10])
    incoming = Incoming(memory)
    memory.text = words + newline + rest
    memory.type = kind or memory.type
    incoming.typed = bool(kind)
    memory.channel = memory.channel if channel in ("", USER) else channel
    if memory.channel not in ("", USER):  # a mark written by others never makes it active
        memory.status, memory.verified, memory.pin = "pending", "", False
    incoming.person = person and incoming.trusted
    incoming.time = now if incoming.person and is_timed(now) else ""
    _finish(incoming)
    return incoming


def _finish(incoming: Incoming) -> None:
    """Clean the words of hidden characters, secrets and private parts, and infer a missing type."""
    memory = incoming.memory
    lines = memory.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    seen = without_hidden("\n".join(map(_without_inner_tabs, lines)))
    if len(seen) < len(memory.text.replace("\r\n", "\n")):
        incoming.warnings.append("hidden characters were left out")
    memory.text = seen
    _warn(incoming, without_secrets(memory))
    memory.text = dedented(memory.text).strip()
    clean_marks(incoming)
    for field in ("since", "until", "review"):
        if not day_number(getattr(memory, field)):
            setattr(memory, field, "")
    words = memory.text.lower()
    if not incoming.typed and _PREFERENCE().search(words) and not _OF_OTHERS().match(words):
        memory.type = "preference"


def _without_inner_tabs(line: str) -> str:
    """Replace tabs by spaces, except those of the indentation."""
    words = line.lstrip()
    return line[: len(line) - len(words)] + words.replace("\t", " ")


def clean_marks(incoming: Incoming) -> None:
    """Clean names, headings and marks like the words: one line, no hidden characters, no secrets."""
    memory = incoming.memory
    incoming.topic, incoming.section = _clean(incoming, incoming.topic), _clean(incoming, incoming.section)
    for field in ("source", "agent", "channel"):
        setattr(memory, field, _clean(incoming, getattr(memory, field)))
    tags = (_tag(_clean(incoming, word)) for word in memory.tags)
    memory.tags = tuple(dict.fromkeys(tag for tag in tags if is_tag(tag)))


def _clean(incoming: Incoming, text: str) -> str:
    if not text:
        return ""
    text, kinds = redact(one_line(without_hidden(text)))
    _warn(incoming, kinds)
    return text


def _warn(incoming: Incoming, kinds: list[str]) -> None:
    said = (f"a secret was left out: {kind}" for kind in kinds)
    incoming.warnings += [warning for warning in said if warning not in incoming.warnings]


def _tag(word: str) -> str:
    return re.sub(r"[^\w/-]+", "-", without_hidden(word).lstrip("#")).strip("-")


def with_filing_options(call: Call, incoming: Incoming) -> Incoming:
    """Return the statement with the command line's filing options (`options.FILING`)."""
    memory = incoming.memory
    incoming.topic = call.text("topic") or incoming.topic
    incoming.section = call.text("section") or incoming.section
    for word in call.texts("tag"):
        if not is_tag(_tag(word)):
            raise UsageError(f"{call.command.name}: --tag {word}: a tag must contain a letter and must not be a colour")
    memory.tags = tuple(dict.fromkeys((*memory.tags, *(tag.lstrip("#") for tag in call.texts("tag")))))
    memory.agent = call.text("agent") or memory.agent
    memory.source = call.text("source") or memory.source
    clean_marks(incoming)
    return incoming


def with_add_options(call: Call, incoming: Incoming) -> Incoming:
    """Return the filed statement with the further options of `add`."""
    memory = incoming.memory
    if call.given("type"):
        kind = known_type(call.text("type"))
        if kind is None:
            raise UsageError(f"{call.command.name}: --type {call.text('type')}: give one of {', '.join(TYPES)}")
        memory.type, incoming.typed = kind, True
    if call.given("importance"):
        memory.importance = _importance(call)
    memory.since = call.text("since") or memory.since
    memory.until = call.text("until") or memory.until
    if memory.since and memory.until and memory.until < memory.since:
        raise UsageError(f"{call.command.name}: until {memory.until} is before since {memory.since}")
    memory.pin = memory.pin or (call.flag("pin") and incoming.trusted)
    memory.supersedes = tuple(word.removeprefix("^") for word in call.texts("supersedes")) or memory.supersedes
    if call.flag("once"):
        memory.type, incoming.typed, memory.data = "context", True, {"once": True}
        incoming.once = True
    return with_filing_options(call, incoming)


def _importance(call: Call) -> float:
    value = call.number("importance") or 0.0
    if value > 1:
        raise UsageError(f"{call.command.name}: --importance {value:g}: give a number from 0 to 1")
    return value


def _word(record: dict[str, Any], key: str, where: str) -> str:
    value = record.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise InputError(f'{where}: "{key}" must be a string')
    return redact(one_line(without_hidden(value)))[0]
