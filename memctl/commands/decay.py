"""`memctl decay`: archives faded memories and lists memories to review."""

from __future__ import annotations

import re

from memctl.core.lifecycle.decay import Due, due, forecast, undated
from memctl.core.lifecycle.forget import still_said, stones_of
from memctl.core.lifecycle.purge import archived_since, purge_changes
from memctl.core.lifecycle.strength import Strength, strength_of, verdict
from memctl.core.reconcile.relations import move_relations, resting_on, without_evidence
from memctl.core.reconcile.resolve import all_named, describe_unknown
from memctl.edge import stream
from memctl.edge.log import usage as usage_log
from memctl.edge.log.journal import Journal
from memctl.edge.purge import tell_of_git
from memctl.edge.store.tree import Tree
from memctl.edge.workspace import Workspace
from memctl.model.change import archived
from memctl.model.errors import NOTHING, OK, InputError, NotFound, UsageError
from memctl.model.memory import Memory
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option
from memctl.model.tables.settings import POLICIES
from memctl.model.text.lines import one_line
from memctl.model.usage import Usage

COMMAND = Command(
    "decay",
    description="Archives episodes and contexts that have faded, and lists other memories that are due for review. It "
    "prints the verdict, the id, the place, the reason and the text, separated by tabs.\n\n"
    "Strength depends on the importance of a memory, its uses and the days since the last use. memctl computes it each "
    "time and never stores it, so you may run decay twice a day or once a year. A memory from an old conversation "
    "starts to fade on the day on which memctl learned it.\n\n"
    "--purge deletes for good the memories that have been in the archive for 365 days; at a terminal it asks first. It "
    "deletes them like memctl forget --purge, but only forgotten ones keep a tombstone.\n\n"
    "--check changes nothing and ends with status 1 if a memory is due. In cron, use --quiet.",
    options=(
        options.YES,
        options.FORCE,
        options.DRY_RUN,
        Option("purge", "Delete for good what was archived a year ago. undo cannot bring it back.", kind="flag"),
        Option("check", "Change nothing. End with status 1 if a memory is due.", kind="flag"),
        Option("why", "Explain the strength of this memory.", kind="id", metavar="ID"),
        Option("forecast", "List the memories that fade in this many days, weeks, months or years.", metavar="90d"),
        Option("policy", "Use this rule for strength.", choices=POLICIES, setting="decay.policy"),
        options.WAIT,
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl decay --dry-run", "show what decay would archive"),
        Example("memctl decay --forecast 90d", "list what fades in the next three months"),
        Example("memctl decay --check --now 2027-01-01", "check what is due on that day"),
    ),
)

_PURGEABLE = 365  # days in the archive
_SPAN = re.compile(r"(\d{1,4})([dwmy]?)$")
_DAYS = {"": 1, "d": 1, "w": 7, "m": 30, "y": 365}


def run(call: Call) -> int:
    """Apply decay to the tree that memctl writes to, or explain it."""
    workspace = Workspace(call)
    quiet = call.flag("quiet")
    if workspace.is_off():
        return OK
    if call.given("why"):
        return _explain(workspace, call.text("why"))
    try:
        tree = workspace.tree_to_write()
    except NotFound:
        if quiet:
            return OK
        raise
    usage = usage_log.load_usage(tree.root, workspace.now)
    if call.given("forecast"):
        days = _days(call.text("forecast"))
        found = forecast(tree.memories(), usage, workspace.settings, workspace.today, days)
        _print(found, call, dated=True)
        return InputError.status if tree.unread else OK
    if call.flag("purge"):
        return _purge(workspace, tree)
    if call.flag("check"):
        found = due(tree.memories(), usage, workspace.settings, workspace.today)
        _print(found, call)
        return InputError.status if tree.unread else NOTHING if found else OK
    _decay(workspace, tree, usage)
    return OK


def _days(text: str) -> int:
    match = _SPAN.match(text)
    if not match:
        raise UsageError(f"--forecast {text}: write a span such as 90d, 12w, 6m or 1y")
    return int(match[1]) * _DAYS[match[2]]


def _decay(workspace: Workspace, tree: Tree, usage: Usage) -> None:
    """Archive faded memories, and record a first day for undated ones."""
    call, settings = workspace.call, workspace.settings
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        found = due(memories, usage, settings, workspace.today)
        gone = [item for item in found if item.verdict == "archive"]
        changes = [archived(item.memory, writer.new_id(), item.reason) for item in gone]
        move_relations(changes, memories, writer.new_id)
        writer.carry_out(changes, tidy=True)
        writer.see(undated(memories, usage))
    if call.flag("quiet"):
        return
    left = [item for item in found if item.verdict != "archive"]
    if call.flag("json"):
        for change in changes:
            stream.put_record(change.record())
        _print(left, call)
        return
    rows = [("archive", change.id, change.place, change.reason, one_line(change.text)) for change in changes]
    _put_rows([*rows, *map(_row, left)])


