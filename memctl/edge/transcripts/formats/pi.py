"""Sessions of pi and of OpenClaw, which is built on it: `{type: message, message: {role, content}}` a line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memctl.edge.transcripts.content import content_text, text_of_output
from memctl.edge.transcripts.reader import Item, Known, Reader, Turn
from memctl.model.text.regex import Lazy

_OWN = Lazy(r"\s*(Read HEARTBEAT\.md\b|A new session was started via /new or /reset\.|HEARTBEAT_OK\s*$)")
_ENVELOPE = Lazy(
    r"^(?:[\w ,]+ \(untrusted [^)\n]*\):[ \t]*\n```json\n.*?^```[ \t]*\n+|System: \[[^\]\n]*\][^\n]*(?:\n+|\Z))"
    r"|\A\[\w{3} \d{4}-\d\d-\d\d \d\d:\d\d[^\]\n]*\] ", re.M | re.S
)  # fmt: skip


class Pi(Reader):
    """~/.pi/agent/sessions/…jsonl; roles of its own for results of tools, for commands and for summaries."""

    name = "pi"
    client = "pi"
    about = "pi sessions"
    kept = ("session", "cwd")
    piped = "glued"  # piped shell input is directly before the prompt

    @staticmethod
    def recognises(item: Item) -> bool:
        """Whether this is an entry of the tree that holds a message; those of the first versions had no ids."""
        return _is_message(item) and ("parentId" in item or "id" not in item)

    def item(self, item: Item, line: int) -> Iterator[Turn]:
        message = item.get("message")
        if item.get("type") == "session":
            self.session = item.get("id")
            self.work_in(item.get("cwd"))
        if item.get("type") != "message" or not isinstance(message, dict):
            return
        time = item.get("timestamp") or message.get("timestamp")
        known: Known = {"time": time, "id": item.get("id")}
        role = message.get("role")
        if role == "toolResult":
            text, error = text_of_output(message.get("content")), message.get("isError") is True
            called = message.get("toolName")
            yield self.result(message.get("toolCallId"), text, line, called=called, error=error, **known)
        elif role == "bashExecution":  # a command that the user ran, with its output
            yield self.turn("user", content_text(message.get("command")), line, authored=False, **known)
            failed = message.get("exitCode") not in (None, 0)
            yield self.result("", content_text(message.get("output")), line, called="bash", error=failed, **known)
        else:
            for turn in self.message(role, message.get("content"), line, piped=self.piped, **known):
                yield _without_envelope(turn) if turn["role"] == "user" and turn["authored"] else turn


def _without_envelope(turn: Turn) -> Turn:
    """Remove from a user's turn the text that OpenClaw adds around words from a messenger, or in their place."""
    if _OWN().match(turn["text"]):
        turn["authored"] = False
    elif "(untrusted " in turn["text"] or turn["text"].startswith(("System: [", "[")):
        said = _ENVELOPE().sub("", turn["text"])
        turn["authored"] = bool(said.strip())
        turn["text"] = said if turn["authored"] else turn["text"]
    return turn


class OpenClaw(Pi):
    """~/.openclaw/agents/<agent>/sessions/…jsonl: the same without the tree."""

    name = "openclaw"
    client = "openclaw"
    about = "OpenClaw sessions"
    piped = ""

    @staticmethod
    def recognises(item: Item) -> bool:
        return _is_message(item) and "parentId" not in item and "id" in item


def _is_message(item: Item) -> bool:
    message = item.get("message")
    return item.get("type") == "message" and isinstance(message, dict) and "role" in message
