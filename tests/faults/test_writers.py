"""Several writers, killed writers, full disks and editors: nothing torn, nothing acknowledged lost, nothing twice."""

from __future__ import annotations

import collections
import os
import random
import re
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest
from support.program import Program

from memctl.edge.tree import Tree

SIGNS = re.compile(r"\^(m[0-9a-z]+)$", re.MULTILINE)


@pytest.fixture
def tree(program: Program, tmp_path: Path) -> Path:
    root = tmp_path / "tree"
    assert program("init", root).status == 0
    return root


def start(program: Program, tree: Path, *words: str) -> subprocess.Popen[bytes]:
    environment = program.environment({"MEMCTL_TREE": str(tree)})
    line = [str(program.path), *words]
    return subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=program.cwd)


def memories(tree: Path) -> collections.Counter[str]:
    """The words of the tree, archive included, each with how often it is there."""
    return collections.Counter(memory.text for memory in Tree(str(tree)).memories())


def check_whole(tree: Path) -> None:
    """Every file parses, no id is there twice, every line of a memory is whole."""
    found = Tree(str(tree)).memories()
    ids = collections.Counter(memory.id for memory in found)
    assert ids.most_common(1)[0][1] == 1, ids.most_common(3)
    for memory in found:
        assert memory.id and memory.created, memory


def test_four_writers_lose_nothing(program: Program, tree: Path) -> None:
    each = 25
    acknowledged: list[str] = []

    def write(name: str) -> None:
        for number in range(each):
            text = f"Writer {name} keeps thing {name}{number}"
            process = start(program, tree, "add", text, "--topic", f"t{number % 3}", "--wait", "60")
            err = process.communicate()[1]
            assert process.returncode == 0, err
            acknowledged.append(text)

    threads = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(acknowledged) == 4 * each
    assert memories(tree) == collections.Counter(acknowledged)
    check_whole(tree)


def test_killed_writers_tear_nothing(program: Program, tree: Path) -> None:
    dice = random.Random(7)
    acknowledged: set[str] = set()
    known = [f"Old thing number {number} stays" for number in range(20)]
    assert program("add", stdin="\n".join(known), env={"MEMCTL_TREE": str(tree)}).status == 0
    for number in range(40):
        text = f"Thing {number} of the round {number}"
        one = start(program, tree, "add", text, "--topic", "round")
        victim = dice.choice(known)
        other = (
            start(program, tree, "forget", "--yes", victim)
            if number % 2
            else start(program, tree, "add", f"Errand {number} is another matter")
        )
        time.sleep(dice.uniform(0.02, 0.25))
        for process in (one, other):
            if dice.random() < 0.7:
                process.send_signal(signal.SIGKILL)
        one.communicate(), other.communicate()
        if one.returncode == 0:
            acknowledged.add(text)
        assert program("list", env={"MEMCTL_TREE": str(tree)}).status == 0
    assert program("add", "The last one", env={"MEMCTL_TREE": str(tree)}).status == 0
    there = memories(tree)
    assert acknowledged | set(known) <= set(there)
    assert max(there.values()) == 1
    check_whole(tree)


@pytest.mark.parametrize("room", [0, 40, 200, 600, 1500])
def test_a_full_disk_is_no_success(program: Program, tree: Path, room: int) -> None:
    """No file may grow beyond a limit, as on a disk that is full there; SIGXFSZ is ignored, so that writing fails."""
    environment = {"MEMCTL_TREE": str(tree)}
    assert program("add", "Likes tea", "--topic", "t", env=environment).status == 0
    target = tree / "topics/t.md"
    target.write_text(target.read_text() + "x" * 400 + "\n")
    before = {path: path.read_bytes() for path in tree.rglob("*.md")}
    limit = target.stat().st_size + room
    script = (
        "import resource,signal,sys,os\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        f"os.execv({str(program.path)!r}, ['memctl'] + sys.argv[1:])\n"
    )
    words = ["Has a rather long story to tell " + "and on " * 40, "--topic", "t"]
    done = subprocess.run(
        ["python3", "-c", script, "add", *words], env=program.environment(environment), capture_output=True, check=False
    )
    after = {path: path.read_bytes() for path in tree.rglob("*.md")}
    if done.returncode == 0:
        assert b"rather long story" in target.read_bytes()
    else:
        assert done.returncode == 74, done.stderr
        assert before == after
        assert not done.stdout
    assert program("add", "Next one works", env=environment).status == 0
    assert ("rather long story" in program("list", env=environment).out) == (done.returncode == 0)
    check = program("list", "--json", env=environment)
    assert check.status == 0


@pytest.mark.parametrize("by_rename", [True, False])
def test_an_editor_that_saves_meanwhile_loses_no_line(program: Program, tree: Path, by_rename: bool) -> None:
    environment = {"MEMCTL_TREE": str(tree)}
    names = ["amber", "birch", "cedar", "dune", "ember", "fjord", "grove", "heath", "inlet", "jetty"]
    assert (
        program("add", "--topic", "t", stdin="\n".join(f"Old {name} thing" for name in names), env=environment).status
        == 0
    )
    path = tree / "topics/t.md"
    stop = threading.Event()
    typed: list[str] = []

    def edit() -> None:
        while not stop.is_set():
            line = f"- Typed line {len(typed)} by hand"
            text = path.read_text()
            if not text:
                continue
            new = text.replace("\n\n", f"\n\n{line}\n", 1)
            if by_rename:
                beside = path.with_name("t.md~")
                beside.write_text(new)
                os.replace(beside, path)
            else:
                with open(path, "w") as file:
                    file.write(new)
            typed.append(line)
            time.sleep(0.1)

    editor = threading.Thread(target=edit)
    editor.start()
    added = []
    for number, name in enumerate(names):
        words = f"New {name} thing {number}"
        result = program("add", words, "--topic", "t", env=environment)
        assert result.status == 0, result
        added.append((result.out.split("\t")[1], words))
        assert program("forget", "--yes", f"Old {name}", env=environment).status in (0, 1)
    stop.set()
    editor.join()
    assert program("add", "The last one", env=environment).status == 0
    text = path.read_text()
    journal = (tree / ".memctl/journal.jsonl").read_text()
    assert [line for line in typed if line not in text] == []
    for id, words in added:  # an editor may save over it: then the journal has it, and restore brings it back
        assert id in journal
        if words not in text:
            assert program("restore", id, env=environment).status == 0
    there = memories(tree)
    assert all(there[words] == 1 for _, words in added)


def test_who_holds_the_lock_is_named(program: Program, tree: Path) -> None:
    from memctl.edge.lock import Lock

    with Lock(str(tree), "test", 0):
        started = time.monotonic()
        result = program("add", "One", "--wait", "0.3", env={"MEMCTL_TREE": str(tree)})
        assert result.status == 75
        assert f"process {os.getpid()}" in result.err
        assert 0.3 <= time.monotonic() - started < 3
        assert program("add", "One", "--dry-run", env={"MEMCTL_TREE": str(tree)}).status == 0
    assert program("add", "One", env={"MEMCTL_TREE": str(tree)}).status == 0


def test_a_waiting_writer_gets_its_turn(program: Program, tree: Path) -> None:
    from memctl.edge.lock import Lock

    with Lock(str(tree), "test", 0):
        process = start(program, tree, "add", "Patient words", "--wait", "20")
        time.sleep(0.5)
        assert process.poll() is None
    assert process.wait(10) == 0
    assert "Patient words" in memories(tree)
