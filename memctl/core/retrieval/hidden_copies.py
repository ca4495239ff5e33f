"""The copies that readers skip (see `model.copies`), found for a memory when it is asked about.

A large tree has too many memories to compare them all for one question, so only those are compared whose mark, a
checksum of the words, occurs more than once."""

from __future__ import annotations

from memctl.model.copies import among

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.retrieval.corpus import Corpus
    from memctl.model.copies import Fate


class HiddenCopies:
    """The numbers of the memories that readers skip; false if there are none."""

    def __init__(self, corpus: Corpus, fate: Fate) -> None:
        self._corpus = corpus
        self._fate = fate
        self._marks = _repeated(corpus)
        self._hidden: dict[int, frozenset[int]] = {}  # mark → hidden ones among the memories that have it

    def __bool__(self) -> bool:
        return bool(self._marks)

    def __contains__(self, number: int) -> bool:
        if not self._marks:
            return False
        mark = self._corpus.marks[number]
        if mark not in self._marks:
            return False
        hidden = self._hidden.get(mark)
        if hidden is None:
            hidden = self._hidden[mark] = self._hidden_of(mark)
        return number in hidden

    def _hidden_of(self, mark: int) -> frozenset[int]:
        numbers = self._corpus.in_order(self._corpus.marked(mark))
        memories = [self._corpus.memory(number) for number in numbers]
        hidden = {id(memory) for memory in among(memories, self._fate)}
        return frozenset([number for number, memory in zip(numbers, memories, strict=True) if id(memory) in hidden])


def _repeated(corpus: Corpus) -> frozenset[int]:
    """Return the marks that may occur more than once."""
    found: set[int] = set()
    loose: list[int] = []
    stored = []
    for segment in corpus.segments:
        repeats = segment.repeats()
        if repeats is None:
            loose += segment.column("marks")
        else:
            found.update(repeats)
            stored.append(segment)
    seen: set[int] = set()
    for mark in loose:
        if mark in seen or any(segment.marked(mark) for segment in stored):
            found.add(mark)
        seen.add(mark)
    return frozenset(found)
