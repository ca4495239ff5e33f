"""Ranking: which memories answer a query, best first, and why.

A signal is a named, weighted function of (query, memory, context): `rank` sums `weight * signal` over `WEIGHTS`, and a
further signal (a local embedding model, say) is one more name there. BM25 is Robertson and Zaragoza, The Probabilistic
Relevance Framework (2009). Signals of words are shares of what a memory could reach at most for the query, so that they
do not depend on how many others match; `relevance` is calibrated from them in `relevance.py`."""

from __future__ import annotations

from bisect import insort
from math import log

from memctl.core.corpus import Corpus, corpus_of
from memctl.core.query import Query
from memctl.core.relevance import relevance_of
from memctl.core.words import fold, folded_words, is_cjk, is_stop
from memctl.model.dates import day_number
from memctl.model.digest import QUESTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memctl.core.when import Span
    from memctl.model.memory import Memory

K1 = 0.9
B = 0.35
WEIGHTS = {
    "words": 1.0,
    "cover": 0.3,
    "near": 0.35,
    "far": 0.15,
    "section": 0.3,
    "heading": 0.2,
    "speaker": 0.12,
    "date": 0.25,
    "time": 0.04,
    "question": -0.06,
    "phrase": 0.2,
    "answer": 0.1,
}
# Shares of the final score: relevance first, then how fresh and how important a memory is.
RECENCY = 0.02
IMPORTANCE = 0.02
ROUNDING = 0.0001  # more than rounding the shares of a score can change it
CANDIDATES = 1000
TERMS = 48
_WHEN = ("when", "what date", "which day", "what day", "what time", "how long", "什么时候", "何时", "哪天", "几点", "多久")
_TIME_WORDS = (
    "yesterday", "last ", "ago", "week", "tomorrow", "next month", "today", "tonight", "year", "month", "昨", "上周", "下周", "明天",
    "去年", "上个月", "点",
)  # fmt: skip
_DATE_MARKS = (
    "last ", "past ", "this ", "today", "yesterday", "recently", "lately", " ago", "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december", "月", "年", "今", "昨", "前", "周", "星期",
)  # fmt: skip


class Hit:
    """A memory that was found. `score` orders; `relevance` in [0, 1] says how much of the query it answers; `why` has
    the share of the score that each signal brought."""

    __slots__ = ("memory", "score", "relevance", "why")

    def __init__(self, memory: Memory, score: float, relevance: float, why: dict[str, float]) -> None:
        self.memory = memory
        self.score = score
        self.relevance = relevance
        self.why = why

    def __repr__(self) -> str:
        return f"Hit({self.memory.key} {self.score:.4f} {self.relevance:.3f})"


class Asked:
    """The words of a query with their weights, and what else it says."""

    __slots__ = ("text", "order", "weights", "ideal", "asks_when", "speakers", "spans")

    def __init__(self, text: str, corpus: Corpus, now: int | None) -> None:
        self.text = fold(text)
        self.order = _asked_words(self.text)
        self.weights = {word: _weight(word, corpus) for word in self.order}
        if len(self.weights) > TERMS:
            best = sorted(self.weights.items(), key=lambda item: (-item[1], item[0]))[:TERMS]
            self.weights = dict(best)
        self.ideal = sum(self.weights.values()) or 1.0
        self.asks_when = any(mark in self.text for mark in _WHEN)
        self.speakers = _named_speakers(self.text, corpus)
        self.spans = _spans(text, now)


def _asked_words(folded: str) -> list[str]:
    found = folded_words(folded)
    return [word for word in found if not is_stop(word)] or found


def _weight(word: str, corpus: Corpus) -> float:
    count, size = len(corpus.found(word)), len(corpus)
    weight = log(1 + (size - count + 0.5) / (count + 0.5))
    if is_cjk(word):
        weight *= 0.5 if len(word) == 1 else 0.8
    return weight


def _named_speakers(folded: str, corpus: Corpus) -> frozenset[str]:
    return frozenset(name for name in corpus.speakers() if name in folded)


def _spans(text: str, now: int | None) -> list[Span]:
    """The dates that the query names. Reading them is costly to load and seldom needed."""
    if not any(mark in text.lower() for mark in _DATE_MARKS) and not any(character.isdecimal() for character in text):
        return []
    from memctl.core.when import spans

    return spans(text, now)


