"""The ranking signals: named functions of (memory, query, context), each about in [0, 1].

A word signal is a share of the most that a memory could reach for the query, so it does not depend on how many others
match. BM25 follows Robertson and Zaragoza, The Probabilistic Relevance Framework (2009)."""

from __future__ import annotations

from itertools import filterfalse, pairwise

from memctl.core.language.frequency import rarity
from memctl.core.language.tokenize import is_stop
from memctl.core.retrieval.digest import LABEL, TITLED
from memctl.core.retrieval.query_terms import meaningful_words, most_weight, weight_of
from memctl.model.segment import FIRST, POINTER, PROSE, QUESTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.query_terms import QueryTerms

K1 = 0.9
B = 0.35
SECTION_HALF = 1.5  # occurrences of a word in a section that count half
CANDIDATES = 400
BY_CONCEPT = 300  # most candidates that share no word with the query, found by its concepts and kinds
OF_CONCEPTS = 8000  # most occurrences of concepts and kinds to read for them, the heaviest first
BY_HEADING = 20  # most sections whose heading matches, all of whose memories are candidates
MANY = 20_000  # occurrences of the query's words above which only a pool of memories is counted
POOL = 1000  # least number of memories in that pool
MOST_NAMES = 2  # more names do not make a better answer
SECTION = 32  # memories in a large section
TEXTS = 60  # candidates whose text is read
TEACHERS = 5  # first candidates, from which further words are learnt
SURE = 1.1  # rare words in the best candidate from which learning counts in full
HEARSAY = 0.4  # share of the surrounding lines in choosing those first candidates
LESSONS = 40  # words considered for learning
LEARNT = 15  # words learnt
# Whole notes, measured by tests/bench/documents.py: 30 of 82 questions find their note first, 52 among ten; without it
# 22 and 41; with NOTE_LONG = 0.5, 23 and 47.
TITLE = 4.0  # occurrences of a word in a note for which one in its title counts
NOTE_HALF = 2.0  # occurrences of a word in a note of usual length that count half
NOTE_LONG = 0.9  # how far the length of a note counts
OF_NOTE = 0.55  # share that the words of one part of a note have beside those of the whole
TITLES = 200  # notes that are weighed by their title alone, without a word in them
NOTES = 20  # best notes, whose memories are all candidates
NOTE_PART = 8  # memories of a note that are candidates: the best ones by their own words
_ENDS = '.!?"'  # ends of sentences
_TIME_WORDS = (
    "yesterday", "last ", "ago", "week", "tomorrow", "next ", "today", "tonight", "year", "month", "recent", "昨",
    "上周", "下周", "明天", "去年", "上个月", "点", "日", "周",
)  # fmt: skip


