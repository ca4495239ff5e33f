"""`memctl inject`: the prompt block for a question or a conversation."""

from __future__ import annotations

import os

from memctl.commands import SUMMARY
from memctl.core.lifecycle.strength import strength_of
from memctl.core.prompt import PROJECT, RELEVANT, SHARES, USER, Block, BlockPart, build, fit_by, unknown_place
from memctl.core.retrieval.corpus import Corpus, digest
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.query import parse_query
from memctl.core.retrieval.ranking import Hit, rank
from memctl.core.tokens import count_tokens
from memctl.edge import stream
from memctl.edge.log import usage as usage_log
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, InputError, NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.segment import AGENT, CORE, NEVER, PENDING
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.tables.settings import FORMATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memctl.edge.index.library import Library
    from memctl.model.segment import Segment

    Record = dict[str, Any]

COMMAND = Command(
    "inject",
    SUMMARY["inject"],
    description="Prints the memory block for a prompt: the core memories always, other memories only if they are "
    "relevant. It prints nothing if there is nothing to say. The most relevant memory must reach --min-score. The "
    "others must be nearly as relevant.\n\n"
    "-q TEXT is the question; memctl then does not read stdin. Otherwise the question is the last user message of "
    "the transcript (FILE or stdin) with the three messages before it. You may also pass memory records. Records "
    "with a relevance, as search and score -q write it, come best first, and only those that reach --min-score. "
    "Other records keep their order. Memories of a project that you do not trust are left out.\n\n"
    "A core that is too large for its share of the budget is cut; memories beyond the cut appear only if they are "
    "relevant. --consume also shows the memories of memctl add --once and archives them.\n\n"
    "It reads the memories of the project in the current directory, and of no other project; --project DIR names "
    "another directory.\n\n"
    "The status is 0 even if the block is empty, if memory is off, or before init. With -e an empty block ends with "
    "status 1.",
    arguments=(Argument("file", "A transcript or memory records. - is standard input.", kind="file"),),
    options=(
        options.QUERY,
        Option("budget", "Largest size of the block in tokens.", kind="integer", metavar="N", setting="inject.budget"),
        options.LIMIT.overriding("inject.limit"),
        options.LEAST_RELEVANT.overriding("inject.min_score"),
        Option("format", "Format of the block.", choices=FORMATS, setting="inject.format"),
        Option("template", "Fill this file, with {{user}}, {{project}} and {{relevant}}.", kind="file", metavar="FILE"),
        Option("tokenizer", "Count tokens with this.", kind="command", metavar="CMD", setting="inject.tokenizer"),
        Option("consume", "Include memories for the next prompt only, and archive them.", kind="flag"),
        Option("no-core", "Leave out the core.", kind="flag"),
        Option("ids", "Print the id of each memory.", kind="flag"),
        Option("fail-empty", "End with status 1 if the block is empty.", kind="flag", short="e"),
        options.EXPLAIN,
        options.DRY_RUN,
        options.FROM,
        options.NO_INDEX,
        *options.FILTERS,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl inject -q 'which package manager?'", "print the block for a question"),
        Example("memctl inject --format markdown --budget 500 < session.jsonl", "continue a conversation"),
        Example("memctl list --type decision --json | memctl inject", "print a block of chosen memories"),
        Example("memctl list --json | memctl score -q pnpm | memctl inject", "print only the relevant ones"),
    ),
)  # fmt: skip

DEMOTED_EXTRA = 0.15  # relevance that a faded memory needs above the threshold


class Request:
    """What the block is for: the question, or the memories themselves where records came on stdin. `status` is not 0
    where part of the input could not be read."""

    __slots__ = ("memories", "query", "status")

    def __init__(self, query: str, memories: list[tuple[Memory, Record]] | None = None, status: int = OK) -> None:
        self.query = query
        self.memories = memories
        self.status = status