class Matches:
    """What each memory and each section says of the words asked for."""

    __slots__ = ("own", "covered", "section")

    def __init__(self, asked: Asked, corpus: Corpus) -> None:
        self.own: dict[int, float] = {}
        self.covered: dict[int, float] = {}
        self.section: dict[int, float] = {}
        lengths, depths = corpus.lengths, corpus.depths
        scale = K1 * B / corpus.mean_length
        floor = K1 * (1 - B)
        own, covered, section = self.own, self.covered, self.section
        for word, weight in asked.weights.items():
            weight /= asked.ideal
            in_section: dict[int, float] = {}
            for number, count in corpus.found(word).items():
                value = weight * count * (K1 + 1) / (count + floor + scale * lengths[number])
                own[number] = own.get(number, 0.0) + value
                covered[number] = covered.get(number, 0.0) + weight
                at = number - depths[number]
                in_section[at] = in_section.get(at, 0.0) + count
            for at, times in in_section.items():
                section[at] = section.get(at, 0.0) + weight * times / (times + 1.5)


def _signals(number: int, asked: Asked, matches: Matches, corpus: Corpus, heading: dict[int, float]) -> dict[str, float]:
    own, at = matches.own, corpus.section(number)
    damp = corpus.mean_length / (corpus.mean_length + corpus.lengths[number]) * 2
    near = far = 0.0
    for beside in corpus.beside(number, 1):
        near += own.get(beside, 0.0)
    for beside in corpus.beside(number, 2):
        far += own.get(beside, 0.0)
    before = number - 1
    asks = bool(corpus.flags[number] & QUESTION)
    answers = not asks and number > at and corpus.flags[before] & QUESTION
    out = {
        "words": own.get(number, 0.0),
        "cover": matches.covered.get(number, 0.0),
        "near": near * damp,
        "far": far * damp,
        "section": matches.section.get(at, 0.0) * damp,
        "heading": heading.get(at, 0.0),
        "answer": own.get(before, 0.0) if answers else 0.0,
        "question": 1.0 if asks else 0.0,
    }
    if asked.speakers:
        out["speaker"] = 1.0 if corpus.speaker(number) in asked.speakers else 0.0
    if asked.spans:
        day = corpus.days[number]
        out["date"] = max([span.nearness(day) for span in asked.spans]) if day else 0.0
    return out


def _text_signals(number: int, asked: Asked, corpus: Corpus, out: dict[str, float]) -> None:
    text = corpus.folded(number)
    order = asked.order
    if len(order) > 1:
        present = _asked_words(text)
        pairs = set(zip(present, present[1:], strict=False))
        met = sum(1 for pair in zip(order, order[1:], strict=False) if pair in pairs)
        out["phrase"] = met / (len(order) - 1)
    if asked.asks_when:
        out["time"] = 1.0 if any(mark in text for mark in _TIME_WORDS) else 0.0


