"""`memctl lint`: finds the problems of a tree, and changes that memctl did not make."""

from __future__ import annotations

import os

from memctl import __version__
from memctl.core.lifecycle.forget import stones_of
from memctl.core.lifecycle.history import find_dropped
from memctl.core.lint import ledger_checks
from memctl.core.lint.fixes import fixes, lift_tombstone
from memctl.core.lint.merge_checks import left_out
from memctl.core.lint.report import format_findings
from memctl.core.lint.rules import SENTENCES, lint
from memctl.core.prompt import PROJECT, SHARES, USER
from memctl.edge import interrupts, stream
from memctl.edge.change_output import put_changes
from memctl.edge.config import permissions
from memctl.edge.log import ledger as ledger_lines
from memctl.edge.log import tombstones
from memctl.edge.log.journal import JOURNAL
from memctl.edge.log.ledger import Ledger
from memctl.edge.store import files, inspect
from memctl.edge.store.inbox import is_vouched
from memctl.edge.store.tree import Tree
from memctl.edge.store.writer import Writer
from memctl.edge.workspace import Workspace
from memctl.model.change import ARCHIVE, TOMBSTONES, Change, rewrite_edit
from memctl.model.errors import NOTHING, OK, InputError, NotFound, UsageError, WriteError
from memctl.model.lint import Finding, Standing
from memctl.model.markdown.parse import decode, parse
from memctl.model.markdown.patch import sides_now
from memctl.model.paths import INBOX
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.lines import fingerprint
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from memctl.model.lint import LintInput, Sides
    from memctl.model.markdown.patch import Operation

COMMAND = Command(
    "lint",
    description="Checks the trees in scope, or the FILEs, for errors. Files may be outside a tree. It prints "
    "path:line: rule: the problem and, in parentheses, the remedy. The status is 1 if it finds a problem. memctl(7) "
    "lists the rules. Your own edits are not a problem.\n\n"
    "--fix repairs what it can without any loss and prints the changes, then the problems that remain. It resolves "
    "conflict markers like memctl merge-driver and adds the side that git left out. It removes copies. If two "
    "different memories have the same id, it gives one of them a new id. It returns forgotten memories to the "
    "archive, removes hidden characters from "
    "memories and tightens permissions.\n\n"
    "--verify also reports changes that memctl did not make: memories that somebody added, edited, removed, moved or "
    "relabelled, and a tree that is an older copy of itself. For this it compares the tree with a ledger outside "
    "the tree, which your key seals. --accept records in the ledger how the tree, or the FILEs, are now. "
    "It "
    "creates the ledger for a tree from another machine. It also accepts forgotten memories that are back in the "
    "tree: memctl may then learn them again. undo does not take --accept back.",
    arguments=(
        Argument("file", "Files, in a tree or not. The default is the trees in scope.", kind="file", many=True),
    ),
    options=(
        Option("fix", "Repair what memctl can repair without any loss.", kind="flag"),
        Option("verify", "Also report changes that memctl did not make.", kind="flag"),
        Option("accept", "Accept the tree, or FILEs, as they are now.", kind="flag"),
        options.REPORT,
        options.JSON,
        *options.WRITING,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl lint", "check the tree"),
        Example("memctl lint --fix --dry-run", "show what lint can repair"),
        Example("memctl lint --accept && memctl lint --verify", "accept the tree, then compare it"),
        Example("memctl lint --format github", "write annotations for a GitHub workflow"),
    ),
)

_ROUNDS = 6  # a repair may reveal another problem


class Task(Value):
    """A tree and the files to check: path in the tree → name on the command line; empty means all. `tree` is None for
    files outside any tree."""

    tree: Tree | None
    files: dict[str, str]


def run(call: Call) -> int:
    """Print the problems. Returns 1 if there are any."""
    workspace = Workspace(call)
    if call.flag("fix") or call.flag("accept"):
        workspace.need_on()
    if call.flag("accept"):
        for task in _tasks(workspace):
            _accept(workspace, task)
        return OK
    found = [finding for task in _tasks(workspace) for finding in _look(workspace, task)]
    form = "json" if call.flag("json") else call.text("format", "text")
    stream.put(format_findings(found, form, SENTENCES, __version__), end="")
    if not found:
        stream.say_nothing("nothing wrong", quiet=call.flag("quiet"))
    return NOTHING if found else OK


def _tasks(workspace: Workspace) -> list[Task]:
    """Return the files to check, by tree."""
    files = workspace.call.texts("file")
    if not files:
        return [Task(tree, {}) for tree in workspace.existing_trees() if tree.exists()]
    known = {tree.root: tree for tree in workspace.trees}
    tasks: dict[str, Task] = {}
    for name in files:
        if not os.path.isfile(name):
            raise NotFound(f"{name}: no such file")
        root = inspect.root_of(name, list(known))
        tree = known.get(root) or (Tree(root, "project") if root else None)
        inside = os.path.relpath(os.path.realpath(name), root) if root else name
        tasks.setdefault(root, Task(tree, {})).files[inside] = name
    return list(tasks.values())