class Matches:
    """The weights with which memories and sections match the query's words, concepts and kinds."""

    def __init__(
        self,
        asked: QueryTerms,
        corpus: Corpus,
        passes: Callable[[int], bool] | None,
        most: int | None,
        also: Iterable[int] = (),
    ) -> None:
        """`also` are more candidates, which need no word of the query."""
        self.corpus = corpus
        self._also = set(also)
        self._most = len(corpus) if most is None else most
        self.own: dict[int, float] = {}
        self.section: dict[int, float] = {}
        self.head: dict[int, float] = {}
        self.concept: dict[int, float] = {}
        self.kind: dict[int, float] = {}
        self.note: dict[int, float] = {}  # by the first memory of a note
        self._scale = K1 * B / corpus.mean_length
        self._floor = K1 * (1 - B)
        pool = self._pool(asked, passes)
        for word, weight in asked.weights.items():
            self._add(word, weight, pool)
            for at in corpus.headed(word):
                self.head[at] = self.head.get(at, 0.0) + weight
        self.candidates = self._best(asked, passes)
        self._add_notes(asked, passes)
        if pool is not None:
            self._add_beside(asked, pool)
        self._add_sections(asked)
        for name, weight in asked.concepts.items():
            self._tally(self.concept, name, weight, False)
        for word, kinds in asked.kinds.items():
            self._add_kinds(word, kinds)

    def _pool(self, asked: QueryTerms, passes: Callable[[int], bool] | None) -> set[int] | None:
        """Return the memories that must contain the best ones, or None for all. If the query's words occur too often to
        count them all, the pool is built from the rarest words, preferring memories with several."""
        corpus = self.corpus
        counts = {word: corpus.count(word) for word in asked.weights}
        if sum(counts.values()) <= MANY or self._most > POOL or corpus.is_part:
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
        """Add the words of the candidates' neighbours outside the pool."""
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

    def _add_notes(self, asked: QueryTerms, passes: Callable[[int], bool] | None) -> None:
        """Weigh whole notes, title and all, and make parts of the best ones candidates: the words of an answer may
        stand in several of its paragraphs."""
        corpus, titled = self.corpus, dict[int, float]()
        if not corpus.has_prose:
            return
        for word, weight in asked.weights.items():
            for first in corpus.headed(TITLED + word):
                titled[first] = titled.get(first, 0.0) + weight
        firsts = set(top(titled, TITLES, corpus))
        firsts.update(corpus.file(number) for number in self.candidates if corpus.bonds[number] & PROSE)
        if not firsts:
            return
        ends = {first: corpus.behind_file(first) for first in sorted(firsts)}
        lengths = {first: sum(corpus.lengths[first:end]) for first, end in ends.items()}
        members = {number: first for first, end in ends.items() for number in range(first, end)}
        among = dict.fromkeys(members)
        mean = sum(lengths.values()) / len(lengths)
        half = {first: NOTE_HALF * (1 - NOTE_LONG + NOTE_LONG * length / mean) for first, length in lengths.items()}
        for word, weight in asked.weights.items():
            headed = corpus.headed(TITLED + word)
            times: dict[int, float] = {first: TITLE for first in ends if first in headed}
            for number, count in corpus.counts(word, among):
                first = members[number]
                times[first] = times.get(first, 0.0) + count
            for first, often in times.items():
                self.note[first] = self.note.get(first, 0.0) + weight * often / (often + half[first])
        more = set(self.candidates)
        for first in top(self.note, NOTES, corpus):
            parts = {number: self.own.get(number, 0.0) for number in range(first, ends[first])}
            best = top(parts, NOTE_PART, corpus)
            more.update(best if passes is None else filter(passes, best))
        self.candidates = dict.fromkeys(sorted(more))

    def _add_sections(self, asked: QueryTerms) -> None:
        """Weigh the query's words in the sections of the candidates only."""
        corpus, depths, section = self.corpus, self.corpus.depths, self.section
        firsts = {number - depths[number] for number in self.candidates}
        members = SECTION * len(firsts)  # an estimate, enough to choose the quicker way
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
        """Return for each candidate the share of the query's words that it contains."""
        covered = dict.fromkeys(self.candidates, 0.0)
        for word, weight in asked.weights.items():
            for number, _ in self.met(word):
                covered[number] += weight
        return covered

    def met(self, word: str) -> list[tuple[int, int]]:
        """Return (candidate, count) for each candidate that contains the word."""
        return self.corpus.counts(word, self.candidates)

    def _tally(self, totals: dict[int, float], word: str, weight: float, bm25: bool = True) -> None:
        """Add the weight of a word to the totals of the candidates; without `bm25`, at most `weight`."""
        lengths, floor, scale = self.corpus.lengths, self._floor, self._scale
        most, total = weight * (K1 + 1) if bm25 else weight, totals.get
        for number, count in self.met(word):
            totals[number] = total(number, 0.0) + most * count / (count + floor + scale * lengths[number])

    def _best(self, asked: QueryTerms, passes: Callable[[int], bool] | None) -> dict[int, None]:
        """Return the candidates in the order of their numbers: memories with the query's words or concepts, the
        neighbours of the best ones, and memories under matching headings."""
        corpus, own = self.corpus, self.own
        if passes is not None:
            own = {number: value for number, value in own.items() if passes(number)}
        best = top(own, max(CANDIDATES, self._most), corpus)
        found = set(best)
        for number in best[: CANDIDATES // 4]:
            found.update(corpus.beside(number, 1))
            found.update(corpus.beside(number, 2))
        found.update(top(self._by_concept(asked), BY_CONCEPT, corpus), self._also)
        sections = BY_HEADING if self._most <= CANDIDATES else self._most
        for section in top(self.head, sections, corpus):
            found.update(corpus.members(section))
        return dict.fromkeys(sorted(found if passes is None else filter(passes, found)))

    def _by_concept(self, asked: QueryTerms) -> dict[int, float]:
        """Return the summed weights of concepts and kinds in the memories that share no word with the query."""
        out, has_words = dict[int, float](), self.own.__contains__
        for name, weight in within_budget(asked, self.corpus):
            for number in filterfalse(has_words, self.corpus.found(name)):
                out[number] = out.get(number, 0.0) + weight
        return out

    def _add_kinds(self, word: str, kinds: dict[str, float]) -> None:
        """Add to each candidate without the word the highest weight among the kinds that the word asks for."""
        has, best = self.corpus.found(word), dict[int, float]()
        for name, weight in kinds.items():
            for number, _ in self.met(name):
                if number not in has:
                    best[number] = max(best.get(number, 0.0), weight)
        for number, weight in best.items():
            self.kind[number] = self.kind.get(number, 0.0) + weight

    def near(self, number: int, distance: int) -> float:
        """Return the word weight of the memories at this distance before and after."""
        total = 0.0
        for beside in self.corpus.beside(number, distance):
            total += self.own.get(beside, 0.0)
        return total

    def best_part(self, asked: QueryTerms) -> dict[int, float]:
        """Return BM25 of the query part that each candidate answers best."""
        if not asked.parts:
            return self.own
        best: dict[int, float] = {}
        for weights, share in asked.parts:
            own: dict[int, float] = {}
            for word, weight in weights.items():
                self._tally(own, word, weight * share)
            for number, value in own.items():
                best[number] = max(best.get(number, 0.0), value)
        return best

    def rough(self) -> dict[int, float]:
        """Return the word weight of each candidate with that of its surroundings."""
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
        """Keep the `most` promising candidates; the others could not come first on any further signal."""
        if len(self.candidates) > most:
            depths, head, concept, kind = self.corpus.depths, self.head.get, self.concept.get, self.kind.get
            promise = {
                number: value
                + 0.5 * (head(number - depths[number], 0.0) + kind(number, 0.0))
                + 0.7 * concept(number, 0.0)
                for number, value in rough.items()
            }
            also = self._also.intersection(self.candidates)
            self.candidates = dict.fromkeys(sorted(also.union(top(promise, most, self.corpus))))

    def learnt(self, asked: QueryTerms, rough: dict[int, float]) -> dict[int, float]:
        """Return BM25 of the words that the first candidates add to the query (pseudo relevance feedback). A candidate
        that only stands beside a match teaches less, and a poor match teaches little."""
        corpus, lengths, own = self.corpus, self.corpus.lengths, self.own.get
        values = {number: HEARSAY * value + (1 - HEARSAY) * own(number, 0.0) for number, value in rough.items()}
        lessons: dict[str, float] = {}
        best = top(values, TEXTS, corpus)
        corpus.foresee(numbers=best)
        for number in best[:TEACHERS]:
            for word in dict.fromkeys(meaningful_words(corpus.folded(number))):
                if word not in asked.weights and not is_stop(word):
                    share = values[number] * rarity(word) / (5 + lengths[number])
                    lessons[word] = lessons.get(word, 0.0) + share
        chosen = sorted(lessons.items(), key=lambda item: (-item[1], item[0]))[:LESSONS]
        corpus.foresee(counted=[word for word, _ in chosen])
        weighed = [(share * weight_of(word, corpus) / rarity(word), word) for word, share in chosen]
        weighed.sort(key=lambda item: (-item[0], item[1]))
        total = sum([weight for weight, _ in weighed[:LEARNT]]) or 1.0
        doubt = SURE * most_weight(corpus) / (asked.ideal * max(values.values(), default=0.0) or 1.0)
        corpus.foresee(found=[word for _, word in weighed[:LEARNT]])
        out: dict[int, float] = {}
        for weight, word in weighed[:LEARNT]:
            self._tally(out, word, weight / total / max(1.0, doubt))
        return out


def within_budget(asked: QueryTerms, corpus: Corpus, left: int = OF_CONCEPTS) -> Iterator[tuple[str, float]]:
    """Yield the concepts and kinds of a query that find candidates, the heaviest first, with their weights."""
    kinds = [kind for kinds in asked.kinds.values() for kind in kinds.items()]
    for name, weight in sorted([*asked.concepts.items(), *kinds], key=lambda item: (-item[1], item[0])):
        count = corpus.count(name)
        if count <= left:
            left -= count
            yield name, weight


def top(values: dict[int, float], count: int, corpus: Corpus) -> list[int]:
    """Return the numbers with the `count` highest values; equal values keep the order of the tree."""
    best = corpus.in_order(_high(values, count))
    best.sort(key=values.__getitem__, reverse=True)
    return best[:count]


def _high(values: dict[int, float], count: int) -> Iterable[int]:
    """Return a superset, seldom much larger, of the `count` numbers with the highest values and all their equals."""
    if len(values) <= 3 * count:
        return values
    step = max(2, len(values) // (4 * count))
    least = sorted([*values.values()][::step], reverse=True)[2 * count // step]
    high = [number for number, value in values.items() if value >= least]
    return high if len(high) > count else values


def signals(
    asked: QueryTerms, corpus: Corpus, matches: Matches, most: int | None = None
) -> list[tuple[int, dict[str, float]]]:
    """Return the signals that need no text, for every candidate or for the `most` promising."""
    rough = matches.rough()
    if most is not None:
        matches.narrow(rough, most)
    own, flags, lengths, depths, mean = matches.own, corpus.flags, corpus.lengths, corpus.depths, corpus.mean_length
    concept, kind, in_section, head = matches.concept, matches.kind, matches.section, matches.head
    covered = matches.covered(asked)
    spoken = bool(corpus.speakers())
    words = matches.best_part(asked)
    learnt = matches.learnt(asked, rough)
    out = []
    for number in matches.candidates:
        section = number - depths[number]
        # weight of the surroundings: at most 2, and less for a longer memory
        damp = 2 * mean / (mean + lengths[number])
        speaker = corpus.speaker(number) if spoken else ""
        values = {
            "words": words.get(number, 0.0),
            "cover": covered.get(number, 0.0),
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
        if matches.note and corpus.bonds[number] & PROSE:
            values = {name: OF_NOTE * value for name, value in values.items()}
            values["note"] = matches.note.get(corpus.file(number), 0.0)
        if corpus.bonds[number] & POINTER:
            values["pointer"] = 1.0
        if asked.spans and corpus.days[number]:
            values["date"] = max([span.nearness(corpus.days[number]) for span in asked.spans])
        out.append((number, values))
    return out


def label_matches(asked: QueryTerms, corpus: Corpus) -> dict[int, float]:
    """Return {number: share of the query} for memories whose date or speaker has words of the query."""
    out: dict[int, float] = {}
    for word, weight in asked.weights.items():
        for number in corpus.found(LABEL + word):
            out[number] = out.get(number, 0.0) + weight
    return out


def add_text_signals(number: int, asked: QueryTerms, corpus: Corpus, values: dict[str, float]) -> None:
    order = asked.order
    wanted = [pair for pair in pairwise(order) if _has_both(pair, number, corpus)]
    if wanted:
        present = meaningful_words(corpus.folded(number))
        pairs = set(pairwise(present))
        values["phrase"] = sum([1 for pair in wanted if pair in pairs]) / (len(order) - 1)
    if asked.asks_when:
        text = corpus.folded(number)
        if any(mark in text for mark in _TIME_WORDS):
            values["time"] = 1.0
    if asked.asks_name:
        values["name"] = min(MOST_NAMES, names_in(corpus.body(number))) / MOST_NAMES


def names_in(text: str) -> int:
    """Estimate the number of names in a text from capitals within a sentence and quoted titles."""
    words = text.split()
    capitals = [
        word
        for before, word in pairwise(words)
        if word[0].isupper() and len(word) > 1 and word[1] != "'" and before[-1] not in _ENDS
    ]
    return len(capitals) + ("《" in text) + (text.count('"') > 1)


def _has_both(pair: tuple[str, str], number: int, corpus: Corpus) -> bool:
    return number in corpus.found(pair[0]) and number in corpus.found(pair[1])
