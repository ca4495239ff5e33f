"""The changes that carry out decisions of a review."""

from __future__ import annotations

from collections.abc import Callable

from memctl.core.lifecycle.set_marks import accept_pending, keep_memory, promote_memory, take_in_place_of
from memctl.core.lifecycle.strength import has_ended, importance_of
from memctl.core.reconcile.placement import core_file_of, title_of
from memctl.core.review.waiting import Waiting, is_promotable
from memctl.model.change import REFUSED, Change, archived
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.dates import iso_date

AGAIN = 180  # days after which a kept contradiction or candidate for the core comes up again


def change_for(action: str, item: Waiting, new_id: Callable[[], str], today: int, settings: Settings) -> Change | None:
    """Return the change for a decision, None if the memory is to be forgotten.

    take: it replaces what it contradicts or rewords, and a candidate goes to the core. keep: both stay. promote: it
    goes to the core. archive and refuse: it goes to the archive."""
    memory, kind = item.memory, item.kind
    id = memory.id or new_id()
    if (action == "promote" and not (memory.pending and memory.in_core)) or (action == "take" and kind == "core"):
        return _promoted(memory, id, settings)
    if action == "archive" or (action == "refuse" and kind == "expired"):
        return archived(memory, id, item.why if kind == "expired" else "archived")
    if action == "refuse":
        return None
    if item.others and (kind == "pending" or action == "take"):
        return take_in_place_of(memory, item.others, new_id, iso_date(today))
    if memory.pending:
        return accept_pending(memory, id)
    weak = importance_of(memory, settings) < settings.number("decay.review_below")  # a new start would not help it
    again = iso_date(today + AGAIN) if kind in ("contradiction", "core") or weak else ""
    return keep_memory(memory, id, until=memory.until if has_ended(memory, today) else "", again=again)


def _promoted(memory: Memory, id: str, settings: Settings) -> Change:
    if memory.in_core or not (memory.pending or is_promotable(memory)):
        change = Change("skip", memory.key, path=memory.path, line=memory.line, before=memory.text)
        change.reason = "it is in the core" if memory.in_core else f"a memory of type {memory.type} does not last"
        change.notes = {REFUSED: True}
        return change
    path = core_file_of(memory, settings)
    return promote_memory(memory, id, path, title_of("", path))
