"""`memctl decay`: archives faded memories and lists memories to review."""

from __future__ import annotations

import re

from memctl.commands import SUMMARY
from memctl.core.lifecycle.decay import Due, due, forecast, undated
from memctl.core.lifecycle.strength import Strength, strength_of, verdict
from memctl.core.reconcile.relations import move_relations
from memctl.core.reconcile.resolve import all_named, describe_unknown
from memctl.edge import stream
from memctl.edge.log import usage as usage_log
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
    SUMMARY["decay"],
    description="Archives episodes and contexts that have faded, and lists other memories that are due for review. "
    "It prints the verdict, the id, the place, the reason and the text, separated by tabs.\n\n"
    "Strength depends on the importance of a memory, its uses and the days since the last use. memctl computes it "
    "each time and never stores it, so you may run decay twice a day or once a year. A memory from an old "
    "conversation starts to fade on the day on which memctl learned it.\n\n"
    "--check changes nothing and ends with status 1 if a memory is due. In cron, use --quiet.",
    options=(
        options.FORCE,
        options.DRY_RUN,
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
