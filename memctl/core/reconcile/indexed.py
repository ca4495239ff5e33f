"""The memories of a tree looked up in its index, so that `add` reads only a few of ten thousand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from copy import copy

from memctl.core.language.tokenize import is_stop, words
from memctl.core.reconcile.comparable import project_in
from memctl.core.reconcile.lookup import HITS, Known, KnownMemory, form_of
from memctl.core.reconcile.relations import Relation
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import LABEL, TAGGED
from memctl.model.memory import Memory
from memctl.model.project import PROJECTS, REGISTER, project_of
from memctl.model.segment import DERIVED, EPISODE, IN_PROJECT, RELATED, of_handle, of_id
from memctl.model.text.lines import handle_of


class IndexedMemories(TreeMemories):
    """Memories backed by an index. It returns copies, so that the index does not change."""

    def __init__(self, corpus: Corpus, paths: Sequence[str]) -> None:
        super().__init__((), paths)
        self.corpus = corpus
        self._copies: dict[int, Memory] = {}

    @property
    def met(self) -> list[Memory]:
        """The memories that lookups have read, as the index has them."""
        return [self.corpus.memory(number) for number in self._copies]

    def memory(self, number: int) -> Memory:
        if number not in self._copies:
            self._copies[number] = copy(self.corpus.memory(number))
        return self._copies[number]

    def known(self, project: str) -> Known:
        return IndexedKnown(self, project)

    def every(self) -> Sequence[Memory]:
        return [self.memory(number) for number in self.corpus.in_order(self.corpus.numbers())]

    def relations(self) -> Sequence[Memory]:
        return [self.memory(number) for number in self.bonded(RELATED)]

    def bound(self) -> Sequence[Memory]:
        found = dict.fromkeys(self.bonded(DERIVED))
        for key in {key for number in found for key in Relation(self.memory(number)).evidence}:
            found |= dict.fromkeys(self.numbers_of(key))
        return [self.memory(number) for number in self.corpus.in_order(found)]

    def projects(self, keys: Collection[str]) -> dict[str, str]:
        files = frozenset(self.paths)
        found = self.corpus.in_order({number for key in keys for number in self.numbers_of(key)})
        return {self.memory(number).key: project_in(self.memory(number), files) for number in found}

    def named(self, words: Iterable[str]) -> list[Memory]:
        """Return the memories with one of these ids or handles, or the beginning of an id behind `^`."""
        found: set[int] = set()
        for word in words:
            numbers = self.numbers_of(word.removeprefix("^"))
            found.update(numbers or (self._begun(word[1:]) if word.startswith("^") else ()))
        return self._in_order(found)

    def _begun(self, key: str) -> list[int]:
        """Return the numbers of the memories whose id begins so. It reads them all."""
        return [number for number in self.corpus.numbers() if self.corpus.memory(number).id.startswith(key)]

    def concerned(self, keys: Iterable[str], wordings: Iterable[str]) -> list[Memory]:
        """Return at least those memories that count when the memories with these keys, which said these wordings, are
        forgotten: they themselves, the relations that rest on them, episodes, and what says the same."""
        from memctl.core.language.gist.words import words_beside  # an addition does not need it

        found = {number for key in keys for number in self.numbers_of(key)}
        found.update(self.bonded(EPISODE))
        for text in wordings:
            found.update(self.numbers_like(handle_of(text)))
            for needed in words_beside(text):
                said = map(self._with_one_of, needed)
                found.update(set.intersection(*said) if needed else self.corpus.numbers())
        every = {id(memory): memory for memory in (*self._in_order(found), *self.bound())}
        return sorted(every.values(), key=lambda memory: (memory.path, memory.line))

    def _with_one_of(self, forms: Iterable[str]) -> set[int]:
        """Return the memories that contain one of these words, be it in a tag or a label."""
        names = [mark + form for form in forms for mark in ("", LABEL, TAGGED)]
        return {number for name in names for number in self.corpus.found(name)}

    def _in_order(self, numbers: Iterable[int]) -> list[Memory]:
        return [self.memory(number) for number in self.corpus.in_order(numbers)]

    def has_id(self, id: str) -> bool:
        return any(self.corpus.memory(number).id == id for number in self.corpus.keyed("ids", of_id(id)))

    def bonded(self, mask: int) -> list[int]:
        """Return the numbers of the memories with one of these bonds, in tree order."""
        marks = bytes([1 if bonds & mask else 0 for bonds in range(256)])
        found = []
        for segment, start in zip(self.corpus.segments, self.corpus.starts, strict=False):
            marked = bytes(segment.column("bonds")).translate(marks)
            at = marked.find(1)
            while at >= 0:
                found.append(start + at)
                at = marked.find(1, at + 1)
        return self.corpus.living(found)

    def numbers_of(self, key: str) -> list[int]:
        """Return the numbers of the memories with this id, or with this handle and no id, in tree order."""
        if not key.startswith("~"):
            return [number for number in self.corpus.keyed("ids", of_id(key)) if self.corpus.memory(number).id == key]
        found = self.numbers_like(key)
        return [number for number in found if self.corpus.memory(number).key == key]

    def numbers_like(self, handle: str) -> list[int]:
        """Return the numbers of the memories that may have this handle if they have no id, in tree order."""
        digits = handle[1:9]
        if len(digits) < 8 or not all(sign in "0123456789abcdef" for sign in digits):
            return []
        return self.corpus.keyed("handles", of_handle(handle))


class IndexedKnown(Known):
    """Known memories backed by an index. The index's numbers come first, then those of memories that this run adds."""

    def __init__(self, holdings: IndexedMemories, project: str) -> None:
        super().__init__(())
        self._holdings = holdings
        self._corpus = holdings.corpus
        self._first = self._corpus.starts[-1]  # first number of the added memories
        self._files = frozenset(holdings.paths)
        self._project = project
        self._met: dict[int, KnownMemory] = {}
        self._asked: set[str] = set()
        self._all: list[KnownMemory] = []
        self._numbers: dict[str, frozenset[int]] = {}
        apart = holdings.bonded(IN_PROJECT)
        derived = holdings.bonded(DERIVED)
        if project:
            own = {number for number in apart if self._project_at(number) == project}
            self._only: set[int] | None = own.difference(derived)
            self._without: set[int] = set()
        else:
            self._only = None
            self._without = {number for number in apart if self._project_at(number)}.union(derived)

    def _project_at(self, number: int) -> str:
        """Return the project of a memory (see `comparable.project_in`)."""
        name = project_of(self._corpus.path(number))
        return name if name and f"{PROJECTS}{name}/{REGISTER}" in self._files else ""

    def _counts(self, number: int) -> bool:
        return number not in self._without if self._only is None else number in self._only

    def __len__(self) -> int:
        old = len(self._corpus) - len(self._without) if self._only is None else len(self._only)
        return old + len(self.entries)

    def add(self, entry: KnownMemory) -> None:
        if self.entry_of(entry.memory.key) is None:
            self.by_key[entry.memory.key] = entry
        self.entries.append(entry)
        self.by_form.setdefault(entry.form, []).append(entry)
        if self._all:
            self._all.append(entry)

    def entry_of(self, key: str) -> KnownMemory | None:
        if key and key not in self.by_key:
            number = next(filter(self._counts, self._holdings.numbers_of(key)), None)
            if number is not None:
                self.by_key[key] = self.entry(number)
        return self.by_key.get(key)

    def same(self, text: str) -> list[KnownMemory]:
        form = form_of(text)
        if form not in self._asked:
            self._asked.add(form)
            like = filter(self._counts, self._holdings.numbers_like(handle_of(text)))
            old = [self.entry(number) for number in like if form_of(self._corpus.memory(number).text) == form]
            self.by_form[form] = [*old, *self.by_form.get(form, ())]
        return self.by_form[form]

    def every(self) -> list[KnownMemory]:
        if not self._all:
            numbers = self._corpus.in_order(filter(self._counts, self._corpus.numbers()))
            self._all = [*map(self.entry, numbers), *self.entries]
        return self._all

    def entry(self, number: int) -> KnownMemory:
        if number >= self._first:
            return self.entries[number - self._first]
        if number not in self._met:
            self._met[number] = KnownMemory(self._holdings.memory(number))
        return self._met[number]

    def frequency(self, word: str) -> int:
        new = super().frequency(word)
        marked = any(self._corpus.count(mark + word) for mark in (LABEL, TAGGED))
        if is_stop(word) or marked or self._without or self._only is not None:
            return new + len(self._found(word))
        return new + self._corpus.count(word)

    def newest(self, word: str) -> list[int]:
        old = self._corpus.in_order(self._found(word))[-HITS:]
        return [*old, *(self._first + number for number in super().newest(word))][-HITS:]

    def in_order(self, numbers: Iterable[int]) -> list[int]:
        every = list(numbers)
        old = self._corpus.in_order([number for number in every if number < self._first])
        return [*old, *sorted(number for number in every if number >= self._first)]

    def _found(self, word: str) -> frozenset[int]:
        """Return the memories whose text has the word, not those with the word only in a tag. A stop word counts only
        in a memory that has nothing but stop words."""
        found = self._numbers.get(word)
        if found is None:
            corpus = self._corpus
            numbers = corpus.found(word).keys() - corpus.found(TAGGED + word).keys() | corpus.found(LABEL + word).keys()
            kept = filter(self._counts, numbers)
            found = frozenset(filter(self._is_mute, kept) if is_stop(word) else kept)
            self._numbers[word] = found
        return found

    def _is_mute(self, number: int) -> bool:
        return all(map(is_stop, words(self._corpus.memory(number).text)))
