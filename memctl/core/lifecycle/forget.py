"""Forgetting: a memory goes to the archive, and a tombstone keeps its words forgotten."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.model.change import Change, archived, bury_edit, ensure_id, remove_edit, reword_edit
from memctl.model.ledger import sealed_stone
from memctl.model.text.lines import STONE_DIGITS, fingerprint, fingerprint_of_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence

    from memctl.model.memory import Memory

    Seal = Callable[..., str]

_NEAR = "n"  # prefix of a tombstone for a gist; the others are for exact words
_LEAD = Lazy(r"\s*(?:\[[^\]]*\]\s*)?(?:(?:talked about|谈到)[:：]?\s*)?")
_END = Lazy(r"(?<=[.!?;])\s+|(?<=[。！？；])")
_CLAUSE = Lazy(r"[;；]|,\s|[，、]|\s(?:and|but|that|because|who)\s")


def stones_of(texts: Iterable[str]) -> list[str]:
    """Return the tombstone names for these texts: one for the exact words, others for their gists."""
    from memctl.core.language.gist_near import forms_of_forgotten  # slow to import

    names = []
    for text in texts:
        names += [fingerprint(text, STONE_DIGITS), *(_near(sorted(gist)) for gist in _gists(text, whole=True))]
        names += [_near(form) for form in sorted(forms_of_forgotten(text))]
    return list(dict.fromkeys(names))


class Tombstones:
    """The tombstone names of a tree, with the key for those of a purge."""

    def __init__(self, names: Collection[str] = (), seal: Seal | None = None) -> None:
        self.names = set(names)
        self._seal = seal

    def meeting(self, text: str) -> set[str]:
        """Return the names of the tombstones that bury a text in this or another wording."""
        if not self.names:
            return set()
        from memctl.core.language.gist_near import forms_of_said  # slow to import, and few trees have tombstones

        found = {fingerprint(text, STONE_DIGITS), *(_near(sorted(gist)) for gist in _gists(text))}
        found.update(map(_near, forms_of_said(text)))
        if self._seal is not None:
            found |= {sealed_stone(name, self._seal) for name in found}
        return found & self.names

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
        self._gists = [gist for text in texts for gist in _gists(text, whole=True)]

    def __call__(self, clause: str) -> bool:
        for said in _gists(clause, whole=True) if self._gists else ():
            marks = {word for word in said if word.startswith("!")}
            if any(gist <= said and marks <= gist for gist in self._gists):
                return True
        return False


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


def _gists(text: str, *, whole: bool = False) -> list[frozenset[str]]:
    from memctl.core.language.gist import gist_of, gists_of  # slow to import, and few trees have tombstones

    return [gist for gist in ([gist_of(text)] if whole else gists_of(text)) if gist]


def _near(words: Iterable[str]) -> str:
    return _NEAR + fingerprint_of_bytes("\0".join(words).encode("utf-8", "surrogatepass"))[:STONE_DIGITS]


def still_said(memories: Iterable[Memory], gone: Iterable[Memory]) -> frozenset[str]:
    """Return the fingerprints of all that other memories still say: a sentence that several notes have is not buried
    with one of them. A relation does not count, because it repeats its evidence."""
    left = {id(memory) for memory in gone}
    texts = [one.text for one in memories if not (one.archived or one.derived or id(one) in left)]
    return frozenset(stones_of(texts))


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
