"""The extra `semantic`: the helper answers in time or not at all, to its user alone, and leaves nothing behind.

MEMCTL_TEST_SEMANTIC names a memctl that is installed with the extra; `.ci/run` makes one."""

from __future__ import annotations

import os
import random
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.cost import ratio
from support.extent import few
from support.program import Program

NOTES = (
    "The spare key is under the blue flower pot",
    "The dentist moved the appointment to Thursday",
    "Oma bakes a plum cake every September",
    "The heating was repaired by Mr Jansen",
    "The bicycle has a flat tyre",
    "Rent is paid on the third of each month",
    "Swims forty lengths before work",
    "The router stands behind the television",
)
QUESTION = "备用钥匙放在哪里"
WAIT = "MEMCTL_SEARCH_SEMANTIC_WAIT"
IDLE = "MEMCTL_SEARCH_SEMANTIC_IDLE"
PATIENT = {WAIT: "20"}
AT_MOST = 30.0  # seconds of a busy machine


def helpers(home: Path) -> list[int]:
    """The helpers that have this home."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            own = f"HOME={home}\0".encode() in (path / "environ").read_bytes()
            if own and b"semantic.helper" in (path / "cmdline").read_bytes():
                found.append(int(path.name))
        except OSError:
            continue
    return found


def until(condition: object, seconds: float = AT_MOST) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():  # type: ignore[operator]
            return True
        time.sleep(0.05)
    return False


@pytest.fixture
def semantic(home: Path) -> Iterator[Program]:
    """A memctl with the extra, and a tree whose memories have vectors."""
    path = os.environ.get("MEMCTL_TEST_SEMANTIC", "")
    if not path:
        pytest.skip("MEMCTL_TEST_SEMANTIC names no memctl with the extra semantic")
    program = Program(Path(path), home, Path.cwd())
    assert program("init").status == 0
    topics = home / ".local/share/memctl/topics"
    topics.mkdir(exist_ok=True)
    (topics / "home.md").write_text("# Home\n\n" + "".join(f"- {note}\n" for note in NOTES))
    made = program("index", "vectors")
    assert made.status == 0, made
    yield program
    for number in helpers(home):
        os.kill(number, signal.SIGKILL)
    assert until(lambda: helpers(home) == [])


def test_a_question_in_another_language_finds(semantic: Program) -> None:
    found = semantic("search", "--explain", QUESTION, env=PATIENT)
    assert NOTES[0] in found.out.split("\n")[0], found
    assert "ranked by meaning too" in found.err
    alone = semantic("search", "--explain", QUESTION, env={"MEMCTL_SEARCH_SEMANTIC": "false"})
    assert "meaning" not in alone.err and "meaning=" in found.err
    assert "its helper runs" in semantic("status").out


def test_no_helper_is_waited_for_longer_than_asked(semantic: Program) -> None:
    late = semantic("search", "--explain", "spare key", env={WAIT: "0"})
    assert NOTES[0] in late.out and "ranked without meaning: the helper was too slow" in late.err


def test_a_new_memory_gets_its_vector_by_being_a_candidate(semantic: Program) -> None:
    assert semantic("add", "The ladder belongs to the neighbour").status == 0
    first = semantic("search", "--explain", "ladder", env=PATIENT)
    assert "1 memories have none yet" in first.err
    assert until(lambda: "none yet" not in semantic("search", "--explain", "ladder", env=PATIENT).err)


def test_nonsense_ends_a_connection_and_not_the_helper(semantic: Program) -> None:
    (path,) = (semantic.home / ".cache/memctl").glob("meaning-*/socket")
    before = helpers(semantic.home)
    for line in (
        b"{\n",
        b"[]\n",
        b'{"near": 1, "stores": []}\n',
        b'{"near": "\\ud800", "stores": ["/x"], "most": 3}\n',
    ):
        with socket.socket(socket.AF_UNIX) as door:
            door.connect(os.path.relpath(path))
            door.settimeout(AT_MOST)
            door.sendall(line + b"\n")
            assert door.recv(100) == b""
    assert before and helpers(semantic.home) == before


def test_killed_helpers_cost_no_answer(semantic: Program) -> None:
    """Each answer is right, whatever the helper does; one starts again by itself."""
    chance = random.Random(1)
    for _ in range(few(200, 6)):
        for number in helpers(semantic.home):
            os.kill(number, chance.choice((signal.SIGKILL, signal.SIGSTOP)))
        begun = time.monotonic()
        found = semantic("search", "where is the spare key")
        assert found.status == 0 and NOTES[0] in found.out and not found.err
        assert time.monotonic() - begun < 5.0
        for number in helpers(semantic.home):
            os.kill(number, signal.SIGKILL)
    assert until(lambda: "by meaning too" in semantic("search", "--explain", "key", env=PATIENT).err)


def test_it_ends_when_nobody_asks(semantic: Program) -> None:
    for number in helpers(semantic.home):
        os.kill(number, signal.SIGKILL)
    assert until(lambda: helpers(semantic.home) == [])
    assert until(lambda: semantic("search", "key", env={IDLE: "1"}).status == 0 and helpers(semantic.home))
    assert until(lambda: helpers(semantic.home) == [])


def test_others_cannot_reach_it(semantic: Program) -> None:
    (place,) = (semantic.home / ".cache/memctl").glob("meaning-*")
    assert place.stat().st_mode & 0o777 == 0o700
    place.chmod(0o755)
    found = semantic("search", "--explain", "spare key", env=PATIENT)
    assert NOTES[0] in found.out and "ranked without meaning: others can enter it" in found.err
    place.chmod(0o700)


def test_a_purge_removes_the_vectors(semantic: Program) -> None:
    def vectors() -> list[Path]:
        return [*(semantic.home / ".cache/memctl").rglob("index-vectors-*")]

    assert vectors()
    assert semantic("forget", "--purge", "--yes", "dentist").status == 0
    assert vectors() == []
    assert "have no vector" not in semantic("search", "--explain", QUESTION, env=PATIENT).out
    assert NOTES[1] not in semantic("search", "dentist", env=PATIENT).out


def test_a_prompt_costs_at_most(semantic: Program, tmp_path: Path) -> None:
    source = tmp_path / "stdin"
    source.write_text('{"session_id":"s","cwd":"/","prompt":"Where did I put the spare key again?"}\n')
    command = [str(semantic.path), "hook", "UserPromptSubmit", "--client", "codex"]
    cost = ratio(command, semantic.environment(), semantic.cwd, source, rounds=9)
    print(f"hook with meaning: {cost:.2f}")
    assert cost <= 6
