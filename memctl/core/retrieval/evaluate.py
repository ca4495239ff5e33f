"""Quality of rankings: questions with known answers and the usual retrieval metrics.

Recall counts groups of memories, any of which will do. MRR and nDCG (one gain for each group) look at the first TEN. A
budget is filled in rank order: a memory that does not fit is skipped, and the next may fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, log2

from memctl.core.tokens import count_tokens
from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from typing import Any

    from memctl.model.memory import Memory

PLACES = (1, 3, 5, 10, 20)
TEN = 10


@dataclass(frozen=True, slots=True)
class Question:
    """A labelled question. Without groups it has no answer and nothing should be found. `now` is ISO text, or "" for
    any day."""

    id: str
    text: str
    groups: tuple[frozenset[str], ...]
    now: str = ""
    category: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a question. `met` has each group's best rank (None: not found), `kept` its best rank above the
    threshold; `fitting` is the share of groups that fits into the budget; `shown` counts the memories above the
    threshold and `right` the relevant ones among them; `seconds` is the time taken."""

    question: Question
    met: tuple[int | None, ...]
    fitting: float
    kept: tuple[int | None, ...]
    shown: int
    right: int
    seconds: float


def benchmark_question(record: dict[str, Any], where: str) -> Question:
    """Return the question in a record. Raises InputError if it is not one."""
    for key, default in (("id", None), ("query", None), ("now", ""), ("category", "")):
        value = record.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()) or (key == "id" and _parts(value)):
            raise InputError(f'{where}: "{key}" is missing or is not one line of text')
    relevant, groups = record.get("relevant"), record.get("groups")
    if not _is_list_of_texts(relevant):
        raise InputError(f'{where}: "relevant" must be a list of ids; it may be empty')
    if groups is not None and not (isinstance(groups, list) and all(_is_list_of_texts(group) for group in groups)):
        raise InputError(f'{where}: "groups" must be a list of lists of ids')
    chosen = (groups or [[id] for id in relevant]) if relevant else []
    named = tuple(frozenset(id.removeprefix("^") for id in group) for group in chosen if group)
    return Question(record["id"], record["query"], named, record.get("now", ""), record.get("category", ""))


def _is_list_of_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _parts(text: str) -> bool:
    return any(sign in text for sign in "\t\r\n")


def outcome_of(
    question: Question, ranked: Sequence[Memory], shown: Sequence[Memory], budget: int, seconds: float
) -> Outcome:
    """Return the outcome of a question from the full ranking and the memories above the threshold."""
    wanted = frozenset().union(*question.groups)
    left, fitting = budget, set()
    for memory in ranked:
        cost = count_tokens(f"- {memory.text}\n")
        if cost <= left:
            left -= cost
            fitting.add(memory.key)
    share = sum(1 for group in question.groups if group & fitting) / max(1, len(question.groups))
    right = sum(1 for memory in shown if memory.key in wanted)
    return Outcome(
        question, _met(question, ranked), share, _met(question, shown), len(shown), right, seconds
    )  # fmt: skip


def _met(question: Question, ranked: Iterable[Memory]) -> tuple[int | None, ...]:
    places: dict[str, int] = {}
    for place, memory in enumerate(ranked, 1):
        places.setdefault(memory.key, place)
    return tuple(min((places[id] for id in group if id in places), default=None) for group in question.groups)


def recall(met: Sequence[int | None], places: int) -> float:
    """Return the share of groups met in the first `places`."""
    return sum(1 for place in met if place is not None and place <= places) / len(met)


def reciprocal_rank(met: Sequence[int | None]) -> float:
    """Return 1 / rank of the first relevant memory, or 0 beyond TEN."""
    first = min((place for place in met if place is not None), default=TEN + 1)
    return 1 / first if first <= TEN else 0.0


def ndcg(met: Sequence[int | None]) -> float:
    """Return the discounted gain of the first TEN over that of the ideal order."""
    gained = sum(1 / log2(place + 1) for place in {*met} if place is not None and place <= TEN)
    return gained / sum(1 / log2(place + 2) for place in range(min(TEN, len(met))))


@dataclass(slots=True)
class Figures:
    """Means over questions, in [0, 1]. `lost` is the recall at TEN that the threshold costs, `precision` the relevant
    share above the threshold; `empty` counts questions without an answer, `found` those of them that still find
    something. Milliseconds are over all questions."""

    questions: int = 0
    recall: dict[int, float] = field(default_factory=dict)
    mrr: float = 0.0
    ndcg: float = 0.0
    fitting: float = 0.0
    kept: dict[int, float] = field(default_factory=dict)
    lost: float = 0.0
    shown: float = 0.0
    precision: float = 0.0
    empty: int = 0
    found: int = 0
    median: float = 0.0
    ninetieth: float = 0.0


def figures_of(outcomes: Collection[Outcome], places: Sequence[int] = PLACES) -> Figures:
    """Return the figures of these questions."""
    answered = [outcome for outcome in outcomes if outcome.question.groups]
    others = [outcome for outcome in outcomes if not outcome.question.groups]
    figures = Figures(questions=len(answered), empty=len(others), found=sum(1 for each in others if each.shown))
    times = sorted(1000 * outcome.seconds for outcome in outcomes)
    if times:
        figures.median, figures.ninetieth = _percentile(times, 0.5), _percentile(times, 0.9)
    if answered:
        figures.recall = {k: _mean(recall(each.met, k) for each in answered) for k in places}
        figures.kept = {k: _mean(recall(each.kept, k) for each in answered) for k in places}
        figures.mrr = _mean(reciprocal_rank(each.met) for each in answered)
        figures.ndcg = _mean(ndcg(each.met) for each in answered)
        figures.fitting = _mean(each.fitting for each in answered)
        figures.lost = _mean(max(0.0, recall(each.met, TEN) - recall(each.kept, TEN)) for each in answered)
        figures.shown = _mean(float(each.shown) for each in answered)
        figures.precision = sum(each.right for each in answered) / max(1, sum(each.shown for each in answered))
    return figures


def line_f1(outcomes: Collection[Outcome]) -> float:
    """Return F1 of the memories above the threshold, over all questions: the harmonic mean of the share of them that
    answer, and of the share of the answers that are among them. A second memory of one group answers nothing."""
    met = sum(1 for each in outcomes for place in each.kept if place is not None)
    wanted = sum(len(each.question.groups) for each in outcomes)
    return 2 * met / max(1, wanted + sum(each.shown for each in outcomes))


def by_category(outcomes: Collection[Outcome]) -> dict[str, list[Outcome]]:
    """Return the outcomes by category; questions without a category are left out."""
    named = sorted({outcome.question.category for outcome in outcomes} - {""})
    return {name: [each for each in outcomes if each.question.category == name] for name in named}


def _mean(values: Iterable[float]) -> float:
    every = list(values)
    return sum(every) / len(every)


def _percentile(rising: Sequence[float], share: float) -> float:
    """Return the nearest-rank percentile of ascending values."""
    return rising[max(0, ceil(share * len(rising)) - 1)]
