"""Codex CLI rollouts: `{timestamp, type, payload}` a line in ~/.codex/sessions/YYYY/MM/DD/rollout-….jsonl. Releases
before 0.32 wrote the items bare, and those before them one document `{session, items}`.

A rollout holds two logs of the same conversation: what the model saw (response_item) and what the terminal showed
(event_msg). The first is the one read. Instructions and environment are put there as items of the user, too. Since
0.169 each content of an item has a kind, and only that of the user's own words begins with `user.`; before, the second
log told which items a person typed: the others have no event.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import pieces
from memctl.edge.transcripts.formats.openai_responses import ResponseItems
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Item, Turn

_TYPES = ("session_meta", "response_item", "event_msg", "turn_context", "compacted", "world_state")
_SESSION = {"id", "timestamp", "instructions"}  # keys of an old rollout's first line
_BARE = ("message", "reasoning", "function_call", "function_call_output", "local_shell_call")  # of releases before 0.32
_INJECTED = Lazy(r"\s*(# AGENTS\.md|<(INSTRUCTIONS|environment_context|user_instructions|turn_aborted)\b)", re.I)
_STDIN = Lazy(r"\s*^<stdin>[ \t]*\n(.*)\n</stdin>\s*\Z", re.S | re.M)  # what a shell piped beside the prompt
_KINDS = "internal_chat_message_metadata_passthrough"  # where an item says what its contents are
_REQUEST = Lazy(r"\A# Context from my IDE setup:.*^## My request for Codex:[ \t]*\n", re.S | re.M)


class Codex(ResponseItems):
    """Items of the Responses interface under `payload`, the user's words checked against the events."""

    name = "codex"
    client = "codex"
    about = "Codex CLI rollouts"
    lists = frozenset(("items",))
    weak = False

    def __init__(self) -> None:
        super().__init__()
        self._session: object = None
        self._time: object = None
        self._typed: list[Turn] = []  # events of the user that no item has answered to yet
        # items of the user with whether they typed them; None is held until it is known whether an event answers to it
        self._items: list[tuple[Turn, bool | None]] = []
        self._has_events = False
        self._subagent = False  # another session speaks in the user's place

    @staticmethod
    def recognises(item: Item) -> bool:
        """A typed payload, or what an old rollout begins with: a line of its own, or in a document beside the items."""
        if item.get("type") in _TYPES and isinstance(item.get("payload"), dict):
            return True
        session = item.get("session") if isinstance(item.get("items"), list) else item
        return isinstance(session, dict) and "type" not in session and session.keys() >= _SESSION

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        """The session of a document."""
        if key == "session" and isinstance(value, dict):
            self._begin(value)
        return ()

    def state(self) -> Any:
        """The session and its directory, whether there are events, and whose words are the user's."""
        known = [self._session, self._time, self._has_events, self._subagent, self.cwd]
        return None if self._items or self._typed else known

    def resume(self, state: Any) -> None:
        """Go on from what `state` gave."""
        self._session, self._time, self._has_events, self._subagent, self.cwd = state

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """The turns of one line, together with those that this line settles."""
        payload, kind = item.get("payload"), item.get("type")
        if kind in _BARE:
            payload, kind = item, "response_item"
        if not isinstance(payload, dict):
            if kind is None and item.keys() >= _SESSION:
                self._begin(item)
            return
        time = item.get("timestamp") or self._time
        if kind in ("session_meta", "turn_context"):
            self.work_in(payload.get("cwd"))
        if kind == "session_meta":
            source = payload.get("source")
            self._session = payload.get("id") or self._session
            self._subagent = isinstance(source, dict) and "subagent" in source
        elif kind == "event_msg":
            self._event(payload, line, time)
        elif kind == "response_item" and payload.get("role") == "user":
            for part, typed in _by_kind(payload):
                turns = list(self.response_item(part, line, **self._known(time)))
                self._items.extend((turn, typed) for turn in turns)
        elif kind == "response_item":
            yield from self._settled()
            yield from self.response_item(payload, line, **self._known(time))

    def _known(self, time: object) -> dict[str, Any]:
        return {"time": time, "session": self._session, "authored": not self._subagent}

    def _begin(self, session: Item) -> None:
        """An old rollout, which tells the time of its beginning only."""
        self._session, self._time = session.get("id"), session.get("timestamp")

    def end(self) -> Iterable[Turn]:
        """The user's last words."""
        return self._settled()

    def _event(self, payload: Item, line: int, time: object) -> None:
        item = payload.get("item")
        if payload.get("type") == "user_message" and payload.get("kind") in (None, "plain"):
            said = payload.get("message")
        elif isinstance(item, dict) and item.get("type") == "UserMessage":
            said = item.get("content")
        else:
            return
        self._has_events = True
        for _, text, _ in pieces(said):
            self._typed.append(self.turn("user", text, line, **self._known(time)))

    def _settled(self) -> Iterator[Turn]:
        """What was held back: items that a person typed, items that nobody did, and events without an item."""
        items, events = self._items, self._typed
        self._items, self._typed = [], []
        for turn, typed in items:
            event = next((event for event in events if event["text"].strip() in turn["text"]), None)
            if event is not None and typed is not False:
                events = [each for each in events if each["text"] != event["text"]]
                turn["text"] = event["text"]
            if typed is None:
                typed = event is not None or not (self._has_events or _INJECTED().match(turn["text"]))
            turn["authored"] = typed and not self._subagent
            yield from self._apart(_request_only(turn))
        for event in events:
            yield from self._apart(_request_only(event))

    def _apart(self, turn: Turn) -> Iterator[Turn]:
        """A turn of the user, with what a shell piped beside it as a turn of its own."""
        piped = _STDIN().search(turn["text"]) if turn["authored"] and "<stdin>" in turn["text"] else None
        if piped is None:
            yield turn
            return
        said = turn["text"][: piped.start()].strip()
        if said:
            yield {**turn, "text": said, "piped": "apart"}
        known = {key: turn[key] for key in ("time", "id", "session") if key in turn}
        yield self.file("stdin", piped[1], turn["line"], **known)


def _by_kind(item: Item) -> Iterator[tuple[Item, bool | None]]:
    """The item, or its contents one by one where it says of each what it is: with whether the user typed it."""
    about, content = item.get(_KINDS), item.get("content")
    kinds = about.get("content_item_kinds") if isinstance(about, dict) else None
    if not isinstance(kinds, list) or not isinstance(content, list) or len(kinds) != len(content):
        yield item, None
        return
    for kind, block in zip(kinds, content, strict=True):
        yield {**item, "content": [block]}, isinstance(kind, str) and kind.startswith("user.")


def _request_only(turn: Turn) -> Turn:
    """Without the list of open files that an editor puts before the request."""
    if request := _REQUEST().match(turn["text"]):
        turn["text"] = turn["text"][request.end() :].strip()
    return turn
