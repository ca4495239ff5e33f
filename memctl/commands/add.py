"""`memctl add`: adds a memory from the command line, or candidates from a stream, and compares them with the tree."""

from __future__ import annotations

from functools import partial

from memctl.core.reconcile.candidate import Incoming, let_wait, of_record, of_words, with_add_options
from memctl.core.reconcile.projects import digest_of, taken
from memctl.core.reconcile.resolve import find_named
from memctl.core.safety.private import without_private_line
from memctl.core.safety.secrets import redact
from memctl.edge import operations
from memctl.edge.pattern_cache import keeps_patterns
from memctl.edge.store.writer import Writer
from memctl.edge.stream import Intake, say
from memctl.edge.workspace import Workspace
from memctl.model.errors import InputError, UsageError
from memctl.model.record import Unfinished, parse_json, parse_line
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from memctl.core.score import Seen
    from memctl.edge.store.tree import Tree
    from memctl.model.change import Change
    from memctl.model.tables.settings import Settings

COMMAND = Command(
    "add",
    description="Adds TEXT as one memory. Without TEXT it reads standard input: each line is a candidate record "
    "(JSON) or plain text.\n\n"
    "add compares each statement with the memories in the tree. It skips a duplicate. Of two wordings that say "
    "nearly the same, the fuller one stays. A correction of exactly one memory supersedes it, and the old memory "
    "moves to the archive. A statement that is older than its correction goes to the archive at once. add does not "
    "learn a forgotten memory again, but TEXT on the command line brings it back.\n\n"
    "TEXT and plain lines are the user's words. --channel gives another channel to everything that names none "
    "itself. A statement of the channel user becomes an active memory. A statement from another channel, or a record "
    "without a channel, becomes pending: it waits until you accept it with memctl review.\n\n"
    "--once adds the statements for the next prompt only. memctl inject --consume shows them once and archives them. "
    "Use it for the results of tools, files and pages. Such a statement keeps its channel and changes no other "
    "memory.\n\n"
    "--judge, or the setting judge.command, names a model that decides about a similar memory that no rule covers: "
    "replace it, merge the two, or keep both. The tree is not locked while the model works. add applies the decision "
    "only if the memory is still the same. If the model fails, or if a merge would lose a number, a date, a name or "
    "a negation, add keeps both and says so. {schema} and {grammar} in CMD work as for memctl extract.\n\n"
    "add prints the action, the id, path:line, the reason and the text, separated by tabs. The reason may be empty. "
    "The action is add, merge, supersede, update, boost, forget, restore or skip. add removes secrets and hidden "
    "characters and reports them. It refuses an operation on a missing or pinned memory, continues with the rest and "
    "ends with status 65.",
    arguments=(Argument("text", "The memory. Without it, or with -, add reads standard input.", many=True),),
    options=(
        Option("type", "The type of the memory.", kind="type"),
        *options.FILING,
        Option("importance", "The importance, from 0 to 1.", kind="share", metavar="X"),
        Option("since", "The first day on which it is true.", kind="date", metavar="DATE"),
        Option("until", "The last day on which it is true.", kind="date", metavar="DATE"),
        Option("pin", "The memory never fades and always comes first.", kind="flag"),
        Option("supersedes", "Supersede this memory.", kind="id", metavar="ID", many=True),
        Option("once", "Add it for the next prompt only, from any channel.", kind="flag"),
        Option("channel", "The origin of the words. Every channel but user waits as pending.", metavar="CHANNEL"),
        Option("from", "Read each line as plain text (text) or as a record (records).", choices=("text", "records")),
        options.JUDGE,
        Option("min-score", "Skip candidates with a lower score.", kind="share", metavar="X", setting="add.min_score"),
        Option("op", "Name this operation. add does not repeat an operation of the same name.", metavar="NAME"),
        options.STRICT,
        *options.CHANGING,
    ),
    examples=(
        Example('memctl add "Uses pnpm, not npm" --type preference', "add one memory"),
        Example("memctl extract session.jsonl | memctl score | memctl add -", "learn from a session"),
        Example("printf '%s\\n' 'Likes tea' 'Works at Acme' | memctl add", "add one memory per line"),
    ),
)


@keeps_patterns
def run(call: Call) -> int:
    """Add the input. Each printed line is a change that is on disk."""
    workspace = Workspace(call)
    workspace.need_on()
    if redact(call.text("op"))[1]:
        raise UsageError("add: --op: the name looks like a secret: give another name")
    texts = call.texts("text")
    if sum(any(map(str.isspace, text.strip())) for text in texts) > 1:
        raise UsageError("add: TEXT is one memory: pipe several in, one per line: printf '%s\\n' TEXT… | memctl add")
    if texts and texts != ("-",):
        return _add(workspace, [_typed_in(call, " ".join(texts), workspace.now)])
    intake = Intake("add", strict=call.flag("strict"), instead="give TEXT")
    incoming = [with_add_options(call, one) for one in _read(call, intake, workspace.settings, workspace.now)]
    return _add(workspace, incoming) or intake.status


