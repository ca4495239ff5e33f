"""Memories as ranking sees them: which contain a word, how long they are, who says them, when, and beside what.

`Corpus` is built by reading every memory; an index that answers the same questions with the same numbers may take its
place. A memory is named by its number in tree order, a section (the memories under one heading) by its own."""

from __future__ import annotations

import re
from bisect import bisect_right

from memctl.core.lexicon import forms_of
from memctl.core.stem import stem
from memctl.core.words import CJK, fold, is_cjk
from memctl.model.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from memctl.model.memory import Memory

_LATIN = re.compile(rf"[^\W_{CJK}]+")
_LATIN_CHARACTER = re.compile(rf"[^\W_{CJK}]")
# "2023-11-21 Tim: …", "2023-08-31: …", "张曼婷：…": when and by whom a line was said.
_OPENING = re.compile(r"(?:\[?(\d{4}-\d\d-\d\d)[^\s:：\]]*\]?[:：]?\s+)?(?:([^\W\d_][\w .'’-]{0,30}?)\s?[:：](?=\s))?")
_DATE = re.compile(r"\d{4}-\d\d(?:-\d\d)?")
_QUESTION = re.compile(r"[?？]\s*(?:\[[^]]*\]\s*)?$")


class Texts:
    """Folded texts searched together, since one search over all is faster than one for each."""

    __slots__ = ("joined", "starts")

    def __init__(self, texts: Sequence[str]) -> None:
        self.joined = "\n".join(texts) + "\n"
        self.starts: list[int] = []
        at = 0
        for text in texts:
            self.starts.append(at)
            at += len(text) + 1

    def find(self, word: str) -> dict[int, int]:
        """How often the word, as `words.words` gives it, occurs: number of the text -> count."""
        if is_cjk(word):
            return self._count(self._places(word))
        if not word.isalnum():
            return self._count(at for at in self._places(word) if self._whole(at, at + len(word)))
        found: list[int] = []
        for needle in _needles(word):
            found.extend(at for at in self._places(needle) if self._is_word(at, word))
        return self._count(found)

    def _places(self, needle: str) -> Iterable[int]:
        find, size = self.joined.find, len(needle)
        at = find(needle)
        while at >= 0:
            yield at
            at = find(needle, at + size)

    def _is_word(self, at: int, word: str) -> bool:
        if at and _LATIN_CHARACTER.match(self.joined, at - 1):
            return False
        match = _LATIN.match(self.joined, at)
        return match is not None and stem(match[0]) == word

    def _whole(self, start: int, end: int) -> bool:
        joined = self.joined
        return not (start and _LATIN_CHARACTER.match(joined, start - 1)) and not _LATIN_CHARACTER.match(joined, end)

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
        folded: list[str] = []
        headings: list[str] = []
        place = ("", "")
        section_day = 0
        for number, memory in enumerate(memories):
            if (memory.path, memory.heading) != place or not number:
                place = (memory.path, memory.heading)
                self.section_starts.append(number)
                headings.append(fold(f"{memory.heading} {memory.path}"))
                section_day = _day_of_heading(memory)
            text = memory.text
            opening = _OPENING.match(text)
            body = text[opening.end() :] if opening else text
            date, speaker = opening.groups() if opening else (None, None)
            self.speakers.append(fold(speaker) if speaker else "")
            self.days.append(day_number(memory.since or date or memory.created) or section_day)
            self.questions.append(_QUESTION.search(text[-90:]) is not None)
            if memory.tags:
                body = f"{body} {' '.join(memory.tags)}"
            body = fold(body)
            folded.append(body)
            self.lengths.append(_length(body))
            self.sections.append(len(self.section_starts) - 1)
        self.texts = Texts(folded)
        self.headings = Texts(headings)
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

    def folded(self, number: int) -> str:
        """The folded text of a memory."""
        start = self.texts.starts[number]
        return self.texts.joined[start : self.texts.joined.find("\n", start)]


def _length(body: str) -> int:
    """About the number of words: five or six letters, or one CJK character with its pair, to one of them."""
    return 1 + (len(body) // 6 if body.isascii() else len(body.encode("utf-8", "surrogatepass")) // 3)


def _day_of_heading(memory: Memory) -> int:
    match = _DATE.search(memory.heading) or _DATE.search(memory.path)
    return (day_number(match[0]) or 0) if match else 0
