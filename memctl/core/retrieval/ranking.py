"""Ranking: the memories that answer a query, best first, with reasons.

A signal is a named function of (memory, query, context). `rank` sums `weight * signal` over WEIGHTS; a further signal
(such as a local embedding model) is one more name there and in `signals.py`. `relevance.py` calibrates `relevance` from
them."""

from __future__ import annotations

from bisect import insort

from memctl.core.language.calling import calling
from memctl.core.language.tokenize import fold
from memctl.core.retrieval.corpus import Corpus, corpus_of
from memctl.core.retrieval.diversity import penalties
from memctl.core.retrieval.meaning import NEAR, near, reranked
from memctl.core.retrieval.query import Query
from memctl.core.retrieval.query_terms import QueryTerms, questions
from memctl.core.retrieval.relevance import THRESHOLD, Told, knowledge, needed, relevances
from memctl.core.retrieval.signals import TEXTS, Matches, add_text_signals, label_matches, signals, top
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memctl.core.lifecycle.worth import Worth
    from memctl.core.retrieval.meaning import Meaning
    from memctl.core.retrieval.relevance import Scored
    from memctl.model.memory import Memory

    Found = tuple[int, dict[str, float], float, Told]  # number, signals, their weighted sum, what it tells

# Measured on labelled sets of English and Chinese conversations, facts, notes and requests (tests/bench/retrieval.py).
WEIGHTS = {
    "words": 0.18,
    "cover": 0.5,
    "concept": 0.8,
    "kind": 0.4,
    "near": 0.24,
    "far": 0.36,
    "section": 0.4,
    "heading": 0.5,
    "learnt": 0.2,
    "speaker": 0.38,
    "answer": 0.34,
    "date": 0.5,
    "time": 0.11,
    "phrase": 0.18,
    "name": 0.22,
    "spoken length": -0.25,
    "length": -0.06,
    "note": 1.1,
    "pointer": -0.5,
    "question": 1.0,
    "label": 1.0,
    "meaning": 1.0,
}
# Shares of the final score: relevance counts most, then freshness and importance.
RECENCY = 0.02
IMPORTANCE = 0.02
_FRESH = 180  # days in which recency halves
ROUNDING = 0.0001  # rounding changes the shares of a score by less than this
PROMISING = 150  # candidates that are read closely; more if more are wanted
EVEN = 0.5  # how far the best scores of a query's questions are made equal: 0 not at all, 1 fully
WHOLE = 0.7  # weight of the whole query beside its questions
LABELLED = 0.3  # highest knowledge of a memory that matches in its date or speaker only, or in words spelt alike
BEHIND = 0.1  # distance of such a memory's score below all others: more than freshness and importance can add
# Relevance from which a note and a line of talk join the surest memory in a prompt, at the default threshold; then if
# the question asks for many. Lines of talk need less, because what answers is seldom in one line. Measured by
# tests/bench/month.py: in month and week 61 of 77 lines belong there, with 0.3 and 0.06 for every question 63 of 84; in
# the trees of people, which were in sight but not fitted to, 64 of 133, with these 58 of 127, of 114 that belong there.
ALONG, SPOKEN_ALONG = 0.35, 0.08
MANY_ALONG, MANY_SPOKEN_ALONG = 0.2, 0.05
# Factor of these where a model tells how near memories are. Of each kind of trees by a fit without it, 56 of 100 lines
# are then relevant and 61 of 100 answers come; without it 53 and 63.
SURER = 1.15
MANY = 5  # memories that answer a question that asks for many
AGAIN = 0.3  # share of what a note as a whole is worth for its second and further parts
VARIED = 24  # number of first hits within which hits that say something new come first


class Hit:
    """A found memory. `score` orders the hits; `relevance` is the chance that it belongs to the answer; `told` has the
    evidence for that; `why` has each signal's share of the score."""

    __slots__ = ("memory", "relevance", "score", "told", "why")

    def __init__(self, memory: Memory, score: float, relevance: float, told: Told, why: dict[str, float]) -> None:
        self.memory = memory
        self.score = score
        self.relevance = relevance
        self.told = told
        self.why = why

    @property
    def known(self) -> float:
        """How surely the tree knows of the matter by the memory, in [0, 1]."""
        return self.told.known

    @property
    def bears(self) -> bool:
        """Whether the memory itself matches the query, not only its neighbours."""
        return (self.told.close or 0.0) >= NEAR or _bears(self.why)

    def __repr__(self) -> str:
        return f"Hit({self.memory.key} {self.score:.4f} {self.relevance:.3f})"


