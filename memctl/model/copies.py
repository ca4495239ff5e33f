"""Copies of a memory: one id and the same words in two places. Clones that diverged can create them. A team's memory is
a copy of the user's own with the same words."""

from __future__ import annotations

from memctl.model.text.lines import fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.model.memory import Memory

    # memory → (whether its words have a tombstone, when they were restored or "")
    Fate = Callable[[Memory], tuple[bool, str]]


def unknown(memory: Memory) -> tuple[bool, str]:
    """The Fate of memories in a tree without tombstones."""
    return False, ""


def is_copy(first: Memory, memory: Memory) -> bool:
    """Whether two memories have one id and the same words."""
    return first.id == memory.id != "" and fingerprint(first.text) == fingerprint(memory.text)


def second_id(memory: Memory) -> str:
    """Return the id that a memory gets if it cannot keep its own: computed, so that two machines give the same."""
    return "m" + fingerprint(f"{memory.id} {memory.text}", 7)


def is_restored(archived: Memory, memory: Memory, fate: Fate) -> bool:
    """Whether a memory was restored after its copy was archived. The later event decides."""
    restored = fate(memory)[1]
    return bool(restored) and not (archived.superseded_by and archived.until[:10] >= restored[:10])


def passed_over(memories: Iterable[Memory], fate: Fate = unknown) -> list[Memory]:
    """Return the memories that readers skip, from all memories in tree order: those with a copy in the archive, and
    second copies in the tree. Copies have exactly the same words."""
    by_words: dict[str, list[Memory]] = {}
    for memory in memories:
        by_words.setdefault(memory.text, []).append(memory)
    found = []
    for group in by_words.values():
        if len(group) > 1:
            found += among(group, fate)
    return found


def among(group: Iterable[Memory], fate: Fate) -> list[Memory]:
    """Return those memories of one group that readers skip."""
    kept: list[Memory] = []
    found = []
    for memory in sorted(group, key=lambda memory: (memory.of_team, not memory.archived)):
        if not memory.archived and any(_hides(other, memory, fate) for other in kept):
            found.append(memory)
        else:
            kept.append(memory)
    return found


def _hides(other: Memory, memory: Memory, fate: Fate) -> bool:
    if other.text != memory.text:
        return False
    if other.scope != memory.scope:
        return memory.of_team and not other.of_team and not other.archived
    if not other.archived:
        return other.id == memory.id  # without an id too: git can leave a line between its marks, and in a renamed file
    if memory.id:
        return other.id == memory.id and not is_restored(other, memory, fate)
    return fate(memory)[0]  # without an id, only a tombstone links the memory to the archived one
