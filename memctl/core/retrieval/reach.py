"""What to ask an index elsewhere for a query.

Such an index answers with the whole files of the best candidates, and with counts of the whole index. Ranking finds in
them what it would find in all files, because every signal of a candidate comes from its file or from those counts."""

from __future__ import annotations

from memctl.core.retrieval.digest import LABEL as LABELLED
from memctl.core.retrieval.digest import TITLED
from memctl.core.retrieval.query_terms import QueryTerms, questions
from memctl.core.retrieval.signals import (
    BY_HEADING,
    CANDIDATES,
    K1,
    B,
    within_budget,
)
from memctl.model.segment import CONCEPT, HEAD, HEAD_MARK, LABEL, OWN, TITLE, Wanted
from memctl.model.text.dates import day_number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memctl.core.retrieval.corpus import Corpus
    from memctl.core.retrieval.query import Query
    from memctl.model.segment import Row

# An index elsewhere is large, and each candidate costs it a whole file: fewer of them lose no answer there.
PROMISING = 100  # candidates that share a word with the query; more if more are wanted
BY_CONCEPT = 40  # candidates that share none
TITLES = 40  # notes whose title matches
NARROWED = 4000  # candidates for a question with a filter that only a look at the memory decides
ENOUGH, FOR_EACH = 2000, 5  # occurrences of the rarest words that find the candidates: so many, and for each of these


def wanted(
    query: Query,
    corpus: Corpus,
    *,
    now: str,
    verdicts: bytes,
    limit: int | None,
    core: bool = False,
    narrows: bool = False,
) -> Wanted:
    """Return what to ask for the query. The corpus counts the words everywhere. `verdicts`: see `Filter.verdicts`; with
    `narrows`, a filter leaves out more than they say."""
    today = day_number(now)
    asked = [QueryTerms(text, corpus, today) for text in (query.text, *questions(query.text))]
    most = len(corpus) if limit is None else max(PROMISING, 2 * limit)
    if narrows or query.narrows:
        most = max(most, NARROWED)
    few = most <= CANDIDATES
    return Wanted(
        [row for number, one in enumerate(asked) for row in _rows(number, one, corpus, most)],
        {OWN: most, CONCEPT: BY_CONCEPT, HEAD: BY_HEADING if few else most, TITLE: TITLES, LABEL: most},
        list(dict.fromkeys(word for one in asked for word in _words(one))),
        verdicts,
        floor=K1 * (1 - B),
        scale=K1 * B / corpus.mean_length,
        core=core,
        everything=query.narrows and not asked[0].weights,
    )


def _rows(number: int, asked: QueryTerms, corpus: Corpus, most: int) -> Iterator[Row]:
    enough = max(ENOUGH, FOR_EACH * most)
    for word in _rarest(asked, corpus, enough):
        yield number, OWN, word, asked.weights[word] * (K1 + 1)
    for name, weight in within_budget(asked, corpus, enough):
        yield number, CONCEPT, name, weight
    for word, weight in asked.weights.items():
        yield number, HEAD, HEAD_MARK + word, weight
        yield number, TITLE, HEAD_MARK + TITLED + word, weight
    if all(corpus.count(word) < most for word in asked.weights):  # else enough memories have words of the query
        for word, weight in asked.weights.items():
            yield number, LABEL, LABELLED + word, weight


def _rarest(asked: QueryTerms, corpus: Corpus, enough: int) -> list[str]:
    """Return the rarest words that occur often enough together."""
    counts = {word: corpus.count(word) for word in asked.weights}
    found, total = [], 0
    for word in sorted(counts, key=lambda word: (counts[word], word)):
        if total >= enough:
            break
        found.append(word)
        total += counts[word]
    return found


def _words(asked: QueryTerms) -> Iterator[str]:
    for word in asked.weights:
        yield from (word, HEAD_MARK + word, HEAD_MARK + TITLED + word, LABELLED + word)
    yield from asked.concepts
    for kinds in asked.kinds.values():
        yield from kinds
