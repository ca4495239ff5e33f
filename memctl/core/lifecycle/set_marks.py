"""Setting a memory's marks by hand with `key=value`, and accepting pending memories."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.change import Change, archive_edit, ensure_id, mark_edit, move_edit, reword_edit
from memctl.model.errors import InputError, UsageError
from memctl.model.markdown.marks import KEYS, as_share, fields_of, is_tag
from memctl.model.memory import TYPES, Memory, known_type
from memctl.model.text.dates import day_number
from memctl.model.text.lines import one_line

ACCEPTED_MARKS = {"status": "", "verified": "user"}
_WORD = re.compile(r"[\w/-]+")
_DATES = ("created", "updated", "since", "until", "review")
_OWN = ("supersedes", "superseded-by", "data")  # marks that only memctl sets
SETTABLE = ("text", "type", "tag", *(key for key in KEYS if key not in _OWN))


def marked(memory: Memory, words: Sequence[str], new_id: Callable[[], str], today: str) -> Change:
    """Return the change for `key=value` words, or a `skip` if nothing changes. Raises UsageError for an invalid key or
    value, InputError for a memory that cannot have marks."""
    if memory.block not in ("item", "paragraph"):
        raise InputError(f"{memory.place}: a block of {memory.block} cannot have marks: write it as a list item")
    marks: dict[str, str] = {}
    tags: list[str] = []
    text = kind = ""
    untagged = False
    for word in words:
        key, equals, value = word.partition("=")
        value = redact(without_hidden(value).strip())[0]
        if not equals or key not in SETTABLE:
            raise UsageError(f"set: {word!r}: write key=value with one of these keys: {', '.join(SETTABLE)}")
        if key == "text":
            text = _words(value)
        elif key == "type":
            kind = _type(value)
        elif (key, value) == ("tag", ""):
            untagged = True
        elif key == "tag":
            tags.append(_tag(value))
        else:
            marks.update(_mark(key, one_line(value)))
    if _is_so(memory, marks, tags, kind, text) and not (untagged and memory.tags):
        return Change("skip", memory.key, path=memory.path, line=memory.line, before=memory.text, reason="unchanged")
    given = {"updated": today, **marks}
    return _change(memory, memory.id or new_id(), given, tuple(tags), kind, text, untagged=untagged)


def says(change: Change, text: str) -> bool:
    """Whether the text before this change is the given one, as a person sees it."""
    return without_hidden(change.before).strip() == without_hidden(text).strip()


def _is_so(memory: Memory, marks: dict[str, str], tags: list[str], kind: str, text: str) -> bool:
    """Whether the memory already has these values."""
    fields = fields_of(memory)
    return (
        text in ("", memory.text)
        and kind in ("", memory.type)
        and set(tags) <= set(memory.tags)
        and all(_same(fields.get(key, ""), value) for key, value in marks.items())
    )


def _same(was: str, value: str) -> bool:
    share = as_share(value)
    return was == value or (share is not None and share == as_share(was))


def accept_pending(memory: Memory, id: str) -> Change:
    """Return the change that accepts a pending memory; its source stays recorded."""
    return _change(memory, id, ACCEPTED_MARKS, reason="accepted")


def take_in_place_of(memory: Memory, others: Sequence[Memory], new_id: Callable[[], str], date: str) -> Change:
    """Return the change that takes a memory, pending or not, in place of others, which are archived."""
    id = memory.id or new_id()
    change = accept_pending(memory, id) if memory.pending else _change(memory, id, {}, reason="taken")
    change.action, change.before = "supersede", others[0].text
    named = [(one, *ensure_id(one, one.id or new_id())) for one in others]
    known = ", ".join(dict.fromkeys([*memory.supersedes, *(key for _, key, _ in named)]))
    change.edits = (*change.edits, mark_edit(memory.path, change.id, {"supersedes": known}))
    marks = {"until": memory.since or date, "superseded-by": change.id}
    for one, key, naming in named:
        change.edits = (*change.edits, *naming, archive_edit(one, key, marks))
    change.related = [{"id": key} for _, key, _ in named]
    return change


def keep_memory(memory: Memory, id: str, *, until: str = "", again: str = "") -> Change:
    """Return the change that keeps a memory: it accepts a pending memory, sets the day of the next review to `again`
    or removes it, and removes the last day `until` that has passed."""
    if memory.pending:
        return accept_pending(memory, id)
    return _change(memory, id, {"review": again, **({"until": ""} if until else {})}, reason="kept")


def promote_memory(memory: Memory, id: str, path: str, title: str) -> Change:
    """Return the change that moves a memory below the title of a file of the core; it also accepts a pending one."""
    change = _change(memory, id, {"review": "", **(ACCEPTED_MARKS if memory.pending else {})}, reason="promoted")
    change.edits = (*change.edits, move_edit(memory.path, id, path, section=title))
    change.path, change.line = path, 0
    return change


def _change(
    memory: Memory, id: str, marks: dict[str, str], tags: tuple[str, ...] = (), kind: str = "", text: str = "",
    *, reason: str = "", untagged: bool = False,
) -> Change:  # fmt: skip
    id, edits = ensure_id(memory, id)
    if text and text != memory.text:
        edits += (reword_edit(memory.path, id, text),)
    edits += (mark_edit(memory.path, id, marks, tags, kind, untagged=untagged),)
    place = memory.path, memory.line
    after = text or memory.text
    return Change(
        "update", id, path=place[0], line=place[1], before=memory.text, after=after, reason=reason, edits=edits
    )


def _mark(key: str, value: str) -> dict[str, str]:
    if not value:
        return {key: ""}
    if key in _DATES and day_number(value) is None:
        raise UsageError(f"set: {key}={value}: write a date, YYYY-MM-DD")
    if key in ("importance", "confidence") and as_share(value) is None:
        raise UsageError(f"set: {key}={value}: write a number from 0 to 1")
    if key == "pin" and value not in ("true", "false"):
        raise UsageError(f"set: pin={value}: write true or false")
    if key == "status" and value not in ("active", "pending"):
        raise UsageError(f"set: status={value}: write active or pending")
    if (key, value) == ("status", "active"):
        return ACCEPTED_MARKS
    if (key, value) in (("pin", "false"), ("channel", "user")):
        return {key: ""}
    return {key: value}


def _words(value: str) -> str:
    if not value:
        raise UsageError("set: text=: a memory must have words (memctl forget removes a memory)")
    return value


def _type(value: str) -> str:
    kind = known_type(value)
    if kind is None:
        raise UsageError(f"set: type={value}: give one of {', '.join(TYPES)}")
    return kind


def _tag(value: str) -> str:
    word = value.lstrip("#")
    if not is_tag(word) or not _WORD.fullmatch(word):
        raise UsageError(f"set: tag={value}: a tag must be one word with a letter")
    return word
