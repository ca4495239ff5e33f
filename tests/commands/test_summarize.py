"""`summarize`: a long conversation as one dated line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

memctl = InProcess()
pytestmark = pytest.mark.usefixtures("home")

REQUESTS = ("Can you help me plan the garden shed?", "How deep must the foundation of a shed be?", "Thanks!")


def transcript(requests: tuple[str, ...] = REQUESTS, session: str = "s", length: int = 30) -> str:
    """Turns of a conversation: the requests first, small talk up to the length."""
    turns: list[dict[str, Any]] = []
    for number in range(length // 2):
        text = requests[number] if number < len(requests) else "ok"
        for role, said in (("user", text), ("assistant", "Let us see.")):
            time = f"2026-01-03T18:{number:02}:00Z"
            turns.append({"kind": "turn", "role": role, "text": said, "time": time, "session": session})
    return "".join(json.dumps(turn) + "\n" for turn in turns)


def model(directory: Path, answer: str, status: int = 0) -> str:
    script = directory / "model.py"
    script.write_text(f"import sys\nsys.stdin.read()\nprint({answer!r})\nsys.exit({status})\n")
    return f"{sys.executable} {script}"


def test_the_users_own_requests() -> None:
    result = memctl("summarize", stdin=transcript())
    (record,) = [json.loads(line) for line in result.lines]
    expected = "plan the garden shed; How deep must the foundation of a shed be."
    assert record["text"] == f"[2026-01-03 18:00] talked about {expected}"
    assert (record["type"], record["channel"]) == ("episode", "user")


def test_a_short_conversation_says_nothing() -> None:
    assert memctl("summarize", stdin=transcript(length=28)).out == ""
    assert memctl("summarize", "-e", stdin=transcript(length=28)).status == 1
    assert memctl("summarize", "--min-messages", "4", stdin=transcript(length=4)).out


def test_each_conversation_has_its_line_and_chinese_its_words() -> None:
    both = transcript() + transcript(("帮我规划花园里的木棚", "木棚的地基要多深？"), "t")
    first, second = [json.loads(line)["text"] for line in memctl("summarize", stdin=both).lines]
    assert "talked about" in first
    assert second == "[2026-01-03 18:00] 谈到规划花园里的木棚；木棚的地基要多深。"


def test_it_goes_into_the_months_file_once(home: Path) -> None:
    memctl("init")
    record = memctl("summarize", stdin=transcript()).out
    assert memctl("add", "-", stdin=record).out.split("\t")[:3:2] == ["add", "episodes/2026-01.md:3"]
    assert memctl("add", "-", stdin=memctl("score", stdin=record).out).out.startswith("skip\t")
    text = (home / ".local/share/memctl/episodes/2026-01.md").read_text()
    assert "- [2026-01-03 18:00] talked about plan the garden shed" in text
    (memory,) = [json.loads(line) for line in memctl("list", "--json").lines]
    assert (memory["type"], memory["text"][:18]) == ("episode", "[2026-01-03 18:00]")


@pytest.mark.parametrize("stamp", ["", "[2026-01-03 18:00] "])
def test_a_model_writes_it(stamp: str, tmp_path: Path) -> None:
    command = model(tmp_path, stamp + "Talked about: the garden shed and how deep its foundation must be.")
    (record,) = [json.loads(line) for line in memctl("summarize", "--llm", command, stdin=transcript()).lines]
    assert record["text"].split("] ", 1)[1] == ("talked about the garden shed and how deep its foundation must be.")
    assert record["channel"] == "user"


def test_what_a_model_makes_up_is_not_the_users(tmp_path: Path) -> None:
    command = model(tmp_path, '{"summary": "flying to the moon by balloon with three penguins"}')
    (record,) = [json.loads(line) for line in memctl("summarize", "--llm", command, stdin=transcript()).lines]
    assert record["channel"] == "assistant"


@pytest.mark.parametrize(("answer", "status"), [("", 0), ("…", 0), ("shed", 1)])
def test_a_model_that_fails(answer: str, status: int, tmp_path: Path) -> None:
    result = memctl("summarize", "--llm", model(tmp_path, answer, status), stdin=transcript())
    assert result.status == 69 and result.out == "" and result.err


def test_off_and_empty() -> None:
    assert memctl("summarize", stdin="").status == 0
    assert memctl("summarize", "--incognito", stdin=transcript()).status == 69
