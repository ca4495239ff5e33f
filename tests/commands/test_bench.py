"""Measuring retrieval on one's own tree."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from support.inprocess import InProcess

TREE = """\
# Tools
- Uses pnpm as package manager ^mpnpm
- Docker builds need a proxy ^mdock
- The garden is watered on Sundays ^mgard
"""
QUESTIONS: list[dict[str, Any]] = [
    {"id": "a", "query": "which package manager is used?", "relevant": ["mpnpm"], "category": "tools"},
    {"id": "b", "query": "what do docker builds need?", "relevant": ["mpnpm", "mdock"], "groups": [["mdock"]]},
    {"id": "c", "query": "who composed the Ring of the Nibelung?", "relevant": [], "category": "none", "more": 1},
]


@pytest.fixture
def asked(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of questions about the tree that is in force."""
    (home / "tree").mkdir()
    (home / "tree/tools.md").write_text(TREE, encoding="utf-8")
    monkeypatch.setenv("MEMCTL_TREE", str(home / "tree"))
    path = home / "queries.jsonl"
    path.write_text("".join(json.dumps(question) + "\n" for question in QUESTIONS), encoding="utf-8")
    return path


def test_a_table_to_read(memctl: InProcess, asked: Path) -> None:
    result = memctl("bench", asked, "-k", "1", "-k", "10")
    assert (result.status, result.err) == (0, "")
    head, every, first, *_ = [line.split() for line in result.lines]
    assert head == ["questions", "R@1", "R@10", "MRR", "nDCG@10", "T@2000"]
    assert every == ["all", "2", *["100.0"] * 5]
    assert first[:2] == ["none", "0"]
    assert "0 of 1 questions without an answer bring one" in result.out
    assert result.lines[-1].startswith("time: median ")


def test_records_for_programs(memctl: InProcess, asked: Path) -> None:
    every, *categories = [json.loads(line) for line in memctl("bench", "--json", asked).lines]
    assert [record["category"] for record in categories] == ["none", "tools"]
    assert (every["questions"], every["mrr"], every["recall"]["1"], every["budget"]) == (2, 1.0, 1.0, {"2000": 1.0})
    assert (every["threshold"]["unanswerable"], every["threshold"]["found"]) == (1, 0)
    assert every["threshold"]["recall"]["10"] == 1.0 and 0 < every["threshold"]["precision"] <= 1
    assert 0 < every["milliseconds"]["median"] <= every["milliseconds"]["90"]


def test_a_threshold_of_its_own_costs_recall(memctl: InProcess, asked: Path) -> None:
    every = json.loads(memctl("bench", "--json", "--min-score", "1", asked).lines[0])
    assert (every["recall"]["10"], every["threshold"]["recall"]["10"], every["threshold"]["lost"]) == (1.0, 0.0, 1.0)


def test_calibrate_names_the_best_threshold(memctl: InProcess, asked: Path) -> None:
    hard = {"id": "d", "query": "gardening with roses, hedges, moles, ponds and worms", "relevant": ["mgard"]}
    asked.write_text(asked.read_text(encoding="utf-8") + json.dumps(hard) + "\n", encoding="utf-8")
    levels = [json.loads(line) for line in memctl("bench", "--calibrate", "--json", asked).lines]
    (best,) = [level for level in levels if level["best"]]
    assert best["f1"] == max(level["f1"] for level in levels) > min(level["f1"] for level in levels)
    told = memctl("bench", "--calibrate", "--min-score", "0.95", asked).lines
    assert len(told) == len(levels) + 1 and told[-1].startswith("best: ") and "memctl config set" in told[-1]
    nothing = memctl("bench", "--calibrate", stdin=json.dumps(QUESTIONS[2]) + "\n")
    assert nothing.status == 65 and "--make" in nothing.err


def test_the_ranking_goes_into_a_file(memctl: InProcess, asked: Path, tmp_path: Path) -> None:
    assert memctl("bench", asked, "--run", tmp_path / "run.tsv").status == 0
    rows = [line.split("\t") for line in (tmp_path / "run.tsv").read_text().splitlines()]
    assert [row[1] for row in rows if row[0] == "a"] == ["1", "2", "3"]  # without a threshold: all there are
    assert [row[2] for row in rows if row[1] == "1"][:2] == ["mpnpm", "mdock"]
    scores = [float(row[3]) for row in rows if row[0] == "a"]
    assert scores == sorted(scores, reverse=True)


