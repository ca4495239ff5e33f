"""What tools showed, for the next prompt only: `extract --tools`, `add --once`, `inject --consume`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

memctl = InProcess()


@pytest.fixture(autouse=True)
def tree(home: Path) -> Path:
    assert memctl("init").status == 0
    return home / ".local/share/memctl"


def transcript(*results: str, after: str = "") -> str:
    turns: list[dict[str, Any]] = [
        {"role": "user", "content": "Which port does the server use?"},
        {"role": "tool", "tool_call_id": "0", "content": "an old result"},
        {"role": "user", "content": "Look into the config, please."},
    ]
    for number, text in enumerate(results):
        call = {"id": f"c{number}", "type": "function", "function": {"name": "Read", "arguments": "{}"}}
        turns.append({"role": "assistant", "content": None, "tool_calls": [call]})
        turns.append({"role": "tool", "tool_call_id": f"c{number}", "content": text})
    turns += [{"role": "user", "content": after}] if after else []
    return json.dumps({"messages": turns})


def kept(stdin: str) -> list[str]:
    records = memctl("extract", "--tools", stdin=stdin).out
    return [line.split("\t")[0] for line in memctl("add", "--once", "-", stdin=records).lines]


def test_it_is_shown_once() -> None:
    assert kept(transcript("port = 8443")) == ["add"]
    assert "8443" not in memctl("inject", "-q", "which port?").out
    first = memctl("inject", "--consume", "-q", "how are you?")
    assert "Read showed: port = 8443" in first.out and first.err == ""
    assert memctl("inject", "--consume", "-q", "which port?").out == ""
    assert "8443" in memctl("list", "--archived").out


def test_only_the_last_exchange_bounded() -> None:
    records = [
        json.loads(line) for line in memctl("extract", "--tools", stdin=transcript(*"abcdefg", "x" * 9000)).lines
    ]
    assert [record["text"][-1] for record in records] == ["d", "e", "f", "g", "…"]
    assert all(len(record["text"]) < 450 and record["channel"] == "file" for record in records)
    assert memctl("extract", "--tools", stdin=transcript("a", after="Thanks")).out == ""


def test_the_same_twice_is_kept_once_and_never_shown_again() -> None:
    assert kept(transcript("port = 8443")) == ["add"]
    assert kept(transcript("port = 8443")) == ["skip"]
    memctl("inject", "--consume", "-q", "port")
    assert kept(transcript("port = 8443")) == ["skip"]
    assert memctl("inject", "--consume", "-q", "port").out == ""


def test_without_once_on_the_command_line_it_waits_as_anything_that_a_tool_said() -> None:
    records = memctl("extract", "--tools", stdin=transcript("port = 8443")).out
    memctl("add", "-", stdin=records)
    assert memctl("inject", "--consume", "-q", "port").out == ""
    (memory,) = [json.loads(line) for line in memctl("list", "--all", "--json").lines]
    assert memory["status"] == "pending"


def test_it_changes_nothing_that_is_known() -> None:
    memctl("add", "The server uses port 80", "--topic", "server")
    assert kept(transcript("The server now uses port 8443 instead, no longer port 80")) == ["add"]
    assert "The server uses port 80" in memctl("list").out


def test_a_secret_is_left_out() -> None:
    kept(transcript("token = ghp_" + "a1B2" * 9))
    assert "[secret:" in memctl("inject", "--consume", "-q", "x").out


def test_a_dry_run_consumes_nothing_and_a_locked_tree_fails_no_prompt(tree: Path) -> None:
    import fcntl

    kept(transcript("port = 8443"))
    assert "8443" in memctl("inject", "--consume", "--dry-run", "-q", "x").out
    with open(tree / ".memctl/lock", "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        result = memctl("inject", "--consume", "-q", "x", "--config", _impatient(tree))
    assert result.status == 0 and "8443" in result.out and "cannot archive" in result.err


def _impatient(tree: Path) -> Path:
    path = tree.parent / "config.toml"
    path.write_text("wait = 0.1\n")
    return path
