"""Measure what comes into a prompt, and fit it anew: `relevance.py SETS_DIRECTORY [--fit]`.

A row a set: how many of the lines that own questions bring are relevant, what this costs of recall@10, how many lines
come, how many questions without an answer bring anything, and how many lines then. Below, for each kind of trees, how
well relevance is calibrated: the mean distance between relevance and the share of lines that are relevant (expected
calibration error), in ten parts of equal weight.

`--meaning` measures and fits with the model of the extra semantic.

`--fit` prints NOTES and TALK of relevance.py: logistic regressions of the lines found, over the labelled sets, the
trees put together and cut of abstention.py, the pages of everyday/, and the trees of month.py, which messages that need
no memory are put to as well; own questions weigh twice as much as those without an answer. The second table of
calibration is of each kind as fitted without it."""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any

import abstention
from abstention import PART, TOGETHER, solve
from meaning import meaning_of
from month import NOW as NOTES_NOW
from month import TREES, tree
from retrieval import BASELINES, NOW, Bank, _score_module, everyday

from memctl.core.retrieval import relevance
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.query_terms import QueryTerms, questions
from memctl.core.retrieval.ranking import candidates, rank
from memctl.core.retrieval.relevance import THRESHOLD, relevance_features, relevances
from memctl.model.text.dates import day_number

MESSAGES = 25  # that are put to a tree of month.py; a third of them to a page
LINES = 12  # found lines of a question that are looked at
RIDGE = 0.001
STEPS = 7  # of Newton's method
WEIGHT = {TOGETHER: 0.15, PART: 0.15, "page": 0.4, "notes": 2.0}  # of a tree beside a labelled set
UNKNOWN = 0.5  # weight of the questions without an answer beside the others
TENTHS = 10


@dataclass
class Line:
    """A found line: what NOTES and TALK weigh, whether it is talk, and whether it is relevant."""

    features: tuple[float, ...]
    seen: dict[str, float]
    talk: bool
    relevance: float
    right: bool
    weight: float = 0.0


@dataclass
class Asked:
    """A question to a tree of a kind: its best lines, and what it brings."""

    set: str
    kind: str
    own: bool
    lines: list[Line]
    brought: int
    good: int
    found: float
    kept: float


def asked(name: str, kind: str, corpus: Corpus, query: dict[str, Any], source: str) -> Asked:
    """Ask a question that is of `source`."""
    own, now, text = source == name, query.get("now", NOW), query["query"]
    groups = [set(group) for group in query.get("groups") or [[key] for key in query["relevant"]]] if own else []
    wanted = set().union(*groups)
    readings = [QueryTerms(one, corpus, day_number(now)) for one in (text, *questions(text))]
    meaning = meaning_of(corpus)
    found = candidates(readings, corpus, None, 150, meaning)
    told = [one for *_, one in found]
    every = list(zip(found, relevance_features(told), relevances(told), strict=True))
    every.sort(key=lambda item: -item[0][2])
    lines = [
        Line(features, one[3].seen, one[3].talk, chance, corpus.memory(one[0]).id in wanted)
        for one, features, chance in every[:LINES]
    ]
    brought = [
        hit.memory.id for hit in rank(text, corpus, now=now, limit=20, least=THRESHOLD, prompt=True, meaning=meaning)
    ]
    first = [hit.memory.id for hit in rank(text, corpus, now=now, limit=10, meaning=meaning)] if groups else []
    good = sum(one in wanted for one in brought)
    return Asked(name, kind, own, lines, len(brought), good, _met(groups, first), _met(groups, brought[:10]))


def _met(groups: list[set[str]], found: list[str]) -> float:
    return sum(1 for group in groups if group.intersection(found)) / max(1, len(groups))


