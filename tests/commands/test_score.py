"""`score` as a filter over candidates and over memories."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.inprocess import InProcess

memctl = InProcess()
pytestmark = pytest.mark.usefixtures("home")


def lines(*records: dict[str, Any]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def records(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_candidates_keep_their_order_and_their_keys() -> None:
    texts = ["Hi there", "I prefer pnpm over npm.", "I live in Rome."]
    result = memctl("score", stdin=lines(*({"v": 1, "kind": "candidate", "text": text, "x": 1} for text in texts)))
    scored = records(result.out)
    assert [each["text"] for each in scored] == texts
    assert all(each["x"] == 1 and each["reasons"] for each in scored)
    assert scored[0]["score"] < 0.5 < scored[1]["score"]


def test_a_bad_line_is_reported_and_the_rest_goes_on() -> None:
    result = memctl("score", stdin='{"text": "I live in Rome."}\n{"text": 1}\nnonsense\n{"text": "I live in Bonn."}\n')
    assert result.status == 65
    assert len(records(result.out)) == 2
    assert "-:2:" in result.err and "-:3:" in result.err
    assert memctl("score", "--strict", stdin='nonsense\n{"text": "I live in Bonn."}\n').out == ""


@pytest.mark.parametrize("given", ["huge", -1, 1000, "12/10", [0.5], True])
def test_an_importance_that_says_nothing_is_refused_with_the_reason(given: Any) -> None:
    result = memctl("score", stdin=lines({"text": "I live in Rome.", "importance": given}))
    assert (result.status, result.out) == (65, "")
    assert '-:1: "importance" must be a number from 0 to 1, or high, medium or low, not' in result.err


def test_a_number_that_json_cannot_say_is_a_bad_line() -> None:
    result = memctl("score", stdin='{"text": "I live in Rome.", "x": 1e400}\n{"text": "I live in Bonn.", "x": 1e40}\n')
    assert (result.status, [each["x"] for each in records(result.out)]) == (65, [1e40])
    assert "-:1: not JSON: the number 1e400 is too large" in result.err


def test_operations_on_what_is_known_need_no_text() -> None:
    (scored,) = records(memctl("score", stdin=lines({"kind": "candidate", "op": "boost", "target": "m1"})).out)
    assert (scored["op"], scored["target"]) == ("boost", "m1")


def test_the_same_input_the_same_output() -> None:
    data = lines({"text": "I prefer pnpm."}, {"text": "I prefer pnpm."})
    assert memctl("score", stdin=data).raw == memctl("score", stdin=data).raw


def test_relevance_of_memories() -> None:
    memories = lines(
        {"kind": "memory", "id": "m1", "text": "Uses pnpm, not npm", "mine": 1},
        {"kind": "memory", "id": "m2", "text": "Sister paints"},
        {"kind": "memory", "id": "m3", "text": "喜欢吃辣"},
    )
    scored = {each["id"]: each for each in records(memctl("score", "-q", "pnpm", stdin=memories).out)}
    assert list(scored) == ["m1", "m2", "m3"]
    assert scored["m1"]["relevance"] > 0.5 > scored["m2"]["relevance"]
    assert scored["m1"]["mine"] == 1
    (best,) = records(memctl("score", "-q", "pnpm", "--min-score", "0.5", stdin=memories).out)
    assert best["id"] == "m1"