def test_bad_lines_are_named_and_the_others_measured(memctl: InProcess, asked: Path) -> None:
    with open(asked, "a", encoding="utf-8") as file:
        file.write('{"id": "d"}\nnonsense\n{"id": "a", "query": "again", "relevant": []}\n[1]\n')
    result = memctl("bench", asked)
    assert result.status == 65 and result.lines[1].split()[:2] == ["all", "2"]
    assert [
        f"{asked}:{number}:" in line for number, line in zip(range(4, 8), result.err.splitlines(), strict=True)
    ] == [True] * 4
    assert memctl("bench", "--strict", asked).out == ""


def test_unknown_ids_are_told_once(memctl: InProcess, asked: Path) -> None:
    with open(asked, "a", encoding="utf-8") as file:
        file.write('{"id": "d", "query": "docker", "relevant": ["mnone", "mzero"]}\n')
        file.write('{"id": "e", "query": "docker", "relevant": ["mnone", "^mdock"]}\n')
    result = memctl("bench", asked)
    assert result.err == "memctl: bench: 2 of 4 relevant ids do not exist: mnone, mzero\n"
    assert result.status == 0 and result.lines[1].split()[:3] == ["all", "4", "62.5"]


def test_verbose_names_what_was_not_found(memctl: InProcess, asked: Path) -> None:
    asked.write_text('{"id": "x", "query": "docker?", "relevant": ["mnone"]}\n')
    assert "bench: x: not among the first 10: docker?" in memctl("bench", "-v", asked).err


def test_no_questions(memctl: InProcess, asked: Path) -> None:
    assert memctl("bench", "-", stdin=b"").status == 0
    assert memctl("bench", asked.parent / "none.jsonl").status == 66


def test_make_proposes_what_inject_would_bring(memctl: InProcess, asked: Path, tmp_path: Path) -> None:
    turns = [
        {"kind": "turn", "role": "user", "text": "Which package manager do I use?", "time": "2026-08-02T09:00:00Z"},
        {"kind": "turn", "role": "assistant", "text": "Docker builds need a proxy, you know."},
        {"kind": "turn", "role": "user", "text": "Who composed the Ring of the Nibelung?"},
    ]
    transcript = "".join(json.dumps(turn) + "\n" for turn in turns)
    result = memctl("bench", "--make", "-", stdin=transcript)
    first, second = (json.loads(line) for line in result.lines)
    assert first == {
        "id": "q1", "query": "Which package manager do I use?", "relevant": ["mpnpm"], "now": "2026-08-02",
        "texts": {"mpnpm": "Uses pnpm as package manager"},
    }  # fmt: skip
    assert second["relevant"] == []
    assert memctl("bench", "-", stdin=result.out).status == 0


def test_the_index_changes_nothing(memctl: InProcess, asked: Path, tmp_path: Path) -> None:
    memctl("bench", asked, "--run", tmp_path / "one.tsv")
    memctl("bench", asked, "--no-index", "--run", tmp_path / "two.tsv")
    assert (tmp_path / "one.tsv").read_bytes() == (tmp_path / "two.tsv").read_bytes() != b""


@pytest.mark.parametrize("bank", ["beam-user/chat02", "madial-en", "memorybank-zh"])
def test_as_the_scorer_of_the_sets_says(
    bank: str, shared: Path, memctl: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The figures are those that score.py makes of the run."""
    spec = importlib.util.spec_from_file_location("score", shared / "bench/score.py")
    assert spec is not None and spec.loader is not None
    score = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(score)
    place = min(path.parent for path in (shared / "bench" / bank).rglob("queries.jsonl"))
    monkeypatch.setenv("MEMCTL_TREE", str(place / "tree"))
    result = memctl("bench", place / "queries.jsonl", "--json", "--run", tmp_path / "run.tsv")
    ours = json.loads(result.lines[0])
    ranked: dict[str, list[str]] = {}
    for line in (tmp_path / "run.tsv").read_text(encoding="utf-8").splitlines():
        ranked.setdefault(line.split("\t")[0], []).append(line.split("\t")[2])
    texts = score.texts(place / "tree")
    questions = [json.loads(line) for line in (place / "queries.jsonl").read_text(encoding="utf-8").splitlines()]
    rows = [score.one(each, ranked.get(each["id"], []), texts) for each in questions if each["relevant"]]
    *recalls, mrr, ndcg, _, _, budget = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    assert [*ours["recall"].values()] == pytest.approx(recalls, abs=1e-4)
    assert (ours["mrr"], ours["ndcg"]["10"]) == (pytest.approx(mrr, abs=1e-4), pytest.approx(ndcg, abs=1e-4))
    assert ours["budget"]["2000"] == pytest.approx(budget, abs=0.02)  # the scorer counts marks in the text too
