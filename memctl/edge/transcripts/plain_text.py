"""Plain text or Markdown. Lines such as `User:` or `## Assistant` tell who speaks; where there are none, `> ` marks the
user's lines; and where there is neither, every paragraph is the user's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memctl.edge.transcripts.text_reader import TextReader
from memctl.model.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.transcripts.reader import Turn

_LABELS = {
    "user": "user|human|you|me|q|question|prompt|用户|使用者|我|问|提问",
    "assistant": "assistant|ai|bot|model|a|answer|claude|chatgpt|gpt|gemini|copilot|cursor|助手|助理|模型|答|回答",
    "system": "system|developer|系统",
    "tool": "tool|function|工具",
}
_LABEL = Lazy(
    r"(?:[#*]{1,6}\s+)?(?:[*_]{1,2})?(?:"
    + "|".join(f"(?P<{role}>{words})" for role, words in _LABELS.items())
    + r")(?:[*_]{1,2})?(?:[:：](?:[*_]{1,2})?(?:\s+|$|(?<=：))|\s*$)",
    re.I,
)
_HEADING = Lazy(r"(#{1,6}|\*{1,6})\s")  # of Markdown or Org
LABELS, QUOTES, PARAGRAPHS = "labels", "quotes", "paragraphs"


class PlainText(TextReader):
    """Only read where it is asked for: any text at all would fit."""

    name = "text"
    client = "text"
    about = "plain text: `User:` and `Assistant:`, or `> ` for the user, or paragraphs of the user"

    def __init__(self) -> None:
        super().__init__()
        self._manner = PARAGRAPHS
        self._speaker = "user"

    def prepare(self, head: str) -> None:
        """How the speakers are marked."""
        lines = head.split("\n")
        if any(_label_of(line) for line in lines):
            self._manner = LABELS
            self._speaker = ""  # what stands before the first label is nobody's
        elif any(line.startswith("> ") for line in lines):
            self._manner = QUOTES

    def line(self, line: str, number: int) -> Iterator[Turn]:
        """The turns that this line completes."""
        if self._manner == LABELS:
            label = _label_of(line)
            if label:
                yield from self.end()
                self._speaker = str(label.lastgroup)
                line = line[label.end() :]
            self.gather(line, number)
        elif self._manner == QUOTES:
            speaker = "user" if line.startswith(">") else "assistant"
            if speaker != self._speaker:
                yield from self.end()
                self._speaker = speaker
            self.gather(line[1:].removeprefix(" ") if speaker == "user" else line, number)
        elif line.strip():
            self.gather(line, number)
        else:
            yield from self.end()

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """Without the rule that parts it from the next."""
        before, _, last = text.rstrip().rpartition("\n")
        is_rule = len(last) >= 3 and not last.strip("-")
        yield from super().spoken(speaker, before.rstrip() if is_rule else text, line)


def _label_of(line: str) -> re.Match[str] | None:
    """The label at the beginning of a line. A word alone is one only as a heading or in bold."""
    found = _LABEL().match(line)
    if found is None or (found[0].rstrip()[-1:] not in ":：*_" and not _HEADING().match(line)):
        return None
    return found
