"""Fixes of lint --fix: only those that lose nothing, each an undoable change."""

from __future__ import annotations

from collections import Counter

from memctl.core.lifecycle.forget import stones_of
from memctl.core.lint.file_checks import hidden_characters_shown, is_superseded_active
from memctl.core.lint.merge_checks import doubles, put_back, repeated
from memctl.core.lint.tree_checks import duplicates, is_buried, returned
from memctl.model.change import Change, archived, bury_edit, ensure_id, mark_edit, remove_edit, rename_edit, reword_edit
from memctl.model.copies import is_copy, second_id
from memctl.model.errors import InputError
from memctl.model.markdown.edit import apply
from memctl.model.markdown.marks import fields_of
from memctl.model.markdown.page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from memctl.model.lint import LintInput
    from memctl.model.memory import Memory

    Edit = dict[str, Any]
    Fixes = Iterator[tuple[Memory, Change]]
    NewId = Callable[[], str]


_OF_A_STATE = ("status", "supersedes")  # marks that belong to one copy of a memory only


def fixes(grounds: LintInput, new_id: NewId) -> list[Change]:
    """Return the possible fixes, at most one for each memory, so that the next round sees the result."""
    changes = put_back(grounds)
    if changes:
        return changes
    touched: set[int] = set()
    for fix in _FIXES:
        for memory, change in fix(grounds, new_id):
            if id(memory) not in touched:
                touched.add(id(memory))
                changes.append(change)
    return changes


def lift_tombstone(memory: Memory, grounds: LintInput) -> Change | None:
    """Return the change by which a person keeps a memory whose words were forgotten, or None if they were not."""
    if memory.archived or not is_buried(memory, grounds):
        return None
    edits = (bury_edit(stones_of([memory.text]), grounds.today, lifted=True),)
    return Change("restore", memory.key, path=memory.path, line=memory.line, reason="accepted", edits=edits)


def _one_of_each(grounds: LintInput, new_id: NewId) -> Fixes:
    """Remove a copy after moving its marks to the memory that stays; give any other memory with the same id a new one,
    computed from its words, so that two machines give the same. The last comes first, so that the positions of the
    others do not change."""
    by_id = {memory.id: memory for memory in grounds.memories}
    given: dict[str, Memory] = {}
    counts: Counter[tuple[str, str]] = Counter()
    places: dict[int, int] = {}
    for memory in (memory for file in grounds.files for memory in file.document.memories):
        places[id(memory)] = counts[memory.path, memory.id]
        counts[memory.path, memory.id] += 1
    for first, later in reversed(list(duplicates(grounds))):
        name, reason = second_id(later), f"{later.id} is the id of {first.place}"
        twin = by_id.get(name) or given.get(name)  # another machine may have given the new id already, or this loop
        same = twin is not None and twin.text == later.text and not twin.archived
        stays, key = (first, first.id) if is_copy(first, later) else (twin if same else None, name)
        if stays or twin:
            name = new_id()
        given[name] = later
        edit = rename_edit(later.path, later.id, name, places[id(later)])
        if stays:
            yield later, _without_copy(stays, later, (edit, remove_edit(later.path, name)), reason, key)
        else:
            yield later, _updated(later, name, reason, later.text, (edit,))


def _without_copy(first: Memory, copy: Memory, edits: tuple[Edit, ...], reason: str, key: str = "") -> Change:
    """Return the change that removes a copy by these edits. `key` is the id of the first if it is about to change."""
    has, own = fields_of(first), {} if copy.archived else fields_of(copy)
    marks = {key: value for key, value in own.items() if key not in has and key not in _OF_A_STATE}
    tags = () if copy.archived else tuple(tag for tag in copy.tags if tag not in first.tags)
    if marks or tags:
        edits = (*edits, mark_edit(first.path, key or first.key, marks, tags))
    return Change("forget", copy.key, path=copy.path, before=copy.text, reason=f"a copy: {reason}", edits=edits)


def _renamed_copies(grounds: LintInput, new_id: NewId) -> Fixes:
    """Remove a copy of a memory that another machine gave an id computed from its words. If that one waits for review
    it goes, otherwise the one with the old id."""
    counts = Counter(memory.id for memory in grounds.memories)
    by_id = {memory.id: memory for memory in grounds.memories if counts[memory.id] == 1 and not memory.archived}
    for memory in by_id.values():
        twin = by_id.get(second_id(memory)) if memory.id else None
        if twin and twin.text == memory.text:
            stays, goes = (memory, twin) if twin.pending else (twin, memory)
            yield goes, _without_copy(stays, goes, (remove_edit(goes.path, goes.id),), f"it is {stays.id} too")


def _copies(grounds: LintInput, new_id: NewId) -> Fixes:
    """Remove an active copy of an archived memory, and archive an active memory with forgotten words."""
    for memory, twin in returned(grounds):
        if twin is not None:
            edits = (remove_edit(memory.path, memory.id),)
            reason = f"it is in the archive: {twin.place}"
            yield memory, Change("forget", memory.id, path=memory.path, before=memory.text, reason=reason, edits=edits)
        else:
            yield memory, archived(memory, memory.id or new_id(), "its words were forgotten")


def _repeated(grounds: LintInput, new_id: NewId) -> Fixes:
    """Remove a copy that a merge has brought in addition, under another id or under none."""
    for memory, copy in (*repeated(grounds), *doubles(grounds)):
        if (copy.key, copy.path) != (memory.key, memory.path):
            yield copy, _without_copy(memory, copy, (remove_edit(copy.path, copy.key),), f"it is {memory.key} too")


def _superseded(grounds: LintInput, new_id: NewId) -> Fixes:
    """Archive superseded memories."""
    for memory in grounds.memories:
        if is_superseded_active(memory, grounds.today):
            yield memory, archived(memory, memory.id or new_id(), f"superseded by {memory.superseded_by}")


def _reads_back(text: str, block: str) -> bool:
    """Whether memctl can rewrite a memory with this text."""
    bullet = "- " if block == "item" else ""
    try:
        apply([reword_edit("", "m0", text)], Page(f"{bullet}words ^m0\n", ""))
    except InputError:
        return False
    return True


def _visible(grounds: LintInput, new_id: NewId) -> Fixes:
    """Remove hidden characters from memories."""
    for memory in grounds.memories:
        text = hidden_characters_shown(memory.text)
        if text == memory.text or memory.block not in ("item", "paragraph"):
            continue
        text = text.strip()
        if text and _reads_back(text, memory.block):
            id, edits = ensure_id(memory, memory.id or new_id())
            edits = (*edits, reword_edit(memory.path, id, text))
            yield memory, _updated(memory, id, "hidden characters were left out", text, edits)


def _updated(memory: Memory, id: str, reason: str, after: str, edits: tuple[Edit, ...]) -> Change:
    return Change(
        "update", id, before=memory.text, after=after, reason=reason, edits=edits, path=memory.path, line=memory.line
    )


_FIXES = (_one_of_each, _renamed_copies, _copies, _repeated, _superseded, _visible)
