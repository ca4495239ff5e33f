"""Forgetting: a memory goes to the archive, and a tombstone keeps its words forgotten."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.model.change import SEALED, Change, archived, bury_edit, ensure_id, remove_edit, reword_edit
from memctl.model.text.lines import STONE_DIGITS, fingerprint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence

    from memctl.model.memory import Memory

    Seal = Callable[..., str]

_MANY = 50  # wordings, above which the gists of all other memories are made
_SKETCH = "w"  # first letter of a tombstone for a sketch; the others are for exact words
_LEAD = Lazy(r"\s*(?:\[[^\]]*\]\s*)?(?:(?:talked about|谈到)[:：]?\s*)?")
_END = Lazy(r"(?<=[.!?;])\s+|(?<=[。！？；])")
_CLAUSE = Lazy(r"[;；]|,\s|[，、]|\s(?:and|but|that|because|who)\s")


def stones_of(texts: Iterable[str]) -> list[str]:
    """Return the tombstone names for these texts: one for the exact words, another for their sketch."""
    from memctl.core.language.gist.sketch import name_of_sketch  # slow to import

    names = [name for text in texts for name in (fingerprint(text, STONE_DIGITS), name_of_sketch(text)) if name]
    return list(dict.fromkeys(names))


def sealed_stone(name: str, seal: Seal) -> str:
    """Return a tombstone name that nobody can guess without the key, so that nobody learns what was purged."""
    if not name.startswith(_SKETCH):
        return SEALED + seal("tombstone", name)
    from memctl.core.language.gist.sketch import sealed_sketch

    return SEALED + sealed_sketch(name, lambda digits: seal("tombstone", digits))


class Tombstones:
    """The tombstone names of a tree, with the key for those of a purge."""

    def __init__(self, names: Collection[str] = (), seal: Seal | None = None) -> None:
        self.names = set(names)
        self._seal = seal

    def meeting(self, text: str) -> set[str]:
        """Return the names of the tombstones that bury a text in this or another wording."""
        from memctl.core.language.gist.sketch import SAME

        return {name for name, likeness in self._met(text) if likeness >= SAME}

    def verdict(self, text: str) -> str:
        """Return "buried" for a text in a buried or another wording, "doubtful" if a person should decide, or ""."""
        from memctl.core.language.gist.sketch import ALIKE, SAME

        most = max([likeness for _, likeness in self._met(text)], default=0.0)
        return "buried" if most >= SAME else "doubtful" if most >= ALIKE else ""

    def _met(self, text: str) -> Iterator[tuple[str, float]]:
        """Yield each name that may bury a text, with the probability that it does."""
        if not self.names:
            return
        from memctl.core.language.gist.sketch import likeness, name_of_sketch
        from memctl.core.language.gist.words import said_in  # slow to import, and few trees have tombstones

        for name in self._with_sealed(fingerprint(text, STONE_DIGITS)):
            if name in self.names:
                yield name, 1.0
        sketches = [self._with_sealed(said) for part in said_in(text) if (said := name_of_sketch(part))]
        for known in self.names if sketches else ():
            sealed = known.startswith(SEALED + _SKETCH)
            if sealed or known.startswith(_SKETCH):
                plain = known.removeprefix(SEALED)
                yield known, max(likeness(plain, said[sealed].removeprefix(SEALED)) for said in sketches)

    def _with_sealed(self, name: str) -> tuple[str, str]:
        return name, sealed_stone(name, self._seal) if self._seal is not None else ""

    def left_of(self, episode: str, memories: Iterable[Memory]) -> str:
        """Return an episode without its forgotten parts. `memories` are the tree's; the archived ones have the
        words."""
        text = without(episode, self.meeting)
        gone = [one.text for one in memories if one.archived and not one.superseded_by] if text else []
        return without(text, Repetition(words for words in gone if self.meeting(words))) if text else ""


def parted(text: str) -> tuple[str, list[str]]:
    """Split an episode into (its opening with the time, its sentences and items)."""
    lead = _LEAD().match(text)
    end = lead.end() if lead else 0
    return text[:end], [part for part in _END().split(text[end:]) if part.strip()]


def without(text: str, tells: Callable[[str], object]) -> str:
    """Return an episode without the parts for which `tells` is true of a clause; "" if nothing else is left."""
    lead, parts = parted(text)
    kept = [part for part in parts if not any(map(tells, _clauses_of(part)))]
    if len(kept) == len(parts):
        return text
    left = " ".join(part.strip() for part in kept).rstrip(" ;；,，")
    return f"{lead}{left}" if left else ""


class Repetition:
    """A test whether a clause repeats one of some texts, alone or among other words: "mentioned a peanut allergy"."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._gists = [gist for text in texts if (gist := _gist(text))]

    def __call__(self, clause: str) -> bool:
        said = _gist(clause) if self._gists else frozenset()
        marks = {word for word in said if word.startswith("!")}
        return any(gist <= said and marks <= gist for gist in self._gists)


