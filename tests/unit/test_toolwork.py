"""What failed and what worked instead is a lesson, what did as was asked is a skill; anything else teaches nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from memctl.core.extraction.tools.lessons import ToolWork, command_of

Record = dict[str, Any]


def user(text: str) -> Record:
    return {"role": "user", "text": text, "authored": True}


def ran(command: object, result: str = "", *, error: bool = False, call: str = "") -> list[Record]:
    name = call or f"c{command}"
    tool = {"call": name, "name": "Bash", **({"error": True} if error else {})}
    return [
        {"role": "assistant", "text": json.dumps({"command": command}), "authored": False, "tool": tool, "line": 7},
        {"role": "tool", "text": result, "authored": False, "tool": tool},
    ]


def taught(*turns: Record | list[Record]) -> list[str]:
    work = ToolWork()
    flat = [turn for part in turns for turn in (part if isinstance(part, list) else [part])]
    return [f"{one['type']}: {one['text']}" for turn in flat for one in work.enter(turn)]


def test_a_failure_and_what_fixed_it() -> None:
    assert taught(
        user("run the tests"), ran("npm test", "Error: Cannot find module 'vitest'\n", error=True), ran("ls"),
        ran("pnpm test", "42 passed"),
    ) == ["lesson: `npm test` failed (Error: Cannot find module 'vitest'); `pnpm test` worked"]  # fmt: skip


@pytest.mark.parametrize(
    "result",
    ['{"output":"no rule","metadata":{"exit_code":2}}', "Process exited with code 1", "bash: make: command not found"],
)
def test_failures_of_every_client(result: str) -> None:
    assert len(taught(user("build it"), ran("make all", result), ran("make -j1 all", "ok"))) == 1


def test_a_failure_that_nothing_fixed_teaches_nothing() -> None:
    failed = ran("npm test", "Error: no", error=True)
    assert taught(user("run the tests"), failed, ran("docker ps", "fine"), user("never mind")) == []
    assert taught(user("run the tests"), failed, ran("npm test", "ok", call="again")) == []
    assert taught(user("run the tests"), failed, user("now build"), ran("pnpm test", "ok")) == []


def test_what_pleased_is_a_skill() -> None:
    steps = [ran("git pull"), ran("make build", "ok"), ran("make deploy", "exit code 0")]
    wanted = "skill: Deploy the site: `git pull`; then `make build`; then `make deploy`"
    assert taught(user("Deploy the site"), *steps, user("perfect, thanks")) == [wanted]
    assert taught(user("部署网站"), *steps, user("谢谢"))[0].startswith("skill: 部署网站: ")
    assert taught(user("Deploy the site"), *steps, user("and what is the time?")) == []
    assert taught(user("Deploy the site"), *steps[:2], user("thanks")) == []
    assert taught(user("Deploy"), *steps, ran("make check", "error: no", error=True), user("thanks")) == []


def test_it_is_the_word_of_tools() -> None:
    work = ToolWork()
    turns = [*ran("npm test", "x", error=True), *ran("pnpm test")]
    (found,) = [one for turn in turns for one in work.enter(turn)]
    assert found["channel"] == "tool"
    assert found["evidence"] == {"line": 7, "quote": "pnpm test", "rule": "tool-lesson"}


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ('{"command": "npm  test\\n"}', "npm test"),
        ('{"cmd": ["bash", "-lc", "cargo test"]}', "cargo test"),
        ('{"cmd": ["cargo", "test"]}', "cargo test"),
        ('{"file_path": "a.txt"}', ""),
        ("[1]", ""),
        ("no json", ""),
        (json.dumps({"command": "x" * 300}), ""),
        ("[" * 100_000, ""),
    ],
)
def test_commands(arguments: str, wanted: str) -> None:
    assert command_of(arguments) == wanted


def test_calls_that_never_end_are_not_kept_for_ever() -> None:
    work = ToolWork()
    for number in range(1000):
        work.enter(ran("make all", call=f"c{number}")[0])
    assert len(work._open) <= 40
