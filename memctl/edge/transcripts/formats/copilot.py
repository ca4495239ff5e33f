"""GitHub Copilot CLI, ~/.copilot/session-state/<session>/events.jsonl: an event a line."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, object_of, objects_in, text_of_output
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn

_KINDS = ("session.start", "user.message", "assistant.message", "tool.execution_complete")


class Copilot(Reader):
    """`{type: user.message|assistant.message|tool.execution_complete|…, data, id, timestamp}`."""

    name = "copilot"
    client = "copilot"
    about = "GitHub Copilot CLI sessions"
    kept = ("session", "_reason", "cwd")

    def __init__(self) -> None:
        super().__init__()
        self._reason: object = None  # that a hook gave for going on: the client sends it as the user

    @staticmethod
    def recognises(item: Item) -> bool:
        return item.get("type") in _KINDS and isinstance(item.get("data"), dict)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        kind, data = item.get("type"), item.get("data")
        if not isinstance(data, dict):
            return
        known: Known = {"time": item.get("timestamp"), "id": item.get("id")}
        if isinstance(kind, str) and kind.startswith("session."):
            context = data.get("context", data)
            self.work_in(context.get("cwd") if isinstance(context, dict) else None)
        if kind == "session.start":
            self.session = data.get("sessionId")
        elif kind == "user.message":  # the client's additions are in `transformedContent`
            typed = data.get("source") in (None, "user") and not self._is_of_a_hook(data.get("content"))
            yield from self.message("user", data.get("content"), line, authored=typed, **known)
        elif kind == "assistant.message":
            said = not data.get("parentToolCallId")
            yield from self.message("assistant", data.get("content"), line, authored=said, **known)
            yield from self._requests(data, line, known)
        elif kind == "tool.execution_complete":
            yield self._completed(data, line, known)
        elif kind == "hook.end":
            self._reason = object_of(data.get("output")).get("reason")

    def _is_of_a_hook(self, content: object) -> bool:
        """Whether this message is the reason that a hook gave just before."""
        reason, self._reason = self._reason, None
        return bool(reason) and reason == content

    def _requests(self, data: Item, line: int, known: Known) -> Iterator[Turn]:
        for call in objects_in(data.get("toolRequests")):
            passed = content_text(call.get("arguments"))
            yield self.call(call.get("toolCallId"), call.get("name"), passed, line, **known)

    def _completed(self, data: Item, line: int, known: Known) -> Turn:
        result, error = data.get("result"), data.get("error")
        if isinstance(result, dict):
            result = result.get("content", result)
        elif result is None and isinstance(error, dict):
            result = error.get("message")
        failed = data.get("success") is False
        return self.result(data.get("toolCallId"), text_of_output(result), line, error=failed, **known)
