"""Two numbers from signals, both in [0, 1]: whether the tree knows of what the query asks, and whether a memory belongs
to the answer.

`knowledge` is a logistic function of the memory's own evidence: its score, the number of query words in it, and the
names it has. Other memories count only through word rarity and the size of the tree, because a larger tree matches more
words by chance. The function is fitted to tell questions about known things from questions about things that the tree
never mentions (tests/bench/abstention.py fits it and prints the quality). If the query ("go on"), or its overlap with a
memory (a single character, one common word), is less than a word, it stays low. The best memory decides whether a
prompt brings anything.

`relevances` is the chance that a memory belongs to the answer: of several that know of the matter, mostly few do. It is
a logistic function of the memory's knowledge, of its share of the best score, and of how many memories score nearly as
high (tests/bench/relevance.py fits it and prints how well it is calibrated).

`needed` is the chance that a prompt needs what the tree knows, which most prompts do not ("translate this"): knowledge,
and whether the prompt's own wording calls for its writer's matters (tests/bench/calling.py fits it)."""

from __future__ import annotations

from math import exp, log

from memctl.core.language.concepts import concepts_of
from memctl.core.language.frequency import rarity
from memctl.core.language.tokenize import fold, folded_words, is_cjk
from memctl.core.retrieval.digest import LABEL
from memctl.core.retrieval.query_terms import LENT, most_weight, weight_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.query_terms import QueryTerms

    Scored = tuple[int, dict[str, float], float]  # number, signals, their weighted sum

THRESHOLD = 0.5
# Fitted to four of the eight labelled sets (beam-user, locomo-turns, madial-en, memorybank-zh) and to the pages of
# tests/bench/everyday, our own questions with the memory that answers each. The threshold costs the four sets 2.5
# points of recall@10 and the other four 3.0; the earlier weights cost 3.7 and 3.5.
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
BIAS = 7.82  # with it, 10 of 100 foreign questions to the labelled sets inject anything
# The same where a model tells how near the memories are, fitted to the labelled sets and all trees of tests/bench but
# people/teacher, asked their own questions, those of others, and messages that need no memory
# (tests/bench/meaning.py). Of each kind by a fit without it, 56 of 100 lines are relevant and 61 of 100 answers come;
# by a correction of knowledge by words, fitted without such messages but to the same kinds, 53 and 64.
WEIGHTS_NEAR = {
    "score": 2.84,
    "met": 2.28,
    "lacks": -0.15,
    "covered": -3.8,
    "rarest": 0.73,
    "unknown": -1.09,
    "memories": -0.71,
    "names": 0.34,
    "talk": -0.42,
    "concepts": -0.73,
    "close": 0.7,
}
BIAS_NEAR = 0.91
# Weights in `needed` of the log odds of knowledge, of `met` of the evidence, and of the wording, and its constant.
OF_KNOWLEDGE, OF_MET, OF_CALLING, NEEDED = 0.3, 1.26, 0.53, -0.96
SMALLEST, LARGEST = 1500, 36_000  # words in the tree; smaller and larger trees count as these
FEWEST, MOST = 100, 4000  # memories in the tree, likewise
NAMES = 3  # most names, present or missing, that count
CLEARLY_NEAR = 2.0  # closeness from which it does not matter how few words of the query a memory has
OF_KIND = 0.5  # weight, in words, of a thing of the kind that a word asks for
ASIDE = 0.4  # most knowledge of a memory that matches only words learnt from others
LEAST = 0.02  # least share of the query that a memory must cover
# Weights of the features of `relevances`, the last one of the constant, of notes and of lines of talk; then the same
# where a model tells how near the memories are, with that as one more feature (tests/bench/relevance.py --meaning).
NOTES = (0.315, 1.718, -0.677, 1.176, -1.021)
TALK = (0.293, 3.597, -0.765, 0.902, -1.497)
NOTES_NEAR = (0.275, -0.815, 0.673, 3.049, 0.492, -4.418)
TALK_NEAR = (0.304, 3.358, -0.457, 1.745, 0.094, -2.258)
DOUBT = 0.001  # least chance that a memory knows of the matter, and that it does not
LEAST_SHARE = 0.02  # a lower share of the best score counts as this
CROWD = 6  # power of a share of the best score with which a memory counts as one more like the best
BESIDE_BEST = 0.5  # least share that counts so; far more memories have lower ones, and all together may not count
_SAYS_SOMETHING = ("concept", "kind", "heading", "near", "far")
LITTLE = 0.65  # in words: one common word, or one character, as the only overlap
KINDS_ALONE = 3.0  # factor for the words covered by kinds in a memory with no word of the query
MISSED = 0.4  # weight of missing words from which such a small overlap is not enough
_MOST = 50.0  # logits beyond which nothing changes
_SENTENCE_ENDS = (".", "!", "?", ":", "。", "！", "？", "：")
_AROUND = "\"'()[]{}<>*`“”‘’,.;:!?，。；：！？"
_NO_NAMES = (
    " i i'm i've i'd i'll january february march april may june july august september october november december "
    "monday tuesday wednesday thursday friday saturday sunday ok "
)


