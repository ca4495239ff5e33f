"""The export of Claude.ai, conversations.json: a list of conversations with `chat_messages`."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import objects_in
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn


class ClaudeExport(Reader):
    """`{sender: human|assistant, text, content: [blocks], attachments: [{file_name, extracted_content}]}`."""

    name = "claude-export"
    client = "claude.ai"
    about = "Claude.ai data export (conversations.json)"
    lists = frozenset(("chat_messages",))
    session_key = "uuid"

    @staticmethod
    def recognises(item: Item) -> bool:
        if isinstance(item.get("chat_messages"), list):
            return True
        return item.get("sender") in ("human", "assistant") and ("text" in item or "content" in item)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Yield the turns of one message; the content of its attachments comes before it."""
        known: Known = {"time": item.get("created_at"), "id": item.get("uuid")}
        for attachment in objects_in(item.get("attachments")):
            text = attachment.get("extracted_content")
            if isinstance(text, str) and text.strip():
                yield self.file(str(attachment.get("file_name") or ""), text, line, **known)
        content = item.get("content") or item.get("text")
        yield from self.message(item.get("sender"), content, line, **known)
