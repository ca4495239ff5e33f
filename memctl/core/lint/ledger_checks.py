"""Detection of changes by other programs: the tree compared with its ledger."""

from __future__ import annotations

from bisect import bisect_left
from itertools import groupby

from memctl.model.ledger import LABELS, LedgerEntry
from memctl.model.lint import Finding
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence
    from typing import Any

    from memctl.model.ledger import Sealer, State
    from memctl.model.memory import Memory

    Wordings = Callable[[str], Sequence[str]]
    Gone = tuple[str, LedgerEntry, str]  # path, entry, key of the entry before it

_ACCEPT = "memctl lint --accept accepts it"
_WIDTH = 60


class MemoryInTree:
    """A memory in the tree, with its ledger entry."""

    __slots__ = ("entry", "memory")

    def __init__(self, memory: Memory, seal: Sealer) -> None:
        self.memory = memory
        self.entry = LedgerEntry.of(memory, seal)


if TYPE_CHECKING:
    New = tuple[MemoryInTree, str]  # a memory, key of the memory before it
    Say = Callable[[str, LedgerEntry, MemoryInTree], None]


class LedgerComparison:
    """Compares `files` (memories by path) with the ledger's `state`. `wordings` returns the texts that memctl wrote
    under an id."""

    def __init__(
        self, state: State, files: Mapping[str, Sequence[Memory]], seal: Sealer, wordings: Wordings = lambda _: ()
    ) -> None:
        self.state = state
        self.seal = seal
        self.wordings = wordings
        self.there = {path: [MemoryInTree(memory, seal) for memory in found] for path, found in files.items()}
        self.found: list[Finding] = []
        self.gone: list[Gone] = []
        self.new: list[New] = []

    def memories(self) -> list[Finding]:
        """Return the changes of memories, by path and line."""
        for path in sorted({*self.state.files, *self.there}):
            self._compare_file([*self.state.files.get(path, ())], self.there.get(path, []), path)
        self._pair(lambda gone: gone[1].key, lambda new: new[0].entry.key, self._moved)
        self._pair(lambda gone: gone[1].words, lambda new: new[0].entry.words, self._renamed)
        self._pair(lambda gone: (gone[0], gone[2]), lambda new: (new[0].memory.path, new[1]), self._reworded)
        lines = {(path, one.entry.key): one.memory.end for path, there in self.there.items() for one in reversed(there)}
        for path, entry, before in self.gone:
            self._say("removed", path, lines.get((path, before), 1), entry.key, before=self._once(entry))
        for there, _ in self.new:
            self._say_of("added", there, after=there.memory.text)
        return sorted(self.found, key=lambda finding: (finding.path, finding.line))

    def _compare_file(self, entries: list[LedgerEntry], there: list[MemoryInTree], path: str) -> None:
        waiting: dict[str, list[tuple[int, LedgerEntry]]] = {}
        for number, entry in enumerate(entries):
            waiting.setdefault(entry.key, []).append((number, entry))
        matched: list[tuple[int, MemoryInTree]] = []
        for at, one in enumerate(there):
            if waiting.get(one.entry.key):
                number, entry = waiting[one.entry.key].pop(0)
                matched.append((number, one))
                self._compare(entry, one)
            else:
                self.new.append((one, there[at - 1].entry.key if at else ""))
        for number, entry in sorted((pair for pairs in waiting.values() for pair in pairs), key=lambda pair: pair[0]):
            self.gone.append((path, entry, entries[number - 1].key if number else ""))
        for number in out_of_order([number for number, _ in matched]):
            self._say_of("moved", matched[number][1], "to another place in its file")

    def _compare(self, entry: LedgerEntry, there: MemoryInTree) -> None:
        now = there.entry
        if entry.words != now.words:
            self._say_of("edited", there, before=self._once(entry), after=there.memory.text)
        if entry.labels != now.labels:
            self._say_of("relabelled", there, labels_changed(entry.labels, now.labels))
        if entry.marks != now.marks:
            self._say_of("relabelled", there, "its marks are others")
        if entry.heading != now.heading:
            self._say_of("moved", there, "under another heading")

    def _pair(
        self,
        of_gone: Callable[[Gone], object],
        of_new: Callable[[New], object],
        say: Callable[[str, LedgerEntry, MemoryInTree], None],
    ) -> None:
        """Match missing entries with new memories that have an equal key, and report each pair as one memory."""
        waiting: dict[object, list[New]] = {}
        for new in self.new:
            waiting.setdefault(of_new(new), []).append(new)
        left = []
        for gone in self.gone:
            if fitting := waiting.get(of_gone(gone)):
                say(gone[0], gone[1], fitting.pop(0)[0])
            else:
                left.append(gone)
        self.gone = left
        self.new = [new for group in waiting.values() for new in group]

    def _moved(self, path: str, entry: LedgerEntry, there: MemoryInTree) -> None:
        self._say_of("moved", there, f"from {path}")
        self._compare(LedgerEntry(entry.key, entry.words, entry.marks, there.entry.heading, entry.labels), there)

    def _renamed(self, path: str, entry: LedgerEntry, there: MemoryInTree) -> None:
        self._say_of("relabelled", there, f"its old id was {entry.key}")
        if path != there.memory.path:
            self._say_of("moved", there, f"from {path}")

    def _reworded(self, path: str, entry: LedgerEntry, there: MemoryInTree) -> None:
        self._say_of("edited", there, f"its old id was {entry.key}", before=self._once(entry), after=there.memory.text)

    def _once(self, entry: LedgerEntry) -> str:
        """Return the text of an entry if the journal still has it."""
        return next((text for text in self.wordings(entry.key) if self.seal("words", text) == entry.words), "")

    def _say_of(self, rule: str, there: MemoryInTree, what: str = "", before: str = "", after: str = "") -> None:
        self._say(rule, there.memory.path, there.memory.line, there.entry.key, what, before, after)

    def _say(self, rule: str, path: str, line: int, id: str, what: str = "", before: str = "", after: str = "") -> None:
        words = [f"“{_short(before)}”"] if before else []
        words += [f"“{_short(after)}”"] if after else []
        said = ": ".join(part for part in (id, what, " → ".join(words)) if part)
        self.found.append(Finding(rule, path, line, said, _ACCEPT, id=id, before=before, after=after))


