"""The marks on the line of a memory: `[type]` first; at the end `#tag`, `(key:: value)` and ` ^id`, in this order."""

from __future__ import annotations

import re

from memctl.model.errors import InputError
from memctl.model.memory import EXTRA_KEYS, Memory, known_type
from memctl.model.text.lines import dedented
from memctl.model.text.regex import Lazy

# The keys that tree.md documents, and the field of Memory for each. Other keys are for programs: see Memory.extra.
_FIELDS = (
    "created", "updated", "since", "until", "importance", "confidence", "verified", "source", "supersedes",
    "superseded_by", "channel", "status", "pin", "data", "review",
)  # fmt: skip
KEYS = {name.replace("_", "-"): name for name in _FIELDS}

_TYPE = Lazy(r"\[([a-z]+)\][ \t]+")
_ID = Lazy(r"(?:^|[ \t])\^([A-Za-z0-9-]+)[ \t]*$")
_KEY = Lazy(r"\((" + "|".join([*KEYS, *EXTRA_KEYS]) + r")::[ \t]*")
_TAG = Lazy(r"(?:^|(?<=[\s(（]))#([\w/-]+)")
_COLOUR = Lazy(r"(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")
_BLANKS = " \t"
_CODE_SPAN = Lazy(r"`[^`]*`")
# Text that looks like a mark: a backslash before it keeps it text in every Markdown reader.
BLOCKS = ("```", "~~~", ">", "|")  # beginnings of code, quotes and tables
_ONLY_DASHES = Lazy(r"[-\s]*$")  # behind the bullet, such text becomes a thematic break
_FALSE_FIELD = Lazy(r"(?<!\\)\((?=(?:" + "|".join([*KEYS, *EXTRA_KEYS]) + r")::)")
_ESCAPED_FIELD = Lazy(r"\\\((?=(?:" + "|".join([*KEYS, *EXTRA_KEYS]) + r")::)")
_ESCAPED_ID = Lazy(r"(^|[ \t])\\\^(?=[A-Za-z0-9-]+[ \t]*$)")
_FALSE_ID = Lazy(r"(^|[ \t])\^(?=[A-Za-z0-9-]+[ \t]*$)")


def is_tag(word: str) -> bool:
    """Whether `#word` is a tag: it contains a letter and is no colour."""
    return any(letter.isalpha() for letter in word) and not _COLOUR().match(word)


def is_only_tags(text: str) -> bool:
    """Whether the text has no words but tags: then they are marks of the block below."""
    return bool(text) and all(word[0] == "#" and is_tag(word[1:]) for word in text.split())


def split_type(text: str) -> tuple[str, str]:
    """Return (type, rest) of the text after a bullet. The type is empty if the text begins with no known type."""
    match = _TYPE().match(text)
    kind = known_type(match[1]) if match else None
    return (kind, text[match.end() :]) if match and kind else ("", text)


def split_marks(line: str, memory: Memory) -> str:
    """Move the marks at the end of a line into `memory` and return the text before them."""
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
    """Return (start, key, value) of the `(key:: value)` at the end of a line, None if there is none. The value may
    contain brackets, one level deep. Scanning from the right keeps a long line linear."""
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
    """Set the field of a `(key:: value)`. False if the key cannot have the value: then it is text."""
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
        from memctl.model.record import parse_json  # few memories have data

        try:
            memory.data = parse_json(value.encode("utf-8", "surrogateescape"))
        except InputError:
            return False
    elif field != "status" or not memory.pending:  # if two marks disagree, the safer one wins
        setattr(memory, field, value)
    return True


def as_share(value: str) -> float | None:
    """Return the number in [0, 1] that the text states, None if it states none."""
    try:
        number = float(value)
    except ValueError:
        return None
    return number if 0 <= number <= 1 else None


def marks_of(memory: Memory) -> str:
    """Return the marks for the end of a line: tags, fields and id, each after a blank."""
    parts = [f"#{tag}" for tag in memory.tags if f"#{tag}" not in memory.text]
    parts += [f"({key}:: {value})" for key, value in fields_of(memory).items()]
    if memory.id:
        parts.append(f"^{memory.id}")
    return "".join(" " + part for part in parts)


def fields_of(memory: Memory) -> dict[str, str]:
    """Return the `(key:: value)` marks on the memory's line, in written order."""
    fields: dict[str, str] = {}
    for key, field in KEYS.items():
        value = getattr(memory, field)
        if value is not None and value is not False and value not in ("", ()):
            fields[key] = _field_text(key, value)
    fields.update((key, _field_text(key, value)) for key, value in memory.extra.items() if key in EXTRA_KEYS)
    return fields


def _field_text(key: str, value: object) -> str:
    if key == "data":  # escapes hide brackets in JSON strings, so the mark ends at its own bracket
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
    """Return the text with a backslash before anything that would read back as a mark."""
    first, newline, rest = text.partition("\n")
    if split_type(first)[0] or _ONLY_DASHES().match(first):
        first = "\\" + first
    first = _FALSE_FIELD().sub(r"\(", first)
    first = _FALSE_ID().sub(r"\1\\^", first)
    return first + newline + rest


def with_false_marks(text: str) -> str:
    """Return the words of another program as they were before `without_false_marks`."""
    first, newline, rest = text.partition("\n")
    first = _ESCAPED_FIELD().sub("(", _ESCAPED_ID().sub(r"\1^", first))
    if first.startswith("\\") and (split_type(first[1:])[0] or _ONLY_DASHES().match(first[1:])):
        first = first[1:]
    return first + newline + rest


def render_item(memory: Memory, *, default_type: str = "") -> str:
    """Return the memory as a list item: one line, and one indented line for each further line of text, with a final
    newline.

    `default_type` is the type that the file gives; another type is written as `[type]`."""
    lines = without_false_marks(dedented(memory.text).strip()).split("\n")
    kind = f"[{memory.type}] " if memory.type and memory.type != default_type else ""
    if len(lines) > 1 and lines[0].lstrip().startswith(BLOCKS):  # marks on its first line would become part of it
        lines = ["", *lines]
    first = f"- {kind}{lines[0].strip()}".rstrip() + marks_of(memory)
    rest = [("  " + line.rstrip()) if line.strip() else "" for line in lines[1:]]
    return "\n".join([first, *rest]) + "\n"
