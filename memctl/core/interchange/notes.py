"""Markdown notes of other programs: CLAUDE.md and the like, the memory directory of Claude Code, basic-memory,
Obsidian. A note becomes a file, with its headings; list items, paragraphs and blocks become memories."""

from __future__ import annotations

import re

from memctl.core.interchange.foreign import Foreign, date_of, filled, linkable, tag_of, tags_of, topic_file, under
from memctl.core.interchange.managed_block import find_block
from memctl.model.errors import InputError
from memctl.model.markdown.note import CLAUDE, Note
from memctl.model.markdown.parse import DEFAULTS, parse
from memctl.model.memory import DEFAULT_TYPE, HEADING_JOINT, RELATION, Memory
from memctl.model.text.dates import is_date
from memctl.model.text.lines import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_CLAUDE_TYPES = {"user": DEFAULT_TYPE, "feedback": "preference", "project": DEFAULT_TYPE, "reference": DEFAULT_TYPE}
_POINTER = re.compile(r"\[[^\]]*\]\(([^)\s]+\.md)\)")  # an item of the index, or of a list of files
_INCLUDE = re.compile(r"@[\w./~-]+\s*\Z")  # CLAUDE.md reads this file too
_H1 = re.compile(r"^# +(\S.*?)[ #]*$", re.MULTILINE)


def of_note(note: Note) -> Iterator[Foreign]:
    """Yield the memories of a note. memctl's own block in it is left out."""
    text = _without_own_block(note.text)
    kind = _claude_type(note.front) if note.client == CLAUDE else ""
    if kind:
        yield _whole(note, text, kind)
        return
    document = parse(text, "", _defaults(note.front))
    heading = _H1.search(text)
    title = str(note.front.get("title") or (heading[1] if heading else "") or note.stem).strip()
    front = filled((key, value) for key, value in note.front.items() if key not in DEFAULTS)
    for memory in document.memories:
        if _points_elsewhere(note, memory):
            continue
        memory.source = f"{note.client}/{note.origin}#L{memory.line}"
        memory.path = topic_file(note.path)
        memory.heading = _below(title, memory.heading)
        memory.created = memory.created or (note.stem if is_date(note.stem) else "")
        _complete(memory, title)
        yield Foreign(memory, directory=note.directory, front=front)


def _without_own_block(text: str) -> str:
    try:
        block = find_block(text)
    except InputError:
        return text
    return text[: block.start] + text[block.end :] if block else text


def _defaults(front: dict[str, Any]) -> dict[str, Any]:
    """Return front matter that gives a note's tags and dates to its memories; a person decides about the rest."""
    created = date_of(str(front.get("created") or front.get("date") or ""))
    updated = date_of(str(front.get("updated") or front.get("modified") or ""))
    return filled(
        [("tags", list(tags_of(front.get("tags")))), ("type", str(front.get("type") or "")),
         ("created", created), ("updated", updated)]
    )  # fmt: skip


def _below(title: str, heading: str) -> str:
    """Return the chain of headings with the title of the note on top."""
    chain = heading.split(HEADING_JOINT) if heading else []
    return under(*chain) if chain and normal_form(chain[0]) == normal_form(title) else under(title, *chain)


def _complete(memory: Memory, title: str) -> None:
    """Name the subject of a relation, which is the note itself: its memory may not stay in this file."""
    if memory.type == RELATION and not memory.text.startswith("[[") and "[[" in memory.text:
        memory.text = f"[[{linkable(title)}]] {memory.text}"


def _points_elsewhere(note: Note, memory: Memory) -> bool:
    """Whether a line only names another file that is read as well: an item of the index, or an include."""
    if note.client != CLAUDE:
        return False
    found = _POINTER.match(memory.text)
    return bool(found and found[1] in note.beside) or bool(_INCLUDE.match(memory.text))


def _claude_type(front: dict[str, Any]) -> str:
    """Return the type that Claude Code gave to a note of its memory directory, empty for other notes."""
    metadata = front.get("metadata")
    inner = metadata.get("type") if isinstance(metadata, dict) else ""
    kind = str(front.get("type") or inner or "")
    return kind if kind in _CLAUDE_TYPES and front.get("name") else ""


def _whole(note: Note, text: str, kind: str) -> Foreign:
    """Return a note of Claude Code's memory directory, which is one memory: its description, then its text."""
    document = parse(text, "")
    body = "\n".join(line.rstrip("\r") for line in document.lines[document.body :]).strip("\n")
    description = str(note.front.get("description") or "").strip()
    told = normal_form(description) in normal_form(body)
    words = body if told and body.strip() else f"{description}\n{body}".strip("\n")
    memory = Memory(words or str(note.front["name"]), type=_CLAUDE_TYPES[kind], path=topic_file(CLAUDE))
    memory.heading = under("Claude Code", str(note.front["name"]))
    memory.tags = (kind,) if tag_of(kind) else ()
    memory.source = f"{note.client}/{note.origin}"
    return Foreign(memory, directory="" if kind == "user" else note.directory)
