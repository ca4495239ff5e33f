"""Memories as ranking sees them: their words, lengths, speakers, dates and neighbours.

A digest holds these facts for the memories of one file. A corpus is made of segments: one file's memories with their
digest, or thousands of files in an index; ranking treats both alike. Each memory has a number. Numbers within a file
follow its order; files come in any order. A section (the memories under one heading) has the number of its first
memory."""

from __future__ import annotations

from bisect import bisect_right

from memctl.core.language.tokenize import fold
from memctl.core.retrieval.digest import body_of, digest, with_tags
from memctl.model.segment import FIRST, PROSE, FileSegment, joined, packed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from memctl.model.memory import Memory
    from memctl.model.segment import Segment

SUPPOSED = 30  # memories of usual length added to the mean, so that one memory cannot move the mean of a small tree
USUAL_LENGTH = 14
_KEY = 4  # bytes of a number in the columns `handles` and `ids`
_PROSE = bytes([bonds & PROSE for bonds in range(256)])


class Corpus:
    """The memories of a search. `lengths`, `depths` (memories before it in its section), `days` (day numbers, 0 for
    none), `flags` and `marks` (equal numbers for equal words) are indexed by memory number. With `is_part`, an index
    elsewhere has given some of its files only, with counts of all of them."""

    def __init__(self, segments: Sequence[Segment]) -> None:
        self.segments = segments
        self.starts = [0]
        for segment in segments:
            self.starts.append(self.starts[-1] + segment.size)
        self.lengths, self.depths, self.days, self.flags = (
            self._column(name) for name in ("lengths", "depths", "days", "flags")
        )
        self._marks: memoryview | None = None
        self._bonds: memoryview | None = None
        self._files: bytes | None = None
        self._in_order = len(segments) == 1
        self._speakers: set[str] | None = None
        self._parted: tuple[dict[int, None], list[tuple[Segment, int, Iterable[int]]]] | None = None
        self._live = sum(segment.live for segment in segments)
        self.is_part = any(segment.live > segment.size for segment in segments)
        total = sum(segment.total for segment in segments)
        self.mean_length = (total + SUPPOSED * USUAL_LENGTH) / (self._live + SUPPOSED)
        self._found: dict[str, dict[int, int]] = {}
        self._folded: dict[int, str] = {}
        self._headed: dict[str, dict[int, int]] = {}

    def __len__(self) -> int:
        return self._live

    def _column(self, name: str) -> memoryview:
        return joined([segment.column(name) for segment in self.segments])

    def foresee(self, *, counted: Sequence[str] = (), found: Sequence[str] = (), numbers: Sequence[int] = ()) -> None:
        """Hear which words will be counted or found next, and which memories read, so that an index elsewhere is asked
        for all of it at once."""
        for segment, start in zip(self.segments, self.starts, strict=False):
            if segment.elsewhere:
                own = [number - start for number in numbers if start <= number < start + segment.size]
                segment.foresee(counted, found, own)

    @property
    def marks(self) -> memoryview:
        """The marks, which few questions need."""
        if self._marks is None:
            self._marks = self._column("marks")
        return self._marks

    @property
    def bonds(self) -> memoryview:
        if self._bonds is None:
            self._bonds = self._column("bonds")
        return self._bonds

    @property
    def handles(self) -> memoryview:
        """The values of the handles, which few questions need."""
        return self._column("handles")

    @property
    def has_prose(self) -> bool:
        return any(bytes(self.bonds).translate(_PROSE))

    def file(self, number: int) -> int:
        """Return the number of the first memory in the file of a memory."""
        return self._firsts().rfind(1, 0, number + 1)

    def behind_file(self, first: int) -> int:
        """Return the number behind the last memory of a file."""
        end = self._firsts().find(1, first + 1)
        return len(self.flags) if end < 0 else end

    def _firsts(self) -> bytes:
        if self._files is None:
            self._files = bytes(self.flags).translate(bytes([flags & FIRST for flags in range(256)]))
        return self._files

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
        return [
            start + number
            for segment, start in zip(self.segments, self.starts, strict=False)
            for number in segment.marked(mark)
        ]

    def keyed(self, column: str, value: int) -> list[int]:
        """Return the numbers of the memories with this value in the column `handles` or `ids`, in tree order."""
        wanted, found = packed([value], _KEY), list[int]()
        for segment, start in zip(self.segments, self.starts, strict=False):
            data = segment.column(column).tobytes()
            at = data.find(wanted)
            while at >= 0:
                if at % _KEY == 0:
                    found.append(start + at // _KEY)
                at = data.find(wanted, at + 1)
        return self.living(found)

    def living(self, numbers: Iterable[int]) -> list[int]:
        """Return those of the numbers that are not gone from the index, in tree order."""
        gone = [
            range(start + first, start + end)
            for segment, start in zip(self.segments, self.starts, strict=False)
            for first, end in segment.gone()
        ]
        return self.in_order([number for number in numbers if not any(number in places for places in gone)])

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
        return number - self.depths[number]

    def _segment(self, number: int) -> tuple[Segment, int]:
        at = bisect_right(self.starts, number) - 1
        return self.segments[at], number - self.starts[at]

    def memory(self, number: int) -> Memory:
        segment, own = self._segment(number)
        return segment.memory(own)

    def place(self, number: int) -> tuple[str, int]:
        """Return the sort key of a memory in the order of the tree."""
        if self._in_order:
            return "", number
        segment, own = self._segment(number)
        return segment.place(own)

    def path(self, number: int) -> str:
        segment, own = self._segment(number)
        return segment.place(own)[0]

    def vocabulary(self, letters: Collection[str]) -> Iterator[str]:
        """Yield the words that begin with one of these letters."""
        for segment in self.segments:
            for word in segment.vocabulary(letters):
                if word[:1] in letters:
                    yield word

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        return sorted(numbers) if self._in_order else sorted(numbers, key=self.place)

    def speaker(self, number: int) -> str:
        """Return the folded name of a memory's speaker, or ""."""
        if not self.speakers():
            return ""
        segment, own = self._segment(number)
        return segment.speaker(own)

    def speakers(self) -> set[str]:
        if self._speakers is None:
            self._speakers = {name for segment in self.segments for name in segment.speakers() if name}
        return self._speakers

    def folded(self, number: int) -> str:
        known = self._folded.get(number)
        if known is None:
            body = with_tags(self.body(number), self.memory(number))
            known = self._folded[number] = fold(body.replace("\n", " "))
        return known

    def body(self, number: int) -> str:
        """Return the text of a memory without its date and speaker."""
        return body_of(self.memory(number).text, self.speaker(number))

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
        depths, end = self.depths, first + 1
        while end < len(depths) and depths[end] == end - first:
            end += 1
        return range(first, end)

    def count(self, word: str) -> int:
        """Return the number of memories that contain the word; quicker than `found`."""
        known = self._found.get(word)
        if known is not None and not self.is_part:
            return len(known)
        return sum([segment.count(word) for segment in self.segments])


def corpus_of(memories: Iterable[Memory]) -> Corpus:
    """Return the corpus of memories in tree order (path, then line)."""
    files: list[list[Memory]] = []
    for memory in memories:
        if not files or files[-1][-1].path != memory.path:
            files.append([])
        files[-1].append(memory)
    return Corpus([FileSegment(file[0].path, file, digest(file)) for file in files])
