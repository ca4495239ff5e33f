"""Fragments of one matter, written anew by a model as one to three memories that lose nothing."""

from __future__ import annotations

from memctl.core.language.table import language_of
from memctl.core.language.tokenize import is_stop, words
from memctl.core.lifecycle.strength import NOBODY, start_of
from memctl.core.llm.answers import json_values
from memctl.core.llm.extract import fill
from memctl.core.llm.turned import is_turned
from memctl.core.reconcile.duplicates import is_comparable
from memctl.core.reconcile.lookup import Known
from memctl.core.reconcile.similarity import Likeness
from memctl.core.reconcile.supersede.claims import denies
from memctl.core.safety.sanitize import without_hidden
from memctl.core.safety.secrets import redact
from memctl.model.change import Change, archive_edit, ensure_id, insert_edit
from memctl.model.memory import Memory
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.core.llm.extract import Model
    from memctl.model.tables.settings import Settings
    from memctl.model.usage import Usage

UNUSED, RARELY = 90, 5  # days without use, and uses, of memories that need not be alike in every word
_ALIKE, _AKIN = 0.5, 0.35  # similarity in a group of any age, and in a group of old and unused ones
_LEAST, _MOST = 3, 12  # memories in a group of old and unused ones, and in any group
_MOST_NOTES = 3
_SCHEMA = {
    "type": "object",
    "properties": {"notes": {"type": "array", "maxItems": _MOST_NOTES, "items": {"type": "string", "maxLength": 500}}},
    "required": ["notes"],
}
_JOINING = frozenset(("or", "but", "或", "但"))


def fragment_groups(memories: Iterable[Memory], usage: Usage, today: int) -> list[list[Memory]]:
    """Return groups of memories of one type and one file that are alike; three or more that were not used for long
    need to be less alike."""
    known = Known(one for one in memories if is_comparable(one) and not one.protected)
    groups: list[list[Memory]] = []
    taken: set[str] = set()
    for entry in known.every():
        memory = entry.memory
        if memory.key in taken:
            continue
        near = [one for one in known.neighbours(memory.text) if _is_of_kind(one.memory, memory, taken)]
        scores = {one["id"]: one["similarity"] for one in known.related(memory.text, near, _AKIN, _MOST)}
        alike = [one.memory for one in near if scores.get(one.memory.key, 0) >= _ALIKE]
        akin = [one.memory for one in near if one.memory.key in scores and _is_idle(one.memory, usage, today)]
        group = akin if len(akin) + 1 >= _LEAST and _is_idle(memory, usage, today) else alike
        if group:
            groups.append([memory, *group][:_MOST])
            taken.update(one.key for one in groups[-1])
    return groups


def _is_of_kind(one: Memory, other: Memory, taken: set[str]) -> bool:
    return one is not other and one.key not in taken and (one.type, one.path) == (other.type, other.path)


def _is_idle(memory: Memory, usage: Usage, today: int) -> bool:
    uses = usage.uses.get(memory.key, NOBODY)
    start = start_of(memory, uses, usage)
    return start is not None and today - start >= UNUSED and uses.count < RARELY


def rewritten(model: Model, group: Sequence[Memory], settings: Settings) -> tuple[list[str], str]:
    """Return (the model's notes in place of a group, empty if it gives none; why they are refused, or ""). Raises
    Unavailable if the model fails."""
    language = settings.text("extract.language")
    if language == "auto":
        language = language_of(group[0].text).prompts
    shown = "\n".join(f"- {one_line(memory.text)}" for memory in group)
    answer = model.answer(fill(model.template("consolidate", language), {"{{notes}}": shown}), _SCHEMA, "")
    found = next(
        (value["notes"] for value in json_values(answer) if isinstance(value, dict) and "notes" in value), None
    )
    if not isinstance(found, list) or not all(isinstance(note, str) for note in found):
        return [], f"the answer is unreadable: {one_line(answer)[:80]!r}"
    notes = [redact(without_hidden(one_line(note)))[0].strip() for note in found]
    notes = [note for note in notes if note]
    return notes, _objection(notes, [memory.text for memory in group]) if notes else ""


def _objection(notes: Sequence[str], texts: Sequence[str]) -> str:
    """Return why notes cannot stand for the texts, or ""."""
    if len(notes) > _MOST_NOTES or len(notes) >= len(texts):
        return f"{len(notes)} notes in place of {len(texts)}"
    said = frozenset().union(*(Likeness(note).words for note in notes))
    lost = sorted(frozenset().union(*(Likeness(text).weighty for text in texts)) - said)
    if lost:
        return f"it would lose {', '.join(lost[:3])}"
    own = {word for text in texts for word in words(text)} | _JOINING
    new = sorted({word for note in notes for word in words(note) if not is_stop(word)} - own)
    if new:
        return f"no memory says {', '.join(new[:3])}"
    if any(denies(text) for text in texts) != any(map(denies, notes)) or any(is_turned(note, *texts) for note in notes):
        return "it turns what a memory says"
    return ""


def replacing(group: Sequence[Memory], notes: Sequence[str], new_id: Callable[[], str]) -> Change:
    """Return the change that adds the notes and archives the group."""
    first = group[0]
    named = [(memory, *ensure_id(memory, new_id())) for memory in group]
    added = [_note(text, group, new_id(), [id for _, id, _ in named]) for text in notes]
    edits = tuple(insert_edit(memory, first.heading or None) for memory in added)
    for memory, id, naming in named:
        edits += (*naming, archive_edit(memory, id, {"superseded-by": added[0].id}))
    change = Change("merge", added[0].id, path=first.path, before=first.text, after=added[0].text, edits=edits)
    change.related = [{"id": id} for _, id, _ in named]
    change.reason = f"a model wrote {len(notes)} in place of {len(group)}"
    return change


def _note(text: str, group: Sequence[Memory], id: str, ids: Iterable[str]) -> Memory:
    """Return a memory with these words and what the marks of a group have in common."""
    first = group[0]
    stated = [one.importance for one in group if one.importance is not None]
    return Memory(
        text,
        id=id,
        type=first.type,
        path=first.path,
        tags=tuple(dict.fromkeys(tag for one in group for tag in one.tags)),
        created=max(one.created for one in group),
        importance=max(stated, default=None),
        supersedes=tuple(ids),
    )
