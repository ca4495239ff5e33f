"""Fit how a prompt calls for one's own matters, and measure it: `calling.py SETS_DIRECTORY [--check]`; needs scipy.

Without --check it writes core/language/calling_weights.py, and prints the constants of `needed` in relevance.py.
With it, each tree of month.py is left out of both fits in turn; a row a tree says how many of its prompts that need
something are answered, how many of those that need none bring something, and how many lines belong.

The words learn from the prompts of the trees, from those of prompts/ (+ where one's own matters help, - where not),
and with little weight from messages that ask for nothing one remembers and from questions of pages and labelled sets.
The constants learn from the surest line of each prompt, by words that its own tree did not teach; questions to other
trees have no answer."""

from __future__ import annotations

import random
import sys
import textwrap
from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from month import NOW, TREES  # noqa: E402
from month import tree as tree_of  # noqa: E402
from relevance import needless  # noqa: E402
from retrieval import BASELINES, Bank, _score_module, everyday  # noqa: E402

from memctl.core.language.calling import KNOWN, _weights, signs_of, words_of  # noqa: E402
from memctl.core.language.tokenize import fold  # noqa: E402
from memctl.core.retrieval.corpus import Corpus  # noqa: E402
from memctl.core.retrieval.query_terms import asks_many  # noqa: E402
from memctl.core.retrieval.ranking import Hit, enough, rank  # noqa: E402
from memctl.core.retrieval.relevance import THRESHOLD, log_odds  # noqa: E402
from memctl.model.text.scripts import is_cjk_text  # noqa: E402

SMALL = ("month", "week", "people/gardener", "people/nurse", "people/translator")
GROUPS = ("small", *(name for name in TREES if name not in SMALL))  # trees that are left out together
TABLE = ROOT / "memctl/core/language/calling_weights.py"
HEAD = '''"""What words of a prompt tell of whether it calls for one's own matters: log odds, then words, pairs, with ^
its beginning. tests/bench/calling.py fitted them: not to be edited."""

from __future__ import annotations

'''
SHRINKING, RAREST, OWN_RAREST = 3.0, 4, 2  # prompts that have a sign; of them in the trees
LEAST = 0.05  # weight below which a pair is left out
LIMIT = 20
MESSAGES, WEIGHT_OF_MESSAGE, WEIGHT_OF_PAGE, WEIGHT_OF_SET, WEIGHT_OF_PROMPT = 2500, 0.06, 0.15, 0.05, 1.0
BESIDE, OTHERS = 30, 0.25  # messages, and prompts of other trees, that are put to a tree; what each weighs
OF_SET, SETS = 150, 27.0  # questions of a set; what those with an answer, and those without, weigh together
NOISE = 0.18  # share of the prompts that need nothing that may bring something

Floats = NDArray[np.float64]
Taught = list[tuple[str, str, bool, float]]  # text, tree, whether it calls, weight


@dataclass
class Prompt:
    """A prompt put to a tree: what its surest line tells (log odds of knowledge, and `met`), what the surest that
    answers tells, and which of the lines that come, if any do, belong."""

    kind: str
    text: str
    own: bool
    weight: float
    told: tuple[float, float]
    answer: tuple[float, float] | None
    lines: list[bool]


class Words:
    """The fit of the signs of prompts."""

    def __init__(self, taught: Taught) -> None:
        self.taught = taught
        rows = [signs_of(words_of(text)) for text, *_ in taught]
        every = Counter(sign for row in rows for sign in row)
        own = Counter(sign for row, one in zip(rows, taught, strict=True) if one[3] == 1 for sign in row)
        self.signs = [sign for sign, count in every.items() if count >= RAREST and own[sign] >= OWN_RAREST]
        self.at = {sign: number for number, sign in enumerate(self.signs)}
        self.rows = self.of([text for text, *_ in taught])

    def of(self, texts: list[str]) -> csr_matrix:
        """The signs of texts, with 1 for the base."""
        rows = [{self.at[sign] for sign in signs_of(words_of(text)) if sign in self.at} for text in texts]
        places = np.array([(y, x) for y, row in enumerate(rows) for x in [*sorted(row), len(self.signs)]])
        return csr_matrix((np.ones(len(places)), places.T), shape=(len(texts), len(self.signs) + 1))

    def fit(self, without: tuple[str, ...]) -> Floats:
        """The weights of the signs and the base, not taught by some trees."""
        share = np.array([0.0 if name in without else weight for _, name, _, weight in self.taught])
        return logistic(self.rows, np.array([calls for *_, calls, _ in self.taught]), share, SHRINKING)