def run(call: Call) -> int:
    """Print the block. Memory off, or no tree: nothing, and status 0, for a prompt must not fail for want of memory."""
    workspace = Workspace(call, to_read=True)
    empty = NOTHING if call.flag("fail-empty") else OK
    if workspace.is_off() or os.environ.get("MEMCTL_ACTIVE"):
        return empty
    request = _request(call)
    try:
        library = _library(workspace)
    except NotFound:
        return empty
    if request.memories is None:
        parts, hits = library.answer(lambda segments: _parts(workspace, request.query, segments), _shown)
    else:
        chosen = _chosen(workspace, request.memories)
        parts, hits = [BlockPart(USER, []), BlockPart(PROJECT, []), BlockPart(RELEVANT, chosen)], []
    block = _build(workspace, parts)
    if block.text:
        stream.put(block.text, end="")
        stream.flush()
        _record(workspace, block, given=request.memories is not None)
        _consume(workspace, block)
    else:
        stream.say_nothing("nothing relevant", quiet=call.flag("quiet"))
    if call.flag("explain"):
        _explain(block, hits)
    library.keep()
    return request.status or (OK if block.text else empty)


def _request(call: Call) -> Request:
    if call.given("query"):
        if call.given("file"):
            raise UsageError("inject: use -q TEXT or FILE, not both")
        return Request(call.text("query"))
    from memctl.core.retrieval.conversation_query import conversation_question
    from memctl.edge.transcripts.conversation import (
        read_conversation,  # a prompt given by -q needs no reader of transcripts
    )

    files = (call.text("file"),) if call.given("file") else ()
    intake = stream.Intake(call.command.name, files)
    turns, memories = read_conversation(intake, call.text("from"))
    return Request(conversation_question(turns) if memories is None else "", memories, intake.status)


def _chosen(workspace: Workspace, given: list[tuple[Memory, Record]]) -> list[Memory]:
    """Of memory records, those that may be shown. Where a search or a score came before, the relevant ones, best
    first; otherwise a person chose them."""
    given = _trusted(workspace, given)
    allowed = [(memory, record) for memory, record in given if not memory.pending and memory.inject != "never"]
    if not any("relevance" in record for _, record in allowed):
        return [memory for memory, _ in allowed]
    least = workspace.settings.number("inject.min_score")
    relevant = [(memory, record) for memory, record in allowed if _number(record, "relevance", 1.0) >= least]
    relevant.sort(key=lambda pair: -_number(pair[1], "score", 0.0))
    return [memory for memory, _ in relevant[: workspace.settings.integer("inject.limit")]]


def _trusted(workspace: Workspace, given: list[tuple[Memory, Record]]) -> list[tuple[Memory, Record]]:
    """Without what a project says that nobody trusts. A record that a project's tree is named in must stand in the one
    that is trusted here; and whatever a record says of itself, no words pass that only an untrusted tree here has."""
    believed, strange = workspace.believed(workspace.existing_trees()), workspace.strange_trees()
    if not strange and all(memory.scope == "user" for memory, _ in given):
        return given
    projects = {memory.handle for tree in believed if tree.scope != "user" for memory in tree.memories()}
    known = projects.union(memory.handle for tree in believed if tree.scope == "user" for memory in tree.memories())
    foreign = {memory.handle for tree in strange for memory in tree.memories()} - known
    kept = [
        (memory, record)
        for memory, record in given
        if memory.handle not in foreign and (memory.scope == "user" or memory.handle in projects)
    ]
    if len(kept) < len(given):
        left = f"{len(given) - len(kept)} of {len(given)} memories are of a project that is not trusted here"
        stream.say(f"inject: {left}: read them, then run memctl on --project there to let them in")
    return kept


def _number(record: Record, key: str, otherwise: float) -> float:
    value = record.get(key)
    return value if isinstance(value, int | float) else otherwise


def _library(workspace: Workspace) -> Library:
    """What may be injected from: the user's tree, and a project's only where a person let it in."""
    return workspace.library(workspace.believed(workspace.existing_trees()), digest)


def _shown(found: tuple[list[BlockPart], list[Hit]]) -> list[Memory]:
    return [memory for part in found[0] for memory in part.memories]


