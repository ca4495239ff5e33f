"""Several writers, killed writers, full disks and editors: nothing torn, nothing acknowledged lost, nothing twice."""

from __future__ import annotations

import collections
import json
import os
import random
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from support.forked import Ended, Forked, in_processes
from support.program import Program

from memctl.edge.log.journal import Journal
from memctl.edge.store import exchange
from memctl.edge.store.tree import Tree
from memctl.edge.store.writer import Writer
from memctl.model.change import archived

from .conftest import Count


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


@pytest.fixture
def forked(program: Program) -> Forked:
    return Forked(program.home, program.cwd, seconds=200)


def test_eight_writers_lose_nothing(forked: Forked, tree: Path, count: Count, long_form: bool) -> None:
    each = 500 if long_form else 25

    def write(name: str) -> list[tuple[str, Ended]]:
        texts = [f"Writer {name} keeps thing {name}{number}" for number in range(each)]
        words = [("--topic", f"t{number % 3}", "--wait", "120", "--tree", str(tree)) for number in range(each)]
        return [(text, forked("add", text, *more)) for text, more in zip(texts, words, strict=True)]

    done = [one for some in in_processes(write, "abcdefgh", lambda: time.sleep(0.05)) for one in some]
    acknowledged = [text for text, ended in done if ended.status == 0]
    there = memories(tree)
    missing = [text for text in acknowledged if not there[text]]
    twice = [text for text, number in there.items() if number > 1]
    count("8 writers", adds=8 * each, acknowledged=len(acknowledged), in_the_tree=there.total(),
          missing=len(missing), twice=len(twice))  # fmt: skip
    assert not [ended for _, ended in done if ended.status]
    assert there == collections.Counter(acknowledged) and len(acknowledged) == 8 * each
    check_whole(tree)


def test_killed_writers_tear_nothing(
    program: Program, forked: Forked, tree: Path, count: Count, long_form: bool
) -> None:
    dice = random.Random(7)
    rounds, kills = 0, 0
    acknowledged: set[str] = set()
    known = [f"Old thing number {number} stays" for number in range(20)]
    assert program("add", stdin="\n".join(known), env={"MEMCTL_TREE": str(tree)}).status == 0
    while kills < (200 if long_form else 24):
        rounds += 1
        text = f"Thing {rounds} of the round {rounds}"
        one = start(program, tree, "add", text, "--topic", "round")
        other = start(program, tree, *_errand(dice, rounds, known))
        time.sleep(dice.uniform(0.02, 0.25))
        for process in (one, other):
            if dice.random() < 0.7 and process.poll() is None:
                process.send_signal(signal.SIGKILL)
        one.communicate(), other.communicate()
        kills += (one.returncode == -signal.SIGKILL) + (other.returncode == -signal.SIGKILL)
        if one.returncode == 0:
            acknowledged.add(text)
        assert forked("list", "--tree", str(tree)).status == 0
    assert program("add", "The last one", env={"MEMCTL_TREE": str(tree)}).status == 0
    there = memories(tree)
    operations = [one for one in Journal(str(tree)).operations() if one["command"] == "undo"]
    undone = {change.get("before") for one in operations for change in one["changes"]}
    lost = (acknowledged | set(known)) - set(there) - undone
    count("random kills under 2 writers", kills=kills, acknowledged=len(acknowledged), lost=len(lost),
          twice=sum(number > 1 for number in there.values()))  # fmt: skip
    assert not lost
    assert max(there.values()) == 1
    check_whole(tree)


def _errand(dice: random.Random, number: int, known: list[str]) -> list[str]:
    """What the other writer does meanwhile: none of it takes an old thing away for good."""
    if number % 4 == 1:
        return ["forget", "--yes", dice.choice(known)]
    if number % 4 == 3:
        return ["undo", "--partial"] if number % 8 == 3 else ["decay"]
    return ["add", f"Errand {number} is another matter"]


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