def logistic(rows: csr_matrix | Floats, truth: NDArray[np.bool_], share: Floats, shrinking: float) -> Floats:
    """Weights of a logistic regression; the last one, of the constant, is not made small."""
    sign = np.where(truth, 1.0, -1.0)

    def loss(at: Floats) -> tuple[float, Floats]:
        odds = sign * (rows @ at)
        kept = np.append(at[:-1], 0.0)
        slope = rows.T @ (-share * sign / (1 + np.exp(np.minimum(odds, 50)))) + shrinking * kept
        return float(share @ np.logaddexp(0, -odds) + shrinking * kept @ kept / 2), slope

    start = np.zeros(rows.shape[1])
    return np.asarray(minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 60}).x)


def main() -> None:
    """The table and the constants, or the check."""
    prompts, taught = gather(Path(sys.argv[1]), random.Random(1))
    words = Words(taught)
    signs = words.of([one.text for one in prompts])
    kinds = {one.kind for one in prompts}
    seen = {pair: signs @ words.fit(pair) for pair in combinations_with_replacement(GROUPS, 2)}
    seen |= {(kind, kind): signs @ words.fit((kind,)) for kind in kinds - set(GROUPS)}

    def called(left: str) -> Floats:
        """By words that neither the left-out trees nor the prompt's own tree taught."""
        return np.array([seen[_pair(left, one.kind)][at] for at, one in enumerate(prompts)])

    if "--check" in sys.argv:
        total = sum((check(left, prompts, called(left)) for left in GROUPS), np.zeros(6))
        _print("all", total)
    else:
        write(words, words.fit(()))
        print("OF_KNOWLEDGE, OF_MET, OF_CALLING, NEEDED =", constants(prompts, called("")).round(2).tolist())


def _pair(left: str, kind: str) -> tuple[str, str]:
    if kind not in GROUPS:
        return (left, left) if left else (kind, kind)
    one, other = sorted((left or kind, kind), key=GROUPS.index)
    return one, other


def constants(prompts: list[Prompt], called: Floats) -> Floats:
    """The weights of knowledge, of `met` and of the words, and the constant with which NOISE of the prompts brings
    something."""
    kept = [at for at, one in enumerate(prompts) if one.answer is not None or not one.own]
    told = [(prompts[at].answer if prompts[at].own else None) or prompts[at].told for at in kept]
    rows = np.column_stack([np.array(told), called[kept], np.ones(len(kept))])
    share = np.array([prompts[at].weight for at in kept])
    weights = logistic(rows, np.array([prompts[one].own for one in kept]), share, 0.1)[:-1]
    quiet = [n for n, one in enumerate(prompts) if one.weight == 1 and not one.own and one.told[0] >= 0]
    every = sum(one.weight == 1 and not one.own for one in prompts)
    odds = sorted(float(np.array([*prompts[n].told, called[n]]) @ weights) for n in quiet)
    return np.append(weights, -odds[max(0, len(odds) - 1 - round(NOISE * every))])


def check(left: str, prompts: list[Prompt], called: Floats) -> Floats:
    """What the prompts of trees that are left out bring."""
    others = [at for at, one in enumerate(prompts) if one.kind != left]
    *weights, base = constants([prompts[at] for at in others], called[others])
    row = np.zeros(6)
    for at, one in enumerate(prompts):
        if one.kind == left and one.weight == 1:
            odds = float(np.array([*one.told, called[at]]) @ np.array(weights)) + base
            odds = min(odds, one.told[0]) if speaks(words_of(one.text)) else one.told[0]
            lines = one.lines if odds >= 0 else []
            row += [one.own and any(lines), one.own, bool(lines) and not one.own, not one.own, sum(lines), len(lines)]
    _print(left, row)
    return row


def speaks(words: list[str]) -> bool:
    """Whether the table has enough of the words."""
    return bool(words) and sum(word in _weights() for word in words) >= KNOWN * len(words)


def _print(name: str, row: Floats) -> None:
    answered, needing, noisy, others, right, lines = row.astype(int).tolist()
    print(f"{name}: {answered} of {needing} answered, {noisy} of {others} others bring some, {right} of {lines} belong")


def gather(sets: Path, chance: random.Random) -> tuple[list[Prompt], Taught]:
    """Every prompt, and what teaches the words."""
    trees = {name: tree_of(name) for name in TREES}
    messages = [text for text in needless() if "¿" not in text]  # no tree is in Spanish
    prompts: list[Prompt] = []
    for name, (corpus, asked) in trees.items():
        prompts += [put(_kind(name), corpus, text, belong, 1.0) for text, belong in asked]
        strange = [text for other, (_, rows) in trees.items() if other != name for text, ids in rows if ids]
        beside = alike(messages, corpus, 2 * BESIDE, chance) + alike(strange, corpus, BESIDE, chance)
        prompts += [put(_kind(name), corpus, text, set(), OTHERS) for text in beside]
    taught = [(one.text, one.kind, one.own, 1.0) for one in prompts if one.weight == 1]
    taught += [(text, name, calls, WEIGHT_OF_PROMPT) for name, text, calls in alone()]
    taught += [(text, "", False, WEIGHT_OF_MESSAGE) for text in chance.sample(messages, MESSAGES)]
    taught += [(one["query"], "", True, WEIGHT_OF_PAGE) for (page,) in everyday().values() for one in page.queries]
    for name, of_set in labelled(sets, chance).items():
        taught += [(one.text, name, True, WEIGHT_OF_SET) for one in of_set if one.own]
        prompts += of_set
    return prompts, taught


