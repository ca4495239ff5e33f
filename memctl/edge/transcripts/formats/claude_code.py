"""Claude Code: one JSON object a line in ~/.claude/projects/<directory>/<session>.jsonl, and `claude -p` with
`--output-format stream-json`, which is nearly the same."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Item, Turn

_TYPES = ("user", "assistant", "human")
_BEGINNINGS = {"summary": "leafUuid", "file-history-snapshot": "snapshot"}  # type → a key that it has
_PIPED = "after"  # with -p the client puts what a shell pipes behind the prompt, after a line break
_NOT_SAID = (
    "isMeta",
    "isCompactSummary",
    "isVisibleInTranscriptOnly",
    "isSidechain",
    "isApiErrorMessage",
    "isSynthetic",
)


class ClaudeCode(Reader):
    """`{type: user|assistant, message, uuid, sessionId, timestamp}`; all other types of line are the client's notes."""

    name = "claude-code"
    client = "claude-code"
    about = "Claude Code sessions, and claude -p --output-format stream-json"

    @staticmethod
    def recognises(item: Item) -> bool:
        """A user's or assistant's line that wraps a message, or what a session may begin with."""
        kind, message = item.get("type"), item.get("message")
        if isinstance(kind, str) and kind in _BEGINNINGS and _BEGINNINGS[kind] in item:
            return True
        if isinstance(kind, str) and kind not in _TYPES and isinstance(item.get("sessionId"), str):
            return True
        return kind in _TYPES and isinstance(message, dict) and "content" in message

    def state(self) -> Any:
        """The directory, which lines of `claude -p` do not name; lines say all else themselves."""
        return [self.cwd]

    def resume(self, state: Any) -> None:
        """Go on from what `state` gave."""
        (self.cwd,) = state

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        """The turns of one line."""
        self.work_in(item.get("cwd"))
        if item.get("type") == "attachment":
            item = _typed_meanwhile(item)
        message = item.get("message")
        if item.get("type") not in _TYPES or not isinstance(message, dict):
            return
        yield from self.message(
            message.get("role") or item["type"],
            message.get("content"),
            line,
            time=item.get("timestamp"),
            id=item.get("uuid"),
            session=item.get("sessionId") or item.get("session_id"),
            authored=_said(item, message),
            piped=_PIPED if item.get("entrypoint") == "sdk-cli" and item.get("promptSource") in (None, "sdk") else "",
        )


def _typed_meanwhile(item: Item) -> Item:
    """An attachment as a line of the user's, where it holds what was typed while the model was at work."""
    held = item.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "queued_command":
        return item
    if held.get("commandMode") not in (None, "prompt"):
        return item
    marks = {key: held[key] for key in ("origin", "isMeta") if key in held}
    return {**item, **marks, "type": "user", "message": {"content": held.get("prompt")}}


def _said(item: Item, message: Item) -> bool:
    """Whether a person, or the model in the main thread, said this."""
    if any(item.get(mark) is True for mark in _NOT_SAID) or item.get("parent_tool_use_id") or "planContent" in item:
        return False
    origin = item.get("origin")
    if isinstance(origin, dict) and origin.get("kind") not in (None, "human"):
        return False
    return "toolUseResult" not in item and message.get("model") != "<synthetic>"