def wordings_of(operations: Sequence[Mapping[str, Any]]) -> Wordings:
    """Return a lookup of the texts that a journal's operations wrote, by id."""
    known: dict[str, list[str]] = {}
    for operation in operations:
        for change in operation.get("changes", ()):
            texts = [change[name] for name in ("before", "after") if change.get(name)]
            known.setdefault(str(change.get("id")), []).extend(texts)
    return lambda key: known.get(key, ())


def labels_changed(was: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Return the labels that differ, with old and new value, in words."""
    changed = [name for name in LABELS if was.get(name) != now.get(name)]
    return ", ".join(f"{name} {was.get(name, 'none')} → {now.get(name, 'none')}" for name in changed)


def out_of_order(numbers: Sequence[int]) -> list[int]:
    """Return the positions outside one longest ascending subsequence: the fewest that break the order."""
    tails: list[int] = []
    ends: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        at = bisect_left(tails, number)
        tails[at : at + 1] = [number]
        ends[at : at + 1] = [place]
        before.append(ends[at - 1] if at else -1)
    rising = set()
    place = ends[-1] if ends else -1
    while place >= 0:
        rising.add(place)
        place = before[place]
    return [place for place in range(len(numbers)) if place not in rising]


def tombstones(state: State, buried: Collection[str], path: str) -> list[Finding]:
    """Return the tombstones that another program removed or added."""
    found = [(stone, "was removed") for stone in sorted(state.stones.difference(buried))]
    found += [(stone, "was not set by memctl") for stone in sorted(set(buried).difference(state.stones))]
    return [Finding("tombstones", path, 1, f"tombstone {stone} {what}", _ACCEPT) for stone, what in found]


def settings(state: State, now: Mapping[str, str]) -> list[Finding]:
    """Return the settings files of the tree that changed."""
    found = []
    for path in sorted({*state.settings, *now}):
        was, has = state.settings.get(path), now.get(path)
        if was != has:
            what = "added" if was is None else "removed" if has is None else "edited"
            found.append(Finding("settings", path, 1, what, _ACCEPT))
    return found


def journal(state: State, operations: Sequence[tuple[str, str]], base: str, path: str) -> list[Finding]:
    """Return the differences between journal and ledger. `operations` has (id, seal) of the whole journal; `base` is
    one seal over the first operations, as many as the ledger keeps under one seal."""
    count, wanted = state.base
    expected, now = state.operations, list(operations[count:])
    if (len(operations) < count or now == expected[: len(now)]) and len(operations) < count + len(expected):
        lost = count + len(expected) - len(operations)
        what = f"the tree is older than its ledger: the last {lost} operations are missing"
        return [Finding("rolled-back", path, max(1, len(operations)), what, _ACCEPT)]
    found = []
    if base != wanted:
        found.append(Finding("journal", path, 1, f"one of the first {count} operations was changed", _ACCEPT))
    seals = dict(now)
    for number, (id, seal) in enumerate(expected, count + 1):
        if seals.get(id) != seal:
            what = "was changed" if id in seals else "was removed"
            found.append(Finding("journal", path, number, f"operation {id} {what}", _ACCEPT))
    known = {id for id, _ in expected}
    strange = [(number, id) for number, (id, _) in enumerate(now, count + 1) if id not in known]
    for _, run in groupby(enumerate(strange), key=lambda item: item[1][0] - item[0]):  # runs of consecutive operations
        row = [one for _, one in run]
        number, id = row[0]
        what = f"operation {id} is" if len(row) == 1 else f"{len(row)} operations, {id} the first, are"
        found.append(Finding("journal", path, number, f"{what} not in the ledger", _ACCEPT))
    return found


def _short(text: str) -> str:
    line = one_line(text)
    return line if len(line) <= _WIDTH else line[: _WIDTH - 1] + "…"