def test_a_disk_that_is_full(program: Program, tmp_path: Path, count: Count) -> None:
    """A file system of a few pages that is filled to its last byte, at each of several levels."""
    if not shutil.which("unshare"):
        pytest.skip("unshare is not installed")
    disk = tmp_path / "disk"
    disk.mkdir()
    script = tmp_path / "script"
    script.write_text(FULL_DISK.format(disk=disk))
    done = subprocess.run(
        ["unshare", "-rm", "/bin/sh", str(script)], capture_output=True, text=True, check=False,
        env=program.environment({"MEMCTL_TREE": f"{disk}/tree"}), cwd=program.cwd,
    )  # fmt: skip
    if done.returncode == 99:
        pytest.skip("nothing can be mounted here")
    rows = [line.split() for line in done.stdout.splitlines()]
    assert len(rows) == 12, done
    false = [row for row in rows if row[0] == "0" and row[1] != "1"]
    half = [row for row in rows if row[0] != "0" and row[1] != "0"]
    count("full disk", fillings=len(rows), refused=sum(row[0] == "74" for row in rows), false_successes=len(false),
          half_written=len(half))  # fmt: skip
    assert not false and not half and {row[0] for row in rows} == {"0", "74"}, rows
    assert all(row[2] == "0" for row in rows), rows  # with room again, the next command works


# status of an addition on the full disk, how many times it is in the file, status of the next one with room again
FULL_DISK = """\
mount -t tmpfs -o size=512k none {disk} || exit 99
memctl init {disk}/tree > {disk}/../out || exit 99
memctl add 'The first one' --topic t > {disk}/../out || exit 99
for number in 1 2 3 4 5 6 7 8 9 10 11 12; do
    head -c $((4096 * ((number - 1) % 6))) /dev/zero > {disk}/room
    cat /dev/zero > {disk}/filling 2> {disk}/../out
    rm {disk}/room
    words="Number $number is a long story $(printf 'and on %.0s' $(seq 500))"
    memctl add "$words" --topic t$number > {disk}/../out 2>&1
    printf '%s ' $?
    printf '%s ' $(cat {disk}/tree/topics/t$number.md 2> {disk}/../err | grep -c "Number $number is")
    rm {disk}/filling
    memctl add "Next $number" --topic next > {disk}/../out
    echo $?
done
"""


@pytest.mark.file_clock
@pytest.mark.parametrize("by_rename", [True, False])
def test_an_editor_against_four_writers(
    program: Program, forked: Forked, tree: Path, count: Count, long_form: bool, by_rename: bool
) -> None:
    """It saves every 0.3 s what it read just before it typed a line; between reading and saving it takes its time."""
    environment = {"MEMCTL_TREE": str(tree)}
    each = 40 if long_form else 6
    path = tree / "topics/t.md"
    old = [f"Old {name}{number} thing" for name in "abcd" for number in range(each)]
    assert program("add", "--topic", "t", stdin="\n".join(old), env=environment).status == 0
    typed: list[str] = []

    def edit() -> None:
        line = f"- Typed line {len(typed)} by hand"
        if text := path.read_text():
            time.sleep(0.05)
            _save(path, text.replace("\n\n", f"\n\n{line}\n", 1), by_rename=by_rename)
            typed.append(line)
            time.sleep(0.25)

    def write(name: str) -> list[tuple[str, str]]:
        done = []
        for number in range(each):
            words = f"New {name}{number} thing"
            result = forked("add", words, "--topic", "t", "--wait", "60", "--tree", str(tree))
            assert result.status == 0, result
            done.append((result.out.decode().split("\t")[1], words))
            result = forked("forget", "--yes", f"Old {name}{number}", "--wait", "60", "--tree", str(tree))
            assert result.status in (0, 1, 65), result
        return done

    added = [one for some in in_processes(write, "abcd", edit) for one in some]
    assert program("add", "The last one", env=environment).status == 0
    found = Tree(str(tree)).memories()
    named = {json.loads(line)["id"] for line in program("lint", "--json", env=environment).lines}
    in_file = {memory.id for memory in found}
    lines = path.read_text().split("\n")
    lost = [line for line in typed if line not in lines]
    unnamed = [id for id, _ in added if id not in in_file and id not in named]
    count(f"editor, {'by rename' if by_rename else 'in place'}", saves=len(typed), its_lines_lost=len(lost),
          acknowledged=len(added), in_the_file=sum(id in in_file for id, _ in added),
          named_as_dropped=sum(id in named for id, _ in added), neither=len(unnamed))  # fmt: skip
    assert not lost and not unnamed and len(added) == 4 * each
    for id, _ in added:
        if id in named:
            assert program("restore", id, env=environment).status == 0
    there = memories(tree)
    assert all(there[words] == 1 for _, words in added)


