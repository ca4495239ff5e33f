"""`memctl bench`: measures search and inject on your own tree and questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import nullcontext

from memctl.core.lifecycle.worth import Worth
from memctl.core.llm.benchmark_questions import messages_of
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.evaluate import (
    PLACES,
    TEN,
    Figures,
    Outcome,
    Question,
    by_category,
    figures_of,
    line_f1,
    outcome_of,
)
from memctl.core.retrieval.evaluate import benchmark_question as question_in
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.edge import clock, stream
from memctl.edge.semantic.whole import made_patient
from memctl.edge.stream import Intake
from memctl.edge.transcripts.conversation import turns_of
from memctl.edge.workspace import Workspace
from memctl.model.errors import InputError
from memctl.model.record import dump, parse_json
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.dates import day_number, is_date
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TextIO

    from memctl.core.retrieval.meaning import Meaning
    from memctl.edge.index.library import Library
    from memctl.model.memory import Memory
    from memctl.model.segment import Segment

    Record = dict[str, Any]

COMMAND = Command(
    "bench",
    description="Searches the tree for labelled questions, with the same code as search and inject, and prints how "
    "good the answers are. Each question is one line of JSON. Its keys are id, query and relevant, a list of the ids "
    "of the memories that answer it; relevant is empty if no memory does. Three keys are optional. groups is a list of "
    "lists of ids; one id of each list is enough. now is the day of the question, and category is its kind. bench "
    "ignores other keys.\n\n"
    "R@k is the share of the relevant memories among the first k. MRR is the mean of 1 divided by the rank of the "
    "first relevant memory. nDCG@10 compares the order of the first ten with the best order. T@N is the share of the "
    "relevant memories that fits into N tokens. The next columns are about the relevance threshold of inject: the "
    "recall that the threshold costs, the share of injected memories that are relevant, and the share of unanswerable "
    "questions that inject something. The last column is the time of one question, without the start of the program. "
    "Each category has a row of its own.\n\n"
    "--json prints the same figures as one record for all questions and one for each category. --run writes the "
    "ranking without a threshold: query, rank, memory and score, separated by tabs. --verbose names the questions "
    "without a relevant memory among the first ten.\n\n"
    "--calibrate measures the threshold of inject on your questions: what each value of inject.min_score brings, and "
    "which one is best, by the harmonic mean of precision and recall. Ask questions without an answer too.\n\n"
    "--make reads transcripts and prints the user's messages as questions. It proposes as relevant the memories that "
    "inject would print. Correct this list by hand: otherwise you measure the program by its own opinion.",
    arguments=(Argument("file", "Labelled questions, or transcripts. - is standard input.", kind="file", many=True),),
    options=(
        Option("run", "Write the best 200 memories of each question to this file.", kind="file", metavar="FILE"),
        Option("calibrate", "Find the best inject.min_score for these questions.", kind="flag"),
        Option("make", "Propose questions from transcripts.", kind="flag"),
        Option("places", "Print recall among the first K.", short="k", kind="integer", metavar="K", many=True),
        Option("budget", "The N of the column T@N, in tokens.", kind="integer", metavar="N", setting="inject.budget"),
        options.LIMIT.overriding("inject.limit"),
        options.LEAST_RELEVANT.overriding("inject.min_score"),
        options.NO_INDEX,
        options.FROM,
        options.JSON,
        *options.STREAM[:1],
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl bench --make session.jsonl > queries.jsonl", "propose questions, to correct by hand"),
        Example("memctl bench --make session.jsonl | memctl bench -", "measure the ranking by its own proposals"),
        Example("memctl bench --make session.jsonl | memctl bench --json - | jq .mrr", "print one figure"),
    ),
)

DEPTH = 200  # memories in a ranking
LEVELS = tuple(tenth / 10 for tenth in range(1, 10))  # values of inject.min_score that --calibrate tries


def run(call: Call) -> int:
    """Print the figures, or suggested questions. Returns 65 if part of the input is bad."""
    workspace = Workspace(call)
    trees = workspace.existing_trees()
    intake = Intake("bench", call.texts("file"), strict=call.flag("strict"))
    library = workspace.library(trees, digest)
    held = library.answer(_keys, lambda keys: ())
    library.keep()
    if call.flag("make"):
        return _make(workspace, intake)
    questions = list(_questions(intake))
    _tell_unknown(questions, held)
    with made_patient(workspace.meaning(trees), trees) as meaning:
        if call.flag("calibrate"):
            return _calibrate(workspace, questions, meaning) or intake.status
        with open(call.text("run"), "w", encoding="utf-8") if call.given("run") else nullcontext() as file:
            outcomes = [_ask(workspace, question, file, meaning) for question in questions]
    _print(workspace, outcomes)
    return intake.status or workspace.read_status


def _keys(segments: list[Segment]) -> set[str]:
    corpus = Corpus(segments)
    return {corpus.memory(number).key for number in corpus.numbers()}


def _questions(intake: Intake) -> Iterator[Question]:
    """Yield the questions of all files. Reports bad lines and duplicate ids."""
    known: set[str] = set()
    for line, where in intake.lines():
        try:
            record = parse_json(line, where)
            if not isinstance(record, dict):
                raise InputError(f"{where}: a question is a JSON object")
            question = question_in(record, where)
            if question.now and not is_date(question.now):
                raise InputError(f"{where}: {question.now!r} is not a date: write YYYY-MM-DD")
            if question.id in known:
                raise InputError(f"{where}: the id {question.id!r} is a duplicate")
        except InputError as error:
            intake.reject(error)
            continue
        known.add(question.id)
        yield question


def _tell_unknown(questions: list[Question], held: set[str]) -> None:
    """Report the relevant ids that no memory has. They count as not found."""
    wanted = {id for question in questions for group in question.groups for id in group}
    unknown = sorted(wanted - held)
    if unknown:
        shown = ", ".join(unknown[:5]) + (", …" if len(unknown) > 5 else "")
        stream.say(f"bench: {len(unknown)} of {len(wanted)} relevant ids do not exist: {shown}")


class _Asking:
    """A question with its day, and the strength of each memory on that day."""

    def __init__(self, workspace: Workspace, text: str, now: str, meaning: Meaning | None = None) -> None:
        self.meaning = meaning
        self.workspace = workspace
        self.text = text
        self.now = now or workspace.now

    def rank(self, segments: list[Segment], **how: Any) -> list[Hit]:
        """Return the hits. `how` goes to `rank`."""
        usage, settings, corpus = self.workspace.usage(), self.workspace.settings, Corpus(segments)
        today = day_number(self.now) or 0
        return rank(
            parse_query(self.text, plain=True),
            corpus,
            now=self.now,
            worth=Worth(today, usage, settings),
            admits=Filter(self.now[:10]).sieve(corpus),
            meaning=self.meaning,
            **how,
        )

    def passing(self, library: Library, level: float | None = None) -> list[Hit]:
        """Return the hits that pass the threshold of prompts, or another level."""
        settings = self.workspace.settings
        limit, least = settings.integer("inject.limit"), settings.number("inject.min_score") if level is None else level
        return library.answer(lambda segments: self.rank(segments, limit=limit, least=least, prompt=True), _memories)

    def all(self, library: Library) -> list[Hit]:
        """Return the ranking without a threshold. Hits without any common word come last."""
        return library.answer(lambda segments: self.rank(segments, limit=DEPTH, complete=True), _memories)


def _memories(hits: Iterable[Hit]) -> list[Memory]:
    return [hit.memory for hit in hits]


def _library(workspace: Workspace) -> Library:
    return workspace.library(workspace.existing_trees(), digest)


def _ask(workspace: Workspace, question: Question, file: TextIO | None, meaning: Meaning | None) -> Outcome:
    """Ask a question twice: as a prompt does, for the time; and for the whole ranking, which goes into the file."""
    asking = _Asking(workspace, question.text, question.now, meaning)
    start = clock.seconds()
    library = _library(workspace)
    shown = asking.passing(library)
    spent = clock.seconds() - start
    ranked = asking.all(library)
    library.keep()
    if file is not None:
        file.writelines(
            f"{question.id}\t{place}\t{hit.memory.key}\t{hit.score:.6f}\n" for place, hit in enumerate(ranked, 1)
        )
    budget = workspace.settings.integer("inject.budget")
    return outcome_of(question, _memories(ranked), _memories(shown), budget, spent)


def _calibrate(workspace: Workspace, questions: list[Question], meaning: Meaning | None) -> int:
    """Print what each threshold brings and the best one. Returns 65 if no question has an answer."""
    if not any(question.groups for question in questions):
        raise InputError("bench: --calibrate needs questions with relevant memories: see memctl bench --make")
    library = _library(workspace)
    found: dict[float, list[Outcome]] = {level: [] for level in LEVELS}
    for question in questions:
        asking = _Asking(workspace, question.text, question.now, meaning)
        ranked = _memories(asking.all(library))
        for level in LEVELS:
            shown = _memories(asking.passing(library, level))
            found[level].append(outcome_of(question, ranked, shown, 0, 0.0))
    library.keep()
    now = workspace.settings.number("inject.min_score")
    worth = {level: line_f1(outcomes) for level, outcomes in found.items()}
    best = max(LEVELS, key=lambda level: (worth[level], -abs(level - now)))
    for level, outcomes in found.items():
        _put_level(level, figures_of(outcomes), worth[level], level == best, workspace)
    if not workspace.call.flag("json"):
        change = f"memctl config set inject.min_score {best:g}" if best != now else "it is set"
        stream.put(f"best: {best:g} ({change})")
    return workspace.read_status


def _put_level(level: float, figures: Figures, worth: float, is_best: bool, workspace: Workspace) -> None:
    if workspace.call.flag("json"):
        record = _record("", figures, workspace)["threshold"] | {"relevance": level}
        stream.put(dump(record | {"f1": round(worth, 4), "best": is_best}))
        return
    stream.put(
        f"{level:g}: F1 {100 * worth:.0f}; costs {100 * figures.lost:.1f} points of recall@{TEN}; "
        f"{figures.shown:.1f} memories a question, {100 * figures.precision:.0f} % of them relevant; "
        f"{figures.found} of {figures.empty} questions without an answer bring one"
    )


def _make(workspace: Workspace, intake: Intake) -> int:
    """Print suggested questions. Their details about a memory, except the id, help the person who corrects them."""
    messages = messages_of(turns_of(intake, workspace.call.text("from")))
    for number, (text, day) in enumerate(messages, 1):
        library = _library(workspace)
        now = day if is_date(day) else ""
        memories = _memories(_Asking(workspace, text, now).passing(library))
        library.keep()
        record: Record = {"id": f"q{number}", "query": text, "relevant": [memory.key for memory in memories]}
        if now:
            record["now"] = now
        record["texts"] = {memory.key: one_line(memory.text) for memory in memories}
        stream.put_record(record)
    return intake.status or workspace.read_status


def _print(workspace: Workspace, outcomes: list[Outcome]) -> None:
    call = workspace.call
    places = sorted({place for place in call.values.get("places", PLACES) if place > 0}) or list(PLACES)
    rows = {"": outcomes, **by_category(outcomes)}
    figures = {name: figures_of(chosen, places) for name, chosen in rows.items()}
    if call.flag("json"):
        for name, each in figures.items():
            stream.put(dump(_record(name, each, workspace)))
    elif outcomes:
        _put_table(figures, places, workspace.settings.integer("inject.budget"))
        _put_rest(figures[""], workspace)
    if call.flag("verbose"):
        for outcome in outcomes:
            if outcome.question.groups and not any(place and place <= TEN for place in outcome.met):
                stream.say(
                    f"bench: {outcome.question.id}: not among the first {TEN}: {one_line(outcome.question.text)}"
                )


def _record(category: str, figures: Figures, workspace: Workspace) -> Record:
    settings = workspace.settings
    return {
        "category": category,
        "questions": figures.questions,
        "recall": {str(k): round(value, 4) for k, value in figures.recall.items()},
        "mrr": round(figures.mrr, 4),
        "ndcg": {str(TEN): round(figures.ndcg, 4)},
        "budget": {str(settings.integer("inject.budget")): round(figures.fitting, 4)},
        "threshold": {
            "relevance": settings.number("inject.min_score"),
            "recall": {str(k): round(value, 4) for k, value in figures.kept.items()},
            "lost": round(figures.lost, 4),
            "precision": round(figures.precision, 4),
            "memories": round(figures.shown, 2),
            "unanswerable": figures.empty,
            "found": figures.found,
        },
        "milliseconds": {"median": round(figures.median, 1), "90": round(figures.ninetieth, 1)},
    }


def _put_table(figures: dict[str, Figures], places: list[int], budget: int) -> None:
    head = ["", "questions", *(f"R@{place}" for place in places), "MRR", f"nDCG@{TEN}", f"T@{budget}"]
    rows = [head]
    for name, each in figures.items():
        shares = [*each.recall.values(), each.mrr, each.ndcg, each.fitting]
        shown = [f"{100 * share:.1f}" for share in shares] if each.questions else ["-"] * (len(head) - 2)
        rows.append([name or "all", str(each.questions), *shown])
    first, *widths = [max(len(row[at]) for row in rows) for at in range(len(head))]
    for row in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(row[1:], widths, strict=True)]
        stream.put(f"{row[0]:<{first}}  " + "  ".join(cells))


def _put_rest(figures: Figures, workspace: Workspace) -> None:
    least = workspace.settings.number("inject.min_score")
    stream.put("")
    if figures.questions:
        stream.put(
            f"threshold {least:g}: costs {100 * figures.lost:.1f} points of recall@{TEN}; "
            f"{figures.shown:.1f} memories a question pass, {100 * figures.precision:.0f} % of them relevant"
        )
    if figures.empty:
        stream.put(f"threshold {least:g}: {figures.found} of {figures.empty} questions without an answer bring one")
    stream.put(f"time: median {figures.median:.1f} ms, 90th percentile {figures.ninetieth:.1f} ms a question")
