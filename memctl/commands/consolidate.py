"""`memctl consolidate`: makes one memory of several that say the same."""

from __future__ import annotations

from memctl.commands import SUMMARY
from memctl.core.reconcile.duplicates import consolidated, contradictions, duplicate_groups
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.store.tree import Tree
    from memctl.model.change import Change
    from memctl.model.memory import Memory

COMMAND = Command(
    "consolidate",
    SUMMARY["consolidate"],
    description="Finds memories that say the same in other words, and shows each group on stderr. Then it asks; a "
    "program must use --yes. Of each group the fullest wording stays, with the tags of all. The others go to the "
    "archive as superseded, and memctl undo brings them back. Events are never merged, because they may happen twice."
    "\n\n"
    "It also names pairs that cannot both be true, such as two homes. It changes none of them: forget one, or give it "
    "an end with memctl set ID until=DATE.",
    options=(options.YES, *options.WRITING, options.JSON, options.NUL, *options.EVERYWHERE),
    examples=(
        Example("memctl consolidate --dry-run", "show which memories say the same"),
        Example("memctl consolidate --yes", "merge them, and print the changes"),
    ),
)


def run(call: Call) -> int:
    """Merge duplicates in each tree in scope. Raises UsageError if nobody can be asked."""
    workspace = Workspace(call)
    workspace.need_on()
    changes: list[Change] = []
    for tree in workspace.existing_trees():
        groups = duplicate_groups(tree.memories())
        _propose(groups, contradictions(tree.memories()))
        if call.flag("yes") or (groups and _is_agreed(call, len(groups))):
            changes += _merge(workspace, tree)
    put_changes(changes, call)
    if not changes:
        stream.say_nothing("nothing to merge", quiet=call.flag("quiet"))
    return workspace.read_status or OK


def _propose(groups: list[list[Memory]], pairs: list[tuple[Memory, Memory]]) -> None:
    for group in groups:
        stream.say("these say the same:")
        for memory in group:
            stream.say(_line(memory))
    for pair in pairs:
        stream.say("these contradict each other:")
        for memory in pair:
            stream.say(_line(memory))


def _line(memory: Memory) -> str:
    return f"  {memory.key}  {memory.place}  {one_line(memory.text)}"


def _is_agreed(call: Call, count: int) -> bool:
    if call.flag("dry-run"):
        return True
    if call.flag("no-input") or not stream.stdin_is_terminal():
        raise UsageError("consolidate: to merge these, use --yes")
    return stream.ask(f"Make one memory of each of these {count} groups?" if count > 1 else "Make one memory of these?")


def _merge(workspace: Workspace, tree: Tree) -> list[Change]:
    """Merge the duplicates that the tree has under the lock."""
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        changes = consolidated(duplicate_groups(memories), memories, writer.new_id)
        writer.carry_out(changes, tidy=True)
    if not workspace.call.flag("dry-run"):
        usage.mark_day(tree.root, workspace.now)
    return changes
