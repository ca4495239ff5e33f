"""What the formats that are plain text have in common: they are read line by line, and a turn is many lines."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import MAX_TEXT, Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Item, Turn


class TextReader(Reader):
    """Gathers lines to turns. A subclass says of each line whom it belongs to."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._kept = 0
        self._begin = 0
        self._speaker = ""
        self._known: dict[str, Any] = {}

    @staticmethod
    def recognises(item: Item) -> bool:
        """No object is of such a format."""
        return False

    @staticmethod
    def recognises_text(head: str) -> bool:
        """Whether a text that begins like this can only be of this format."""
        return False

    def prepare(self, head: str) -> None:
        """Looks at the beginning before the lines come."""

    def line(self, line: str, number: int) -> Iterator[Turn]:
        """The turns that this line completes."""
        raise NotImplementedError

    def gather(self, line: str, number: int) -> None:
        """The line belongs to the turn at hand. What is beyond the longest turn is not kept."""
        if not self._lines:
            self._begin = number
        if self._kept < MAX_TEXT:
            self._lines.append(line)
            self._kept += len(line) + 1

    def end(self) -> Iterator[Turn]:
        """The turn at hand."""
        text, self._lines, self._kept = "\n".join(self._lines), [], 0
        skipped = len(text) - len(text.lstrip("\r\n"))
        begin = self._begin + text[:skipped].count("\n")
        yield from self.spoken(self._speaker, text.strip("\r\n"), begin)

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """The turns of what a speaker (a role) said."""
        yield from self.message(speaker, text, line, **self._known)