def _typed_in(call: Call, text: str, now: str) -> Incoming:
    if not text.strip():
        raise UsageError("add: the text is empty")
    return with_add_options(call, of_words(text, now, channel=call.text("channel")))


def _read(call: Call, intake: Intake, settings: Settings, now: str) -> Iterator[Incoming]:
    """Yield the request of each input line. The caller reads all of it before it locks the tree."""
    form, weigh, is_private = call.text("from"), _Weighing(settings), False
    met = whole = cut = False  # a record, one that could be read, and before it one that goes on over several lines
    for line, where in intake.lines():
        try:
            if form != "text" and (form == "records" or _is_json(line, met)):
                met = True
                record = weigh.scored(parse_line(line, where, "candidate"))
                whole = True
                yield of_record(record, where, now, call.text("channel"))
            else:
                text, is_private = without_private_line(_decoded(line, where), is_open=is_private)
                if text.strip() and not cut:
                    yield of_words(text, now, where, channel=call.text("channel"), person=False)
        except Unfinished as error:
            if not cut:
                intake.reject(error)
            cut = not whole  # its other lines are no statements
        except InputError as error:
            intake.reject(error)


def _is_json(line: bytes, met: bool) -> bool:
    """Whether a line is meant as JSON: it begins an object, or it is an array, or any value if a record was `met`.
    Nobody says `[]` or `null`."""
    start = line.lstrip()[:1]
    if start == b"{" or not (met or start == b"["):
        return start == b"{"
    try:
        parse_json(line)
    except InputError as error:
        return start == b"[" and isinstance(error, Unfinished)
    return True


class _Weighing:
    """Scores the candidates of extract that have no score, so `extract | add -` keeps the same as `extract | score |
    add -`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.seen: Seen | None = None

    def scored(self, record: dict[str, Any]) -> dict[str, Any]:
        """Return the record with a score if a rule found it. Other records stay as they are."""
        evidence = record.get("evidence")
        ruled = isinstance(evidence, dict) and evidence.get("rule") and "confidence" in record
        if "score" in record or not ruled or not record.get("text"):
            return record
        from memctl.core.score import Seen, score_candidate  # slow to import, and seldom needed

        self.seen = self.seen or Seen()
        return score_candidate(record, self.settings, self.seen)


def _decoded(line: bytes, where: str) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        raise InputError(f"{where}: not UTF-8 at byte {error.start}") from None


def _add(workspace: Workspace, incoming: list[Incoming]) -> int:
    """Compare the input with the memories and carry out the changes, one operation per tree. A change to a named memory
    happens in its own tree."""
    if workspace.settings.flag("add.confirm"):
        let_wait(incoming)
    if workspace.settings.text("judge.command") and workspace.believed([workspace.tree_to_write()]):
        _judge(workspace, incoming)
    homes = operations.elsewhere(workspace, {key for one in incoming for key in one.names})
    named = [(one, next((homes[key] for key in one.names if key in homes), None)) for one in incoming]
    parts = operations.by_tree(workspace, [one for one, home in named if home is None])
    for one, home in named:
        if home is not None:
            parts.setdefault(home, []).append(one)
    changes = [
        change
        for tree, part in parts.items()
        if part or tree is None
        for change in operations.carry_out(workspace, partial(_decide, workspace, part, tree), tree)
    ]
    return operations.report_changes(workspace, changes, [warning for one in incoming for warning in one.warnings])


def _decide(workspace: Workspace, incoming: list[Incoming], tree: Tree | None, writer: Writer) -> list[Change]:
    keys = [f"^{key}" for one in incoming if one.person for key in one.memory.supersedes]
    known = writer.memories() if keys else []
    for key in keys:
        find_named(key, known)  # raises an error for an unknown id
    if any(one.cwd for one in incoming):
        operations.put_in_parts(workspace, incoming, tree)
    decide = partial(taken, writer, incoming, workspace.settings, workspace.now)
    return operations.decided(workspace, writer, digest_of, decide)


def _judge(workspace: Workspace, incoming: list[Incoming]) -> None:
    """Ask a model about statements that resemble memories, before the tree is locked."""
    from memctl.core.llm.judge import judge  # few users configure a judge
    from memctl.edge.programs.model import Model

    settings = workspace.settings
    model = Model(settings, "judge.command", "judge.timeout")
    for problem in judge(model, operations.snapshot(workspace), incoming, settings, workspace.now):
        say(f"add: {problem}")
