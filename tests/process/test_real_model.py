"""A small real model behind a command line, end to end. What it says is poor: tested is the contract, not the content.

`MEMCTL_TEST_LLM` names the command (`.ci/run` installs one where it can); without it these tests are skipped."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import pytest
from support.program import Program

MODEL = os.environ.get("MEMCTL_TEST_LLM", "")
pytestmark = pytest.mark.skipif(not MODEL, reason="MEMCTL_TEST_LLM names no model")

TRANSCRIPT = json.dumps([
    {"role": "user", "content": "My name is Alice and I live in Bonn. I prefer pnpm over npm for every project."},
    {"role": "assistant", "content": "Nice to meet you, Alice. I will use pnpm wherever I can."},
    {"role": "user", "content": "We decided to use Postgres because we need JSON columns. My sister Anna paints."},
])  # fmt: skip
COMMAND = f"{MODEL} -m smollm2-135m-instruct --no-log -o max_tokens 80"
HELD = {
    "a schema": ("--llm", COMMAND + " --schema {schema}"),
    "a schema of lines": ("--shape", "lines", "--llm", COMMAND + " --schema {schema}"),
    "a grammar": ("--shape", "lines", "--llm", COMMAND + " -o grammar @{grammar}"),
}


def records(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


@pytest.mark.parametrize("words", HELD.values(), ids=HELD)
def test_an_answer_that_is_held_to_a_form_is_read(words: tuple[str, ...], program: Program) -> None:
    result = program("extract", *words, stdin=TRANSCRIPT, timeout=200)
    assert result.status == 0 and all("passed over" in line for line in result.err.splitlines())
    for record in records(result.out):
        assert record["kind"] == "candidate" and record["evidence"]["rule"] == "model"
        assert record["evidence"]["quote"] in TRANSCRIPT  # it rests on what somebody said


def test_a_free_answer_is_read_or_refused(program: Program) -> None:
    result = program("extract", "--llm", COMMAND.replace("80", "40"), stdin=TRANSCRIPT, timeout=400)
    assert result.status in (0, 69)
    if result.status:
        assert result.out == "" and "was unreadable, twice" in result.err


def test_capture_asks_once(program: Program, tmp_path: Path) -> None:
    assert program("init").status == 0
    log = tmp_path / "asked"
    counting = tmp_path / "counting"
    counting.write_text(f'#!/bin/sh\necho asked >> {log}\nexec "{MODEL}" "$@"\n')
    counting.chmod(0o755)
    (tmp_path / "session.json").write_text(TRANSCRIPT)
    words = [word.replace(MODEL, str(counting)) for word in HELD["a grammar"]]
    for _ in range(2):
        result = program("capture", *words, tmp_path / "session.json", timeout=200)
        assert result.status == 0
    assert log.read_text() == "asked\n"
    for memory in records(program("list", "--all", "--json").out):
        assert memory["text"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--timeout", "0.5", "--llm", COMMAND), "no answer within 0.5 seconds"),
        (("--llm", f"{MODEL} -m no-such-model"), "ended with status 1"),
        (("--llm", COMMAND + " -o n_ctx 64"), "ended with status 1"),
    ],
    ids=["time-out", "no such model", "a prompt that is too long"],
)
def test_where_it_fails_nothing_is_stored_and_nothing_is_lost(
    words: tuple[str, ...], said: str, program: Program, tmp_path: Path
) -> None:
    assert program("init").status == 0
    path = tmp_path / "session.json"
    path.write_text(TRANSCRIPT)
    before = time.monotonic()
    result = program("capture", *words, path, timeout=200)
    assert result.status == 69 and said in result.err and result.out == ""
    assert time.monotonic() - before < 60
    assert program("list", "--all").out == ""
    assert len(program("capture", path).lines) >= 3  # the rules find what the model did not
