"""Memories as ranking sees them: their words, lengths, speakers, dates and neighbours.

A digest holds these facts for the memories of one file. A corpus is made of segments: one file's memories with their
digest, or thousands of files in an index; ranking treats both alike. Each memory has a number. Numbers within a file
follow its order; files come in any order. A section (the memories under one heading) has the number of its first
memory."""

from __future__ import annotations

from binascii import crc32
from bisect import bisect_right

from memctl.core.language.concepts import concepts_of
from memctl.core.language.taxonomy import kinds_of
from memctl.core.language.tokenize import fold, folded_words
from memctl.model.memory import RELATION
from memctl.model.paths import place_of
from memctl.model.segment import (
    AGENT,
    ARCHIVED,
    CORE,
    DERIVED,
    EPISODE,
    FIRST,
    IN_PROJECT,
    MOST,
    NEVER,
    PENDING,
    QUESTION,
    RELATED,
    UNTIL,
    Digest,
    FileSegment,
    joined,
    of_handle,
    of_id,
    packed,
)
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from memctl.model.memory import Memory
    from memctl.model.segment import Segment

_DATE = r"[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?"
_LONGEST_NAME = 32
SUPPOSED = 30  # memories of usual length added to the mean, so that one memory cannot move the mean of a small tree
USUAL_LENGTH = 14
_AFTER_DATE = " :：-—"
_IN_NAMES = str.maketrans("", "", " .'’-_·()")
_KINDS_OF_NOTES = """
action agreed answer bug change decided decision done event fact fix goal idea important info issue learned lesson log
meeting note outcome plan preference problem question reason reminder result rule status summary task tip todo update
warning 注意 备注 待办 任务 决定 会议 想法 总结 提醒 更新 目标 结论 计划 记录 问题 原因 教训
"""
_NO_NAMES = frozenset(_KINDS_OF_NOTES.split())
LABEL = "@"  # prefix for a word of the date or speaker before a line; no word begins with it
MOST_NAMES = 100_000  # words whose concepts and kinds are kept at a time
TAGGED = "#"  # prefix for a word that only a tag of the memory has
SPEAKS = 2  # lines of a file that a speaker must have; a name before a single line is part of the text


