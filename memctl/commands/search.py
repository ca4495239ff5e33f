"""`memctl search`: ranked memories, best first."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.filters import Filter
from memctl.core.retrieval.corpus import Corpus, digest
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.core.strength import strength_of
from memctl.edge import stream
from memctl.edge.workspace import Workspace
from memctl.model import options
from memctl.model.command import Argument, Call, Command, Example, Option
from memctl.model.errors import NOTHING, OK

COMMAND = Command(
    "search",
    SUMMARY["search"],
    description="Finds memories by the words of QUERY, in any order and in other forms too; Chinese without blanks. "
    'A "phrase in quotes" must stand as it is, -word must not stand (in the quotes of the shell, or behind --), #tag, '
    "path:GLOB, type:TYPE and since:DATE narrow what is looked at; a DATE is 2026-05-01, 2026-05, 2026, last-month "
    "or 上个月. Prints id, path:line and text, separated by tabs, as memctl list does. Status 1: nothing matched.\n\n"
    "--related prints, behind the hits, the memories that a relation names together with one of them, or that speak of "
    "the same person or thing; their records say by which relation in `via`.",
    arguments=(Argument("query", "What to look for.", required=True, many=True),),
    options=(
        options.LIMIT.overriding("search.limit"),
        options.MIN_SCORE.overriding("search.min_score"),
        Option("related", "Then also what relations lead to from these.", kind="flag"),
        options.EXPLAIN,
        options.NO_INDEX,
        *options.FILTERS,
        options.JSON,
        options.NUL,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl search package manager", "what is known about package managers"),
        Example("memctl search --json 测试 | jq -r .text", "the texts alone; Chinese words are found inside sentences"),
        Example("memctl search --related Berlin", "and what is known of whom and what has to do with it"),
        Example("memctl search 'deploy since:last-month'", "what was noted about deploying since then"),
        Example("memctl search 'docker -compose type:lesson'", "lessons about docker that do not speak of compose"),
    ),
)


def run(call: Call) -> int:
    """Print the best hits; status 1 where there is none."""
    workspace = Workspace(call)
    library = workspace.library(workspace.existing_trees(), digest)
    hits = library.answer(
        lambda segments: _hits(workspace, Corpus(segments)), lambda hits: [hit.memory for hit in hits]
    )
    for hit in hits:
        _print(hit, call)
    if call.flag("related") and hits:
        _print_related(workspace, hits)
    stream.flush()  # keeping what was learned takes nobody's time
    library.keep()
    return OK if hits else NOTHING


def _hits(workspace: Workspace, corpus: Corpus) -> list[Hit]:
    call, settings, usage = workspace.call, workspace.settings, workspace.usage()
    query = parse_query(" ".join(call.texts("query")), now=workspace.date)
    return rank(
        query,
        corpus,
        now=workspace.now,
        strength=lambda memory: strength_of(memory, usage, settings, workspace.today).value,
        limit=settings.integer("search.limit"),
        least=settings.number("search.min_score"),
        admits=Filter.of_call(call, workspace.now).sieve(corpus),
        accepts=(lambda hit: hit.bears) if query.text.strip() else None,
    )


def _print(hit: Hit, call: Call) -> None:
    why = {name: round(share, 4) for name, share in hit.why.items()}
    stream.put_memory(
        hit.memory, json=call.flag("json"), null=call.flag("null"),
        score=round(hit.score, 4), relevance=round(hit.relevance, 4), why=why,
    )  # fmt: skip
    if call.flag("explain"):
        terms = " ".join(f"{name}={share:+.3f}" for name, share in why.items() if share)
        stream.say(f"{hit.memory.key}: score {hit.score:.3f}, relevance {hit.relevance:.3f}: {terms}")


def _print_related(workspace: Workspace, hits: list[Hit]) -> None:
    """What the hits' relations lead to, as far as the filters let it through."""
    from memctl.core.relations import related  # few searches ask for it

    call, memories = workspace.call, workspace.memories()
    admitted = Filter.of_call(call, workspace.now)
    found = {memory.key: memory for memory in memories if admitted.admits(memory)}
    for id, relation in related([hit.memory.key for hit in hits], memories):
        if id in found:
            via = relation.sentence()
            stream.put_memory(found[id], json=call.flag("json"), null=call.flag("null"), via=via)
            if call.flag("explain"):
                stream.say(f"{id}: related: {via}")
