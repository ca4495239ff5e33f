"""The memories of a prompt block: the core, the project's part of the core, and what is relevant to the question."""

from __future__ import annotations

from memctl.core.prompt import PROJECT, RELEVANT, SHARES, TEAM, USER, BlockPart
from memctl.core.retrieval.corpus import Corpus
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, enough, rank
from memctl.core.tokens import count_tokens
from memctl.model.segment import AGENT, CORE, NEVER, PENDING
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from memctl.core.lifecycle.worth import Worth
    from memctl.core.retrieval.filters import Filter
    from memctl.core.retrieval.meaning import Meaning
    from memctl.model.memory import Memory
    from memctl.model.segment import Segment, Wanted
    from memctl.model.tables.settings import Settings

DEMOTED_EXTRA = 0.15  # a faded memory must belong to the answer so much more surely than one that comes along


class Asked(Value):
    """What a prompt asks for: a query on the day `now`, of the memories that the filter `chosen` admits, in the project
    `project` of the user's tree ("" for none). Without `core` the core is left out; with `once` the memories for the
    next prompt only come too. `meaning` is a model, if there is one."""

    query: str
    chosen: Filter
    now: str
    worth: Worth
    settings: Settings
    project: str = ""
    core: bool = True
    once: bool = False
    meaning: Meaning | None = None


def prompt_parts(asked: Asked, segments: Sequence[Segment]) -> tuple[list[BlockPart], list[Hit]]:
    """Return the parts of a block (a team's only if it has a core), and the hits of the last part. If the core may not
    fit, the hits may contain core memories; build removes duplicates."""
    corpus, strength = Corpus(segments), asked.worth.strength
    core = _core(asked, corpus)
    held: dict[str, list[Memory]] = {USER: [], PROJECT: [], TEAM: []}
    for memory in core:
        held[_part_of(memory, asked.project)].append(memory)
    held[USER].sort(key=lambda memory: bool(memory.agent))
    parts = [BlockPart(name, held[name]) for name in held if name != TEAM or held[name]]
    budget = asked.settings.integer("inject.budget")
    crowded = any(sum(count_tokens(one.text) for one in part.memories) > budget * SHARES[part.name] for part in parts)
    hits = _hits(asked, corpus, 0 if crowded else CORE)
    if not asked.core and not crowded:
        parts = [BlockPart(part.name, []) for part in parts]
    parts = [BlockPart(part.name, part.memories, _dearest(part.memories, strength)) for part in parts]
    relevant = [hit.memory for hit in hits]
    return [*parts, BlockPart(RELEVANT, _once(asked, corpus) + relevant if asked.once else relevant)], hits


def _part_of(memory: Memory, project: str) -> str:
    """Return the part that a memory of the core goes to. `project` is the current one in the user's tree."""
    if memory.of_team:
        return TEAM
    return PROJECT if memory.scope == "project" or (project and memory.project == project) else USER


def topics_of(asked: Asked, segments: Sequence[Segment]) -> dict[str, int]:
    """Return the number of memories that a prompt may show if they are relevant, by the name of their file; the largest
    first. Those of an index elsewhere do not count: it gave a part of its files."""
    corpus, counts = Corpus([one for one in segments if one.live <= one.size]), dict[str, int]()
    admits = asked.chosen.sieve(corpus, NEVER | PENDING | CORE)
    for number in corpus.numbers():
        if admits is None or admits(number):
            name = corpus.path(number).rpartition("/")[2].removesuffix(".md")
            counts[name] = counts.get(name, 0) + 1
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def wanted_for(asked: Asked, segments: Sequence[Segment]) -> Wanted:
    """Return what to ask an index elsewhere."""
    from memctl.core.retrieval.reach import wanted  # most people have no index elsewhere

    return wanted(
        parse_query(asked.query, plain=True), Corpus(segments), now=asked.now,
        verdicts=asked.chosen.verdicts(NEVER | PENDING), limit=asked.settings.integer("inject.limit"),
        narrows=asked.chosen.narrows, core=True,
    )  # fmt: skip


def shown_memories(found: tuple[list[BlockPart], list[Hit]]) -> list[Memory]:
    return [memory for part in found[0] for memory in part.memories]


def _core(asked: Asked, corpus: Corpus) -> list[Memory]:
    chosen = asked.chosen
    found, copies = [], chosen.copies(corpus)
    for number in corpus.flagged(CORE | (AGENT if chosen.agent else 0)):
        if number in copies:
            continue
        memory = corpus.memory(number)
        if _is_core(memory, chosen.agent) and chosen.admits(memory) and memory.inject != "never" and not memory.pending:
            found.append((memory.scope != "user", memory.scope, *corpus.place(number), memory))
    return [memory for *_, memory in sorted(found, key=lambda item: item[:4])]


def _is_core(memory: Memory, agent: str) -> bool:
    """Whether every block has the memory: core, pinned, or this agent's relationship to the user."""
    return memory.in_core or (bool(agent) and memory.path.casefold() == f"agents/{agent}/relationship.md")


def _once(asked: Asked, corpus: Corpus) -> list[Memory]:
    """Return the memories for the next prompt only, in the order of their addition."""
    agents, copies = ("", asked.chosen.agent), asked.chosen.copies(corpus)
    held = (corpus.memory(number) for number in corpus.flagged(NEVER) if number not in copies)
    return [
        memory
        for memory in held
        if memory.once
        and not (memory.archived or memory.pending or memory.of_team)
        and memory.agent.casefold() in agents
    ]


def _dearest(memories: list[Memory], strength: Callable[[Memory], float]) -> list[Memory]:
    """Sort by priority for a small budget: protected ones first, then by strength."""
    return sorted(memories, key=lambda memory: (not memory.protected, -strength(memory), memory.path, memory.line))


def _hits(asked: Asked, corpus: Corpus, passed: int) -> list[Hit]:
    """Return relevant memories, best first. A faded memory must be clearly relevant. `passed` adds flags to
    exclude."""
    settings, strength = asked.settings, asked.worth.strength
    if not asked.query.strip():
        return []
    least = settings.number("inject.min_score")
    faded = settings.number("decay.demote_below")
    return rank(
        parse_query(asked.query, plain=True),
        corpus,
        now=asked.now,
        worth=asked.worth,
        limit=settings.integer("inject.limit"),
        least=least,
        prompt=True,
        meaning=asked.meaning,
        admits=asked.chosen.sieve(corpus, NEVER | PENDING | passed),
        accepts=lambda hit: hit.relevance >= enough(least) + DEMOTED_EXTRA or strength(hit.memory) >= faded,
    )