class Corpus:
    """The memories of a search. `lengths`, `depths` (memories before it in its section), `days` (day numbers, 0 for
    none), `flags` and `marks` (equal numbers for equal words) are indexed by memory number."""

    __slots__ = (
        "days", "depths", "flags", "lengths", "mean_length", "segments", "starts", "_folded", "_found", "_headed",
        "_in_order", "_live", "_marks", "_parted", "_speakers",
    )  # fmt: skip

    def __init__(self, segments: Sequence[Segment]) -> None:
        self.segments = segments
        self.starts = [0]
        for segment in segments:
            self.starts.append(self.starts[-1] + segment.size)
        self.lengths, self.depths, self.days, self.flags = (
            self._column(name) for name in ("lengths", "depths", "days", "flags")
        )
        self._marks: memoryview | None = None
        self._in_order = len(segments) == 1
        self._speakers: set[str] | None = None
        self._parted: tuple[dict[int, None], list[tuple[Segment, int, Iterable[int]]]] | None = None
        self._live = sum(segment.live for segment in segments)
        total = sum(segment.total for segment in segments)
        self.mean_length = (total + SUPPOSED * USUAL_LENGTH) / (self._live + SUPPOSED)
        self._found: dict[str, dict[int, int]] = {}
        self._folded: dict[int, str] = {}
        self._headed: dict[str, dict[int, int]] = {}

    def __len__(self) -> int:
        return self._live

    def _column(self, name: str) -> memoryview:
        return joined([segment.column(name) for segment in self.segments])

    @property
    def marks(self) -> memoryview:
        """The marks, which few questions need."""
        if self._marks is None:
            self._marks = self._column("marks")
        return self._marks

    def numbers(self) -> Iterator[int]:
        """Yield the number of every memory."""
        for segment, start in zip(self.segments, self.starts, strict=False):
            at = start
            for first, end in segment.gone():
                yield from range(at, start + first)
                at = start + end
            yield from range(at, start + segment.size)

    def flagged(self, mask: int) -> Iterator[int]:
        """Yield the numbers of the memories with one of these flags."""
        marked = bytes(self.flags).translate(bytes([1 if flags & mask else 0 for flags in range(256)]))
        gone = {
            start + number
            for segment, start in zip(self.segments, self.starts, strict=False)
            for first, end in segment.gone()
            for number in range(first, end)
        }
        at = marked.find(1)
        while at >= 0:
            if at not in gone:
                yield at
            at = marked.find(1, at + 1)

    def marked(self, mark: int) -> list[int]:
        """Return the numbers of the memories with this mark."""
        return [
            start + number
            for segment, start in zip(self.segments, self.starts, strict=False)
            for number in segment.marked(mark)
        ]

    def found(self, word: str) -> dict[int, int]:
        """Return {number: count} for the memories that contain the word."""
        known = self._found.get(word)
        if known is None:
            known = self._found[word] = self._joined([segment.found(word) for segment in self.segments])
        return known

    def headed(self, word: str) -> dict[int, int]:
        """Return {section: count} for the sections whose heading or file name contains the word."""
        known = self._headed.get(word)
        if known is None:
            known = self._headed[word] = self._joined([segment.headed(word) for segment in self.segments])
        return known

    def _joined(self, parts: list[dict[int, int]]) -> dict[int, int]:
        if len(parts) == 1:
            return parts[0]
        out: dict[int, int] = {}
        for start, part in zip(self.starts, parts, strict=False):
            if part:
                out.update({number + start: count for number, count in part.items()} if start else part)
        return out

    def beside(self, number: int, distance: int) -> list[int]:
        """Return the memories `distance` places before and after in the same file."""
        flags, out = self.flags, []
        if distance == 1:  # by far the most frequent case
            if not flags[number] & FIRST:
                out.append(number - 1)
            if number + 1 < len(flags) and not flags[number + 1] & FIRST:
                out.append(number + 1)
            return out
        at, end = number, number - distance
        while at > end and not flags[at] & FIRST:
            at -= 1
        if at == end:
            out.append(at)
        at, end = number, number + distance
        while at < end and at + 1 < len(flags) and not flags[at + 1] & FIRST:
            at += 1
        if at == end:
            out.append(at)
        return out

    def section(self, number: int) -> int:
        """Return the section of a memory."""
        return number - self.depths[number]

    def _segment(self, number: int) -> tuple[Segment, int]:
        at = bisect_right(self.starts, number) - 1
        return self.segments[at], number - self.starts[at]

    def memory(self, number: int) -> Memory:
        """Return the memory."""
        segment, own = self._segment(number)
        return segment.memory(own)

    def place(self, number: int) -> tuple[str, int]:
        """Return the sort key of a memory in the order of the tree."""
        if self._in_order:
            return "", number
        segment, own = self._segment(number)
        return segment.place(own)

    def path(self, number: int) -> str:
        """Return the file of a memory."""
        segment, own = self._segment(number)
        return segment.place(own)[0]

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        """Return the numbers in the order of the tree."""
        return sorted(numbers) if self._in_order else sorted(numbers, key=self.place)

    def speaker(self, number: int) -> str:
        """Return the folded name of a memory's speaker, or ""."""
        if not self.speakers():
            return ""
        segment, own = self._segment(number)
        return segment.speaker(own)

    def speakers(self) -> set[str]:
        """Return the names of all speakers."""
        if self._speakers is None:
            self._speakers = {name for segment in self.segments for name in segment.speakers() if name}
        return self._speakers

    def folded(self, number: int) -> str:
        """Return the folded text of a memory."""
        known = self._folded.get(number)
        if known is None:
            body = _with_tags(self.body(number), self.memory(number))
            known = self._folded[number] = fold(body.replace("\n", " "))
        return known

    def body(self, number: int) -> str:
        """Return the text of a memory without its date and speaker."""
        return _body(self.memory(number).text, self.speaker(number))

    def counts(self, word: str, among: dict[int, None]) -> list[tuple[int, int]]:
        """Return (number, count) for the memories in `among` that contain the word; quicker than `found`."""
        found = self._found.get(word)
        if found is not None:
            return [(number, found[number]) for number in among.keys() & found.keys()]
        out: list[tuple[int, int]] = []
        for segment, start, numbers in self._apart(among):
            counted = segment.counts(word, numbers)
            out += [(number + start, count) for number, count in counted] if start else counted
        return out

    def _apart(self, among: dict[int, None]) -> list[tuple[Segment, int, Iterable[int]]]:
        """Return the numbers by segment: (segment, its first number, the numbers in it)."""
        if len(self.segments) == 1:
            return [(self.segments[0], 0, among)]
        if self._parted is None or self._parted[0] is not among:
            own: dict[int, list[int]] = {}
            for number in among:
                own.setdefault(bisect_right(self.starts, number) - 1, []).append(number)
            apart: list[tuple[Segment, int, Iterable[int]]] = [
                (self.segments[at], self.starts[at], [number - self.starts[at] for number in numbers])
                for at, numbers in own.items()
            ]
            self._parted = among, apart
        return self._parted[1]

    def members(self, first: int) -> range:
        """Return the memories of a section."""
        depths, end = self.depths, first + 1
        while end < len(depths) and depths[end] == end - first:
            end += 1
        return range(first, end)

    def count(self, word: str) -> int:
        """Return the number of memories that contain the word; quicker than `found`."""
        known = self._found.get(word)
        return sum([segment.count(word) for segment in self.segments]) if known is None else len(known)


