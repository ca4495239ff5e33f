"""`memctl stats`: counts memories by what they are and how they are used, and finds those that need care."""

from __future__ import annotations

from memctl.core.lifecycle.statistics import ELSEWHERE, count_memories, most_used, shown_for_nothing
from memctl.core.lifecycle.strength import strength_of
from memctl.core.lint.quality import Care, needing_care
from memctl.core.retrieval.filters import Filter, is_expired
from memctl.edge import stream
from memctl.edge.clients.calls import durations
from memctl.edge.workspace import Workspace
from memctl.model.errors import OK
from memctl.model.memory import Memory
from memctl.model.record import dump, new_record
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sized

# memories in any state and of any agent are counted
_FILTERS = tuple(option for option in options.FILTERS if option.name not in ("agent", "at", "archived", "all"))

COMMAND = Command(
    "stats",
    description="Counts memories by state, and the active ones by type, file, age, strength, client and project. Then "
    "it lists the memories that are used most, those that were often shown and never used, and those that "
    "need care: duplicates, contradictions, vague or overlong ones, ones that begin with a pronoun, and ones under a "
    "heading such as Notes that says nothing. Columns are separated by tabs.\n\n"
    "milliseconds is the median time of the last hundred answers to a client.\n\n"
    "A memory counts as used if a person or a model reported it, with memctl used or BOOST.",
    options=(*_FILTERS, options.JSON, *options.EVERYWHERE),
    examples=(
        Example("memctl stats", "show what the tree holds and what needs care"),
        Example("memctl stats --json | jq .counts.type", "count memories by type, for a program"),
    ),
)

_BAR = 24  # columns of the longest bar, at most
_LABEL = 28  # columns of what is counted, at most
_IN_WORDS = {
    "duplicate": "duplicates", "contradiction": "contradictions", "vague": "too short to say much",
    "overlong": "very long", "no-referent": "begin with a pronoun", "heading": "under a heading that says nothing",
}  # fmt: skip
_ROWS = 12  # rows of a dimension or a list at a terminal


def run(call: Call) -> int:
    workspace = Workspace(call, to_read=True)
    chosen, usage = Filter.of_call(call, workspace.now, *workspace.left_out(all=True)), workspace.usage()
    chosen.all = True  # whatever its state, which is counted
    counted = [memory for memory in chosen.apply(workspace.memories()) if not memory.derived]
    active = [memory for memory in counted if _state(workspace, memory) == "active"]
    counts = count_memories(
        counted,
        lambda memory: _state(workspace, memory),
        lambda memory: strength_of(memory, usage, workspace.settings, workspace.today),
        workspace.today,
    )
    shown = workspace.shown_times()

    def uses(memory: Memory) -> int:
        return usage.uses[memory.key].count if memory.key in usage.uses else 0

    lists = {
        "most used": [(memory, str(uses(memory))) for memory in most_used(active, uses)],
        "shown, never used": [
            (memory, str(len(shown[memory.key]))) for memory in shown_for_nothing(active, shown, uses)
        ],
    }
    care = needing_care(active)
    spent = durations()
    if not counted and not call.flag("json"):
        counts = {}
        stream.say_no_match(workspace.memories())
    if spent:
        counts["milliseconds"] = {name: round(median(last)) for name, last in spent.items()}
    if call.flag("json"):
        stream.put(dump(_record(counts, lists, care)))
    elif stream.stdout_is_terminal():
        _show(counts, lists, care)
    else:
        _print(counts, lists, care)
    return workspace.read_status or OK


def _state(workspace: Workspace, memory: Memory) -> str:
    if workspace.is_elsewhere(memory):
        return ELSEWHERE
    if memory.archived:
        return "archived"
    if memory.pending:
        return "pending"
    return "expired" if is_expired(memory, workspace.date) else "active"


def median(numbers: list[int]) -> float:
    ordered, half = sorted(numbers), len(numbers) // 2
    return (ordered[half] + ordered[~half]) / 2


Counts = dict[str, dict[str, int]]
Lists = dict[str, list[tuple[Memory, str]]]


def _record(counts: Counts, lists: Lists, care: list[Care]) -> dict[str, object]:
    listed = {
        name.replace(", ", "_").replace(" ", "_"): [{"id": memory.key, "count": int(count)} for memory, count in rows]
        for name, rows in lists.items()
    }
    needs = [{"why": one.kind, "ids": [memory.key for memory in one.memories]} for one in care]
    return new_record("stats", counts=counts, **listed, care=needs)


def _rows(lists: Lists, care: list[Care]) -> list[tuple[str, str, str, str]]:
    """Return (why, count or group, id, text) for each listed memory."""
    rows = [(name, count, memory.key, memory.text) for name, found in lists.items() for memory, count in found]
    for number, one in enumerate(care, 1):
        rows += [(one.kind, str(number), memory.key, memory.text) for memory in one.memories]
    return rows


def _print(counts: Counts, lists: Lists, care: list[Care]) -> None:
    for name, found in counts.items():
        for value, count in found.items():
            stream.put_columns(name, str(count), value, "")
    for row in _rows(lists, care):
        stream.put_columns(*(field.replace("\n", " ") for field in row))


def _show(counts: Counts, lists: Lists, care: list[Care]) -> None:
    from memctl.edge.table import show_lines, show_rows, terminal_width  # for terminals only
    from memctl.model.text.columns import cut, padded

    label = min(_LABEL, terminal_width() // 2)
    bar = max(1, min(_BAR, terminal_width() - label - len("    12345  ")))
    for name, found in counts.items():
        rows = list(found.items())[:_ROWS]
        most = max(found.values())
        show_lines([name])
        for value, count in rows:
            show_lines([f"  {padded(cut(value, label), label)}  {count:5}  {'▇' * max(1, round(bar * count / most))}"])
        _show_rest(found, rows)
    for title in dict.fromkeys(row[0] for row in _rows(lists, care)):
        listed = [row[1:] for row in _rows(lists, care) if row[0] == title]
        show_lines(["", _IN_WORDS.get(title, title)])
        show_rows(listed[:_ROWS], ("reason", "id", "text"))
        _show_rest(listed, listed[:_ROWS])


def _show_rest(found: Sized, shown: Sized) -> None:
    from memctl.edge.table import show_lines

    if len(found) > len(shown):
        show_lines([f"  and {len(found) - len(shown)} more"])