def _parts(workspace: Workspace, query: str, segments: list[Segment]) -> tuple[list[BlockPart], list[Hit]]:
    """The three parts of a block, and the hits that its last rests on: of the core only what it may have no room for,
    which build sorts out."""
    call, corpus = workspace.call, Corpus(segments)
    strength = _strength(workspace)
    core = _core(workspace, corpus)
    own = workspace.project_name()
    ours = [memory for memory in core if memory.scope == "project" or (own and memory.project == own)]
    user = sorted((memory for memory in core if memory not in ours), key=lambda memory: bool(memory.agent))
    parts = [BlockPart(USER, user), BlockPart(PROJECT, ours)]
    budget = workspace.settings.integer("inject.budget")
    crowded = any(sum(count_tokens(one.text) for one in part.memories) > budget * SHARES[part.name] for part in parts)
    hits = _hits(workspace, query, corpus, strength, 0 if crowded else CORE)
    if call.flag("no-core") and not crowded:
        parts = [BlockPart(USER, []), BlockPart(PROJECT, [])]
    parts = [BlockPart(part.name, part.memories, _dearest(part.memories, strength)) for part in parts]
    relevant = [hit.memory for hit in hits]
    return [
        *parts,
        BlockPart(RELEVANT, _once(corpus, workspace) + relevant if call.flag("consume") else relevant),
    ], hits


def _core(workspace: Workspace, corpus: Corpus) -> list[Memory]:
    """What goes into every block, in the order of the trees."""
    chosen = Filter.of_call(workspace.call, workspace.now, *workspace.left_out())
    found, copies = [], chosen.copies(corpus)
    for number in corpus.flagged(CORE | (AGENT if chosen.agent else 0)):
        if number in copies:
            continue
        memory = corpus.memory(number)
        if is_core(memory, chosen.agent) and chosen.admits(memory) and memory.inject != "never" and not memory.pending:
            found.append((memory.scope != "user", *corpus.place(number), memory))
    return [memory for *_, memory in sorted(found, key=lambda item: item[:3])]


def _once(corpus: Corpus, workspace: Workspace) -> list[Memory]:
    """What is for the next prompt only, in the order in which it was added."""
    chosen = Filter.of_call(workspace.call, workspace.now, *workspace.left_out())
    agents, copies = ("", chosen.agent), chosen.copies(corpus)
    held = (corpus.memory(number) for number in corpus.flagged(NEVER) if number not in copies)
    return [
        memory
        for memory in held
        if memory.once and not memory.archived and not memory.pending and memory.agent.casefold() in agents
    ]


def _consume(workspace: Workspace, block: Block) -> None:
    """Archive what was for this prompt only, now that it was shown. The prompt does not fail where that fails."""
    shown = {memory.key for memory in block.kept if memory.once}
    if not shown or workspace.call.flag("dry-run") or not workspace.call.flag("consume"):
        return
    from memctl.model.change import archived  # most prompts change nothing
    from memctl.model.errors import MemctlError

    try:
        for tree in workspace.existing_trees():
            with workspace.writer(tree) as writer:
                held = [memory for memory in writer.memories() if memory.key in shown and not memory.archived]
                writer.carry_out([archived(memory, writer.new_id(), "shown once") for memory in held], tidy=True)
    except (MemctlError, OSError) as error:
        stream.say(f"inject: cannot archive the memories for this prompt only: {error}")


def is_core(memory: Memory, agent: str) -> bool:
    """Whether the memory goes into every block: the core, what is pinned, and how this agent stands to the user."""
    return memory.in_core or (bool(agent) and memory.path.casefold() == f"agents/{agent}/relationship.md")


def _strength(workspace: Workspace) -> Callable[[Memory], float]:
    usage, settings, today = workspace.usage(), workspace.settings, workspace.today
    known: dict[int, float] = {}

    def strength(memory: Memory) -> float:
        value = known.get(id(memory))
        if value is None:
            value = known[id(memory)] = strength_of(memory, usage, settings, today).value
        return value

    return strength


