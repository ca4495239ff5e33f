"""What an assistant only repeats: words of a tool, a page or a file keep the channel that they came by."""

from __future__ import annotations

from memctl.model.text import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHANNELS = ("tool", "web", "file")  # from the one that is trusted most to the one that is trusted least
_ROW = 3  # words, or Chinese characters, that are compared together
_SHARE = 0.5  # of a statement's rows, from which on it repeats
_KEPT = 50_000  # rows that are remembered, the latest: memory does not grow with the transcript


class Hearsay:
    """Remembers what was not said by a person, and knows it again in an assistant's words."""

    def __init__(self) -> None:
        self._rows: dict[int, str] = {}

    def hear(self, turn: dict[str, Any]) -> None:
        """Remember the words of a turn of a tool, a page or a file."""
        channel = channel_of(turn)
        for row in _rows_of(str(turn.get("text", ""))[: 10 * _KEPT]):
            self._rows.pop(row, None)
            self._rows[row] = channel
        while len(self._rows) > _KEPT:
            del self._rows[next(iter(self._rows))]

    def channel(self, text: str, otherwise: str) -> str:
        """The channel that most of a statement's words were heard by, `otherwise` where they were not."""
        rows = _rows_of(text)
        heard = [self._rows[row] for row in rows if row in self._rows]
        if not rows or len(heard) < _SHARE * len(rows):
            return otherwise
        return max(CHANNELS, key=heard.count)


def channel_of(turn: dict[str, Any]) -> str:
    """Where the words of a turn come from."""
    role, stated = str(turn.get("role")), str(turn.get("channel"))
    if role in ("user", "assistant"):
        return role
    return stated if stated in CHANNELS else "tool" if role == "tool" else "file"


def _rows_of(text: str) -> list[int]:
    words: list[str] = []
    for word in normal_form(text).split():
        words += [word] if word.isascii() else list(word)
    count = max(1, len(words) - _ROW + 1) if words else 0
    return [hash(tuple(words[place : place + _ROW])) for place in range(count)]
