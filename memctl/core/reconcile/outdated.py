"""Detection of old statements heard late that a memory from a later day has already superseded."""

from __future__ import annotations

from memctl.core.claims.reading import claims_of, outdated
from memctl.core.extraction.change_cues import sounds_like_correction
from memctl.core.reconcile.supersede.corrections import target_of
from memctl.core.reconcile.supersede.single_valued import is_other_single
from memctl.model.change import mark_edit, name_edit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.core.reconcile.lookup import Known, KnownMemory
    from memctl.model.change import Edit
    from memctl.model.memory import Memory


def successor(new: Memory, known: Known, is_later: Callable[[Memory], bool]) -> KnownMemory | None:
    """Return the first later memory that would have superseded a statement if both had been heard in order."""
    told = claims_of(new.text)
    found = _with_predecessors([*known.of_its_matter(new.text), *known.of_claims(told)], known)
    later = [entry for entry in found if _may_outdate(entry.memory, new) and is_later(entry.memory)]
    for entry in sorted(later, key=lambda entry: entry.memory.created):
        if _outdates(entry.memory, new, known):
            return entry
    return None


def _with_predecessors(entries: list[KnownMemory], known: Known) -> list[KnownMemory]:
    """Return the entries with all entries that they superseded."""
    found = dict.fromkeys(entries)
    waiting = list(found)
    while waiting:
        for key in waiting.pop().memory.supersedes:
            entry = known.entry_of(key)
            if entry is not None and entry not in found:
                found[entry] = None
                waiting.append(entry)
    return list(found)


def _may_outdate(memory: Memory, new: Memory) -> bool:
    if memory.pending or memory.channel or (memory.archived and not memory.superseded_by):
        return False
    return memory.agent == new.agent and "episode" not in (memory.type, new.type)


def _outdates(later: Memory, new: Memory, known: Known) -> bool:
    corrects = sounds_like_correction(later.text)
    if is_other_single(later.text, new.text) or outdated(claims_of(later.text), [new.text], cued=corrects):
        return True
    if not (later.supersedes or corrects):
        return False
    others = [
        entry.memory
        for entry in known.of_its_matter(later.text)
        if not entry.memory.archived and entry.memory is not later and entry.memory.created <= later.created
    ]
    return target_of(later.text, [new, *others], known.frequency, len(known)) is new


def succession_edits(later: Memory, new: Memory) -> tuple[Edit, ...]:
    """Return the edits that mark a memory as the successor of a new one."""
    id = new.superseded_by
    edits = () if later.id else (name_edit(later, id),)
    later.id = id
    if later.block not in ("item", "paragraph"):
        return edits
    later.supersedes = (*later.supersedes, new.id)
    return (*edits, mark_edit(later.path, id, {"supersedes": ", ".join(later.supersedes)}))
