"""Finding the memories that words on a command line name."""

from __future__ import annotations

from memctl.model.errors import NotFound, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memctl.model.memory import Memory


def is_key(word: str) -> bool:
    """Whether a word can only be meant as an id (`^m7f3k`) or a handle (`~0f3a…`)."""
    return word.startswith(("^", "~"))


def named(word: str, memories: Sequence[Memory]) -> Memory | None:
    """The memory with this id or handle; None where no memory has it and the word need not be an id.

    NotFound for an unknown `^id` or `~handle`, UsageError where several memories are called so."""
    key = word.removeprefix("^")
    found = [memory for memory in memories if key in (memory.id, memory.key)]
    if not found and is_key(word):
        raise NotFound(f"no memory is called {key}")
    if len(found) > 1:
        places = ", ".join(f"{memory.path}:{memory.line}" for memory in found[:3])
        raise UsageError(f"{key} is ambiguous: {places}: give each its own id")
    return found[0] if found else None


def all_named(words: Iterable[str], memories: Sequence[Memory]) -> tuple[list[Memory], list[str]]:
    """(the memories that words name, the words that name none), each in the order of the words."""
    found: list[Memory] = []
    unknown: list[str] = []
    for word in words:
        memory = named(word, memories)
        if memory is None:
            unknown.append(word)
        elif memory not in found:
            found.append(memory)
    return found, unknown
