"""The incremental JSON reader: the same as the standard parser, in pieces."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.edge.transcripts.input import clip
from memctl.edge.transcripts.input.clip import clipped
from memctl.edge.transcripts.input.json_parts import BrokenJson, closed, is_json_document, parts, places

SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20)
DOCUMENTS = st.lists(VALUES) | st.dictionaries(st.text(min_size=1), VALUES)


def pieces(data: bytes, step: int) -> list[bytes]:
    return [data[at : at + step] for at in range(0, len(data), step)]


def rebuilt(data: bytes, step: int) -> list[object]:
    """The documents put together again from their parts."""
    found: list[object] = []
    for part in parts(pieces(data, step)):
        if not part.data:
            found.append(None)
        elif not part.key:
            found[-1] = [*(found[-1] or []), json.loads(part.data)]
        else:
            members = found[-1] = found[-1] or {}
            if part.item:
                members[json.loads(part.key)].append(json.loads(part.data))
            else:
                members[json.loads(part.key)] = json.loads(part.data)
    return found


@given(DOCUMENTS, st.integers(1, 40), st.sampled_from([None, 1]), st.booleans())
def test_parts_are_the_document(value: object, step: int, indent: int | None, ascii: bool) -> None:
    data = json.dumps(value, indent=indent, ensure_ascii=ascii).encode("utf-8", "surrogatepass")
    assert rebuilt(data, step) == [value or None]
    assert rebuilt(data + b"\n" + data, step) == [value or None] * 2


@given(DOCUMENTS, st.data())
def test_a_cut_document_closes_to_json(value: object, choice: st.DataObject) -> None:
    data = json.dumps(value).encode()
    end = choice.draw(st.integers(0, len(data)))
    found, _ = closed(data[:end])
    if found:
        json.loads(found)
    if end == len(data):
        assert json.loads(found) == value


@given(DOCUMENTS, st.data())
def test_a_cut_document_is_broken_by_its_cut_only(value: object, choice: st.DataObject) -> None:
    data = json.dumps(value).encode()
    end = choice.draw(st.integers(1, len(data)))
    try:
        rebuilt(data[:end], 7)
    except BrokenJson as error:
        assert error.cut and end < len(data)


@pytest.mark.parametrize("text", [b"[1,]", b"[,1]", b"{1:2}", b'{"a"}', b'{"a" 1}', b"[1 2]", b"]", b"x", b'[1] "a"'])
def test_what_is_no_json(text: bytes) -> None:
    with pytest.raises(BrokenJson) as caught:
        list(parts([text]))
    assert not caught.value.cut or text == b"[1,]"


def test_lines_of_parts() -> None:
    data = b'{\n "a": 1,\n "b": [\n  {},\n\n  2\n ]\n}'
    assert [(part.key, part.line) for part in parts([data])] == [
        (b"", 1), (b'"a"', 2), (b'"b"', 3), (b'"b"', 4), (b'"b"', 6),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("head", "document"),
    [
        (b'{\n"a":1}', True),
        (b'{"a": [\n1]}', True),
        (b'{"a":1,\n"b":2}', True),
        (b'{"a":1\n,"b":2}', True),
        (b'{"a":1\n}', True),
        (b'{"a":1}\n{"a":2}', False),
        (b'{"a":1,\n{"b":2}', False),  # the first line is cut
        (b'{"a":"x\n{"a":2}', False),
        (b'{"a":1\n{"a":2}', False),
        (b'{"a":[{"b":2}\n{"a":2}', False),
        (b'{"a"\n{"a":2}', False),
        (b'{]\n"a"', False),
    ],
)
def test_documents_and_lines(head: bytes, document: bool) -> None:
    assert is_json_document(head) is document


@given(st.lists(st.text(alphabet='a\\"\n中😀 0', max_size=300), max_size=8), st.integers(15, 60), st.integers(0, 80))
def test_long_strings_are_cut_between_characters(texts: list[str], step: int, kept: int) -> None:
    data = json.dumps(texts, ensure_ascii=False).encode()
    before, clip.KEPT = clip.KEPT, kept
    try:
        passed = b"".join(clipped(pieces(data, step)))
    finally:
        clip.KEPT = before
    found = json.loads(passed)
    assert len(found) == len(texts)
    for short, text in zip(found, texts, strict=True):
        assert short == text or (len(short) < len(text) and short[: max(0, kept // 4)] == text[: max(0, kept // 4)])


@pytest.mark.parametrize("piece", ["中", "😀", "é中", "\\", '\\"', "\n中", 'a"', "\u0001"])
def test_no_character_and_no_escape_is_cut_in_two(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.dumps(["x" + piece * 200, "end"], ensure_ascii=False).encode()
    for step in range(20, 60):
        for kept in range(0, 40, 7):
            monkeypatch.setattr(clip, "KEPT", kept)
            short, end = json.loads(b"".join(clipped(pieces(data, step))))
            assert end == "end" and set(short) <= set("x" + piece) | set("u0001n")
            assert len(short) < 150 * len(piece)


def test_a_long_string_does_not_pass_whole() -> None:
    data = json.dumps({"a": 'x\\"y 中\n' * 1_000_000, "b": [1.5, 2] * 200_000}, ensure_ascii=False).encode()
    passed = b"".join(clipped(pieces(data, 65536)))
    value = json.loads(passed)
    assert clip.KEPT < len(passed) - 1_700_000 < clip.KEPT + 4 * 65536
    assert value["a"].startswith('x\\"y 中\n' * 100_000)
    assert value["b"] == [1.5, 2] * 200_000


def test_places_of_objects() -> None:
    data = b'[\n {"a": [{}, "{",\n  {"b":\n {}}]},\n {}]'
    value = json.loads(data)
    inner = value[0]["a"]
    found = places(value, data, 7)
    assert [found[id(one)] for one in (value[0], inner[0], inner[2], inner[2]["b"], value[1])] == [8, 8, 9, 10, 11]
    assert len(found) == 5


def test_an_object_with_a_key_twice_has_no_places() -> None:
    data = b'{"a": {},\n "a": {}}'
    assert places(json.loads(data), data, 1) == {}
