"""A model's review of a memory: it sees the five nearest, may ask for others, and decides within three rounds."""

from __future__ import annotations

import re

from memctl.core.language.table import language_of
from memctl.core.llm.extract import fill
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.core.llm.extract import Model
    from memctl.core.review.waiting import Waiting
    from memctl.model.memory import Memory
    from memctl.model.tables.settings import Settings

ROUNDS = 3
_SEARCHES = re.compile(r"\[SEARCH[:：]\s*([^\]\n]{1,200})\]", re.IGNORECASE)
_VERDICTS = re.compile(r"\[(PROMOTE|KEEP|DELETE)\]", re.IGNORECASE)
_ACTIONS = {"promote": "promote", "keep": "keep", "delete": "archive"}


def decide(
    model: Model,
    item: Waiting,
    nearest: Sequence[Memory],
    search: Callable[[str], Sequence[Memory]],
    settings: Settings,
) -> str:
    """Return the model's decision, promote, keep or archive; empty if it gives none. `search` answers its questions;
    in the last round a question is no answer. Raises Unavailable if the model fails."""
    language = settings.text("extract.language")
    if language == "auto":
        language = language_of(item.memory.text).prompts
    template = model.template("review", language)
    found = _listed(dict.fromkeys([*item.others, *nearest]))
    for number in range(ROUNDS):
        values = {
            "{{memory}}": _shown(item.memory), "{{reason}}": item.reason, "{{near}}": found,
            "{{rounds}}": str(ROUNDS - number),
        }  # fmt: skip
        answer = model.answer(fill(template, values), {"type": "string"}, "")
        said = {word.lower() for word in _VERDICTS.findall(answer)}
        if said:
            return _ACTIONS[said.pop()] if len(said) == 1 else ""
        questions = _SEARCHES.findall(answer)
        if not questions:
            return ""
        for words in questions[:ROUNDS]:
            found += f"\n\n[SEARCH:{one_line(words)}]\n{_listed(search(words))}"
    return ""


def _listed(memories: Iterable[Memory]) -> str:
    return "\n".join(f"- {_shown(memory)}" for memory in memories) or "-"


def _shown(memory: Memory) -> str:
    marks = ", ".join(word for word in (memory.type, memory.since or memory.created[:10]) if word)
    return f"{one_line(memory.text).replace('[', '(').replace(']', ')')} ({marks})"
