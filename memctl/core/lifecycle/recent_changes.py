"""Recent changes in words: a line for each change, grouped by day, with counts by kind."""

from __future__ import annotations

from memctl.core.lifecycle.history import change_text
from memctl.model.text.columns import GAP, cut, padded, width_of
from memctl.model.text.dates import day_number
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.patch import Operation

_WORDS = {
    "add": "learned", "supersede": "corrected", "update": "changed", "merge": "merged", "restore": "restored",
    "boost": "boosted", "forget": "forgotten",
}  # fmt: skip
_ORDER = (*_WORDS.values(), "faded", "undone", "waiting")  # order of the counts
_WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_INDENT = 2


def change_events(operations: Iterable[Operation]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Yield (date, word for the change, the change) for each change except skips."""
    for operation in operations:
        for change in operation["changes"]:
            if change["action"] != "skip":
                yield operation["t"][:10], _word_for(change, operation), change


def _word_for(change: Mapping[str, Any], operation: Operation) -> str:
    action = str(change["action"])
    if operation.get("undoes"):
        return "undone"
    if action == "forget" and operation.get("command") == "decay":
        return "faded"
    if action == "add" and str(change.get("reason")).startswith("pending"):
        return "waiting"
    return _WORDS.get(action, action)


def count_by_kind(words: Sequence[str]) -> str:
    """Return the count of each word, such as `3 learned, 1 corrected`, or ""."""
    return ", ".join(f"{words.count(word)} {word}" for word in _ORDER if word in words)


def summarize_changes(operations: Iterable[Operation], width: int) -> list[str]:
    """Return the changes of operations in lines of at most `width`: days in the order of the operations, a line for
    each change, counts at the end."""
    found = list(change_events(operations))
    words = [word for _, word, _ in found]
    widest = max(map(width_of, words), default=0)
    lines, day = [], ""
    for date, word, change in found:
        if date != day:
            lines += ["", cut(_day(date), width)]
            day = date
        head = f"{' ' * _INDENT}{padded(word, widest)}{GAP}"
        lines.append(cut(head + _text(change, max(0, width - width_of(head))), width))
    return [*lines[1:], "", *_folded(count_by_kind(words), width)] if found else []


def _day(date: str) -> str:
    number = day_number(date)
    return f"{_WEEKDAYS[(number - 1) % 7]} {date}" if number else date


def _text(change: Mapping[str, Any], width: int) -> str:
    """Return the text of a change; for a correction `old → new`, each with half of the room if needed."""
    old, new = one_line(change.get("before") or ""), one_line(change.get("after") or "")
    if not (old and new) or old == new:
        return change_text(change) or "(purged)"
    arrow = " → "
    room = max(0, width - len(arrow))
    half = max(room // 2, room - width_of(new))
    return cut(old, half) + arrow + cut(new, room - min(half, width_of(old)))


def _folded(text: str, width: int) -> list[str]:
    """Return the counts in lines of at most this width."""
    lines: list[str] = []
    for part in text.split(", "):
        if lines and width_of(lines[-1]) + len(part) + 2 <= width:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return [cut(line, width) for line in lines]
