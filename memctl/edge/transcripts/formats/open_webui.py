"""The export of Open WebUI: a list of chats, each with all its messages as a tree and the branch that was on screen."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memctl.edge.transcripts.content import branch, object_of, objects_in
from memctl.edge.transcripts.formats.openai_chat import OpenAIChat
from memctl.edge.transcripts.reader import Item, Turn
from memctl.model.text.regex import Lazy

_THOUGHTS = Lazy(r'<details type="(?:reasoning|tool_calls|code_interpreter)".*?(?:</details>\s*|\Z)', re.S)


class OpenWebUI(OpenAIChat):
    """`{id, chat: {history: {messages: {id: {role, content, parentId}}, currentId}, messages}}`."""

    name = "open-webui"
    client = "open-webui"
    about = "Open WebUI export of chats"
    lists = frozenset()
    nested = True
    weak = False

    @staticmethod
    def recognises(item: Item) -> bool:
        chat = item.get("chat")
        return isinstance(chat, dict) and (
            isinstance(chat.get("history"), dict) or isinstance(chat.get("messages"), list)
        )

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        self.document = {"id": item.get("id")}
        for message in _branch(object_of(item.get("chat"))):
            place = self.places.get(id(message), line)
            for turn in super().item({**message, "session_id": None}, place):
                if turn["role"] == "assistant":
                    turn["text"] = _THOUGHTS().sub("", turn["text"])
                yield turn


def _branch(chat: Item) -> list[Item]:
    """Return the messages from the first to the current one; the list of them if there is no tree."""
    history = object_of(chat.get("history"))
    tree = object_of(history.get("messages"))
    if not tree:
        return objects_in(chat.get("messages"))
    at = history.get("currentId")
    return branch(tree, at if isinstance(at, str) and at in tree else next(reversed(tree)), "parentId")