def _candidates(matches: Matches, corpus: Corpus, passes: Callable[[int], bool] | None) -> list[int]:
    own = matches.own
    if passes is not None:
        own = {number: value for number, value in own.items() if passes(number)}
    best = _top(own, CANDIDATES, corpus)
    found = set(best)
    for number in best[: CANDIDATES // 4]:
        found.update(corpus.beside(number, 1))
        found.update(corpus.beside(number, 2))
    return sorted(found if passes is None else filter(passes, found))


def _top(values: dict[int, float], count: int, corpus: Corpus) -> list[int]:
    """The numbers with the highest values, equal ones in the order of the tree."""
    best = sorted(values, key=values.__getitem__, reverse=True)
    if len(best) <= count:
        return sorted(best, key=lambda number: (-values[number], corpus.place(number)))
    least = values[best[count]]
    above = [number for number in best[:count] if values[number] > least]
    level = [number for number in best[len(above) :] if values[number] == least]
    above.sort(key=lambda number: (-values[number], corpus.place(number)))
    return above + sorted(level, key=corpus.place)[: count - len(above)]


def rank(
    query: Query | str,
    memories: Sequence[Memory] | Corpus,
    *,
    now: str = "",
    strength: Callable[[Memory], float] | None = None,
    limit: int | None = None,
    least: float = 0.0,
    admits: Callable[[int], bool] | None = None,
    accepts: Callable[[Hit], bool] | None = None,
) -> list[Hit]:
    """The memories that bear on the query, best first; equal ones by key.

    `memories` are in tree order (path, then line), since what stands beside a memory counts. `now` is an ISO date:
    without it, "last week" means nothing and recency is neutral. `strength` gives what decay leaves of a memory, in
    [0, 1]; without it, the memory's importance counts. A query that only narrows (`#tag`) admits in order of worth.
    `least` is the relevance below which nothing is found, `admits` a test of the corpus's numbers: what does not pass
    is not found, though what stands beside it is ranked no less for that. `accepts` is a last word on each hit."""
    query = Query(query) if isinstance(query, str) else query
    corpus = memories if isinstance(memories, Corpus) else corpus_of(memories)
    if not len(corpus):
        return []
    today = day_number(now)
    asked = Asked(query.text, corpus, today)
    passes = _both(query, corpus, admits)
    found: list[tuple[int, dict[str, float]]] = []
    if asked.weights:
        found = _matched(asked, corpus, passes)
    elif query.narrows:
        found = [(number, {}) for number in corpus.numbers() if passes is None or passes(number)]
    found = [item for item in found if relevance_of(item[1]) >= least]
    return _best(found, corpus, today, strength, accepts, len(found) if limit is None else limit)


def _both(query: Query, corpus: Corpus, admits: Callable[[int], bool] | None) -> Callable[[int], bool] | None:
    """The test of numbers that lets through what both the query and `admits` do."""
    if not query.narrows:
        return admits
    if admits is None:
        return lambda number: query.admits(corpus.memory(number))
    return lambda number: admits(number) and query.admits(corpus.memory(number))


def _best(
    found: list[tuple[int, dict[str, float]]],
    corpus: Corpus,
    today: int | None,
    strength: Callable[[Memory], float] | None,
    accepts: Callable[[Hit], bool] | None,
    limit: int,
) -> list[Hit]:
    """The hits, best first. What a memory is worth is only asked while it may still be among the first `limit`: worth
    adds no more than IMPORTANCE to what is known without it."""
    known = []
    for number, signals in found:
        day = corpus.days[number]
        recency = 2.0 ** (-max(0, today - day) / 180) if today and day else 0.5
        known.append((_sum(signals) + RECENCY * recency, number, signals, recency))
    known.sort(key=lambda item: (-item[0], corpus.place(item[1])))
    hits: list[Hit] = []
    scores: list[float] = []  # rising
    for base, number, signals, recency in known if limit else ():
        if len(hits) >= limit and base + IMPORTANCE + ROUNDING < scores[-limit]:
            break
        hit = _hit(corpus.memory(number), signals, recency, strength)
        if accepts is None or accepts(hit):
            hits.append(hit)
            insort(scores, hit.score)
    hits.sort(key=lambda hit: (-hit.score, hit.memory.key))
    return hits[:limit]


def _matched(
    asked: Asked, corpus: Corpus, passes: Callable[[int], bool] | None
) -> list[tuple[int, dict[str, float]]]:
    matches = Matches(asked, corpus)
    heading: dict[int, float] = {}
    for word, weight in asked.weights.items():
        for at in corpus.headed(word):
            heading[at] = heading.get(at, 0.0) + weight / asked.ideal
    found = [
        (number, _signals(number, asked, matches, corpus, heading)) for number in _candidates(matches, corpus, passes)
    ]
    found.sort(key=lambda item: (-_sum(item[1]), corpus.place(item[0])))
    for number, signals in found[:100]:
        _text_signals(number, asked, corpus, signals)
    return found


def _sum(signals: dict[str, float]) -> float:
    return sum(WEIGHTS[name] * value for name, value in signals.items())


def _hit(
    memory: Memory, signals: dict[str, float], recency: float, strength: Callable[[Memory], float] | None
) -> Hit:
    why = {name: round(WEIGHTS[name] * value, 6) for name, value in signals.items() if value}
    relevance = relevance_of(signals)
    worth = strength(memory) if strength else memory.importance if memory.importance is not None else 0.7
    why["recency"] = round(RECENCY * recency, 6)
    why["importance"] = round(IMPORTANCE * worth, 6)
    return Hit(memory, round(sum(why.values()), 6), relevance, why)
