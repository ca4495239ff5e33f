"""Text in columns for a terminal: the width of a text, and rows that never exceed the terminal.

Chinese, Japanese and Korean characters and most emoji take two columns, combining marks none. The text must not contain
control characters."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category, east_asian_width

from memctl.model.value import Value

GAP = "  "
MORE = "…"
_SHARE = 3  # a column of fixed width gets at most 1/3 of the terminal
_EMOJI = "\ufe0f"  # turns the character before it into an emoji of two columns


class Column(Value):
    """The cells of one column, from the top. The `flexible` column gets the remaining width. If columns do not fit, the
    one with the highest `rank` is dropped first; rank 0 stays. `style` names a look."""

    cells: Sequence[str]
    flexible: bool = False
    is_number: bool = False
    rank: int = 0
    style: str = ""

    def natural(self, width: int) -> int:
        """Return the width that its cells need, at most its share of the terminal."""
        widest = max(map(width_of, self.cells), default=0)
        return widest if self.flexible else min(widest, max(1, width // _SHARE))


def width_of(text: str) -> int:
    """Return the number of columns that a text takes."""
    return len(text) if text.isascii() else sum(_widths(text))


def _widths(text: str) -> list[int]:
    found: list[int] = []
    for sign in text:
        if sign == _EMOJI:
            found.append(1 if found and found[-1] == 1 else 0)
        else:
            found.append(_width(sign))
    return found


def _width(sign: str) -> int:
    if " " <= sign <= "~":
        return 1
    if category(sign) in ("Mn", "Me") or "\u1160" <= sign <= "\u11ff" or "\ud7b0" <= sign <= "\ud7fb":
        return 0  # a combining mark, or a later part of a Korean syllable
    return 2 if east_asian_width(sign) in "WF" else 1


def cut(text: str, width: int) -> str:
    """Return the text cut to this many columns. A cut ends with `…`."""
    if text.isascii():
        return text if len(text) <= width else text[: max(0, width - 1)] + MORE[:width]
    widths = _widths(text)
    if sum(widths) <= width:
        return text
    room, end = width - 1, 0
    while end < len(text) and widths[end] <= room:
        room -= widths[end]
        end += 1
    return text[:end] + MORE[:width]


def wrapped(text: str, width: int) -> list[str]:
    """Return the text as lines of this many columns, broken at blanks, and in long Chinese words anywhere. A path, and
    any other long word, stays whole: it must be copyable."""
    lines = [""]
    for word in text.split(" "):
        whole = word.isascii() or "/" in word or width_of(word) <= width
        gap = " "
        for piece in [word] if whole else word:
            if lines[-1] and width_of(lines[-1] + gap + piece) > width:
                lines.append(piece)
            else:
                lines[-1] += gap + piece if lines[-1] else piece
            gap = ""
    return lines


def padded(text: str, width: int, *, left: bool = False) -> str:
    """Return the text filled with blanks to this width: at its end, or at its `left`."""
    blanks = " " * (width - width_of(text))
    return blanks + text if left else text + blanks


def lay_out(columns: Sequence[Column], width: int) -> tuple[list[Column], list[list[str]]]:
    """Return (the shown columns, their rows as cells of equal width). No row exceeds `width`, GAPs included. Drops
    empty columns; drops columns by rank while the flexible column has less than it needs and less than half of the
    terminal."""
    shown = [column for column in columns if any(column.cells)]
    flexible = next((column for column in shown if column.flexible), None)
    wanted = min(flexible.natural(width), width // 2) if flexible else 0
    while (lowest := max((column.rank for column in shown), default=0)) and _room(shown, width) < wanted:
        shown.remove(next(column for column in reversed(shown) if column.rank == lowest))
    widths = _column_widths(shown, width)
    count = len(shown[0].cells) if shown else 0
    return shown, [
        [
            padded(cut(column.cells[number], size), size, left=column.is_number)
            for column, size in zip(shown, widths, strict=True)
        ]
        for number in range(count)
    ]


def _room(shown: Sequence[Column], width: int) -> int:
    gaps = len(GAP) * (len(shown) - 1)
    return width - gaps - sum(column.natural(width) for column in shown if not column.flexible)


def _column_widths(shown: Sequence[Column], width: int) -> list[int]:
    """Return the width of each column. If even the fixed ones are too wide, the last ones get the rest."""
    room, left = max(0, _room(shown, width)), width
    widths = []
    for column in shown:
        wanted = min(column.natural(width), room) if column.flexible else column.natural(width)
        widths.append(max(0, min(wanted, left)))
        left -= widths[-1] + len(GAP)
    return widths