def _save(path: Path, text: str, *, by_rename: bool) -> None:
    if by_rename:
        beside = path.with_name("t.md~")
        beside.write_text(text)
        os.replace(beside, path)
    else:
        with open(path, "w") as file:
            file.write(text)


def test_who_holds_the_lock_is_named(program: Program, tree: Path) -> None:
    from memctl.edge.store.lock import Lock

    with Lock(str(tree), "test", 0):
        started = time.monotonic()
        result = program("add", "One", "--wait", "0.3", env={"MEMCTL_TREE": str(tree)})
        assert result.status == 75
        assert f"process {os.getpid()}" in result.err
        assert 0.3 <= time.monotonic() - started < 3
        assert program("add", "One", "--dry-run", env={"MEMCTL_TREE": str(tree)}).status == 0
    assert program("add", "One", env={"MEMCTL_TREE": str(tree)}).status == 0


def test_a_waiting_writer_gets_its_turn(program: Program, tree: Path) -> None:
    from memctl.edge.store.lock import Lock

    with Lock(str(tree), "test", 0):
        process = start(program, tree, "add", "Patient words", "--wait", "20")
        time.sleep(0.5)
        assert process.poll() is None
    assert process.wait(10) == 0
    assert "Patient words" in memories(tree)


def test_an_editor_that_saves_twice_during_an_exchange(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time it has read what was put in before its first line was merged: both lines stay."""
    path = tree / "topics/t.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text("# T\n\n" + "".join(f"- Thing {number} ^m000{number}\n" for number in range(8)))
    real, typed = exchange.swap, ["- First typed line", "- Second typed line"]

    def swap(*places: Any) -> None:
        if typed:
            beside = path.with_name("t.md~")
            beside.write_text(path.read_text().replace("\n\n", f"\n\n{typed.pop(0)}\n", 1))
            os.replace(beside, path)
        real(*places)

    monkeypatch.setattr(exchange, "swap", swap)
    with Writer(Tree(str(tree)), "forget", now="2026-08-01") as writer:
        memory = next(one for one in writer.memories() if one.id == "m0003")
        writer.carry_out([archived(memory, memory.id, "")])
    monkeypatch.undo()
    with Writer(Tree(str(tree)), "test", now="2026-08-01"):
        lines = path.read_text().split("\n")
    assert sorted(lines[2:4]) == ["- First typed line", "- Second typed line"]
    assert lines[4:-1] == [f"- Thing {number} ^m000{number}" for number in range(8) if number != 3]


def test_an_editor_that_has_emptied_the_file(program: Program, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It empties the file before the exchange and writes to it, in two parts, after: nothing is lost, nothing twice."""
    environment = {"MEMCTL_TREE": str(tree)}
    names = [f"Thing {number} is kept in room {number}" for number in range(30)]
    assert program("add", "--topic", "t", stdin="\n".join(names), env=environment).status == 0
    path = tree / "topics/t.md"
    text = path.read_text().replace("\n\n", "\n\n- Typed by hand\n", 1)
    real, emptied = exchange.swap, threading.Event()

    def save() -> None:
        with open(path, "w") as file:
            emptied.set()
            for half in (text[:700], text[700:]):
                time.sleep(0.02)
                file.write(half)
                file.flush()

    def swap(*places: Any) -> None:
        if not emptied.is_set():
            threading.Thread(target=save).start()
            assert emptied.wait(5)
        real(*places)

    monkeypatch.setattr(exchange, "swap", swap)
    with Writer(Tree(str(tree)), "forget", now="2026-08-01") as writer:
        memory = next(one for one in writer.memories() if one.text == names[3])
        writer.carry_out([archived(memory, memory.id, "")])
    monkeypatch.undo()
    assert program("add", "The last one", "--topic", "t", env=environment).status == 0
    lines = [memory.text for memory in Tree(str(tree)).memories() if not memory.archived]
    assert sorted(lines) == sorted(["Typed by hand", "The last one", *names[:3], *names[4:]])
