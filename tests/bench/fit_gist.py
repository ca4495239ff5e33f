"""Fits the weights by which another wording of a forgotten statement is known; needs numpy.

python tests/bench/fit_gist.py             # writes memctl/core/language/gist/weights.py
python tests/bench/fit_gist.py --check     # leaves out each file of tests/fixtures/forgetting in turn: the curve"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from memctl.core.language.gist.sketch import are_opposed, differences, name_of_sketch, words_of  # noqa: E402

PAIRS = ROOT / "tests/fixtures/forgetting"
HELD_OUT = "held_out"
TABLE = ROOT / "memctl/core/language/gist/weights.py"
WEIGHT_OF_DIFFERENT = 1.5  # what is refused wrongly is worse than what is learned again
SHRINKING, ROUNDS = 1.0, 30
Pair = tuple[str, bool, dict[str, float]]  # language, whether it says the same, features


def pairs_of(file: Path) -> Iterator[Pair]:
    """The pairs of a file, without those that no sketch tells anything of."""
    forgotten = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line[:2] in ("= ", "! "):
            one, other = name_of_sketch(forgotten), name_of_sketch(line[2:])
            known, said = words_of(one), words_of(other)
            if one[:2] == other[:2] != "":
                yield one[1], line[0] == "=", {} if are_opposed(known, said) else differences(known, said)
        elif not line.startswith("#"):
            forgotten = line


def fit(pairs: list[Pair], language: str) -> dict[str, float]:
    """The weights of a logistic regression, by Newton's method."""
    used = [pair for pair in pairs if pair[0] == language and pair[2]]
    names = ["base", *sorted({name for *_, found in used for name, value in found.items() if value})]
    table = np.array([[1.0, *(found.get(name, 0.0) for name in names[1:])] for *_, found in used])
    same = np.array([same for _, same, _ in used], float)
    counts = np.where(same, 1.0, WEIGHT_OF_DIFFERENT)
    shrinking = np.diag([0.0, *[SHRINKING] * (len(names) - 1)])
    weights = np.zeros(len(names))
    for _ in range(ROUNDS):
        guessed = 1 / (1 + np.exp(-table @ weights))
        slope = table.T @ (counts * (same - guessed)) - shrinking @ weights
        curve = (table.T * (counts * guessed * (1 - guessed))) @ table + shrinking
        weights += np.linalg.solve(curve, slope)
    return {name: round(float(weight), 2) for name, weight in zip(names, weights, strict=True)}


def check(files: list[Path]) -> None:
    """Print for each file, with the weights of the others, how many of both sorts pass each threshold."""
    for left in files:
        others = [pair for file in files if file != left for pair in pairs_of(file)]
        for language in "ez":
            weights = fit(others, language)
            kept = [pair for pair in pairs_of(left) if pair[0] == language]
            odds = [
                weights["base"] + sum(weights.get(name, 0.0) * value for name, value in found.items())
                for *_, found in kept
            ]
            row = []
            for least in (0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8):
                known = [
                    same for (_, same, found), one in zip(kept, odds, strict=True)
                    if found and 1 / (1 + np.exp(-one)) > least
                ]  # fmt: skip
                row.append(f"{least:g}: {sum(known)}, {len(known) - sum(known)}")
            same = sum(same for _, same, _ in kept)
            print(f"{left.stem} {language}: of {same} alike, {len(kept) - same} different:", "; ".join(row))


def main() -> None:
    """Fit or check."""
    files = sorted(file for file in PAIRS.glob("*.txt") if file.stem != HELD_OUT)
    if sys.argv[1:] == ["--check"]:
        return check(files)
    pairs = [pair for file in files for pair in pairs_of(file)]
    rows = "".join(
        f'    "{language}": {{\n'
        + "".join(f'        "{name}": {weight:g},\n' for name, weight in fit(pairs, language).items())
        + "    },\n"
        for language in "ez"
    )
    head = TABLE.read_text(encoding="utf-8").split("WEIGHTS")[0]
    TABLE.write_text(f"{head}WEIGHTS: dict[str, dict[str, float]] = {{\n{rows}}}\n", encoding="utf-8")
    return None


if __name__ == "__main__":
    main()
