"""Forgetting: to the archive, with a tombstone under which the words stay forgotten."""

from __future__ import annotations

from memctl.model.change import Change, archived, burying
from memctl.model.text import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence

    from memctl.model.memory import Memory

STONE_DIGITS = 16


def stones_of(texts: Sequence[str]) -> list[str]:
    """The fingerprints under which these words are buried."""
    return list(dict.fromkeys(fingerprint(text, STONE_DIGITS) for text in texts))


def forgotten(
    memories: Sequence[Memory],
    ids: Sequence[str],
    date: str,
    reason: str = "",
    earlier: Sequence[str] = (),
    buried: Container[str] = (),
) -> list[Change]:
    """The changes that forget memories: to the archive, with a tombstone. `ids` are used for those without one;
    `earlier` are wordings that they had before, `buried` the fingerprints that have a tombstone."""
    changes = []
    for memory, id in zip(memories, ids, strict=True):
        wordings = stones_of([memory.text, *earlier])
        if memory.archived and all(stone in buried for stone in wordings):
            changes.append(Change("skip", memory.key, path=memory.path, line=memory.line, reason="forgotten already"))
            continue
        stones = burying(wordings, date)
        if memory.archived:  # superseded or faded: it lies where it is, and is not to be learned again
            change = Change("forget", memory.key, path=memory.path, line=memory.line, before=memory.text, reason=reason)
        else:
            change = archived(memory, id, reason)
        change.edits = (stones, *change.edits)
        changes.append(change)
    return changes
