"""ShareGPT conversations, as in training sets."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import content_text
from memctl.edge.transcripts.reader import Item, Reader, Turn, role_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class ShareGPT(Reader):
    """`{conversations: [{from: human|gpt|system|function_call|observation, value}]}`."""

    name = "sharegpt"
    client = "sharegpt"
    about = "ShareGPT conversations (list, object, or one a line)"
    lists = frozenset(("conversations",))
    session_key = "id"

    @staticmethod
    def recognises(item: Item) -> bool:
        found = item.get("conversations")
        if isinstance(found, list):
            return bool(found) and _is_message(found[0])
        return _is_message(item)

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        return self.message("system", value, line) if key == "system" else super().head(key, value, line)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        speaker, value = item.get("from"), item.get("value")
        if speaker == "function_call":
            name, passed = _call(value)
            yield self.call("", name, passed, line)
        elif role_of(speaker) == "tool":
            yield self.result("", content_text(value), line)
        else:
            yield from self.message(speaker, value, line)


def _call(value: object) -> tuple[str, str]:
    """Return (tool, argument) of a call that is JSON in a string."""
    try:
        call = json.loads(value) if isinstance(value, str) else value
    except (ValueError, RecursionError):
        call = None
    if not isinstance(call, dict):
        return "", content_text(value)
    return str(call.get("name") or ""), content_text(call.get("arguments"))


def _is_message(item: object) -> bool:
    return isinstance(item, dict) and isinstance(item.get("from"), str) and "value" in item and "to" not in item
