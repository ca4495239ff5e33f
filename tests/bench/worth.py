"""Measure how well worth generalises, and fit it anew: `worth.py [--sessions] [--fit]`; needs the shared data, as
extraction.py.

A row a conversation (and with `--sessions` a row an eighth of the sessions), each left out of the fit in turn: average
precision of the turns that facts rest on, by the words of a turn alone and beside the turns around it, and F1 at even
odds. `--fit` prints WEIGHTS of worth.py and
SHARED of context.py, fitted on all conversations.

Both stages are logistic regressions with a ridge; then `talk`, the constant of the second, is moved to where F1 of the
conversations that were fitted is best at even odds. What talk between people cannot teach (`GIVEN`) is set by hand, by
the sample messages that extraction.py measures: the base, what a rule is worth, and the signs of talk with an
assistant."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from extraction import SHARED as DATA
from extraction import Record, average_precision, conversations

from memctl.core.extraction import context
from memctl.core.extraction.context import SHARED, TurnEvidence, attention, in_company
from memctl.core.extraction.permanence import probability
from memctl.core.extraction.pipeline import rule_strength, turn_evidence
from memctl.core.extraction.salience import WEIGHTS, Tally, features, of_somebody, tally_of, together

RIDGE = 40.0  # how many turns would have to speak for a weight of one, of a sign as it mostly varies
GIVEN = ("base", "rule", "technical", "half technical", "seeks")
FREE = [name for name in WEIGHTS if name not in GIVEN]
LOOSE = 5.0  # the same, of a sign of what is beside
FOLDS = 8  # parts of the sessions
STEPS = 12  # of Newton's method
Row = list[float]


@dataclass
class Turn:
    """A turn that states something: its signs, and whether a fact rests on it."""

    told: TurnEvidence
    name: str
    tally: Tally
    features: Row
    kept: bool
    odds: float = 0.0


@dataclass
class Fit:
    """The weights of both stages."""

    weights: dict[str, float]
    shared: dict[str, float]


def turns_of(records: list[Record], gold: set[str]) -> list[Turn]:
    """The turns that state something, in order."""
    found = []
    for told in turn_evidence(records, ("user", "assistant"), people=True):
        name = str(told.turn["id"])
        tallies = [tally_of(each.words, each.quote, rule_strength(each)) for each in told.statements]
        tally = together(tallies)
        values = [float(value) for value in features(tally, told.around)]
        found.append(Turn(told, name, tally, values, name in gold))
    return found


def logistic(rows: list[Row], kept: Sequence[bool], offsets: Row, ridge: float) -> Row:
    """The weights of a constant and of each column, by Newton's method on columns of the same spread."""
    count = len(rows[0])
    means = [sum(row[place] for row in rows) / len(rows) for place in range(count)]
    spreads = [sqrt(sum((row[place] - means[place]) ** 2 for row in rows) / len(rows)) or 1.0 for place in range(count)]
    scaled = [
        [1.0] + [(value - mean) / spread for value, mean, spread in zip(row, means, spreads, strict=True)]
        for row in rows
    ]
    weights = [0.0] * (count + 1)
    for _ in range(STEPS):
        slope = [0.0] + [-ridge * weight for weight in weights[1:]]
        bend = [[ridge * (one == other > 0) for other in range(count + 1)] for one in range(count + 1)]
        for row, is_kept, offset in zip(scaled, kept, offsets, strict=True):
            chance = probability(offset + sum(map(float.__mul__, weights, row)))
            error, doubt = is_kept - chance, chance * (1 - chance)
            for one, value in enumerate(row):
                slope[one] += error * value
                line, share = bend[one], doubt * value
                for other in range(one + 1):
                    line[other] += share * row[other]
        weights = [old + step for old, step in zip(weights, _solved(bend, slope), strict=True)]
    plain = [weight / spread for weight, spread in zip(weights[1:], spreads, strict=True)]
    return [weights[0] - sum(map(float.__mul__, plain, means)), *plain]


def _solved(lower: list[Row], right: Row) -> Row:
    """The solution of a symmetric system, by Cholesky; only the lower half is read."""
    count = len(right)
    root = [[0.0] * count for _ in range(count)]
    for one in range(count):
        for other in range(one + 1):
            rest = lower[one][other] - sum(root[one][place] * root[other][place] for place in range(other))
            root[one][other] = sqrt(rest) if one == other else rest / root[other][other]
    half: Row = []
    for one in range(count):
        half.append((right[one] - sum(root[one][place] * half[place] for place in range(one))) / root[one][one])
    full = [0.0] * count
    for one in reversed(range(count)):
        later = sum(root[place][one] * full[place] for place in range(one + 1, count))
        full[one] = (half[one] - later) / root[one][one]
    return full


def weigh(turns: list[Turn], weights: dict[str, float]) -> list[Row]:
    """Sets the odds of the turns by their words, and returns the signs of what was said before and beside each."""
    for turn in turns:
        odds = sum(map(float.__mul__, list(weights.values()), turn.features))
        turn.odds = of_somebody(odds, turn.tally, turn.told.around)
        turn.told.weight = attention(turn.odds)
    placed = in_company(turn.told for turn in turns)
    return [[float(value) for value in context.context_features(told, beside)] for told, beside in placed]


