"""The signals of ranking: named functions of (memory, query, context), each about in [0, 1].

Signals of words are shares of what a memory could reach at most for the query, so that they do not depend on how many
others match. BM25 is Robertson and Zaragoza, The Probabilistic Relevance Framework (2009)."""

from __future__ import annotations

from itertools import filterfalse, pairwise

from memctl.core.language.frequency import rarity
from memctl.core.language.tokenize import is_stop
from memctl.core.retrieval.corpus import LABEL
from memctl.core.retrieval.query_terms import meaning, most_weight, weight_of
from memctl.model.segment import FIRST, QUESTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.query_terms import QueryTerms

K1 = 0.9
B = 0.35
SECTION_HALF = 1.5  # how often a section says a word until it counts half
CANDIDATES = 400
BY_CONCEPT = 300  # candidates that share no word with the query, found by
OF_CONCEPTS = 8000  # occurrences of its concepts and kinds, the weightiest of them that are so few
BY_HEADING = 20  # sections
MANY = 20_000  # occurrences of the words of a query from which not each is counted, only those in
POOL = 1000  # memories, or more
MOST_NAMES = 2  # more names are no better an answer
SECTION = 32  # memories in a large section
TEXTS = 60  # candidates of which the text is looked at
TEACHERS = 5  # the first candidates, from which further words are learnt
SURE = 1.1  # how many rare words the best of them has, at least, where that counts in full
HEARSAY = 0.4  # how far those are chosen by what stands around them, too
LESSONS = 40  # words of theirs that are looked at, and
LEARNT = 15  # those that are used
_ENDS = '.!?"'  # of sentences
_TIME_WORDS = (
    "yesterday", "last ", "ago", "week", "tomorrow", "next ", "today", "tonight", "year", "month", "recent", "昨",
    "上周", "下周", "明天", "去年", "上个月", "点", "日", "周",
)  # fmt: skip


