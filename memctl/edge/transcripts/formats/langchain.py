"""LangChain messages in their three written forms: serialised constructors, `{type, data}`, and flat ones."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, object_of, objects_in, text_of_output
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn

_ROLES = {"human": "user", "ai": "assistant", "system": "system", "tool": "tool", "function": "tool", "chat": "chat"}
_FLAT = ("additional_kwargs", "response_metadata", "tool_calls", "tool_call_id", "example")


class LangChain(Reader):
    """A list of messages, an object with `messages` (the state of a graph), or one message a line."""

    name = "langchain"
    client = "langchain"
    about = "LangChain messages (serialised, {type, data}, or flat)"
    lists = frozenset(("messages",))

    @staticmethod
    def recognises(item: Item) -> bool:
        found = item.get("messages")
        if isinstance(found, list):
            return bool(found) and isinstance(found[0], dict) and _message_of(found[0]) is not None
        return _message_of(item) is not None

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        found = _message_of(item)
        if found is None:
            return
        role, message = found
        known: Known = {"id": message.get("id"), "name": message.get("name")}
        if role == "tool":
            text = text_of_output(message.get("content"))
            error = message.get("status") == "error"
            yield self.result(
                message.get("tool_call_id"), text, line, called=known.pop("name"), error=error, id=known["id"]
            )
            return
        blocks = message.get("content")
        if isinstance(blocks, list):  # some providers' messages repeat the calls there
            blocks = [block for block in blocks if not (isinstance(block, dict) and block.get("type") == "tool_use")]
        yield from self.message(role, blocks, line, **known)
        yield from self._calls_of(message, line, known)

    def _calls_of(self, message: Item, line: int, known: Known) -> Iterator[Turn]:
        more = object_of(message.get("additional_kwargs"))
        for call in objects_in(message.get("tool_calls") or more.get("tool_calls")):
            function = call.get("function")
            called = function if isinstance(function, dict) else call
            passed = called.get("args", called.get("arguments"))
            yield self.call(call.get("id"), called.get("name"), content_text(passed), line, **known)


def _message_of(item: Item) -> tuple[str, Item] | None:
    """Return (role, the object with the content) of a message, None for any other object."""
    kind, data, kwargs, path = (item.get(key) for key in ("type", "data", "kwargs", "id"))
    if kind == "constructor" and isinstance(kwargs, dict) and isinstance(path, list) and path:
        return _with_role(_kind_of_class(str(path[-1])), kwargs)
    if not isinstance(kind, str):
        return None
    if isinstance(data, dict) and "content" in data:
        return _with_role(kind, data)
    if "content" in item and (kind in ("human", "ai") or any(key in item for key in _FLAT)):
        return _with_role(kind, item)
    return None


def _kind_of_class(name: str) -> str:
    return name.removesuffix("Chunk").removesuffix("Message").lower()


def _with_role(kind: str, message: Item) -> tuple[str, Item] | None:
    kind = kind if kind in _ROLES else _kind_of_class(kind)
    role = _ROLES.get(kind)
    if role == "chat":
        role = str(message.get("role") or "user")
    return (role, message) if role else None