def _dearest(memories: list[Memory], strength: Callable[[Memory], float]) -> list[Memory]:
    """In the order in which they are kept where not all fit: protected ones, then by strength."""
    return sorted(memories, key=lambda memory: (not memory.protected, -strength(memory), memory.path, memory.line))


def _hits(
    workspace: Workspace, query: str, corpus: Corpus, strength: Callable[[Memory], float], passed: int
) -> list[Hit]:
    """What is relevant enough, best first. A memory that has faded has to be clearly so. `passed` are flags of what is
    no hit, besides what is for no prompt."""
    settings = workspace.settings
    if not query.strip():
        return []
    least = settings.number("inject.min_score")
    faded = settings.number("decay.demote_below")
    return rank(
        parse_query(query, plain=True),
        corpus,
        now=workspace.now,
        strength=strength,
        limit=settings.integer("inject.limit"),
        least=least,
        prompt=True,
        admits=Filter.of_call(workspace.call, workspace.now, *workspace.left_out()).sieve(
            corpus, NEVER | PENDING | passed
        ),
        accepts=lambda hit: hit.relevance >= least + DEMOTED_EXTRA or strength(hit.memory) >= faded,
    )


def _build(workspace: Workspace, parts: list[BlockPart]) -> Block:
    call, settings = workspace.call, workspace.settings
    budget, form = settings.integer("inject.budget"), settings.text("inject.format")
    template = _template(call.text("template"))

    def make(tokens: int) -> Block:
        core = not call.flag("no-core")
        return build(parts, budget=tokens, form=form, ids=call.flag("ids"), template=template, core=core)

    command = settings.text("inject.tokenizer")
    if not command:
        return make(budget)
    from memctl.edge.programs.run import count_by  # few have a tokenizer of their own

    return fit_by(lambda text: count_by(command, text), budget, make)


def _template(path: str) -> str:
    if not path:
        return ""
    try:
        with open(path, encoding="utf-8") as file:
            template = file.read()
    except OSError as error:
        raise NotFound(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8") from None
    unknown = unknown_place(template)
    if unknown:
        raise InputError(f"{path}: {{{{{unknown}}}}}: write {{{{user}}}}, {{{{project}}}} or {{{{relevant}}}}")
    return template


def _record(workspace: Workspace, block: Block, *, given: bool) -> None:
    """Note what was shown, unless the day is only supposed or nothing is to be written. `given`: the memories came on
    stdin, with whatever stood in the place of their ids."""
    call = workspace.call
    if call.flag("dry-run") or call.given("now") or not workspace.settings.flag("usage.record"):
        return
    for tree in workspace.existing_trees():
        shown = [memory.key for memory in block.kept if memory.scope == tree.scope]
        if given:
            from memctl.core.safety.secrets import redact  # most prompts bring no memories

            shown = [key for key in shown if _is_id(key) and not redact(key)[1]]
        if shown:
            usage_log.record(tree.root, workspace.now, "shown", shown)


def _is_id(key: str) -> bool:
    return key.removeprefix("~").replace("-", "").isalnum()


def _explain(block: Block, hits: list[Hit]) -> None:
    """On stderr: what went in and why, what was cut, and the tokens of each file."""
    why = {hit.memory.key: f"relevance {hit.relevance:.2f}, score {hit.score:.2f}" for hit in hits}
    files: dict[str, int] = {}
    for memory in block.kept:
        stream.say(f"in   {memory.key} {memory.place} ({why.get(memory.key, 'core')})")
        files[memory.path] = files.get(memory.path, 0) + count_tokens(memory.text)
    for memory in block.cut:
        stream.say(f"cut  {memory.key} {memory.place} (over the budget; {why.get(memory.key, 'core')})")
    for path, tokens in files.items():
        stream.say(f"{tokens:5} tokens  {path}")
    stream.say(f"{count_tokens(block.text):5} tokens  total")
