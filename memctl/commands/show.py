"""`memctl show`: prints everything about a memory."""

from __future__ import annotations

from memctl.core.lifecycle.account import strength_line
from memctl.core.lifecycle.strength import Strength, strength_of
from memctl.core.reconcile.resolve import all_named, describe_unknown
from memctl.edge import stream
from memctl.edge.workspace import Workspace
from memctl.model.errors import NOTHING, OK
from memctl.model.memory import Memory
from memctl.model.paths import shown as plain
from memctl.model.record import dump, memory_record
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option

COMMAND = Command(
    "show",
    description="Shows the text, the place, the marks and the present strength of each memory. It also finds "
    "archived memories. A memory without an id has a handle (~ and ten digits), which memctl list prints.\n\n"
    "--graph prints the relations that rest on the memory or name it, and the relations of the people and things in "
    "it, one per line.",
    arguments=(Argument("id", "Ids or handles.", kind="id", required=True, many=True),),
    options=(
        Option(
            "graph", "Print its relations: subject, predicate, object and evidence, separated by tabs.", kind="flag"
        ),
        options.JSON,
        *options.EVERYWHERE,
    ),
    examples=(
        Example("memctl show m7f3k", "show one memory"),
        Example("memctl show --graph m7f3k", "show its relations"),
        Example("memctl list -0 | xargs -0 memctl show --json", "show all memories as records"),
    ),
)

_SHOWN_APART = ("v", "kind", "id", "text", "path", "line")


def run(call: Call) -> int:
    """Print each memory. Returns 1 if a word names none."""
    workspace = Workspace(call, with_teams=True)
    memories = workspace.memories()
    found, strangers = all_named(call.texts("id"), memories)
    for word in strangers:
        stream.say(f"show: {describe_unknown(word)}")
    if call.flag("graph"):
        _print_graph(call, found, memories)
        return workspace.read_status or (NOTHING if strangers else OK)
    workspace.note_authors(found)
    usage = workspace.usage()
    for number, memory in enumerate(found):
        strength = strength_of(memory, usage, workspace.settings, workspace.today)
        if call.flag("json"):
            stream.put_memory(memory, json=True, strength=round(strength.value, 4))
        else:
            stream.put(("\n" if number else "") + describe(memory, strength))
    return workspace.read_status or (NOTHING if strangers else OK)


def _print_graph(call: Call, found: list[Memory], memories: list[Memory]) -> None:
    from memctl.core.reconcile.relations import relations_around  # few calls ask for it

    for relation in relations_around([memory.key for memory in found], memories):
        if call.flag("json"):
            stream.put(dump(relation.record()))
        else:
            stream.put("\t".join((relation.subject, relation.verb, relation.object, ", ".join(relation.evidence))))


def describe(memory: Memory, strength: Strength) -> str:
    """Return a memory as lines of `key: value`, its text last."""
    record = memory_record(memory)
    lines = [f"{memory.key}  {memory.place}"]
    for key, value in record.items():
        if key not in _SHOWN_APART:
            shown = ", ".join(map(str, value)) if isinstance(value, list) else value
            lines.append(f"{key}: {plain(str(shown))}")
    lines += [f"strength: {strength_line(strength)}", "", memory.text]
    return "\n".join(lines)
