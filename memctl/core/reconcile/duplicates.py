"""Memories that say the same in other words, which become one, and memories that cannot both be true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from memctl.core.claims.reading import claims_of, outdated, outdates
from memctl.core.language.gist.sketch import SAME, likeness, name_of_sketch, words_of
from memctl.core.language.gist.words import gist_of
from memctl.core.language.taxonomy import asked_by
from memctl.core.reconcile.lookup import HITS, Known, KnownMemory
from memctl.core.reconcile.relations import move_relations
from memctl.core.reconcile.similarity import Likeness, near
from memctl.core.reconcile.supersede.single_valued import is_other_single, names_other_home, states_single
from memctl.model.change import Change, archive_edit, ensure_id, mark_edit
from memctl.model.memory import Memory

_OWNED = re.compile(r"\b(?:the )?user['’]s ", re.IGNORECASE)
_DOES = re.compile(r"(?:^|(?<=, )|\b(?=\S+ \w+ \w+s\b))(?:the )?user (\w[\w'’]*)(?=[ ,.])", re.IGNORECASE)
_OWNER = re.compile(r"\b(?:the )?user\b", re.IGNORECASE)
_OWNER_ZH = re.compile(r"用户|使用者")
_FIRST_PERSON = {"is": "am", "has": "have", "does": "do", "goes": "go", "was": "was"}
_SPACED = re.compile(r"(?<=[\u3400-\u9fff]) | (?=[\u3400-\u9fff])")
_FEW_WORDS = 2  # words in common: fewer are no ground to call two statements one
_MOST_OTHER = 2  # words that only one of two statements has
_LABELLED = re.compile(r"(?i)(?:\b(?:number|no\.?|nr\.?) ?|#|第)\d")  # a number that is a name: there are several
_MOST_DENIED = 5 * HITS  # statements
_WISHES = frozenset(("want", "欲"))  # a wish is not what it wishes for
# verbs that only say that something is in use
_LIGHT = frozenset(["run", "do", "don", "handl", "host", "go", "跑", "做", "管", "弄", "搞", "写"])
# (words, other words for the same): the writer's group stands for the writer
_SAME = (
    (re.compile(r"^(?:our|the|my) (?:team|project|company|group|org)\b(?:['’]s)?", re.IGNORECASE), "We"),
    (re.compile(r"^(?:我们?的?)?(?:团队|项目组?|小组|公司|组里)(?:里|的|都)*(?=.{4})"), "我们"),
    (re.compile(r"\b(?:manage[sd]?|managing)\b", re.IGNORECASE), "use"),
    (re.compile(r"\bI report to\b|\bmy boss is\b", re.IGNORECASE), "my manager is"),
    (re.compile(r"\b(?:can['’]?t|cannot|do(?:n['’]t| not)) (?:eat|have|drink) (.{2,30}?),? (?:because of|due to) "
                r"(?:an?|my) allergy", re.IGNORECASE), r"am allergic to \1"),
)  # fmt: skip
_ME = frozenset(("I", "me"))
_TO_ME = re.compile(r"^([^我，。的和跟与同]{2,6})我(?!的|们|家)")
_SHORTENED = 4  # least letters of a word that another one abbreviates


def is_comparable(memory: Memory) -> bool:
    """Whether a memory may be a duplicate: active, and no relation or event, which may happen twice."""
    return not (memory.archived or memory.pending or memory.derived or memory.type in ("episode", "context"))


def duplicate_groups(memories: Iterable[Memory]) -> list[list[Memory]]:
    """Return the groups of memories of one agent and one project that say the same, each in file order.

    Two memories say the same in three cases: they have the same gist; one has all words of the other, and its further
    words do not matter; or their sketches differ in one or two words of little weight."""
    known = Known(memory for memory in memories if is_comparable(memory))
    numbers = {id(entry): number for number, entry in enumerate(known.every())}
    leader = list(range(len(numbers)))
    for one, other in _equals(known):
        if _is_one_owner(one.memory, other.memory):
            first, second = sorted(_root(leader, numbers[id(entry)]) for entry in (one, other))
            leader[second] = first
    groups: dict[int, list[Memory]] = {}
    for number, entry in enumerate(known.every()):
        groups.setdefault(_root(leader, number), []).append(entry.memory)
    return [group for group in groups.values() if len(group) > 1]


def _equals(known: Known) -> Iterator[tuple[KnownMemory, KnownMemory]]:
    by_gist: dict[frozenset[str], list[tuple[KnownMemory, frozenset[str]]]] = {}
    sketches = {id(entry): _Sketch(_plain(entry.memory.text)) for entry in known.every()}
    for entry in known.every():
        sketch = sketches[id(entry)]
        text = sketch.text
        gist = gist_of(text) - _LIGHT
        whole = gist_of(text, whole=True) - _LIGHT
        alike = by_gist.setdefault(gist, []) if gist else []
        same = [other for other, its in alike[:HITS] if _is_reworded(whole, its)]
        alike.append((entry, whole))
        for other in known.neighbours(entry.memory.text):
            if other is not entry and (
                near(entry.likeness, other.likeness) or sketch.says_the_same_as(sketches[id(other)])
            ):
                same.append(other)
        yield from ((other, entry) for other in same if not have_changed_places(text, sketches[id(other)].text))


class _Sketch:
    """The sketch of a statement, made when it is compared."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def name(self) -> str:
        return name_of_sketch(self.text)

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(words_of(self.name))

    def says_the_same_as(self, other: _Sketch) -> bool:
        """Whether the statements differ by a word or two that decide little."""
        if not 0 < len(self.words ^ other.words) <= _MOST_OTHER:
            return False
        if likeness(self.name, other.name) + likeness(other.name, self.name) < 2 * SAME:
            return False
        return _WISHES.isdisjoint(gist_of(self.text) ^ gist_of(other.text))