def relevances(found: Sequence[Told], wanted: int = 1) -> list[float]:
    """Return for each memory the chance that it belongs to an answer of so many memories. It is never surer than that
    the tree knows of the matter."""
    out = []
    notes, talk = (NOTES_NEAR, TALK_NEAR) if _is_by_meaning(found) else (NOTES, TALK)
    for one, features in zip(found, relevance_features(found, wanted), strict=True):
        odds = sum(map(float.__mul__, talk if one.talk else notes, (*features, 1.0)))
        out.append(round(min(one.known, _logistic(odds)), 6))
    return out


def relevance_features(found: Sequence[Told], wanted: int = 1) -> list[tuple[float, ...]]:
    """Return for each memory what NOTES and TALK weigh: the log odds of its knowledge, the logarithm of its share of
    the best score, that of the number of memories that score as high as the best one for each wanted (lower ones
    count little), the weight of its rarest word of the query, and its closeness if a model tells it."""
    best = max([one.score for one in found], default=0.0)
    shares = [max(LEAST_SHARE, one.score / best) if best > 0 else 1.0 for one in found]
    crowd = log(max(1.0, sum([share**CROWD for share in shares if share >= BESIDE_BEST]) / wanted))
    by_meaning = _is_by_meaning(found)
    return [
        (log_odds(one.known), log(share), crowd, one.rarest, *((one.close or 0.0,) if by_meaning else ()))
        for one, share in zip(found, shares, strict=True)
    ]


def known_with(told: Told, words_can_match: bool) -> float:
    """Return how surely the tree knows of the matter by a memory of which a model tells how near it is. If no words can
    match, because it is in another script, missing names say nothing."""
    close = told.close or 0.0
    seen = {**told.seen, "score": max(0.0, told.score), "close": close}
    if not words_can_match:
        seen["names"] = 0.0
    told.seen, bound = seen, told.said if close >= CLEARLY_NEAR else told.bound
    return round(bound * _logistic(_odds(seen, WEIGHTS_NEAR, BIAS_NEAR)), 6)


def needed(surest: Told, calling: float | None) -> float:
    """Return the chance that a prompt needs what the tree knows, given its surest memory; it is never higher than that
    the tree knows of the matter. `calling` is the log odds by the prompt's wording; without them knowledge decides."""
    if calling is None:
        return surest.known
    odds = OF_KNOWLEDGE * log_odds(surest.known) + OF_MET * surest.seen.get("met", 0.0) + OF_CALLING * calling + NEEDED
    return min(surest.known, _logistic(odds))


def _odds(seen: dict[str, float], weights: dict[str, float], bias: float) -> float:
    return bias + sum([weight * seen.get(name, 0.0) for name, weight in weights.items()])


