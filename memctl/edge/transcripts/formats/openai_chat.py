"""Read OpenAI chat messages: a list of them, an object with `messages`, or the `choices` of an answer. Also write
them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text, object_of, objects_in, text_of_output
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn, role_of
from memctl.model.turn import is_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class OpenAIChat(Reader):
    """`{role, content, tool_calls, tool_call_id, name}`."""

    name = "openai"
    client = "openai"
    about = (
        "OpenAI chat messages (list, request, answer, or one message a line), and the sessions of Continue and goose"
    )
    lists = frozenset(("messages", "choices", "history"))
    weak = True

    @staticmethod
    def recognises(item: Item) -> bool:
        if is_message(item):
            return True
        for key in OpenAIChat.lists:
            found = item.get(key)
            if isinstance(found, list):
                return not found or (isinstance(found[0], dict) and is_message(found[0].get("message", found[0])))
        return False

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        self.work_in(item.get("working_dir"))  # in the first line of an old goose session
        message = item.get("message", item)
        if not isinstance(message, dict):
            return
        known = self._known(message)
        if role_of(message.get("role")) == "tool":
            text = text_of_output(message.get("content"))
            yield self.result(
                message.get("tool_call_id") or message.get("toolCallId"),
                text,
                line,
                called=message.get("name") or message.get("tool_name"),
                **known,
            )
            return
        name = message.get("name")
        content = message.get("content") or message.get("refusal")
        yield from self.message(message.get("role"), content, line, name=name, **known)
        for call, function in _calls_of(message):
            passed = content_text(function.get("arguments", function.get("input")))
            yield self.call(call, function.get("name"), passed, line, **known)

    def _known(self, message: Item) -> Known:
        document = self.document
        times = ("timestamp", "time", "created_at", "create_time", "created", "date")
        time = next((message[key] for key in times if message.get(key)), None)
        session = next(
            (document[key] for key in ("session_id", "conversation_id", "sessionId", "id") if document.get(key)), None
        )
        return {
            "authored": object_of(message.get("metadata")).get("userVisible") is not False,  # a note of goose
            "time": time or document.get("created"),
            "id": message.get("id") or message.get("uuid"),
            "session": message.get("session_id") or message.get("session") or session,
        }


def _calls_of(message: Item) -> Iterator[tuple[object, Item]]:
    """Yield (id, function) of the calls in a message; the old interface had one call, without an id."""
    for call in objects_in(message.get("tool_calls") or message.get("toolCalls")):
        called = call.get("function") or call.get("custom")
        if isinstance(called, dict):
            yield call.get("id"), called
    if isinstance(message.get("function_call"), dict):
        yield "", message["function_call"]


def is_message(item: object) -> bool:
    """Whether this is `{role, content}`, or an assistant's calls without content."""
    return (
        isinstance(item, dict)
        and isinstance(item.get("role"), str)
        and ("content" in item or "tool_calls" in item)
        and isinstance(item.get("content"), str | list | None)
    )


def to_openai(turns: Iterable[Turn]) -> Iterator[dict[str, Any]]:
    """Yield turn records as OpenAI chat messages.

    Tool calls join the assistant's message before them, as the interface requires. Text that a client inserted into the
    user's turn is left out, because the messages cannot mark it."""
    held: dict[str, Any] | None = None
    for turn in turns:
        role, tool = turn.get("role"), turn.get("tool")
        if role == "assistant" and isinstance(tool, dict):
            held = held or {"role": "assistant", "content": None}
            function = {"name": str(tool.get("name") or "tool"), "arguments": str(turn.get("text") or "{}")}
            held.setdefault("tool_calls", []).append(
                {"id": str(tool.get("call") or ""), "type": "function", "function": function}
            )
            continue
        if held is not None:
            yield held
            held = None
        message = _plain_message(turn)
        if role == "assistant":
            held = message
        elif message is not None:
            yield message
    if held is not None:
        yield held


def _plain_message(turn: Turn) -> dict[str, Any] | None:
    role, tool = turn.get("role"), turn.get("tool")
    if role == "user" and not is_own(turn):
        return None
    message: dict[str, Any] = {"role": role}
    if role == "tool" and isinstance(tool, dict):
        message["tool_call_id"] = str(tool.get("call") or "")
    elif turn.get("name"):
        message["name"] = turn["name"]
    message["content"] = turn.get("text", "")
    return message
