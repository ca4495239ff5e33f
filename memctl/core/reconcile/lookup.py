"""Lookups in the known memories for `add`: by the same words, and by rare words."""

from __future__ import annotations

import re

from memctl.core.claims.reading import hints_of
from memctl.core.language.tokenize import words
from memctl.core.reconcile.similarity import Likeness, similarities
from memctl.core.reconcile.supersede.claims import slots_of
from memctl.core.reconcile.supersede.replace import kinds_spoken_of, slots_hinted
from memctl.model.text.lines import normal_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence, Set
    from typing import Any

    from memctl.core.language.claim import Claim
    from memctl.model.change import Change
    from memctl.model.memory import Memory

_SIGNS = re.compile(r"\w[+#]+")  # C++ is not C
_RARE_WORDS = 6  # number of a statement's words to look up, the rarest first
HITS = 200  # a word in more memories is ignored; of the rarest word, only this many of the newest memories are read
_NEAREST = 25  # memories that are compared word by word


def form_of(text: str) -> str:
    """Return the text in the form compared for equality. Signs that change a name (C++, C#) count."""
    signs = _SIGNS.findall(text.casefold())
    form = normal_form(text)
    return f"{form} {' '.join(signs)}" if signs else form


class KnownMemory:
    """A memory with its comparison forms. `change` is the change that adds it, if this run does."""

    __slots__ = ("memory", "form", "change", "_likeness")

    def __init__(self, memory: Memory, change: Change | None = None) -> None:
        self.memory = memory
        self.form = form_of(memory.text)
        self.change = change
        self._likeness: Likeness | None = None

    @property
    def likeness(self) -> Likeness:
        """Its words, prepared for near comparison."""
        if self._likeness is None:
            self._likeness = Likeness(self.memory.text)
        return self._likeness


class Known:
    """The memories of a tree, with those that this run adds."""

    def __init__(self, memories: Iterable[Memory]) -> None:
        self.entries: list[KnownMemory] = []
        self.by_form: dict[str, list[KnownMemory]] = {}
        self.by_key: dict[str, KnownMemory] = {}
        self.places: dict[str, list[int]] = {}
        self._indexed = 0
        self._slots: dict[int, list[KnownMemory]] = {}
        self._slotted = 0
        self._kinds: dict[str, list[int]] = {}
        self._kinded = 0
        for memory in memories:
            self.add(KnownMemory(memory))

    def add(self, entry: KnownMemory) -> None:
        self.entries.append(entry)
        self.by_form.setdefault(entry.form, []).append(entry)
        self.by_key.setdefault(entry.memory.id or entry.memory.handle, entry)

    def reword(self, entry: KnownMemory, text: str) -> None:
        """Give a memory a new text; it stays known by the old one too."""
        self._index()  # by its former words
        entry.memory.text = text
        entry.form = form_of(text)
        entry._likeness = None
        self.by_form.setdefault(entry.form, []).append(entry)

    def entry_of(self, key: str) -> KnownMemory | None:
        """Return the entry with this id or handle."""
        return self.by_key.get(key)

    def same(self, text: str) -> list[KnownMemory]:
        """Return the entries with the same normalised words."""
        return self.by_form.get(form_of(text), [])

    def neighbours(self, text: str) -> list[KnownMemory]:
        """Return the entries that share rare words with the text, most such words first. The number of memories read is
        bounded."""
        counts = {word: self.frequency(word) for word in words(text)}
        votes: dict[int, int] = {}
        looked = 0
        for count, word in sorted((count, word) for word, count in counts.items()):
            if not count or looked == _RARE_WORDS or (looked and count > HITS):
                continue
            looked += 1
            for number in self.newest(word):
                votes[number] = votes.get(number, 0) + 1
        nearest = sorted(self.in_order(votes), key=votes.__getitem__, reverse=True)[:_NEAREST]
        return [self.entry(number) for number in nearest]

    def of_its_matter(self, text: str) -> list[KnownMemory]:
        """Return the entries that a correction may mean, each once."""
        slots, kinds = slots_of(text) | slots_hinted(text), kinds_spoken_of(words(text))
        return list(dict.fromkeys([*self.neighbours(text), *self.in_slots(slots), *self.of_kinds(kinds)]))

    def in_slots(self, slots: Iterable[int]) -> list[KnownMemory]:
        """Return the newest active entries about these slots: things with one value at a time (see `slots_of`)."""
        slots, found = list(slots), []
        every = self.every() if slots else []
        for entry in every[self._slotted :]:
            for slot in slots_of(entry.memory.text):
                self._slots.setdefault(slot, []).append(entry)
        self._slotted = max(self._slotted, len(every))
        for slot in slots:
            self._slots[slot] = [entry for entry in self._slots.get(slot, ()) if not entry.memory.archived]
            found += self._slots[slot][-HITS:]
        return found

    def of_claims(self, claims: Sequence[Claim]) -> list[KnownMemory]:
        """Return the newest active entries that may make claims about the same properties in other words."""
        hints = hints_of(claims)
        if not hints:
            return []
        found = [entry for entry in self.every() if any(map(entry.memory.text.lower().__contains__, hints))]
        return [entry for entry in found if not entry.memory.archived][-HITS:]

    def of_kinds(self, kinds: Set[str]) -> list[KnownMemory]:
        """Return the newest entries that name a thing of one of these kinds (see language/taxonomy.py)."""
        every = self.every() if kinds else []
        for number in range(self._kinded, len(every)):
            for kind in kinds_spoken_of(words(every[number].memory.text)):
                self._kinds.setdefault(kind, []).append(number)
            self._kinded = number + 1
        found = {number for kind in kinds for number in self._kinds.get(kind, ())[-HITS:]}
        return [every[number] for number in sorted(found, reverse=True)[:HITS]]

    def __len__(self) -> int:
        return len(self.entries)

    def every(self) -> list[KnownMemory]:
        """Return all entries in tree order."""
        return self.entries

    def entry(self, number: int) -> KnownMemory:
        return self.entries[number]

    def frequency(self, word: str) -> int:
        """Return the number of memories that contain a word."""
        self._index()
        return len(self.places.get(word, ()))

    def newest(self, word: str) -> list[int]:
        """Return the numbers of the newest memories that contain a word, in order."""
        self._index()
        return self.places.get(word, [])[-HITS:]

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        return sorted(numbers)

    def _index(self) -> None:
        for number in range(self._indexed, len(self.entries)):
            for word in set(words(self.entries[number].memory.text)):
                self.places.setdefault(word, []).append(number)
        self._indexed = len(self.entries)

    def related(self, text: str, found: list[KnownMemory], least: float = 0.5, most: int = 3) -> list[dict[str, Any]]:
        """Return the most similar of the entries found, in the form of a change record."""
        scores = similarities(normal_form(text), [normal_form(entry.memory.text) for entry in found])
        scored = [(score, entry.memory.key) for score, entry in zip(scores, found, strict=True) if score >= least]
        best = sorted(scored, key=lambda pair: (-pair[0], pair[1]))[:most]
        return [{"id": key, "similarity": round(score, 2)} for score, key in best]
