"""From signals to relevance: how surely a memory answers what is asked, in [0, 1], 0.5 at the default threshold.

Relevance is a logistic function of the evidence that one memory itself gives: its score, how many words of the query
it has, whether it has the names. Other memories count only as they tell how rare a word is, and by how many words the
tree has: among more words more meets by chance. It is fitted so that questions about what a tree knows are told from
questions about people and things never mentioned in it (tests/bench/abstention.py fits and prints how well). Where a
query ("go on") or what it shares with a memory (a single character, one common word) is less than a word, nothing is
sure."""

from __future__ import annotations

from math import exp, log

from memctl.core.language.concepts import concepts_of
from memctl.core.language.frequency import rarity
from memctl.core.language.tokenize import fold, folded_words, is_cjk
from memctl.core.retrieval.corpus import LABEL
from memctl.core.retrieval.query_terms import LENT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.query_terms import QueryTerms

    Scored = tuple[int, dict[str, float], float]  # number, signals, their weighted sum

THRESHOLD = 0.5
# Fitted to four of the eight labelled sets (beam-user, locomo-turns, madial-en, memorybank-zh) and the pages of
# tests/bench/everyday, own questions with the memory that answers. Silence costs the four 2.5 points of recall@10 and
# the other four 3.0; with the weights before these it cost 3.7 and 3.5.
WEIGHTS = {
    "score": 3.93,
    "met": 1.93,
    "size": -1.09,
    "names": 1.81,
    "talk": -0.72,
    "concepts": -1.27,
    "lacks": -0.32,
    "long": -0.56,
}
BIAS = 7.82  # with it, of 100 foreign questions to the labelled sets 10 inject anything
SMALLEST, LARGEST = 1500, 36_000  # words: smaller trees count as if they had so many, larger ones too
NAMES = 3  # from which on it is of no account how many there are
OF_KIND = 0.5  # of a word, what is of the kind that it asks for
ASIDE = 0.4  # the most for a memory that has nothing of the query, only of what was learnt from others
LEAST = 0.02  # of what a query says, which a memory has to have
_SAYS_SOMETHING = ("concept", "kind", "heading", "near", "far")
LITTLE = 0.65  # of a word: one common word, or a character, where that is all a memory shares with the query
KINDS_ALONE = 3.0  # what has no word of the query, only kinds of what it asks for: how many words they make up for
MISSED = 0.4  # of a word that it lacks, from which on that little is not enough
_MOST = 50.0  # logits, beyond which there is nothing to tell
_SENTENCE_ENDS = (".", "!", "?", ":", "。", "！", "？", "：")
_AROUND = "\"'()[]{}<>*`“”‘’,.;:!?，。；：！？"
_NO_NAMES = (
    " i i'm i've i'd i'll january february march april may june july august september october november december "
    "monday tuesday wednesday thursday friday saturday sunday ok "
)


def relevances(asked: QueryTerms, corpus: Corpus, found: list[Scored]) -> list[float]:
    """The relevance of each memory that was found, in their order."""
    said = min(1.0, sum([rarity(word) for word in asked.weights]))
    out = []
    for (_, values, _), seen in zip(found, evidence(asked, corpus, found), strict=True):
        share = min(said, _enough(values, seen))
        sure = BIAS + sum([WEIGHTS[name] * value for name, value in seen.items()])
        out.append(round(share / (1 + exp(max(-_MOST, min(_MOST, -sure)))), 6))
    return out


def _enough(values: dict[str, float], seen: dict[str, float]) -> float:
    """The most that a memory can be relevant, by how little of the query it has."""
    shared, lacking = exp(seen["met"]) - 1, exp(seen["lacks"]) - 1
    if 0 < shared < LITTLE and lacking >= MISSED and not values.get("kind"):
        return shared * min(1.0, shared / lacking)
    if not values.get("cover") and values.get("kind"):
        return min(1.0, KINDS_ALONE * shared / max(lacking, 0.1))
    has_some = values.get("cover", 0.0) > LEAST or any(values.get(name, 0.0) > 0 for name in _SAYS_SOMETHING)
    return 1.0 if has_some else ASIDE


def evidence(asked: QueryTerms, corpus: Corpus, found: list[Scored]) -> list[dict[str, float]]:
    """For each memory, what speaks for and against that it answers, each of WEIGHTS.

    `met` tells several words in a memory from one, by the logarithm, common words, single characters and what is only
    of the kind asked for in part; `lacks` counts the words that it has not in the same way. A character of a pair says
    little by itself. `size`: among more words more meets by chance. `names` are those that it has, or its heading or
    speaker, less those that it has not. `talk`: what is said around a line of talk adds to its score, be it relevant or
    not. `concepts` is high where the query speaks of kinds of things that the tree seldom does. `long` is how long it
    is beside others: a long memory has more words by chance."""
    numbers = dict.fromkeys(number for number, *_ in found)
    met, lacks, named = (dict.fromkeys(numbers, 0.0) for _ in range(3))
    called = set(feature_names(asked))
    pairs = "".join([word for word in asked.weights if len(word) == 2 and is_cjk(word)])
    for word in asked.weights:
        by_itself = len(word) > 1 or word not in pairs or concepts_of(word)
        weight = rarity(word) * (1 if by_itself else 1 - LENT)
        has = {number for number, _ in corpus.counts(word, numbers)}
        kind = {number for name in asked.kinds.get(word, ()) for number, _ in corpus.counts(name, numbers)} - has
        for number in has:
            met[number] += weight
        for number in kind:
            met[number] += OF_KIND * weight
        for number in numbers.keys() - has - kind:
            lacks[number] += weight
        if word in called:
            known = has | _placed(word, corpus, numbers)
            for number in numbers:
                named[number] += 1 if number in known else -1
    size = log(max(SMALLEST, min(LARGEST, corpus.mean_length * len(corpus))))
    concepts = sum(asked.concepts.values())
    return [
        {
            "score": max(0.0, score),
            "met": log(1 + met[number]),
            "size": size,
            "names": max(-NAMES, min(NAMES, named[number])),
            "talk": 1.0 if "spoken length" in values else 0.0,
            "concepts": concepts,
            "lacks": log(1 + lacks[number]),
            "long": corpus.lengths[number] / corpus.mean_length,
        }
        for number, values, score in found
    ]


def _placed(word: str, corpus: Corpus, numbers: dict[int, None]) -> set[int]:
    """The memories below a heading with the word, or with it in their date or speaker."""
    headed = corpus.headed(word)
    placed = {number for number in numbers if corpus.section(number) in headed} if headed else set[int]()
    return placed.union([number for number, _ in corpus.counts(LABEL + word, numbers)])


def feature_names(asked: QueryTerms) -> list[str]:
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