def _bears(signals: dict[str, float]) -> bool:
    return "label" in signals or any(signals.get(name, 0.0) > 0 for name in ("words", "concept", "kind", "heading"))


def rank(
    query: Query | str,
    memories: Sequence[Memory] | Corpus,
    *,
    now: str = "",
    worth: Worth | None = None,
    limit: int | None = None,
    least: float = 0.0,
    admits: Callable[[int], bool] | None = None,
    accepts: Callable[[Hit], bool] | None = None,
    complete: bool = False,
    prompt: bool = False,
    meaning: Meaning | None = None,
) -> list[Hit]:
    """Return the memories that match the query, best first; equal ones by key.

    `memories` are in tree order (path, then line), because neighbours count. `now` is an ISO date; without it "last
    week" has no meaning and recency is neutral. `worth` tells the strength of a memory, its last use, and the
    user's weights; without it importance counts. A query that only filters (`#tag`) orders by strength or importance.
    `least` is the minimum relevance. `admits` tests the corpus's numbers: a refused memory is not found, but still
    counts as a neighbour. `accepts` has the last word on each hit. With `prompt`, the chance that the query needs
    what the tree knows must be `least`, and then the surest hit comes with those that are relevant enough. With
    `complete`, memories that share nothing with the query follow, to measure what fits into a budget. `meaning` is
    an embedding model."""
    query = Query(query) if isinstance(query, str) else query
    corpus = memories if isinstance(memories, Corpus) else corpus_of(memories)
    if not len(corpus):
        return []
    today = day_number(now)
    asked = [QueryTerms(text, corpus, today) for text in (query.text, *questions(query.text))]
    passes = _both(query, corpus, admits)
    found: list[Found] = []
    most = None if limit is None else max(PROMISING, 2 * limit)
    if asked[0].weights:
        found = candidates(asked, corpus, passes, most, meaning)
        if least <= LABELLED and (limit is None or sum([_bears(values) for _, values, *_ in found]) < limit):
            found += _labelled(asked[0], corpus, passes, found, limit)
        if not found and not prompt and asked[0].respell(corpus):
            found = candidates(asked[:1], corpus, passes, most)
            for *_, told in found:
                told.known = min(told.known, LABELLED)
    elif query.narrows:
        found = [
            (number, {}, 0.0, Told(1.0, 1.0, 0.0, False))
            for number in corpus.numbers()
            if passes is None or passes(number)
        ]
    if complete:
        found += _rest(found, corpus, passes)
    relevance = _relevance(found, asked[0])
    found = (
        _brought(found, relevance, least, asked[0])
        if prompt
        else [item for item in found if relevance[item[0]] >= least]
    )
    limit = len(found) if limit is None else limit
    hits = _best(found, relevance, corpus, today, worth, accepts, max(limit, VARIED + 1) if limit else 0)
    if worth and worth.weights:
        return [hit for _, hit in hits[:limit]]
    return _varied(hits, asked[0], corpus)[:limit]


def _rest(found: list[Found], corpus: Corpus, passes: Callable[[int], bool] | None) -> list[Found]:
    known = {number for number, *_ in found}
    rest = [number for number in corpus.numbers() if number not in known and (passes is None or passes(number))]
    return [(number, {}, 0.0, Told(0.0, 0.0, 0.0, False)) for number in rest]


def _relevance(found: list[Found], asked: QueryTerms) -> dict[int, float]:
    """Return {number: relevance}. All that passes a query without words is relevant."""
    told = [item[3] for item in found]
    chances = relevances(told, MANY if asked.asks_many else 1) if asked.weights else [1.0] * len(told)
    return dict(zip([number for number, *_ in found], chances, strict=True))


def _brought(found: list[Found], relevance: dict[int, float], least: float, asked: QueryTerms) -> list[Found]:
    """Return the memories for a prompt: none if it needs none, otherwise the surest one and those that are relevant
    enough."""
    surest = max([told for *_, told in found], key=lambda told: told.known, default=None)
    if surest is None or needed(surest, calling(asked.written)) < least:
        return []
    surer = SURER if any(told.close is not None for *_, told in found) else 1.0
    enough_of = {talk: surer * enough(least, talk=talk, many=asked.asks_many) for talk in (False, True)}
    return [item for item in found if item[3].known == surest.known or relevance[item[0]] >= enough_of[item[3].talk]]


def enough(least: float, *, talk: bool = False, many: bool = False) -> float:
    """Return the relevance from which a memory, or a line of talk, joins the surest one in a prompt; less if `many` are
    asked for."""
    note, line = (MANY_ALONG, MANY_SPOKEN_ALONG) if many else (ALONG, SPOKEN_ALONG)
    return least / THRESHOLD * (line if talk else note)


