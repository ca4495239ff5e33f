"""`extract`: by rules, by a model, and in two halves."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

TRANSCRIPT = json.dumps(
    [
        {"role": "user", "content": "I prefer pnpm over npm. I moved to Bonn yesterday."},
        {"role": "assistant", "content": "Good to know. Is there anything I can do for you today?"},
    ]
)
memctl = InProcess()
pytestmark = pytest.mark.usefixtures("home")


def records(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def model(directory: Path, answer: str, log: str = "log") -> str:
    """A command that keeps its prompt and its environment, and prints the answer."""
    script = directory / "model.py"
    script.write_text(
        "import os, sys\n"
        f"open({str(directory / log)!r}, 'a').write(sys.stdin.read() + os.environ.get('MEMCTL_ACTIVE', '') + '\\f')\n"
        f"print({answer!r})\n"
    )
    return f"{sys.executable} {script}"


def test_rules() -> None:
    result = memctl("extract", "--now", "2026-08-10", stdin=TRANSCRIPT)
    assert result.status == 0 and result.err == ""
    assert [each["text"] for each in records(result.out)] == [
        "I prefer pnpm over npm.",
        "I moved to Bonn on 2026-08-09.",
    ]
    assert {each["channel"] for each in records(result.out)} == {"user"}


def test_turn_records_do_as_well() -> None:
    turns = memctl("transcript", stdin=TRANSCRIPT).out
    direct = records(memctl("extract", "--now", "2026-08-10", stdin=TRANSCRIPT).out)
    assert records(memctl("extract", "--now", "2026-08-10", stdin=turns).out) == direct


def test_roles() -> None:
    transcript = json.dumps([{"role": "assistant", "content": "I prefer tabs over spaces."}])
    assert memctl("extract", stdin=transcript).out == ""
    (candidate,) = records(memctl("extract", "--roles", "user,assistant", stdin=transcript).out)
    assert candidate["channel"] == "assistant"
    assert memctl("extract", "--roles", "nobody", stdin=transcript).status == 64


def test_nothing() -> None:
    assert memctl("extract", stdin="").status == 0
    assert memctl("extract", "-e", stdin=json.dumps([{"role": "user", "content": "Hi"}])).status == 1


def test_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMCTL", "off")
    result = memctl("extract", stdin=TRANSCRIPT)
    assert (result.status, result.out) == (69, "")


def test_a_model(tmp_path: Path) -> None:
    result = memctl("extract", "--llm", model(tmp_path, "[ADD] preference: prefers pnpm over npm"), stdin=TRANSCRIPT)
    (candidate,) = records(result.out)
    assert (candidate["text"], candidate["type"]) == ("prefers pnpm over npm", "preference")
    prompt = (tmp_path / "log").read_text()
    assert "I prefer pnpm over npm." in prompt and prompt.endswith("1\f")


def test_a_model_that_cannot_be_understood_is_asked_twice(tmp_path: Path) -> None:
    result = memctl("extract", "--llm", model(tmp_path, "Well."), stdin=TRANSCRIPT)
    assert (result.status, result.out) == (69, "")
    assert (tmp_path / "log").read_text().count("\f") == 2


@pytest.mark.parametrize("command", ["false", "/no/such/program"])
def test_a_model_that_fails(command: str) -> None:
    result = memctl("extract", "--llm", command, stdin=TRANSCRIPT)
    assert (result.status, result.out) == (69, "")
    assert len(result.err.splitlines()) == 1


def test_a_model_that_takes_too_long() -> None:
    result = memctl("extract", "--llm", "sh -c 'sleep 30 | cat'", "--timeout", "0.3", stdin=TRANSCRIPT)
    assert result.status == 69 and "0.3 seconds" in result.err


def test_a_schema_for_those_who_take_one(tmp_path: Path) -> None:
    seen = tmp_path / "schema"
    result = memctl("extract", "--llm", f"sh -c 'cp {{schema}} {seen}; echo []'", stdin=TRANSCRIPT)
    assert result.status == 0
    assert json.loads(seen.read_text())["type"] == "array"


def test_in_two_halves(tmp_path: Path) -> None:
    path = tmp_path / "transcript.json"
    path.write_text(TRANSCRIPT)
    prompt = memctl("extract", "--prompt-only", path)
    assert prompt.status == 0 and "I prefer pnpm over npm." in prompt.out
    answer = '[{"content": "prefers pnpm over npm", "type": "preference"}, {"content": "eats penguins"}]'
    (candidate,) = records(memctl("extract", "--parse", "--transcript", path, stdin=answer).out)
    assert candidate["channel"] == "user" and candidate["evidence"]["quote"].startswith("I prefer pnpm")


def test_an_answer_without_its_transcript_is_nobodys_word() -> None:
    (candidate,) = records(memctl("extract", "--parse", stdin="[ADD] prefers pnpm over npm").out)
    assert candidate["channel"] == "assistant"
    assert memctl("extract", "--parse", stdin="What an answer").status == 65


def test_an_id_that_nobody_showed_is_forgotten_by_nobody(home: Path) -> None:
    memctl("init")
    id = memctl("add", "Allergic to peanuts").out.split("\t")[1]
    for answer in (f"[DELETE:{id}]", f"[UPDATE:{id}] prefers pnpm over npm"):
        found = memctl("extract", "--parse", stdin=answer).out
        assert records(found)[0]["target"] == id
        memctl("add", "-", stdin=found)
    assert [line.split("\t")[0] for line in memctl("list").lines] == [id]


def test_a_model_that_goes_on_for_ever_is_stopped(tmp_path: Path) -> None:
    (tmp_path / "model").write_text("import sys\nsys.stdin.read()\nwhile True: print('[ADD] prefers pnpm ' * 9999)\n")
    result = memctl("extract", "--llm", f"{sys.executable} {tmp_path / 'model'}", stdin=TRANSCRIPT)
    assert (result.status, result.out) == (69, "")
    assert "more than 4 MB" in result.err


def test_prompts_of_ones_own(home: Path) -> None:
    own = home / ".config/memctl/prompts/extract.en.md"
    own.parent.mkdir(parents=True)
    own.write_text("MINE {{conversation}}")
    assert "\nMINE user: I prefer" in memctl("extract", "--prompt-only", stdin=TRANSCRIPT).out


def test_a_prompt_in_the_language_of_the_conversation() -> None:
    transcript = json.dumps([{"role": "user", "content": "我住在成都，喜欢吃辣。"}])
    assert "对话：" in memctl("extract", "--prompt-only", stdin=transcript).out
    assert "The conversation:" in memctl("extract", "--prompt-only", "--language", "en", stdin=transcript).out


def test_ways_that_exclude_each_other() -> None:
    assert memctl("extract", "--rules", "--llm", "cat", stdin=TRANSCRIPT).status == 64
