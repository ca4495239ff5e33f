"""The query of a conversation: its last user message, with words of earlier messages if it is too short."""

from __future__ import annotations

from collections import deque

from memctl.core.language.tokenize import is_cjk, words
from memctl.model.turn import is_authored

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

STANDS_ALONE = 5  # content words from which a message needs no context
CONTEXT_MESSAGES = 3
CONTEXT_LENGTH = 300  # characters taken from each earlier message


def conversation_question(turns: Iterable[dict[str, Any]]) -> str:
    """Return the query for turn records, or "" if no user speaks. Memory use does not grow with the conversation."""
    recent: deque[dict[str, Any]] = deque(maxlen=CONTEXT_MESSAGES + 1)
    asked: list[str] = []
    for turn in turns:
        if not is_authored(turn) or turn.get("role") not in ("user", "assistant"):
            continue
        recent.append(turn)
        if turn["role"] == "user":
            asked = [str(message["text"]) for message in recent]
    if not asked:
        return ""
    *before, last = asked
    if _size(last) >= STANDS_ALONE:
        return last
    return "\n".join([last, *(message[:CONTEXT_LENGTH] for message in reversed(before))])


def _size(text: str) -> float:
    """Return the number of content words; two Chinese characters make one."""
    return sum([0.5 if is_cjk(word) else 1.0 for word in words(text) if len(word) == 1 or not is_cjk(word)])
