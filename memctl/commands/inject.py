"""`memctl inject`: prints the prompt block for a question or a conversation."""

from __future__ import annotations

import os

from memctl.core.lifecycle.worth import Worth
from memctl.core.prompt import PROJECT, RELEVANT, USER, Block, BlockPart, build, fit_by, unknown_place
from memctl.core.retrieval.digest import digest
from memctl.core.retrieval.filters import Filter
from memctl.core.retrieval.for_prompt import Asked, prompt_parts, shown_memories, wanted_for
from memctl.core.tokens import count_tokens
from memctl.edge import stream
from memctl.edge.log import usage as usage_log
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, InputError, NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.tables.settings import FORMATS
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from memctl.core.retrieval.meaning import Meaning
    from memctl.core.retrieval.ranking import Hit

    Record = dict[str, Any]

COMMAND = Command(
    "inject",
    description="Prints the memory block for a prompt: the core memories always, other memories only if they are "
    "relevant. It prints nothing if there is nothing to say. If it is less sure than --min-score that one of these "
    "answers the question, it prints none of them. Otherwise it also prints others that may belong to the answer.\n\n"
    "-q TEXT is the question; memctl then does not read stdin. Otherwise the question is the last user message of "
    "the transcript (FILE or stdin) with the three messages before it. You may also pass memory records. If they "
    "have a relevance, as search and score -q write it, inject prints only the relevant ones, the best first. "
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


class Request(Value):
    """The input: a question, or the memories if stdin has records. `status` is not 0 if part of the input is bad."""

    query: str
    memories: list[tuple[Memory, Record]] | None = None
    status: int = OK


def run(call: Call) -> int:
    """Print the block. Prints nothing and returns 0 if memory is off or there is no tree, so that a prompt never
    fails."""
    workspace = Workspace(call, to_read=True, with_servers=True)
    empty = NOTHING if call.flag("fail-empty") else OK
    if workspace.is_off() or os.environ.get("MEMCTL_ACTIVE"):
        return empty
    request = _request(call)
    try:
        trees = workspace.believed(workspace.existing_trees())
    except NotFound:
        return empty
    meaning = workspace.meaning(trees)
    library = workspace.library(
        trees, digest, everywhere=False, plan=lambda segments: wanted_for(asked, segments), prompts=True
    )
    if request.memories is None:
        asked = _asked(workspace, request.query, meaning)
        parts, hits = library.answer(lambda segments: prompt_parts(asked, segments), shown_memories)
    else:
        chosen = _chosen(workspace, request.memories)
        parts, hits = [BlockPart(USER, []), BlockPart(PROJECT, []), BlockPart(RELEVANT, chosen)], []
    workspace.note_authors(memory for part in parts for memory in part.memories)
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
        if meaning:
            stream.say(meaning.state)
    library.keep()
    if meaning:
        meaning.finish()
    return request.status or (OK if block.text else empty)


def _request(call: Call) -> Request:
    if call.given("query"):
        if call.given("file"):
            raise UsageError("inject: use -q TEXT or FILE, not both")
        return Request(call.text("query"))
    from memctl.core.retrieval.conversation_query import conversation_question
    from memctl.edge.transcripts.conversation import (
        read_conversation,  # a prompt from -q needs no transcript reader
    )

    files = (call.text("file"),) if call.given("file") else ()
    if files and files != ("-",) and not os.path.exists(*files):
        raise NotFound(f"inject: {files[0]}: no such file (a question takes -q)")
    intake = stream.Intake(call.command.name, files, instead="give -q QUESTION or FILE")
    turns, memories = read_conversation(intake, call.text("from"))
    return Request(conversation_question(turns) if memories is None else "", memories, intake.status)


def _chosen(workspace: Workspace, given: list[tuple[Memory, Record]]) -> list[Memory]:
    """Return those memories of the input that a prompt may show. After a search or a score: the relevant ones, best
    first. Otherwise a person chose them."""
    given = _trusted(workspace, given)
    allowed = [(memory, record) for memory, record in given if not memory.pending and memory.inject != "never"]
    if not any("relevance" in record for _, record in allowed):
        return [memory for memory, _ in allowed]
    from memctl.core.retrieval.ranking import enough  # most prompts get no records

    least = workspace.settings.number("inject.min_score")
    sure = max(_known(record) for _, record in allowed)
    relevant = [
        (memory, record)
        for memory, record in allowed
        if sure >= least and (_known(record) == sure or _number(record, "relevance", 1.0) >= enough(least))
    ]
    relevant.sort(key=lambda pair: -_number(pair[1], "score", 0.0))
    return [memory for memory, _ in relevant[: workspace.settings.integer("inject.limit")]]


def _trusted(workspace: Workspace, given: list[tuple[Memory, Record]]) -> list[tuple[Memory, Record]]:
    """Drop the memories of projects that are not trusted. A record of a project must also be in the trusted tree;
    whatever a record claims, words that only an untrusted tree contains do not pass."""
    believed, strange = workspace.believed(workspace.existing_trees()), workspace.untrusted_trees()
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
    _tell_left_out(workspace, [memory for memory, _ in given], {id(memory) for memory, _ in kept})
    return kept


def _tell_left_out(workspace: Workspace, given: list[Memory], kept: set[int]) -> None:
    """Say how many memories are left out, and how each scope is let in."""
    left = [memory.scope for memory in given if id(memory) not in kept]
    for team in workspace.teams:
        if number := left.count(team.name):
            what = f"{number} of {len(given)} memories are of {team.name}, which is only searched"
            stream.say(f"inject: {what}: {team.name}=inject:TREE in the setting scopes lets them in")
    names = [team.name for team in workspace.teams]
    if number := sum(scope not in names for scope in left):
        what = f"{number} of {len(given)} memories are of a project that is not trusted here"
        stream.say(f"inject: {what}: read them, then run memctl on --project there to let them in")


def _known(record: Record) -> float:
    return _number(record, "known", _number(record, "relevance", 1.0))


def _number(record: Record, key: str, otherwise: float) -> float:
    value = record.get(key)
    return value if isinstance(value, int | float) else otherwise


def _asked(workspace: Workspace, query: str, meaning: Meaning | None) -> Asked:
    call = workspace.call
    return Asked(
        query,
        Filter.of_call(call, workspace.now, *workspace.left_out()),
        workspace.now,
        Worth(workspace.today, workspace.usage(), workspace.settings),
        workspace.settings,
        project=workspace.project_name(),
        core=not call.flag("no-core"),
        once=call.flag("consume"),
        meaning=meaning,
    )


def _consume(workspace: Workspace, block: Block) -> None:
    """Archive the shown memories for this prompt only. The prompt succeeds even if this fails."""
    shown = {memory.key for memory in block.kept if memory.once}
    if not shown or workspace.call.flag("dry-run") or not workspace.call.flag("consume"):
        return
    from memctl.model.change import archived  # most prompts change nothing
    from memctl.model.errors import MemctlError

    try:
        for tree in workspace.own_trees():
            with workspace.writer(tree) as writer:
                held = [memory for memory in writer.memories() if memory.key in shown and not memory.archived]
                writer.carry_out([archived(memory, writer.new_id(), "shown once") for memory in held], tidy=True)
    except (MemctlError, OSError) as error:
        stream.say(f"inject: cannot archive the memories for this prompt only: {error}")


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
    from memctl.edge.programs.run import count_by  # few users configure a tokenizer

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
    """Log the shown memories, unless --now sets the day or nothing may be written. `given`: the memories came from
    stdin, so their ids may be any text."""
    call = workspace.call
    if call.flag("dry-run") or call.given("now") or not workspace.settings.flag("usage.record"):
        return
    for tree in workspace.existing_trees():
        shown = [memory.key for memory in block.kept if memory.scope == tree.scope]
        if given:
            from memctl.core.safety.secrets import redact  # most prompts get no memories from stdin

            shown = [key for key in shown if _is_id(key) and not redact(key)[1]]
        if shown:
            usage_log.record(tree.root, workspace.now, "shown", shown)
            if workspace.settings.flag("usage.count_shown"):
                usage_log.record(tree.root, workspace.now, "used", shown)


def _is_id(key: str) -> bool:
    return key.removeprefix("~").replace("-", "").isalnum()


def _explain(block: Block, hits: list[Hit]) -> None:
    """Print to stderr the memories of the block with reasons, the cut ones, and the tokens of each file."""
    why = {
        hit.memory.key: f"relevance {hit.relevance:.2f}, known {hit.known:.2f}, score {hit.score:.2f}" for hit in hits
    }
    files: dict[str, int] = {}
    for memory in block.kept:
        stream.say(f"in   {memory.key} {memory.place} ({why.get(memory.key, 'core')})")
        files[memory.path] = files.get(memory.path, 0) + count_tokens(memory.text)
    for memory in block.cut:
        stream.say(f"cut  {memory.key} {memory.place} (over the budget; {why.get(memory.key, 'core')})")
    for path, tokens in files.items():
        stream.say(f"{tokens:5} tokens  {path}")
    stream.say(f"{count_tokens(block.text):5} tokens  total")
