"""`memctl consolidate`: makes one memory of several that say the same."""

from __future__ import annotations

from memctl.core.reconcile.duplicates import consolidated, contradictions, duplicate_groups
from memctl.edge import stream
from memctl.edge.change_output import put_changes
from memctl.edge.log import usage
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK, UsageError
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from memctl.edge.store.tree import Tree
    from memctl.model.change import Change
    from memctl.model.memory import Memory

    Rewriting = tuple[list[Memory], list[str]]  # a group, and what a model writes in its place

COMMAND = Command(
    "consolidate",
    description="Finds memories that say the same in other words, and shows each group on stderr. Then it asks; a "
    "program must use --yes. Of each group the fullest wording stays, with the tags of all. The others go to the "
    "archive as superseded, and memctl undo brings them back. Events are never merged, because they may happen "
    "twice.\n\n"
    "It also names pairs that cannot both be true, such as two homes. It changes none of them: memctl review "
    "decides.\n\n"
    "--llm lets a model rewrite fragments: groups of similar memories of one type and one file. It takes less similar "
    "ones in groups of three or more, if they were used fewer than 5 times, and not for 90 days. It writes one to "
    "three memories in place of a group. If they lose a number, a date, a name or a negation, or say something new, "
    "the group stays. "
    "The prompts are consolidate.en and consolidate.zh (memctl config prompts).",
    options=(
        options.YES,
        Option(
            "llm",
            "Rewrite fragments with this command, which asks a model.",
            kind="command",
            metavar="CMD",
            setting="llm.command",
        ),
        *options.CHANGING,
    ),
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
        written = _written(workspace, tree, groups) if call.given("llm") else []
        _propose(groups, written, contradictions(tree.memories()))
        if call.flag("yes") or ((groups or written) and _is_agreed(call, len(groups) + len(written))):
            changes += _merge(workspace, tree, written)
    put_changes(changes, call)
    if not changes:
        stream.say_nothing("nothing to merge", quiet=call.flag("quiet"))
    return workspace.read_status or OK


def _written(workspace: Workspace, tree: Tree, groups: list[list[Memory]]) -> list[Rewriting]:
    """Return what a model makes of the fragments of one matter. A tree of others goes to no model."""
    from memctl.core.llm.consolidate import fragment_groups, rewritten  # few calls ask a model
    from memctl.edge.programs.model import Model

    if not workspace.believed([tree]):
        return []
    model, found = Model(workspace.settings), []
    same = {memory.key for group in groups for memory in group}
    rest = [memory for memory in tree.memories() if memory.key not in same]
    for group in fragment_groups(rest, usage.load_usage(tree.root, workspace.now), workspace.today):
        notes, objection = rewritten(model, group, workspace.settings)
        if objection:
            stream.say(f"consolidate: {', '.join(memory.key for memory in group)} stay: {objection}")
        elif notes:
            found.append((group, notes))
    return found


def _propose(groups: list[list[Memory]], written: list[Rewriting], pairs: list[tuple[Memory, Memory]]) -> None:
    for group in groups:
        _tell("these say the same:", group)
    for group, notes in written:
        _tell("the model would write these anew:", group)
        for note in notes:
            stream.say(f"  → {note}")
    for pair in pairs:
        _tell("these contradict each other (memctl review decides):", pair)


def _tell(title: str, memories: Iterable[Memory]) -> None:
    stream.say(title)
    for memory in memories:
        stream.say(f"  {memory.key}  {memory.place}  {one_line(memory.text)}")


def _is_agreed(call: Call, count: int) -> bool:
    if call.flag("dry-run"):
        return True
    if call.flag("no-input") or not stream.stdin_is_terminal():
        raise UsageError("consolidate: to merge these, use --yes")
    return stream.ask(f"Make one memory of each of these {count} groups?" if count > 1 else "Make one memory of these?")


def _merge(workspace: Workspace, tree: Tree, written: list[Rewriting]) -> list[Change]:
    """Merge the duplicates that the tree has under the lock, and the groups that still read as the model saw them."""
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        changes = consolidated(duplicate_groups(memories), memories, writer.new_id)
        if written:
            from memctl.core.llm.consolidate import replacing

            now = {(memory.key, memory.text): memory for memory in memories}
            for group, notes in written:
                held = [now[one.key, one.text] for one in group if (one.key, one.text) in now]
                if len(held) == len(group):
                    changes.append(replacing(held, notes, writer.new_id))
        writer.carry_out(changes, tidy=True)
    if not workspace.call.flag("dry-run"):
        usage.mark_day(tree.root, workspace.now)
    return changes
