"""Whose words a turn record holds."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHANNELS = ("assistant", "tool", "web", "file")  # from the one that is trusted most to the one that is trusted least


def is_authored(turn: dict[str, Any]) -> bool:
    """Whether the owner of the role wrote it. A record that says anything but `true` denies it, in whatever form."""
    return turn.get("authored") in (True, None)


def is_written(turn: dict[str, Any]) -> bool:
    """Whether its speaker wrote it: no client put it there, and no tool printed it."""
    return is_authored(turn) and "tool" not in turn


def channel_of(turn: dict[str, Any]) -> str:
    """Where the words of a turn come from. A stated channel holds, unless it claims more than the role does."""
    role, stated = str(turn.get("role")), turn.get("channel")
    if role in ("user", "assistant") and stated in (None, "", role, "user"):
        return role
    return str(stated) if stated in CHANNELS else "tool" if role == "tool" else "file"


def is_own(turn: dict[str, Any]) -> bool:
    """Whether the words are those of the one in whose role they are said."""
    return is_written(turn) and channel_of(turn) == turn.get("role")
