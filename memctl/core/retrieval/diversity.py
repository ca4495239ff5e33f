"""Making room for what is new among the first hits: many wordings of one fact would otherwise fill a prompt."""

from __future__ import annotations

from math import sqrt

from memctl.core.language.frequency import rarity
from memctl.core.retrieval.query_terms import meaning

SAME = 0.5  # likeness from which a memory says again what a better one said
_AROUND = ".,;:!?\"'()"
PENALTY = 1.0  # of the best score, for the same words over again
ANSWERED = 0.3  # for having the words of the query, and only those, that better hits have, too
LEFT = 0.3  # of what a word of the query is worth, each time that a hit has it


def _wording(text: str) -> list[str]:
    """The words as they stand: what says the same thing over again says it in the same forms, and stemming costs."""
    return [word.strip(_AROUND) for word in text.split()] if text.isascii() else meaning(text)


def penalties(texts: list[str], scores: list[float], answers: list[dict[str, float]]) -> list[float]:
    """What each of some hits loses for repeating better ones, best first: `texts` are folded, `answers` the words of
    the query that a hit has, with their weights. Saying the same thing over again costs most; the words of the query
    that better hits have are worth less, so that what they leave open comes sooner (as xQuAD does: Santos, Macdonald
    and Ounis, Exploiting Query Reformulations for Web Search Result Diversification, 2010)."""
    if not texts:
        return []
    weights = [{word: rarity(word) for word in _wording(text)} for text in texts]
    sizes = [sum(words.values()) or 1.0 for words in weights]
    sets = [set(words) for words in weights]
    full = PENALTY * abs(scores[0])
    repeated = [0.0] * len(texts)
    lost = [0.0] * len(texts)
    remains: dict[str, float] = {}
    left = list(range(len(texts)))
    while left:
        chosen = max(left, key=lambda at: scores[at] - lost[at])
        left.remove(chosen)
        for word in answers[chosen]:
            remains[word] = remains.get(word, 1.0) * LEFT
        words, own, size = weights[chosen], sets[chosen], sizes[chosen]
        for at in left:
            shared = own & sets[at]
            scale = sqrt(size * sizes[at])
            if len(shared) > max(1, SAME * scale):  # no word weighs more than 1
                alike = sum([words[word] for word in sorted(shared)]) / scale
                repeated[at] = max(repeated[at], full * (alike - SAME) / (1 - SAME))
            known = sum([weight * (1 - remains[word]) for word, weight in answers[at].items() if word in remains])
            lost[at] = repeated[at] + ANSWERED * known
    return lost
