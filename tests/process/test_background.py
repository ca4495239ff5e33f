"""What a hook leaves running: one capture at a time, which ends by itself and reads each line once."""

from __future__ import annotations

import fcntl
import json
import signal
import subprocess
import time
from pathlib import Path

from support.program import Program

from memctl.edge.store.lock import _wait_blocking

TURNS = (
    '{"type":"user","uuid":"u%d","sessionId":"s","cwd":"/","timestamp":"2026-11-0%dT10:00:00Z","message":'
    '{"role":"user","content":"%s"}}\n'
)
SAID = ("I prefer pnpm over npm in all my projects.", "My sister lives in Kyoto.", "I am allergic to peanuts.")
AT_MOST = 20.0  # seconds of a busy machine; a capture itself ends after 10


def left(home: Path) -> list[str]:
    """The processes of this machine that have this home."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            found += [path.parent.name] if f"HOME={home}\0".encode() in path.read_bytes() else []
        except OSError:
            continue
    return found


def wait_for_the_end(home: Path) -> None:
    """A process has no environment for a moment while it becomes another program: nothing is left if three looks say
    so."""
    until = time.monotonic() + AT_MOST
    seen = [left(home)]
    while any(seen[-3:]) or len(seen) < 3:
        assert time.monotonic() < until, seen[-1]
        time.sleep(0.05)
        seen.append(left(home))


def test_the_ends_of_turns_are_learned_from_once(program: Program, tmp_path: Path) -> None:
    assert program("init").status == 0
    path = tmp_path / "session.jsonl"
    payload = json.dumps({"session_id": "s", "transcript_path": str(path), "cwd": "/", "hook_event_name": "Stop"})
    for number, text in enumerate(SAID, 1):
        with path.open("a") as file:
            file.write(TURNS % (number, number, text))
        hooks = [
            subprocess.Popen(
                [str(program.path), "hook", "Stop", "--client", "claude-code"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                env=program.environment(), cwd=program.cwd,
            )
            for _ in range(3)
        ]  # fmt: skip
        assert [(hook.communicate(payload.encode(), timeout=AT_MOST)[0], hook.returncode) for hook in hooks] == [
            (b"", 0)
        ] * 3
    wait_for_the_end(program.home)
    log = [json.loads(line) for line in program("log", "--json").out.splitlines()]
    assert sorted(change["after"] for change in log) == sorted(SAID)
    assert not (program.home / ".local/state/memctl/hooks/claude-code.errors").read_text()


def test_a_transcript_that_is_written_after_the_hook_is_read(program: Program, tmp_path: Path) -> None:
    """So Copilot does it, whose last turn would be lost; and a session may have been told to write none."""
    assert program("init").status == 0
    for name, text in (("written", SAID[0]), ("never", "")):
        path = tmp_path / f"{name}.jsonl"
        payload = {"sessionId": name, "transcriptPath": str(path), "cwd": "/"}
        assert program("hook", "agentStop", "--client", "copilot", stdin=json.dumps(payload)).out == ""
        if text:
            time.sleep(0.2)
            path.write_text(TURNS % (1, 1, text))
        wait_for_the_end(program.home)
    assert SAID[0] in program("list").out
    assert not (program.home / ".local/state/memctl/hooks/copilot.errors").read_text()


def test_a_wait_for_the_lock_leaves_the_limit_of_a_run(tmp_path: Path) -> None:
    with (tmp_path / "lock").open("w") as held, (tmp_path / "lock").open("w") as wanted:
        fcntl.flock(held, fcntl.LOCK_EX)
        signal.setitimer(signal.ITIMER_REAL, 60)
        try:
            assert not _wait_blocking(wanted.fileno(), 0.05)
            assert 50 < signal.getitimer(signal.ITIMER_REAL)[0] < 60
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
