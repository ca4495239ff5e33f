"""Permanent deletion: the edits, and the data to remove from journal, ledger and state."""

from __future__ import annotations

from memctl.core.lifecycle.forget import sealed_stone, stones_of
from memctl.model.change import ARCHIVE, Change, bury_edit, chain_of, remove_edit
from memctl.model.memory import Memory
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from typing import Any

    from memctl.model.change import Edit


def purge_changes(
    memories: Sequence[Memory],
    wordings: Mapping[str, Iterable[str]],
    seal: Callable[..., str],
    date: str,
    *,
    gone: Collection[str] = (),
    staying: Collection[Memory] = (),
    left: Collection[str] = (),
    others: Collection[Edit] = (),
    told: Iterable[Change] = (),
    parts: Iterable[str] = (),
) -> tuple[list[Change], dict[str, Any]]:
    """Return (changes that delete these memories, the remaining task for journal, ledger and state; see `scrubbing`).

    `wordings` has every text that memctl wrote under an id. `gone` are ids that only the journal has. `staying` are the
    other memories of the tree, `left` the tombstones of their texts, `others` edits of memories that refer to the
    deleted ones. `told` removes `parts` from episodes. The tombstones that stay need this machine's key; those that
    anybody could compute are removed."""
    texts, changes, keys = list(parts), list(told), set(gone)
    episodes = {(memory.path, memory.line): memory.text for memory in staying}
    plain = set(stones_of([episodes[at] for one in changes if (at := (one.path, one.line)) in episodes]))
    for key, memory in [*((id, None) for id in gone), *((memory.key, memory) for memory in memories)]:
        id = memory.id if memory else key
        said = list(dict.fromkeys([*([memory.text] if memory else []), *(wordings.get(id, ()) if id else ())]))
        texts += said
        keys |= {key, *(Memory(text).handle for text in said)}
        stones = [name for name in stones_of(said) if name not in left]
        plain.update(stones)
        edits = (bury_edit([sealed_stone(name, seal) for name in stones], date),) if stones else ()
        change = Change("forget", key, reason="purged", edits=edits)
        if memory:
            change.path, change.line = memory.path, memory.line
            change.edits += (remove_edit(memory.path, key),)
        changes.append(change)
    if others and changes:
        changes[0].edits = (*others, *changes[0].edits)
    used = {title for memory in staying for title in chain_of(memory.heading)}
    titles = {title for memory in memories for title in chain_of(memory.heading)} - used
    keys -= {memory.key for memory in staying}
    task = {"keys": sorted(keys), "texts": texts, "stones": sorted(plain), "titles": sorted(titles), "paths": []}
    return changes, task


def archived_since(memories: Mapping[str, Memory], operations: Iterable[Mapping[str, Any]]) -> dict[str, int]:
    """Return for archived memories by id the day number on which they were archived: by the journal, otherwise their
    last day. A memory of which nobody knows is left out."""
    found = {id: day for id, memory in memories.items() if (day := day_number(memory.until))}
    for operation in operations:
        for part in operation.get("patch", ()):
            after = part.get("after") if isinstance(part, dict) else None
            if after and part.get("id") in memories and str(after.get("path", "")).startswith(ARCHIVE):
                found[part["id"]] = day_number(str(operation["t"])) or 0
    return found
