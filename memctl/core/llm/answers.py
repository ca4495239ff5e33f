"""Lenient parsing of a model's answer into operations on memory.

Accepted: lines `[ADD] text`, `[UPDATE:id] text`, `[BOOST:id]`, `[DELETE:id]`, `[SKIP]` and `- text`; JSON objects and
arrays, alone or after words and fences, truncated or with trailing commas: `shouldRemember` with profile and topics,
`{category, content, tags}`, `{content, type, importance}`, `{memory_type, content, structured_data, importance_score}`,
`{op, id, content}`, the same as YAML, `{"memory": [{id, text, event}]}`, `{"facts": [text, …]}`, lists of strings."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from memctl.core.language.sentences import sentences
from memctl.model.memory import known_type
from memctl.model.record import share_of

ADD, UPDATE, BOOST, FORGET, SKIP = "add", "update", "boost", "forget", "skip"


class AnswerError(ValueError):
    """The answer has no accepted shape. The message tells the model what was wrong."""


@dataclass(slots=True)
class Operation:
    """One operation. `importance` is in [0, 1]; `type` is "" unless the model named a known one."""

    op: str
    text: str = ""
    target: str = ""
    type: str = ""
    topic: str = ""
    section: str = ""
    tags: list[str] = field(default_factory=list)
    importance: float | None = None
    confidence: float | None = None
    data: Any = None
    triples: Any = None


# models' names for operations and types
_OPS = {
    word: op
    for op, words in {
        ADD: "add create new insert remember",
        UPDATE: "update replace modify merge",
        BOOST: "boost reinforce strengthen",
        FORGET: "delete forget remove",
        SKIP: "skip none noop no_change ignore",
    }.items()
    for word in words.split()
}
_TYPES = {
    word: kind
    for kind, words in {
        "preference": "preferences user_preference dislike habit 偏好 喜好 习惯",
        "fact": "profile personal facts semantic identity relationship 事实 知识 个人信息",
        "decision": "decisions 决定",
        "lesson": "lessons experience 经验 教训",
        "skill": "skills procedural 技能",
        "pattern": "patterns 模式",
        "goal": "goals plan task todo 计划 目标",
        "episode": "episodic event 事件",
        "context": "temporary working 上下文 情境",
    }.items()
    for word in words.split()
}

_OP_LINE = re.compile(
    r"^\W{0,6}\[\s{0,9}(ADD|UPDATE|BOOST|DELETE|FORGET|SKIP|NONE)\s{0,9}(?:[:：]\s{0,9}\^?([\w~-]+))?\s{0,9}\][*`]*[:：]?\s*(.*)$",
    re.I,
)
_BULLET = re.compile(r"^\s*(?:[-*•+]|\d{1,3}[.)、])\s+(.+)$")
_FENCE = re.compile(r"^\s*`{3,}\w*\s*$")
_TYPE_LEAD = re.compile(r"^\(?\[?(\w+)[\])]?\s*[:：|]\s+(?=\S)|^[(\[](\w+)[)\]]\s+(?=\S)")
_YAML_KEY = re.compile(
    r"^\s*(?:-\s+)?[\"']?(?:op|operation|action|event|content|text|type|category|memories|notes)[\"']?:(?:\s|$)"
)
_YAML_LINE = re.compile(r"^\s|^-|^[\"']?[\w-]+[\"']?:(?:\s|$)|^#|^\.\.\.$")
_NOTHING = re.compile(
    r"^\W*(?:none|nothing(?: (?:to|worth) \w+.*)?|no (?:new )?(?:memories|facts|information|notes).*|n/?a|null|skip|"
    r"无|没有.{0,20})\W*$",
    re.I,
)
_SENTENCE = re.compile(r"(?!.*[?？:：]$)(?:\S+ +\S+ +\S|.*[\u2e80-\U0010ffff]{4})")  # not a question, not a heading
_TRAILING_COMMA = re.compile(r",(\s*[}\]])")
_PLACEHOLDER = re.compile(
    r"^\W*(?:<[^>]*>|\{[^}]*\}|\.{3}|…|note|text|content|fact|a new note|string|内容|新的内容|"
    r"what a known note should now say)\W*$",
    re.I,
)
_ID = re.compile(r"^\^?(~[0-9a-f]{10}|[A-Za-z0-9-]{1,64})$")
_MOST = 200  # most operations of one answer, because a model may loop
_LONGEST = 1000  # characters of a note; longer output is a looping model
_LONG = 150  # characters of a note that may repeat sentences
_DEEPEST = 20  # nesting depth of lists and objects
_PATIENCE = 2_000_000  # characters read in search of the end of broken JSON


def parse_answer(answer: str, *, plain: bool = False) -> list[Operation]:
    """Return the distinct operations of an answer, in order. Raises AnswerError if it has no accepted shape. With
    `plain`, lines were asked for, so sentences on their own lines are notes."""
    lines = [line for line in answer.replace("\r", "").split("\n") if line.strip() and not _FENCE.match(line)]
    marked = [match for line in lines if (match := _OP_LINE.match(line))]
    if marked:
        return _once(_of_line(match) for match in marked)
    values = list(json_values(answer))
    found = [operation for value in values for operation in _of_value(value)]
    if found or (values and all(_is_empty(value) for value in values)):
        return _once(found)
    if (first := next((place for place, line in enumerate(lines) if _YAML_KEY.match(line)), None)) is not None:
        return _once(_of_yaml(lines[first:]))
    bullets = [match[1] for line in lines if (match := _BULLET.match(line))]
    if bullets:
        return _once(_of_text(text) for text in bullets if not _NOTHING.match(text))
    if lines and all(_NOTHING.match(line) for line in lines):
        return []
    if not lines:
        raise AnswerError("the answer is empty")
    notes = [line.strip() for line in lines if plain and _SENTENCE.match(line.strip())]
    if notes:
        return _once(_of_text(note) for note in notes)
    raise AnswerError(
        "the answer has no JSON and no line that begins with [ADD], [UPDATE:id], [BOOST:id], [DELETE:id] or [SKIP]"
    )


def _of_yaml(lines: list[str]) -> list[Operation]:
    """Return the operations of YAML, which ends where a line of words follows. Raises AnswerError if none are there."""
    import yaml  # few answers need it

    end = next((place for place, line in enumerate(lines) if not _YAML_LINE.match(line)), len(lines))
    try:
        found = _of_value(yaml.load("\n".join(lines[:end]), getattr(yaml, "CSafeLoader", yaml.SafeLoader)))
    except (yaml.YAMLError, ValueError, RecursionError):
        found = []
    if not found:
        raise AnswerError("the answer looks like YAML, and memctl reads no notes in it")
    return found


def _is_empty(value: Any) -> bool:
    """Whether a JSON value says that there is nothing to remember."""
    if isinstance(value, dict):
        said = value.get("shouldRemember", value.get("should_remember", False))
        return said is False and all(not inner or isinstance(inner, str) for inner in value.values())
    return isinstance(value, list) and not value


def _once(operations: Any) -> list[Operation]:
    kept: list[Operation] = []
    seen: set[tuple[str, str, str]] = set()
    for operation in operations:
        operation.text = _said_once(operation.text)
        key = (operation.op, operation.target, " ".join(operation.text.lower().split()))
        worded = operation.op in (ADD, UPDATE)
        empty = worded and (not 0 < len(operation.text) <= _LONGEST or _PLACEHOLDER.match(operation.text))
        if operation.op != SKIP and not empty and key not in seen and len(kept) < _MOST:
            seen.add(key)
            kept.append(operation)
    return kept


def _said_once(text: str) -> str:
    """Return a note without sentences that it repeats: a small model goes round in circles."""
    found = sentences(text) if len(text) > _LONG else []
    return " ".join(dict.fromkeys(found)) if len(set(found)) < len(found) - 1 else text


def _of_line(match: re.Match[str]) -> Operation:
    op = _OPS[match[1].lower()]
    target = match[2] or ""
    if op == ADD:
        return _of_text(match[3])
    return Operation(op, text=_plain(match[3]) if op == UPDATE else "", target=target)


def _of_text(text: str) -> Operation:
    """Return an ADD operation for plain text, whose first word may name the type ("preference: uses pnpm")."""
    text = _plain(text)
    lead = _TYPE_LEAD.match(text)
    kind = _type(lead[1] or lead[2]) if lead else ""
    return Operation(ADD, text=text[lead.end() :].strip() if lead and kind else text, type=kind)


def _plain(text: str) -> str:
    text = text.strip().strip("*").strip()
    return text[1:-1].strip() if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'`" else text


def json_values(text: str) -> list[Any]:
    """Return every JSON array and object in the text, outermost first; of a broken one, the complete values inside
    it."""
    decoder = json.JSONDecoder()
    values: list[Any] = []
    at, patience = 0, _PATIENCE
    while patience > 0 and (match := re.compile(r"[\[{]").search(text, at)) is not None:
        start = match.start()
        try:
            value, end = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):
            close = _closing(text, start)
            patience -= (close or len(text)) - start
            value, end = _repaired(decoder, text, start, close)
        if end > start:
            values.append(value)
        at = max(end, start + 1)
    return values


def _repaired(decoder: json.JSONDecoder, text: str, start: int, end: int) -> tuple[Any, int]:
    """Return (value, end) of the text from `start` to `end` without trailing commas; `start` as the end if it is
    unreadable."""
    if not end:
        return None, start
    try:
        return decoder.decode(_TRAILING_COMMA.sub(r"\1", text[start:end]).replace("\n", " ")), end
    except (ValueError, RecursionError):
        return None, start


def _closing(text: str, start: int) -> int:
    """Return the position after the bracket that closes the one at `start`, or 0."""
    depth, quoted, at = 0, False, start
    while at < len(text):
        letter = text[at]
        if quoted:
            at += letter == "\\"
            quoted = letter != '"'
        elif letter == '"':
            quoted = True
        elif letter in "[{":
            depth += 1
        elif letter in "]}":
            depth -= 1
            if not depth:
                return at + 1
        at += 1
    return 0


_LISTS = ("memories", "memory", "facts", "operations", "items", "results", "notes", "data", "actions", "记忆", "事实")
TEXTS = (
    "content", "text", "fact", "note", "statement", "description", "summary", "new_content", "newContent",
    "merged_content", "mergedContent", "merged_text", "merged", "updated_content", "new_text", "内容",
)  # fmt: skip
_NAMES = ("name", "topic", "topic_name", "topicName", "title", "file")
_SECTIONS = ("section", "section_title", "sectionTitle", "heading")


def _of_value(value: Any, depth: int = 0) -> list[Operation]:
    if isinstance(value, str):
        return [_of_text(value)] if len(value.split()) > 1 or not value.isascii() else []
    if depth == _DEEPEST:
        return []
    if isinstance(value, list):
        return [operation for item in value[:_MOST] for operation in _of_value(item, depth + 1)]
    return _of_object(value, depth + 1) if isinstance(value, dict) else []


def _of_object(item: dict[str, Any], depth: int) -> list[Operation]:
    if item.get("shouldRemember", item.get("should_remember", True)) is False:
        return []
    found = _profile(item) if "shouldRemember" in item or "should_remember" in item or "profile" in item else []
    for key in _LISTS:
        if isinstance(item.get(key), list):
            found += _of_value(item[key], depth)
    op = next(
        (
            _OPS[str(item[key]).lower()]
            for key in ("op", "event", "action", "operation")
            if str(item.get(key, "")).lower() in _OPS
        ),
        "",
    )
    text = next((item[key].strip() for key in TEXTS if isinstance(item.get(key), str)), "")
    if not text and isinstance(item.get("memory"), str):
        text = item["memory"].strip()
    if not found and (text or op in (BOOST, FORGET)):
        found.append(_operation(item, op or ADD, text))
    return found


def _operation(item: dict[str, Any], op: str, text: str) -> Operation:
    named = next(
        (
            item[key]
            for key in ("type", "category", "memory_type", "memoryType", "kind", "类型")
            if isinstance(item.get(key), str)
        ),
        "",
    )
    tags = item.get("tags")
    target = str(
        next((item[key] for key in ("target", "id", "memory_id", "memoryId") if item.get(key) not in (None, "")), "")
    )
    filed = item["topic"] if isinstance(item.get("topic"), dict) else {}
    data = item.get("structured_data", item.get("structuredData", item.get("data")))
    return Operation(
        op,
        text=text,
        target=target.lstrip("^") if _ID.match(target) and op != ADD else "",
        type=_type(named),
        topic=_first(item, _NAMES[1:4]) or _first(filed, _NAMES),
        section=_first(item, _SECTIONS) or _first(filed, _SECTIONS),
        tags=[str(tag).lstrip("#") for tag in tags if str(tag).strip()][:8] if isinstance(tags, list) else [],
        importance=share_of(item.get("importance", item.get("importance_score", item.get("importanceScore")))),
        confidence=share_of(item.get("confidence")),
        data=data if isinstance(data, dict | list) and data else None,
        triples=item.get("triples", item.get("relations")) or None,
    )


def _profile(item: dict[str, Any]) -> list[Operation]:
    """Return operations from `shouldRemember` with `profile` and `topic(s)`: statements about the user and statements
    by topic, both with optional sections."""
    found = []
    for key, value in item.items():
        part = key.lower()
        if part.startswith(("profile", "preference")):
            kind = "preference" if part.startswith("preference") else "fact"
            for text, section in _statements(value):
                found.append(Operation(ADD, text=text, type=kind, topic="profile", section=section))
        elif part.startswith("topic") and isinstance(value, dict | list):
            for entry in _topics(value):
                content = next((entry[word] for word in (*TEXTS, "sections") if word in entry), None)
                for text, section in _statements(content, _first(entry, _SECTIONS)):
                    kind = _type(str(entry.get("type", "")))
                    topic = _first(entry, _NAMES)
                    found.append(Operation(ADD, text=text, type=kind, topic=topic, section=section))
    return found


def _topics(value: Any) -> list[dict[str, Any]]:
    """Return the entries that name topics, given as one entry, a list, or contents by topic name."""
    if isinstance(value, list):
        return [entry for entry in value if isinstance(entry, dict)]
    if any(name in value for name in (*TEXTS, "sections")):
        return [value]
    if _first(value, _NAMES):
        return []  # it names the topic of the text beside it
    return [{"name": name, "content": content} for name, content in value.items()]


def _first(item: dict[str, Any], names: Iterable[str]) -> str:
    """Return the first of these keys that has a text, or ""."""
    return next((item[name].strip() for name in names if isinstance(item.get(name), str) and item[name].strip()), "")


def _statements(value: Any, section: str = "") -> list[tuple[str, str]]:
    """Return (text, section) pairs. An object is a text with a section, texts by section name, or facts by key ("city":
    "Kyoto")."""
    if isinstance(value, str):
        return [(value.strip(), section)] if value.strip() else []
    if isinstance(value, list):
        return [found for inner in value for found in _statements(inner, section)]
    if not isinstance(value, dict):
        return []
    content = next((value[word] for word in TEXTS if isinstance(value.get(word), str | list)), None)
    if content is not None:
        return _statements(content, _first(value, _SECTIONS) or section)
    found = []
    for key, inner in value.items():
        if isinstance(inner, list | dict):
            found += _statements(inner, key)
        elif isinstance(inner, str | int | float) and str(inner) and not isinstance(inner, bool):
            found.append((f"{key}: {inner}", section))
    return found


def _type(word: str) -> str:
    word = word.strip().lower()
    return known_type(word) or _TYPES.get(word, "")
