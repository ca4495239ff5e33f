"""What happens at the edge of a process: closed, full and broken streams, poor environments, signals."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.program import Program
from support.trees import write_many

MANY = 1500  # memories: more than a pipe holds


@pytest.fixture
def place(program: Program, memctl: InProcess) -> Program:
    assert memctl("init").status == 0
    write_many(program.home / ".local/share/memctl", MANY)
    return program


@pytest.fixture(scope="module")
def reading(tmp_path_factory: pytest.TempPathFactory, program_path: Path) -> Program:
    """The same, made once: for command lines that write nothing."""
    home = tmp_path_factory.mktemp("streams")
    program = Program(program_path, home, home)
    assert program("init").status == 0
    write_many(home / ".local/share/memctl", MANY)
    assert program("search", "package").status == 0  # makes the index
    return program


def run(place: Program, line: str, **env: str) -> tuple[int, bytes, bytes]:
    """(status of the shell line, stdout, stderr); the line is bash, for `PIPESTATUS`."""
    done = subprocess.run(
        ["/bin/bash", "-c", line],
        capture_output=True,
        env=place.environment(env),
        cwd=place.cwd,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


WRITERS = ["list", "list --json", "list -0", "export", "search package", "list --help", "--help", "config", "--version"]
UNBUFFERED = pytest.mark.parametrize("env", [{}, {"PYTHONUNBUFFERED": "1"}], ids=["buffered", "unbuffered"])


@UNBUFFERED
@pytest.mark.parametrize("words", ["list", "list --json", "export"])
def test_a_closed_pipe_is_141_and_silent(words: str, env: dict[str, str], reading: Program) -> None:
    status, _, err = run(reading, f"memctl {words} | head -n 1 >/dev/null; exit ${{PIPESTATUS[0]}}", **env)
    assert (status, err) == (141, b"")


@UNBUFFERED
@pytest.mark.parametrize("words", WRITERS)
def test_a_full_disk_is_74_and_said(words: str, env: dict[str, str], reading: Program) -> None:
    status, _, err = run(reading, f"memctl {words} > /dev/full", **env)
    assert status == 74
    assert err.startswith(b"memctl: ")
    assert err.count(b"\n") == 1
    assert b"space" in err


@UNBUFFERED
@pytest.mark.parametrize("words", WRITERS)
def test_a_closed_stdout_is_74_and_said(words: str, env: dict[str, str], reading: Program) -> None:
    status, _, err = run(reading, f"memctl {words} >&-", **env)
    assert status == 74
    assert err.count(b"\n") == 1


@pytest.mark.parametrize(
    "words", ["list", "search nothing-like-this", "serach", "list --nope", "show ~no", "score < /dev/null"]
)
def test_a_closed_stderr_changes_no_status(words: str, reading: Program) -> None:
    expected = run(reading, f"memctl {words}")
    status, out, _ = run(reading, f"memctl {words} 2>&-")
    assert (status, out) == expected[:2]


@pytest.mark.parametrize("words", ["extract", "score", "add -", "transcript", "inject"])
def test_a_closed_stdin_is_wrong_usage(words: str, reading: Program) -> None:
    status, _, err = run(reading, f"memctl {words} <&-")
    assert status == 64
    assert b"no input" in err


@pytest.mark.parametrize("words", ["inject -q package", "search package", "list", "add A-fact"])
def test_stdin_is_left_alone_where_it_is_not_needed(words: str, place: Program) -> None:
    status, out, err = run(place, f"echo rest | (memctl {words} > /dev/null; cat)")
    assert (status, out, err) == (0, b"rest\n", b"")


@pytest.mark.parametrize(
    "env", [{}, {"LC_ALL": "C"}, {"LANG": "zh_CN.GB18030"}, {"PYTHONIOENCODING": "ascii"}, {"PYTHONUTF8": "0"}]
)
def test_text_is_utf8_whatever_the_locale(env: dict[str, str], reading: Program) -> None:
    status, out, err = run(
        reading, "memctl search 朋友 -n1 | cut -f3; printf 'text' | memctl inject -q 测试 | wc -l", **env
    )
    assert status == 0
    assert "朋友".encode() in out
    assert err == b""


def test_an_environment_with_nothing_in_it(program: Program) -> None:
    done = subprocess.run([program.path, "list"], env={}, capture_output=True, cwd=program.cwd, check=False)
    assert done.returncode in (0, 66)
    assert b"Traceback" not in done.stderr


def test_a_home_that_is_not_there(program: Program) -> None:
    for home in ("", "relative", "/proc/none"):
        done = subprocess.run(
            [program.path, "list"], env={"HOME": home}, capture_output=True, cwd=program.cwd, check=False
        )
        assert done.returncode in (0, 66)
        assert b"Traceback" not in done.stderr


def test_success_is_silent_on_stderr(place: Program) -> None:
    turn = '{"v":1,"kind":"turn","role":"user","text":"I prefer tea to coffee."}\n'
    for words in (
        "init",
        "list",
        "search package",
        "inject -q package",
        "status",
        "config",
        "decay --dry-run",
        "export",
    ):
        result = place(*words.split())
        assert (result.status, result.err) == (0, ""), words
    result = place.shell("memctl extract | memctl score | memctl add -", stdin=turn)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("add")


def test_the_sun_never_sets_on_a_slow_reader(reading: Program) -> None:
    status, out, err = run(reading, "memctl list | (sleep 0.5; wc -l)")
    assert (status, int(out), err) == (0, MANY, b"")


@pytest.mark.parametrize(("number", "wanted"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_a_stage_that_waits(number: int, wanted: int, reading: Program) -> None:
    process = subprocess.Popen(
        [reading.path, "score"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=reading.environment(), cwd=reading.cwd,
    )  # fmt: skip
    assert process.stdin is not None
    wait_for_sleep(process.pid)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert (process.returncode % 256 if process.returncode >= 0 else 128 - process.returncode) == wanted
    assert (out, err) == (b"", b"")


def wait_for_sleep(pid: int) -> None:
    """Wait until the process reads from its pipe."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        if "pipe" in Path(f"/proc/{pid}/wchan").read_text() or _reads_stdin(pid):
            return
        time.sleep(0.05)
    pytest.fail("the process never came to read")


def _reads_stdin(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/syscall").read_text().startswith("0 0x0 ")
    except OSError:
        return False


def test_records_flow_while_the_input_is_still_open(reading: Program) -> None:
    process = subprocess.Popen(
        [reading.path, "score", "--line-buffered"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        env=reading.environment(), cwd=reading.cwd,
    )  # fmt: skip
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(b'{"v":1,"kind":"candidate","text":"Uses vim"}\n')
    process.stdin.flush()
    assert b"Uses vim" in process.stdout.readline()
    process.stdin.close()
    assert process.wait(20) == 0
