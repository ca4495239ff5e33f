"""`memctl transcript`: statuses, streams, and what its options change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.inprocess import InProcess

FIXTURES = Path(__file__).parent.parent / "fixtures" / "transcripts"
GOOD = b'{"role":"user","content":"I knit."}\n'
BAD = b'{"role":"user","content":\n'


def test_turns_of_a_file(memctl: InProcess) -> None:
    result = memctl("transcript", FIXTURES / "claude-code.jsonl")
    assert (result.status, result.err) == (0, "")
    assert result.out == (FIXTURES / "claude-code.jsonl.turns").read_text(encoding="utf-8")


def test_stdin(memctl: InProcess) -> None:
    data = (FIXTURES / "openai.json").read_bytes()
    for words in ((), ("-",)):
        result = memctl("transcript", *words, stdin=data)
        assert result.status == 0
        assert json.loads(result.lines[1])["text"].startswith("Hi, I'm Ingrid")


def test_what_it_prints_it_reads(memctl: InProcess) -> None:
    once = memctl("transcript", FIXTURES / "codex.jsonl")
    assert memctl("transcript", stdin=once.raw).raw == once.raw
    assert memctl("transcript", "--detect", stdin=once.raw).out == "turns\n"


def test_several_files_of_several_formats(memctl: InProcess) -> None:
    result = memctl("transcript", FIXTURES / "llm.json", FIXTURES / "pi.jsonl")
    clients = [json.loads(line)["client"] for line in result.lines]
    assert clients == ["llm"] * 7 + ["pi"] * 7


@pytest.mark.parametrize("name", ["claude-code", "chatgpt", "aider"])
def test_detect(memctl: InProcess, name: str) -> None:
    (path,) = [path for path in FIXTURES.glob(f"{name}.*") if path.suffix != ".turns"]
    result = memctl("transcript", "--detect", path)
    assert (result.status, result.out) == (0, f"{name}\n")


def test_detect_several(memctl: InProcess, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello")
    result = memctl("transcript", "--detect", FIXTURES / "pi.jsonl", tmp_path / "x")
    assert result.status == 1
    assert result.out == f"{FIXTURES / 'pi.jsonl'}\tpi\n{tmp_path / 'x'}\tunknown\n"


def test_a_bad_line_is_reported_and_the_rest_is_read(memctl: InProcess) -> None:
    result = memctl("transcript", stdin=GOOD + BAD + GOOD)
    assert result.status == 65
    assert [json.loads(line)["line"] for line in result.lines] == [1, 3]
    assert result.err.startswith("memctl: transcript: -:2: not JSON")
    assert result.err.count("\n") == 1


def test_strict_stops_at_the_first_bad_line(memctl: InProcess) -> None:
    result = memctl("transcript", "--strict", stdin=GOOD + BAD + GOOD)
    assert result.status == 65
    assert len(result.lines) == 1
    assert result.err.count("\n") == 1


def test_a_truncated_last_line_and_unknown_lines_are_silent(memctl: InProcess) -> None:
    result = memctl("transcript", stdin=GOOD + b'{"type":"new-kind"}\n' + BAD.rstrip(b"\n"))
    assert (result.status, result.err, len(result.lines)) == (0, "", 1)


def test_nothing_in_nothing_out(memctl: InProcess) -> None:
    result = memctl("transcript")
    assert (result.status, result.raw, result.err) == (0, b"", "")


def test_what_cannot_be_told_is_bad_input(memctl: InProcess) -> None:
    result = memctl("transcript", stdin=b"User: hi\n")
    assert result.status == 65
    assert "--from text" in result.err and "memctl transcript --help" in result.err and len(result.err) < 160
    assert memctl("transcript", "--from", "text", stdin=b"User: hi\n").status == 0


def test_one_unknown_file_does_not_lose_the_others(memctl: InProcess, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("hello")
    result = memctl("transcript", tmp_path / "x", FIXTURES / "pi.jsonl")
    assert result.status == 65 and len(result.lines) == 7


def test_a_file_of_another_format_than_the_named_one(memctl: InProcess) -> None:
    result = memctl("transcript", "--from", "codex", FIXTURES / "pi.jsonl")
    assert result.status == 65 and "the file does not have the format codex: it looks like pi" in result.err
    assert memctl("transcript", "--from", "codex", stdin=b'{"type":"turn_context","payload":{}}\n').status == 0


def test_usage(memctl: InProcess) -> None:
    assert memctl("transcript", "--from", "klaud", stdin=GOOD).status == 64
    assert memctl("transcript", "--to", "yaml", stdin=GOOD).status == 64
    assert memctl("transcript", "/no/such/file").status == 66


def test_to_openai_and_back(memctl: InProcess) -> None:
    there = memctl("transcript", "--to", "openai", FIXTURES / "claude-code.jsonl")
    messages = [json.loads(line) for line in there.lines]
    assert [message["role"] for message in messages[:3]] == ["user", "assistant", "tool"]
    assert messages[1]["tool_calls"][0]["function"]["name"] == "Bash"
    assert messages[2]["tool_call_id"] == messages[1]["tool_calls"][0]["id"]
    back = memctl("transcript", stdin=there.raw)
    said = [json.loads(line)["text"] for line in back.lines if json.loads(line)["role"] == "user"]
    assert said == ["I'm Noor Haddad. I prefer pnpm over npm.\n\nAlways run the tests with vitest.",
                    "测试失败了，因为没有设置 TZ。以后都用 UTC。", "Please deploy on Friday."]  # fmt: skip


def test_line_buffered_changes_nothing_else(memctl: InProcess) -> None:
    path = FIXTURES / "claude-export.json"
    assert memctl("transcript", "--line-buffered", path).raw == memctl("transcript", path).raw