def _look(workspace: Workspace, task: Task) -> list[Finding]:
    """Return the problems of the requested files, under the names on the command line."""
    if task.tree is None:
        return lint(inspect.inspect_alone(list(task.files), today=workspace.date))
    if workspace.call.flag("fix"):
        _fix(workspace, task.tree, task.files)
    look = _compared if workspace.call.flag("verify") else _linted
    found = look(workspace, task.tree)
    if not task.files:
        return found
    found = [finding for finding in found if finding.path in task.files]
    for finding in found:
        finding.path = task.files[finding.path]
    return found


def _grounds(workspace: Workspace, tree: Tree, standing: Standing) -> LintInput:
    share = SHARES[PROJECT if tree.scope == "project" else USER]
    budget = workspace.settings.integer("inject.budget")
    return inspect.inspect(tree, today=workspace.date, core_share=int(budget * share), standing=standing)


def _linted(workspace: Workspace, tree: Tree) -> list[Finding]:
    return lint(_grounds(workspace, tree, inspect.ask_git(tree.root)))


def _compared(workspace: Workspace, tree: Tree) -> list[Finding]:
    """Return the problems, including changes that the ledger does not know, while holding the lock. Without the right
    to write, or while memory is off, it reads without the lock."""
    standing = inspect.ask_git(tree.root)  # git can be slow: no lock meanwhile
    if workspace.is_off():
        return _with_ledger(workspace, tree, standing)
    try:
        with workspace.writer(tree):
            return _with_ledger(workspace, tree, standing)
    except WriteError:
        return _with_ledger(workspace, tree, standing)


def _with_ledger(workspace: Workspace, tree: Tree, standing: Standing) -> list[Finding]:
    """Return the findings of the rules and of the ledger. A memory is not both removed and dropped."""
    grounds = _grounds(workspace, tree, standing)
    verified = _verified(tree, grounds)
    removed = {finding.id for finding in verified if finding.rule == "removed"}
    found = [finding for finding in lint(grounds) if finding.rule != "dropped" or finding.id not in removed]
    return found + verified


def _verified(tree: Tree, grounds: LintInput) -> list[Finding]:
    """Return the changes that the ledger does not know. Without a ledger, nothing can be compared."""
    ledger = Ledger(tree.root)
    if not ledger.exists():
        what, todo = "there is no ledger of this tree on this machine", "memctl lint --accept makes one"
        return [Finding("unverified", tree.root, 0, what, todo, severity="warning")]
    seal, operations = ledger.sealer(), list(ledger.operations())
    state, broken = ledger.state()
    if broken:
        what = f"line {broken} does not bear memctl's seal"
        return [Finding("ledger", ledger.path, broken, what, "memctl lint --accept creates it again")]
    own = _waiting(ledger, grounds, operations)
    files = {file.path: file.document.memories for file in grounds.files if file.path not in own}
    compared = ledger_checks.LedgerComparison(state, files, seal, ledger_checks.wordings_of(operations))
    sealed = [(str(operation.get("op")), ledger_lines.sealed(operation, seal)) for operation in operations]
    base = ledger_lines.sealed_journal(operations[: state.base[0]], seal)[1]
    return [
        *_older(ledger),
        *compared.memories(),
        *ledger_checks.tombstones(state, grounds.buried, TOMBSTONES),
        *ledger_checks.settings(state, ledger.settings()),
        *ledger_checks.journal(state, sealed, base, JOURNAL),
    ]


def _waiting(ledger: Ledger, grounds: LintInput, operations: Sequence[Operation]) -> set[str]:
    """Return memctl's own files in the inbox that are not in the tree yet. They wait if nothing can be locked, and
    count like entries of the ledger."""
    own = [one for one in grounds.files if one.path.startswith(INBOX) and is_vouched(ledger, one.path, one.data)]
    written = sides_now(operations) if own else {}
    return {file.path for file in own if not any(memory.id in written for memory in file.document.memories)}


def _older(ledger: Ledger) -> list[Finding]:
    """Report a tree and ledger that were restored together. They fit each other, but the last seal of the ledger is
    lost."""
    if not ledger.is_older():
        return []
    what = "the ledger is older than the last change of memctl: tree and state come from one backup"
    return [Finding("rolled-back", ledger.path, 1, what, "memctl lint --accept accepts the tree as it is")]


