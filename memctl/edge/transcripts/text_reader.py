"""What the formats that are plain text have in common: they are read line by line, and a turn is many lines."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import MAX_TEXT, Reader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Item, Turn

LONGEST_FENCED = 4096  # lines


def _fence_of(line: str) -> str:
    """The mark at the beginning of a line that opens or closes a code block."""
    text = line.lstrip(" ")
    mark = text[: len(text) - len(text.lstrip(text[:1]))] if text[:1] in ("`", "~") else ""
    return mark if len(mark) >= 3 and mark[0] not in text[len(mark) :] else ""


class TextReader(Reader):
    """Gathers lines to turns. A subclass says of each line whom it belongs to."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._kept = 0
        self._begin = 0
        self._speaker = ""
        self._known: dict[str, Any] = {}
        self._fence = ""  # the mark of the code block that is open
        self._fenced: list[tuple[str, int]] = []  # its lines, which are the speaker's own if it is ever closed

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

    def lines(self, line: str, number: int) -> Iterator[Turn]:
        """The turns that this line completes. Whose the lines of a code block are is said by its first line; a block
        that is not closed is none, for it shall not swallow what others say."""
        mark = _fence_of(line)
        if not self._fence:
            self._fence = mark
            yield from self.line(line, number)
        elif mark and line.strip() == mark and mark.startswith(self._fence):
            self._fence = ""
            for each in (*self._fenced, (line, number)):
                self.gather(*each)
            self._fenced.clear()
        elif mark or self.breaks_fence(line) or len(self._fenced) > LONGEST_FENCED:
            yield from self._unfenced()
            yield from self.lines(line, number)
        else:
            self._fenced.append((line, number))

    def breaks_fence(self, line: str) -> bool:
        """Whether this line can stand in no code block."""
        return False

    def _unfenced(self) -> Iterator[Turn]:
        """A block that was never closed, read as if it were none."""
        lines, self._fenced, self._fence = self._fenced, [], ""
        for line, number in lines:
            yield from self.line(line, number)

    def last(self) -> Iterator[Turn]:
        """The turns that the end of the input completes."""
        yield from self._unfenced()
        yield from self.end()

    def line(self, line: str, number: int) -> Iterator[Turn]:
        """The turns that this line completes, which stands in no code block."""
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
