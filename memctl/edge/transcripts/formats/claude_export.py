"""The export of Claude.ai, conversations.json: a list of conversations with `chat_messages`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.reader import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Item, Turn


class ClaudeExport(Reader):
    """`{sender: human|assistant, text, content: [blocks], attachments: [{file_name, extracted_content}]}`."""

    name = "claude-export"
    client = "claude.ai"
    about = "Claude.ai data export (conversations.json)"
    lists = frozenset(("chat_messages",))

    def __init__(self) -> None:
        super().__init__()
        self._session: object = None

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether this is a conversation, or a message with its sender."""
        if isinstance(item.get("chat_messages"), list):
            return True
        return item.get("sender") in ("human", "assistant") and ("text" in item or "content" in item)

    def start(self) -> None:
        """Forget the last conversation."""
        self._session = None

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        """Read the conversation's id."""
        if key == "uuid":
            self._session = value
        return ()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Yield the turns of one message; the content of its attachments comes before it."""
        known: dict[str, Any] = {
            "time": item.get("created_at"),
            "id": item.get("uuid"),
            "session": self._session,
        }
        attachments = item.get("attachments")
        for attachment in attachments if isinstance(attachments, list) else ():
            text = attachment.get("extracted_content") if isinstance(attachment, dict) else None
            if isinstance(text, str) and text.strip():
                yield self.file(str(attachment.get("file_name") or ""), text, line, **known)
        content = item.get("content") or item.get("text")
        yield from self.message(item.get("sender"), content, line, **known)
