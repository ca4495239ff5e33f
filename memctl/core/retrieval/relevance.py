"""From signals to relevance: how surely a memory answers what is asked, in [0, 1], 0.5 at the default threshold.

A logistic function, fitted so that questions about what a tree knows are told from questions about people and things
never mentioned in it (tests/bench/retrieval.py prints how well). Whether the tree knows of the matter is judged by the
best memory; the others fall behind it by part of what their own signals lack."""

from __future__ import annotations

from math import exp, log

from memctl.core.retrieval.words import is_cjk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.core.retrieval.asked import Asked

THRESHOLD = 0.5
SCORE = 7.4
CONCEPT = -3.0  # what is only of one kind with what is asked is less than the score says
HEADING = 4.0
KNOWN = 0.9
LENGTH = 0.7  # by the logarithm of the number of words: a long query is never met in full
CJK = -1.6  # pairs of characters across words are never known
CJK_KNOWN = 6.9
SPOKEN = -2.4  # lines of talk gain from what is around them, be it relevant or not
BIAS = -4.5
FOLLOWING = 0.25  # part of its distance to the best by which another memory falls behind what is
CLEARLY_LESS = 0.3  # of the best score: what scores less is not what was asked, however sure the best is
ENOUGH = 1.0  # enough, as a logit, for the best to say that the tree knows of the matter


def relevances(asked: Asked, found: list[tuple[dict[str, float], float]]) -> Callable[[dict[str, float], float], float]:
    """The function from signals and their weighted sum to relevance, given those of all that was found."""
    base = BIAS + KNOWN * asked.known + LENGTH * log(max(1, len(asked.weights)))
    if 2 * sum([1 for word in asked.weights if is_cjk(word)]) > len(asked.weights):
        base += CJK + CJK_KNOWN * asked.known
    best = max([_own(values, score) for values, score in found], default=0.0)
    clear = CLEARLY_LESS * max([score for _, score in found], default=0.0)

    def relevance(values: dict[str, float], score: float) -> float:
        own = _own(values, score)
        following = min(ENOUGH, base + best) - FOLLOWING * (best - own)
        share = min(1.0, max(0.0, score / clear)) if clear > 0 else 1.0
        return round(share / (1 + exp(-max(-50.0, min(50.0, max(base + own, following))))), 6)

    return relevance


def _own(values: dict[str, float], score: float) -> float:
    spoken = SPOKEN if "spoken length" in values else 0.0
    return SCORE * score + CONCEPT * values.get("concept", 0.0) + HEADING * values.get("heading", 0.0) + spoken
