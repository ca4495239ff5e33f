"""From signals to relevance: how surely a memory answers what is asked, in [0, 1], 0.5 at the default threshold.

Two questions, one after the other. Does the tree know of the matter at all? A logistic function of the evidence for it
says so: what the best memory brings, and what the words of the query are to this tree. It is fitted so that questions
about what a tree knows are told from questions about people and things never mentioned in it (tests/bench/abstention.py
fits and prints how well). And is this memory near enough to the best? The best has the relevance of the matter itself;
others have less, and just the threshold's where REACH is spent. Where a query ("go on") or what it shares with a memory
(a single character, one common word) is less than a word and than what the tree does not know, nothing is sure."""

from __future__ import annotations

from math import exp, log

from memctl.core.retrieval.common import rarity
from memctl.core.retrieval.words import fold, folded_words, is_cjk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from memctl.core.retrieval.asked import Asked
    from memctl.core.retrieval.corpus import Corpus

    Scored = tuple[int, dict[str, float], float]  # number, signals, their weighted sum

THRESHOLD = 0.5
WEIGHTS = {
    "score": 2.85,
    "met": 2.82,
    "size": -1.33,
    "names": 1.53,
    "talk": -1.38,
    "concepts": -1.50,
    "unmet": -0.86,
    "strange": -1.06,
    "lacks": -1.55,
    "long": -0.35,
}
BIAS = 10.31
LOOKED_AT = 5  # memories among which the one that has most of the words is looked for
SMALLEST, LARGEST = 1500, 36_000  # words: smaller trees count as if they had so many, larger ones too
NAMES = 3  # from which on it is of no account how many there are
OF_KIND = 0.5  # of a word, what is of the kind that it asks for
REACH = 0.8  # by how much another memory may score less than the best, and
SHARE = 0.85  # by which part of the best score
ASIDE = 0.4  # the most for a memory that has nothing of the query, only of what was learnt from others
LEAST = 0.02  # of what a query says, which a memory has to have
_SAYS_SOMETHING = ("concept", "kind", "heading", "near", "far")
LITTLE = 0.65  # of a word: one common word, or a character, where that is all a memory shares with the query
_MOST = 50.0  # logits, beyond which there is nothing to tell
_SENTENCE_ENDS = (".", "!", "?", ":", "。", "！", "？", "：")
_AROUND = "\"'()[]{}<>*`“”‘’,.;:!?，。；：！？"
_NO_NAMES = (
    " i i'm i've i'd i'll january february march april may june july august september october november december "
    "monday tuesday wednesday thursday friday saturday sunday ok "
)


def relevances(asked: Asked, corpus: Corpus, found: list[Scored]) -> Callable[[dict[str, float], float], float]:
    """The function from signals and their weighted sum to relevance, given all that was found."""
    if not found:
        return lambda values, score: 0.0
    seen = evidence(asked, corpus, found)
    sure = BIAS + sum([WEIGHTS[name] * value for name, value in seen.items()])
    _, of_best, best = max(found, key=lambda item: item[2])
    said = min(1.0, sum([rarity(word) for word in asked.weights]))
    shared, lacking = exp(seen["met"]) - 1, exp(seen["unmet"]) - 1
    if 0 < shared < min(LITTLE, lacking) and not (of_best.get("heading") or of_best.get("kind")):
        said = min(said, shared * shared / lacking)

    def relevance(values: dict[str, float], score: float) -> float:
        behind = (best - score) / REACH
        if best > 0:
            behind = max(behind, (1 - score / best) / SHARE)
        says = values.get("cover", 0.0) > LEAST or any(values.get(name, 0.0) > 0 for name in _SAYS_SOMETHING)
        share = said if says else said * ASIDE
        return round(share / (1 + exp(max(-_MOST, min(_MOST, abs(sure) * behind - sure)))), 6)

    return relevance


def evidence(asked: Asked, corpus: Corpus, found: list[Scored]) -> dict[str, float]:
    """What speaks for and against that the tree knows of the matter, each of WEIGHTS.

    `score` is the best memory's. `met` tells several words in one memory from one, by the logarithm, common words,
    single characters and what is only of the kind asked for in part; `unmet` counts the words that the tree has nowhere
    in the same way, `strange` is how many of all words are Chinese, Japanese or Korean characters among them. `size`:
    among more words more meets by chance. `names` are those that the tree knows less those that it does not. `talk`:
    what is said around a line of talk adds to its score, be it relevant or not. `concepts` is high where the query
    speaks of kinds of things that the tree seldom does. `lacks` is the share of the weightiest word that the best
    memory has not, nor what is of its kind: what is asked for above all. `long` is how long it is beside others:
    a long memory has more words by chance."""
    first = sorted(found, key=lambda item: -item[2])[:LOOKED_AT]
    met, lacks = _met(asked, corpus, [number for number, *_ in first])
    unknown = {word for word in asked.weights if not (corpus.count(word) or corpus.headed(word))}
    named = [word not in unknown for word in names(asked)]
    strange = sum([1 for word in unknown if len(word) == 1 and is_cjk(word)])
    return {
        "score": max(0.0, first[0][2]),
        "met": log(1 + met),
        "size": log(max(SMALLEST, min(LARGEST, corpus.mean_length * len(corpus)))),
        "names": min(NAMES, sum(named)) - min(NAMES, len(named) - sum(named)),
        "talk": 1.0 if "spoken length" in first[0][1] else 0.0,
        "concepts": sum(asked.concepts.values()),
        "unmet": log(1 + sum([rarity(word) for word in asked.weights if word in unknown])),
        "strange": strange / max(1, len(asked.weights)),
        "lacks": lacks,
        "long": corpus.lengths[first[0][0]] / corpus.mean_length,
    }


def _met(asked: Asked, corpus: Corpus, numbers: list[int]) -> tuple[float, float]:
    """How many of the words of the query one of these memories has, at most; common ones, characters, and words of
    which it has only the kind in part. And the share of the weightiest word that the first of them has not."""
    among = dict.fromkeys(numbers)
    met, lacks = dict.fromkeys(numbers, 0.0), 0.0
    for word, weight in asked.weights.items():
        has = {number for number, _ in corpus.counts(word, among)}
        kind = {number for name in asked.kinds.get(word, ()) for number, _ in corpus.counts(name, among)}
        for number in has | kind:
            met[number] += rarity(word) if number in has else OF_KIND * rarity(word)
        if numbers[0] not in has and numbers[0] not in kind:
            lacks = max(lacks, weight)
    return max(met.values()), lacks


def names(asked: Asked) -> list[str]:
    """The words of the query that are written as names are: with a capital inside of a sentence. Where most words
    have one it says nothing."""
    capital, others, begins = [], 0, True
    for piece in asked.written.split():
        word = piece.strip(_AROUND)
        if not begins and word.isascii() and word[:1].isupper() and f" {word.lower()} " not in _NO_NAMES:
            capital.append(word)
        elif word:
            others += 1
        begins = piece.endswith(_SENTENCE_ENDS)
    if not capital or len(capital) > others:
        return []
    return [word for word in dict.fromkeys(folded_words(fold(" ".join(capital)))) if word in asked.weights]
