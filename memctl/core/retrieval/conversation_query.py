"""What a conversation asks: its last user message, with the words of those before where it does not stand alone."""

from __future__ import annotations

from collections import deque

from memctl.core.language.tokenize import words
from memctl.model.turn import is_authored

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

STANDS_ALONE = 5  # content words from which a message needs no context
CONTEXT_MESSAGES = 3
CONTEXT_LENGTH = 300  # characters of each message that lends its words


def conversation_question(turns: Iterable[dict[str, Any]]) -> str:
    """The question of turn records; empty where no user speaks. Flat memory, however long the conversation."""
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
    if len(words(last)) >= STANDS_ALONE:
        return last
    return "\n".join([last, *(message[:CONTEXT_LENGTH] for message in reversed(before))])
