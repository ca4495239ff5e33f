"""Claude Code: one JSON object a line in ~/.claude/projects/<directory>/<session>.jsonl, and `claude -p` with
`--output-format stream-json`, which is nearly the same."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import Item, Reader, Turn

_TYPES = ("user", "assistant", "human")
_BEGINNINGS = {"summary": "leafUuid", "file-history-snapshot": "snapshot"}  # type → a key of that line
_PIPED = "after"  # with -p the client puts piped input after the prompt and a line break
_NOT_SAID = (
    "isMeta", "isCompactSummary", "isVisibleInTranscriptOnly", "isSidechain", "isApiErrorMessage", "isSynthetic",
)  # fmt: skip


class ClaudeCode(Reader):
    """`{type: user|assistant, message, uuid, sessionId, timestamp}`; lines of other types are the client's notes."""

    name = "claude-code"
    client = "claude-code"
    about = "Claude Code sessions, also of the web, and claude -p --output-format stream-json"
    kept = ("cwd",)  # lines of `claude -p` lack it
    lists = frozenset(("loglines",))  # as the web gives a session

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether this is a line that wraps a user's or assistant's message, or a possible first line of a session, or
        holds such lines."""
        kind, message = item.get("type"), item.get("message")
        lines = item.get("loglines")
        if isinstance(lines, list):
            return not lines or any(isinstance(line, dict) and "type" in line for line in lines)
        if isinstance(kind, str) and kind in _BEGINNINGS and _BEGINNINGS[kind] in item:
            return True
        if isinstance(kind, str) and kind not in _TYPES and isinstance(item.get("sessionId"), str):
            return True
        return kind in _TYPES and isinstance(message, dict) and "content" in message

    def item(self, item: Item, line: int) -> Iterator[Turn]:
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
    """Return an attachment with words typed while the model worked as a line of the user's."""
    held = item.get("attachment")
    if not isinstance(held, dict) or held.get("type") != "queued_command":
        return item
    if held.get("commandMode") not in (None, "prompt"):
        return item
    marks = {key: held[key] for key in ("origin", "isMeta") if key in held}
    return {**item, **marks, "type": "user", "message": {"content": held.get("prompt")}}


def _said(item: Item, message: Item) -> bool:
    """Whether a person, or the model in the main thread, wrote this."""
    if any(item.get(mark) is True for mark in _NOT_SAID) or item.get("parent_tool_use_id") or "planContent" in item:
        return False
    origin = item.get("origin")
    if isinstance(origin, dict) and origin.get("kind") not in (None, "human"):
        return False
    return "toolUseResult" not in item and message.get("model") != "<synthetic>"
