"""The base of plain-text formats: they are read line by line, and a turn has many lines."""

from __future__ import annotations

from collections.abc import Iterator

from memctl.edge.transcripts.reader import MAX_TEXT, Item, Reader, Turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


LONGEST_FENCED = 4096  # lines


def _fence_of(line: str) -> str:
    """Return the mark at the start of a line that opens or closes a code block."""
    text = line.lstrip(" ")
    mark = text[: len(text) - len(text.lstrip(text[:1]))] if text[:1] in ("`", "~") else ""
    return mark if len(mark) >= 3 and mark[0] not in text[len(mark) :] else ""


class TextReader(Reader):
    """Gathers lines into turns. A subclass decides to whom each line belongs."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[str] = []
        self._kept = 0
        self._begin = 0
        self._speaker = ""
        self._known: dict[str, Any] = {}
        self._fence = ""  # the mark of the open code block
        self._fenced: list[tuple[str, int]] = []  # its lines; they are the speaker's own if the block is closed

    @staticmethod
    def recognises(item: Item) -> bool:
        """Never: no object has such a format."""
        return False

    @staticmethod
    def recognises_text(head: str) -> bool:
        """Whether a text that begins like this can only be of this format."""
        return False

    def prepare(self, head: str) -> None:
        """Examine the beginning before the lines come."""

    def lines(self, line: str, number: int) -> Iterator[Turn]:
        """Yield the turns that this line completes. All lines of a code block belong to the speaker of its first line.
        A block that is never closed is not a block, because it must not swallow other speakers' lines."""
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
        """Whether this line cannot be in a code block."""
        return False

    def _unfenced(self) -> Iterator[Turn]:
        """Read a block that was never closed as plain lines."""
        lines, self._fenced, self._fence = self._fenced, [], ""
        for line, number in lines:
            yield from self.line(line, number)

    def last(self) -> Iterator[Turn]:
        """Yield the turns that the end of the input completes."""
        yield from self._unfenced()
        yield from self.end()

    def line(self, line: str, number: int) -> Iterator[Turn]:
        """Yield the turns that this line, outside of code blocks, completes."""
        raise NotImplementedError

    def gather(self, line: str, number: int) -> None:
        """Add the line to the current turn. Text beyond the longest turn is dropped."""
        if not self._lines:
            self._begin = number
        if self._kept < MAX_TEXT:
            self._lines.append(line)
            self._kept += len(line) + 1

    def end(self) -> Iterator[Turn]:
        text, self._lines, self._kept = "\n".join(self._lines), [], 0
        skipped = len(text) - len(text.lstrip("\r\n"))
        begin = self._begin + text[:skipped].count("\n")
        yield from self.spoken(self._speaker, text.strip("\r\n"), begin)

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """Yield the turns of a speaker's (a role's) text."""
        yield from self.message(speaker, text, line, **self._known)