def corpus_of(memories: Iterable[Memory]) -> Corpus:
    """Return the corpus of memories in tree order (path, then line)."""
    files: list[list[Memory]] = []
    for memory in memories:
        if not files or files[-1][-1].path != memory.path:
            files.append([])
        files[-1].append(memory)
    return Corpus([FileSegment(file[0].path, file, digest(file)) for file in files])


def digest(memories: Sequence[Memory]) -> Digest:
    """Return the digest of one file's memories, given in file order."""
    first, heading, section_day = 0, None, 0
    depths, days, speakers, bodies, labels, flags = [], [], [], [], [], bytearray()
    headings: dict[int, str] = {}
    openings = [opening(memory.text) for memory in memories]
    said: dict[str, int] = {}
    for _, speaker, _ in openings:
        said[speaker] = said.get(speaker, 0) + 1
    for number, memory in enumerate(memories):
        if memory.heading != heading:
            first, heading = number, memory.heading
            headings[first] = f"{memory.heading} {place_of(memory.path)}"
            section_day = _day_of_heading(memory)
        date, speaker, _ = openings[number]
        if speaker and said[speaker] < SPEAKS:
            speaker = ""
        body = _body(memory.text, speaker)
        depths.append(number - first)
        days.append((day_number(memory.since or date or memory.created) or 0) or section_day)
        speakers.append(speaker)
        bodies.append(_with_tags(body, memory))
        labels.append(memory.text[: len(memory.text) - len(body)])
        flags.append(_flags(memory) | (0 if number else FIRST) | (QUESTION if _is_question(body) else 0))
    folded = _fold_all(bodies) if bodies else []
    lengths = packed([_length(text) for text in folded])
    counts = [_counted(text) for text in folded]
    _add_labels(counts, labels)
    _add_tagged(counts, memories, bodies)
    titles = dict(zip(headings, map(_counted, _fold_all(headings.values())), strict=False))
    marks = packed([crc32(memory.text.encode("utf-8", "surrogatepass")) for memory in memories], 4)
    columns = lengths, packed(depths), packed(days), bytes(flags), marks
    handles, ids = [of_handle(memory.handle) for memory in memories], [of_id(memory.id) for memory in memories]
    return Digest(*columns, speakers, counts, titles, packed(handles, 4), packed(ids, 4), bytes(map(_bonds, memories)))


def _fold_all(texts: Iterable[str]) -> list[str]:
    """Return the folded texts. Folding all at once is faster than one by one, but other alphabets are slow to fold."""
    lines = [text.replace("\n", " ") for text in texts]
    plain = [line.isascii() for line in lines]
    folded = [
        iter(
            fold("\n".join([line for line, is_plain in zip(lines, plain, strict=True) if is_plain is wanted])).split(
                "\n"
            )
        )
        for wanted in (False, True)
    ]
    return [next(folded[is_plain]) for is_plain in plain]


