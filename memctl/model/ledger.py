"""The ledger of a tree as values: what each memory was when memctl last wrote it, by seals instead of words.

A seal is a keyed hash: who has not the key can neither make one nor learn words from it. An operation tells the ledger
what it took out and what it put in; what others changed in between is never taken in by that."""

from __future__ import annotations

from memctl.model.change import SEALED
from memctl.model.markdown.marks import fields_of
from memctl.model.text.lines import seal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.parse import Document
    from memctl.model.memory import Memory

LABELS = ("channel", "status", "source", "verified")
_ANCHORS = 3  # how many memories before a new one are named, so that its place is found where one of them is unknown


class Sealer:
    """Makes seals with a key (bytes)."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __call__(self, *parts: str) -> str:
        return seal("\0".join(parts).encode("utf-8", "surrogateescape"), self.key)


def sealed_stone(name: str, seal: Callable[..., str]) -> str:
    """The name of a tombstone that nobody can guess without the key: what was purged is told to nobody."""
    return SEALED + seal("tombstone", name)


class LedgerEntry:
    """A memory as the ledger knows it: its id or handle, seals of its words, of its marks and of its heading, and the
    labels that say where it came from."""

    __slots__ = ("heading", "key", "labels", "marks", "words")

    def __init__(self, key: str, words: str, marks: str, heading: str, labels: dict[str, str]) -> None:
        self.key = key
        self.words = words
        self.marks = marks
        self.heading = heading
        self.labels = labels

    @classmethod
    def of(cls, memory: Memory, sealer: Sealer) -> LedgerEntry:
        """The entry of a memory as it stands."""
        fields = fields_of(memory)
        labels = {name: fields.pop(name) for name in LABELS if name in fields}
        marks = [memory.type, memory.inject, " ".join(memory.tags), *(f"{key}={fields[key]}" for key in sorted(fields))]
        words, heading = sealer("words", memory.text), sealer("under", memory.heading)
        return cls(memory.key, words, sealer("marks", *marks), heading, labels)

    def values(self) -> list[Any]:
        """The entry as JSON."""
        return [self.key, self.words, self.marks, self.heading, self.labels]

    def known_by(self) -> tuple[object, ...]:
        """All of it, as a key."""
        return self.key, self.words, self.marks, self.heading, *self.labels.items()

    def merged(self, out: LedgerEntry, new: LedgerEntry) -> LedgerEntry:
        """This entry after an operation that found `out` and left `new`: only what the operation changed."""
        return LedgerEntry(
            new.key,
            self.words if out.words == new.words else new.words,
            self.marks if out.marks == new.marks else new.marks,
            self.heading if out.heading == new.heading else new.heading,
            self.labels if out.labels == new.labels else new.labels,
        )


def seal_of(memory: Memory, sealer: Sealer) -> str:
    """What vouches for a memory outside of its tree: for its words, its place and every mark. Empty without a key."""
    key, words, marks, heading, labels = LedgerEntry.of(memory, sealer).values()
    parts = (memory.path, key, words, marks, heading, *(f"{name}={labels[name]}" for name in sorted(labels)))
    return sealer("export", *parts) if sealer.key else ""


def difference(was: Document, now: Document, sealer: Sealer) -> dict[str, list[Any]]:
    """What an edit of one file took out and put in: `out` entries, `in` entries with the keys before them."""
    before, after = was.memories, now.memories
    start, short = 0, min(len(before), len(after))
    while start < short and _lines(was, before[start]) == _lines(now, after[start]):
        start += 1
    end = 0
    while end < short - start and _lines(was, before[-1 - end]) == _lines(now, after[-1 - end]):
        end += 1
    out: dict[tuple[object, ...], list[LedgerEntry]] = {}
    for memory in before[start : len(before) - end]:
        entry = LedgerEntry.of(memory, sealer)
        out.setdefault(entry.known_by(), []).append(entry)
    placed = []
    for number, memory in enumerate(after[start : len(after) - end], start):
        entry = LedgerEntry.of(memory, sealer)
        if same := out.get(entry.known_by()):
            same.pop()
        else:
            placed.append([*entry.values(), [each.key for each in after[max(0, number - _ANCHORS) : number]][::-1]])
    gone = [entry.values() for same in out.values() for entry in same]
    return {"out": gone, "in": placed} if gone or placed else {}


def _lines(document: Document, memory: Memory) -> tuple[str, list[str]]:
    return memory.heading, document.lines[memory.line - 1 : memory.end]


class _Node:
    __slots__ = ("before", "behind", "entry")

    def __init__(self, entry: LedgerEntry | None = None) -> None:
        self.entry = entry
        self.before = self.behind = self


class Entries:
    """The entries of a file in their order. One is taken out, or put behind another, without a look at the rest."""

    def __init__(self, entries: Iterable[LedgerEntry] = ()) -> None:
        self._end = _Node()  # the ring's: before the first and behind the last
        self._nodes: dict[str, set[_Node]] = {}
        for entry in entries:
            self._put(entry, self._end.before)

    def __iter__(self) -> Iterator[LedgerEntry]:
        return (node.entry for node in self._ring() if node.entry)

    def pop(self, key: str) -> LedgerEntry | None:
        """Take the first entry with this key out; None where there is none."""
        node = self._first(key)
        if node is None:
            return None
        node.before.behind, node.behind.before = node.behind, node.before
        self._nodes[key].discard(node)
        return node.entry

    def put(self, entry: LedgerEntry, anchors: Sequence[str]) -> None:
        """Put an entry behind the first of these keys that is there: at the end where none is, first for no keys."""
        known = next((node for key in anchors if (node := self._first(key))), None)
        self._put(entry, known or (self._end.before if anchors else self._end))

    def _put(self, entry: LedgerEntry, before: _Node) -> None:
        node = _Node(entry)
        node.before, node.behind = before, before.behind
        before.behind.before = before.behind = node
        self._nodes.setdefault(entry.key, set()).add(node)

    def _first(self, key: str) -> _Node | None:
        nodes = self._nodes.get(key) or ()
        return next((node for node in (self._ring() if len(nodes) > 1 else nodes) if node in nodes), None)

    def _ring(self) -> Iterator[_Node]:
        node = self._end
        while (node := node.behind) is not self._end:
            yield node


class State:
    """What the ledger says by now: entries by file in their order, `stones` (fingerprints that are buried), seals of
    `settings` files by path, and the operations that the journal has: `base` of them under one seal, the others
    each with its own."""

    def __init__(self) -> None:
        self.files: dict[str, Entries] = {}
        self.stones: set[str] = set()
        self.settings: dict[str, str] = {}
        self.base: tuple[int, str] = (0, "")
        self.operations: list[tuple[str, str]] = []
        self.last = ""

    def take(self, line: Mapping[str, Any]) -> None:
        """Follow a line of the ledger."""
        if "accepted" in line:
            self._accept(line)
        if "files" in line and "accepted" not in line:
            self._follow(line["files"])
        for stone, lifted in line.get("stones", {}).items():
            (self.stones.discard if lifted else self.stones.add)(stone)
        if "journal" in line:
            self.base, self.operations = (line["journal"][0], line["journal"][1]), []
        if "op" in line:
            self.operations.append((line["op"], line["seal"]))
            self.last = line["op"]

    def _accept(self, line: Mapping[str, Any]) -> None:
        if line["accepted"] == "all":
            self.files, self.settings = {}, {}
            self.stones = set()
        for path in line["accepted"] if isinstance(line["accepted"], list) else ():
            self.files.pop(path, None)
            self.settings.pop(path, None)
        for path, entries in line["files"].items():
            self.files[path] = Entries(LedgerEntry(*values) for values in entries)
        self.settings.update(line.get("settings", {}))

    def _follow(self, files: Mapping[str, Any]) -> None:
        """An operation: what it took out of any file may come in again in another, or under another name."""
        gone: dict[object, list[_Gone]] = {}  # by key, and by file and words
        for path, hunk in files.items():
            for values in hunk["out"]:
                one = _Gone(LedgerEntry(*values), self.files[path] if path in self.files else Entries())
                gone.setdefault(one.out.key, []).append(one)
                gone.setdefault((path, one.out.words), []).append(one)
        for path, hunk in files.items():
            for *values, anchors in hunk["in"]:
                new = LedgerEntry(*values)
                pair = _taken(gone.get(new.key, [])) or _taken(gone.get((path, new.words), []))
                if pair is not None:
                    if pair.had is None:
                        continue  # somebody else's memory that memctl has marked: unknown it stays
                    new = pair.had.merged(pair.out, new)
                self.files.setdefault(path, Entries()).put(new, anchors)


class _Gone:
    """What an operation took out: as it found it, and as the ledger had it."""

    __slots__ = ("had", "is_taken", "out")

    def __init__(self, out: LedgerEntry, entries: Entries) -> None:
        self.out = out
        self.had = entries.pop(out.key)
        self.is_taken = False


def _taken(waiting: list[_Gone]) -> _Gone | None:
    """The first that was not taken yet; it is now."""
    while waiting:
        one = waiting.pop(0)
        if not one.is_taken:
            one.is_taken = True
            return one
    return None
