"""Cursor's agent transcripts, ~/.cursor/projects/<project>/agent-transcripts/….jsonl: a message a line, without ids and
times; the typed words are in <user_query>."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.clean import between, is_one_wrapper
from memctl.edge.transcripts.directories import of_cursor
from memctl.edge.transcripts.reader import Item, Reader, Turn

_QUERY = "user_query"


class Cursor(Reader):
    """`{role, message: {content: [blocks]}}`."""

    name = "cursor"
    client = "cursor"
    about = "Cursor agent transcripts, and its database (state.vscdb)"

    @staticmethod
    def recognises(item: Item) -> bool:
        message = item.get("message")
        known = item.get("role") in ("user", "assistant") and isinstance(message, dict) and "content" in message
        return known and "done" not in item and "uuid" not in item

    def locate(self, path: str) -> None:
        if path != "-":
            self.work_in(of_cursor(path))

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Yield the turns of one message; for a user's, only the query if there is one."""
        message = item.get("message")
        if not isinstance(message, dict):
            return
        known = {key: item.get(key) for key in ("time", "id", "session")}  # only its database has them
        for turn in self.message(item.get("role"), message.get("content"), line, **known):
            if turn["role"] == "user" and turn["authored"]:
                if queries := between(turn["text"], _QUERY):
                    turn["text"] = "\n\n".join(query.strip() for query in queries)
                elif is_one_wrapper(turn["text"]):  # the editor's own text for the model
                    turn["authored"] = False
            yield turn
