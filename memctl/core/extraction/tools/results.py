"""What tools showed in the last exchange, as context for the next prompt."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from memctl.core.safety.private import public_turns
from memctl.model.record import VERSION
from memctl.model.text.lines import one_line
from memctl.model.turn import is_authored

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

MOST = 5  # results, the last ones
LONGEST = 400  # characters of each


def shown_by_tools(turns: Iterable[Record]) -> list[Record]:
    """Candidates from the results of tools since the user's last message, the newest of them, each cut to its
    beginning. Their channel is that of the tool: nobody said this."""
    results: deque[Record] = deque(maxlen=MOST)
    for turn in public_turns(turns):
        if turn.get("role") == "user" and is_authored(turn):
            results.clear()
        elif turn.get("role") == "tool" and str(turn.get("text", "")).strip():
            results.append(_candidate(turn))
    return list(results)


def _candidate(turn: Record) -> Record:
    tool = turn.get("tool")
    tool = tool if isinstance(tool, dict) else {"name": tool}
    shown = one_line(turn["text"][: 4 * LONGEST])
    shown = shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
    verb = "failed" if tool.get("error") else "showed"
    evidence = {key: turn[key] for key in ("client", "session", "line", "time") if turn.get(key) is not None}
    return {
        "v": VERSION,
        "kind": "candidate",
        "text": f"{tool.get('name') or 'A tool'} {verb}: {shown}",
        "type": "context",
        "op": "add",
        "channel": turn.get("channel") or "tool",
        "data": {"once": True},
        "evidence": evidence,
    }
