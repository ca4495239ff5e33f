"""What a query asks for: its words and their weights, concepts, kinds, its parts, the names and the dates in it."""

from __future__ import annotations

from math import log, sqrt

from memctl.core.language.concepts import concepts_of
from memctl.core.language.frequency import entire, meaningfulness, rarity
from memctl.core.language.taxonomy import asked_by
from memctl.core.language.tokenize import fold, folded_words, is_cjk, is_stop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.dates.query import AskedSpan
    from memctl.core.retrieval.corpus import Corpus

UNSEEN = 30  # memories that might have been: in a tree of three, a word that one of them has is still rare
TERMS = 200  # the weightiest words of a long query
CONCEPTS = 12
LENT = 0.6  # of the weight of a character, to the pairs of which it is part
PARTS = 6
COMMON_KIND = 4000  # memories from which a kind says nothing
CONCEPT_LIMIT = 1.5  # how much one concept may count, however many words of the query speak of it
_ENDS = "。？！?!；;\n"  # of sentences, beside a point before a blank
_ASKS = ("?", "？")
QUESTIONS = 4  # the last ones of a query are looked for one by one
BESIDE = 0.35  # what a word counts, next to a question, that only what stands beside it says
_WHEN = (
    "when ", "what date", "which date", "what day", "which day", "what time", "how long", "what month", "which month",
    "what year", "which year", "什么时候", "何时", "哪天", "几点", "多久", "哪一天", "时间", "日期",
)  # fmt: skip
# What asks for a name: a word of the question, or "what" or "which" before one of these kinds of things (stems).
_NAMING = frozenset(("where", "which", "whose", "who", "whom", "name", "哪", "谁"))
_KINDS = """
app artist author band book brand breed cat charact citi colleg compani competit countri director dish dog event food
framework game instrument languag librari locat movi museum musician park pet place plant recip restaurant school seri
show singer song state team tool tournament univers
"""
_NAMED = frozenset(_KINDS.split())
_DATE_MARKS = (
    "last ", "past ", "this ", "today", "yesterday", "recently", "lately", " ago", "january", "february", "march",
    "april", "may", "june", "july", "august", "september", "october", "november", "december", "月", "年", "今", "昨",
    "前", "周", "星期",
)  # fmt: skip


class QueryTerms:
    """`weights` are the words with their shares of what could be met at most (they sum up to 1), `order` the words as
    they follow each other, `concepts` theirs with weights on the same scale, `kinds` those that each word asks for with
    theirs, `parts` the sentences of a query of several: their words with weights that sum up to 1, and how much such a
    part counts; `written` is the query as it was given."""

    __slots__ = (
        "asks_name", "asks_when", "concepts", "ideal", "kinds", "order", "parts", "spans", "speakers", "text",
        "weights", "written",
    )  # fmt: skip

    def __init__(self, text: str, corpus: Corpus, now: int | None) -> None:
        self.written = text
        self.text = fold(text)
        self.order = meaning(self.text)
        weights = _lent({word: weight_of(word, corpus) for word in self.order})
        asking = _asking(self.text)
        if asking:
            weights = {word: weight if word in asking else BESIDE * weight for word, weight in weights.items()}
        if len(weights) > TERMS:
            weights = dict(sorted(weights.items(), key=lambda item: (-item[1], item[0]))[:TERMS])
        self.ideal = sum(weights.values()) or 1.0
        self.weights = {word: weight / self.ideal for word, weight in weights.items()}
        self.concepts = _concepts(self.weights, corpus, self.ideal)
        self.kinds = _kinds(self.weights, corpus, self.ideal)
        self.parts = _parts(self.text, self.weights)
        self.asks_name = _asks_name(folded_words(self.text))
        self.asks_when = any(mark in self.text for mark in _WHEN)
        self.speakers = frozenset(name for name in corpus.speakers() if name in self.text)
        self.spans = _spans(text, now)


def sentences_of(text: str) -> list[str]:
    """The sentences of a text, each with the sign that ends it."""
    out = []
    start = 0
    for at, sign in enumerate(text):
        if sign in _ENDS or (sign == "." and text[at + 1 : at + 2].isspace()):
            out.append(text[start : at + 1])
            start = at + 1
    out.append(text[start:])
    return [sentence for sentence in out if sentence.strip(_ENDS + ". ")]


def questions(text: str) -> list[str]:
    """The questions that a text asks, if it asks several: the last ones, in their order."""
    if not any(mark in text.rstrip("?？ ") for mark in _ASKS):
        return []
    asked = [sentence for sentence in sentences_of(text) if sentence.endswith(_ASKS)]
    return asked[-QUESTIONS:] if len(asked) > 1 else []


