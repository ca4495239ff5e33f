"""A channel of a Slack export: a list of messages. It has no assistant: the first speaker counts as the user, the
others as assistants, and each turn names its speaker."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.content import object_of
from memctl.edge.transcripts.reader import Item, Reader, Turn


class Slack(Reader):
    """`{type: message, user, text, ts}`."""

    name = "slack"
    client = "slack"
    about = "Slack export of a channel"

    def __init__(self) -> None:
        super().__init__()
        self._first: object = None

    @staticmethod
    def recognises(item: Item) -> bool:
        stamp = item.get("ts")
        return isinstance(stamp, str) and stamp.replace(".", "", 1).isdigit() and isinstance(item.get("text"), str)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """Yield the turn of one message; notices of joining or leaving, and bots' messages, are not a person's."""
        speaker = item.get("user")
        if item.get("subtype") in ("channel_join", "channel_leave", "channel_topic", "channel_purpose", "channel_name"):
            return
        bot = item.get("subtype") == "bot_message" or "bot_id" in item
        if self._first is None and not bot:
            self._first = speaker
        role = "user" if speaker == self._first and not bot else "assistant"
        text = item.get("text")
        if isinstance(text, str):
            text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
        name = object_of(item.get("user_profile")).get("real_name")
        known = {"time": item.get("ts"), "id": item.get("client_msg_id"), "session": item.get("thread_ts")}
        yield from self.message(role, text, line, authored=not bot, name=name or speaker, **known)
