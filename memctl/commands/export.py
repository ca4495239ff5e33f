"""`memctl export`: prints memories in other formats, or keeps them in the instruction file of a client."""

from __future__ import annotations

from memctl.core.interchange.export import FORMATS, NO_KEY
from memctl.core.retrieval.filters import Filter
from memctl.edge import interrupts, stream
from memctl.edge.log.ledger import Ledger
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, InputError, MemctlError, NotFound, UsageError
from memctl.model.ledger import Sealer
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.prompt import Block
    from memctl.edge.bridges.block_file import BlockFile
    from memctl.model.memory import Memory

HTML = "html"  # the page of memctl look
_ONLY_TO = ("budget", "remove", "force", "dry-run")

COMMAND = Command(
    "export",
    description="Writes memories to stdout. The filters select them; --all includes archived and pending "
    "memories.\n\n"
    "memctl import reads ndjson back without any loss. It can also read json, csv, markdown, mcp-memory and mem0. "
    "memctl seals its own four formats with a key that only you can read, so that import recognizes your own export. "
    "The memories of a project tree get a seal only if you trust the project.\n\n"
    "--to FILE keeps a block of memories in the instruction file of a client: CLAUDE.md, AGENTS.md, GEMINI.md, "
    ".github/copilot-instructions.md or any other. Run it again to update the block. memctl changes only the lines "
    "between its two markers, and does not overwrite a block that you edited, except with --force. --remove takes "
    "the block out again; the file is then as it was before, to the byte.\n\n"
    "The block has the core and the strongest memories that fit into the budget. It leaves out pending, archived, "
    "expired, faded and secret memories, and those of other projects. If git would commit the file, the "
    "block has only the memories of the project; --scope all adds your own. memctl log does not list these changes.",
    options=(
        Option("format", "Output format. The default is ndjson.", choices=(*FORMATS, HTML)),
        Option("to", "Keep a block of memories in this file.", kind="file", metavar="FILE", many=True),
        Option("budget", "With --to: largest size of the block in tokens.", kind="integer", metavar="N",
               setting="inject.budget"),
        Option("remove", "With --to: take the block out of the file.", kind="flag"),
        Option("force", "With --to: overwrite a block that was edited by hand, and work even while memory is off.",
               kind="flag"),
        Option("dry-run", "With --to: print the differences, but write nothing.", kind="flag"),
        *options.FILTERS,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl export --all > memory.ndjson", "make a backup that import can read"),
        Example("memctl export --format csv --type preference", "export the preferences for a spreadsheet"),
        Example("memctl export --format dot", "draw the relations as a Graphviz graph"),
        Example("memctl export --all --format html > memory.html", "make a page to look at memory in a browser"),
        Example("memctl export --format markdown --archived", "print the archive"),
        Example("memctl export --to AGENTS.md --budget 500", "keep a block of memories in AGENTS.md"),
        Example("memctl export --to AGENTS.md --remove", "take it out again"),
    ),
)  # fmt: skip


def run(call: Call) -> int:
    """Print the export, or write the block. Returns 1 if the filters match nothing."""
    if call.texts("to"):
        return _keep_blocks(call)
    if needless := [f"--{name}" for name in _ONLY_TO if call.given(name)]:
        raise UsageError(f"export: {needless[0]} needs --to FILE")
    workspace = Workspace(call, to_read=True)
    chosen = Filter.of_call(call, workspace.now, *workspace.left_out(all=call.flag("all")))
    every, form = workspace.memories(), call.text("format", "ndjson")
    agents, admitted = ("", chosen.agent), {id(memory) for memory in chosen.apply(every)}
    memories = [
        memory
        for memory in every
        if id(memory) in admitted or (form == "dot" and memory.derived and memory.agent.casefold() in agents)
    ]
    stream.put(_page(workspace, memories) if form == HTML else FORMATS[form](memories, _sealer(workspace)), end="")
    return workspace.read_status or (OK if memories or not chosen.narrows else NOTHING)