def _plain(text: str) -> str:
    """Return a statement in the words that most people would choose."""
    text = _SPACED.sub("", in_first_person(text))
    for pattern, words in _SAME:
        text = pattern.sub(words, text, count=1)
    return text


def _is_reworded(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two statements of one gist have enough words in common. A word that only one of them has names a kind;
    if both have such words, they must name the same: infra and infrastructure, flights and planes, but not trains."""
    few, many = sorted((one - other, other - one), key=len)
    pairs = sum(any(_is_short_for(word, also) or _asks_alike(word, also) for also in many) for word in few)
    return pairs == len(few) and len(one & other) + pairs >= _FEW_WORDS


def have_changed_places(one: str, other: str) -> bool:
    """Whether one statement says of a person and the speaker what the other says of the speaker and that person."""
    for text, turned in ((one, other), (other, one)):
        before = found[1] if (found := _TO_ME.match(text)) else ""
        if any(turned.startswith(f"我{before[at:]}{before[:at]}") for at in range(1, len(before))):
            return True
    told, known = (re.findall(r"\w+", text) for text in (one, other))
    names = {word for word in told if word.istitle() and word not in _ME}.intersection(known)
    sides = [
        {(word, words.index(word) < words.index(me)) for word in names} for words in (told, known)
        for me in _ME.intersection(words)
    ]  # fmt: skip
    return len(sides) == 2 and ("me" in told) != ("me" in known) and bool(sides[0] - sides[1])


def _asks_alike(one: str, other: str) -> bool:
    return not set(asked_by(one)).isdisjoint(asked_by(other))


def _is_short_for(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    return len(short) >= _SHORTENED and long.startswith(short)


def _root(leader: list[int], number: int) -> int:
    while leader[number] != number:
        number = leader[number]
    return number


def _is_one_owner(one: Memory, other: Memory) -> bool:
    return (one.agent, one.scope, one.project) == (other.agent, other.scope, other.project)


def contradictions(memories: Iterable[Memory]) -> list[tuple[Memory, Memory]]:
    """Return the pairs (earlier, later) that give two values of one thing that has only one: two homes, two managers.
    Of a large tree, the newest HITS such statements are compared."""
    valid = [memory for memory in memories if is_comparable(memory) and not memory.until]
    said = [(memory, _plain(memory.text)) for memory in valid]
    single = [(memory, text) for memory, text in said if claims_of(text) or states_single(text)]
    single = sorted(single, key=lambda pair: pair[0].since or pair[0].created)[-HITS:]
    found = [
        (old, new)
        for number, (new, text) in enumerate(single)
        for old, former in single[:number]
        if any(is_other(text, former) for is_other in (is_other_single, names_other_home, _is_other_claim))
    ]
    pairs = {frozenset(map(id, pair)): pair for pair in (*_denials(valid), *found) if _is_one_owner(*pair)}
    return list(pairs.values())


def _denials(memories: Iterable[Memory]) -> Iterator[tuple[Memory, Memory]]:
    """Yield the pairs (earlier, later) that contradict each other: one denies the other or gives another number, and
    all other words that matter are the same. Only the newest _MOST_DENIED memories are compared."""
    told: dict[frozenset[str], list[tuple[Memory, str, frozenset[str]]]] = {}
    for memory in sorted(memories, key=lambda memory: memory.since or memory.created)[-_MOST_DENIED:]:
        found = words_of(name_of_sketch(_plain(memory.text)))
        labelled = _LABELLED.search(memory.text) is not None
        kinds = {kind: frozenset(digits for digits, each in found.items() if each[0] == kind) for kind in "MLNTP"}
        rest = frozenset(found) - kinds["M"] - kinds["L"] - kinds["N"]
        denied = "M" if kinds["M"] else ""
        keys = {rest} if denied else {rest, rest - kinds["T"]}  # what is never so is not so in the morning either
        for key in keys:
            alike = told.setdefault(key, []) if key - kinds["P"] else []
            for other, its, numbers in alike:
                if (its != denied and numbers == kinds["N"]) or (
                    its == denied == "" and not labelled and _are_other(numbers, kinds["N"])
                ):
                    yield other, memory
            alike.append((memory, denied, kinds["N"]))


def _are_other(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one) == len(other) == 1 and one != other


def _is_other_claim(new: str, old: str) -> bool:
    """Whether two statements of one clause claim two values of one property. Homes are left to `single_valued`, which
    knows that a city lies in a country."""
    told, known = ([claim for claim in claims_of(text) if claim.property != "home"] for text in (new, old))
    if not told or not known or not outdated(told, [old], cued=True):
        return False
    return any(outdates(one, other, cued=True) for one in told for other in known)


def in_first_person(text: str) -> str:
    """Return a statement about "the user" as the user would say it."""
    text = _OWNED.sub("my ", _OWNER_ZH.sub("我", text))
    text = _DOES.sub(lambda match: f"I {_FIRST_PERSON.get(match[1]) or match[1].removesuffix('s')}", text)
    return _OWNER.sub("me", text)


def consolidated(
    groups: Iterable[Sequence[Memory]], memories: Sequence[Memory], new_id: Callable[[], str]
) -> list[Change]:
    """Return the changes that leave one memory of each group. `memories` are all of the tree.

    The fullest wording stays, with the tags of all; the others are archived as superseded by it. A pinned memory and
    one of the protected types always stays."""
    changes = []
    for group in groups:
        kept, *others = sorted(group, key=_worth, reverse=True)
        gone = [memory for memory in others if not memory.protected]
        if gone:
            changes.append(_into_one(kept, gone, new_id))
    move_relations(changes, memories, new_id)
    return changes


def _worth(memory: Memory) -> tuple[bool, bool, int, int, str]:
    """Order the memories of a group: protected ones, those that the user verified, then the fullest, then the
    latest."""
    likeness = Likeness(memory.text)
    return memory.protected, bool(memory.verified), len(likeness.words), len(memory.text), memory.created


def _into_one(kept: Memory, gone: Sequence[Memory], new_id: Callable[[], str]) -> Change:
    id, edits = ensure_id(kept, new_id())
    named = [(memory, *ensure_id(memory, new_id())) for memory in gone]
    tags = [tag for memory in gone for tag in memory.tags if tag not in kept.tags]
    marks = {"supersedes": ", ".join(dict.fromkeys([*kept.supersedes, *(other for _, other, _ in named)]))}
    edits += (mark_edit(kept.path, id, marks, tuple(dict.fromkeys(tags))),)
    for memory, other, naming in named:
        edits += (*naming, archive_edit(memory, other, {"superseded-by": id}))
    change = Change("merge", id, path=kept.path, line=kept.line, before=gone[0].text, after=kept.text, edits=edits)
    change.related = [{"id": other} for _, other, _ in named]
    change.reason = f"says the same as {len(gone)} other{'s' * (len(gone) != 1)}"
    return change
