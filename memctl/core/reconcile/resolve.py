"""Lookup of the memories that command-line words name."""

from __future__ import annotations

from memctl.model.errors import NotFound, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memctl.model.memory import Memory


_LEAST = 2  # characters of a beginning of an id


def is_key(word: str) -> bool:
    """Whether a word can only be an id (`^m7f3k`) or a handle (`~0f3a…`)."""
    return word.startswith(("^", "~"))


def find_named(word: str, memories: Sequence[Memory]) -> Memory | None:
    """Return the memory with this id or handle, or None if the word need not be an id. `^` and the beginning of an id
    will do.

    Raises NotFound for an unknown `^id` or `~handle`, UsageError if several memories match."""
    return Names(memories).find(word)


def describe_unknown(word: str, team: str = "") -> str:
    """Return the message for a word that names no memory, with a hint for finding the right one. `team` is the tree of
    the team whose memory has this id."""
    if team:
        return f"{word} is a memory of a team: change it in {team}, or propose a change in its repository"
    return f"no memory has the id {word} (memctl search finds them by their words)"


class Names:
    """An index of memories by name, for many lookups."""

    def __init__(self, memories: Iterable[Memory]) -> None:
        self._memories = tuple(memories)
        self._tables: dict[bool, dict[str, list[Memory]]] = {}

    def find(self, word: str) -> Memory | None:
        """Return the memory for a word; see `find_named`."""
        key = word.removeprefix("^")
        found = self._table(key.startswith("~")).get(key, [])
        if not found and is_key(word):
            return self._begun(key)
        if len(found) > 1:
            places = ", ".join(memory.place for memory in found[:3])
            raise UsageError(f"{key} is ambiguous: {places}: give each its own id")
        return found[0] if found else None

    def _begun(self, key: str) -> Memory:
        """Return the only memory whose id or handle begins so."""
        found = [memory for memory in self._memories if len(key) >= _LEAST and memory.key.startswith(key)]
        if not found:
            raise NotFound(describe_unknown(key))
        if len(found) > 1:
            raise UsageError(f"^{key} is ambiguous: {', '.join(memory.key for memory in found[:3])}: write more of it")
        return found[0]

    def _table(self, handles: bool) -> dict[str, list[Memory]]:
        """Return a table by id, or by handle for memories without an id. Handles are slow to compute."""
        if handles not in self._tables:
            table = self._tables[handles] = {}
            for memory in self._memories:
                if bool(memory.id) != handles:
                    table.setdefault(memory.key, []).append(memory)
        return self._tables[handles]


def all_named(words: Iterable[str], memories: Sequence[Memory]) -> tuple[list[Memory], list[str]]:
    """Return (named memories, words that name none), each in the order of the words."""
    names, unknown = Names(memories), []
    found: dict[int, Memory] = {}
    for word in words:
        memory = names.find(word)
        if memory is None:
            unknown.append(word)
        else:
            found[id(memory)] = memory
    return [*found.values()], unknown