def _accept(workspace: Workspace, task: Task) -> None:
    """Store the present tree in its ledger, and remove the tombstones of words that are active again."""
    call, tree = workspace.call, task.tree
    if tree is None:
        raise UsageError(f"lint --accept: {', '.join(task.files.values())}: not in a tree")
    if call.flag("dry-run"):
        return
    with workspace.writer(tree) as writer:
        grounds = _grounds(workspace, tree, Standing())
        found = {file.path: file for file in grounds.files if not task.files or file.path in task.files}
        alive = [memory for file in found.values() for memory in file.document.memories]
        gone = find_dropped(grounds.written, {memory.id for memory in grounds.memories})
        memories = {path: file.document.memories for path, file in found.items()}
        with interrupts.Whole():
            writer.carry_out([change for memory in alive if (change := lift_tombstone(memory, grounds))])
            writer.let_go([one.id for one in gone if not task.files or one.path in task.files])
            writer.ledger.accept(memories, stones=tombstones.read_tombstones(tree.root), only=list(task.files))
    if call.flag("verbose"):
        stream.say(f"lint: {len(alive)} memories accepted")


def _resolved(
    writer: Writer, grounds: LintInput, only: Collection[str], ancestors: Mapping[str, Sides]
) -> list[Change]:
    """Return the changes that merge both sides of files which git could not merge."""
    from memctl.core.lint.git_checks import with_both_sides
    from memctl.core.merge.files import resolved  # slow to import, and few files need it

    changes = []
    kept: set[str] = set()  # what the archive has when it is merged: nothing else may be dropped because it is buried

    def is_buried(text: str) -> bool:
        return stones_of([text])[0] in grounds.buried and fingerprint(text) in kept

    for file in sorted(grounds.files, key=lambda file: not file.path.startswith(ARCHIVE)):
        if file.path.startswith(ARCHIVE) and not file.document.conflicts:
            kept.update(fingerprint(memory.text) for memory in file.document.memories)
        if (only and file.path not in only) or not (file.document.conflicts or file.path in grounds.unmerged):
            continue
        was = writer.page(file.path, whole=True).text
        try:
            if file.document.conflicts:
                text = resolved(was, file.path, is_buried, ancestors.get(file.path, (None, None, None)))
            else:
                text = with_both_sides(file, grounds).removeprefix("\ufeff")
        except InputError as error:
            stream.say(f"lint: {error}")
            continue
        if file.path.startswith(ARCHIVE):
            kept.update(fingerprint(memory.text) for memory in parse(text, file.path).memories)
        if text != was:
            reason = "conflict markers resolved" if file.document.conflicts else "both sides merged"
            edit = rewrite_edit(file.path, was, text)
            changes.append(Change("update", path=file.path, reason=reason, edits=(edit,)))
    return changes


def _resolved_stones(tree: Tree, only: Collection[str], ancestors: Mapping[str, Sides]) -> list[Change]:
    """Return the change that merges both sides of the tombstones if git could not."""
    if only:
        return []
    sides = ancestors.get(TOMBSTONES)
    data = files.read_file(tree.root, TOMBSTONES) or b""
    try:
        text = tombstones.reconciled(data, sides)
    except InputError as error:
        stream.say(f"lint: {error}")
        return []
    if text == data:
        return []
    edit = rewrite_edit(TOMBSTONES, decode(data), decode(text))
    return [Change("update", path=TOMBSTONES, reason="both sides merged", edits=(edit,))]


def _need_all(grounds: LintInput, seen: LintInput) -> None:
    """Raise InputError if a repair would lose a memory."""
    gone = {memory.text for _, memory in left_out(grounds)}
    lost = [memory for _, memory in left_out(seen) if memory.text not in gone] if seen is not grounds else []
    if lost:
        raise InputError(f"{lost[0].path}: --fix would lose {lost[0].key}, so nothing was changed")


def _fix(workspace: Workspace, tree: Tree, only: Collection[str]) -> None:
    """Repair what memctl can, in `only` or in all files, and print the changes."""
    call, dry_run = workspace.call, workspace.call.flag("dry-run")
    standing = inspect.ask_git(tree.root)  # git can be slow: no lock meanwhile
    with workspace.writer(tree) as writer:
        grounds = _grounds(workspace, tree, standing)
        changes = _resolved_stones(tree, only, standing.sides) + _resolved(writer, grounds, only, standing.sides)
        for step in range(1, 1 + _ROUNDS):
            seen = inspect.foreseen(grounds, writer.outlook(changes), tree.scope)
            more = [one for one in fixes(seen, writer.new_id) if not only or one.edits[0]["path"] in only]
            for edit in [edit for change in more for edit in change.edits]:
                edit["step"] = step
            if not more:
                break
            changes += more
        _need_all(grounds, inspect.foreseen(grounds, writer.outlook(changes), tree.scope) if changes else grounds)
        writer.carry_out(changes)
    put_changes(changes, call)
    for path, _ in [] if dry_run or only else _grounds(workspace, tree, standing).writable:
        if permissions.tighten(os.path.join(tree.root, path)):
            stream.say(f"lint: {path}: other users can no longer write to it")
