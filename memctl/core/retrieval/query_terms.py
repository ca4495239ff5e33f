"""The parts of a query: words with weights, concepts, kinds, sentences, names and dates."""

from __future__ import annotations

from math import log, sqrt

from memctl.core.language.concepts import concepts_of
from memctl.core.language.frequency import meaningfulness, rarity, weight_with_characters
from memctl.core.language.taxonomy import asked_by
from memctl.core.language.tokenize import fold, folded_words, is_cjk, is_stop

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.dates.query import AskedSpan
    from memctl.core.retrieval.corpus import Corpus

UNSEEN = 30  # memories assumed beside those of the tree, so that a word in one memory of three is still rare
SPELT = 4  # letters of a word that another one may be like; a word with a wrong letter has more
REST = 6  # most letters that a word has more than its beginning
ALIKE = 3  # words of the tree that stand for one that it does not have
TERMS = 200  # words kept of a long query, the heaviest first
CONCEPTS = 12
LENT = 0.6  # share of a character's weight that the pairs with it receive
FOREIGN = 2.0  # weight of a Latin word or a number in a Chinese query
PARTS = 6
COMMON_KIND = 4000  # memories of one kind above which the kind is ignored
CONCEPT_LIMIT = 1.5  # most weight of one concept, however many words of the query have it
_ENDS = "。？！?!；;\n"  # ends of sentences, beside a full stop before a space
_ASKS = ("?", "？")
QUESTIONS = 4  # number of last questions in a query that are searched one by one
BESIDE = 0.35  # weight of a word outside the questions of a query
_WHEN = (
    "when ", "what date", "which date", "what day", "which day", "what time", "how long", "what month", "which month",
    "what year", "which year", "什么时候", "何时", "哪天", "几点", "多久", "哪一天", "时间", "日期",
)  # fmt: skip
# Words of a question that ask for a name: one of these, or "what" or "which" before one of these kinds (stems).
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


_MANY = (
    " how many", " how often", " in order", " order in", " what order", " which order", " sequence of", " summar",
    " overview", " all my", " all the", " all of", " every ", " everything", " list ", " over time", " so far",
    " throughout", " across ", " evolv", " chronolog", " timeline", " history of", " what have i", " what are ",
    " who are ", " compare", "几个", "多少个", "几次", "多少次", "几种", "哪些", "哪几", "所有", "全部", "总结", "概括",
    "汇总", "列出", "列一下", "列举", "一共", "总共", "先后", "顺序", "时间线", "回顾", "都有", "说过", "提过",
)  # fmt: skip
_NO_PLURALS = frozenset(("always", "does", "has", "his", "its", "perhaps", "this", "was", "whose", "yours"))


class QueryTerms:
    """The terms of a query. `weights` maps each word to its share of the highest possible match (the sum is 1); `order`
    has the words in sequence; `concepts` has weights on the same scale; `kinds` maps each word to the weighted kinds
    that it asks for; `parts` has, for a query of several sentences, the words of each (weights sum to 1) and the
    sentence's weight; `asks_many` says that the answer may be many memories; `written` is the query as given."""

    def __init__(self, text: str, corpus: Corpus, now: int | None) -> None:
        self.written = text
        self.text = fold(text)
        self.order = meaningful_words(self.text)
        weights = _evened(_lent({word: weight_of(word, corpus) for word in self.order}))
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
        self.asks_many = asks_many(self.text)
        self.asks_name = _asks_name(folded_words(self.text))
        self.asks_when = any(mark in self.text for mark in _WHEN)
        self.speakers = frozenset(name for name in corpus.speakers() if name in self.text)
        self.spans = _spans(text, now)

    def respell(self, corpus: Corpus) -> bool:
        """Put words of the tree in the place of words that it does not have, if they begin alike or differ by one
        letter after the first; return whether there are any."""
        asked = {
            word: weight
            for word, weight in self.weights.items()
            if len(word) >= SPELT and word.isascii() and word.isalpha()
        }
        alike: dict[str, set[str]] = {word: set() for word in asked}
        beginning: dict[str, list[str]] = {}  # the first letter is seldom wrong, and a large tree has many words
        for word in asked:
            beginning.setdefault(word[0], []).append(word)
        for other in corpus.vocabulary(beginning.keys()) if asked else ():
            for word in beginning[other[0]]:
                if _is_alike(word, other):
                    alike[word].add(other)
        corpus.foresee(counted=[*set().union(*alike.values())])
        self.weights = {}
        for word, weight in asked.items():
            best = sorted(alike[word], key=lambda other: (abs(len(other) - len(word)), -corpus.count(other), other))
            self.weights.update({other: weight / min(len(best), ALIKE) for other in best[:ALIKE]})
        self.parts = []
        return bool(self.weights)


