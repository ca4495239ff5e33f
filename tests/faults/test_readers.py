"""What readers see while a writer is cut off, or cannot write: whole memories, and search and inject that work."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from support.program import Program

from memctl.edge.log.journal import Journal
from memctl.edge.store.lock import Lock
from memctl.edge.store.tree import Tree

LINE = "- A line that is being written (created:: 2026-08-01) ^mnew1"


@pytest.fixture
def tree(program: Program, tmp_path: Path) -> Path:
    root = tmp_path / "tree"
    assert program("init", root).status == 0
    assert program("add", "Likes tea", "--topic", "t", env={"MEMCTL_TREE": str(root)}).status == 0
    return root


def in_flight(tree: Path) -> None:
    """As a writer leaves the journal that has begun to append."""
    edit = {
        "do": "insert",
        "path": "topics/t.md",
        "id": "mnew1",
        "section": None,
        "head": "",
        "heading": "",
        "lines": [LINE],
    }
    operation = {"v": 1, "op": "f" * 16, "t": "2026-08-01", "command": "add", "changes": [], "plan": [edit]}
    Journal(str(tree)).begin(operation)


def texts(tree: Path) -> list[str]:
    return [memory.text for memory in Tree(str(tree)).memories()]


def test_half_a_line_that_is_being_written_is_passed_over(program: Program, tree: Path) -> None:
    path = tree / "topics/t.md"
    whole = path.read_bytes()
    in_flight(tree)
    data = LINE.encode()
    for length in range(1, len(data)):
        path.write_bytes(whole + data[:length])
        assert texts(tree) == ["Likes tea"], length
    with Lock(str(tree), "add", 0):
        for words in ("list", "search tea", "search tea --no-index"):
            out = program(*words.split(), env={"MEMCTL_TREE": str(tree)}).out
            assert "Likes tea" in out and "being" not in out
    path.write_bytes(whole + data + b"\n")
    assert len(texts(tree)) == 2
    path.write_bytes(whole + data[:20])
    assert "being" in program("list", env={"MEMCTL_TREE": str(tree)}).out  # its writer is gone
    assert path.read_bytes() == whole + data + b"\n"


def test_the_journal_of_a_clone_is_not_carried_out(program: Program, tmp_path: Path) -> None:
    tree = tmp_path / "clone/.memory"
    (tree / "topics").mkdir(parents=True)
    (tree / ".memctl").mkdir()
    in_flight(tree)
    assert program("list", "--project", tree.parent).status in (0, 1, 66)
    assert not (tree / "topics/t.md").exists()


def test_a_file_that_ends_without_a_line_end_is_read_to_its_end(tree: Path) -> None:
    path = tree / "topics/t.md"
    path.write_bytes(path.read_bytes() + b"- Typed by hand")
    assert texts(tree) == ["Likes tea", "Typed by hand"]
    in_flight(tree)
    assert texts(tree) == ["Likes tea", "Typed by hand"]


def read_only(program: Program, tree: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run a shell line where the tree is mounted read-only."""
    if not shutil.which("unshare"):
        pytest.skip("unshare is not installed")
    mount = f"mount --bind '{tree}' '{tree}' && mount -o remount,bind,ro '{tree}' || exit 99; {line}"
    done = subprocess.run(
        ["unshare", "-rm", "/bin/sh", "-c", mount], capture_output=True, text=True, check=False,
        env=program.environment({"MEMCTL_TREE": str(tree)}), cwd=program.cwd,
    )  # fmt: skip
    if done.returncode in (1, 99) and "memctl" not in done.stderr:
        pytest.skip("nothing can be mounted here")
    return done


def test_a_tree_that_can_only_be_read(program: Program, tree: Path) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    for words in ("search tea", "inject -q tea", "list", "log", "export", "show tea; true", "decay --dry-run"):
        done = read_only(program, tree, f"memctl {words}")
        assert done.returncode == 0, (words, done)
        assert "memctl: a bug" not in done.stderr
    assert "Likes tea" in read_only(program, tree, "memctl search tea").stdout
    for words in ("add Likes-cocoa", "forget --yes tea", "undo", "decay", "restore x", "import < /dev/null"):
        done = read_only(program, tree, f"memctl {words}")
        assert done.returncode == 74, (words, done)
        assert "Read-only" in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before


