"""A thousand memories of one file at once: time goes by their number, not by its square, and all are where they would
be had they been named one by one."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from support.inprocess import InProcess

FEW, MANY = 24, 192  # eight times as many, eight times the work at most


def written(tree: Path, count: int, *, one_id: bool = False) -> tuple[Path, list[str]]:
    ids = ["mdup" if one_id else f"m{number:05}" for number in range(count)]
    path = tree / "topics/many.md"
    path.parent.mkdir(exist_ok=True)
    lines = [f"- [episode] Thing number {number} (created:: 2020-01-01) ^{id}" for number, id in enumerate(ids)]
    path.write_text("\n".join(["# Many", "", "## Part", *lines, ""]))
    return path, ids


def steps(memctl: InProcess, *words: object, stdin: str = "") -> int:
    """How many lines of Python a command runs, each turn of a loop on one line counted: the same on any machine."""
    count = 0

    def step(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        result = memctl(*words, stdin=stdin)
    finally:
        sys.settrace(before)
    assert result.status == 0, result.err[:500]
    return count


def test_work_goes_by_the_number(memctl: InProcess, home: Path) -> None:
    taken: dict[str, list[int]] = {}
    for count in (FEW, FEW, MANY):  # the first makes what is made once
        tree = home / f"tree{len(taken.get('lint', ()))}"
        memctl("init", tree)
        path, ids = written(tree, count)
        before = path.read_bytes()
        for name, *words in (
            ("forget", "forget", "--yes", *ids), ("restore", "restore", *ids),
            ("again", "forget", "--yes", "thing number"),
            ("undo", "undo"), ("keep", "review", *(word for id in ids for word in ("--keep", id))),
            ("accept", "lint", "--accept"), ("decay", "decay", "--now", "2029-01-01"), ("undecay", "undo"),
            ("verify", "lint", "--verify"), ("purge", "forget", "--purge", "--yes", *ids),
        ):  # fmt: skip
            taken.setdefault(name, []).append(steps(memctl, *words, "--tree", tree))
            if name in ("restore", "undo", "undecay"):
                assert path.read_bytes() == before, name
        memctl("init", tree / "namesakes")
        written(tree / "namesakes", count, one_id=True)
        taken.setdefault("lint", []).append(steps(memctl, "lint", "--fix", "--tree", tree / "namesakes"))
        taken.setdefault("unlint", []).append(steps(memctl, "undo", "--tree", tree / "namesakes"))
    print(taken)
    assert not {name: counts for name, counts in taken.items() if counts[2] > MANY / FEW * counts[1]}


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


@pytest.mark.parametrize("said", ["My phone number is now {}", "我的电话现在是{}", "Karl plays the {}th piece"])
def test_a_stream_about_one_matter_goes_by_the_number(memctl: InProcess, tree: Path, said: str) -> None:
    def work(count: int, first: int) -> int:
        texts = [said.format(first + number) for number in range(count)]
        lines = [json.dumps({"text": text, "channel": "user", "correction": "Karl" not in text}) for text in texts]
        return steps(memctl, "add", "-", stdin="\n".join(lines))

    work(2, 1000)  # what is loaded and compiled once
    few, many = work(FEW, 2000), work(MANY, 3000)
    assert many < 1.5 * MANY / FEW * few


def test_what_came_of_a_stream_is_summed_up(memctl: InProcess, tree: Path) -> None:
    done = memctl("add", "-", "--verbose", stdin="Likes tea\nlikes tea.\nPlays the oboe\n")
    assert [line.split("\t")[0] for line in done.lines] == ["add", "skip", "add"]
    assert done.err == "memctl: add: 2 added, 1 skipped\n"
