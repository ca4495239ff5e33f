"""An index finds for `add` what reading the whole tree finds: the same changes, on random trees."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from memctl.commands.forget import _decided
from memctl.core.language.tokenize import words
from memctl.core.lifecycle.forget import stones_of
from memctl.core.reconcile.candidate import Incoming, of_record
from memctl.core.reconcile.indexed import IndexedMemories
from memctl.core.reconcile.lookup import Known, KnownMemory
from memctl.core.reconcile.projects import take_all, taken
from memctl.core.reconcile.tree_memories import TreeMemories
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest
from memctl.edge.index.library import Library
from memctl.edge.store.tree import Tree
from memctl.model.tables.settings import Settings

NOW = "2026-08-20"
WORDINGS = [Path(__file__).parents[1] / f"fixtures/{name}.jsonl" for name in ("wordings", "wordings-of-models")]
SUBJECTS = [
    "My sister",
    "I",
    "The team",
    "my dog",
    "Anna",
    "The deploy script",
    "我",
    "我妹妹",
    "2024-01-02 Tim:",
    "C++",
    "Der Hund",
]
VERBS = [
    "uses",
    "likes",
    "no longer uses",
    "switched to",
    "live in",
    "is",
    "prefers",
    "hates",
    "喜欢",
    "住在",
    "moved to",
]
THINGS = [
    "pnpm", "npm", "Berlin", "Rome", "tea", "green tea", "the garden piano", "PostgreSQL", "C#", "C", "C++", "茶",
    "北京",    "camelCaseName", "v1.2.3", "a 10% share", "don't know", "vim", "emacs", "42",
]  # fmt: skip
TAILS = ["", "", "", " now", " for work", ".", " and milk", " again", "!", "\nand more"]
PATHS = [
    "_core/profile.md",
    "topics/a.md",
    "topics/tea.md",
    "archive/topics/a.md",
    "relations.md",
    "projects/web/topics/b.md",
    "goals.md",
]
MARKS = [
    "",
    "",
    " #tea",
    " #Berlin #work",
    " (until:: 2026-07-01)",
    " (status:: pending) (channel:: assistant)",
    " (pin:: true)",
]


def sentence(dice: random.Random) -> str:
    return f"{dice.choice(SUBJECTS)} {dice.choice(VERBS)} {dice.choice(THINGS)}{dice.choice(TAILS)}"


def write_tree(root: Path, dice: random.Random) -> None:
    """A tree with everything that statements meet: the same words, near ones, the archive, relations, projects."""
    ids = (f"m{number:04}" for number in itertools.count(1))
    known: list[str] = []
    for path in PATHS:
        lines = ["# Notes", ""]
        for _ in range(dice.randint(0, 12)):
            id = next(ids)
            text = dice.choice(known) if known and dice.random() < 0.2 else sentence(dice).replace("\n", "\n  ")
            known.append(text)
            first, newline, rest = text.partition("\n")
            mark = dice.choice(MARKS) + f" (created:: 2026-0{dice.randint(1, 8)}-11)"
            lines.append(f"- {first}{mark}{dice.choice(['', f' ^{id}'])}{newline}{rest}")
        if path == "relations.md":
            lines += ["", "## Relations", ""]
            lines += [
                f"- user likes [[{dice.choice(THINGS)}]] (evidence:: m000{dice.randint(1, 9)}) ^{next(ids)}"
                for _ in range(3)
            ]
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    if dice.random() < 0.7:
        (root / "projects/web/_project.md").write_text("---\nproject: web\n---\n", encoding="utf-8")


def statement(dice: random.Random, texts: list[str]) -> dict[str, Any]:
    text = dice.choice(texts) if texts and dice.random() < 0.4 else sentence(dice)
    record: dict[str, Any] = {"text": text, "channel": dice.choice(["user", "user", "user", "assistant"])}
    if dice.random() < 0.3:
        record["evidence"] = {"time": f"2026-0{dice.randint(1, 8)}-05T10:00:00Z", "client": "x", "session": "s"}
    if dice.random() < 0.2:
        record["triples"] = [["user", "likes", dice.choice(THINGS)]]
    if dice.random() < 0.2:
        record |= {"op": dice.choice(["update", "forget", "boost"]), "target": f"m00{dice.randint(1, 30):02}"}
    if dice.random() < 0.1:
        record["correction"] = True
    return record


class Standing:
    """A tree as the writer shows it, with ids that repeat."""

    scope = "user"
    journal = SimpleNamespace(wordings_of=lambda keys: {key: ["Used to like green tea"] for key in keys})

    def __init__(self, tree: Tree, stones: frozenset[str]) -> None:
        self.tree = tree
        self.stones = stones
        self._ids = (f"new{number}" for number in itertools.count())

    def memories(self) -> list[Any]:
        return self.tree.memories()

    def paths(self) -> list[str]:
        return self.tree.paths()

    def page(self, path: str, *, whole: bool) -> Any:
        return SimpleNamespace(document=SimpleNamespace(conflicts=[]))

    def tombstones(self) -> frozenset[str]:
        return self.stones

    def seal(self) -> Callable[..., str]:
        return lambda *_: ""

    def new_id(self) -> str:
        return next(self._ids)

    def said_at(self, key: str) -> str:
        return ""

    def moment(self, text: str) -> str:
        return text

    def index_ids(self, has_id: Callable[[str], bool], count: int) -> None:
        read = self.tree.memories()
        assert count == len(read)
        assert all(has_id(memory.id) for memory in read if memory.id)
        assert not has_id("m9999")


def indexed(root: Path, dice: random.Random) -> Library:
    """The library of a tree, whose index was made before two of its files were changed."""
    library = Library([Tree(str(root))], digest)
    library.answer(lambda segments: None, lambda _: [])
    library.keep()
    for path in dice.sample(PATHS, 2):
        with open(root / path, "a", encoding="utf-8") as file:
            file.write(f"\n- {sentence(dice)}\n")
    return Library([Tree(str(root))], digest)


def looked_up(known: Known, texts: list[str], keys: list[str]) -> list[Any]:
    """All that `add` asks of what is known."""

    def names(entries: Iterable[KnownMemory]) -> list[tuple[str, int]]:
        return [(entry.memory.path, entry.memory.line) for entry in entries]

    return [
        len(known),
        names(known.every()),
        [names(filter(None, [known.entry_of(key)])) for key in keys],
        *[(names(known.same(text)), names(known.neighbours(text)), names(known.of_its_matter(text))) for text in texts],
        {word: known.frequency(word) for text in texts for word in words(text)},
    ]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "tree"


@pytest.mark.parametrize("seed", range(20))
def test_an_index_knows_what_reading_all_knows(seed: int, root: Path) -> None:
    dice = random.Random(seed)
    write_tree(root, dice)
    library, tree = indexed(root, dice), Tree(str(root))
    read = tree.memories()
    texts = [*(memory.text for memory in read), *(sentence(dice) for _ in range(10)), "the", "的", ""]
    keys = [*(memory.key for memory in read), *(memory.handle for memory in read), "m9999", "~0123456789", "~x", ""]
    corpus = library.answer(Corpus, lambda _: [])
    for project in ("", "web"):
        expected = looked_up(TreeMemories(tree.memories(), tree.paths()).known(project), texts, keys)
        assert looked_up(IndexedMemories(corpus, tree.paths()).known(project), texts, keys) == expected
    library.shut()


@pytest.mark.parametrize("seed", range(60))
def test_an_index_leads_to_the_changes_that_reading_all_leads_to(seed: int, root: Path) -> None:
    dice = random.Random(seed)
    write_tree(root, dice)
    texts = [memory.text for memory in Tree(str(root)).memories()]
    stones = frozenset(stones_of(dice.sample(texts, min(3, len(texts))))) if dice.random() < 0.5 else frozenset()
    library = indexed(root, dice)
    records = [statement(dice, texts) for _ in range(dice.randint(1, 8))]

    def incoming() -> list[Incoming]:
        return [of_record(dict(record), "here", NOW) for record in records]

    settings = Settings({})
    expected = take_all(Standing(Tree(str(root)), stones), incoming(), settings, NOW)
    found, _ = library.answer(
        lambda segments: taken(Standing(Tree(str(root)), stones), incoming(), settings, NOW, segments),
        lambda answer: answer[1],
    )
    library.shut()
    assert [(change.record(), change.edits) for change in found] == [
        (change.record(), change.edits) for change in expected
    ]


@pytest.mark.parametrize("seed", range(6))
def test_an_index_forgets_what_reading_all_forgets(seed: int, root: Path) -> None:
    """What says the same in other words gets no tombstone; relations and episodes lose what is forgotten."""
    dice = random.Random(seed)
    write_tree(root, dice)
    wordings = [json.loads(line) for path in WORDINGS for line in path.read_text("utf-8").splitlines()]
    said = [text for line in dice.sample(wordings, 20) for text in line]
    (root / "topics/said.md").write_text("".join(f"- {text}\n" for text in said), encoding="utf-8")
    told = [f"- [episode] Talked about: {'; '.join(dice.sample(said, 3))}. It rained.\n" for _ in range(5)]
    (root / "episodes.md").write_text("".join(told), encoding="utf-8")
    library = indexed(root, dice)
    known = Tree(str(root)).memories()
    for _ in range(3):
        keys = [memory.key for memory in dice.sample(known, 4)]
        keys += [memory.key for memory in known if memory.text == dice.choice(said)]
        expected, _ = _decided(Standing(Tree(str(root)), frozenset()), keys, NOW, None)  # type: ignore[arg-type]
        found, _ = library.answer(
            lambda segments, keys=keys: _decided(Standing(Tree(str(root)), frozenset()), keys, NOW, segments),  # type: ignore
            lambda answer: answer[1],
        )
        assert [(change.record(), change.edits) for change in found] == [
            (change.record(), change.edits) for change in expected
        ]
    library.shut()
