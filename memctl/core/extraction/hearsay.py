"""What is only repeated: words of a tool, a page or a file keep the channel that they came by in an assistant's mouth,
and whole sentences that somebody else wrote do in a person's message, who has pasted them."""

from __future__ import annotations

from collections import deque

from memctl.model.text import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

CHANNELS = ("assistant", "tool", "web", "file")  # from the one that is trusted most to the one that is trusted least
_ROW = 3  # words, or Chinese characters, that are compared together
_SHARE = 0.5  # of a statement's rows, from which on an assistant repeats
_PASTED, _PASTED_ROWS = (
    0.9,
    6,
)  # share and number of rows from which on a person has pasted; what is shorter is agreed to
_KEPT = 50_000  # rows that are remembered, the latest: memory does not grow with the transcript
_KEPT_LETTERS = 10 * _KEPT


class Hearsay:
    """Remembers what was not said by a person, and knows it again in what others say."""

    def __init__(self) -> None:
        self._rows: dict[int, str] = {}
        self._waiting: deque[tuple[str, str]] = deque()  # heard, and not taken to pieces before somebody asks
        self._letters = 0

    def hear(self, turn: dict[str, Any]) -> None:
        """Remember the words of a turn of an assistant, a tool, a page or a file."""
        text = str(turn.get("text", ""))[:_KEPT_LETTERS]
        self._waiting.append((channel_of(turn), text))
        self._letters += len(text)
        while self._letters - len(self._waiting[0][1]) > _KEPT_LETTERS:
            self._letters -= len(self._waiting.popleft()[1])

    def channel(self, text: str, speaker: str) -> str:
        """The channel that a statement of a speaker came by: another's, where most of its words were heard by that."""
        rows = _rows_of(text)
        pasted = speaker == "user"
        if pasted and len(rows) < _PASTED_ROWS:
            return speaker
        self._take_in()
        heard = [self._rows[row] for row in rows if row in self._rows and self._rows[row] != speaker]
        if not heard or len(heard) < (_PASTED if pasted else _SHARE) * len(rows):
            return speaker
        return max(CHANNELS, key=heard.count)

    def _take_in(self) -> None:
        while self._waiting:
            channel, text = self._waiting.popleft()
            for row in _rows_of(text):
                before = self._rows.pop(row, channel)  # an assistant does not make its own what a page said first
                self._rows[row] = before if channel == CHANNELS[0] else channel
        self._letters = 0
        while len(self._rows) > _KEPT:
            del self._rows[next(iter(self._rows))]


def channel_of(turn: dict[str, Any]) -> str:
    """Where the words of a turn come from."""
    role, stated = str(turn.get("role")), str(turn.get("channel"))
    if role in ("user", "assistant"):
        return role
    return stated if stated in CHANNELS else "tool" if role == "tool" else "file"


def _rows_of(text: str) -> list[int]:
    form = normal_form(text)
    words = form.split()
    if not form.isascii():
        words = [part for word in words for part in ([word] if word.isascii() else word)]
    if len(words) < _ROW:
        return [hash(tuple(words))] if words else []
    return list(map(hash, zip(*[words[start:] for start in range(_ROW)], strict=False)))
