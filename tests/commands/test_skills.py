"""What the work of tools teaches, from a client's transcript to what waits for review."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess


def lines(*entries: dict[str, object]) -> str:
    return "".join(
        json.dumps({"sessionId": "3f2a", "timestamp": "2026-08-01T12:00:00Z", **one}) + "\n" for one in entries
    )


def call(number: int, command: str) -> dict[str, object]:
    use = {"type": "tool_use", "id": f"t{number}", "name": "Bash", "input": {"command": command}}
    return {"type": "assistant", "uuid": f"a{number}", "message": {"role": "assistant", "content": [use]}}


def result(number: int, text: str, *, failed: bool = False) -> dict[str, object]:
    block = {"type": "tool_result", "tool_use_id": f"t{number}", "content": text, "is_error": failed}
    return {"type": "user", "uuid": f"r{number}", "toolUseResult": {}, "message": {"role": "user", "content": [block]}}


SESSION = lines(
    {"type": "user", "uuid": "u1", "message": {"role": "user", "content": "run the tests"}},
    call(1, "npm test"),
    result(1, "Error: Cannot find module 'vitest'", failed=True),
    call(2, "pnpm test"),
    result(2, "42 passed"),
)


def test_a_lesson_waits_for_review(memctl: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMCTL_TREE", str(tmp_path / "tree"))
    assert memctl("init", tmp_path / "tree").status == 0
    found = memctl("extract", "--skills", stdin=SESSION)
    (candidate,) = [json.loads(line) for line in found.lines]
    assert (candidate["type"], candidate["channel"], candidate["evidence"]["line"]) == ("lesson", "tool", 4)
    added = memctl("add", "-", stdin=memctl("score", stdin=found.raw).raw)
    assert added.lines[0].startswith("add\t"), added
    assert memctl("inject", "-q", "npm test").out == ""
    (waiting,) = memctl("review").lines
    assert memctl("review", "--take", added.lines[0].split("\t")[1]).status == 0
    assert "pnpm test" in waiting and "pnpm test" in memctl("inject", "-q", "npm test").out


def test_nothing_said_is_printed(memctl: InProcess) -> None:
    turn = json.dumps({"role": "user", "content": "I prefer pnpm"}) + "\n"
    assert memctl("extract", "--skills", stdin=turn).out == ""
    assert memctl("extract", "--skills", "--rules", stdin=turn).status == 64