class Matches:
    """What each memory and each section says of the words asked for, and of their concepts."""

    __slots__ = ("candidates", "concept", "corpus", "head", "kind", "own", "section", "_floor", "_most", "_scale")

    def __init__(
        self, asked: QueryTerms, corpus: Corpus, passes: Callable[[int], bool] | None, most: int | None
    ) -> None:
        self.corpus = corpus
        self._most = len(corpus) if most is None else most
        self.own: dict[int, float] = {}
        self.section: dict[int, float] = {}
        self.head: dict[int, float] = {}
        self.concept: dict[int, float] = {}
        self.kind: dict[int, float] = {}
        self._scale = K1 * B / corpus.mean_length
        self._floor = K1 * (1 - B)
        pool = self._pool(asked, passes)
        for word, weight in asked.weights.items():
            self._add(word, weight, pool)
            for at in corpus.headed(word):
                self.head[at] = self.head.get(at, 0.0) + weight
        self.candidates = self._best(asked, passes)
        if pool is not None:
            self._add_beside(asked, pool)
        self._add_sections(asked)
        for name, weight in asked.concepts.items():
            self._tally(self.concept, name, weight, False)
        for word, kinds in asked.kinds.items():
            self._add_kinds(word, kinds)

    def _pool(self, asked: QueryTerms, passes: Callable[[int], bool] | None) -> set[int] | None:
        """The memories among which the best must be, None for all: where the words are in so many that counting what
        each says would take long, those with the rarest of them, as far as possible with several."""
        corpus = self.corpus
        counts = {word: corpus.count(word) for word in asked.weights}
        if sum(counts.values()) <= MANY or self._most > POOL:
            return None
        pool: set[int] = set()
        for word in sorted(counts, key=lambda word: (counts[word], word)):
            if len(pool) < POOL:
                pool.update(corpus.found(word))
            elif len(pool) > 4 * POOL:
                both = pool & corpus.found(word).keys()
                pool = both if len(both) >= POOL else pool
        if passes is not None and sum([1 for number in pool if passes(number)]) < POOL:
            return None
        return pool

    def _add_beside(self, asked: QueryTerms, pool: set[int]) -> None:
        """What is said beside the candidates, where only a pool of memories was looked at."""
        beside = {
            at for number in self.candidates for distance in (1, 2) for at in self.corpus.beside(number, distance)
        }
        rest = beside.union(self.candidates) - pool
        for word, weight in asked.weights.items():
            self._add(word, weight, rest)

    def _add(self, word: str, weight: float, pool: set[int] | None) -> None:
        found, lengths = self.corpus.found(word), self.corpus.lengths
        if pool is not None:
            found = {number: found[number] for number in pool & found.keys()}
        floor, scale, most = self._floor, self._scale, weight * (K1 + 1)
        values = {n: most * count / (count + floor + scale * lengths[n]) for n, count in found.items()}
        own = self.own
        if not own:
            self.own = values
            return
        for number, value in values.items():
            own[number] = own.get(number, 0.0) + value

    def _add_sections(self, asked: QueryTerms) -> None:
        """What the sections of the candidates say; of other sections nobody asks."""
        corpus, depths, section = self.corpus, self.corpus.depths, self.section
        firsts = {number - depths[number] for number in self.candidates}
        members = SECTION * len(firsts)  # about so many: only to choose the quicker way
        for word, weight in asked.weights.items():
            found = corpus.found(word)
            in_section: dict[int, int] = {}
            if len(found) < members:
                for number, count in found.items():
                    at = number - depths[number]
                    if at in firsts:
                        in_section[at] = in_section.get(at, 0) + count
            else:
                in_section = {at: sum([found.get(number, 0) for number in corpus.members(at)]) for at in firsts}
            for at, times in in_section.items():
                if times:
                    section[at] = section.get(at, 0.0) + weight * times / (times + SECTION_HALF)

    def covered(self, asked: QueryTerms) -> dict[int, float]:
        """The shares of the words asked for that each candidate contains."""
        covered = dict.fromkeys(self.candidates, 0.0)
        for word, weight in asked.weights.items():
            for number, _ in self.met(word):
                covered[number] += weight
        return covered

    def met(self, word: str) -> list[tuple[int, int]]:
        """The candidates that contain the word, and how often."""
        return self.corpus.counts(word, self.candidates)

    def _tally(self, totals: dict[int, float], word: str, weight: float, bm25: bool = True) -> None:
        """Adds to the totals of candidates what a word weighs in them; without `bm25` at most its weight."""
        lengths, floor, scale = self.corpus.lengths, self._floor, self._scale
        most, total = weight * (K1 + 1) if bm25 else weight, totals.get
        for number, count in self.met(word):
            totals[number] = total(number, 0.0) + most * count / (count + floor + scale * lengths[number])

    def _best(self, asked: QueryTerms, passes: Callable[[int], bool] | None) -> dict[int, None]:
        """The memories that are looked at, in the order of their numbers: with the words, with the concepts, beside
        those, below headings with the words."""
        corpus, own = self.corpus, self.own
        if passes is not None:
            own = {number: value for number, value in own.items() if passes(number)}
        best = top(own, max(CANDIDATES, self._most), corpus)
        found = set(best)
        for number in best[: CANDIDATES // 4]:
            found.update(corpus.beside(number, 1))
            found.update(corpus.beside(number, 2))
        found.update(top(self._by_concept(asked), BY_CONCEPT, corpus))
        sections = BY_HEADING if self._most <= CANDIDATES else self._most
        for section in top(self.head, sections, corpus):
            found.update(corpus.members(section))
        return dict.fromkeys(sorted(found if passes is None else filter(passes, found)))

    def _by_concept(self, asked: QueryTerms) -> dict[int, float]:
        """What those that share no word with the query have of its concepts and kinds."""
        out, has_words, left = dict[int, float](), self.own.__contains__, OF_CONCEPTS
        kinds = [kind for kinds in asked.kinds.values() for kind in kinds.items()]
        for name, weight in sorted([*asked.concepts.items(), *kinds], key=lambda item: (-item[1], item[0])):
            count = self.corpus.count(name)
            if count <= left:
                left -= count
                for number in filterfalse(has_words, self.corpus.found(name)):
                    out[number] = out.get(number, 0.0) + weight
        return out

    def _add_kinds(self, word: str, kinds: dict[str, float]) -> None:
        """What the candidates that lack a word have of the kinds that it asks for: of several, that which says most."""
        has, best = self.corpus.found(word), dict[int, float]()
        for name, weight in kinds.items():
            for number, _ in self.met(name):
                if number not in has:
                    best[number] = max(best.get(number, 0.0), weight)
        for number, weight in best.items():
            self.kind[number] = self.kind.get(number, 0.0) + weight

    def near(self, number: int, distance: int) -> float:
        """What the memories at this distance before and after say of the words asked for."""
        total = 0.0
        for beside in self.corpus.beside(number, distance):
            total += self.own.get(beside, 0.0)
        return total

    def best_part(self, asked: QueryTerms, covered: dict[int, float]) -> tuple[dict[int, float], dict[int, float]]:
        """BM25 and coverage of the part of the query that a candidate answers best; `covered` is that of the whole."""
        if not asked.parts:
            return self.own, covered
        words: dict[int, float] = {}
        cover: dict[int, float] = {}
        for weights, share in asked.parts:
            own: dict[int, float] = {}
            present: dict[int, float] = {}
            for word, weight in weights.items():
                self._tally(own, word, weight * share)
                for number, _ in self.met(word):
                    present[number] = present.get(number, 0.0) + weight * share
            for number, value in own.items():
                words[number] = max(words.get(number, 0.0), value)
                cover[number] = max(cover.get(number, 0.0), present[number])
        return words, cover

    def rough(self) -> dict[int, float]:
        """What each candidate and what stands around it say of the words asked for."""
        corpus = self.corpus
        lengths, depths, flags, mean = corpus.lengths, corpus.depths, corpus.flags, corpus.mean_length
        own, section, last = self.own.get, self.section.get, len(corpus.flags) - 1
        values = {}
        for number in self.candidates:
            around = 0.0 if flags[number] & FIRST else own(number - 1, 0.0)
            if number < last and not flags[number + 1] & FIRST:
                around += own(number + 1, 0.0)
            around += section(number - depths[number], 0.0)
            values[number] = own(number, 0.0) + 0.3 * (2 * mean / (mean + lengths[number])) * around
        return values

    def narrow(self, rough: dict[int, float], most: int) -> None:
        """Keep the most promising candidates only: the rest would not come first whatever else was found out."""
        if len(self.candidates) > most:
            depths, head, concept, kind = self.corpus.depths, self.head.get, self.concept.get, self.kind.get
            promise = {
                number: value
                + 0.5 * (head(number - depths[number], 0.0) + kind(number, 0.0))
                + 0.7 * concept(number, 0.0)
                for number, value in rough.items()
            }
            self.candidates = dict.fromkeys(sorted(top(promise, most, self.corpus)))

    def learnt(self, asked: QueryTerms, rough: dict[int, float]) -> dict[int, float]:
        """BM25 of the words that the first candidates add to those of the query (pseudo relevance feedback). What only
        stands beside the words of the query teaches less than what has them. Of a poor match little is learnt."""
        corpus, lengths, own = self.corpus, self.corpus.lengths, self.own.get
        values = {number: HEARSAY * value + (1 - HEARSAY) * own(number, 0.0) for number, value in rough.items()}
        lessons: dict[str, float] = {}
        for number in top(values, TEACHERS, corpus):
            for word in dict.fromkeys(meaning(corpus.folded(number))):
                if word not in asked.weights and not is_stop(word):
                    share = values[number] * rarity(word) / (5 + lengths[number])
                    lessons[word] = lessons.get(word, 0.0) + share
        chosen = sorted(lessons.items(), key=lambda item: (-item[1], item[0]))[:LESSONS]
        weighed = [(share * weight_of(word, corpus) / rarity(word), word) for word, share in chosen]
        weighed.sort(key=lambda item: (-item[0], item[1]))
        total = sum([weight for weight, _ in weighed[:LEARNT]]) or 1.0
        doubt = SURE * most_weight(corpus) / (asked.ideal * max(values.values(), default=0.0) or 1.0)
        out: dict[int, float] = {}
        for weight, word in weighed[:LEARNT]:
            self._tally(out, word, weight / total / max(1.0, doubt))
        return out


def top(values: dict[int, float], count: int, corpus: Corpus) -> list[int]:
    """The numbers with the highest values, equal ones in the order of the tree."""
    best = corpus.in_order(_high(values, count))
    best.sort(key=values.__getitem__, reverse=True)
    return best[:count]


def _high(values: dict[int, float], count: int) -> Iterable[int]:
    """Numbers among which are those with the `count` highest values and their equals: seldom many more."""
    if len(values) <= 3 * count:
        return values
    step = max(2, len(values) // (4 * count))
    least = sorted([*values.values()][::step], reverse=True)[2 * count // step]
    high = [number for number, value in values.items() if value >= least]
    return high if len(high) > count else values


def signals(
    asked: QueryTerms, corpus: Corpus, matches: Matches, most: int | None = None
) -> list[tuple[int, dict[str, float]]]:
    """The signals that can be had without its text of every candidate, or of the `most` promising."""
    rough = matches.rough()
    if most is not None:
        matches.narrow(rough, most)
    own, flags, lengths, depths, mean = matches.own, corpus.flags, corpus.lengths, corpus.depths, corpus.mean_length
    concept, kind, in_section, head = matches.concept, matches.kind, matches.section, matches.head
    covered = matches.covered(asked)
    spoken = bool(corpus.speakers())
    words, cover = matches.best_part(asked, covered)
    learnt = matches.learnt(asked, rough)
    out = []
    for number in matches.candidates:
        section = number - depths[number]
        damp = 2 * mean / (mean + lengths[number])  # of what stands around: less, the longer a memory is; at most 2
        speaker = corpus.speaker(number) if spoken else ""
        values = {
            "words": words.get(number, 0.0),
            "cover": covered.get(number, 0.0),
            "part": cover.get(number, 0.0),
            "concept": concept.get(number, 0.0),
            "kind": kind.get(number, 0.0),
            "section": in_section.get(section, 0.0) * damp,
            "heading": head.get(section, 0.0),
            "learnt": learnt.get(number, 0.0),
        }
        if speaker:
            values["near"] = matches.near(number, 1) * damp
            values["far"] = matches.near(number, 2) * damp
            values["spoken length"] = damp - 1
            if number > section and flags[number - 1] & QUESTION and not flags[number] & QUESTION:
                values["answer"] = own.get(number - 1, 0.0)
            if speaker in asked.speakers:
                values["speaker"] = 1.0
        else:
            values["length"] = damp - 1
        if asked.spans and corpus.days[number]:
            values["date"] = max([span.nearness(corpus.days[number]) for span in asked.spans])
        out.append((number, values))
    return out


def labelled(asked: QueryTerms, corpus: Corpus) -> dict[int, float]:
    """The memories whose date or speaker has words of the query: number -> their share of the query."""
    out: dict[int, float] = {}
    for word, weight in asked.weights.items():
        for number in corpus.found(LABEL + word):
            out[number] = out.get(number, 0.0) + weight
    return out


def add_text_signals(number: int, asked: QueryTerms, corpus: Corpus, values: dict[str, float]) -> None:
    """Adds the signals for which the text itself is read."""
    order = asked.order
    wanted = [pair for pair in pairwise(order) if _has_both(pair, number, corpus)]
    if wanted:
        present = meaning(corpus.folded(number))
        pairs = set(pairwise(present))
        values["phrase"] = sum([1 for pair in wanted if pair in pairs]) / (len(order) - 1)
    if asked.asks_when:
        text = corpus.folded(number)
        if any(mark in text for mark in _TIME_WORDS):
            values["time"] = 1.0
    if asked.asks_name:
        values["name"] = min(MOST_NAMES, names_in(corpus.body(number))) / MOST_NAMES


def names_in(text: str) -> int:
    """About how many names a text says: capitals inside of a sentence, titles in quotation marks."""
    words = text.split()
    capitals = [
        word
        for before, word in pairwise(words)
        if word[0].isupper() and len(word) > 1 and word[1] != "'" and before[-1] not in _ENDS
    ]
    return len(capitals) + ("《" in text) + (text.count('"') > 1)


def _has_both(pair: tuple[str, str], number: int, corpus: Corpus) -> bool:
    return number in corpus.found(pair[0]) and number in corpus.found(pair[1])
