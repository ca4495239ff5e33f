"""Adding and forgetting in turn leave a file as it was: no blank lines pile up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

FILES = {
    "title": "# A\n",
    "list": "# A\n\n- One ^m0001\n",
    "between headings": "# A\n\n## One\n\n- z\n\n## Two\n\n- y\n",
    "paragraphs": "# A\n\n- One\n\nA paragraph after.\n\n# B\n\ntext\n",
}
PAIRS = 12


def added(memctl: InProcess, tree: Path, number: int) -> str:
    done = memctl("add", f"Number {number} is {number**5}", "--topic", "x", "--tree", tree)
    assert done.status == 0
    return done.out.split("\t")[1]


def forget(memctl: InProcess, tree: Path, id: str, how: str) -> None:
    if how == "forget":
        assert memctl("forget", id, "--tree", tree).status == 0
        return
    record = {"v": 1, "kind": "candidate", "op": "forget", "target": id, "channel": "user"}
    assert memctl("add", "-", "--tree", tree, stdin=json.dumps(record)).status == 0


@pytest.fixture
def tree(memctl: InProcess, tmp_path: Path) -> Path:
    root = tmp_path / "tree"
    assert memctl("init", root).status == 0
    (root / "topics").mkdir(exist_ok=True)
    return root


@pytest.mark.parametrize("how", ["forget", "record"])
@pytest.mark.parametrize("name", FILES)
def test_pairs_leave_the_file_as_it_was(memctl: InProcess, tree: Path, name: str, how: str) -> None:
    file = tree / "topics/x.md"
    file.write_text(FILES[name])
    for number in range(PAIRS):
        forget(memctl, tree, added(memctl, tree, number), how)
        assert file.read_text() == FILES[name]


@pytest.mark.parametrize("name", FILES)
def test_what_another_machine_added_leaves_no_growing_gap(memctl: InProcess, tree: Path, name: str) -> None:
    """Its journal stays there, so nobody here knows what was written around the memory."""
    file = tree / "topics/x.md"
    file.write_text(FILES[name])
    for number in range(PAIRS):
        id = added(memctl, tree, number)
        (tree / ".memctl/journal.jsonl").unlink()
        forget(memctl, tree, id, "forget")
    assert len(file.read_text()) <= len(FILES[name]) + 1