def _is_alike(word: str, other: str) -> bool:
    """Whether one word begins with the other, or they differ by a letter that is wrong, missing or changed places with
    the next one."""
    short, long = (word, other) if len(word) < len(other) else (other, word)
    if len(short) < SPELT:
        return False
    if long.startswith(short):
        return len(long) - len(short) <= REST
    if len(long) - len(short) > 1 or len(short) <= SPELT:
        return False
    at = next((at for at, (one, two) in enumerate(zip(short, long, strict=False)) if one != two), len(short))
    if len(long) > len(short):
        return short[at:] == long[at + 1 :]
    return short[at + 1 :] == long[at + 1 :] or (
        short[at : at + 2] == long[at : at + 2][::-1] and short[at + 2 :] == long[at + 2 :]
    )


def sentences_of(text: str) -> list[str]:
    """Return the sentences of a text, each with its end mark."""
    out = []
    start = 0
    for at, sign in enumerate(text):
        if sign in _ENDS or (sign == "." and text[at + 1 : at + 2].isspace()):
            out.append(text[start : at + 1])
            start = at + 1
    out.append(text[start:])
    return [sentence for sentence in out if sentence.strip(_ENDS + ". ")]


def questions(text: str) -> list[str]:
    """Return the last questions of a text that asks several, in order."""
    if not any(mark in text.rstrip("?？ ") for mark in _ASKS):
        return []
    asked = [sentence for sentence in sentences_of(text) if sentence.endswith(_ASKS)]
    return asked[-QUESTIONS:] if len(asked) > 1 else []


def _asking(folded: str) -> set[str]:
    """Return the words of a text's questions, or none if the text has only questions or no question."""
    if not any(mark in folded for mark in _ASKS):
        return set()
    sentences = sentences_of(folded)
    asking = [sentence for sentence in sentences if sentence.endswith(_ASKS)]
    return (
        {word for sentence in asking for word in meaningful_words(sentence)} if len(asking) < len(sentences) else set()
    )


def meaningful_words(folded: str) -> list[str]:
    """Return the words of a folded text except stop words, or all of its words if it has only stop words."""
    found = folded_words(folded)
    return [word for word in found if not is_stop(word)] or found


def _lent(weights: dict[str, float]) -> dict[str, float]:
    """Return the weights after each character of a pair has lent most of its own to its pairs: the characters of 上海
    say little about 海鲜. A character alone, or beside stop words only, keeps its weight."""
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


def _evened(weights: dict[str, float]) -> dict[str, float]:
    """Return the weights with those of Latin words and numbers raised if the query has Chinese words beside them: a
    Chinese word counts by each of its characters and pairs, so it weighs as much as FOREIGN words of letters."""
    if not any(map(is_cjk, weights)):
        return weights
    return {word: weight if is_cjk(word) else FOREIGN * weight for word, weight in weights.items()}


def _asks_name(said: list[str]) -> bool:
    """Whether a question with these words, stop words included, asks for a name."""
    if not _NAMING.isdisjoint(said):
        return True
    return any(word == "what" and not _NAMED.isdisjoint(said[at + 1 : at + 4]) for at, word in enumerate(said))


def asks_many(folded: str) -> bool:
    """Whether a question wants a list, a number, an order or a summary: "which books …?", "how many …?", "有几个…"."""
    if any(mark in f" {folded}" for mark in _MANY):
        return True
    said = folded.split()
    return any(
        word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3 and word not in _NO_PLURALS
        for at, asking in enumerate(said)
        if asking in ("what", "which")
        for word in said[at + 1 : at + 4]
    )


def weight_of(word: str, corpus: Corpus) -> float:
    """Return how well a word distinguishes memories: BM25's inverse document frequency times the word's own rarity."""
    return _rareness(corpus.count(word), len(corpus) + UNSEEN) * rarity(word)


def most_weight(corpus: Corpus) -> float:
    """Return the highest possible weight of a word."""
    return _rareness(0, len(corpus) + UNSEEN)


def _rareness(count: int, size: int) -> float:
    return log(1 + (size - count + 0.5) / (count + 0.5))


def _concepts(words: dict[str, float], corpus: Corpus, ideal: float) -> dict[str, float]:
    """Return the weighted concepts of the words. A word with several concepts counts less for each; a single character
    within a known word counts nothing."""
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
    """Return the kinds that each word asks for and the tree has, weighted like an equally rare word. Kinds with very
    many memories are left out, because only words tell those memories apart."""
    kinds: dict[str, dict[str, float]] = {}
    for word in words:
        for name in asked_by(word):
            count = corpus.count(name)
            if 0 < count <= COMMON_KIND:
                weight = weight_with_characters(word) * _rareness(count, len(corpus) + UNSEEN) / ideal
                kinds.setdefault(word, {})[name] = weight
    return kinds


def _parts(folded: str, weights: dict[str, float]) -> list[tuple[dict[str, float], float]]:
    """Return the sentences of a query that asks for several things, each weighted as if asked alone."""
    if len(weights) < 4:
        return []
    sentences = [set(meaningful_words(part)) for part in sentences_of(folded)]
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
    """Return the dates in the query. The date reader is slow to import, so it is loaded only if needed."""
    lower = text.lower()
    if not any(mark in lower for mark in _DATE_MARKS) and not any(character.isdecimal() for character in text):
        return []
    from memctl.core.language.dates.query import spans

    return spans(text, now)
