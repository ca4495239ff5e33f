"""The ledger of a tree as values: the state of each memory when memctl last wrote it, as seals instead of words.

A seal is a keyed hash: nobody without the key can make one or learn words from it. Each operation tells the ledger what
it removed and what it added. Changes that other programs made in between never enter the ledger this way."""

from __future__ import annotations

from memctl.model.markdown.marks import fields_of
from memctl.model.text.lines import seal
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

    from memctl.model.markdown.parse import Document
    from memctl.model.memory import Memory

LABELS = ("channel", "status", "source", "verified")
_ANCHORS = 3  # an entry names three memories before it, because one of them may be unknown


class Sealer:
    """Makes seals with a key (bytes)."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def __call__(self, *parts: str) -> str:
        return seal("\0".join(parts).encode("utf-8", "surrogateescape"), self.key)


class LedgerEntry(Value):
    """A memory in the ledger: its id or handle, seals of its words, marks and heading, and the labels of its origin."""

    key: str
    words: str
    marks: str
    heading: str
    labels: dict[str, str]

    @classmethod
    def of(cls, memory: Memory, sealer: Sealer) -> LedgerEntry:
        """Return the entry of a memory in its present state."""
        fields = fields_of(memory)
        labels = {name: fields.pop(name) for name in LABELS if name in fields}
        marks = [memory.type, memory.inject, " ".join(memory.tags), *(f"{key}={fields[key]}" for key in sorted(fields))]
        words, heading = sealer("words", memory.text), sealer("under", memory.heading)
        return cls(memory.key, words, sealer("marks", *marks), heading, labels)

    def values(self) -> list[Any]:
        return [self.key, self.words, self.marks, self.heading, self.labels]

    def known_by(self) -> tuple[object, ...]:
        """All values, as a hashable key."""
        return self.key, self.words, self.marks, self.heading, *self.labels.items()

    def merged(self, out: LedgerEntry, new: LedgerEntry) -> LedgerEntry:
        """Return this entry after an operation that replaced `out` by `new`. Takes only what the operation changed."""
        return LedgerEntry(
            new.key,
            self.words if out.words == new.words else new.words,
            self.marks if out.marks == new.marks else new.marks,
            self.heading if out.heading == new.heading else new.heading,
            self.labels if out.labels == new.labels else new.labels,
        )


def seal_of(memory: Memory, sealer: Sealer) -> str:
    """Return the seal that confirms a memory outside its tree: its words, place and marks. Empty without a key."""
    key, words, marks, heading, labels = LedgerEntry.of(memory, sealer).values()
    parts = (memory.path, key, words, marks, heading, *(f"{name}={labels[name]}" for name in sorted(labels)))
    return sealer("export", *parts) if sealer.key else ""


def difference(was: Document, now: Document, sealer: Sealer) -> dict[str, list[Any]]:
    """Return what an edit of one file removed and added: `out` has entries, `in` has entries with the keys before
    them."""
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
    """The entries of a file in order. Removing or inserting an entry does not touch the others."""

    def __init__(self, entries: Iterable[LedgerEntry] = ()) -> None:
        self._end = _Node()  # the ring's own node: before the first entry and behind the last
        self._nodes: dict[str, set[_Node]] = {}
        for entry in entries:
            self._put(entry, self._end.before)

    def __iter__(self) -> Iterator[LedgerEntry]:
        return (node.entry for node in self._ring() if node.entry)

    def pop(self, key: str) -> LedgerEntry | None:
        """Remove and return the first entry with this key; None if there is none."""
        node = self._first(key)
        if node is None:
            return None
        node.before.behind, node.behind.before = node.behind, node.before
        self._nodes[key].discard(node)
        return node.entry

    def put(self, entry: LedgerEntry, anchors: Sequence[str]) -> None:
        """Insert an entry behind the first anchor key that exists: at the end if none exists, at the start without
        anchors."""
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
    """The present content of the ledger: entries by file in order, `stones` (fingerprints with a tombstone), seals of
    `settings` files by path, and the operations of the journal: `base` of them under one seal, each later one under its
    own."""

    def __init__(self) -> None:
        self.files: dict[str, Entries] = {}
        self.stones: set[str] = set()
        self.settings: dict[str, str] = {}
        self.base: tuple[int, str] = (0, "")
        self.operations: list[tuple[str, str]] = []
        self.last = ""

    def take(self, line: Mapping[str, Any]) -> None:
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
        """Apply an operation. It may remove an entry from one file and add it to another, or under another key."""
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
                        continue  # memctl only marked another program's memory: it stays unknown
                    new = pair.had.merged(pair.out, new)
                self.files.setdefault(path, Entries()).put(new, anchors)


class _Gone:
    """An entry that an operation removed: `out` is the operation's version, `had` the ledger's."""

    __slots__ = ("had", "is_taken", "out")

    def __init__(self, out: LedgerEntry, entries: Entries) -> None:
        self.out = out
        self.had = entries.pop(out.key)
        self.is_taken = False


def _taken(waiting: list[_Gone]) -> _Gone | None:
    """Take and return the first entry that is not taken yet."""
    while waiting:
        one = waiting.pop(0)
        if not one.is_taken:
            one.is_taken = True
            return one
    return None
