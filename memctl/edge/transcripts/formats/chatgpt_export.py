"""The export of ChatGPT, conversations.json: a list of conversations, each a tree of messages."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import branch, object_of
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn, role_of

_NOT_SAID = ("user_editable_context", "model_editable_context", "system_error")
_THOUGHTS = ("thoughts", "reasoning_recap")


class ChatGPTExport(Reader):
    """`{mapping: {id: {message, parent, children}}, current_node}`; the branch that was on screen is read."""

    name = "chatgpt"
    client = "chatgpt"
    about = "ChatGPT data export (conversations.json)"
    nested = True

    @staticmethod
    def recognises(item: Item) -> bool:
        return isinstance(item.get("mapping"), dict) and any(
            key in item for key in ("current_node", "create_time", "conversation_id", "title")
        )

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        session = item.get("conversation_id") or item.get("id") or item.get("title")
        for node in _branch(item):
            message = node.get("message")
            if isinstance(message, dict):
                yield from self._message(message, self.places.get(id(message), line), session)

    def _message(self, message: Item, line: int, session: object) -> Iterator[Turn]:
        author, content, about = (object_of(message.get(key)) for key in ("author", "content", "metadata"))
        role, kind = role_of(author.get("role")), content.get("content_type")
        hidden = about.get("is_visually_hidden_from_conversation") is True
        if role is None or hidden or kind in _THOUGHTS:
            return
        known: Known = {"time": message.get("create_time"), "id": message.get("id"), "session": session}
        text = _text(content)
        recipient = message.get("recipient")
        if role == "tool":
            yield self.result("", text, line, called=author.get("name"), **known)
        elif role == "assistant" and isinstance(recipient, str) and recipient not in ("all", ""):
            yield self.call("", recipient, text, line, **known)
        else:
            said = kind not in _NOT_SAID and about.get("is_user_system_message") is not True
            yield from self.message(role, _texts(content) or text, line, authored=said, **known)


def _branch(conversation: Item) -> list[Item]:
    """Return the nodes from the root to the current one; a conversation without a current node ends at the last
    leaf."""
    mapping = object_of(conversation.get("mapping"))
    at: object = conversation.get("current_node")
    if not isinstance(at, str) or at not in mapping:
        leaves = [key for key, node in mapping.items() if not object_of(node).get("children")]
        at = leaves[-1] if leaves else None
    return branch(mapping, at, "parent")


def _text(content: Item) -> str:
    """Return the texts among the parts of a content (pictures and sounds are objects), or its only text."""
    if isinstance(content.get("parts"), list):
        return "\n".join(_texts(content))
    found = (content.get(key) for key in ("text", "result", "user_instructions", "content"))
    return next((text for text in found if isinstance(text, str)), "")


def _texts(content: Item) -> list[str]:
    """Return the texts among the parts."""
    found = content.get("parts")
    parts = found if isinstance(found, list) else []
    texts = [part if isinstance(part, str) else object_of(part).get("text") for part in parts]
    return [text for text in texts if isinstance(text, str) and text.strip()]
