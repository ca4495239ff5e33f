"""Whatever the input: no crash, only turns and reports."""

from __future__ import annotations

import copy
import io
import itertools
import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.extent import LONG, few

from memctl.edge.transcripts import detect, read_turns
from memctl.edge.transcripts.input.source import HEAD
from memctl.edge.transcripts.reader import MAX_OUTPUT, MAX_TEXT
from memctl.edge.transcripts.table import format_names
from memctl.model.errors import InputError
from memctl.model.record import dump, parse_json
from memctl.model.tables.settings import LIMITS

FIXTURES = Path(__file__).parent.parent / "fixtures" / "transcripts"
ITEMS = [
    json.loads(line) for path in sorted(FIXTURES.glob("*.jsonl")) for line in path.read_bytes().split(b"\n")[:-1]
] + [json.loads(path.read_bytes()) for path in sorted(FIXTURES.glob("*.json"))]
SECONDS = 4.0  # of the processor
ODD = st.sampled_from([None, True, 5, -1.5, "", "x", [], {}, [None], [[]], {"a": []}, ["x", 1], 1e300, "\ud800"])


def everything(data: bytes, format: str | None = None) -> list[dict[str, object]]:
    """All turns; each must be what records.md says."""
    turns = []
    try:
        made = "turns" not in (format, detect(io.BytesIO(data)))  # a record that was read may say what it likes
        for turn in read_turns(io.BytesIO(data), format=format, report=lambda message: None):
            assert turn["role"] in ("user", "assistant", "system", "tool")
            assert isinstance(turn["text"], str)
            if made:
                assert turn["kind"] == "turn" and turn["v"] == 1
                assert isinstance(turn["authored"], bool) and turn["line"] >= 1
            assert len(turn["text"]) <= MAX_TEXT
            dump(turn).encode()
            turns.append(turn)
    except InputError:
        pass
    return turns


