"""Each format, read from a transcript as its client writes it, against the turns that were checked by hand."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from memctl.edge.transcripts import detect, read_turns
from memctl.edge.transcripts.formats.openai_chat import to_openai
from memctl.edge.transcripts.reader import iso_time
from memctl.edge.transcripts.table import format_names
from memctl.model.errors import InputError, UsageError
from memctl.model.record import dump
from memctl.model.turn import is_own

FIXTURES = Path(__file__).parent.parent / "fixtures" / "transcripts"
FILES = sorted(path.name for path in FIXTURES.iterdir() if path.suffix != ".turns")
FORMAT_OF = {"claude-stream": "claude-code", "gemini-cli-old": "gemini-cli", "codex-old": "codex"}


def format_of(name: str) -> str:
    stem = name.partition(".")[0]
    if stem in FORMAT_OF:
        return FORMAT_OF[stem]
    return max((known for known in format_names() if stem.startswith(known)), key=len)


def read(data: bytes, format: str | None = None) -> list[dict[str, object]]:
    """The turns; a report is a failure."""
    return list(read_turns(io.BytesIO(data), format=format, report=pytest.fail))


def read_file(name: str) -> list[dict[str, object]]:
    format = format_of(name)
    return read((FIXTURES / name).read_bytes(), format if format == "text" else None)


@pytest.mark.parametrize("name", FILES)
def test_turns(name: str, request: pytest.FixtureRequest) -> None:
    printed = "".join(dump(turn) + "\n" for turn in read_file(name))
    golden = FIXTURES / f"{name}.turns"
    if request.config.getoption("--update"):
        golden.write_text(printed, encoding="utf-8")
    assert printed == golden.read_text(encoding="utf-8")


def test_every_format_has_a_transcript() -> None:
    assert {format_of(name) for name in FILES} | {"hermes", "goose", "crush"} == set(format_names())  # databases alone


@pytest.mark.parametrize("name", FILES)
def test_detection(name: str) -> None:
    expected = format_of(name)
    with open(FIXTURES / name, "rb") as stream:
        assert detect(stream) == ("" if expected == "text" else expected)


class Trickle(io.RawIOBase):
    """A stream that gives a few bytes at a time, as a slow pipe does."""

    def __init__(self, data: bytes, step: int) -> None:
        self._pieces = iter([data[at : at + step] for at in range(0, len(data), step)])

    def read(self, size: int = -1) -> bytes:
        return next(self._pieces, b"")


@pytest.mark.parametrize("name", FILES)
def test_pieces_of_any_size(name: str) -> None:
    data, format = (FIXTURES / name).read_bytes(), format_of(name)
    whole = read_file(name)
    for step in (1, 7, 4096):
        assert list(read_turns(Trickle(data, step), format=format, report=pytest.fail)) == whole, step


@pytest.mark.parametrize("name", FILES)
def test_byte_order_mark_and_crlf(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    format = format_of(name)
    changed = b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")
    assert read(changed, format if format == "text" else None) == read_file(name)


def without_lines(turns: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{key: value for key, value in turn.items() if key != "line"} for turn in turns]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".json")])
def test_layout_of_a_document_does_not_matter(name: str) -> None:
    data, turns = json.loads((FIXTURES / name).read_bytes()), without_lines(read_file(name))
    for indent in (None, 0, 3):
        changed = json.dumps(data, indent=indent, ensure_ascii=indent == 3).encode()
        assert without_lines(read(changed)) == turns, indent


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".jsonl")])
def test_lines_that_were_laid_out_anew(name: str) -> None:
    """As `jq .` would print them."""
    lines = (FIXTURES / name).read_bytes().split(b"\n")[:-1]
    changed = "\n".join(json.dumps(json.loads(line), indent=2) for line in lines) + "\n"
    assert without_lines(read(changed.encode())) == without_lines(read_file(name))


def reversed_keys(value: object) -> object:
    if isinstance(value, dict):
        return {key: reversed_keys(value[key]) for key in reversed(value)}
    return [reversed_keys(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith((".json", ".jsonl"))])
def test_the_order_of_keys_does_not_matter(name: str) -> None:
    data = (FIXTURES / name).read_bytes()
    values = [json.loads(data)] if name.endswith(".json") else map(json.loads, data.split(b"\n")[:-1])
    turned = b"".join(json.dumps(reversed_keys(value)).encode() + b"\n" for value in values)
    known = [{**turn, "line": 0} for turn in read_file(name) if "tool" not in turn]  # which are given as they stand
    for format in (format_of(name), None):
        found = [{**turn, "line": 0} for turn in read(turned, format) if "tool" not in turn]
        assert found == known, format


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".jsonl")])
def test_one_bad_line_loses_nothing_else(name: str) -> None:
    lines = (FIXTURES / name).read_bytes().split(b"\n")
    if lines[-1]:
        lines[-1] = b""  # the truncated one would be reported for what follows it
    bad = [b'{"type": "user", "message": ', b"\xff\xfe", b'{"a": NaN}', b"[1]"]
    changed = b"\n".join([*lines[:1], *bad, *lines[1:]])
    reports: list[str] = []
    turns = list(read_turns(io.BytesIO(changed), where="x", report=reports.append))
    assert without_lines(turns) == without_lines(read_file(name))
    assert [report.split(" ")[0] for report in reports] == ["x:2:", "x:3:", "x:4:", "x:5:"]


@pytest.mark.parametrize("before", ["Exporting session: ses_1\n", "npm notice\n\n[12:00] starting\n"])
@pytest.mark.parametrize("name", ["opencode.json", "claude-code.jsonl", "openai.json"])
def test_lines_before_the_first_object_are_told_and_passed_over(name: str, before: str) -> None:
    data = (FIXTURES / name).read_bytes()
    for format in (None, format_of(name)):
        told: list[str] = []
        turns = list(read_turns(io.BytesIO(before.encode() + data), format=format, report=told.append))
        assert without_lines(turns) == without_lines(read(data))
        assert len(told) == 1 and "before the first object" in told[0]
        assert turns[0]["line"] == read(data)[0]["line"] + before.count("\n")


def test_nothing_is_read_from_nothing() -> None:
    for data in (b"", b"\n\n", b"\xef\xbb\xbf"):
        assert read(data) == []


def test_a_format_that_cannot_be_told() -> None:
    for data in (b"hello\n", b'{"a":1}\n', b"[1,2]", b'{"messages":3}', b"{", b'"role"'):
        with pytest.raises(InputError, match="--from"):
            read(data)
    with pytest.raises(UsageError, match="claude-code"):
        read(b"{}", "klaud")


@pytest.mark.parametrize(
    ("data", "what"),
    [
        (gzip.compress(b'{"role":"user","content":"x"}'), "gunzip"),
        (b"PK\x03\x04\x14\x00", "unzip it"),
        ('{"role":"user","content":"x"}'.encode("utf-16"), "UTF-16"),
    ],
    ids=["gzip", "zip", "utf-16"],  # gzip writes the time of day, and each process must collect the same tests
)
def test_what_is_packed_is_told(data: bytes, what: str) -> None:
    with pytest.raises(InputError, match=what):
        read(data)


@pytest.mark.parametrize("role", ["User", " human", "HUMAN "])
def test_roles_are_known_in_any_letters(role: str) -> None:
    assert read(json.dumps({"role": role, "content": "x"}).encode())[0]["role"] == "user"


@pytest.mark.parametrize("name", ["chatgpt.json", "open-webui.json", "claude-export.json", "sharegpt.json"])
@pytest.mark.parametrize("alone", [True, False])
def test_the_line_of_a_turn_is_where_its_message_begins(name: str, alone: bool) -> None:
    conversations = json.loads((FIXTURES / name).read_bytes())
    data = json.dumps(conversations[0] if alone else conversations, indent=1)
    turns = [turn for turn in read(data.encode()) if turn["role"] != "system"]
    assert len({turn["line"] for turn in turns}) > 1
    for turn in turns:
        rest = "\n".join(data.split("\n")[int(str(turn["line"])) - 1 :])
        message, _ = json.JSONDecoder().raw_decode(rest[rest.index("{") :])
        assert str(turn["text"]) in "\n".join(strings(message)) or "tool" in turn


def strings(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from [inner] if isinstance(inner, str) else strings(inner)


def test_the_format_may_show_late() -> None:
    notes = b'{"type":"summary","summary":"x","leafUuid":"y"}\n' * 3000
    assert notes.__len__() > 64 * 1024
    said = (FIXTURES / "claude-stream.jsonl").read_bytes()
    assert [turn["text"] for turn in read(notes + said)][-1] == "Done."


class Live(io.RawIOBase):
    """A stream that gives a line at a time and must not be asked for the next before the last was made use of."""

    def __init__(self, lines: list[bytes]) -> None:
        self.lines = lines

    def read(self, size: int = -1) -> bytes:
        assert self.lines, "read on where nothing had come yet"
        return self.lines.pop(0)


@pytest.mark.parametrize("format", [None, "claude-code"])
def test_a_live_stream_is_not_held_back(format: str | None) -> None:
    lines = (FIXTURES / "claude-code.jsonl").read_bytes().splitlines(keepends=True)[:6]
    turns = read_turns(Live(lines), format=format, report=pytest.fail)
    assert [next(turns)["line"] for _ in range(3)] == [4, 5, 6]


def test_a_first_line_beyond_the_head() -> None:
    item = {"type": "user", "sessionId": "s", "message": {"role": "user", "content": "word " * 50_000}}
    turns = read(json.dumps(item).encode() + b"\n" + json.dumps(item).encode() + b"\n")
    assert [turn["line"] for turn in turns] == [1, 2]
    document = {"model": "m", "messages": [{"role": "user", "content": "word " * 50_000}] * 2}
    assert len(read(json.dumps(document).encode())) == 2


def test_a_cut_document_keeps_what_came_before() -> None:
    data = (FIXTURES / "openai.json").read_bytes()
    whole = read_file("openai.json")
    for end in (len(data) - 5, data.index(b"Oxalic acid, once"), data.index("很漂亮".encode()) + 2):
        turns = read(data[:end])
        assert turns == whole[: len(turns)]
        assert len(turns) >= 6
    reports: list[str] = []
    list(read_turns(io.BytesIO(data[: data.index(b'"assistant"')] + b"\n"), report=reports.append))
    assert reports == ["-:12: the JSON ends too early"]


def test_rows_of_llm_come_in_the_order_of_their_times() -> None:
    rows = json.loads((FIXTURES / "llm.json").read_bytes())
    assert without_lines(read(json.dumps(rows[::-1]).encode())) == without_lines(read_file("llm.json"))


def test_to_openai_and_back() -> None:
    for name in FILES:
        turns = read_file(name)
        messages = list(to_openai(turns))
        back = read("".join(dump(message) + "\n" for message in messages).encode(), "openai")
        kept = [turn for turn in turns if turn["role"] != "user" or is_own(turn)]
        assert [(turn["role"], turn["text"]) for turn in back] == [(turn["role"], turn["text"]) for turn in kept]
        for turn, again in zip(kept, back, strict=True):
            assert turn.get("tool", {}).get("call") == again.get("tool", {}).get("call")


@pytest.mark.parametrize(
    ("stamp", "iso"),
    [
        ("2026-08-10T12:00:00.000Z", "2026-08-10T12:00:00.000Z"),
        ("2026-08-10 12:00:00", "2026-08-10T12:00:00"),
        ("2026-08-10", "2026-08-10"),
        (1785579600, "2026-08-01T10:20:00Z"),
        (1785579600123, "2026-08-01T10:20:00Z"),
        ("1785579600.000100", "2026-08-01T10:20:00Z"),
        (1785579600123456, "2026-08-01T10:20:00Z"),
        (1785579600123456789, "2026-08-01T10:20:00Z"),
        ("2026-08-10t12:00:00 +0200", "2026-08-10T12:00:00+0200"),
        ("2026-08-10 12:00:00 utc", "2026-08-10T12:00:00Z"),
        ("2026-08-10T12:00:00-03", "2026-08-10T12:00:00-03"),
        ("2026-13-10T12:00:00Z", ""),
        ("2026-08-10T25:00:00Z", ""),
        ("٢٠٢٦-٠٨-١٠T١٢:٠٠:٠٠Z", ""),
        ("9999-12-31T23:59:59Z", ""),
        ("0001-01-01T00:00:00Z", ""),
        (7, ""),
        (99_999_999_999, ""),
        (10**400, ""),
        (None, ""),
        (True, ""),
        (-3, ""),
        ("yesterday", ""),
        ("nan", ""),
        ({}, ""),
    ],
)
def test_times(stamp: object, iso: str) -> None:
    assert iso_time(stamp) == iso


def test_what_is_no_transcript_is_described_by_its_keys() -> None:
    facts = b'{"id": "f0", "turn": 1, "text": "A fact"}\n{"id": "f1", "turn": 2, "text": "Another"}\n'
    with pytest.raises(InputError, match="the keys id, turn, text: memctl transcript --help names"):
        read(facts)
    with pytest.raises(InputError, match="--from text reads it as plain text"):
        read(b"[1, 2]")
