"""A thousand memories of one file at once: time goes by their number, not by its square, and all are where they would
be had they been named one by one."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from support.inprocess import InProcess

FEW, MANY = 200, 1600  # eight times as many: 64 times as long where time goes by the square
MOST = 20.0


def written(tree: Path, count: int, *, one_id: bool = False) -> tuple[Path, list[str]]:
    ids = ["mdup" if one_id else f"m{number:05}" for number in range(count)]
    path = tree / "topics/many.md"
    path.parent.mkdir(exist_ok=True)
    lines = [f"- Thing number {number} (created:: 2020-01-01) ^{id}" for number, id in enumerate(ids)]
    path.write_text("\n".join(["# Many", "", "## Part", *lines, ""]))
    return path, ids


def seconds(memctl: InProcess, *words: object) -> float:
    start = time.process_time()
    result = memctl(*words)
    assert result.status == 0, result.err[:500]
    return time.process_time() - start


def test_time_goes_by_the_number(memctl: InProcess, home: Path) -> None:
    taken: dict[str, list[float]] = {}
    for count in (FEW, MANY):
        tree = home / f"tree{count}"
        memctl("init", tree)
        path, ids = written(tree, count)
        before = path.read_bytes()
        for name, *words in (
            ("forget", "forget", *ids), ("restore", "restore", *ids), ("again", "forget", "--yes", "thing number"),
            ("undo", "undo"), ("keep", "review", *(word for id in ids for word in ("--keep", id))),
        ):  # fmt: skip
            taken.setdefault(name, []).append(seconds(memctl, *words, "--tree", tree))
            if name in ("restore", "undo"):
                assert path.read_bytes() == before, name
        tree = home / f"namesakes{count}"
        memctl("init", tree)
        written(tree, count, one_id=True)
        taken.setdefault("lint", []).append(seconds(memctl, "lint", "--fix", "--tree", tree))
    slow = {name: pair for name, pair in taken.items() if pair[1] > MOST * max(pair[0], 0.02)}
    assert not slow


@pytest.mark.parametrize("text", ["# T\n\n## P\n", "", "# T\n- x\n\n## P\nA paragraph\n\n"])
@pytest.mark.parametrize("gap", ["\n", "\n\n", "\r\n"])
def test_together_is_as_one_by_one(text: str, gap: str, memctl: InProcess, home: Path) -> None:
    lines = gap.join(f"- Thing number {number} ^m{number:04}" for number in range(9))
    ids = ["m0000", "m0001", "m0003", "m0005", "m0008"]  # as they stand: so they are taken
    texts = []
    for turns in ([ids], [[id] for id in ids]):
        tree = home / f"tree{len(turns)}"
        path = tree / "topics/t.md"
        memctl("init", tree)
        path.parent.mkdir()
        path.write_bytes((text.replace("\n", gap[-2:].replace("\n\n", "\n")) + lines + gap).encode())
        before = path.read_bytes()
        for turn in turns:
            assert memctl("forget", *turn, "--tree", tree).status == 0
        texts.append([path.read_bytes(), (tree / "archive/topics/t.md").read_bytes()])
        assert memctl("restore", *ids, "--tree", tree).status == 0
        assert path.read_bytes() == before
    assert texts[0] == texts[1]
