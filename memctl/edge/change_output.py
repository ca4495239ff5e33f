"""Print changes, in the same way for every command that makes some."""

from __future__ import annotations

from memctl.edge import stream
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.model.change import Change
    from memctl.model.tables.command import Call


def put_changes(changes: Sequence[Change], call: Call) -> None:
    """Write changes to stdout: records (--json), ids each ended by a NUL (-0), rows for a person at a terminal, or
    `action TAB id TAB path:line TAB reason TAB text`: always five columns, some of them possibly empty."""
    if call.flag("json"):
        for change in changes:
            stream.put_record(change.record())
    elif call.flag("null"):
        for change in changes:
            stream.put(change.id, end="\0")
    elif stream.stdout_is_terminal():
        from memctl.edge.table import show_changes  # most output goes to programs

        show_changes(changes)
    else:
        for change in changes:
            stream.put_columns(change.action, change.id, change.place, change.reason, one_line(change.text))
