"""Qwen Code sessions, ~/.qwen/projects/<project>/chats/<session>.jsonl: a record a line, with a content of the Gemini
API. (Older versions wrote what Gemini CLI writes.)"""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.formats.gemini_api import GeminiContents
from memctl.edge.transcripts.reader import Item, Turn

_TYPES = ("user", "assistant", "tool_result")


class Qwen(GeminiContents):
    """`{uuid, sessionId, timestamp, type: user|assistant|tool_result|system, subtype, message: {role, parts}}`."""

    name = "qwen"
    client = "qwen-code"
    about = "Qwen Code sessions"
    lists = frozenset()
    kept = ("cwd",)

    @staticmethod
    def recognises(item: Item) -> bool:
        if not isinstance(item.get("sessionId"), str) or not isinstance(item.get("type"), str):
            return False
        message = item.get("message")
        return "systemPayload" in item or (isinstance(message, dict) and isinstance(message.get("parts"), list))

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        self.work_in(item.get("cwd"))
        message, payload = item.get("message"), item.get("systemPayload")
        if item.get("type") not in _TYPES or not isinstance(message, dict):
            return
        parts = message.get("parts")
        typed = payload.get("displayText") if isinstance(payload, dict) else None
        if item["type"] == "user" and isinstance(typed, str):
            parts = [{"text": typed}]
        role = "assistant" if item["type"] == "assistant" else "user"
        known = {"time": item.get("timestamp"), "id": item.get("uuid"), "session": item.get("sessionId")}
        yield from self.parts(role, parts, line, authored=_said(item), **known)


def _said(item: Item) -> bool:
    """Whether a person, or the model in the main thread, wrote this."""
    if item.get("agentId") is not None or item["type"] == "tool_result":
        return False
    meanwhile = item.get("subtype") in (None, "mid_turn_user_message")
    return meanwhile and item.get("provenance") in (None, "real_user", "assistant_output")
