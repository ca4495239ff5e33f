"""An index that is damaged, or of another time or place, changes no answer.

`MEMCTL_INDEX_DAMAGES=1000 pytest tests/commands/test_index_damage.py` is the long form."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.trees import write_many

from memctl.edge.index import tree_index
from memctl.edge.index.sqlite import TABLES
from memctl.edge.index.tree_index import path_of

DAMAGES = int(os.environ.get("MEMCTL_INDEX_DAMAGES", "50"))
MEMORIES = 300
QUERIES = ("package manager", "the deploy script moved weekly", "sister garden", "compiler -train", "nothing of it")


class Spoiler:
    """An index file, and the ways in which it may go wrong. `others` are whole indexes that do not belong here."""

    def __init__(self, path: Path, others: list[bytes], seed: int) -> None:
        self.path = path
        self.right = path.read_bytes()
        self.others = others
        self.chance = random.Random(seed)
        self.ways: tuple[Callable[[], None], ...] = (
            self.flip_bits,
            self.flip_bits,
            self.copy_page,
            self.blank_page,
            self.cut,
            self.mix,
            self.put_other,
            self.swap_rows,
            self.drop_rows,
            self.move_row,
        )

    def spoil(self) -> str:
        """Put the index back as it was and damage it in one way, whose name is returned."""
        self.path.write_bytes(self.right)
        way = self.chance.choice(self.ways)
        way()
        return way.__name__

    def flip_bits(self) -> None:
        data = bytearray(self.right)
        for _ in range(self.chance.choice((1, 3, 100))):
            data[self.chance.randrange(len(data))] ^= 1 << self.chance.randrange(8)
        self.path.write_bytes(data)

    def page(self) -> int:
        return self.chance.randrange(len(self.right) // 8192) * 8192

    def copy_page(self) -> None:
        data, one, other = bytearray(self.right), self.page(), self.page()
        data[one : one + 8192] = data[other : other + 8192]
        self.path.write_bytes(data)

    def blank_page(self) -> None:
        data, at = bytearray(self.right), self.page()
        data[at : at + 8192] = bytes(8192)
        self.path.write_bytes(data)

    def cut(self) -> None:
        self.path.write_bytes(self.right[: self.chance.randrange(len(self.right))])

    def mix(self) -> None:
        """The first part of this index and the rest of another."""
        at = self.page()
        self.path.write_bytes(self.right[:at] + self.chance.choice(self.others)[at:])

    def put_other(self) -> None:
        self.path.write_bytes(self.chance.choice(self.others))

    def rows(self, change: Callable[[sqlite3.Connection, str, list[int]], None]) -> None:
        """Change rows by SQLite itself, so that its file is in order."""
        database = sqlite3.connect(self.path)
        table = self.chance.choice(TABLES[:3])
        numbers = [number for (number,) in database.execute(f"SELECT number FROM {table}")]
        change(database, table, self.chance.sample(numbers, 2))
        database.commit()
        database.close()

    def swap_rows(self) -> None:
        def change(database: sqlite3.Connection, table: str, numbers: list[int]) -> None:
            one, other = (
                database.execute(f"SELECT data FROM {table} WHERE number=?", (number,)).fetchone()[0]
                for number in numbers
            )
            database.execute(f"UPDATE {table} SET data=? WHERE number=?", (one, numbers[1]))
            database.execute(f"UPDATE {table} SET data=? WHERE number=?", (other, numbers[0]))

        self.rows(change)

    def drop_rows(self) -> None:
        self.rows(lambda database, table, numbers: self._drop(database, table, numbers))

    def _drop(self, database: sqlite3.Connection, table: str, numbers: list[int]) -> None:
        database.executemany(f"DELETE FROM {table} WHERE number=?", [(number,) for number in numbers])

    def move_row(self) -> None:
        """A row, or the head itself, of an index of another time."""
        database = sqlite3.connect(self.path)
        other = self.path.with_name("other")
        other.write_bytes(self.chance.choice(self.others))
        database.execute("ATTACH ? AS other", (str(other),))
        table = self.chance.choice(("parts", "parts", *TABLES[:3]))
        numbers = [number for (number,) in database.execute(f"SELECT number FROM other.{table}")]
        chosen = self.chance.choice(numbers)
        database.execute(f"INSERT OR REPLACE INTO {table} SELECT * FROM other.{table} WHERE number=?", (chosen,))
        database.commit()
        database.close()
        other.unlink()


@pytest.fixture
def spoiler(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> Spoiler:
    """The index of a tree, beside those that the tree had before a file changed, and before it had all of its files."""
    root = home / "tree"
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    real = time.time_ns
    monkeypatch.setattr(tree_index.time, "time_ns", lambda: real() + 10**10)  # no file is young
    path, others = Path(path_of(str(root))), []
    for count in (MEMORIES // 2, MEMORIES):
        write_many(root, count)
        assert memctl("index", "rebuild").status == 0
        others.append(path.read_bytes())
    page = next(iter(sorted(root.rglob("*.md"))))
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("manager", "cabinet", 1) + "- one package more\n", encoding="utf-8")
    assert memctl("index", "rebuild").status == 0
    return Spoiler(path, others, int(os.environ.get("MEMCTL_INDEX_SEED", "7")))


def test_no_damage_changes_an_answer(spoiler: Spoiler, memctl: InProcess) -> None:
    right = {query: memctl("search", "--json", "--no-index", query).raw for query in QUERIES}
    assert len({*right.values()}) == len(QUERIES)
    quick = 0
    for number in range(DAMAGES):
        way, query = spoiler.spoil(), QUERIES[number % len(QUERIES)]
        result = memctl("search", "--json", query)
        assert (result.status in (0, 1), result.raw) == (True, right[query]), (number, way, query, result.err)
        quick += spoiler.path.exists() and spoiler.path.read_bytes() == spoiler.right
    assert quick < DAMAGES  # it was damage: an index was thrown away and made anew