def _labelled(
    asked: QueryTerms, corpus: Corpus, passes: Callable[[int], bool] | None, found: list[Found], limit: int | None
) -> list[Found]:
    """Return the memories that match only in their date or speaker, to follow all found ones. Mark those that were
    found already, even if only through their neighbours."""
    shares = label_matches(asked, corpus)
    for number, values, *_ in found:
        if shares.pop(number, 0.0):
            values["label"] = 0.0
    if passes is not None:
        shares = {number: share for number, share in shares.items() if passes(number)}
    least = min([score for _, _, score, _ in found], default=2 * BEHIND) - BEHIND
    rest = []
    for number in top(shares, len(shares) if limit is None else limit, corpus):
        score = least - (1 - shares[number]) * BEHIND
        rest.append((number, {"label": score}, score, Told(round(LABELLED * shares[number], 6), 0.0, score, False)))
    return rest


def _both(query: Query, corpus: Corpus, admits: Callable[[int], bool] | None) -> Callable[[int], bool] | None:
    """Combine the query's filter with `admits` into one test of numbers."""
    if not query.narrows:
        return admits
    if admits is None:
        return lambda number: query.admits(corpus.memory(number))
    return lambda number: admits(number) and query.admits(corpus.memory(number))


def _best(
    found: list[Found],
    relevance: dict[int, float],
    corpus: Corpus,
    today: int | None,
    worth: Worth | None,
    accepts: Callable[[Hit], bool] | None,
    limit: int,
) -> list[tuple[int, Hit]]:
    """Return the hits with their numbers, best first. Ask for strength and use only while a memory may still reach the
    first `limit`, because they add at most IMPORTANCE and RECENCY to the known score."""
    if worth and worth.weights:
        return _weighed(found, relevance, corpus, worth, accepts)[:limit]
    dated = []
    for number, values, score, told in found:
        recency = _recency(corpus.days[number], today)
        dated.append((score + RECENCY * recency, number, values, told, recency))
    dated.sort(key=lambda item: (-item[0], corpus.place(item[1])))
    corpus.foresee(numbers=[number for _, number, *_ in dated[: 2 * limit]])
    hits: list[tuple[int, Hit]] = []
    scores: list[float] = []  # ascending
    for base, number, values, told, recency in dated if limit else ():
        if len(hits) >= limit and base + RECENCY * (1 - recency) + IMPORTANCE + ROUNDING < scores[-limit]:
            break
        memory = corpus.memory(number)
        recency = max(recency, _recency(worth.used(memory), today, 0.0)) if worth else recency
        hit = _hit(memory, values, relevance[number], told, recency, worth)
        if accepts is None or accepts(hit):
            hits.append((number, hit))
            insort(scores, hit.score)
    hits.sort(key=_rank_of)
    return hits[:limit]


def _recency(day: int, today: int | None, unknown: float = 0.5) -> float:
    return 2.0 ** (-max(0, today - day) / _FRESH) if today and day else unknown


def _weighed(
    found: list[Found],
    relevance: dict[int, float],
    corpus: Corpus,
    worth: Worth,
    accepts: Callable[[Hit], bool] | None,
) -> list[tuple[int, Hit]]:
    """Return the hits with their numbers in the order of the user's weights."""
    hits = []
    for number, values, _, told in found:
        memory = corpus.memory(number)
        terms = worth.weighed(memory, relevance[number], corpus.days[number])
        hit = Hit(memory, round(sum(terms.values()), 6), relevance[number], told, terms)
        bearing = Hit(memory, 0.0, relevance[number], told, values)
        if accepts is None or accepts(bearing):
            hits.append((number, hit))
    return sorted(hits, key=_rank_of)


def _rank_of(found: tuple[int, Hit]) -> tuple[float, str]:
    return -found[1].score, found[1].memory.key


def _varied(found: list[tuple[int, Hit]], asked: QueryTerms, corpus: Corpus) -> list[Hit]:
    """Return the hits, with repetitions among the first ones moved back; none falls behind the hits after them."""
    first = dict(found[:VARIED])
    hits = [hit for _, hit in found]
    least = hits[VARIED].score if len(hits) > VARIED else 0.0
    texts = [fold(corpus.body(number)) for number in first]
    answers: dict[int, dict[str, float]] = {number: {} for number in first}
    among = dict.fromkeys(sorted(first))
    for word, weight in asked.weights.items():
        for number, _ in corpus.counts(word, among):
            answers[number][word] = weight
    losses = penalties(texts, [hit.score for hit in first.values()], list(answers.values()))
    for hit, lost in zip(first.values(), losses, strict=True):
        lost = round(min(lost, hit.score - least), 6)
        if lost > 0:
            hit.score = round(hit.score - lost, 6)
            hit.why["repeats"] = -lost
    return [hit for _, hit in sorted(first.items(), key=_rank_of)] + hits[VARIED:]


