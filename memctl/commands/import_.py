"""`memctl import`: reads an export, or the memory of another program."""

from __future__ import annotations

from memctl.core.interchange import graph, mem0, rows
from memctl.core.interchange.foreign import Foreign
from memctl.core.interchange.import_ import SEAL_MARK, Import, format_of, front_matter, memories_in, waiting
from memctl.core.interchange.notes import of_note
from memctl.core.lifecycle.forget import Tombstones
from memctl.core.reconcile.projects import registered
from memctl.edge.bridges import note_files, tables
from memctl.edge.change_output import put_changes
from memctl.edge.log.ledger import Ledger
from memctl.edge.stream import Intake, say
from memctl.edge.workspace import Workspace
from memctl.model.errors import InputError, NotFound, UsageError
from memctl.model.markdown.note import CLIENTS
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from memctl.edge.store.tree import Tree
    from memctl.edge.store.writer import Writer
    from memctl.model.change import Change
    from memctl.model.ledger import Sealer

_FORMATS = ("memctl", *CLIENTS, graph.NAME, mem0.NAME, rows.NAME)
_READERS = {graph.NAME: graph.of_graph, mem0.NAME: mem0.of_mem0}
_BOM = b"\xef\xbb\xbf"

COMMAND = Command(
    "import",
    description="Reads an export back in: the formats ndjson, json, csv and markdown of memctl export; "
    "it cannot read text and html. It skips duplicates and forgotten memories. If an id is taken, the memory "
    "gets a new one. It prints the action, the id, the place, the reason and the text, separated by tabs.\n\n"
    "A seal marks your own export: each memory then returns to its place, with its id and its marks. Memories "
    "without a valid seal become pending, whatever the file says about their channel, status or verified mark, and "
    "they lose their pin. memctl review shows them. Use --channel user if the file is yours, for example from "
    "another machine.\n\n"
    "It also reads the memory of other programs. A note may be CLAUDE.md, AGENTS.md or a similar file, a note of "
    "basic-memory or Obsidian, or a file in the memory directory of Claude Code. A directory is read with everything "
    "below it. memctl also reads the JSONL file of the MCP reference memory server, the JSON of mem0, and a table of "
    "an SQLite database.\n\n"
    "Each memory keeps its origin in the mark source. Statements about a project go to the memory of that project. "
    "--project DIR names another one; with --project '' they are your own.\n\n"
    "For a database, name the table and its columns: --columns FIELD=COLUMN,…. The fields are "
    f"{', '.join(rows.FIELDS)}; text is required. Dates are ISO dates, or seconds or milliseconds since 1970.",
    arguments=(Argument("file", "A file or a directory of notes. - is standard input.", kind="file", many=True),),
    options=(
        Option("from", "Format of the input. The default detects it.", choices=_FORMATS),
        Option("table", "Read this table of a database.", metavar="TABLE"),
        Option("columns", "Take the fields of a memory from these columns.", metavar="FIELD=COLUMN,…"),
        Option("channel", "Trust the file: user accepts its marks without a seal.", choices=("user",)),
        *options.WRITING,
        options.JSON,
        options.STRICT,
        *options.EVERYWHERE,
    ),
    examples=(
        Example(
            "memctl export --all > memory.ndjson && memctl import --dry-run memory.ndjson", "show what import would add"
        ),
        Example("mkdir copy && memctl export --all | memctl --tree copy import", "copy the tree"),
        Example("memctl export --format mcp-memory > graph.jsonl && memctl import --channel user --dry-run graph.jsonl",
                "try the file of the MCP memory server"),
    ),
)  # fmt: skip


def run(call: Call) -> int:
    """Import all good memories, in one operation for each tree. Returns 65 if there is a bad one."""
    columns = rows.columns_of(call.text("columns"))
    form = call.text("from")
    if (columns or call.given("table")) and form not in ("", rows.NAME):
        raise UsageError(f"import: --table and --columns are for a database, and --from says {form}")
    workspace = Workspace(call)
    workspace.need_on()
    home = workspace.tree_to_write()
    intake = Intake("import", call.texts("file"), strict=call.flag("strict"))
    sealer = None if call.given("channel") else Ledger(home.root).sealer()
    project = workspace.directory if call.given("project") else None
    found = _Sources(intake, sealer, form, call.text("table"), columns, project).memories()
    changes, warnings = [], []
    for tree, group in _by_tree(workspace, found, home).items():
        with workspace.writer(tree) as writer:
            importer = Import(writer.memories(), Tombstones(writer.tombstones(), writer.seal()), writer.new_id)
            if tree.unread:
                raise InputError(f"{tree.root}: a part of the tree cannot be read (see above): nothing was imported")
            changes += writer.carry_out(_changes(workspace, writer, importer, group, is_home=tree is home))
            warnings += importer.warnings
    for warning in dict.fromkeys(warnings):
        say(f"import: {warning}")
    put_changes(changes, call)
    waiting = sum(change.reason.startswith("pending") for change in changes)
    if waiting and sealer:
        say(
            f"import: {waiting} of {len(changes)} have no seal of yours and are pending: memctl review shows them; "
            "if the file is yours, run memctl undo and import it again with --channel user"
        )
    return intake.status