def alone() -> list[tuple[str, str, bool]]:
    """Prompts without a tree: the file, the prompt, and whether it calls for what is known of its writer."""
    pages = sorted((ROOT / "tests/bench/prompts").glob("*.tsv"))
    rows = [(page.stem, *line.split("\t")) for page in pages for line in page.read_text("utf-8").splitlines()]
    return [(name, text, sign == "+") for name, sign, text in rows]


def _kind(name: str) -> str:
    """The trees that are left out together."""
    return name if name in GROUPS else GROUPS[0]


def labelled(sets: Path, chance: random.Random) -> dict[str, list[Prompt]]:
    """Questions of the labelled sets, to their own trees and to others."""
    score, out = _score_module(sets), dict[str, list[Prompt]]()
    banks = {name: [Bank(path, score) for path in sorted((sets / name).iterdir())] for name in BASELINES}
    own = {name: [(bank.corpus, query) for bank in members for query in bank.own()] for name, members in banks.items()}
    for name, rows in own.items():
        kind, chosen = name.split("-")[0], chance.sample(rows, min(OF_SET, len(rows)))
        strange = [query["query"] for other in own if other.split("-")[0] != kind for _, query in own[other]]
        asked = [(corpus, query["query"], set(query["relevant"])) for corpus, query in chosen]
        asked += [(chance.choice(chosen)[0], text, set()) for text in alike(strange, chosen[0][0], OF_SET, chance)]
        out[kind] = [*out.get(kind, []), *(put(kind, *one, SETS / OF_SET) for one in asked)]
    return out


def alike(texts: list[str], corpus: Corpus, count: int, chance: random.Random) -> list[str]:
    """So many texts in the languages of a tree, or all there are."""
    numbers = list(corpus.numbers())
    chinese = round(count * sum(is_cjk_text(corpus.memory(number).text) for number in numbers) / len(numbers))
    out: list[str] = []
    for script, some in ((True, chinese), (False, count - chinese)):
        pool = [text for text in texts if is_cjk_text(text) is script]
        out += chance.sample(pool, min(some, len(pool)))
    return out


def put(kind: str, corpus: Corpus, text: str, belong: set[str], weight: float) -> Prompt:
    """Put a prompt to a tree."""
    hits = rank(text, corpus, now=NOW, limit=10 * LIMIT)
    known, least = max([hit.known for hit in hits], default=0.0), enough(THRESHOLD, many=asks_many(fold(text)))
    lines = [hit.memory.id in belong for hit in hits if hit.known == known or hit.relevance >= least]
    answer = [hit for hit in hits if hit.memory.id in belong]
    return Prompt(kind, text, bool(belong), weight, _told(hits), _told(answer) if answer else None, lines[:LIMIT])


def _told(hits: list[Hit]) -> tuple[float, float]:
    told = max([hit.told for hit in hits], key=lambda one: one.known, default=None)
    return (log_odds(told.known), told.seen.get("met", 0.0)) if told else (log_odds(0.0), 0.0)


def write(words: Words, weights: Floats) -> None:
    """Write the table."""
    chosen: dict[str, list[str]] = {}
    for sign, weight in sorted(zip(words.signs, weights[:-1], strict=True)):
        if abs(weight) >= LEAST or not {"_", "^"} & set(sign):  # a word is known, even if it says nothing
            chosen.setdefault(f"{weight:+.1f}", []).append(sign)
    lines = []
    for weight, signs in sorted(chosen.items(), key=lambda item: -float(item[0])):
        for narrow in (True, False):  # a Chinese character is as wide as two letters
            some = " ".join(sign for sign in signs if sign.isascii() is narrow)
            width = 112 if narrow else 64
            lines += [
                f"{weight} {line}"
                for line in textwrap.wrap(some, width, break_long_words=False, break_on_hyphens=False)
            ]
    text = "\n".join(lines)
    TABLE.write_text(HEAD + f'BASE = {weights[-1]:.2f}\n\nWEIGHTS = """\n{text}\n"""\n', encoding="utf-8")


if __name__ == "__main__":
    main()
