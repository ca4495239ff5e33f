"""Plain text or Markdown. Lines such as `User:`, `[2026-08-01 09:00] You said:` or `## Assistant` name the speaker. In
a text without them, `> ` marks the user's lines. In a text without either, every paragraph is the user's."""

from __future__ import annotations

import re
from collections.abc import Iterator

from memctl.edge.transcripts.reader import Turn
from memctl.edge.transcripts.text_reader import TextReader
from memctl.model.text.regex import Lazy

_LABELS = {
    "user": "user|human|you|me|h|q|question|prompt|用户|使用者|我|问|提问",
    "assistant": "assistant|agent|ai|bot|model|a|answer|claude|chatgpt|gpt|gemini|copilot|cursor|"
    "助手|助理|模型|答|回答",
    "system": "system|developer|系统",
    "tool": "tool|function|工具",
}
_LABEL = Lazy(
    r"[ \t]{0,3}(?:[-*+] )?(?:[#*]{1,6}\s+)?"
    r"(?:[\[(]?(?P<time>\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d)?Z?)[\])]?:?\s+)?(?:[^\w\s\0-\x7f]+\s?)?"
    r"(?P<mark>[*_]{1,3}|\[)?(?:"
    + "|".join(f"(?P<{role}>{words})" for role, words in _LABELS.items())
    + r")(?: said)?(?P<note> \([^()\n]{1,60}\))?(?:[*_]{1,3}|\])?"
    r"(?:[:：](?:[*_]{1,3})?(?:\s+|$|(?<=：))|\s*$|(?<=\])\s+)",
    re.I,
)
# labels that count only if there are no others
_QUESTIONS = frozenset(("h", "q", "a", "question", "answer", "prompt", "问", "提问", "答", "回答"))
_DIGITS, _RUNS = Lazy(r"\d"), Lazy(r"([^\w\s])\1+")
_HEADING = Lazy(r"(#{1,6}|\*{1,6})\s")  # of Markdown or Org
LABELS, QUOTES, PARAGRAPHS = "labels", "quotes", "paragraphs"


def has_labels(text: str) -> bool:
    """Whether lines of a text name who speaks."""
    return any(map(_label_of, text.split("\n")))


class PlainText(TextReader):
    """Read only on request, because any text would match."""

    name = "text"
    client = "text"
    about = "plain text: `User:` and `Assistant:`, or `> ` for the user, or paragraphs of the user"

    def __init__(self) -> None:
        super().__init__()
        self._manner = PARAGRAPHS
        self._passed_over: frozenset[str] = frozenset()  # words that are not labels in this text
        self._speaker = "user"
        self._style = ""  # form of the user's first label
        self._spaced: bool | None = None  # whether a blank line comes before the second label
        self._before = ""  # the previous line
        self._told = ""  # the last line that is not blank
        self._answered = False
        self._held: list[Turn] = []  # a user's turn that waits for an answer
        self._doubted = False  # the current turn may be part of another's text

    def prepare(self, head: str) -> None:
        lines = head.split("\n")
        words = {_word_of(label) for label in map(_label_of, lines) if label}
        if words:
            self._manner = LABELS
            self._passed_over = _QUESTIONS if words - _QUESTIONS else frozenset()
            self._speaker = ""  # text before the first label has no speaker
        elif any(line.startswith("> ") for line in lines):
            self._manner = QUOTES

    def line(self, line: str, number: int) -> Iterator[Turn]:
        if self._manner == LABELS:
            label = _label_of(line)
            if label and _word_of(label) not in self._passed_over:
                yield from self.end()
                self._speaker = next(role for role in _LABELS if label[role])
                self._doubted = self._may_be_quoted(label)
                self._known = {"time": label["time"] or (label["note"] or "").strip(" ()")}
                line = line[label.end() :]
            self._before, self._told = line, line.strip() or self._told
            self.gather(line, number)
        elif self._manner == QUOTES:
            speaker = "user" if line.startswith(">") else "assistant"
            if speaker != self._speaker:
                yield from self.end()
                self._speaker = speaker
                # an answer may quote the user, too: only text before the first answer is surely the user's
                self._doubted = speaker == "user" and self._answered
            self._answered = self._answered or (speaker == "assistant" and bool(line.strip()))
            self.gather(line[1:].removeprefix(" ") if speaker == "user" else line, number)
        elif line.strip():
            self.gather(line, number)
        else:
            yield from self.end()

    def spoken(self, speaker: str, text: str, line: int) -> Iterator[Turn]:
        """Yield the turn without the rule that separates it from the next."""
        before, _, last = text.rstrip().rpartition("\n")
        is_rule = len(last) >= 3 and not last.strip("-")
        turns = list(super().spoken(speaker, before.rstrip() if is_rule else text, line))
        if speaker == "user" and self._manner == LABELS and turns:
            twice = bool(self._held)
            yield from self._released(doubted=twice)
            self._held = [_doubted(turn) if twice or self._doubted else turn for turn in turns]
            return
        yield from self._released(doubted=False)
        yield from (_doubted(turn) if self._doubted and speaker == "user" else turn for turn in turns)

    def last(self) -> Iterator[Turn]:
        yield from super().last()
        yield from self._released(doubted=False)

    def _released(self, *, doubted: bool) -> Iterator[Turn]:
        """Yield the turn that was held. If the user speaks twice in a row, one of the two may be quoted in the other or
        in the answer before."""
        held, self._held = self._held, []
        yield from (_doubted(turn) if doubted else turn for turn in held)

    def _may_be_quoted(self, label: re.Match[str]) -> bool:
        """Whether a label may be part of a quoted text. Signs of this are: another form than that of the user's first
        label, no blank line before it although the second label has one, or a line before it that announces a text."""
        spaced, announced = not self._before.strip(), self._told.endswith((":", "："))
        if self._speaker != "user":
            self._spaced = spaced if self._spaced is None and self._style else self._spaced
            return False
        style = _RUNS().sub(r"\1", _DIGITS().sub("0", label[0].strip()))
        first, self._style = self._style, self._style or style
        return bool(first) and (style != first or announced or (self._spaced is True and not spaced))


def _doubted(turn: Turn) -> Turn:
    """Return the turn with the channel of an assistant, so that uncertain words of the user become pending."""
    return {**turn, "channel": "assistant"}


def _label_of(line: str) -> re.Match[str] | None:
    """Return the label at the start of a line. A single word counts only as a heading, in bold or in brackets. A note
    in parentheses belongs to the label only if that is bold, or if the note is a time."""
    found = _LABEL().match(line)
    if found is None:
        return None
    note, mark, last = found["note"], found["mark"] or "", found[0].rstrip()[-1:]
    if note and not note[2].isdigit() and "*" not in mark:
        return None
    closed = last in ":：" or (last == "]" and mark == "[") or (last in "*_" and mark not in ("", "["))
    return found if closed or _HEADING().match(line) else None


def _word_of(label: re.Match[str]) -> str:
    """Return the word that names the speaker."""
    return next(label[role].lower() for role in _LABELS if label[role])
