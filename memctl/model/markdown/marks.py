"""The marks of a memory on its line: `[type]` first; at the end `#tag`, `(key:: value)` and ` ^id`, in this order."""

from __future__ import annotations

import re

from memctl.model.errors import InputError
from memctl.model.memory import EXTRA_KEYS, Memory
from memctl.model.text.lines import dedented
from memctl.model.text.regex import Lazy
from memctl.model.types import known_type

# Keys of tree.md and the field of Memory each fills; the rest are for programs and go to Memory.extra.
KEYS = {
    "created": "created",
    "updated": "updated",
    "since": "since",
    "until": "until",
    "importance": "importance",
    "confidence": "confidence",
    "verified": "verified",
    "source": "source",
    "supersedes": "supersedes",
    "superseded-by": "superseded_by",
    "channel": "channel",
    "status": "status",
    "pin": "pin",
    "data": "data",
    "review": "review",
}

_TYPE = Lazy(r"\[([a-z]+)\][ \t]+")
_ID = Lazy(r"(?:^|[ \t])\^([A-Za-z0-9-]+)[ \t]*$")
_KEY = Lazy(r"\((" + "|".join([*KEYS, *EXTRA_KEYS]) + r")::[ \t]*")
_TAG = Lazy(r"(?:^|(?<=[\s(（]))#([\w/-]+)")
_COLOUR = Lazy(r"(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")
_BLANKS = " \t"
_CODE_SPAN = Lazy(r"`[^`]*`")
# what would be read as a mark although it is text: a backslash before it keeps it text in every Markdown reader
_ONLY_DASHES = Lazy(r"[-\s]*$")  # behind the bullet they would be a thematic break
_FALSE_FIELD = Lazy(r"(?<!\\)\((?=(?:" + "|".join([*KEYS, *EXTRA_KEYS]) + r")::)")
_FALSE_ID = Lazy(r"(^|[ \t])\^(?=[A-Za-z0-9-]+[ \t]*$)")


def is_tag(word: str) -> bool:
    """Whether `#word` is a tag: it has a letter and is no colour."""
    return any(letter.isalpha() for letter in word) and not _COLOUR().match(word)


def split_type(text: str) -> tuple[str, str]:
    """(type, rest) of the text after a bullet; type is empty where no known one is named."""
    match = _TYPE().match(text)
    kind = known_type(match[1]) if match else None
    return (kind, text[match.end() :]) if match and kind else ("", text)


def split_marks(line: str, memory: Memory) -> str:
    """Take the marks off the end of a line and put them into `memory`; returns the text before them."""
    if "^" in line:
        match = _ID().search(line)
        if match:
            memory.id = match[1]
            line = line[: match.start()]
    while (field := _last_field(line)) and set_field(memory, field[1], field[2]):
        line = line[: field[0]]
    if "#" in line:
        line = _split_tags(line, memory)
    return line.rstrip()


def _last_field(line: str) -> tuple[int, str, str] | None:
    """(where it begins, key, value) of the `(key:: value)` at the end of a line; the value may have brackets, but none
    within these. Read from the right, so that a line of thousands costs no more than its length."""
    line = line.rstrip(_BLANKS)
    if line[-1:] != ")" or "::" not in line:
        return None
    start = end = len(line) - 1
    depth = 1
    while depth:
        opening, closing = line.rfind("(", 0, start), line.rfind(")", 0, start)
        depth += 1 if closing > opening else -1
        start = max(opening, closing)
        if depth > 2 or start < 0:
            return None
    match = _KEY().match(line, start)
    if match is None or line[start - 1 : start] not in ("", " ", "\t"):
        return None
    return len(line[:start].rstrip(_BLANKS)), match[1], line[match.end() : end].strip()


def _split_tags(line: str, memory: Memory) -> str:
    tags = dict.fromkeys(tag for tag in _TAG().findall(_CODE_SPAN().sub("", line)) if is_tag(tag))
    memory.tags = tuple({**dict.fromkeys(memory.tags), **tags})
    while True:
        before, sign, tag = line.rstrip(_BLANKS).rpartition("#")
        if not sign or tag not in tags or before[-1:] not in (" ", "\t") or not before.strip(_BLANKS):
            return line
        line = before.rstrip(_BLANKS)


def set_field(memory: Memory, key: str, value: str) -> bool:
    """Fill the field of a `(key:: value)`; False where the value is not one the key can have (then it is text)."""
    field = KEYS.get(key)
    if field is None:
        memory.extra = {key: value, **memory.extra}
    elif field in ("importance", "confidence"):
        number = as_share(value)
        if number is None:
            return False
        setattr(memory, field, number)
    elif field == "pin":
        memory.pin = value.lower() == "true"
    elif field == "supersedes":
        memory.supersedes = tuple(re.findall(r"[A-Za-z0-9-]+", value))
    elif field == "data":
        from memctl.model.record import parse_json  # few memories have any

        try:
            memory.data = parse_json(value.encode("utf-8", "surrogateescape"))
        except InputError:
            return False
    elif field != "status" or not memory.pending:  # of two that disagree the careful one counts
        setattr(memory, field, value)
    return True


def as_share(value: str) -> float | None:
    """A number in [0, 1] from text; None where it is none."""
    try:
        number = float(value)
    except ValueError:
        return None
    return number if 0 <= number <= 1 else None


def marks_of(memory: Memory) -> str:
    """The marks as written at the end of a line: tags, fields and id, a blank before each."""
    parts = [f"#{tag}" for tag in memory.tags if f"#{tag}" not in memory.text]
    parts += [f"({key}:: {value})" for key, value in fields_of(memory).items()]
    if memory.id:
        parts.append(f"^{memory.id}")
    return "".join(" " + part for part in parts)


def fields_of(memory: Memory) -> dict[str, str]:
    """The `(key:: value)` marks of a memory that its line states, in the order in which they are written."""
    fields: dict[str, str] = {}
    for key, field in KEYS.items():
        value = getattr(memory, field)
        if value is not None and value is not False and value not in ("", ()):
            fields[key] = _field_text(key, value)
    fields.update((key, _field_text(key, value)) for key, value in memory.extra.items() if key in EXTRA_KEYS)
    return fields


def _field_text(key: str, value: object) -> str:
    if key == "data":  # brackets inside JSON strings are written as escapes, so that the mark ends where it seems to
        import json

        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        return text.replace("(", "\\u0028").replace(")", "\\u0029")
    if isinstance(value, bool):
        return "true"
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    if isinstance(value, tuple):
        return ", ".join(value)
    return re.sub(r"[()\s]+", " ", str(value)).strip()


def without_false_marks(text: str) -> str:
    """The text with a backslash before whatever would be read back as a mark although nobody set it."""
    first, newline, rest = text.partition("\n")
    if split_type(first)[0] or _ONLY_DASHES().match(first):
        first = "\\" + first
    first = _FALSE_FIELD().sub(r"\(", first)
    first = _FALSE_ID().sub(r"\1\\^", first)
    return first + newline + rest


def render_item(memory: Memory, *, default_type: str = "") -> str:
    """The memory as a list item: one line, and one indented line for each further line of text. Ends with a line end.

    `default_type` is what the file says already; another one is written as `[type]`."""
    lines = without_false_marks(dedented(memory.text).strip()).split("\n")
    kind = f"[{memory.type}] " if memory.type and memory.type != default_type else ""
    first = f"- {kind}{lines[0].strip()}{marks_of(memory)}"
    rest = [("  " + line.rstrip()) if line.strip() else "" for line in lines[1:]]
    return "\n".join([first, *rest]) + "\n"
