"""The author of a turn's words."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHANNELS = ("assistant", "tool", "web", "file")  # most trusted first


def is_authored(turn: dict[str, Any]) -> bool:
    """Whether the owner of the role wrote it. Any value except `true` denies it."""
    return turn.get("authored") in (True, None)


def is_written(turn: dict[str, Any]) -> bool:
    """Whether its speaker wrote it: not a client or a tool."""
    return is_authored(turn) and "tool" not in turn


def channel_of(turn: dict[str, Any]) -> str:
    """Return the channel of a turn. A stated channel counts, unless it claims more trust than the role has."""
    role, stated = str(turn.get("role")), turn.get("channel")
    if role in ("user", "assistant") and stated in (None, "", role, "user"):
        return role
    return str(stated) if stated in CHANNELS else "tool" if role == "tool" else "file"


def is_own(turn: dict[str, Any]) -> bool:
    """Whether the words belong to the role that says them."""
    return is_written(turn) and channel_of(turn) == turn.get("role")