def _of_all(readings: list[list[Found]]) -> list[Found]:
    """Merge the results for a query and for each of its questions; each memory keeps its best score. Scores are brought
    nearer together, so that a question with many matches leaves room for the others."""
    if len(readings) == 1:
        return readings[0]
    tops = [max([score for _, _, score, _ in found], default=0.0) for found in readings]
    best: dict[int, Found] = {}
    for at, (found, highest) in enumerate(zip(readings, tops, strict=True)):
        share = (max(tops) / highest) ** EVEN * (1.0 if at else WHOLE) if highest > 0 else 1.0
        for number, values, score, told in found:
            told.score *= share
            if number in best:
                before = best[number]
                if before[2] >= share * score:
                    before[3].take(told)
                    continue
                told.take(before[3])
            values["question"] = (share - 1) * score
            best[number] = number, values, share * score, told
    return list(best.values())


def candidates(
    asked: list[QueryTerms],
    corpus: Corpus,
    passes: Callable[[int], bool] | None,
    most: int | None,
    meaning: Meaning | None = None,
) -> list[Found]:
    """Return what is found for a query and its questions; by words alone if the model does not know enough."""
    also = near(asked[0].written, corpus, meaning) if meaning else []
    if meaning and also:
        found = _of_all([_matched(one, corpus, passes, most, also) for one in asked])
        if anew := reranked(found, corpus, asked[0].written, meaning, also):
            return anew
    return _of_all([_matched(one, corpus, passes, most) for one in asked])


def _matched(
    asked: QueryTerms,
    corpus: Corpus,
    passes: Callable[[int], bool] | None,
    most: int | None,
    also: Sequence[int] = (),
) -> list[Found]:
    found = scored(asked, corpus, passes, most, also)
    return [(*item, told) for item, told in zip(found, knowledge(asked, corpus, bearing(found)), strict=True)]


def bearing(found: list[Scored]) -> list[Scored]:
    """Return the found memories without the score for names and for words learnt from other memories."""
    return [(number, values, score - _aside(values)) for number, values, score in found]


def _aside(values: dict[str, float]) -> float:
    return sum([WEIGHTS[name] * values.get(name, 0.0) for name in ("name", "learnt")])


def scored(
    asked: QueryTerms,
    corpus: Corpus,
    passes: Callable[[int], bool] | None,
    most: int | None,
    also: Sequence[int] = (),
) -> list[Scored]:
    """Return the candidates, and those of `also` that pass, with their signals and weighted sums; `most` limits the
    candidates that are read closely."""
    candidates = signals(asked, corpus, Matches(asked, corpus, passes, most, also), most)
    found = [(number, values, _sum(values)) for number, values in candidates]
    found.sort(key=lambda item: (-item[2], corpus.place(item[0])))
    if any("note" in values for _, values, _ in found):
        _one_of_each(found, corpus)
    corpus.foresee(numbers=[number for number, *_ in found[:TEXTS]])
    for at, (number, values, _) in enumerate(found[:TEXTS]):
        add_text_signals(number, asked, corpus, values)
        found[at] = number, values, _sum(values)
    return found


def _one_of_each(found: list[Scored], corpus: Corpus) -> None:
    """Let only the best part of each note, of these sorted candidates, have what the note as a whole is worth."""
    seen = set[int]()
    for at, (number, values, _) in enumerate(found):
        if "note" in values:
            note = corpus.file(number)
            if note in seen:
                values["note"] *= AGAIN
                found[at] = number, values, _sum(values)
            seen.add(note)
    found.sort(key=lambda item: (-item[2], corpus.place(item[0])))


def _sum(values: dict[str, float]) -> float:
    return sum([WEIGHTS[name] * value for name, value in values.items()])


def _hit(
    memory: Memory,
    values: dict[str, float],
    relevance: float,
    told: Told,
    recency: float,
    worth: Worth | None,
) -> Hit:
    why = {name: round(WEIGHTS[name] * value, 6) for name, value in values.items() if value or name == "label"}
    share = worth.share(memory) if worth else memory.importance if memory.importance is not None else 0.7
    why["recency"] = round(RECENCY * recency, 6)
    why["importance"] = round(IMPORTANCE * share, 6)
    return Hit(memory, round(sum(why.values()), 6), relevance, told, why)
