"""`memctl undo`: undoes operations."""

from __future__ import annotations

from itertools import islice

from memctl.core.lifecycle.history import is_change
from memctl.core.lifecycle.undo import UndoPlan
from memctl.edge import stream
from memctl.edge.log import events
from memctl.edge.log.journal import JOURNAL, Journal
from memctl.edge.operations import undo
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK, InputError, NotFound, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.markdown.patch import Operation

COMMAND = Command(
    "undo",
    description="Undoes the named operations, or the last one. memctl log lists the ids; the beginning of an id is "
    "enough. Each memory gets its old lines, file and place back. An undo is an operation too, so a second undo "
    "redoes the first.\n\n"
    "undo never overwrites a later change, by hand or by memctl. In that case it says so, changes nothing and ends "
    "with status 65. --partial undoes the rest. If memctl resolved conflict markers, undo restores the old text only "
    "if the file is still unchanged. It also undoes uses, such as a boost.\n\n"
    "It cannot undo a purge. New ids stay, and so do settings and switches (config, on, off): "
    "memctl log names the command that undoes each of them. Status 1 means that there is nothing to undo.",
    arguments=(Argument("operation", "Ids of operations. The default is the last operation.", many=True),),
    options=(
        Option("partial", "Undo what is possible and leave the rest.", kind="flag"),
        *options.CHANGING,
    ),
    examples=(
        Example("memctl undo --dry-run", "show what undo would change"),
        Example('memctl undo "$(memctl log -n 1 learnings.md | cut -f 1)"', "undo the last operation on a file"),
    ),
)
_LEAST = 4  # shortest prefix of an operation's id


def run(call: Call) -> int:
    """Undo the chosen operations, tree by tree."""
    workspace = Workspace(call)
    workspace.need_on()
    _tell_of_doubts(workspace)
    chosen = _chosen(workspace, call.texts("operation"))
    if not chosen:
        stream.say("undo: there is nothing to undo")
    elif not call.texts("operation"):
        _tell_of_later(workspace, chosen)
    statuses = [undo(workspace, tree, ids, UndoPlan) for tree, ids in chosen]
    if InputError.status in statuses:
        return InputError.status
    return OK if OK in statuses else NOTHING


def _tell_of_doubts(workspace: Workspace) -> None:
    """Name the journals that are not believed, because undo takes back nothing that they tell."""
    for tree in workspace.existing_trees():
        if doubt := Journal(tree.root).doubt():
            stream.say(f"undo: {tree.root}/{JOURNAL} is not believed: {doubt}")


def _chosen(workspace: Workspace, words: tuple[str, ...]) -> list[tuple[Tree, list[str]]]:
    """Return (tree, ids of its operations) for the words; without words, the last operation of all."""
    trees = workspace.existing_trees()
    if words:
        known = [(tree, one) for tree in trees for one in Journal(tree.root).operations(words) if is_change(one)]
        found = [_named(word, known) for word in words]
    else:
        lasts = [(tree, one) for tree in trees for one in islice(filter(is_change, Journal(tree.root).latest()), 1)]
        found = [max(lasts, key=lambda last: str(last[1]["t"]))] if lasts else []
    chosen: dict[Tree, list[str]] = {}
    for tree, operation in found:
        chosen.setdefault(tree, []).append(str(operation["op"]))
    return [(tree, list(dict.fromkeys(ids))) for tree, ids in chosen.items()]


def _named(word: str, known: list[tuple[Tree, Operation]]) -> tuple[Tree, Operation]:
    found = [one for one in known if len(word) >= _LEAST and one[1]["op"].startswith(word)]
    if not found:
        raise NotFound(f"undo: no operation has the id {word or repr(word)} (memctl log lists them)")
    if len(found) > 1:
        raise UsageError(f"undo: {word} is ambiguous: {', '.join(one[1]['op'] for one in found[:3])}")
    return found[0]


def _tell_of_later(workspace: Workspace, chosen: list[tuple[Tree, list[str]]]) -> None:
    """Name a later change of a switch or setting, because undo does not revert it."""
    tree, ids = chosen[0]
    operation = Journal(tree.root).named(ids[0])
    for event in islice(events.operations(), 1):
        if operation and event["t"] > operation["t"]:
            stream.say(f"undo: {event['changes'][0]['after']}, which is newer, stays as it is")
