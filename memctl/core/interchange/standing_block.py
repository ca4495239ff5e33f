"""The memories that stand in the instruction file of a client, for every conversation: no question selects them, so
the core comes first, then what is strongest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from memctl.core.prompt import PROJECT, RELEVANT, USER, Block, BlockPart, build
from memctl.core.safety.secrets import redact
from memctl.model.memory import Memory
from memctl.model.text.lines import normal_form

FORM = "markdown"


def may_stand(memories: Iterable[Memory], text: str) -> list[Memory]:
    """Return the memories that may be in such a file, in their order. Left out are archived and pending ones, those
    for one prompt or for none, secret and private ones, relations that repeat other memories, and words that the text
    of the file has already."""
    said = f" {normal_form(text)} "
    return [
        memory
        for memory in memories
        if not (memory.archived or memory.pending or memory.derived or memory.once or memory.inject == "never")
        and not redact(memory.text)[1]
        and f" {normal_form(memory.text)} " not in said
    ]


def standing_block(
    memories: Sequence[Memory],
    is_of_project: Callable[[Memory], bool],
    strength: Callable[[Memory], float],
    budget: int,
) -> Block:
    """Return a block of at most `budget` tokens, in the order of the memories, with the most valuable ones if not all
    fit."""
    parts: dict[str, list[Memory]] = {USER: [], PROJECT: [], RELEVANT: []}
    for memory in memories:
        parts[PROJECT if is_of_project(memory) else USER].append(memory)

    def rank(memory: Memory) -> tuple[bool, bool, float, str, int]:
        return not memory.protected, not memory.in_core, -strength(memory), memory.path, memory.line

    every = [BlockPart(name, part, sorted(part, key=rank)) for name, part in parts.items()]
    return build(every, budget=budget, form=FORM)
