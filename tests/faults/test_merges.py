"""Two clones of a tree go their own ways and are merged by git, in both directions: nothing is lost, nothing comes
back, no id stands twice, and both directions give the same tree."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.store import files
from memctl.edge.store.tree import Tree
from memctl.model.memory import Memory

from .conftest import Count

MANY, FEW = 300, 4  # merges for each number of operations
WHO = ("-c", "user.name=n", "-c", "user.email=n@example.org", "-c", "merge.conflictStyle=diff3")
WORDS = (
    "tea",
    "coffee",
    "vim",
    "emacs",
    "train",
    "Berlin",
    "上海",
    "围棋",
    "piano",
    "vitest",
    "jest",
    "pnpm",
    "docker",
)
TOPICS = ("Food", "Tools", "旅行")


class Clone:
    """A tree in git, changed by memctl and by hand."""

    def __init__(self, memctl: InProcess, root: Path, choices: random.Random) -> None:
        self.memctl, self.root, self.choices = memctl, root, choices

    def git(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(["git", *WHO, *words], cwd=self.root, capture_output=True, check=False)

    def commit(self) -> None:
        self.git("add", "-A")
        assert self.git("commit", "-qm", "memories", "--allow-empty").returncode == 0

    def memories(self) -> dict[str, Memory]:
        found = Tree(str(self.root)).memories()
        by_id = {memory.key: memory for memory in found}
        assert len(by_id) == len(found), f"an id stands twice: {sorted(memory.key for memory in found)}"
        return by_id

    def files(self) -> dict[str, bytes]:
        return {
            str(path.relative_to(self.root)): path.read_bytes()
            for path in sorted([*self.root.rglob("*.md"), *self.root.glob(".memctl/tombstones.jsonl")])
        }

    def run(self, *words: str) -> None:
        assert self.memctl(*words, "--tree", str(self.root), "--now", "2026-08-01").status == 0

    def text(self) -> str:
        return f"{' '.join(self.choices.sample(WORDS, 3))} {self.choices.randrange(10**9)}"

    def do_something(self) -> None:
        memories = self.memories()
        active = [id for id, memory in memories.items() if not memory.archived and memory.id]
        archived = [id for id, memory in memories.items() if memory.archived]
        deed = self.choices.choice(("add", "add", "forget", "restore", "reword", "supersede", "write", "mark"))
        topic = self.choices.choice(TOPICS)
        if deed == "restore" and archived:
            self.run("restore", self.choices.choice(archived))
        elif deed == "forget" and active:
            self.run("forget", self.choices.choice(active))
        elif deed == "supersede" and active:
            self.run("add", self.text(), "--supersedes", self.choices.choice(active))
        elif deed == "reword" and active:
            self.by_hand(memories[self.choices.choice(active)], f"- {self.text()}")
        elif deed == "mark" and active:
            memory = memories[self.choices.choice(active)]
            self.by_hand(memory, f"- {memory.text} #marked (importance:: 0.9)")
        elif deed == "write":
            with open(self.root / "goals.md", "a") as file:
                file.write(f"- {self.text()}\n")
        else:
            self.run("add", self.text(), "--topic", topic, "--section", self.choices.choice(("One", "Two")))

    def by_hand(self, memory: Memory, line: str) -> None:
        path = self.root / memory.path
        lines = path.read_text().split("\n")
        lines[memory.line - 1] = f"{line} ^{memory.id}"
        path.write_text("\n".join(lines))


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch, program_path: Path) -> None:
    """No editor is tried here, and git copies no sample hooks."""
    monkeypatch.setattr(files, "_QUIET", 0)
    monkeypatch.setenv("GIT_TEMPLATE_DIR", "")
    monkeypatch.setattr(sys, "argv", [str(program_path)])  # what git is to run


def cloned(clone: Clone, root: Path) -> Clone:
    shutil.copytree(clone.root, root)
    return Clone(clone.memctl, root, clone.choices)


@pytest.mark.parametrize("operations", [2, 5, 10])
def test_two_clones(memctl: InProcess, tmp_path: Path, operations: int, long_form: bool, count: Count) -> None:
    for number in range(MANY if long_form else FEW):
        _merge_once(memctl, tmp_path / str(number), operations, random.Random(f"{operations} {number}"))
        shutil.rmtree(tmp_path / str(number))
        count("two clones merged", merges=1, lost=0, came_back=0, ids_twice=0, directions_differ=0)


def _merge_once(memctl: InProcess, root: Path, operations: int, choices: random.Random) -> None:
    base = Clone(memctl, root / "base", choices)
    memctl("init", "--git", str(base.root))
    for _ in range(6):
        base.do_something()
    base.commit()
    before = base.memories()
    sides = [cloned(base, root / name) for name in ("one", "other")]
    for side in sides:
        for _ in range(operations):
            side.do_something()
        side.commit()
    states = [side.memories() for side in sides]
    directions = [cloned(sides[0], root / "forth"), cloned(sides[1], root / "back")]
    for direction, other in zip(directions, reversed(sides), strict=True):
        direction.git("fetch", "-q", str(other.root), "HEAD")
        done = direction.git("merge", "-q", "--no-edit", "FETCH_HEAD")
        assert done.returncode == 0, done.stdout.decode() + done.stderr.decode()
        assert direction.git("status", "--porcelain").stdout == b""
    assert directions[0].files() == directions[1].files()
    _check(before, states, directions[0].memories())
    directions[0].run("add", "the next command works")


def _check(before: dict[str, Memory], states: list[dict[str, Memory]], after: dict[str, Memory]) -> None:
    words = {memory.text for memory in after.values()}
    for here, there in (states, reversed(states)):
        for id, memory in here.items():
            new = id not in before or memory.text != before[id].text
            assert not new or memory.text in words, f"lost: {memory.text}"
            if id in before and id in there and not memory.archived and not there[id].archived:
                assert id in after and not after[id].archived, f"lost: {memory.text}"
            if memory.archived and id in before and not before[id].archived:
                assert id not in after or after[id].archived, f"came back: {memory.text}"


@pytest.fixture
def pair(memctl: InProcess, tmp_path: Path) -> tuple[Clone, Clone]:
    """Two clones of a repository in which the tree lies deeper down, with files of every kind of line end."""
    top, files = tmp_path / "one", {
        "a.md": b"# A\r\n\r\n- Tea ^m0001\r\n- Coffee ^m0002\r\n- Mate ^m0003\r\n",
        "b.md": b"# B\n\n- Vim ^m0011\n- Emacs ^m0012",
        "c.md": b"",
    }  # fmt: skip
    root = top / "deep/tree"
    root.mkdir(parents=True)
    subprocess.run(["git", "init", "-q", str(top)], check=True)
    assert memctl("init", "--git", root).status == 0
    for name, data in files.items():
        (root / name).write_bytes(data)
    one = Clone(memctl, root, random.Random(1))
    one.commit()
    shutil.copytree(top, tmp_path / "other")
    return one, Clone(memctl, tmp_path / "other/deep/tree", random.Random(2))


def _part(one: Clone, other: Clone) -> None:
    """Each changes the same places of the same files."""
    (one.root / "a.md").write_bytes(b"# A\r\n\r\n- Green tea ^m0001\r\n- Mate ^m0003\r\n- Cocoa ^m0004\r\n")
    (other.root / "a.md").write_bytes(
        b"# A\r\n\r\n- Tea #hot ^m0001\r\n- Coffee ^m0002\r\n- Mate ^m0003\r\n- Milk ^m0005"
    )
    for clone, words in ((one, b"\n- Nano ^m0013"), (other, b"\n- Ed ^m0014\n")):
        (clone.root / "b.md").write_bytes((clone.root / "b.md").read_bytes() + words)
        (clone.root / "c.md").write_bytes(b"- Only " + words.strip()[2:6] + b"\n")
        clone.commit()


WANTED = {"Green tea", "Mate", "Cocoa", "Milk", "Vim", "Emacs", "Nano", "Ed"}


def _said(clone: Clone) -> set[str]:
    memories = clone.memories()
    assert not any("<<<" in text for text in memories) and "hot" in memories["m0001"].tags
    return {memory.text for memory in memories.values() if not memory.text.startswith("Only")}


@pytest.mark.parametrize("how", ["merge", "rebase", "cherry-pick", "stash"])
def test_whatever_brings_the_sides_together(pair: tuple[Clone, Clone], how: str) -> None:
    one, other = pair
    _part(one, other)
    one.git("fetch", "-q", str(other.root.parents[1]), "HEAD")
    if how == "stash":
        one.git("reset", "-q", "--soft", "HEAD~1")
        assert one.git("stash").returncode == 0
        one.git("merge", "-q", "--ff-only", "FETCH_HEAD")
    words = {"stash": ("stash", "pop"), "merge": ("merge", "-q", "--no-edit", "FETCH_HEAD"),
             "rebase": ("rebase", "-q", "FETCH_HEAD"), "cherry-pick": ("cherry-pick", "FETCH_HEAD")}  # fmt: skip
    done = one.git(*words[how])
    assert done.returncode == 0, done.stdout + done.stderr
    assert _said(one) == WANTED


@pytest.mark.parametrize("style", ["merge", "diff3"])
def test_a_clone_without_the_driver(pair: tuple[Clone, Clone], style: str) -> None:
    """Conflict markers are an error said aloud; lint --fix makes of them what the driver would have made."""
    one, other = pair
    _part(one, other)
    for clone, another in (pair, (other, one)):
        clone.git("fetch", "-q", str(another.root.parents[1]), "HEAD")
    assert one.git("merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 0
    other.git("config", "--remove-section", "merge.memctl")
    assert other.git("-c", f"merge.conflictStyle={style}", "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 1
    assert "conflict-markers" in one.memctl("lint", "--tree", str(other.root)).out
    assert one.memctl("add", "x", "--topic", "../a", "--tree", str(other.root)).status in (0, 65)
    one.memctl("lint", "--fix", "--tree", str(other.root))
    assert _said(other) >= WANTED and "Coffee" not in _said(other)
    for name in ("a.md", "b.md", "c.md"):
        wanted, found = ((clone.root / name).read_bytes().rstrip() for clone in (one, other))
        assert found == wanted, name  # markers end every line
