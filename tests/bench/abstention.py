"""Measure when memory keeps silent, and fit it anew: `abstention.py SETS_DIRECTORY [--fit]`.

A bank's own questions should bring memories, questions of sets about other people and things none. A row a set: the
area under the ROC curve of the best relevance (beside all foreign questions, and beside those in the tree's own
language, which are harder), how many of both inject anything at the default threshold, and what recall@10 of own
questions the threshold costs.

Then the pages of everyday/, written for this program: how many questions find the note that answers them first, among
five, and how many bring it in; how many of those that the page has no answer to bring anything in.

`--fit` prints WEIGHTS and BIAS of relevance.py for the signals as they are now. Beside the banks it takes trees that
are put together from many banks, and small parts of banks, so that the size of a tree is not mistaken for its kind. Own
questions count with the memory that answers, and weigh as much as ranking finds of what they ask for: where that is
nothing, nothing is lost by silence. Every set weighs the same, and questions in the language of the tree more than
others. The second table is of each set when its kind was left out of the fit."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp
from pathlib import Path
from typing import Any

from retrieval import BASELINES, NOW, Bank, Everyday, _score_module, everyday

from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.query_terms import QueryTerms, questions
from memctl.core.retrieval.ranking import bearing, rank, scored
from memctl.core.retrieval.relevance import BIAS, THRESHOLD, WEIGHTS, knowledge
from memctl.model.memory import Memory
from memctl.model.text.dates import day_number

FOREIGN = 14  # questions of each other set, a bank of many; four times as many where a set is one bank
FEW = 20  # questions of a bank of many banks
PARTS = 6  # small trees of each set
BESIDE = 0.2  # what the trees that are put together or cut weigh beside the banks
HOPELESS = 0.2  # what an own question weighs of which ranking finds nothing
TARGET = 9.5  # percent of foreign questions that may inject
NEAR = 3.0  # what a foreign question weighs in the language of the tree
RIDGE = 0.02
TOGETHER, PART = "all but ", "part of "  # the names of trees that are put together or cut

Query = dict[str, Any]
Banks = Mapping[str, Sequence[Bank | Everyday]]


@dataclass
class Case:
    """A question to a tree. `found` is its recall@10 without a threshold, `kept` with it; `from_set` where it is of.
    `evidence` is of the most relevant memory, `answer` of the most relevant of those that answer, if any was found."""

    set: str
    kind: str
    from_set: str
    own: bool
    evidence: list[float]
    answer: list[float]
    relevance: float
    found: float = 0.0
    kept: float = 0.0

    @property
    def near(self) -> bool:
        """Whether the question is in the language of the tree."""
        return self.from_set.endswith("zh") == self.set.endswith("zh")


def _case(name: str, kind: str, corpus: Corpus, query: Query, source: str) -> Case:
    now = query.get("now", NOW)
    text = query["query"]
    readings = [QueryTerms(one, corpus, day_number(now)) for one in (text, *questions(text))]
    groups = [set(group) for group in query.get("groups") or [[key] for key in query["relevant"]]]
    groups = groups if source == name else []
    seen = [one for asked in readings for one in _seen(asked, corpus)]
    answers = [one for one in seen if any(one[0] in group for group in groups)] or seen
    every = rank(text, corpus, now=now, limit=10)
    kept = rank(text, corpus, now=now, limit=10, least=THRESHOLD, prompt=True)
    case = Case(name, kind, source, source == name, _surest(seen), _surest(answers), 0.0)
    case.relevance = max([hit.known for hit in [*every, *kept]], default=0.0)
    if case.own:
        case.found, case.kept = (
            sum(1 for group in groups if group & {hit.memory.id for hit in hits}) / len(groups)
            for hits in (every, kept)
        )
    return case


def _seen(asked: QueryTerms, corpus: Corpus) -> list[tuple[str, dict[str, float]]]:
    found = bearing(scored(asked, corpus, None, 150)) or [(0, {}, 0.0)]
    ids = [corpus.memory(number).id for number, *_ in found]
    return [(key, told.seen) for key, told in zip(ids, knowledge(asked, corpus, found), strict=True)]


def _surest(seen: list[tuple[str, dict[str, float]]]) -> list[float]:
    """The evidence of the memory that is the most relevant."""
    rows = [[values[key] for key in WEIGHTS] for _, values in seen]
    return max(rows, key=lambda row: sum(a * b for a, b in zip(WEIGHTS.values(), row, strict=True)))


def cases(banks: Banks, chance: random.Random) -> list[Case]:
    """Own and foreign questions of every bank."""
    out = []
    for name, members in banks.items():
        kind = members[0].kind
        for bank in members:
            own = bank.own() if len(members) < 10 else chance.sample(bank.own(), FEW)
            out += [_case(name, kind, bank.corpus, query, name) for query in own]
            count = FOREIGN * 4 if len(members) == 1 else FOREIGN if len(members) < 10 else FOREIGN // 3
            out += _foreign(name, kind, bank.corpus, banks, count, chance)
            if isinstance(bank, Everyday):
                out += [_case(name, kind, bank.corpus, query, f"unknown {name}") for query in bank.unknown()]
    return out


def _foreign(name: str, kind: str, corpus: Corpus, banks: Banks, count: int, chance: random.Random) -> list[Case]:
    out = []
    for source, members in banks.items():
        if members[0].kind != kind:
            queries = [query for bank in members for query in bank.queries]
            chosen = chance.sample(queries, min(count, len(queries)))
            out += [_case(name, kind, corpus, query, source) for query in chosen]
    return out


def put_together(banks: Banks, chance: random.Random) -> list[Case]:
    """Of every kind, questions to a tree of all banks of the other kinds."""
    out = []
    for kind in sorted({members[0].kind for members in banks.values()}):
        memories: list[Memory] = []
        own: list[Query] = []
        for name, members in banks.items():
            if members[0].kind != kind and name != "locomo-facts":  # the same facts as in the turns
                for number, bank in enumerate(members[:6]):
                    prefix = f"{name}{number}-"
                    memories += [
                        Memory(
                            memory.text,
                            id=prefix + memory.id,
                            path=f"{prefix}/{memory.path}",
                            line=memory.line,
                            heading=memory.heading,
                        )
                        for memory in (bank.corpus.memory(at) for at in bank.corpus.numbers())
                    ]
                    chosen = chance.sample(bank.own(), max(2, FEW // len(members[:6])))
                    own += [query | {"groups": _prefixed(query, prefix)} for query in chosen]
        memories.sort(key=lambda memory: (memory.path, memory.line))
        corpus, name = corpus_of(memories), TOGETHER + kind
        out += [_case(name, name, corpus, query, name) for query in own]
        for source, members in banks.items():
            if members[0].kind == kind:
                queries = [query for bank in members for query in bank.queries]
                chosen = chance.sample(queries, min(len(queries), 40))
                out += [_case(name, name, corpus, query, source) for query in chosen]
    return out


def _prefixed(query: Query, prefix: str) -> list[list[str]]:
    return [[prefix + key for key in group] for group in query.get("groups") or [[key] for key in query["relevant"]]]


def cut(banks: Banks, chance: random.Random) -> list[Case]:
    """Questions to trees of ten to forty memories."""
    out = []
    for name, members in banks.items():
        for _ in range(PARTS):
            bank = chance.choice(members)
            own = chance.sample(bank.own(), 4)
            wanted = {key for query in own for key in query["relevant"][:3]}
            memories = [bank.corpus.memory(at) for at in bank.corpus.numbers()]
            others = [memory.id for memory in memories if memory.id not in wanted]
            size = chance.choice((10, 15, 25, 40))
            kept = wanted.union(chance.sample(others, max(0, min(len(others), size - len(wanted)))))
            corpus, label = corpus_of([memory for memory in memories if memory.id in kept]), PART + name
            for query in own:
                left = [[key for key in group if key in kept] for group in _prefixed(query, "")]
                query = query | {"groups": [group for group in left if group]}
                out.append(_case(label, bank.kind, corpus, query, label))
            out += _foreign(label, bank.kind, corpus, banks, 3, chance)
    return out


def pages(found: Mapping[str, Sequence[Everyday]]) -> None:
    """Prints a row a page of everyday/, and their sum."""
    print("\npage\tquestions\tfirst\tamong five\tbrought in\twithout answer\tthat inject")
    total = [0] * 6
    for name, (page,) in found.items():
        row = [0] * 6
        for query in page.queries:
            hits = rank(query["query"], page.corpus, now=NOW, limit=10)
            known = [hit.memory.id in query["relevant"] for hit in hits]
            brought = rank(query["query"], page.corpus, now=NOW, limit=20, least=THRESHOLD, prompt=True)
            if query["relevant"]:
                answers = (
                    True,
                    any(known[:1]),
                    any(known[:5]),
                    any(hit.memory.id in query["relevant"] for hit in brought),
                )
                row[:4] = [count + answer for count, answer in zip(row, answers, strict=False)]
            else:
                row[4:] = [row[4] + 1, row[5] + bool(brought)]
        total = [a + b for a, b in zip(total, row, strict=True)]
        print(name, *row, sep="\t")
    print("all", *total, sep="\t", flush=True)


def area(own: list[float], foreign: list[float]) -> float:
    """Under the ROC curve: how often an own question has more than a foreign one."""
    return sum((a > b) + 0.5 * (a == b) for a in own for b in foreign) / (len(own) * len(foreign))


def table(found: list[Case]) -> None:
    """Prints a row a set, their mean, and all questions as one."""
    print("set\tROC area\tsame language\tforeign that inject\tsame language\trecall@10 lost")
    rows = []
    names = list(dict.fromkeys(case.set for case in found))
    for name in [*names, "all as one"]:
        these = [case for case in found if name in (case.set, "all as one")]
        own, foreign = [case for case in these if case.own], [case for case in these if not case.own]
        near = [case for case in foreign if case.near]
        row = (
            *(area([case.relevance for case in own], [case.relevance for case in part]) for part in (foreign, near)),
            *(100 * sum(case.relevance >= THRESHOLD for case in part) / max(1, len(part)) for part in (foreign, near)),
            100 * sum(case.found - case.kept for case in own) / len(own),
        )
        if name in names:
            rows.append(row)
        else:
            _print("mean", tuple(sum(column) / len(rows) for column in zip(*rows, strict=True)))
        _print(name, row)


def _print(name: str, row: tuple[float, ...]) -> None:
    print(f"{name}\t{row[0]:.3f}\t{row[1]:.3f}\t" + "\t".join(f"{value:.1f}" for value in row[2:]), flush=True)


def fit(found: list[Case], sets: int) -> list[float]:
    """Weights and bias of a logistic function by Newton's method (iteratively reweighted least squares)."""
    total: dict[tuple[str, bool], float] = {}
    weights = [HOPELESS + case.found if case.own else NEAR if case.near else 1.0 for case in found]
    for case, weight in zip(found, weights, strict=True):
        total[case.set, case.own] = total.get((case.set, case.own), 0.0) + weight
    shares = [
        weight / total[case.set, case.own] * (BESIDE if case.set.startswith((TOGETHER, PART)) else 1.0) / sets
        for case, weight in zip(found, weights, strict=True)
    ]
    count = len(WEIGHTS)
    means = [sum(case.answer[k] for case in found) / len(found) for k in range(count)]
    spread = [
        (sum((case.answer[k] - means[k]) ** 2 for case in found) / len(found)) ** 0.5 or 1.0 for k in range(count)
    ]
    rows = [[*((case.answer[k] - means[k]) / spread[k] for k in range(count)), 1.0] for case in found]
    at = [0.0] * (count + 1)
    for _ in range(9):
        slope = [-RIDGE / sets * value for value in at[:-1]] + [0.0]
        curve = [
            [RIDGE / sets * (i == j and i < count) + 1e-9 * (i == j) for j in range(count + 1)]
            for i in range(count + 1)
        ]
        for row, case, share in zip(rows, found, shares, strict=True):
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, sum(a * b for a, b in zip(at, row, strict=True))))))
            for i, value in enumerate(row):
                slope[i] += share * (case.own - chance) * value
                scale = share * max(1e-5, chance * (1 - chance)) * value
                for j in range(i + 1):
                    curve[i][j] += scale * row[j]
        step = solve([[curve[max(i, j)][min(i, j)] for j in range(count + 1)] for i in range(count + 1)], slope)
        at = [a + b for a, b in zip(at, step, strict=True)]
    scaled = [a / s for a, s in zip(at[:-1], spread, strict=True)]
    return [*scaled, at[-1] - sum(a * m for a, m in zip(scaled, means, strict=True))]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination, for a matrix that is symmetric and positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, row in enumerate(rows):
        for other in rows[:i] + rows[i + 1 :]:
            factor = other[i] / row[i]
            other[:] = [a - factor * b for a, b in zip(other, row, strict=True)]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


