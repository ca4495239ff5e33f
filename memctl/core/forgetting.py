"""Forgetting: to the archive, with a tombstone under which the words stay forgotten."""

from __future__ import annotations

from memctl.model.change import Change, archived, burying
from memctl.model.text import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from memctl.model.memory import Memory

STONE_DIGITS = 16


def stones_of(texts: Sequence[str]) -> list[str]:
    """The fingerprints under which these words are buried."""
    return list(dict.fromkeys(fingerprint(text, STONE_DIGITS) for text in texts))


def standing(memories: Iterable[Memory], gone: Iterable[Memory]) -> frozenset[str]:
    """The fingerprints of what is still said when these are gone: a sentence that notes repeat is not buried with one
    of them."""
    left = {id(memory) for memory in gone}
    texts = [memory.text for memory in memories if not memory.archived and id(memory) not in left]
    return frozenset(stones_of(texts))


def forgotten(
    memories: Sequence[Memory],
    ids: Sequence[str],
    date: str,
    reason: str = "",
    earlier: Sequence[str] = (),
    buried: Container[str] = (),
    said: Container[str] = (),
) -> list[Change]:
    """The changes that forget memories: to the archive, with a tombstone. `ids` are used for those without one;
    `earlier` are wordings that they had before, `buried` the fingerprints that have a tombstone, `said`
    those that get none because something else says so still."""
    changes = []
    for memory, id in zip(memories, ids, strict=True):
        wordings = [stone for stone in stones_of([memory.text, *earlier]) if stone not in said]
        if memory.archived and all(stone in buried for stone in wordings):
            skip = Change("skip", memory.key, path=memory.path, line=memory.line, before=memory.text)
            skip.reason = "forgotten already"
            changes.append(skip)
            continue
        stones = (burying(wordings, date),) if wordings else ()
        if memory.archived:  # superseded or faded: it lies where it is, and is not to be learned again
            change = Change("forget", memory.key, path=memory.path, line=memory.line, before=memory.text, reason=reason)
        else:
            change = archived(memory, id, reason)
        change.edits = (*stones, *change.edits)
        changes.append(change)
    return changes