WITHOUT_HOME = (
    "list", "add Likes-tea", "search tea", "inject -q tea", "status", "log", "undo", "config", "decay", "off", "on",
    "init", "export", "index status",
)  # fmt: skip


@pytest.mark.parametrize("where", [None, "", "relative", "/proc/none", "/dev/null"])
def test_without_a_home(program: Program, tree: Path, where: str | None) -> None:
    """Whatever HOME is: a status that means something, one or two lines, no traceback, no bug. Where there is none, the
    user database has one."""
    environment = program.environment({"MEMCTL_TREE": str(tree)})
    environment.pop("HOME")
    if where is not None:
        environment["HOME"] = where
    if not where:  # the home of whoever runs the tests is not to be written to
        environment.update({f"XDG_{name}_HOME": str(tree.parent) for name in ("CONFIG", "DATA", "STATE", "CACHE")})
    for words in WITHOUT_HOME:
        line = [str(program.path), *words.split()]
        done = subprocess.run(line, env=environment, cwd=tree.parent, capture_output=True, text=True, check=False)
        assert done.returncode in ((0, 1) if not where else (0, 1, 66, 69, 74)), (where, words, done)
        assert "Traceback" not in done.stderr and "a bug in memctl" not in done.stderr
        assert done.stderr.count("\n") <= 2


def test_inside_the_hook_of_another_repository(program: Program, tree: Path, tmp_path: Path) -> None:
    """git says where its own things are (GIT_DIR, GIT_INDEX_FILE); memctl's are elsewhere."""
    if not shutil.which("git"):
        pytest.skip("git is not installed")
    other = tmp_path / "other"
    quiet = {"HOME": str(program.home), "PATH": os.environ["PATH"], "GIT_CONFIG_NOSYSTEM": "1"}
    for name in (tree, other):
        subprocess.run(["git", "init", "-q", str(name)], env=quiet, check=True)
    (other / "file").write_text("x\n")
    hook = other / ".git/hooks/pre-commit"
    hook.write_text(
        "#!/bin/sh\nset -e\nmemctl add 'Said in a hook'\nmemctl search hook\n"
        "memctl forget --yes 'said hook'\nmemctl undo\n"
    )
    hook.chmod(0o755)
    git = ["git", "-C", str(other), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    environment = {**quiet, "PATH": f"{program.path.parent}:{quiet['PATH']}", "MEMCTL_TREE": str(tree)}
    subprocess.run([*git, "add", "file"], env=quiet, check=True)
    done = subprocess.run([*git, "commit", "-qm", "x"], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done
    listed = subprocess.run([*git, "ls-files"], env=quiet, capture_output=True, text=True, check=True).stdout
    assert listed == "file\n"
    assert "Said in a hook" in texts(tree)


def test_a_clock_that_jumps(program: Program, tree: Path) -> None:
    """Days forth and back: nothing is lost, the log keeps the order in which things were done."""
    environment = {"MEMCTL_TREE": str(tree)}
    path = tree / "topics/t.md"
    for number, day in enumerate(("2031-01-01", "1999-12-31", "2026-08-01", "2038-01-20")):
        stamp = 4e9 if number % 2 else 1e8
        os.utime(path, (stamp, stamp))
        assert program("add", f"Number {number} of them", "--topic", "t", "--now", day, env=environment).status == 0
        os.utime(path, (stamp, stamp))
        assert program("forget", "--yes", f"number {number}", "--now", day, env=environment).status == 0
        assert program("undo", "--now", day, env=environment).status == 0
        assert program("search", f"number {number}", "--now", day, env=environment).status == 0
    assert texts(tree) == ["Likes tea", *(f"Number {number} of them" for number in range(4))]
    days = [line.split("\t")[1] for line in program("log", env=environment).lines]
    assert days[:12:3] == ["2038-01-20", "2026-08-01", "1999-12-31", "2031-01-01"]
    assert json.loads(program("list", "--json", env=environment).lines[0])["text"] == "Likes tea"