def remove_from_episodes(
    texts: Iterable[str], memories: Iterable[Memory], new_id: Callable[[], str], *, purged: bool = False
) -> tuple[list[Change], list[str]]:
    """Return (changes that remove the texts from episodes, the removed sentences). An episode with nothing else is
    archived. With `purged`, archived episodes lose the texts too."""
    tells, changes, parts = Repetition(texts), [], []
    for memory in memories:
        if memory.type != "episode" or (memory.archived and not purged) or memory.block not in ("item", "paragraph"):
            continue
        left = without(memory.text, tells)
        if left == memory.text:
            continue
        parts += [part.strip() for part in parted(memory.text)[1] if part.strip() not in left]
        if left:
            id, edits = ensure_id(memory, memory.id or new_id())
            edits += (reword_edit(memory.path, id, left),)
            change = Change(
                "update", id, path=memory.path, line=memory.line, before=memory.text, after=left, edits=edits
            )
        elif purged:
            edits = (remove_edit(memory.path, memory.key),)
            change = Change("forget", memory.key, path=memory.path, line=memory.line, edits=edits)
        else:
            change = archived(memory, new_id(), reason="")
        change.reason = "it told what is forgotten"
        changes.append(change)
    return changes, parts


def former_retellings(texts: Iterable[str], wordings: Mapping[str, Iterable[str]]) -> list[str]:
    """Return the sentences of former episode wordings that repeat the texts."""
    tells = Repetition(texts)
    parts = [part.strip() for said in wordings.values() for text in said for part in parted(text)[1]]
    return [part for part in dict.fromkeys(parts) if not without(part, tells)]


def _clauses_of(sentence: str) -> list[str]:
    return list(dict.fromkeys([sentence, *(part for part in _CLAUSE().split(sentence) if part.strip())]))


def _gist(text: str) -> frozenset[str]:
    from memctl.core.language.gist.words import gist_of  # slow to import, and few trees have tombstones

    return gist_of(text)


def still_said(memories: Iterable[Memory], gone: Sequence[Memory], earlier: Iterable[str] = ()) -> frozenset[str]:
    """Return the fingerprints of what other memories still say of what goes: a sentence that several notes have is not
    buried with one of them. `earlier` are former wordings. A relation does not count, because it repeats its
    evidence."""
    left = {id(memory) for memory in gone}
    texts = [one.text for one in memories if not (one.archived or one.derived or id(one) in left)]
    wordings = [*(one.text for one in gone), *earlier]
    return frozenset(stones_of(texts if len(wordings) > _MANY else filter(_may_say(wordings), texts)))


def _may_say(wordings: list[str]) -> Callable[[str], bool]:
    """Return a quick test whether a text may have the words or the gist of one of these: to make the gist of each
    memory takes seconds in a large tree."""
    from memctl.core.language.gist.words import words_beside  # slow to import
    from memctl.core.language.tokenize import fold, folded_words

    exact = {fingerprint(text) for text in wordings}
    gists = [needed for text in wordings for needed in words_beside(text)]

    def test(text: str) -> bool:
        words = set(folded_words(fold(text)))
        return fingerprint(text) in exact or any(
            all(not words.isdisjoint(forms) for forms in needed) for needed in gists
        )

    return test


def forgotten(
    memories: Sequence[Memory],
    ids: Sequence[str],
    date: str,
    reason: str = "",
    earlier: Sequence[str] = (),
    buried: Container[str] = (),
    said: Container[str] = (),
) -> list[Change]:
    """Return the changes that forget memories: archive them and add tombstones. `ids` are for memories without one;
    `earlier` has former wordings, `buried` the fingerprints with a tombstone, `said` those that get none because
    another memory still says them."""
    changes = []
    for memory, id in zip(memories, ids, strict=True):
        wordings = [stone for stone in stones_of([memory.text, *earlier]) if stone not in said]
        if memory.archived and all(stone in buried for stone in wordings):
            skip = Change("skip", memory.key, path=memory.path, line=memory.line, before=memory.text)
            skip.reason = "forgotten already"
            changes.append(skip)
            continue
        stones = (bury_edit(wordings, date),) if wordings else ()
        if memory.archived:  # superseded or faded: it stays in the archive, with a tombstone
            change = Change("forget", memory.key, path=memory.path, line=memory.line, before=memory.text, reason=reason)
        else:
            change = archived(memory, id, reason)
        change.edits = (*stones, *change.edits)
        changes.append(change)
    return changes
