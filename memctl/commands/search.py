"""`memctl search`: prints ranked memories, best first."""

from __future__ import annotations

from memctl.core.lifecycle.worth import Worth
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.query import Query, parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.edge import stream
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.retrieval.meaning import Meaning
    from memctl.model.segment import Segment, Wanted

COMMAND = Command(
    "search",
    description="Finds memories by the words of QUERY, in any order and any word form. It also finds Chinese words "
    "inside sentences. It prints id, path:line and text, separated by tabs, like memctl list. At a terminal the "
    "relevance comes first and the words of QUERY are marked. Status 1 means that nothing matched.\n\n"
    '"A phrase in quotes" must match exactly. -word excludes memories with that word; quote it for the shell, or put '
    "-- before it. #tag, path:GLOB, type:TYPE and since:DATE narrow the search. DATE is 2026-05-01, "
    "2026-05, 2026, last-month or 上个月.\n\n"
    "--related also prints memories that share a relation, a person or a thing with a hit. Their records name the "
    "relation in `via`.",
    arguments=(Argument("query", "The words to find.", required=True, many=True),),
    options=(
        options.LIMIT.overriding("search.limit"),
        options.MIN_SCORE.overriding("search.min_score"),
        Option("related", "Also print memories that are related to the hits.", kind="flag"),
        options.EXPLAIN,
        options.NO_INDEX,
        *options.FILTERS,
        options.PLACES,
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl search package manager", "find memories about package managers"),
        Example("memctl search --json 测试 | jq -r .text", "print only the texts"),
        Example("memctl search --related Berlin", "also find the related people and things"),
        Example("memctl search 'deploy since:last-month'", "find recent memories about deploying"),
        Example("memctl search 'docker -compose type:lesson'", "find lessons about docker, but not about compose"),
    ),
)


def run(call: Call) -> int:
    """Print the best hits. Returns 1 if there are none."""
    workspace = Workspace(call, to_read=True, with_servers=True)
    trees = workspace.existing_trees()
    meaning = workspace.meaning(trees)
    library = workspace.library(
        trees, digest, everywhere=call.flag("all"), plan=lambda segments: _wanted(workspace, segments)
    )
    hits = library.answer(
        lambda segments: _hits(workspace, Corpus(segments), meaning), lambda hits: [hit.memory for hit in hits]
    )
    workspace.note_authors(hit.memory for hit in hits)
    if call.given("format"):
        workspace.put_places([hit.memory for hit in hits])
    elif stream.is_for_person(call):
        _show(workspace, hits)
    else:
        for hit in hits:
            _print(hit, call)
    if call.flag("explain"):
        _explain(hits)
        if meaning:
            stream.say(meaning.state)
    if call.flag("related") and hits:
        _print_related(workspace, hits)
    stream.flush()  # print first, so that updating the index delays nobody
    library.keep()
    if meaning:
        meaning.finish()
    return workspace.read_status or (OK if hits else NOTHING)


def _query(workspace: Workspace) -> Query:
    return parse_query(" ".join(workspace.call.texts("query")), now=workspace.date)


def _filter(workspace: Workspace) -> Filter:
    call = workspace.call
    return Filter.of_call(call, workspace.now, *workspace.left_out(all=call.flag("all")))


def _wanted(workspace: Workspace, segments: list[Segment]) -> Wanted:
    """Return what to ask an index elsewhere."""
    from memctl.core.retrieval.reach import wanted  # most people have none

    chosen, limit = _filter(workspace), workspace.settings.integer("search.limit")
    return wanted(
        _query(workspace), Corpus(segments), now=workspace.now, verdicts=chosen.verdicts(), limit=limit,
        narrows=chosen.narrows,
    )  # fmt: skip


def _hits(workspace: Workspace, corpus: Corpus, meaning: Meaning | None) -> list[Hit]:
    settings, usage, query = workspace.settings, workspace.usage(), _query(workspace)
    return rank(
        query,
        corpus,
        now=workspace.now,
        worth=Worth(workspace.today, usage, settings),
        limit=settings.integer("search.limit"),
        least=settings.number("search.min_score"),
        admits=_filter(workspace).sieve(corpus),
        accepts=(lambda hit: hit.bears) if query.text.strip() else None,
        meaning=meaning,
    )


def _print(hit: Hit, call: Call) -> None:
    stream.put_memory(
        hit.memory, json=call.flag("json"), null=call.flag("null"),
        score=round(hit.score, 4), relevance=round(hit.relevance, 4), known=round(hit.known, 4), why=_why(hit),
    )  # fmt: skip


def _show(workspace: Workspace, hits: list[Hit]) -> None:
    """Print the hits for a person, with the query words highlighted."""
    from memctl.core.retrieval.highlight import Highlighter  # for terminals only
    from memctl.edge.table import show_memories

    if not hits:
        stream.say_no_match(workspace.memories(), quiet=workspace.call.flag("quiet"))
        return
    query = _query(workspace)
    places = Highlighter(" ".join([query.text, *query.phrases])).places
    relevance = [hit.relevance for hit in hits]
    show_memories([hit.memory for hit in hits], workspace.today, relevance=relevance, places=places)


def _explain(hits: list[Hit]) -> None:
    for hit in hits:
        terms = " ".join(f"{name}={share:+.3f}" for name, share in _why(hit).items() if share)
        stream.say(
            f"{hit.memory.key}: score {hit.score:.3f}, relevance {hit.relevance:.3f}, known {hit.known:.3f}: {terms}"
        )


def _why(hit: Hit) -> dict[str, float]:
    return {name: round(share, 4) for name, share in hit.why.items()}


def _print_related(workspace: Workspace, hits: list[Hit]) -> None:
    """Print the memories that the relations of the hits lead to, if they pass the filters."""
    from memctl.core.reconcile.relations import related  # few searches ask for it

    call, memories = workspace.call, workspace.memories()
    admitted = _filter(workspace)
    found = {memory.key: memory for memory in memories if admitted.admits(memory)}
    led = [(found[id], relation.sentence()) for id, relation in related([hit.memory.key for hit in hits], memories)
           if id in found]  # fmt: skip
    if call.given("format"):
        workspace.put_places([memory for memory, _ in led])
    elif stream.is_for_person(call):
        from memctl.edge.table import show_memories

        show_memories([memory for memory, _ in led], workspace.today)
    else:
        for memory, via in led:
            stream.put_memory(memory, json=call.flag("json"), null=call.flag("null"), via=via)
    if call.flag("explain"):
        for memory, via in led:
            stream.say(f"{memory.key}: related: {via}")
