"""Anthropic messages: a request or an answer, whose contents are blocks."""

from __future__ import annotations

from collections.abc import Iterable

from memctl.edge.transcripts.formats.openai_chat import OpenAIChat, is_message
from memctl.edge.transcripts.reader import Item, Turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLOCKS = ("tool_use", "tool_result", "thinking", "redacted_thinking", "server_tool_use")
_KEYS = ("system", "anthropic_version", "stop_sequences", "stop_reason", "anthropic_beta")


class Anthropic(OpenAIChat):
    """`{role, content: [blocks]}`, the system prompt beside the messages."""

    name = "anthropic"
    client = "anthropic"
    about = "Anthropic messages (request, answer, list, or one message a line)"
    lists = frozenset(("messages",))
    weak = False

    @staticmethod
    def recognises(item: Item) -> bool:
        messages = item.get("messages")
        if isinstance(messages, list):
            named = any(key in item for key in _KEYS) and all(is_message(message) for message in messages)
            return named or any(map(_has_blocks, messages))
        return _has_blocks(item) or (is_message(item) and item.get("type") == "message" and "stop_reason" in item)

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        if key == "system":
            return self.message("system", value, line)
        return super().head(key, value, line)


def _has_blocks(message: object) -> bool:
    if not is_message(message):
        return False
    assert isinstance(message, dict)
    content = message.get("content")
    return isinstance(content, list) and any(isinstance(b, dict) and b.get("type") in _BLOCKS for b in content)