def _page(workspace: Workspace, memories: list[Memory]) -> str:
    from memctl.core.interchange.page import Lives, make_page  # other formats need no template
    from memctl.core.lifecycle.account import changes_by_id
    from memctl.edge.browser.page_file import read_parts

    lives = Lives(workspace.usage(), workspace.shown_times(), changes_by_id(workspace.operations()))
    return make_page(read_parts(), memories, lives, workspace.settings, workspace.date)


def _sealer(workspace: Workspace) -> Sealer:
    """Return the sealer of the export: an empty one if the export has words of others, or if there is no key."""
    trees = workspace.existing_trees()
    if len(workspace.believed(trees)) < len(trees):
        return NO_KEY
    try:
        return Ledger(trees[0].root).sealer(make=not workspace.is_off())
    except (OSError, NotFound):
        return NO_KEY


def _keep_blocks(call: Call) -> int:
    """Write, update or remove the block of each file. One that cannot be written does not stop the others."""
    if call.given("format"):
        raise UsageError("export: use --to FILE or --format, not both")
    status = OK
    for name in call.texts("to"):
        try:
            _keep_block(call, name)
        except MemctlError as error:
            if len(call.texts("to")) == 1:
                raise
            stream.say(f"export: {error}")
            status = status or error.status
    return status


def _keep_block(call: Call, name: str) -> None:
    from memctl.core.interchange.managed_block import find_block, with_block, without_block
    from memctl.edge.bridges.block_file import BlockFile  # other exports write no file

    file = BlockFile(name)
    try:
        old = find_block(file.text or "")
    except InputError as error:
        raise InputError(f"{name}:{error}") from None
    if old and old.is_edited and not call.flag("force"):
        todo = "move your lines out of it, or overwrite them with --force"
        raise InputError(f"{name}:{old.line}: the block of memctl was edited by hand: {todo}")
    rest = without_block(file.text) if file.text is not None else None
    block = None if call.flag("remove") else _block(call, file, rest or "")
    if block and block.text:
        text: str | None = with_block(file.text, block.text)
    else:
        text = rest
    if call.flag("dry-run"):
        _put_differences(name, file.text or "", text or "")
        return
    done = "unchanged" if text == file.text else "wrote" if block and block.text else "removed"
    if text != file.text:
        with interrupts.Whole():
            file.write(text)
    count = len(block.kept) if block else 0
    stream.put_columns(done, name, f"{count} {'memory' if count == 1 else 'memories'}")


def _block(call: Call, file: BlockFile, rest: str) -> Block:
    """Return the block for a file, with the memories that its directory may see. `rest` is the rest of the file."""
    from memctl.core.interchange.standing_block import may_stand, standing_block
    from memctl.core.lifecycle.strength import strength_of

    there = {} if call.given("project") else {"project": file.directory}
    workspace = Workspace(Call(call.command, {**call.values, **there}))
    workspace.need_on()
    chosen = Filter.of_call(workspace.call, workspace.now, *workspace.left_out())
    usage, settings = workspace.usage(), workspace.settings
    strengths: dict[int, float] = {}

    def strength(memory: Memory) -> float:
        return strengths.setdefault(id(memory), strength_of(memory, usage, settings, workspace.today).value)

    def is_of_project(memory: Memory) -> bool:
        return memory.scope == "project" or bool(memory.project)

    faded = settings.number("decay.demote_below")
    found = [memory for memory in may_stand(chosen.apply(workspace.visible()), rest)
             if memory.in_core or strength(memory) >= faded]  # fmt: skip
    own = [memory for memory in found if not is_of_project(memory)]
    if own and not call.given("scope") and not workspace.named and file.is_shared():
        found = [memory for memory in found if is_of_project(memory)]
        left = f"{len(own)} of your own memories are left out, because git would commit {file.name}"
        stream.say(f"export: {left}: --scope all includes them")
    return standing_block(found, is_of_project, strength, settings.integer("inject.budget"))


def _put_differences(name: str, before: str, after: str) -> None:
    import difflib

    lines = before.splitlines(keepends=True), after.splitlines(keepends=True)
    for line in difflib.unified_diff(*lines, name, name):
        stream.put(line, end="" if line.endswith("\n") else "\n\\ No newline at end of file\n")
