"""Ranking by meaning: candidates of the words are ordered anew by how near an embedding model finds them to the query.

The model is outside: `Meaning` asks it, and answers nothing if it is not there or too slow. Its closeness is a standard
score: how many standard deviations a memory is nearer to the query than the mean of its tree."""

from __future__ import annotations

from memctl.core.retrieval.relevance import known_with
from memctl.model.text.scripts import is_cjk_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.relevance import Told
    from memctl.model.memory import Memory

    Found = tuple[int, dict[str, float], float, Told]

    class Meaning(Protocol):
        """Closeness of memories to a text, by an embedding model. A key is the number of a memory's handle."""

        def nearest(self, text: str) -> list[int]:
            """Return the keys of the memories that are nearest to the text; none without the model."""

        def closeness(self, text: str, keys: list[int]) -> list[float | None]:
            """Return the closeness of each memory, None if it is not known yet; nothing without the model."""

        def lacks(self, memories: Iterable[Memory]) -> None:
            """Hear of memories whose closeness is not known yet."""


ENOUGH = 0.8  # least share of the candidates whose closeness is known; with less, those would be favoured
POOL = 100  # best candidates by words that are ordered anew
BESIDE = 0.5  # share of the closeness of each neighbour
# Closeness from which a memory matches by meaning alone: the least at which half of those that do are an answer. On the
# pages of tests/bench/everyday, 8 of 14 are, and with 2.7 9 of 19; 5 more come to the 320 questions that those do not
# answer (tests/bench/meaning.py). Without one page, 11 of 13 times the same is chosen.
NEAR = 2.8
# Weight of closeness beside the words, of notes and of talk, which loses 0.5 points of recall with 0.4, with 0.25 0.3.
NOTE, TALK = 1.0, 0.25


def near(text: str, corpus: Corpus, meaning: Meaning) -> list[int]:
    """Return the numbers of the memories that are nearest to a text, be there words in common or not."""
    return [number for key in meaning.nearest(text) for number in corpus.keyed("handles", key)]


def reranked(found: list[Found], corpus: Corpus, text: str, meaning: Meaning, also: Iterable[int]) -> list[Found]:
    """Return the found memories with their closeness to the query among their signals; nothing if the model knows that
    of too few. Those of `also` are ordered anew too, however far behind they are."""
    ordered, wanted = sorted(found, key=lambda item: (-item[2], corpus.place(item[0]))), set(also)
    pool = ordered[:POOL] + [item for item in ordered[POOL:] if item[0] in wanted]
    beside = {number: corpus.beside(number, 1) for number, *_ in pool}
    known = _known(sorted({*beside, *[at for around in beside.values() for at in around]}), corpus, text, meaning)
    if not known:
        return []
    close, scores = _smoothed(beside, known), [score for _, _, score, _ in pool]
    spread, low, usual, script = _spread(scores), min(close.values()), sum(scores) / len(scores), is_cjk_text(text)
    out = []
    for number, values, score, told in ordered:
        values["meaning"] = (TALK if told.talk else NOTE) * spread * close.get(number, low)
        comparable = number not in close or is_cjk_text(corpus.memory(number).text) is script
        if not comparable:
            # its words can tell nothing: closeness stands for them too
            values["meaning"] += max(0.0, usual + spread * close[number] - score)
        told.close, told.score = known.get(number, 0.0), told.score + values["meaning"]
        told.known = known_with(told, comparable)
        out.append((number, values, score + values["meaning"], told))
    return out


def _known(numbers: list[int], corpus: Corpus, text: str, meaning: Meaning) -> dict[int, float]:
    """Return the closeness of memories; nothing if that of too many is not known yet."""
    handles = corpus.handles
    close = meaning.closeness(text, [handles[number] for number in numbers])
    known = {number: one for number, one in zip(numbers, close, strict=False) if one is not None}
    if close and len(known) < len(numbers):
        meaning.lacks([corpus.memory(number) for number in numbers if number not in known])
    return known if len(known) >= ENOUGH * len(numbers) else {}


def _smoothed(beside: dict[int, list[int]], known: dict[int, float]) -> dict[int, float]:
    """Return the closeness of each memory, with a share of that of its neighbours, in standard deviations of these
    memories."""
    mixed = {
        number: known.get(number, 0.0) + BESIDE * sum([known.get(at, 0.0) for at in around])
        for number, around in beside.items()
    }
    mean, spread = sum(mixed.values()) / len(mixed), _spread([*mixed.values()])
    return {number: (value - mean) / spread for number, value in mixed.items()}


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return (sum([(value - mean) ** 2 for value in values]) / len(values)) ** 0.5 or 1.0
