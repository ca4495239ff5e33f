"""An index that is damaged, or of another time or place, changes no answer.

`MEMCTL_INDEX_DAMAGES=1000 pytest tests/commands/test_index_damage.py` is the long form."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.trees import write_many

from memctl.edge.index import tree_index
from memctl.edge.index.manifest import path_of

DAMAGES = int(os.environ.get("MEMCTL_INDEX_DAMAGES", "50"))
MEMORIES = 300
QUERIES = ("package manager", "the deploy script moved weekly", "sister garden", "compiler -train", "nothing of it")


Index = dict[Path, bytes]  # the bytes of each file of an index


def index_of(root: Path) -> Index:
    """The file that names the segments, and the segments."""
    path = Path(path_of(str(root)))
    return {file: file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}*"))}


class Spoiler:
    """An index, and the ways in which it may go wrong. `others` are whole indexes that do not belong here."""

    def __init__(self, root: Path, others: list[Index], seed: int) -> None:
        self.root = root
        self.right = index_of(root)
        self.others = others
        self.chance = random.Random(seed)
        self.ways: tuple[Callable[[Path], None], ...] = (
            self.flip_bits,
            self.flip_bits,
            self.copy_page,
            self.blank_page,
            self.cut,
            self.mix,
            self.put_other,
            self.swap_bytes,
            self.remove,
        )

    def spoil(self) -> str:
        """Put the index back as it was and damage a file of it in one way, whose name is returned."""
        for path in index_of(self.root):
            path.unlink()
        for path, data in self.right.items():
            path.write_bytes(data)
        way, path = self.chance.choice(self.ways), self.chance.choice([*self.right])
        way(path)
        return way.__name__

    def is_right(self) -> bool:
        return index_of(self.root) == self.right

    def flip_bits(self, path: Path) -> None:
        data = bytearray(self.right[path])
        for _ in range(self.chance.choice((1, 3, 100))):
            data[self.chance.randrange(len(data))] ^= 1 << self.chance.randrange(8)
        path.write_bytes(data)

    def page(self, path: Path) -> int:
        return self.chance.randrange(len(self.right[path]) // 512 + 1) * 512

    def copy_page(self, path: Path) -> None:
        data, one, other = bytearray(self.right[path]), self.page(path), self.page(path)
        data[one : one + 512] = data[other : other + 512]
        path.write_bytes(data)

    def blank_page(self, path: Path) -> None:
        data, at = bytearray(self.right[path]), self.page(path)
        data[at : at + 512] = bytes(512)
        path.write_bytes(data)

    def cut(self, path: Path) -> None:
        path.write_bytes(self.right[path][: self.chance.randrange(len(self.right[path]))])

    def other(self, path: Path) -> bytes:
        """The same file of another index, or a segment of it."""
        other = self.chance.choice(self.others)
        return other.get(path) or other[max(other)]

    def mix(self, path: Path) -> None:
        """The first part of this index and the rest of another."""
        at = self.page(path)
        path.write_bytes(self.right[path][:at] + self.other(path)[at:])

    def put_other(self, path: Path) -> None:
        path.write_bytes(self.other(path))

    def swap_bytes(self, path: Path) -> None:
        """Two places exchanged: rows of the same length under each other's numbers."""
        data, size = bytearray(self.right[path]), self.chance.choice((4, 8, 300))
        one, other = (self.chance.randrange(max(1, len(data) - size)) for _ in range(2))
        data[one : one + size], data[other : other + size] = data[other : other + size], data[one : one + size]
        path.write_bytes(data)

    def remove(self, path: Path) -> None:
        path.unlink()


@pytest.fixture
def spoiler(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> Spoiler:
    """The index of a tree, beside those that the tree had before a file changed, and before it had all of its files."""
    root = home / "tree"
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    real = time.time_ns
    monkeypatch.setattr(tree_index.time, "time_ns", lambda: real() + 10**10)  # no file is young
    others = []
    for count in (MEMORIES // 2, MEMORIES):
        write_many(root, count)
        assert memctl("index", "rebuild").status == 0
        others.append(index_of(root))
    page = next(iter(sorted(root.rglob("*.md"))))
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("manager", "cabinet", 1) + "- one package more\n", encoding="utf-8")
    assert memctl("index", "rebuild").status == 0
    return Spoiler(root, others, int(os.environ.get("MEMCTL_INDEX_SEED", "7")))


def test_no_damage_changes_an_answer(spoiler: Spoiler, memctl: InProcess) -> None:
    right = {query: memctl("search", "--json", "--no-index", query).raw for query in QUERIES}
    assert len({*right.values()}) == len(QUERIES)
    quick = 0
    for number in range(DAMAGES):
        way, query = spoiler.spoil(), QUERIES[number % len(QUERIES)]
        result = memctl("search", "--json", query)
        assert (result.status in (0, 1), result.raw) == (True, right[query]), (number, way, query, result.err)
        quick += spoiler.is_right()
    assert quick < DAMAGES  # it was damage: an index was thrown away and made anew
