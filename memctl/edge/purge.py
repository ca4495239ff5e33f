"""Taking memories out of a tree for good: the files, the journal, what was exchanged, the index and the usage log; only
a keyed hash stays."""

from __future__ import annotations

import os

from memctl.edge.log import tombstones, usage
from memctl.edge.store import files
from memctl.edge.stream import say
from memctl.model import paths
from memctl.model.change import TOMBSTONES, Change, burying, removal
from memctl.model.ledger import sealed_stone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from memctl.edge.store.writer import Writer
    from memctl.model.change import Edit
    from memctl.model.memory import Memory

_LEAST = 4  # letters of a text that are looked for elsewhere in the journal; shorter ones would hit anything
_FEW = 64  # texts: so many are looked for one by one faster than all at once


class Blotter:
    """Takes texts out of other words: `[purged]` stands where any of them stood, or several that overlap. However many
    texts there are, its work goes by the length of the words."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = {text for text in texts if len(text) >= _LEAST}
        self._lengths: dict[str, list[int]] = {}  # of the texts that begin so, the longest first
        for length, start in sorted({(len(text), text[:_LEAST]) for text in self.texts}, reverse=True):
            self._lengths.setdefault(start, []).append(length)

    def __call__(self, words: str) -> str:
        """The words without the texts."""
        if len(self.texts) <= _FEW and not any(text in words for text in self.texts):
            return words
        parts, end = [], 0
        for start, stop in self._found(words):
            if start >= end:
                parts += [words[end:start], "[purged]"]
            end = max(end, stop)
        return "".join([*parts, words[end:]])

    def _found(self, words: str) -> Iterator[tuple[int, int]]:
        """(start, end) of the longest text that begins at each place."""
        for start in range(len(words) - _LEAST + 1):
            for length in self._lengths.get(words[start : start + _LEAST], ()):
                if words[start : start + length] in self.texts:
                    yield start, start + length
                    break


def purge(
    writer: Writer,
    memories: list[Memory],
    names: Callable[[Iterable[str]], list[str]],
    gone: Collection[str] = (),
    *,
    left: Collection[str] = (),
    others: Collection[Edit] = (),
    told: Iterable[Change] = (),
    parts: Iterable[str] = (),
) -> list[Change]:
    """Remove these memories and every text of theirs; says what cannot be reached. `names` gives the tombstones of
    texts, `gone` are ids that only the journal knows still, `left` the tombstones of what others say, `others`
    are edits of memories that refer to them. `told` takes `parts` out of episodes.

    What stays is a tombstone that only this machine's key can make; those that anybody can, go."""
    said = writer.journal.wordings_of([*gone, *(memory.id for memory in memories)])
    seal = writer.seal(make=not writer.dry_run)
    texts, plain = list(parts), set()
    changes = list(told)
    for key, memory in [*((id, None) for id in gone), *((memory.key, memory) for memory in memories)]:
        id = memory.id if memory else key
        wordings = list(dict.fromkeys([*([memory.text] if memory else []), *(said[id] if id else [])]))
        texts += wordings
        stones = [name for name in names(wordings) if name not in left]
        plain.update(stones)
        edits = (burying([sealed_stone(name, seal) for name in stones], writer.now[:10]),) if stones else ()
        change = Change("forget", key, reason="purged", edits=edits)
        if memory:
            change.path, change.line = memory.path, memory.line
            change.edits += (removal(memory.path, key),)
        changes.append(change)
    if others and changes:
        changes[0].edits = (*others, *changes[0].edits)
    writer.carry_out(changes, tidy=True)
    if not writer.dry_run:
        keys = {memory.key for memory in memories}.union(gone)
        known = writer.ledger.knows_journal()
        writer.ledger.lift(_drop_tombstones(writer.tree.root, plain))
        blotter = Blotter([*texts, *plain])
        writer.journal.scrub(keys, blotter.texts, blotter)
        if known:
            writer.ledger.journal_rewritten()
        _drop_swaps(writer.tree.root)
        _drop_index(writer.tree.root)
        usage.forget(writer.tree.root, keys)
        _tell_of_git(writer.tree.root)
    return changes


def _drop_index(root: str) -> None:
    """Remove the index, which has the words of every memory; the next search makes it anew."""
    from memctl.edge.index.tree_index import drop  # and SQLite with it: forgetting otherwise needs none

    drop(root)


def _drop_tombstones(root: str, names: Collection[str]) -> list[str]:
    """Take every line about these fingerprints out of the file of tombstones, for good; those that were buried."""
    found = sorted(tombstones.read(root).intersection(names))
    if names:
        files.change(root, TOMBSTONES, lambda data: tombstones.without_stones(data, names))
    return found


def _drop_swaps(root: str) -> None:
    """Remove the old copies of files that were exchanged, and what a crash left of new ones."""
    state = os.path.join(root, paths.STATE)
    for name in os.listdir(state):
        if name.startswith((paths.SWAP, paths.SCRATCH)):
            os.unlink(os.path.join(state, name))


def _tell_of_git(root: str) -> None:
    here = root
    while True:
        if os.path.exists(os.path.join(here, ".git")):
            say(f"forget: git may still have it, in the history of {here}, in its clones and in backups")
            return
        if os.path.dirname(here) == here:
            return
        here = os.path.dirname(here)
