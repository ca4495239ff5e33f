"""A writer that dies, or is refused, at each system call that changes something: before or after, and nothing between.

strace puts the death or the error into the n-th call; without strace these tests are skipped."""

from __future__ import annotations

import collections
import shutil
from pathlib import Path

import pytest
from support.program import Program

from memctl.edge.tree import Tree

CALLS = ("write", "pwrite64", "fsync", "ftruncate", "renameat2", "mkdirat", "unlink", "fchmod")
COMMANDS = {
    "append": ("add", "A new thing to know", "--topic", "tea"),
    "new file": ("add", "A new thing to know", "--topic", "fresh/file"),
    "supersede": ("add", "Now uses pnpm instead of npm for the JavaScript shop"),
    "forget": ("forget", "--yes", "tea lemon"),
}
State = collections.Counter[tuple[str, str, str]]

pytestmark = pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")


@pytest.fixture
def trees(program: Program, tmp_path: Path) -> tuple[Path, Path]:
    """A tree to work on, and the tree it is made anew from."""
    base = tmp_path / "base"
    environment = {"MEMCTL_TREE": str(base)}
    assert program("init", base).status == 0
    for words, topic in (
        ("Uses npm for the JavaScript shop", "js"),
        ("Likes tea with lemon", "tea"),
        ("Old one", "tea"),
    ):
        assert program("add", words, "--topic", topic, env=environment).status == 0
    assert program("forget", "--yes", "Old one", env=environment).status == 0
    return tmp_path / "tree", base


def state(tree: Path) -> State:
    """What is remembered, but for the words that the next command adds."""
    found = Tree(str(tree)).memories()
    return collections.Counter((one.text, one.path, one.until) for one in found if "next" not in one.text)


def anew(trees: tuple[Path, Path]) -> Path:
    shutil.rmtree(trees[0], ignore_errors=True)
    shutil.copytree(*reversed(trees))
    return trees[0]


def struck(program: Program, tree: Path, words: tuple[str, ...], call: str, number: int, blow: str) -> tuple[int, bool]:
    """(exit status, whether the blow fell) of a command that meets it at the n-th such call."""
    log = tree.parent / "strace"
    inject = f"inject={call}:{blow}:when={number}"
    line = ["strace", "-f", "-qq", "-o", log, "-e", f"trace={call}", "-e", inject, program.path, *words]
    result = program._run([str(word) for word in line], b"", {"MEMCTL_TREE": str(tree)}, 60)
    text = log.read_text()
    return result.status, "INJECTED" in text or "killed by SIGKILL" in text


@pytest.mark.parametrize(
    ("name", "blow"),
    [*((name, "signal=KILL") for name in COMMANDS), ("new file", "error=ENOSPC"), ("supersede", "error=EIO")],
)
def test_before_or_after(program: Program, trees: tuple[Path, Path], name: str, blow: str) -> None:
    words = COMMANDS[name]
    tree = anew(trees)
    environment = {"MEMCTL_TREE": str(tree)}
    before = state(tree)
    assert program(*words, env=environment).status == 0
    after = state(tree)
    points = 0
    for call in CALLS:
        for number in range(1, 100):
            anew(trees)
            status, fell = struck(program, tree, words, call, number, blow)
            if not fell:
                break
            points += 1
            where = f"{name}: {blow} at {call} {number}"
            assert program("add", "The next one", env=environment).status == 0, where
            found = state(tree)
            assert found in (before, after), where
            if status == 0:
                assert found == after, f"{where}: acknowledged, and lost"
    assert points >= 8
