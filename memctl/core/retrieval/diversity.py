"""Diversity among the first hits, so that many wordings of one fact do not fill a prompt."""

from __future__ import annotations

from math import sqrt

from memctl.core.language.frequency import rarity
from memctl.core.retrieval.query_terms import meaningful_words

SAME = 0.5  # similarity from which a memory repeats a better one
_AROUND = ".,;:!?\"'()"
PENALTY = 1.0  # share of the best score lost for repeating its words
ANSWERED = 0.3  # share lost for matching only query words that better hits match too
LEFT = 0.3  # share of a query word's value that is left after each hit that has it


def _wording(text: str) -> list[str]:
    """Return the words unstemmed: a repetition uses the same forms, and stemming costs time."""
    return [word.strip(_AROUND) for word in text.split()] if text.isascii() else meaningful_words(text)


def penalties(texts: list[str], scores: list[float], answers: list[dict[str, float]]) -> list[float]:
    """Return the score that each hit, best first, loses for repeating better ones. `texts` are folded; `answers` has
    the query's words in each hit with their weights. A repeated text costs most. Query words that better hits have are
    worth less, so that a hit with other words moves up (as in xQuAD: Santos, Macdonald and Ounis, Exploiting Query
    Reformulations for Web Search Result Diversification, 2010)."""
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
