"""Antigravity: brain/<conversation>/.system_generated/logs/transcript.jsonl, a step a line."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.clean import between
from memctl.edge.transcripts.content import content_text, objects_in, text_of_output
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn

_REQUEST = "user_request"
_NOTES = ("CONVERSATION_HISTORY", "SYSTEM_MESSAGE", "KNOWLEDGE_ARTIFACTS", "CHECKPOINT", "EPHEMERAL_MESSAGE")


class Antigravity(Reader):
    """`{step_index, source, type: USER_INPUT|PLANNER_RESPONSE|<tool>, content, tool_calls, created_at}`."""

    name = "antigravity"
    client = "antigravity"
    about = "Antigravity transcripts"
    kept = ()  # lines carry all values

    @staticmethod
    def recognises(item: Item) -> bool:
        typed = item.get("type") in ("USER_INPUT", "PLANNER_RESPONSE")
        return typed and any(key in item for key in ("source", "step_index", "created_at"))

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        kind, content = item.get("type"), text_of_output(item.get("content"))
        known: Known = {"time": item.get("created_at"), "id": item.get("step_index")}
        if kind == "USER_INPUT":
            requests = between(content, _REQUEST)
            typed = bool(requests) or item.get("source") == "USER_EXPLICIT"
            said = requests[0].strip() if requests else content
            yield from self.message("user", said, line, authored=typed, **known)
        elif kind == "PLANNER_RESPONSE":
            yield from self.message("assistant", content, line, **known)
            for call in objects_in(item.get("tool_calls")):
                passed = call.get("args", call.get("arguments"))
                yield self.call(call.get("id"), call.get("name"), content_text(passed), line, **known)
        elif item.get("source") == "MODEL" and content and isinstance(kind, str) and kind not in _NOTES:
            error = item.get("status") == "ERROR"
            yield self.result("", content, line, called=kind.lower(), error=error, **known)
