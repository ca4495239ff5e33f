"""The answer of a hook in the form that its client reads. One key too many, and Codex drops the whole answer."""

from __future__ import annotations

import json

from memctl.core.hooks.event import PROMPT, Event

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


# Of more than 10,000 characters Claude Code shows the model a preview only, and so does Codex of more than 2,500
# tokens, which it counts as four bytes each.
MOST_BYTES = 9_500
MOST_TOKENS = 2_300
READABLE = {"gemini-cli": "markdown", "qwen": "markdown"}  # they escape angle brackets


def answer_to(event: Event, text: str) -> str:
    """Return what to print. `text` is for the model, "" if there is nothing to say."""
    text = text.rstrip("\n").encode("utf-8", "replace").decode()
    if event.is_vscode:
        return _written(_nested(event, text))
    form = _FORMS.get(event.client)
    return _written(form(event, text)) if form else f"{text}\n" if text else ""


def _written(answer: dict[str, Any]) -> str:
    return json.dumps(answer, ensure_ascii=False) + "\n" if answer else ""


def _nested(event: Event, text: str) -> dict[str, Any]:
    return {"hookSpecificOutput": {"hookEventName": event.name, "additionalContext": text}} if text else {}


def _flat(event: Event, text: str) -> dict[str, Any]:
    return {"additionalContext": text} if text else {}


def _of_cursor(event: Event, text: str) -> dict[str, Any]:
    answer: dict[str, Any] = {"continue": True} if event.moment == PROMPT else {}
    return {**answer, "additional_context": text} if text else answer


def _of_cline(event: Event, text: str) -> dict[str, Any]:
    answer: dict[str, Any] = {"cancel": False}
    return {**answer, "contextModification": text} if text else answer


_FORMS: dict[str, Callable[[Event, str], dict[str, Any]]] = {
    "claude-code": _nested,
    "codex": _nested,
    "gemini-cli": _nested,
    "qwen": _nested,
    "copilot": _flat,
    "cursor": _of_cursor,
    "cline": _of_cline,
}