def _purge(workspace: Workspace, tree: Tree) -> int:
    """Delete what has been in the archive for a year."""
    call = workspace.call
    archive = {memory.id: memory for memory in tree.memories() if memory.archived and memory.id}
    since = archived_since(archive, Journal(tree.root).operations())
    old = {id for id, day in since.items() if workspace.today - day >= _PURGEABLE}
    if not old:
        stream.say_nothing("nothing has been in the archive for a year", quiet=call.flag("quiet"))
    if not old or not (call.flag("dry-run") or call.flag("yes") or _is_agreed(call, len(old))):
        return OK
    with workspace.writer(tree) as writer:
        memories = writer.memories()
        gone = [memory for memory in memories if memory.archived and memory.id in old]
        gone += [memory for memory in resting_on(gone, memories) if memory not in gone]
        buried = writer.tombstones()
        free = [stone for memory in gone for stone in stones_of([memory.text]) if stone not in buried]
        said = writer.journal.wordings_of(memory.id for memory in gone if memory.id)
        changes, task = purge_changes(
            gone,
            said,
            writer.seal(make=not writer.dry_run),
            workspace.date,
            staying=[memory for memory in memories if memory not in gone],
            left=still_said(memories, gone, [text for texts in said.values() for text in texts]) | {*free},
            others=without_evidence(gone, memories),
        )
        writer.carry_out(changes, tidy=True, purge=task)
        if not writer.dry_run:
            tell_of_git(tree.root)
    if call.flag("json"):
        for change in changes:
            stream.put_record(change.record())
    elif not call.flag("quiet"):
        texts = {memory.key: memory.text for memory in gone}
        _put_rows([("purge", one.id, one.place, one.reason, one_line(texts.get(one.id, ""))) for one in changes])
    return OK


def _is_agreed(call: Call, count: int) -> bool:
    if call.flag("no-input") or not stream.stdin_is_terminal():
        return True
    return stream.ask(f"Delete {count} archived memories for good?")


def _print(found: list[Due], call: Call, *, dated: bool = False) -> None:
    if call.flag("quiet") and not dated:
        return
    if not call.flag("json"):
        _put_rows([(item.date, *_row(item)) if dated else _row(item) for item in found])
        return
    for item in found:
        strength = round(item.strength.value, 4)
        stream.put_memory(item.memory, json=True, strength=strength, due=item.verdict, due_on=item.date)


def _row(item: Due) -> tuple[str, ...]:
    memory = item.memory
    return item.verdict, memory.key, memory.place, item.reason, one_line(memory.text)


def _put_rows(rows: list[tuple[str, ...]]) -> None:
    """Print rows of verdict, id, place, reason and text, perhaps with a date before them."""
    if not stream.stdout_is_terminal():
        for row in rows:
            stream.put_columns(*row)
        return
    from memctl.edge.table import show_rows

    if not rows:
        stream.say_nothing("nothing has faded")
    order = [(*row[:-3], row[-1], row[-2], row[-3]) for row in rows]
    names = ("verdict", "id", "text", "reason", "place")
    show_rows(order, ("date", *names) if rows and len(rows[0]) > len(names) else names)


def _explain(workspace: Workspace, word: str) -> int:
    found, _ = all_named([word], workspace.memories())
    if not found:
        raise NotFound(f"decay --why: {describe_unknown(word)}")
    memory, usage, settings = found[0], workspace.usage(), workspace.settings
    strength = strength_of(memory, usage, settings, workspace.today)
    lines = [f"{memory.key}\t{memory.place}", *_reasons(memory, strength, settings.text("decay.policy"))]
    said = verdict(memory, strength, settings, workspace.today) or ("archived" if memory.archived else "nothing to do")
    lines.append(f"verdict\t{said}")
    for item in forecast([memory], usage, settings, workspace.today, 3650):
        lines.append(f"{item.verdict}\t{item.date}, if you do not use it before")
    stream.put("\n".join(lines))
    return OK


def _reasons(memory: Memory, strength: Strength, policy: str) -> list[str]:
    if strength.half_life is None:
        return [f"strength\t{strength.value:.4f}: {strength.why}"]
    terms = [
        f"importance\t{strength.importance:.4f} (with what its uses add)",
        f"idle\t{strength.idle} days of use since it was made, learned or last used",
        f"uses\t{strength.uses}",
    ]
    if policy != "half-life":
        return [*terms, f"strength\t{strength.value:.4f} by the policy {policy}"]
    return [
        *terms,
        f"half-life\t{strength.half_life:.1f} days",
        f"strength\t{strength.value:.4f} = "
        f"{strength.importance:.4f} × 2 ^ (-{strength.idle} / {strength.half_life:.1f})",
    ]
