"""What is only repeated: words of a tool, a page or a file keep the channel that they came by in an assistant's mouth,
and whole sentences that somebody else wrote do in a person's message, who has pasted them."""

from __future__ import annotations

from collections import deque

from memctl.model.text.lines import words_of
from memctl.model.turn import CHANNELS, channel_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ROW = 3  # words, or Chinese characters, that are compared together
_SHARE = 0.5  # of a statement's rows, from which on an assistant repeats
_PASTED, _PASTED_ROWS = 0.9, 6  # share and number of rows from which on a person pastes; what is shorter is agreed to
_KEPT = 50_000  # words that are remembered at least, the latest: memory does not grow with the transcript
_KEPT_LETTERS = 10 * _KEPT

QuotedLine = tuple[str, ...]


class Hearsay:
    """Remembers what was not said by a person, and knows it again in what others say."""

    def __init__(self) -> None:
        self._answers = _Heard()
        self._shown = _Heard()  # by tools, pages and files: an assistant does not make it its own

    def hear(self, turn: dict[str, Any]) -> None:
        """Remember the words of a turn of an assistant, a tool, a page or a file."""
        channel = channel_of(turn)
        heard = self._answers if channel == CHANNELS[0] else self._shown
        heard.hear(str(turn.get("text", ""))[:_KEPT_LETTERS], channel)

    def channel(self, text: str, speaker: str) -> str:
        """The channel that a statement of a speaker came by: another's, where most of its words were heard by that."""
        pasted = speaker == "user"
        others = (self._shown, self._answers) if pasted else (self._shown,)
        rows = _rows_of(_parted(words_of(text))) if any(others) else []
        if not rows or (pasted and len(rows) < _PASTED_ROWS):
            return speaker
        texts = [each for other in others for each in other.taken_in()]
        least = (_PASTED if pasted else _SHARE) * len(rows)
        new = 0
        for row in rows:
            for each in texts:
                if each.with_words(row):
                    break
            else:
                new += 1
                if len(rows) - new < least:
                    return speaker
        channels = [next(filter(None, (each.channel(row) for each in texts)), "") for row in rows]
        heard = [channel for channel in channels if channel]
        return max(CHANNELS, key=heard.count) if heard and len(heard) >= least else speaker


class _Heard:
    """Texts that were heard: the later ones, and as many before them."""

    def __init__(self) -> None:
        self._later, self._earlier = _Texts(), _Texts()
        self._waiting: deque[tuple[str, str]] = deque()  # heard, and not taken to pieces before somebody asks
        self._letters = 0

    def __bool__(self) -> bool:
        return bool(self._waiting or self._later.size)

    def hear(self, text: str, channel: str) -> None:
        """Remember a text."""
        self._waiting.append((channel, text))
        self._letters += len(text)
        while self._letters - len(self._waiting[0][1]) > _KEPT_LETTERS:
            self._letters -= len(self._waiting.popleft()[1])

    def taken_in(self) -> list[_Texts]:
        """All that is remembered, the later texts first; what was heard since the last time is taken to pieces."""
        while self._waiting:
            channel, text = self._waiting.popleft()
            if self._later.size > _KEPT:
                self._earlier, self._later = self._later, _Texts()
            self._later.add(text, channel)
        self._letters = 0
        return [texts for texts in (self._later, self._earlier) if texts.size]


class _Texts:
    """Texts, and which of them have a word: a number for each word, with a bit for each text. Few texts have all the
    words of a row, and only those are searched for it."""

    __slots__ = ("size", "_forms", "_channels", "_having")

    def __init__(self) -> None:
        self.size = 0  # words
        self._forms: list[str] = []  # one that was searched begins with a blank, and has one between all words
        self._channels: list[str] = []
        self._having: dict[str, int] = {}

    def add(self, text: str, channel: str) -> None:
        """Another text."""
        bit, having, known = 1 << len(self._forms), self._having, self._having.get
        words = words_of(text)
        self._forms.append(" ".join(words))
        self._channels.append(channel)
        distinct = set(words)
        self.size += len(words)
        if not text.isascii():
            others = [word for word in words if not word.isascii()]
            signs = "".join(others)
            self.size += len(signs) - len(others)
            distinct = distinct.difference(others).union(signs)
        for word in distinct:
            having[word] = known(word, 0) | bit

    def with_words(self, row: QuotedLine) -> int:
        """The bits of the texts that have all words of the row."""
        having = self._having
        found = having.get(row[0], 0)
        for word in row[1:]:
            found &= having.get(word, 0)
        return found

    def channel(self, row: QuotedLine) -> str:
        """The channel of the last text that has the row, or, where a row is shorter than rows are, is the row."""
        phrase = f" {' '.join(row)} "
        found = self.with_words(row)
        while found:
            place = found.bit_length() - 1
            form = self._parted(place)
            if phrase == form or (len(row) == _ROW and phrase in form):
                return self._channels[place]
            found ^= 1 << place
        return ""

    def _parted(self, place: int) -> str:
        form = self._forms[place]
        if form[0] != " ":
            form = self._forms[place] = f" {' '.join(_parted(form.split(' ')))} "
        return form


def _parted(words: list[str]) -> list[str]:
    """The words, each Chinese character as one."""
    parts: list[str] = []
    for word in words:
        if word.isascii():
            parts.append(word)
        else:
            parts += word
    return parts


def _rows_of(words: list[str]) -> list[QuotedLine]:
    if len(words) < _ROW:
        return [tuple(words)] if words else []
    return list(zip(*[words[start:] for start in range(_ROW)], strict=False))
