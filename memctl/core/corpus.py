"""Memories as ranking sees them: which contain a word, how long they are, who says them, when, and beside what.

`Corpus` is built by reading every memory; an index that answers the same questions with the same numbers may take its
place. A memory is named by its number in tree order, a section (the memories under one heading) by its own."""

from __future__ import annotations

import re
from bisect import bisect_right

from memctl.core.lexicon import forms_of
from memctl.core.stem import stem
from memctl.core.words import fold, is_cjk
from memctl.model.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memctl.model.memory import Memory

_WORD = re.compile(r"[^\W_]+")
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?")
_LONGEST_NAME = 32


class Texts:
    """Folded texts searched together, since one search over all is faster than one for each."""

    __slots__ = ("joined", "starts")

    def __init__(self, texts: Sequence[str]) -> None:
        self.joined = fold("\n".join([text.replace("\n", " ") for text in texts])) + "\n"
        self.starts = [0]
        find = self.joined.find
        for _ in range(len(texts)):
            self.starts.append(find("\n", self.starts[-1]) + 1)

    def text(self, number: int) -> str:
        """One of the texts, folded."""
        return self.joined[self.starts[number] : self.starts[number + 1] - 1]

    def length(self, number: int) -> int:
        """About its number of words: five or six letters, or one CJK character with its pair, to one of them."""
        text = self.joined[self.starts[number] : self.starts[number + 1]]
        return 1 + (len(text) // 6 if text.isascii() else len(text.encode("utf-8", "surrogatepass")) // 3)

    def find(self, word: str) -> dict[int, int]:
        """How often the word, as `words.words` gives it, occurs: number of the text -> count."""
        if is_cjk(word):
            return self._count(self._places(word))
        if not word.isalnum():
            return self._count(at for at in self._places(word) if self._whole(at, at + len(word)))
        found: set[int] = set()
        for needle in _needles(word):
            found.update(at for at in self._places(needle) if at not in found and self._is_word(at, word))
        return self._count(found)

    def _places(self, needle: str) -> Iterable[int]:
        find, size = self.joined.find, len(needle)
        at = find(needle)
        while at >= 0:
            yield at
            at = find(needle, at + size)

    def _is_word(self, at: int, word: str) -> bool:
        if at and self.joined[at - 1].isalnum():
            return False
        match = _WORD.match(self.joined, at)
        return match is not None and stem(match[0]) == word

    def _whole(self, start: int, end: int) -> bool:
        return not (start and self.joined[start - 1].isalnum()) and not self.joined[end].isalnum()

    def _count(self, places: Iterable[int]) -> dict[int, int]:
        out: dict[int, int] = {}
        starts = self.starts
        for at in places:
            number = bisect_right(starts, at) - 1
            out[number] = out.get(number, 0) + 1
        return out


def _needles(word: str) -> list[str]:
    """What to look for so that every form with this stem is met: the rules change no more than a stem's last letter."""
    cut = word[-1] in "ei" or word.endswith("bl")
    return [word[:-1] if cut and len(word) > 2 else word, *forms_of(word)]


class Corpus:
    """The memories of a search. Sequences are by memory number, `section_*` by section number."""

    __slots__ = (
        "memories", "texts", "headings", "lengths", "mean_length", "sections", "section_starts", "speakers", "days", "questions",
        "openings", "_found", "_headed",
    )  # fmt: skip

    def __init__(self, memories: Sequence[Memory]) -> None:
        self.memories = memories
        self.lengths: list[int] = []
        self.sections: list[int] = []
        self.section_starts: list[int] = []
        self.speakers: list[str] = []
        self.days: list[int] = []
        self.questions: list[bool] = []
        self._found: dict[str, dict[int, int]] = {}
        self._headed: dict[str, dict[int, int]] = {}
        bodies: list[str] = []
        headings: list[str] = []
        place = ("", "")
        section_day = 0
        days: dict[str, int] = {}
        for number, memory in enumerate(memories):
            if (memory.path, memory.heading) != place or not number:
                place = (memory.path, memory.heading)
                self.section_starts.append(number)
                headings.append(f"{memory.heading} {memory.path}")
                section_day = _day_of_heading(memory)
            self.sections.append(len(headings) - 1)
            date, speaker, body = opening(memory.text)
            date = memory.since or date or memory.created
            if date not in days:
                days[date] = day_number(date) or 0
            self.days.append(days[date] or section_day)
            self.speakers.append(speaker)
            self.questions.append(_is_question(body))
            bodies.append(f"{body} {' '.join(memory.tags)}" if memory.tags else body)
        self.texts = Texts(bodies)
        self.headings = Texts(headings)
        self.lengths = [self.texts.length(number) for number in range(len(bodies))]
        self.mean_length = sum(self.lengths) / len(self.lengths) if self.lengths else 1.0

    def __len__(self) -> int:
        return len(self.memories)

    def found(self, word: str) -> dict[int, int]:
        """The memories that contain the word: number -> how often."""
        if word not in self._found:
            self._found[word] = self.texts.find(word)
        return self._found[word]

    def headed(self, word: str) -> dict[int, int]:
        """The sections whose heading or file name contains the word: number -> how often."""
        if word not in self._headed:
            self._headed[word] = self.headings.find(word)
        return self._headed[word]

    def beside(self, number: int, distance: int) -> list[int]:
        """The memories `distance` places before and after in the same file."""
        path, memories = self.memories[number].path, self.memories
        pair = (number - distance, number + distance)
        return [at for at in pair if 0 <= at < len(memories) and memories[at].path == path]

    def folded(self, number: int) -> str:
        """The folded text of a memory."""
        return self.texts.text(number)


def opening(text: str) -> tuple[str, str, str]:
    """What stands before the words of a memory that is a line of a record, and the words: "2023-11-21 Tim: Hi" is
    ("2023-11-21", "tim", "Hi"). Date and speaker are empty where they are not stated; the speaker is folded."""
    date = ""
    if text[4:5] == "-" and text[:4].isdecimal():
        date = text[:10]
        text = text[10:].lstrip(" :：-—")
    name, colon, body = text[: _LONGEST_NAME + 2].partition(":")
    if not colon:
        name, colon, body = text[: _LONGEST_NAME + 2].partition("：")
    if colon and (not body or body[0] == " " or colon == "：") and name[:1].isalpha() and name.count(" ") < 4:
        return date, fold(name).strip(), text[len(name) + 1 :]
    return date, "", text


def _is_question(body: str) -> bool:
    body = body.rstrip()
    if body.endswith("]"):  # "… you? [shared image: a dog]"
        body = body[: body.rfind("[")].rstrip()
    return body.endswith(("?", "？"))


def _day_of_heading(memory: Memory) -> int:
    match = _DATE.search(memory.heading) or _DATE.search(memory.path)
    return (day_number(match[0]) or 0) if match else 0
