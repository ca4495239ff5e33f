"""aider's history, .aider.chat.history.md: many sessions one after the other. Lines of the user begin with `#### `,
those of aider itself with `> `; all others are the model's."""

from __future__ import annotations

import os
from collections.abc import Iterator

from memctl.edge.transcripts.text_reader import TextReader
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.edge.transcripts.reader import Turn

_SESSION = Lazy(r"# aider chat started at (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*$")
_MARKS = {"####": "user", ">": "tool"}
_HISTORY = ".aider.chat.history.md"  # lies in the directory that aider works in, unless it got another name
_END = "  "
_COMMAND = Lazy(r"/[a-z][a-z-]*(?=\s|$)")
_ASKING = Lazy(r"/(ask|code|architect|context)\s+")  # commands that say something to the model


class Aider(TextReader):
    """Sessions begin with `# aider chat started at `; the only times are theirs."""

    name = "aider"
    client = "aider"
    about = "aider history (.aider.chat.history.md)"

    def __init__(self) -> None:
        super().__init__()
        self._ended: set[str] = set()  # marks of lines that end with two spaces, as aider writes its own and the user's
        self._begun = False  # the user has spoken in the session at hand
        self._commanded = False  # the line before was a command to aider, which is a turn of its own
        self._before = "tool"  # who wrote the last line that is not blank
        self._parted = False  # the line before was blank
        # the turn at hand stands behind the model's words: aider ends each answer with a line of its own
        self._forged = False

    @staticmethod
    def recognises_text(head: str) -> bool:
        """A session's first line stands at the beginning."""
        return head.lstrip().startswith("# aider chat started at ")

    def locate(self, path: str) -> None:
        """aider works in the directory of its history."""
        if os.path.basename(path) == _HISTORY:
            self.work_in(os.path.dirname(os.path.abspath(path)))

    def prepare(self, head: str) -> None:
        """Whether the spaces at the ends of lines are there still: then a reply cannot forge a user's line."""
        lines = [line.rstrip("\r") for line in head.split("\n")[:-1]]
        for mark in _MARKS:
            first = next((line for line in lines if line.startswith(mark)), "")
            self._ended.update([mark] if first.endswith(_END) else ())

    def state(self) -> Any:
        """The session, and how lines end, while no turn is at hand."""
        known = [self._known, sorted(self._ended), self._begun, self._before]
        return None if self._lines or self._fence else known

    def resume(self, state: Any) -> None:
        """Go on from what `state` gave, for which the beginning of the file is needed no more."""
        self._known, ended, self._begun, self._before = state
        self._ended = set(ended)

    def breaks_fence(self, line: str) -> bool:
        """aider speaks after each reply, whole or not."""
        return line.startswith("> Tokens: ") or (">" in self._ended and self._split(line)[0] == "tool")

    def line(self, line: str, number: int) -> Iterator[Turn]:
        """The turns that this line completes."""
        if started := _SESSION().match(line):
            yield from self.end()
            self._known = {"time": started[1], "session": started[1].replace(" ", "T")}
            self._begun = False
            return
        speaker, text = self._split(line)
        if not line.strip() and self._speaker != "assistant":
            self._parted = True
            return  # the user's blank lines are written with their mark
        command = _COMMAND().match(text) if speaker == "user" else None
        again = speaker == "user" and self._parted  # a line of the user's that does not continue the last
        self._parted = False
        if speaker != self._speaker or command or self._commanded or again:
            yield from self.end()
            if speaker == "user":
                self._forged = self._before == "assistant" or (again and self._before == "user")
            self._speaker = speaker
            self._commanded = command is not None and not _ASKING().match(text)
        if line.strip():
            self._before = "tool" if self._commanded else speaker
        self.gather(text, number)

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """A command of the user to aider is not said to anyone. Before the user has spoken, aider prints its own
        command line, in which the user's words may stand: that is no output of a tool."""
        if speaker == "user":
            self._begun = True
            asking = _ASKING().match(text)
            text = text[asking.end() :] if asking else text
            authored = asking is not None or not _COMMAND().match(text)
            channel = "assistant" if self._forged and authored else ""
            yield from self.message("user", text, line, authored=authored, channel=channel, **self._known)
        elif not self._begun:
            return
        elif speaker == "tool" and text.strip():
            yield self.result("", text, line, called="aider", **self._known)
        else:
            yield from super().spoken(speaker, text, line)

    def _split(self, line: str) -> tuple[str, str]:
        """(speaker, what of the line is theirs)."""
        for mark, speaker in _MARKS.items():
            if line.startswith(mark) and (mark not in self._ended or line.endswith(_END)):
                return speaker, line.removeprefix(mark).removeprefix(" ").removesuffix(_END)
        return "assistant", line