def _by_tree(workspace: Workspace, found: list[Foreign], home: Tree) -> dict[Tree, list[Foreign]]:
    """Return the memories by the tree that they go to: that of their project, if it has one, else the tree for new
    memories."""
    call = workspace.call
    groups: dict[Tree, list[Foreign]] = {}
    for one in found:
        if call.text("scope") == "project":
            one.directory = ""
        groups.setdefault((workspace.home_of(one.directory) if one.directory else None) or home, []).append(one)
    return groups or {home: []}


def _changes(
    workspace: Workspace, writer: Writer, importer: Import, group: list[Foreign], *, is_home: bool
) -> list[Change]:
    """Return the changes for one tree, project by project. The caller holds the lock."""
    projects, paths = workspace.projects(), writer.paths()
    projects.forget()
    changes: dict[str, list[Change]] = {}
    parts = {}
    for one in group:
        part = projects.of_new(one.directory) if one.directory and is_home else None
        name = part.name if part else ""
        parts[name] = part
        if part:
            one.memory.path = part.prefix + one.memory.path
        change = importer.change(one.memory, front_matter(one.front), by_place=one.by_place)
        changes.setdefault(name, []).append(change)
    return [change for name, part in parts.items() for change in registered(part, paths, changes[name])]


class _Sources(Value):
    """The inputs of an import. `form` is one of _FORMATS, or empty to detect it for each file; `table` and `columns`
    name the text of a database. Without a `sealer`, the user trusts all of them.
    `project` is the directory of the project that the user names for notes, None for no word."""

    intake: Intake
    sealer: Sealer | None
    form: str
    table: str
    columns: dict[str, str]
    project: str | None

    def memories(self) -> list[Foreign]:
        """Read everything before a tree is locked. Unreadable inputs are reported, and do not stop the others."""
        found: list[Foreign] = []
        for name in self.intake.files:
            try:
                for one in self._input(name):
                    if isinstance(one, InputError):
                        self.intake.reject(one)
                    else:
                        found.append(one)
            except (InputError, NotFound) as error:
                if len(self.intake.files) == 1:
                    raise
                self.intake.reject(error)
        return found

    def _input(self, name: str) -> Iterator[Foreign | InputError]:
        if note_files.is_directory(name):
            yield from self._notes(name)
        elif self.form == rows.NAME or (not self.form and tables.is_database(name)):
            yield from self._of_others(self._rows(name))
        else:
            yield from self._whole(self._data(name), name)

    def _data(self, name: str) -> bytes:
        """Return the bytes of a file. InputError if it is too large, NotFound if there is none."""
        return next(data for data, _ in Intake("import", (name,), strict=True).wholes())

    def _rows(self, path: str) -> Iterator[Foreign | InputError]:
        rows.check_named(tables.tables_of(path), self.table, self.columns, path)
        for number, row in enumerate(tables.rows_of(path, self.table, self.columns.values()), 1):
            found = rows.of_row(row, self.columns, f"{self.table}#{number}")
            if found is not None:
                yield found

    def _notes(self, directory: str) -> Iterator[Foreign | InputError]:
        if self.form not in ("", *CLIENTS):
            raise UsageError(f"{directory}: this is a directory, and --from {self.form} reads a file")
        paths = list(note_files.notes_below(directory))
        if not paths:
            raise NotFound(f"{directory}: there are no Markdown notes in this directory")
        for path in paths:
            try:
                yield from self._note(self._data(path), path, directory)
            except (InputError, NotFound) as error:
                yield InputError(str(error))

    def _whole(self, data: bytes, name: str) -> Iterator[Foreign | InputError]:
        form = self.form or format_of(data)
        if form in _READERS:
            yield from self._of_others(_READERS[form](data.removeprefix(_BOM), name))
        elif form in CLIENTS or (not form and note_files.is_note(name) and SEAL_MARK not in data):
            yield from self._note(data, name, "")
        else:
            for one in memories_in(data, name, self.sealer):
                yield one if isinstance(one, InputError) else Foreign(one)

    def _note(self, data: bytes, path: str, top: str) -> Iterator[Foreign | InputError]:
        try:
            text = data.removeprefix(_BOM).decode()
        except UnicodeDecodeError as error:
            raise InputError(f"{path}: not UTF-8 at byte {error.start}") from None
        client = self.form if self.form in CLIENTS else ""
        yield from self._of_others(of_note(note_files.note_of(path, top, text, client, self.project)))

    def _of_others(self, found: Iterable[Foreign | InputError]) -> Iterator[Foreign | InputError]:
        """Mark the memories of other programs as pending, unless the user trusts them."""
        for one in found:
            if isinstance(one, Foreign) and self.sealer is not None:
                waiting(one.memory)
            yield one
