"""Codex CLI rollouts: `{timestamp, type, payload}` a line in ~/.codex/sessions/YYYY/MM/DD/rollout-….jsonl. Releases
before 0.32 wrote bare items, and still older ones one document `{session, items}`.

A rollout holds two logs of one conversation: the model's input (response_item) and the terminal's output (event_msg).
This reader takes the first. Instructions and environment appear there as items of the user, too. Since 0.169 each
content of an item has a kind, and only the user's own words have one that begins with `user.`. In older releases the
second log shows which items a person typed: the others have no event."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from memctl.edge.transcripts.content import object_of, pieces
from memctl.edge.transcripts.formats.openai_responses import ResponseItems
from memctl.edge.transcripts.reader import Item, Known, Turn
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TYPES = ("session_meta", "response_item", "event_msg", "turn_context", "compacted", "world_state")
_SESSION = {"id", "timestamp", "instructions"}  # keys in the first line of an old rollout
_BARE = ("message", "reasoning", "function_call", "function_call_output", "local_shell_call")  # of releases before 0.32
_INJECTED = Lazy(r"\s*(# AGENTS\.md|<(INSTRUCTIONS|environment_context|user_instructions|turn_aborted)\b)", re.I)
_STDIN = Lazy(r"\s*^<stdin>[ \t]*\n(.*)\n</stdin>\s*\Z", re.S | re.M)  # shell input beside the prompt
_KINDS = "internal_chat_message_metadata_passthrough"  # holds the kinds of an item's contents
_REQUEST = Lazy(r"\A# Context from my IDE setup:.*^## My request for Codex:[ \t]*\n", re.S | re.M)


class Codex(ResponseItems):
    """Items of the Responses interface under `payload`, with the user's words checked against the events."""

    name = "codex"
    client = "codex"
    about = "Codex CLI rollouts"
    lists = frozenset(("items",))
    weak = False
    kept = ("session", "_time", "_has_events", "_subagent", "cwd")

    def __init__(self) -> None:
        super().__init__()
        self._time: object = None
        self._typed: list[Turn] = []  # events of the user without an item so far
        # the user's items, with whether a person typed each; None until it is known whether an event matches
        self._items: list[tuple[Turn, bool | None]] = []
        self._has_events = False
        self._subagent = False  # another session speaks in the user's place

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether this is a typed payload, or the beginning of an old rollout: a line of its own, or the head of a
        document."""
        if item.get("type") in _TYPES and isinstance(item.get("payload"), dict):
            return True
        session = item.get("session") if isinstance(item.get("items"), list) else item
        return isinstance(session, dict) and "type" not in session and session.keys() >= _SESSION

    def head(self, key: str, value: Any, line: int) -> Iterable[Turn]:
        if key == "session" and isinstance(value, dict):
            self._begin(value)
        return ()

    def state(self) -> Any:
        """Return None while words of the user are held back."""
        return None if self._items or self._typed else super().state()

    def item(self, item: Item, line: int) -> Iterator[Turn]:
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
            self.session = payload.get("id") or self.session
            self._subagent = "subagent" in object_of(payload.get("source"))
        elif kind == "event_msg":
            self._event(payload, line, time)
        elif kind == "response_item" and payload.get("role") == "user":
            for part, typed in _by_kind(payload):
                turns = list(self.response_item(part, line, **self._known(time)))
                self._items.extend((turn, typed) for turn in turns)
        elif kind == "response_item":
            yield from self._settled()
            yield from self.response_item(payload, line, **self._known(time))

    def _known(self, time: object) -> Known:
        return {"time": time, "authored": not self._subagent}

    def _begin(self, session: Item) -> None:
        """Read the session of an old rollout, which has only its start time."""
        self.session, self._time = session.get("id"), session.get("timestamp")

    def end(self) -> Iterable[Turn]:
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
        """Yield the turns held back: items that a person typed, items that nobody typed, and events without an item."""
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
        """Yield a turn of the user, with piped shell input as a turn of its own."""
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
    """Yield an item with whether the user typed it, or each of its contents if these have kinds."""
    content, kinds = item.get("content"), object_of(item.get(_KINDS)).get("content_item_kinds")
    if not isinstance(kinds, list) or not isinstance(content, list) or len(kinds) != len(content):
        yield item, None
        return
    for kind, block in zip(kinds, content, strict=True):
        yield {**item, "content": [block]}, isinstance(kind, str) and kind.startswith("user.")


def _request_only(turn: Turn) -> Turn:
    """Remove the list of open files that an editor puts before the request."""
    if request := _REQUEST().match(turn["text"]):
        turn["text"] = turn["text"][request.end() :].strip()
    return turn
