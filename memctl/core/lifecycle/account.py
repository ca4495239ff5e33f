"""The account of a memory: how it was learned, what changed it, what replaced it, and what it was of use for."""

from __future__ import annotations

from memctl.model.change import DONE, RULE
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from memctl.core.lifecycle.strength import Strength
    from memctl.model.memory import Memory

    Operation = Mapping[str, Any]

# the least strength for each word, strongest first
_WORDS = ((0.7, "strong"), (0.3, "fair"), (0.17, "weak"), (0.0, "fading"))


def strength_word(strength: Strength) -> str:
    return next(word for least, word in _WORDS if strength.value >= least)


def strength_line(strength: Strength) -> str:
    if strength.half_life is None:
        return f"{strength.value:.2f} ({strength.why})"
    times = "once" if strength.uses == 1 else f"{strength.uses} times"
    return (
        f"{strength.value:.2f} (importance {strength.importance:.2f}, idle {strength.idle} days, "
        f"half-life {strength.half_life:.0f} days, used {times})"
    )


def changes_by_id(operations: Iterable[Operation]) -> dict[str, list[dict[str, Any]]]:
    """Return id → the changes of this memory, the oldest first: `time`, `command`, `action`, `before`, `after`,
    `reason` and `rule`, unknown ones left out."""
    found: dict[str, list[dict[str, Any]]] = {}
    for operation in operations:
        for change in operation.get("changes", ()):
            told = {"time": operation["t"], "command": operation["command"], "action": change["action"]}
            more = {key: change[key] for key in ("before", "after", "reason", RULE) if change.get(key)}
            found.setdefault(str(change.get("id", "")), []).append(told | more)
    return found


def rule_of(changes: Sequence[Mapping[str, Any]]) -> str:
    """Return the rule that found the memory, "model" for a model, empty if unknown."""
    return next((str(change[RULE]) for change in changes if change.get(RULE)), "")


def change_line(change: Mapping[str, Any]) -> str:
    """Return a change as one line: time, deed, command, and the words if they changed."""
    line = f"{str(change['time']).replace('T', ' ')[:16]} {DONE.get(change['action'], change['action'])}"
    line += f" by {change['command']}"
    if change.get("reason"):
        line += f" ({change['reason']})"
    before, after = (one_line(str(change.get(key, ""))) for key in ("before", "after"))
    return f"{line}: {before} → {after}" if before and after and before != after else line


def predecessors(memory: Memory, memories: Mapping[str, Memory]) -> list[Memory]:
    """Return the memories that this one replaced, and those that they replaced, the latest first."""
    return _chain(memory, memories, lambda one: one.supersedes)


def successors(memory: Memory, memories: Mapping[str, Memory]) -> list[Memory]:
    """Return the memory that replaced this one, and those that replaced that, the next first."""
    return _chain(memory, memories, lambda one: (one.superseded_by,) if one.superseded_by else ())


def _chain(memory: Memory, memories: Mapping[str, Memory], following: Any) -> list[Memory]:
    found: dict[str, Memory] = {}
    ahead = list(following(memory))
    while ahead:
        key = ahead.pop(0)
        if key in memories and key not in found and key != memory.key:
            found[key] = memories[key]
            ahead += following(memories[key])
    return list(found.values())
