"""Tables for a person at a terminal: aligned, cut to its width, without control characters."""

from __future__ import annotations

import os
import sys

from memctl.edge import stream
from memctl.model.change import DONE, Change
from memctl.model.text.columns import GAP, Column, cut, lay_out, padded, wrapped
from memctl.model.text.dates import age_of, day_number
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from memctl.model.memory import Memory

    Places = Callable[[str], list[tuple[int, int]]]

_LOOKS = {"id": "33", "place": "35"}  # as git colours names and grep colours places
_RANKS = {"relevance": 1, "reason": 2, "time": 2, "command": 2, "age": 3, "type": 4, "channel": 4, "place": 5}
_BOLD = "1"
_USUAL_WIDTH = 80


def terminal_width() -> int:
    """Return the width of the terminal on stdout: COLUMNS, else the terminal's own."""
    said = os.environ.get("COLUMNS", "")
    if said.isascii() and said.isdigit() and int(said):
        return int(said)
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or _USUAL_WIDTH
    except (OSError, ValueError):
        return _USUAL_WIDTH


def show_changes(changes: Sequence[Change]) -> None:
    """Print each change: the action, the id, the text, the reason and the file."""
    rows = [(DONE[change.action], change.id, change.text, change.reason, change.path) for change in changes]
    show_rows(rows, ("done", "id", "text", "reason", "place"))


def show_memories(
    memories: Sequence[Memory], today: int, *, relevance: Sequence[float] = (), places: Places | None = None
) -> None:
    """Print each memory: its relevance if there is one, id, text, type, age and place. `places` returns the words of a
    text to mark."""
    rows = [
        (
            f"{relevance[number]:.2f}" if relevance else "",
            memory.key,
            memory.text,
            memory.whose,
            memory.type,
            _age(memory, today),
            memory.place,
        )
        for number, memory in enumerate(memories)
    ]
    show_rows(rows, ("relevance", "id", "text", "scope", "type", "age", "place"), places)


def _age(memory: Memory, today: int) -> str:
    day = day_number(memory.created)
    return "" if day is None else age_of(today - day)


def show_rows(rows: Sequence[Sequence[str]], names: Sequence[str], places: Places | None = None) -> None:
    """Print rows of cells. `names` are their columns: "text" gets the free width, and columns that do not fit beside it
    are left out by their rank in _RANKS."""
    columns = [
        Column(
            [clean(row[number]) for row in rows],
            flexible=name == "text",
            is_number=name == "age",
            rank=_RANKS.get(name, 0),
            style=name,
        )
        for number, name in enumerate(names)
    ]
    shown, laid = lay_out(columns, terminal_width())
    for row in laid:
        cells = [_dressed(column, cell, places) for column, cell in zip(shown, row, strict=True)]
        stream.put_shown(GAP.join(cells).rstrip())


def show_pairs(pairs: Sequence[tuple[str, str]]) -> None:
    """Print keys and values, with the values aligned and wrapped, but never cut."""
    width = max((len(key) for key, _ in pairs), default=0)
    for key, value in pairs:
        for line in wrapped(clean(value), terminal_width() - width - len(GAP)):
            stream.put_shown(f"{padded(key, width)}{GAP}{line}")
            key = ""


def clean(text: str) -> str:
    """Return the text on one line, without characters that act on a terminal."""
    return stream.visible(one_line(text))


def show_lines(lines: Iterable[str]) -> None:
    """Print lines without columns, each cut to the terminal's width."""
    width = terminal_width()
    for line in lines:
        stream.put_shown(cut(stream.visible(line), width))


def show_wrapped(lines: Iterable[str]) -> None:
    """Print lines, each wrapped to the terminal's width; what goes on stands under a deeper margin."""
    for line in lines:
        words = line.lstrip()
        margin = " " * (len(line) - len(words))
        first, *rest = wrapped(stream.visible(words), terminal_width() - len(margin) - len(GAP))
        stream.put_shown(margin + first)
        for part in rest:
            stream.put_shown(margin + GAP + part)


def _dressed(column: Column, cell: str, places: Places | None) -> str:
    if not stream.is_coloured():
        return cell
    if column.style in _LOOKS:
        words = cell.rstrip()
        return _look(words, _LOOKS[column.style]) + cell[len(words) :]
    return _marked(cell, places(cell)) if column.flexible and places else cell


def _marked(text: str, places: Iterable[tuple[int, int]]) -> str:
    """Return the text with these ranges in bold."""
    out, done = "", 0
    for start, end in places:
        out += text[done:start] + _look(text[start:end], _BOLD)
        done = end
    return out + text[done:]


def _look(text: str, code: str) -> str:
    return f"\x1b[{code}m{text}\x1b[0m" if text else ""