def fitted(turns: list[Turn], gold: int) -> Fit:
    """Both stages, fitted on turns, of which with those that state nothing so many are kept."""
    kept = [turn.kept for turn in turns]
    rows = [[value for name, value in named(turn) if name in FREE] for turn in turns]
    given = [sum(WEIGHTS[name] * value for name, value in named(turn) if name in GIVEN[1:]) for turn in turns]
    found = logistic(rows, kept, given, RIDGE)
    weights = {**WEIGHTS, **dict(zip(FREE, found[1:], strict=True))}
    beside = weigh(turns, weights)
    constant, *others = logistic([row[1:] for row in beside], kept, [turn.odds for turn in turns], LOOSE)
    shared = dict(zip(SHARED, (constant, *others), strict=True))
    shared["talk"] -= best_threshold(turns, shares(turns, beside, shared), gold)
    return Fit(weights, shared)


def shares(turns: list[Turn], beside: list[Row], shared: dict[str, float]) -> Row:
    """The log odds of the turns by their words and beside others."""
    weights = list(shared.values())
    return [turn.odds + sum(map(float.__mul__, weights, row)) for turn, row in zip(turns, beside, strict=True)]


def named(turn: Turn) -> list[tuple[str, float]]:
    """The signs of a turn by name."""
    return list(zip(WEIGHTS, turn.features, strict=True))


def best_threshold(turns: list[Turn], odds: Row, gold: int) -> float:
    """The log odds from which on turns are best kept, by F1: the middle of those that are nearly as good."""
    good = [(f1(turns, odds, step / 20, gold), step / 20) for step in range(-40, 41)]
    best = max(good)[0]
    near = [threshold for value, threshold in good if value > best - 0.01]
    return sum(near) / len(near)


def f1(turns: list[Turn], odds: Row, threshold: float, gold: int) -> float:
    """F1 of keeping turns from a threshold on."""
    chosen = [turn.kept for turn, value in zip(turns, odds, strict=True) if value >= threshold]
    return 2 * sum(chosen) / (len(chosen) + gold)


def row(name: str, turns: list[Turn], fit: Fit, silent: list[bool]) -> tuple[float, float, float]:
    """Prints and returns the figures of some turns; `silent`: of those that state nothing, whether they are kept."""
    beside = weigh(turns, fit.weights)
    alone = [turn.odds for turn in turns]
    odds = shares(turns, beside, fit.shared)
    gold = sum(turn.kept for turn in turns) + sum(silent)
    figures = (_precision(turns, alone, silent), _precision(turns, odds, silent), f1(turns, odds, 0.0, gold))
    print(f"{name}: AP {figures[0]:.3f} alone, {figures[1]:.3f} beside others, F1 {figures[2]:.3f}")
    return figures


def _precision(turns: list[Turn], odds: Row, silent: list[bool]) -> float:
    order = sorted(zip(odds, turns, strict=True), key=lambda pair: -pair[0])
    return average_precision([turn.kept for _, turn in order] + silent)


def left_out(turns: list[Turn], silent: dict[str, bool], part_of: dict[str, str]) -> None:
    """Prints the figures of each part of the turns, judged by a fit to the others, and their mean."""
    figures = []
    for part in sorted(set(part_of.values())):
        own = [turn for turn in turns if part_of[turn.name] == part]
        rest = [turn for turn in turns if part_of[turn.name] != part]
        mute = {name: kept for name, kept in silent.items() if part_of[name] == part}
        gold = sum(turn.kept for turn in rest) + sum(silent.values()) - sum(mute.values())
        figures.append(row(f"{part}, left out", own, fitted(rest, gold), list(mute.values())))
    print("mean, left out: " + " ".join(f"{sum(column) / len(column):.4f}" for column in zip(*figures, strict=True)))


def main() -> None:
    folder = DATA / "bench/extraction/locomo"
    records = list(conversations(folder / "transcripts"))
    gold = {name for line in (folder / "facts.jsonl").open() for name in json.loads(line)["evidence"]}
    turns = turns_of(records, gold)
    stating = {turn.name for turn in turns}
    silent = {name: name in gold for name in (str(each["id"]) for each in records) if name not in stating}
    left_out(turns, silent, {str(each["id"]): str(each["id"]).partition("/")[0] for each in records})
    if "--sessions" in sys.argv:
        place = {name: number % FOLDS for number, name in enumerate(sorted({str(each["session"]) for each in records}))}
        left_out(turns, silent, {str(each["id"]): f"sessions {place[str(each['session'])] + 1}" for each in records})
    row("all, by the weights of the code", turns, Fit(WEIGHTS, SHARED), list(silent.values()))
    if "--fit" in sys.argv:
        fit = fitted(turns, sum(turn.kept for turn in turns) + sum(silent.values()))
        for name, table in (("WEIGHTS", fit.weights), ("SHARED", fit.shared)):
            print(name, {key: round(value, 2) for key, value in table.items()})


if __name__ == "__main__":
    main()
