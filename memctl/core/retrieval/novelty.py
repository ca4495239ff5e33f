"""Making room for what is new among the first hits: many wordings of one fact would otherwise fill a prompt."""

from __future__ import annotations

from math import sqrt

from memctl.core.retrieval.asked import meaning
from memctl.core.retrieval.common import rarity

SAME = 0.5  # likeness from which a memory says again what a better one said
_AROUND = ".,;:!?\"'()"
PENALTY = 0.8  # of the best score, for the same words over again


def _wording(text: str) -> list[str]:
    """The words as they stand: what says the same thing over again says it in the same forms, and stemming costs."""
    return [word.strip(_AROUND) for word in text.split()] if text.isascii() else meaning(text)


def penalties(texts: list[str], scores: list[float]) -> list[float]:
    """What each of some hits loses for repeating better ones, given their folded texts and scores, best first."""
    if not texts:
        return []
    weights = [{word: rarity(word) for word in _wording(text)} for text in texts]
    sizes = [sum(words.values()) or 1.0 for words in weights]
    sets = [set(words) for words in weights]
    full = PENALTY * abs(scores[0])
    lost = [0.0] * len(texts)
    left = list(range(len(texts)))
    while left:
        chosen = max(left, key=lambda at: scores[at] - lost[at])
        left.remove(chosen)
        words, own, size = weights[chosen], sets[chosen], sizes[chosen]
        for at in left:
            shared = own & sets[at]
            scale = sqrt(size * sizes[at])
            if len(shared) > max(1, SAME * scale):  # no word weighs more than 1
                alike = sum([words[word] for word in sorted(shared)]) / scale
                lost[at] = max(lost[at], full * (alike - SAME) / (1 - SAME))
    return lost