def gather(sets: Path) -> list[Asked]:
    """Every question, with its weight in the fit."""
    out: list[Asked] = []

    def ask(name: str, kind: str, corpus: Corpus, query: dict[str, Any], source: str) -> Asked:
        out.append(asked(name, kind, corpus, query, source))
        return out[-1]

    setattr(abstention, "_case", ask)  # noqa: B010 its trees and questions, another measure
    score, chance = _score_module(sets), random.Random(1)
    banks = {name: [Bank(path, score) for path in sorted((sets / name).iterdir())] for name in BASELINES}
    abstention.cases(banks, chance)
    abstention.put_together(banks, chance)
    abstention.cut(banks, chance)
    pages = everyday()
    abstention.cases(pages, chance)
    for name in TREES:
        corpus, prompts = tree(name)
        for text, belong in prompts:
            query = {"query": text, "relevant": sorted(belong), "now": NOTES_NOW}
            ask(name, name, corpus, query, name if belong else "")
        for text in chance.sample(needless(), MESSAGES):
            ask(name, name, corpus, {"query": text, "relevant": [], "now": NOTES_NOW}, "")
    for name, (page,) in pages.items():
        for text in chance.sample(needless(), MESSAGES // 3):
            ask(name, page.kind, page.corpus, {"query": text, "relevant": []}, "")
    share_out(out, set(pages))
    return out


def needless() -> list[str]:
    """Messages that need no memory."""
    files = sorted((Path(__file__).parent / "messages").glob("junk*.txt"))
    return [text.strip() for file in files for text in file.read_text(encoding="utf-8").split("\n%\n") if text.strip()]


def share_out(found: list[Asked], pages: set[str]) -> None:
    """Give every line its weight."""
    count = Counter((one.set, one.own) for one in found)
    for one in found:
        kind = next((part for part in (TOGETHER, PART) if one.set.startswith(part)), "")
        kind = kind or ("page" if one.set in pages else "notes" if one.set in TREES else "")
        weight = WEIGHT.get(kind, 1.0) * (1.0 if one.own else UNKNOWN) / count[one.set, one.own]
        for line in one.lines:
            line.weight = weight


def table(found: list[Asked]) -> None:
    """Print what comes, a row a set."""
    print("set\trelevant lines %\trecall@10\tlost\tlines\twithout answer that bring\tlines then")
    rows = []
    for name in dict.fromkeys(one.set for one in found if not one.set.startswith((TOGETHER, PART))):
        own = [one for one in found if one.set == name and one.own]
        others = [one for one in found if one.set == name and not one.own]
        noisy = [one.brought for one in others if one.brought]
        lines = sum(one.brought for one in own)
        row = (
            100 * sum(one.good for one in own) / max(1, lines),
            100 * sum(one.kept for one in own) / len(own),
            100 * sum(one.found - one.kept for one in own) / len(own),
            lines / len(own),
            100 * len(noisy) / max(1, len(others)),
            sum(noisy) / max(1, len(noisy)),
        )
        rows += [row] if name in BASELINES else []
        print(name, *(f"{value:.1f}" for value in row), sep="\t")
    print("mean of sets", *(f"{sum(column) / len(column):.1f}" for column in zip(*rows, strict=True)), sep="\t")


def calibration(found: list[Asked], chances: dict[int, float]) -> None:
    """Print the calibration error of each kind of trees, and the parts of all."""
    kinds = dict.fromkeys(TOGETHER if one.set.startswith(TOGETHER) else one.kind for one in found)
    for kind in (*kinds, ""):
        lines = [line for one in found if not kind or kind in one.kind for line in one.lines]
        parts = _parts([(chances[id(line)], line.right, line.weight) for line in lines])
        error = sum(weight * abs(said - true) for said, true, weight in parts) / sum(weight for *_, weight in parts)
        shown = "" if kind else "\t" + " ".join(f"{said:.2f}:{true:.2f}" for said, true, _ in parts)
        print(f"{kind or 'all'}\tcalibration error {error:.3f}{shown}")


def _parts(lines: list[tuple[float, bool, float]]) -> list[tuple[float, float, float]]:
    """(mean relevance, share of relevant lines, weight) of parts of equal weight."""
    lines.sort(key=lambda line: line[0])
    total, passed = sum(weight for *_, weight in lines), 0.0
    parts: dict[int, list[float]] = {}
    for chance, right, weight in lines:
        at = parts.setdefault(min(TENTHS - 1, int(TENTHS * passed / total)), [0.0, 0.0, 0.0])
        for place, value in enumerate((chance, right, 1.0)):
            at[place] += weight * value
        passed += weight
    return [(said / weight, true / weight, weight) for said, true, weight in parts.values()]


def fit(lines: list[Line]) -> list[float]:
    """Weights and constant of a logistic function, by Newton's method."""
    rows = [(*line.features, 1.0) for line in lines]
    size, total = len(rows[0]), sum(line.weight for line in lines)
    at = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * value for value in at]
        curve = [[RIDGE * (i == j) for j in range(size)] for i in range(size)]
        for row, line in zip(rows, lines, strict=True):
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, sum(map(float.__mul__, at, row))))))
            share = line.weight / total
            error, doubt = share * (line.right - chance), share * max(1e-4, chance * (1 - chance))
            for i, value in enumerate(row):
                slope[i] += error * value
                for j in range(i + 1):
                    curve[i][j] += doubt * value * row[j]
        full = [[curve[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)]
        at = [a + b for a, b in zip(at, solve(full, slope), strict=True)]
    return at


def fitted(found: list[Asked], but: str = "") -> dict[bool, list[float]]:
    """The weights of notes (False) and of talk (True), without the trees of a kind."""
    lines = [line for one in found if not but or but not in one.kind for line in one.lines]
    return {talk: fit([line for line in lines if line.talk == talk]) for talk in (False, True)}


def chance_of(line: Line, weights: dict[bool, list[float]]) -> float:
    """The relevance of a line by these weights."""
    return 1 / (1 + exp(-sum(map(float.__mul__, weights[line.talk], (*line.features, 1.0)))))


def main() -> None:
    """The tables, and with `--fit` the weights."""
    found = gather(Path(sys.argv[1]))
    print(f"NOTES {relevance.NOTES}, TALK {relevance.TALK}")
    table(found)
    calibration(found, {id(line): line.relevance for one in found for line in one.lines})
    if "--fit" in sys.argv:
        for talk, weights in fitted(found).items():
            print("TALK" if talk else "NOTES", "=", tuple(round(weight, 3) for weight in weights))
        chances = {}
        for kind in dict.fromkeys(one.kind.removeprefix(TOGETHER) for one in found):
            weights = fitted(found, kind)
            lines = [line for one in found if one.kind.removeprefix(TOGETHER) == kind for line in one.lines]
            chances |= {id(line): chance_of(line, weights) for line in lines}
        print("each kind by a fit without it:")
        calibration(found, chances)


if __name__ == "__main__":
    main()