def _counted(folded: str) -> dict[str, int]:
    """Return how often a text has each word, and each concept and kind of its words."""
    from collections import Counter  # most questions read no file

    counts = dict(Counter(folded_words(folded)))
    for word, count in [*counts.items()]:
        names = _NAMES.get(word)
        if names is None:
            if len(_NAMES) >= MOST_NAMES:
                _NAMES.clear()
            names = _NAMES[word] = (*concepts_of(word), *kinds_of(word))
        for name in names:
            counts[name] = counts.get(name, 0) + count
    if len(folded) > MOST:
        counts = {word: min(MOST, count) for word, count in counts.items()}
    return counts


_NAMES: dict[str, tuple[str, ...]] = {}  # the concepts and kinds of words


def _add_labels(counts: Sequence[dict[str, int]], labels: Sequence[str]) -> None:
    """Add the words of dates and speakers with a prefix, because they count less than words of the text."""
    if any(labels):
        for words, label in zip(counts, _fold_all(labels), strict=True):
            words.update((LABEL + word, 1) for word in folded_words(label))


def _add_tagged(counts: Sequence[dict[str, int]], memories: Sequence[Memory], bodies: Sequence[str]) -> None:
    """Add the words that only tags have with a prefix, because they are not in the text."""
    for number, memory in enumerate(memories):
        if memory.tags:
            tags = " ".join(memory.tags)
            own = set(folded_words(fold(bodies[number].removesuffix(tags))))
            counts[number].update((TAGGED + word, 1) for word in set(folded_words(fold(tags))) - own)


def _bonds(memory: Memory) -> int:
    kind = RELATED if memory.type == RELATION else EPISODE if memory.type == "episode" else 0
    return kind | (DERIVED if memory.derived else 0) | (IN_PROJECT if memory.project else 0)


def _length(folded: str) -> int:
    """Estimate the number of words: five or six letters, or one CJK character with its pair, make one word."""
    if folded.isascii():
        return 1 + (len(folded) + 1) // 6
    return 1 + (len(folded.encode("utf-8", "surrogatepass")) + 1) // 3


def _flags(memory: Memory) -> int:
    return (
        (ARCHIVED if memory.archived else 0)
        | (AGENT if memory.agent or memory.project else 0)
        | (PENDING if memory.pending else 0)
        | (UNTIL if memory.until or memory.derived else 0)  # these memories are tested one by one
        | (NEVER if memory.inject == "never" or memory.once else 0)
        | (CORE if memory.in_core else 0)
    )


def _with_tags(body: str, memory: Memory) -> str:
    return f"{body} {' '.join(memory.tags)}" if memory.tags else body


def opening(text: str) -> tuple[str, str, str]:
    """Split a line of a record into (date, speaker, words): "2023-11-21 Tim: Hi" gives ("2023-11-21", "tim", "Hi").
    Date and speaker are empty if missing; the speaker is folded. Without a date there is no speaker: "Blood type: O" is
    all words. Other lines decide whether a speaker is only a label."""
    if text[4:5] != "-" or not text[:4].isdecimal():
        return "", "", text
    date, text = text[:10], text[10:].lstrip(_AFTER_DATE)
    name, colon, body = text[: _LONGEST_NAME + 2].partition(":")
    if not colon:
        name, colon, body = text[: _LONGEST_NAME + 2].partition("：")
    if colon and (not body or body[0] == " " or colon == "：") and _may_speak(name):
        return date, fold(name).strip(), text[len(name) + 1 :]
    return date, "", text


def _may_speak(name: str) -> bool:
    """Whether what stands before a colon can be a name: letters and digits, and no word for a kind of note."""
    letters = name.translate(_IN_NAMES)
    return letters.isalnum() and name[0].isalpha() and name.count(" ") < 4 and name.casefold() not in _NO_NAMES


def _body(text: str, speaker: str) -> str:
    """Return the text without its date, and without its speaker if it has one."""
    date, _, body = opening(text)
    return body if speaker or not date else text[len(date) :].lstrip(_AFTER_DATE)


def _is_question(body: str) -> bool:
    body = body.rstrip()
    if body.endswith("]"):  # "… you? [shared image: a dog]"
        body = body[: body.rfind("[")].rstrip()
    return body.endswith(("?", "？"))


def _day_of_heading(memory: Memory) -> int:
    path = place_of(memory.path)
    if not any(sign.isdecimal() for sign in memory.heading + path):
        return 0
    import re  # needed only for files that are read, not for indexed ones

    match = re.search(_DATE, memory.heading) or re.search(_DATE, path)
    return (day_number(match[0]) or 0) if match else 0
