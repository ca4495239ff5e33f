"""The files of a scope that a server gave for a question: a Segment with the counts of the whole scope."""

from __future__ import annotations

import sys
from bisect import bisect_right
from struct import Struct, iter_unpack

from memctl.edge.postgres.record import ANOTHER_FORM, memory_of, parsed
from memctl.edge.postgres.schema import MOST_NUMBER
from memctl.model.errors import ServerError
from memctl.model.segment import CORE, HEAD_MARK, packed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Protocol

    from memctl.model.memory import Memory

    class Source(Protocol):
        """The server: it fetches for all of its parts how often and where words occur, and the records that are due. It
        knows which ids memories have that are here. `is_whole` says that all memories came."""

        @property
        def is_whole(self) -> bool: ...
        def count(self, words: Sequence[str]) -> None: ...
        def locate(self, words: Sequence[str]) -> None: ...
        def fetch(self) -> None: ...
        def vocabulary(self, letters: Iterable[str]) -> list[str]: ...
        def is_own(self, id: str) -> bool: ...


_PLACES_OF = Struct(">iqiiiii")  # number of a word, lot, then what precedes the members of an array
AHEAD = 20  # records of the next best candidates that are fetched with one that is asked for


class Part:
    """`known` has the number of memories with a word in the whole scope, `places` its places in these files."""

    elsewhere = True

    def __init__(self, scope: str, source: Source) -> None:
        self.scope = scope
        self.size = self.live = self.total = 0
        self.known: dict[str, int] = {}
        self.places: dict[str, dict[int, int]] = {}
        self._source = source
        self.files: list[int] = []
        self._paths: list[str] = []
        self._lots: dict[int, dict[int, int]] = {}
        self._starts: Sequence[int] = [0]
        self._columns: dict[str, memoryview] = {}
        self._speaking: list[str] | None = None
        self._speakers: list[str] = []
        self._expected: list[int] = []
        self._due: list[int] = []
        self._records: dict[int, bytes] = {}
        self._memories: dict[int, Memory] = {}

    def fill(
        self, paths: list[str], files: list[int], starts: Sequence[int], columns: dict[str, bytes], speakers: list[str]
    ) -> None:
        """Take the files: their paths in order, their keys, the number of the first memory of each, the columns, and
        the speakers as JSON."""
        self._paths, self.files, self._starts, self._speakers = paths, files, starts, speakers
        self.size = starts[-1]
        self._columns = {name: _numbers(data, self.size) for name, data in columns.items()}

    def expect(self, places: Iterable[tuple[int, int]]) -> None:
        """Hear of the best candidates, (file, number) each: their texts will be asked for."""
        start = dict(zip(self.files, self._starts, strict=False))
        flags = self.column("flags")
        core = [number for number in range(self.size) if flags[number] & CORE]
        self._expected = [*core, *self.within({start[file] + number: 0 for file, number in places})]

    def spot(self, words: Sequence[str], found: list[str | None]) -> None:
        """Take where words stand in each file: for each word its number, and what the file has of it."""
        places = dict[str, dict[int, int]]()
        for start, spots in zip(self._starts, found, strict=False):
            for item in spots.split(";") if spots else ():
                at, _, numbers = item.partition("=")
                held = places.setdefault(words[int(at)], {})
                for number in numbers.split(","):
                    place = int(number)
                    held[start + (place >> 8)] = place & 255
        self.places.update({word: self.within(held) for word, held in places.items()})

    def number(self, lots: bytes) -> None:
        """Hear the lot of each file, and its number there."""
        for (lot, number), start in zip(iter_unpack(">qi", lots), self._starts, strict=False):
            self._lots.setdefault(lot, {})[number] = start

    def stand(self, words: Sequence[str], data: bytes) -> None:
        """Take where words stand in all files: the number of a word from 1, a lot, and an array of places."""
        places, at = dict[str, dict[int, int]](), 0
        while at < len(data):
            word, lot, depth, _, _, size, _ = _PLACES_OF.unpack_from(data, at)
            at += _PLACES_OF.size
            if depth != 1 or not 0 < size <= len(data) - at:
                raise ServerError(ANOTHER_FORM)
            starts, end = self._lots[lot], at + 12 * size
            upper = _numbers(data[at:end], 3 * size, ">")[1::3]  # the halves of a place follow the number of its bytes
            found = [starts[half >> 20] + (half & MOST_NUMBER) for half in upper]
            places.setdefault(words[word - 1], {}).update(zip(found, data[at + 11 : end : 12], strict=True))
            at = end
        self.places.update({word: self.within(held) for word, held in places.items()})

    def within(self, places: dict[int, int]) -> dict[int, int]:
        """Return this if all its keys are numbers of memories. ServerError otherwise: others wrote them."""
        if places and not 0 <= min(places) <= max(places) < self.size:
            raise ServerError(ANOTHER_FORM)
        return places

    def column(self, name: str) -> memoryview:
        """Return a column: nothing but zeros for handles and ids."""
        if name not in self._columns:
            self._columns[name] = _numbers(bytes(4 * self.size), self.size)
        return self._columns[name]

    def found(self, word: str) -> dict[int, int]:
        """Return the memories that contain the word: number → count."""
        if word not in self.places:
            self._source.locate([word])
        return self.places.get(word, {})

    def foresee(self, counted: Sequence[str], found: Sequence[str], numbers: Sequence[int]) -> None:
        """Fetch what is not known of all these words and memories."""
        if unknown := [word for word in counted if word not in self.known]:
            self._learn(unknown)
        if unknown := [word for word in found if word not in self.places]:
            self._source.locate(unknown)
        self._due = [number for number in numbers if number not in self._records]

    def count(self, word: str) -> int:
        """Return the number of memories with the word in the whole scope."""
        if word not in self.known:
            self._learn([word])
        return self.known.get(word, 0)

    def _learn(self, words: list[str]) -> None:
        """Fetch how often words occur; of all memories also where, because many of them are looked up next."""
        if not self._source.is_whole:
            self._source.count(words)
            return
        if unknown := [word for word in words if word not in self.places]:
            self._source.locate(unknown)
        self.known.update({word: len(self.places[word]) for word in words})

    def counts(self, word: str, among: Iterable[int]) -> list[tuple[int, int]]:
        """Return (number, count) for those memories of `among` that contain the word."""
        found = self.found(word)
        return [(number, found[number]) for number in among if number in found]

    def headed(self, word: str) -> dict[int, int]:
        """Return the sections whose heading or file name contains the word: number of the first memory → count."""
        return self.found(HEAD_MARK + word)

    def vocabulary(self, letters: Iterable[str]) -> Iterable[str]:
        """Fetch the words that begin with one of these letters."""
        return self._source.vocabulary(letters)

    def _spoken(self) -> list[str]:
        if self._speaking is None:
            self._speaking = []
            for at, names in enumerate(self._speakers):
                size = self._starts[at + 1] - self._starts[at]
                try:
                    said = parsed(names) if names else [""] * size
                except (ValueError, RecursionError):
                    said = None
                if not isinstance(said, list) or len(said) != size or {*map(type, said)} != {str}:
                    raise ServerError(ANOTHER_FORM)
                self._speaking += said
        return self._speaking

    def speakers(self) -> Sequence[str]:
        """Return the speakers of its memories."""
        return [*dict.fromkeys(self._spoken())] if any(self._speakers) else []

    def speaker(self, number: int) -> str:
        """Return the speaker of a memory, empty for none."""
        return self._spoken()[number]

    def memory(self, number: int) -> Memory:
        """Return the memory with this number; fetch those of the best candidates with it."""
        known = self._memories.get(number)
        if known is None:
            if number not in self._records:
                self._due.append(number)
                self._source.fetch()
                if number not in self._records:
                    raise ServerError("the index there changed meanwhile")
            known = self._memories[number] = memory_of(self._records[number], self.scope)
            if known.id and self._source.is_own(known.id):
                known.id = ""  # a conversation notes what it has shown by id: this one would hide the own memory
        return known

    def due(self) -> list[tuple[int, int, int]]:
        """Return which records to fetch next as (number, file, number in the file): those that are needed, and those of
        the best candidates."""
        ahead = [number for number in dict.fromkeys(self._expected) if number not in self._records]
        wanted = dict.fromkeys([*self._due, *(ahead[:AHEAD] if len(self._due) < AHEAD else ())])
        places = [(number, bisect_right(self._starts, number) - 1) for number in wanted]
        return [(number, self.files[file], number - self._starts[file]) for number, file in places]

    def take(self, records: dict[int, bytes]) -> None:
        """Take the records of memories by their numbers."""
        self._records.update(records)
        self._due = []

    def place(self, number: int) -> tuple[str, int]:
        """Return (path, number in the file), which sorts memories in tree order."""
        at = bisect_right(self._starts, number) - 1
        return self._paths[at], number - self._starts[at]

    def gone(self) -> Sequence[tuple[int, int]]:
        """Ranges of numbers that are no longer valid: none."""
        return ()

    def repeats(self) -> Sequence[int] | None:
        """Return the marks of copies to leave out: none, because the sender marked those."""
        return ()

    def marked(self, mark: int) -> list[int]:
        """Return the numbers of the memories with this mark."""
        return places_in(self.column("marks"), mark)


def places_in(column: memoryview, value: int) -> list[int]:
    """Return where a value stands in a column of four bytes each."""
    data, wanted, found = column.tobytes(), packed([value], 4), list[int]()
    at = data.find(wanted)
    while at >= 0:
        if at % 4 == 0:
            found.append(at // 4)
        at = data.find(wanted, at + 1)
    return found


def _numbers(data: bytes, size: int, order: str = "<") -> memoryview:
    """Return numbers of one byte, or of four that came in this order."""
    if len(data) not in (size, 4 * size):
        raise ServerError(ANOTHER_FORM)
    if (sys.byteorder == "big") == (order == "<") and len(data) > size:
        from array import array

        swapped = array("I", data)
        swapped.byteswap()
        data = swapped.tobytes()
    return memoryview(data).cast("I") if len(data) > size else memoryview(data)
