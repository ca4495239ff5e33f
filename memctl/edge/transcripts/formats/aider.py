"""aider's history, .aider.chat.history.md: many sessions in a row. The user's lines begin with `#### `, aider's own
with `> `; all others are the model's."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from memctl.edge.transcripts.formats.plain_text import has_labels
from memctl.edge.transcripts.reader import Turn
from memctl.edge.transcripts.text_reader import TextReader
from memctl.model.text.regex import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SESSION = Lazy(r"# aider chat started at (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)\s*$")
_HEADER = Lazy(r"^# aider chat started at \d{4}-\d\d-\d\d ", re.M)
_MARKS = {"####": "user", ">": "tool"}
_HISTORY = ".aider.chat.history.md"  # in the directory that aider works in, unless the user renamed it
_END = "  "
_COMMAND = Lazy(r"/[a-z][a-z-]*(?=\s|$)")
_OF_FILES = ("/add", "/drop", "/read-only", "/read", "/lint", "/edit")  # commands that take names of files
_ASKING = Lazy(r"/(ask|code|architect|context)\s+")  # commands that send words to the model


class Aider(TextReader):
    """Sessions begin with `# aider chat started at `; there are no other times."""

    name = "aider"
    client = "aider"
    about = "aider history (.aider.chat.history.md)"
    kept = ("_known", "_ended", "_begun", "_before")

    def __init__(self) -> None:
        super().__init__()
        self._ended: list[str] = []  # marks of lines that end with two spaces, as aider writes its lines
        self._begun = False  # whether the user has spoken in the current session
        self._commanded = False  # whether the last line was a command to aider, which is a turn of its own
        self._naming = False  # whether that command takes names of files
        self._before = "tool"  # author of the last line that is not blank
        self._parted = False  # whether the last line was blank
        # whether the current turn follows the model's words: aider ends each answer with a line of its own
        self._forged = False

    @staticmethod
    def recognises_text(head: str) -> bool:
        """Whether the text has a session's first line, which may stand behind others: a history that was cut, or shown
        by a command. A chat of other labels may quote one."""
        header = _HEADER().search(head)
        return header is not None and not has_labels(head[: header.start()])

    def locate(self, path: str) -> None:
        if os.path.basename(path) == _HISTORY:
            self.work_in(os.path.dirname(os.path.abspath(path)))

    def prepare(self, head: str) -> None:
        """Check whether lines still end in spaces: then a reply cannot fake a user's line."""
        lines = [line.rstrip("\r") for line in head.split("\n")[:-1]]
        for mark in _MARKS:
            first = next((line for line in lines if line.startswith(mark)), "")
            self._ended += [mark] if first.endswith(_END) else []

    def state(self) -> Any:
        """Return None during a turn."""
        return None if self._lines or self._fence else super().state()

    def breaks_fence(self, line: str) -> bool:
        """Whether aider speaks here: its lines follow each reply, complete or not."""
        return line.startswith("> Tokens: ") or (">" in self._ended and self._split(line)[0] == "tool")

    def line(self, line: str, number: int) -> Iterator[Turn]:
        if started := _SESSION().match(line):
            yield from self.end()
            self._known = {"time": started[1], "session": started[1].replace(" ", "T")}
            self._begun = False
            return
        speaker, text = self._split(line)
        if not line.strip() and self._speaker != "assistant":
            self._parted = True
            return  # aider writes the user's blank lines with their mark
        command = _COMMAND().match(text) if speaker == "user" else None
        again = speaker == "user" and self._parted  # a user's line that does not continue the last one
        self._parted = False
        goes_on = speaker == "user" and self._naming and not again  # names of files on lines of their own
        if speaker != self._speaker or command or (self._commanded and not goes_on) or again:
            yield from self.end()
            if speaker == "user":
                self._forged = self._before == "assistant" or (again and self._before == "user")
            self._speaker = speaker
            self._commanded = command is not None and not _ASKING().match(text)
            self._naming = command is not None and command[0] in _OF_FILES
        if line.strip():
            self._before = "tool" if self._commanded else speaker
        self.gather(text, number)

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """Yield the turn of a speaker. A user's command to aider is no turn for the model. Before the user has spoken,
        aider prints its own command line, which may contain the user's words: it is no tool output."""
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
        """Return (speaker, the speaker's part of the line)."""
        for mark, speaker in _MARKS.items():
            if line.startswith(mark) and (mark not in self._ended or line.endswith(_END)):
                return speaker, line.removeprefix(mark).removeprefix(" ").removesuffix(_END)
        return "assistant", line
