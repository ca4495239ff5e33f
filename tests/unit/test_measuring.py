"""The figures of retrieval, held against their definitions and against the scorer of the labelled sets."""

from __future__ import annotations

import importlib.util
from math import log2
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from memctl.core.llm.benchmark_questions import messages_of
from memctl.core.retrieval.evaluate import PLACES, Figures, benchmark_question, by_category, figures_of, outcome_of
from memctl.model.errors import InputError
from memctl.model.memory import Memory


def memories(*keys: str) -> list[Memory]:
    return [Memory(f"text of {key}", id=key) for key in keys]


def figures(relevant: list[str], ranked: list[str], groups: list[list[str]] | None = None, shown: int = 3) -> Figures:
    question = benchmark_question({"id": "q", "query": "?", "relevant": relevant, "groups": groups}, "f:1")
    found = memories(*ranked)
    return figures_of([outcome_of(question, found, found[:shown], 2000, 0.5)])


def test_the_first_right_one_and_the_second() -> None:
    found = figures(["m1", "m2"], ["mx", "m1", "my", "m2"])
    assert (found.recall[1], found.recall[3], found.recall[5]) == (0.0, 0.5, 1.0)
    assert found.mrr == 0.5
    assert found.ndcg == pytest.approx((1 / log2(3) + 1 / log2(5)) / (1 + 1 / log2(3)))
    assert (found.kept[5], found.lost, found.precision, found.shown) == (0.5, 0.5, pytest.approx(1 / 3), 3.0)
    assert found.median == found.ninetieth == 500.0


def test_any_of_a_group_will_do() -> None:
    found = figures(["m1", "m2", "m3"], ["m2", "m1"], [["m1", "m2"], ["m3"]])
    assert (found.recall[1], found.recall[20]) == (0.5, 0.5)


def test_beyond_ten_counts_for_no_rank() -> None:
    found = figures(["m1"], [*(f"x{n}" for n in range(10)), "m1"])
    assert (found.mrr, found.ndcg, found.recall[10], found.recall[20]) == (0.0, 0.0, 0.0, 1.0)


def test_a_budget_passes_over_what_is_too_long() -> None:
    question = benchmark_question({"id": "q", "query": "?", "relevant": ["m1", "m2", "m3"]}, "f:1")
    ranked = [Memory("a" * 4 * 10, id="m1"), Memory("b" * 4 * 90, id="m2"), Memory("c" * 4 * 10, id="m3")]
    assert outcome_of(question, ranked, [], 30, 0.0).fitting == pytest.approx(2 / 3)


def test_what_nothing_answers_counts_apart() -> None:
    nothing = benchmark_question({"id": "q", "query": "?", "relevant": [], "category": "none"}, "f:1")
    outcomes = [outcome_of(nothing, [], memories(*shown), 9, 0.0) for shown in ([], ["m1"])]
    found = figures_of(outcomes)
    assert (found.questions, found.empty, found.found, found.recall) == (0, 2, 1, {})
    assert list(by_category(outcomes)) == ["none"]


@pytest.mark.parametrize(
    "record",
    [
        {"query": "?", "relevant": []},
        {"id": "", "query": "?", "relevant": []},
        {"id": "a\tb", "query": "?", "relevant": []},
        {"id": "q", "relevant": []},
        {"id": "q", "query": "?"},
        {"id": "q", "query": "?", "relevant": "m1"},
        {"id": "q", "query": "?", "relevant": [1]},
        {"id": "q", "query": "?", "relevant": [], "groups": ["m1"]},
        {"id": "q", "query": "?", "relevant": [], "now": 3},
    ],
)
def test_what_is_no_question(record: dict[str, object]) -> None:
    with pytest.raises(InputError, match="f:1"):
        benchmark_question(record, "f:1")


KEYS = [f"m{number}" for number in range(12)]


@given(
    ranked=st.permutations(KEYS),
    depth=st.integers(0, 12),
    groups=st.lists(st.lists(st.sampled_from([*KEYS, "m404"]), min_size=1, max_size=3), min_size=1, max_size=4),
)
def test_as_the_scorer_of_the_sets_counts(shared: Path, ranked: list[str], depth: int, groups: list[list[str]]) -> None:
    spec = importlib.util.spec_from_file_location("score", shared / "bench/score.py")
    assert spec is not None and spec.loader is not None
    score = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(score)
    record = {"id": "q", "query": "?", "relevant": sorted({id for group in groups for id in group}), "groups": groups}
    texts = {key: f"- text of {key}\n" for key in KEYS}
    *recalls, mrr, ndcg, t500, _, _ = score.one(record, ranked[:depth], texts)
    found = figures_of([outcome_of(benchmark_question(record, ""), memories(*ranked[:depth]), [], 500, 0.0)])
    assert [found.recall[k] for k in PLACES] == pytest.approx(recalls)
    assert (found.mrr, found.ndcg, found.fitting) == (pytest.approx(mrr), pytest.approx(ndcg), pytest.approx(t500))


def test_messages_are_what_a_person_asks() -> None:
    def turn(text: str, **more: object) -> dict[str, object]:
        return {"role": "user", "text": text, "time": "2026-08-01T10:00:00Z", **more}

    turns = [
        turn("Which package manager do I use?"),
        turn("which package manager do i use"),
        turn("ok"),
        turn("yes, and you?"),
        turn("Why does this fail?\n```\nnpm install\n```\nThe build of the garden app"),
        turn("word " * 700),
        turn("Summary of the conversation so far", authored=False),
        {"role": "assistant", "text": "You use pnpm in every project."},
        turn("我习惯用什么写单元测试？", time=None),
    ]
    assert list(messages_of(turns)) == [
        ("Which package manager do I use?", "2026-08-01"),
        ("Why does this fail? The build of the garden app", "2026-08-01"),
        ("我习惯用什么写单元测试？", ""),
    ]