def _logit(at: list[float], case: Case) -> float:
    return at[-1] + sum(a * b for a, b in zip(at[:-1], case.evidence, strict=True))


def bias_for(at: list[float], found: list[Case]) -> float:
    """The bias with which, as the mean over sets, TARGET percent of the foreign questions inject."""
    names = {case.set for case in found}
    low, high = -30.0, 30.0
    for _ in range(40):
        middle = (low + high) / 2
        rates = []
        for name in names:
            foreign = [case for case in found if case.set == name and not case.own]
            rates.append(100 * sum(_logit([*at[:-1], middle], case) >= 0 for case in foreign) / len(foreign))
        low, high = (low, middle) if sum(rates) / len(rates) > TARGET else (middle, high)
    return low


def refit(found: list[Case], banks: Banks, chance: random.Random) -> None:
    """Prints the numbers for relevance.py, and how well they would do of sets that they have not seen."""
    own_pages = everyday()
    more = [*put_together(banks, chance), *cut(banks, chance), *cases(own_pages, chance)]
    at = fit([*found, *more], len(banks) + len(own_pages))
    at[-1] = bias_for(at, found)
    print("\n" + "\n".join(f'    "{name}": {weight:.2f},' for name, weight in zip(WEIGHTS, at, strict=False)))
    print(f"BIAS = {at[-1]:.2f}\n")
    unseen = []
    for kind in sorted({case.kind for case in found}):
        seen = [case for case in [*found, *more] if case.kind != kind and not case.from_set.startswith(kind)]
        without = fit(seen, len(banks) + len(own_pages))
        without[-1] = bias_for(without, [case for case in seen if case.set in BASELINES])
        unseen += [_judged(case, without) for case in found if case.kind == kind]
    print("as if fitted without the sets of its kind, the bias with the others (what is lost where a tree is silent):")
    table(sorted(unseen, key=lambda case: list(BASELINES).index(case.set)))
    print("\nas fitted:")
    table([_judged(case, at) for case in found])


def _judged(case: Case, at: list[float]) -> Case:
    relevance = 1 / (1 + exp(-max(-30.0, min(30.0, _logit(at, case)))))
    return replace(case, relevance=relevance, kept=case.found if relevance >= THRESHOLD else 0.0)


def main() -> None:
    """The table, and with `--fit` the numbers anew."""
    sets = Path(sys.argv[1])
    score = _score_module(sets)
    banks = {name: [Bank(path, score) for path in sorted((sets / name).iterdir())] for name in BASELINES}
    chance = random.Random(1)
    found = cases(banks, chance)
    print(f"threshold {THRESHOLD}, weights {WEIGHTS}, bias {BIAS}")
    table(found)
    pages(everyday())
    if "--fit" in sys.argv:
        refit(found, banks, chance)


if __name__ == "__main__":
    main()