def _asking(folded: str) -> set[str]:
    """The words of the questions in a text that does not only ask; none where it only does or does not."""
    if not any(mark in folded for mark in _ASKS):
        return set()
    sentences = sentences_of(folded)
    asking = [sentence for sentence in sentences if sentence.endswith(_ASKS)]
    return {word for sentence in asking for word in meaning(sentence)} if len(asking) < len(sentences) else set()


def meaning(folded: str) -> list[str]:
    """The words of a folded text that carry meaning; all of its words where none does."""
    found = folded_words(folded)
    return [word for word in found if not is_stop(word)] or found


def _lent(weights: dict[str, float]) -> dict[str, float]:
    """The weights, where a character of a pair lends most of its own to the pairs of which it is part: 上海 says little
    of 海鲜. A character that stands alone, or beside stop words only, stands for itself."""
    within: dict[str, list[str]] = {}
    for pair in weights:
        if len(pair) == 2 and is_cjk(pair) and pair[0] in weights and pair[1] in weights:
            for character in pair:
                within.setdefault(character, []).append(pair)
    lent = dict(weights)
    for character, borrowers in within.items():
        share = LENT * weights[character]
        lent[character] -= share
        for pair in borrowers:
            lent[pair] += share / len(borrowers)
    return lent


def _asks_name(said: list[str]) -> bool:
    """Whether a question of these words, stop words included, is answered with a name."""
    if not _NAMING.isdisjoint(said):
        return True
    return any(word == "what" and not _NAMED.isdisjoint(said[at + 1 : at + 4]) for at, word in enumerate(said))


def weight_of(word: str, corpus: Corpus) -> float:
    """How much a word distinguishes: BM25's inverse document frequency times what the word says by itself."""
    return _rareness(corpus.count(word), len(corpus) + UNSEEN) * rarity(word)


def most_weight(corpus: Corpus) -> float:
    """How much a word distinguishes at most."""
    return _rareness(0, len(corpus) + UNSEEN)


def _rareness(count: int, size: int) -> float:
    return log(1 + (size - count + 0.5) / (count + 0.5))


def _concepts(words: dict[str, float], corpus: Corpus, ideal: float) -> dict[str, float]:
    """The concepts that the words speak of. A word of several concepts says less of each; a single character says
    nothing where it is part of a word that is known."""
    pairs = "".join([word for word in words if is_cjk(word) and len(word) == 2 and concepts_of(word)])
    met: dict[str, float] = {}
    for word in words:
        names = concepts_of(word)
        if names and not (len(word) == 1 and word in pairs):
            share = meaningfulness(word) / sqrt(len(names))
            for name in names:
                met[name] = met.get(name, 0.0) + share
    best = sorted(met.items(), key=lambda item: (-item[1], item[0]))[:CONCEPTS]
    size = len(corpus) + UNSEEN
    return {name: min(share, CONCEPT_LIMIT) * _rareness(corpus.count(name) + 2, size) / ideal for name, share in best}


def _kinds(words: dict[str, float], corpus: Corpus, ideal: float) -> dict[str, dict[str, float]]:
    """The kinds that each word asks for, and the tree has: they weigh what a word would that is as rare, and as much
    says. What is of a kind that very many memories are of is told from them by its words alone."""
    kinds: dict[str, dict[str, float]] = {}
    for word in words:
        for name in asked_by(word):
            count = corpus.count(name)
            if 0 < count <= COMMON_KIND:
                weight = entire(word) * _rareness(count, len(corpus) + UNSEEN) / ideal
                kinds.setdefault(word, {})[name] = weight
    return kinds


def _parts(folded: str, weights: dict[str, float]) -> list[tuple[dict[str, float], float]]:
    """The sentences of a query that asks for several things, each as if it were asked alone."""
    if len(weights) < 4:
        return []
    sentences = [set(meaning(part)) for part in sentences_of(folded)]
    sentences = [words for words in sentences if len(words) > 1 and not all(is_stop(word) for word in words)]
    if len(sentences) < 2:
        return []
    parts = []
    for words in sentences:
        total = sum([weights.get(word, 0.0) for word in words])
        if total > 0:
            share = min(1.0, sqrt(total * len(sentences)))
            parts.append(({word: weights[word] / total for word in sorted(words) if word in weights}, share))
    return sorted(parts, key=lambda part: -part[1])[:PARTS]


def _spans(text: str, now: int | None) -> list[AskedSpan]:
    """The dates that the query names. Reading them is costly to load and seldom needed."""
    lower = text.lower()
    if not any(mark in lower for mark in _DATE_MARKS) and not any(character.isdecimal() for character in text):
        return []
    from memctl.core.language.dates.query import spans

    return spans(text, now)
