"""`extract`: by rules, by a model, and in two halves."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
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
    assert (candidate["text"], candidate["type"]) == ("I prefer pnpm over npm.", "preference")
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


def test_every_window_gets_a_prompt_and_the_answers_of_all_are_read(memctl: InProcess, tmp_path: Path) -> None:
    cities = ("Bonn", "Kyoto", "Lima", "Oslo", "Riga", "Turin", "Quito")
    messages = [{"role": "user", "content": f"For the record, I own a small house in {city}."} for city in cities]
    path = tmp_path / "chat.json"
    path.write_text(json.dumps({"messages": messages}))
    for size in (1, 2, 3, 7, 0):
        prompts = memctl("extract", "--prompt-only", "-0", "--window", size, path).out.split("\0")
        assert prompts.pop() == "" and len(prompts) == (-(-len(cities) // size) if size else 1)
        told = [[city for city in cities if city in prompt] for prompt in prompts]
        assert [city for some in told for city in some] == list(cities)
        assert memctl("extract", "--prompt-only", "--window", size, path).out == "".join(prompts)
        forms: tuple[Callable[[list[str]], str], ...] = (
            lambda some: json.dumps([{"content": f"Owns a small house in {city}"} for city in some]),
            lambda some: "".join(f"[ADD] Owns a small house in {city}\n" for city in some),
        )
        for form in forms:
            for between in ("\0", "\0\n"):
                answer = between.join(map(form, told)) + "\0"
                found = memctl("extract", "--parse", "--transcript", path, stdin=answer)
                records = [json.loads(line) for line in found.lines]
                quotes = [record["evidence"]["quote"] for record in records]
                assert [city for city, quote in zip(cities, quotes, strict=True) if city in quote] == list(cities)
                assert {record["channel"] for record in records} == {"user"}


def test_an_answer_that_cannot_be_read_is_named(memctl: InProcess) -> None:
    result = memctl("extract", "--parse", stdin="[ADD] Lives in Bonn\0What?\0[]")
    assert (result.status, result.out) == (65, "") and "answer 2 of 3: " in result.err
