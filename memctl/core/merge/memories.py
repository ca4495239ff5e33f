"""Three-way merge of one memory: marks are merged one by one; if both sides changed the words, one wording wins and the
other becomes pending beside it."""

from __future__ import annotations

from memctl.model.copies import second_id
from memctl.model.markdown.edit import split_tail, with_type
from memctl.model.markdown.insert import BULLET
from memctl.model.markdown.marks import fields_of, marks_of, set_field, split_type
from memctl.model.markdown.parse import parse
from memctl.model.memory import Memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

_LATER = ("updated", "created", "until")  # marks for which the later day wins if both sides set one


def merged_lines(old: list[str] | None, one: list[str], other: list[str]) -> tuple[list[str], list[str] | None]:
    """Return (lines of the merged memory, lines of the losing wording as pending, or None).

    `old` is None if the memory is new on both sides; then both wordings stay."""
    if one == other or other == old:
        return one, None
    if one == old:
        return other, None
    was = _read(old) if old is not None else None
    first, second = sorted(((_read(one), one), (_read(other), other)), key=_latest_first)
    if _same_words(first, second):
        lost = None
    elif was is not None and first[0].text == was.text:
        first, second, lost = second, first, None
    elif was is not None and second[0].text == was.text:
        lost = None
    else:
        lost = aside(second[1], pending=was is not None)
    return _marked(first, was, second), lost


def each_once(text: str, path: str) -> str:
    """Return a text that has the lines of several versions with each memory once: under one heading, the same words
    are of one memory unless they have two ids. It takes the marks of all; what has no id is of the first."""
    groups: dict[tuple[str, str], list[Memory]] = {}
    for memory in parse(text, path).memories:
        groups.setdefault((memory.heading, memory.handle), []).append(memory)
    lines = text.split("\n")
    found: list[tuple[int, int, list[str]]] = []
    for group in groups.values():
        ids = list(dict.fromkeys(memory.id for memory in group if memory.id)) or [""]
        for id in ids:
            first, *others = [memory for memory in group if (memory.id or ids[0]) == id]
            merged = lines[first.line - 1 : first.end]
            for other in others:
                merged = merged_lines(None, merged, lines[other.line - 1 : other.end])[0]
                found.append((other.line - 1, other.end, []))
            found.append((first.line - 1, first.end, merged))
    for start, end, instead in sorted(found, reverse=True):
        lines[start:end] = instead
    return "\n".join(lines)


def aside(lines: list[str], *, pending: bool) -> list[str]:
    """Return the memory's lines under an id computed from its words, as pending unless both may stay."""
    memory = _read(lines)
    memory.id = second_id(memory)
    memory.status = "pending" if pending else memory.status
    return _with_tail(lines, memory)


def same_words(lines: list[str], others: list[str]) -> bool:
    """Whether two versions of a memory differ in marks only."""
    return _read(lines).text == _read(others).text


def _same_words(first: tuple[Memory, list[str]], second: tuple[Memory, list[str]]) -> bool:
    return first[0].text == second[0].text


def _latest_first(version: tuple[Memory, list[str]]) -> tuple[list[int], str]:
    memory, lines = version
    return [-ord(sign) for sign in memory.updated], "\n".join(lines)


def _read(lines: Sequence[str]) -> Memory:
    """Return the memory in these lines; its type is "" if they have none."""
    plain = [line.removesuffix("\r") for line in lines]
    found = parse("\n".join(plain), "topics/a.md").memories
    if not found:
        return Memory("\n".join(plain), type="", block="code")
    memory = found[0]
    bullet = BULLET.match(plain[0])
    memory.type = split_type(plain[0][bullet.end() :])[0] if bullet and memory.block == "item" else ""
    return memory


def _marked(basis: tuple[Memory, list[str]], was: Memory | None, other: tuple[Memory, list[str]]) -> list[str]:
    """Return the lines of `basis` with the marks of both sides."""
    old = was or Memory("", type="")
    fields, theirs, before = fields_of(basis[0]), fields_of(other[0]), fields_of(old)
    merged = Memory(basis[0].text, block=basis[0].block)
    for key in dict.fromkeys([*fields, *theirs]):
        value = _chosen(key, before.get(key, ""), fields.get(key, ""), theirs.get(key, ""))
        if value:
            set_field(merged, key, value)
    merged.id = _chosen("id", old.id, basis[0].id, other[0].id)
    merged.type = _chosen("type", old.type, basis[0].type, other[0].type)
    gone = set(old.tags) - (set(basis[0].tags) & set(other[0].tags))
    merged.tags = tuple(tag for tag in dict.fromkeys([*basis[0].tags, *other[0].tags]) if tag not in gone)
    return _with_tail(basis[1], merged)


def _chosen(key: str, before: str, one: str, other: str) -> str:
    """Return the value that one side set; if both did, the later day, or else the value that sorts first."""
    if one == other or other == before:
        return one
    if one == before:
        return other
    if not one or not other:
        return one or other
    return max(one, other) if key in _LATER else min(one, other)


def _with_tail(lines: list[str], memory: Memory) -> list[str]:
    """Return the lines with the type and marks of `memory` in canonical order."""
    if memory.block not in ("item", "paragraph"):  # such a block can only have an id, on its own line after it
        named = memory.id and lines[-1].startswith("^")
        return [*lines[:-1], f"^{memory.id}" + "\r" * lines[-1].endswith("\r")] if named else lines
    item = memory.block == "item"
    number = 0 if item else len(lines) - 1
    ending = "\r" if lines[number].endswith("\r") else ""
    bare = lines[number].removesuffix("\r").rstrip(" \t")
    if item:
        bullet = BULLET.match(bare)
        start = bullet.end() if bullet else 0
        bare = bare[:start] + split_type(bare[start:])[1]
        bare = with_type([bare], memory.type)[0] if memory.type else bare
    head = split_tail(bare, item=item)[0]
    return [*lines[:number], head + marks_of(memory) + ending, *lines[number + 1 :]]
