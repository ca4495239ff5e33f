"""Printing what was changed, the same way in every command that changes something."""

from __future__ import annotations

from memctl.edge import stream

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.change import Change

DONE = {
    "add": "added", "update": "updated", "boost": "boosted", "supersede": "superseded", "merge": "merged",
    "forget": "forgot", "restore": "restored", "skip": "skipped",
}  # fmt: skip


def put_change(change: Change, *, json: bool = False, null: bool = False) -> None:
    """Write a change on stdout: a record, its id and a NUL, words for a terminal, or `action TAB id TAB path:line`,
    with the reason behind another tab where there is one."""
    place = f"{change.path}:{change.line}" if change.line else change.path
    if json:
        stream.put_record(change.record())
    elif null:
        stream.put(change.id, end="\0")
    elif stream.stdout_is_terminal():
        reason = f" ({change.reason})" if change.reason else ""
        stream.put(" ".join(word for word in (DONE[change.action], change.id, change.path) if word) + reason)
    else:
        reason = f"\t{change.reason}" if change.reason else ""
        stream.put(f"{change.action}\t{change.id}\t{place}{reason}")
