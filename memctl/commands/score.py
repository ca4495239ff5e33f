"""`memctl score`: rates candidates and gives reasons; with -q, rates the relevance of memories."""

from __future__ import annotations

from memctl.edge import stream
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.stream import Intake
from memctl.edge.workspace import Workspace
from memctl.model.errors import InputError
from memctl.model.record import memory_of, parse_unit_interval, record_text
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Record = dict[str, Any]

COMMAND = Command(
    "score",
    description="Rates candidate records. It adds importance, confidence, flags, a score from 0 to 1 and the "
    "reasons for it, and hides secrets. --min-score leaves out candidates with a lower score, and add "
    "skips those below add.min_score (0.5). The order stays the same. The result depends "
    "only on the records and the settings.\n\n"
    "-q rates memory records against a query instead and adds relevance, a score and its parts. The word statistics "
    "come from these records alone, so pipe in all of memctl list --json. --min-score leaves out less relevant "
    "records.",
    arguments=(Argument("file", "Records. - is standard input.", kind="file", many=True),),
    options=(
        options.QUERY,
        Option(
            "min-score",
            "Leave out records with a score below this, or with -q a relevance.",
            kind="share",
            metavar="X",
        ),
        *options.STREAM,
        *options.EVERYWHERE,
    ),
    examples=(
        Example(
            "memctl extract session.jsonl | memctl score | jq -r '[.score, .text] | @tsv'",
            "rate the statements of a session",
        ),
        Example(
            "memctl list --json | memctl score -q 'package manager' | jq -s 'sort_by(-.score)[0].text'",
            "print the best match",
        ),
    ),
)


@keeps_patterns
def run(call: Call) -> int:
    """Print each record with its score, in input order."""
    workspace = Workspace(call)
    intake = Intake("score", call.texts("file"), strict=call.flag("strict"))
    if call.given("query"):
        return _for_query(workspace, intake)
    from memctl.core.score import Seen, score_candidate  # relevance needs no rules

    settings, seen, flush = workspace.settings, Seen(), call.flag("line-buffered")
    least = call.number("min-score") or 0.0
    for record, where in intake.records("candidate"):
        try:
            _check(record, where)
            scored = score_candidate(record, settings, seen)
        except InputError as error:
            intake.reject(error)
            continue
        if scored.get("score", 1.0) >= least:
            stream.put_record(scored, flush=flush)
    return intake.status


def _check(record: Record, where: str) -> None:
    """Raise InputError unless the record has a statement, or names a memory, and its weights are in [0, 1]."""
    parse_unit_interval(record, "importance", where)
    parse_unit_interval(record, "confidence", where)
    if record.get("op") in ("boost", "forget", "skip") and record.get("target"):
        record.setdefault("text", "")
        return
    record_text(record, where)


def _for_query(workspace: Workspace, intake: Intake) -> int:
    """Rate memories by a query. Reads all of them first, because the weight of a word depends on all memories."""
    from memctl.core.retrieval.query import parse_query
    from memctl.core.retrieval.ranking import rank

    records, memories = [], []
    for record, where in intake.records("memory"):
        try:
            memories.append(memory_of(record, where))
        except InputError as error:
            intake.reject(error)
            continue
        records.append(record)
    query = parse_query(workspace.call.text("query"), now=workspace.date)
    hits = {id(hit.memory): hit for hit in rank(query, memories, now=workspace.now)}
    least = workspace.call.number("min-score") or 0.0
    for record, memory in zip(records, memories, strict=True):
        hit = hits.get(id(memory))
        relevance = round(hit.relevance, 4) if hit else 0.0
        if relevance >= least:
            why = {name: round(share, 4) for name, share in hit.why.items() if share} if hit else {}
            stream.put_record(
                record
                | {"relevance": relevance, "known": round(hit.known, 4) if hit else 0.0}
                | {"score": round(hit.score, 4) if hit else 0.0, "why": why}
            )
    return intake.status