def paths_of(value: object, here: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    if isinstance(value, dict):
        return [here] + [path for key in value for path in paths_of(value[key], (*here, key))]
    if isinstance(value, list):
        return [here] + [path for at in range(len(value)) for path in paths_of(value[at], (*here, at))]
    return [here]


def replaced(value: object, path: tuple[object, ...], new: object) -> object:
    if not path:
        return new
    value = copy.copy(value)
    value[path[0]] = replaced(value[path[0]], path[1:], new)
    return value


@settings(max_examples=few(1500), deadline=None)
@given(st.sampled_from(range(len(ITEMS))), st.data(), ODD, st.booleans())
def test_any_value_may_be_of_another_kind(number: int, choice: st.DataObject, new: object, known: bool) -> None:
    item = ITEMS[number]
    path = choice.draw(st.sampled_from(paths_of(item)))
    data = json.dumps(replaced(item, path, new)).encode()
    everything(data)
    everything(data + b"\n", choice.draw(st.sampled_from(format_names())) if known else None)


@settings(max_examples=few(300), deadline=None)
@given(st.sampled_from(sorted(FIXTURES.iterdir())), st.data())
def test_any_bytes_may_be_damaged(path: Path, choice: st.DataObject) -> None:
    data = path.read_bytes()
    at = choice.draw(st.integers(0, len(data) - 1))
    damage = choice.draw(st.binary(max_size=4))
    everything(data[:at] + damage + data[at + choice.draw(st.integers(0, 40)) :])


@settings(max_examples=few(200), deadline=None)
@given(st.binary(max_size=200), st.sampled_from([None, *format_names()]))
def test_any_bytes(data: bytes, format: str | None) -> None:
    everything(data, format)


def test_json_test_suite(shared: Path) -> None:
    suite = sorted((shared / "corpora" / "jsontestsuite").rglob("*.json"))
    assert len(suite) >= 318
    for path in suite:
        data = path.read_bytes()
        for format in (None, *(("openai", "claude-code", "chatgpt", "text") if LONG else ())):
            everything(data, format)
        everything(b'{"messages":' + data + b"}", "openai")
        everything(b'{"role":"user","content":' + data + b"}\n", "openai")
        if path.name.startswith("n_"):
            with pytest.raises(InputError):
                parse_json(data)


def test_naughty_strings_come_through_as_they_are(shared: Path) -> None:
    strings = json.loads((shared / "corpora" / "blns" / "blns.json").read_bytes())
    kept = [text for text in strings if text.strip() and len(text) < MAX_TEXT]
    data = b"".join(dump({"role": "user", "content": text}).encode() + b"\n" for text in kept)
    turns = everything(data)
    assert [turn["text"] for turn in turns] == kept


def test_deep_nesting_is_a_bad_line_and_no_more() -> None:
    good = b'{"role":"user","content":"hi"}\n'
    reports: list[str] = []
    for deep in (b"[" * 100_000, b'{"role":"user","content":' + b'[{"a":' * 5000 + b"1" + b"}]" * 5000 + b"}"):
        turns = list(read_turns(io.BytesIO(good + deep + b"\n" + good), report=reports.append))
        assert [turn["line"] for turn in turns] == [1, 3]
    assert len(reports) == 2


def test_numbers_that_are_none() -> None:
    for word in (b"NaN", b"Infinity", b"-Infinity", b"1" * 5000):
        reports: list[str] = []
        data = b'{"role":"user","content":"a"}\n{"role":"user","content":"b","x":%s}\n' % word
        assert len(list(read_turns(io.BytesIO(data), report=reports.append))) == 1
        assert len(reports) == 1


def test_long_texts_are_cut_and_say_so() -> None:
    data = json.dumps(
        [
            {"role": "user", "content": "a" * (MAX_TEXT + 5)},
            {"role": "tool", "tool_call_id": "c", "content": "中" * (MAX_OUTPUT + 5)},
            {"role": "user", "content": "short"},
        ],
        ensure_ascii=False,
    ).encode()
    long, output, short = everything(data)
    assert len(long["text"]) == MAX_TEXT and long["cut"] is True
    assert len(output["text"]) == MAX_OUTPUT and output["cut"] is True
    assert "cut" not in short


def test_a_line_of_many_strings_beyond_the_limit_is_passed_over() -> None:
    good = b'{"role":"user","content":"hi"}\n'
    long = b'{"role":"user","content":[' + b'"some words",' * (LIMITS["limits.line"] // 13 + 1) + b'""]}\n'
    reports: list[str] = []
    turns = list(read_turns(io.BytesIO(good + long + good), report=reports.append))
    assert [turn["line"] for turn in turns] == [1, 3]
    assert reports == ["-:2: the line has 33MB; limits.line is 32MB (memctl config limits.line 64MB)"]


def test_loops_in_a_tree_of_messages() -> None:
    node = {
        "id": "a",
        "parent": "b",
        "children": ["b"],
        "message": {"author": {"role": "user"}, "content": {"parts": ["x"]}},
    }
    other = {"id": "b", "parent": "a", "children": ["a"], "message": None}
    data = json.dumps([{"title": "t", "mapping": {"a": node, "b": other}, "current_node": "a"}]).encode()
    assert len(everything(data)) == 1


class Endless(io.RawIOBase):
    """100 MB of a transcript, made while it is read."""

    def __init__(self, first: bytes, piece: bytes, last: bytes, size: int) -> None:
        first = first or piece
        pieces = max(1, 65536 // len(piece))
        self._blocks = iter([first, *[piece * pieces] * (size // (len(piece) * pieces)), last])

    def read(self, size: int = -1) -> bytes:
        return next(self._blocks, b"")


MESSAGE = b'{"role":"user","content":"%s"}' % ("I prefer tea. 我喜欢茶。" * 40).encode()


@pytest.mark.parametrize(
    ("first", "piece", "last", "size", "most"),
    [
        (b"", MESSAGE + b"\n", b"{", 5, 3),
        (b"[" + MESSAGE, b",\n" + MESSAGE, b"]", 5, 3),
        (b'{"model":"m","messages":[' + MESSAGE, b", " + MESSAGE, b"]}", 5, 3),
        (b'{"role":"user","content":"', b'words \\"quoted\\" \\\\ ' + "和字".encode(), b'"}\n', 40, 25),
        (b'[{"role":"user","content":"', b"A" * 4096, b'"}]', 40, 25),
    ],
    ids=["lines", "list", "document", "one string", "one picture"],
)
def test_memory_does_not_grow_with_the_input(first: bytes, piece: bytes, last: bytes, size: int, most: int) -> None:
    """`size` and `most` (of memory) in megabytes."""
    import tracemalloc

    tracemalloc.start()
    try:
        stream = Endless(first, piece, last, size * 1_000_000)
        count = sum(1 for _ in read_turns(stream, format="openai", report=pytest.fail))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert count >= 1
    assert peak < most * 1_000_000


@pytest.mark.parametrize(
    "path", [path for path in sorted(FIXTURES.iterdir()) if path.suffix in (".jsonl", ".md", ".txt")]
)
def test_a_last_line_that_is_cut_anywhere_is_no_damage(path: Path) -> None:
    data = path.read_bytes()
    format = detect(io.BytesIO(data)) or "text"
    for cut in range(1, len(data), 7 if LONG else max(7, len(data) // 60)):
        if data[cut - 1 : cut] != b"\n":
            list(read_turns(io.BytesIO(data[:cut]), format=format, report=pytest.fail))


HEADS = [
    b"{}\n", b"{}\r\n", b"{}", b"[\n", b"[", b"{\n", b"{", b"[]\n", b"\n", b"\r\n", b"  \n", b'{"a":\n', b'{"ro\n',
    b'"', b"a", b'{"role":"user","content":"hi"}\n', b'{"v":1}\n', b'{"a":[', b"[{},\n", b"# a\n", b"```\n", b"> a\n",
    b"{}\n\n\n",
]  # fmt: skip
BEGINNINGS = [b"", b"{\n", b"{}\n", b"\n\n{", b"[", b'{"messages":[\n', b'{"a":[' * 300 + b"\n", b"\xef\xbb\xbf\n"]


def pieces_of(data: bytes, size: int) -> list[bytes]:
    """The data as a live stream may bring it: `size` bytes at a time, or with 0 line by line."""
    if not size:
        return data.splitlines(keepends=True)
    return [data[at : at + size] for at in range(0, len(data), size)]


def read_all(stream: object) -> list[object]:
    """The turns and what is reported, as they come."""
    said: list[object] = []
    try:
        said += read_turns(stream, report=said.append)  # type: ignore[arg-type]
    except InputError as error:
        said.append(str(error))
    return said


@pytest.mark.parametrize(
    ("beginning", "piece"), [*((b"", piece) for piece in HEADS), *itertools.product(BEGINNINGS[1:], (b"\n", b"{}\n"))]
)
def test_a_head_is_read_in_the_time_of_its_length(beginning: bytes, piece: bytes) -> None:
    """However little of it comes at a time; by the square, most of them would take minutes."""
    data = beginning + piece * (HEAD // len(piece))
    start = time.process_time()
    read_all(pieces_of(data, 0 if b"\n" in piece else 16))
    assert time.process_time() - start < SECONDS


@pytest.mark.parametrize("beginning", BEGINNINGS, ids=lambda data: repr(data[:20]))
def test_a_transcript_reads_the_same_however_it_comes(beginning: bytes) -> None:
    for first, last in zip(HEADS, [*HEADS[3:], *HEADS[:3]], strict=True):
        data = beginning + first * 3 + last * 3
        whole = read_all(io.BytesIO(data))
        assert all(read_all(pieces_of(data, size)) == whole for size in (0, 1, 7)), data
