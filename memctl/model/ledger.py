"""The ledger of a tree as values: what each memory was when memctl last wrote it, by seals instead of words.

A seal is a keyed hash: who has not the key can neither make one nor learn words from it. An operation tells the ledger
what it took out and what it put in; what others changed in between is never taken in by that."""

from __future__ import annotations

from memctl.model.marks import fields_of
from memctl.model.text import seal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from memctl.model.markdown import Document
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


class Entry:
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
    def of(cls, memory: Memory, sealer: Sealer) -> Entry:
        """The entry of a memory as it stands."""
        fields = fields_of(memory)
        labels = {name: fields.pop(name) for name in LABELS if name in fields}
        marks = [memory.type, memory.inject, " ".join(memory.tags), *(f"{key}={fields[key]}" for key in sorted(fields))]
        words, heading = sealer("words", memory.text), sealer("under", memory.heading)
        return cls(memory.key, words, sealer("marks", *marks), heading, labels)

    def values(self) -> list[Any]:
        """The entry as JSON."""
        return [self.key, self.words, self.marks, self.heading, self.labels]

    def same_as(self, other: Entry) -> bool:
        """Whether nothing differs."""
        return self.values() == other.values()

    def merged(self, out: Entry, new: Entry) -> Entry:
        """This entry after an operation that found `out` and left `new`: only what the operation changed."""
        return Entry(
            new.key,
            self.words if out.words == new.words else new.words,
            self.marks if out.marks == new.marks else new.marks,
            self.heading if out.heading == new.heading else new.heading,
            self.labels if out.labels == new.labels else new.labels,
        )


def seal_of(memory: Memory, sealer: Sealer) -> str:
    """What vouches for a memory outside of its tree: for its words, its place and every mark. Empty without a key."""
    key, words, marks, heading, labels = Entry.of(memory, sealer).values()
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
    out = [Entry.of(memory, sealer).values() for memory in before[start : len(before) - end]]
    new = [Entry.of(memory, sealer).values() for memory in after[start : len(after) - end]]
    placed = []
    for number, values in enumerate(new, start):
        if values in out:
            out.remove(values)
        else:
            placed.append([*values, [memory.key for memory in after[max(0, number - _ANCHORS) : number]][::-1]])
    return {"out": out, "in": placed} if out or placed else {}


def _lines(document: Document, memory: Memory) -> tuple[str, list[str]]:
    return memory.heading, document.lines[memory.line - 1 : memory.end]


class State:
    """What the ledger says by now: entries by file in their order, `stones` (fingerprints that are buried), seals of
    `settings` files by path, and the operations that the journal has: `base` of them under one seal, the others
    each with its own."""

    def __init__(self) -> None:
        self.files: dict[str, list[Entry]] = {}
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
            self.files[path] = [Entry(*values) for values in entries]
        self.settings.update(line.get("settings", {}))

    def _follow(self, files: Mapping[str, Any]) -> None:
        """An operation: what it took out of any file may come in again in another, or under another name."""
        gone: list[tuple[str, Entry, Entry | None]] = []  # file, as the operation found it, as the ledger had it
        for path, hunk in files.items():
            for values in hunk["out"]:
                out = Entry(*values)
                gone.append((path, out, self._pop(path, out.key)))
        for path, hunk in files.items():
            for *values, anchors in hunk["in"]:
                new = Entry(*values)
                pair = next((item for item in gone if item[1].key == new.key), None)
                pair = pair or next((item for item in gone if item[0] == path and item[1].words == new.words), None)
                if pair is not None:
                    gone.remove(pair)
                    if pair[2] is None:
                        continue  # somebody else's memory that memctl has marked: unknown it stays
                    new = pair[2].merged(pair[1], new)
                self._put(path, new, anchors)

    def _pop(self, path: str, key: str) -> Entry | None:
        entries = self.files.get(path, [])
        for number, entry in enumerate(entries):
            if entry.key == key:
                return entries.pop(number)
        return None

    def _put(self, path: str, entry: Entry, anchors: Iterable[str]) -> None:
        entries = self.files.setdefault(path, [])
        keys = [each.key for each in entries]
        for anchor in anchors:
            if anchor in keys:
                entries.insert(keys.index(anchor) + 1, entry)
                return
        entries.insert(len(entries) if anchors else 0, entry)