def log_odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance, which is never quite 0 or 1."""
    return log((chance + DOUBT) / (1 - chance + DOUBT))


def _is_by_meaning(found: Sequence[Told]) -> bool:
    return any(one.close is not None for one in found)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-max(-_MOST, min(_MOST, odds))))


class Told:
    """What tells whether a memory belongs to the answer: how surely the tree knows of the matter by it (`known`), the
    weight of its rarest word of the query as a share of the highest possible (`rarest`), its score, whether it is a
    line of talk, and how near a model finds it to the query (`close`, None without one). `seen` is the evidence by
    words; `said` bounds what any memory can know, because the query says little, and `bound` what this one can."""

    __slots__ = ("bound", "close", "known", "rarest", "said", "score", "seen", "talk")

    def __init__(self, known: float, rarest: float, score: float, talk: bool, close: float | None = None) -> None:
        self.known = known
        self.rarest = rarest
        self.score = score
        self.talk = talk
        self.close = close
        self.seen: dict[str, float] = {}
        self.said = self.bound = 1.0

    def take(self, other: Told) -> None:
        """Take what another reading of the query tells of the same memory, if it is surer."""
        self.rarest = max(self.rarest, other.rarest)
        if other.known > self.known:
            self.known, self.seen, self.said, self.bound = other.known, other.seen, other.said, other.bound


def knowledge(asked: QueryTerms, corpus: Corpus, found: list[Scored]) -> list[Told]:
    """Return for each found memory, in their order, how surely the tree knows of the matter by it."""
    said = min(1.0, sum([rarity(word) for word in asked.weights]))
    out = []
    rarest = _rarest(asked, corpus, found)
    for (number, values, score), seen in zip(found, evidence(asked, corpus, found, rarest), strict=True):
        told = Told(0.0, rarest[number], score, "spoken length" in values)
        told.seen, told.said, told.bound = seen, said, min(said, _enough(values, seen))
        told.known = round(told.bound * _logistic(_odds(seen, WEIGHTS, BIAS)), 6)
        out.append(told)
    return out


def _rarest(asked: QueryTerms, corpus: Corpus, found: list[Scored]) -> dict[int, float]:
    """Return the weight of the rarest word of the query that each memory or its heading has, as a share of the highest
    possible. A thing of the kind that a word asks for counts in part."""
    numbers, highest = dict.fromkeys(number for number, *_ in found), most_weight(corpus)
    out = dict.fromkeys(numbers, 0.0)
    for word in asked.weights:
        weight, headed = weight_of(word, corpus) / highest, corpus.headed(word)
        own = [number for number, _ in corpus.counts(word, numbers)]
        own += [number for number in numbers if corpus.section(number) in headed] if headed else []
        kind = [number for name in asked.kinds.get(word, ()) for number, _ in corpus.counts(name, numbers)]
        for numbered, share in ((own, weight), (kind, OF_KIND * weight)):
            for number in numbered:
                out[number] = max(out[number], share)
    return out


def _enough(values: dict[str, float], seen: dict[str, float]) -> float:
    """Return the upper bound of a memory's knowledge, given how little of the query it has."""
    shared, lacking = exp(seen["met"]) - 1, exp(seen["lacks"]) - 1
    if 0 < shared < LITTLE and lacking >= MISSED and not values.get("kind"):
        return shared * min(1.0, shared / lacking)
    if not values.get("cover") and values.get("kind"):
        return min(1.0, KINDS_ALONE * shared / max(lacking, 0.1))
    has_some = values.get("cover", 0.0) > LEAST or any(values.get(name, 0.0) > 0 for name in _SAYS_SOMETHING)
    return 1.0 if has_some else ASIDE


def evidence(
    asked: QueryTerms, corpus: Corpus, found: list[Scored], rarest: dict[int, float]
) -> list[dict[str, float]]:
    """Return for each memory the evidence for and against it as an answer, one value for each of WEIGHTS.

    `met` is the logarithm of the number of query words in the memory; common words, single characters and words of a
    kind that is asked for count in part. A character that is part of a pair counts little. `lacks` is the same for the
    missing words. `covered` is the share of the query's weight in it, `rarest` the weight of its rarest word, `unknown`
    that of the rarest word that the whole tree lacks. `size` is the size of the tree: more words match by chance.
    `memories` is their number. `names` counts names that the memory, its heading or its speaker has, minus the missing
    ones. `talk` marks a line of talk, whose score is raised by its neighbours, relevant or not. `concepts` is high if
    the tree seldom speaks of the kinds of things in the query. `long` is the relative length, because a long memory
    matches more words by chance."""
    numbers = dict.fromkeys(number for number, *_ in found)
    met, lacks, named, covered = (dict.fromkeys(numbers, 0.0) for _ in range(4))
    called = set(feature_names(asked))
    pairs = "".join([word for word in asked.weights if len(word) == 2 and is_cjk(word)])
    for word, share in asked.weights.items():
        by_itself = len(word) > 1 or word not in pairs or concepts_of(word)
        weight = rarity(word) * (1 if by_itself else 1 - LENT)
        has = {number for number, _ in corpus.counts(word, numbers)}
        kind = {number for name in asked.kinds.get(word, ()) for number, _ in corpus.counts(name, numbers)} - has
        for number in has:
            met[number] += weight
            covered[number] += share
        for number in kind:
            met[number] += OF_KIND * weight
        for number in numbers.keys() - has - kind:
            lacks[number] += weight
        if word in called:
            known = has | _placed(word, corpus, numbers)
            for number in numbers:
                named[number] += 1 if number in known else -1
    size = log(max(SMALLEST, min(LARGEST, corpus.mean_length * len(corpus))))
    memories = log(max(FEWEST, min(MOST, len(corpus))))
    unknown = max([rarity(word) for word in asked.weights if not corpus.count(word)], default=0.0)
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
            "covered": covered[number],
            "rarest": rarest[number],
            "unknown": unknown,
            "memories": memories,
            "long": corpus.lengths[number] / corpus.mean_length,
        }
        for number, values, score in found
    ]


def _placed(word: str, corpus: Corpus, numbers: dict[int, None]) -> set[int]:
    """Return the memories whose heading, date or speaker has the word."""
    headed = corpus.headed(word)
    placed = {number for number in numbers if corpus.section(number) in headed} if headed else set[int]()
    return placed.union([number for number, _ in corpus.counts(LABEL + word, numbers)])


def feature_names(asked: QueryTerms) -> list[str]:
    """Return the query's words that look like names: capitals within a sentence. Returns none if most words are
    capitalised."""
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
