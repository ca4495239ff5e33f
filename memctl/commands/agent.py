"""`memctl agent`: shows and changes your relationship to an agent."""

from __future__ import annotations

from memctl.core.lifecycle.relationship import Relationship, agents_of, changes_to, shared
from memctl.edge import operations, stream
from memctl.edge.change_output import put_changes
from memctl.edge.store.writer import Writer
from memctl.edge.workspace import Workspace
from memctl.model.change import Change
from memctl.model.errors import NOTHING, OK, UsageError
from memctl.model.record import dump
from memctl.model.tables import options
from memctl.model.tables.command import Argument, Call, Command, Example, Option
from memctl.model.text.lines import one_line

COMMAND = Command(
    "agent",
    description="Shows your relationship to an agent: trust and familiarity (0 to 100), the number of "
    "interactions, the mood with a note, and memory points. The options change it. Without an id it lists the agents. "
    "A new relationship begins with a trust of 50 and a familiarity of 0.\n\n"
    "It is stored in agents/ID/relationship.md, which you may edit too. memctl inject --agent ID puts it after the "
    "core. No other agent sees the memories of an agent; --share moves one to your topics, where all agents find it.",
    arguments=(Argument("id", "The name of the agent."),),
    options=(
        Option("trust", "Set the trust, or change it: 75, +5, -5.", metavar="N"),
        Option("familiarity", "Set the familiarity, or change it.", metavar="N"),
        Option("met", "Count an interaction.", kind="flag"),
        Option("mood", "Set the mood, in a word.", metavar="WORD"),
        Option("note", "Set the note on the mood.", metavar="WORDS"),
        Option("point", "Add a memory point.", metavar="WORDS", many=True),
        Option("share", "Let all agents find this memory of the agent.", kind="id", metavar="ID", many=True),
        *options.CHANGING,
    ),
    examples=(
        Example("memctl agent ada --met --trust +5 --mood happy --note 'the tests pass'", "note a good conversation"),
        Example("memctl agent ada", "show the relationship"),
    ),
)

_CHANGING = ("trust", "familiarity", "met", "mood", "note", "point", "share")


def run(call: Call) -> int:
    """Change the relationship, or show it. Returns 1 if the agent is unknown, or there is none."""
    changing = [name for name in _CHANGING if call.given(name)]
    workspace, agent = Workspace(call), call.text("id")
    if not agent and changing:
        raise UsageError(f"agent: --{changing[0]} needs the name of an agent")
    if changing:
        put_changes(operations.carry_out(workspace, lambda writer: _decided(call, writer)), call)
        return OK
    memories = workspace.memories()
    known = agents_of(memories)
    names = [agent] if agent else known
    found = [Relationship(name, memories) for name in names]
    if agent and found[0].agent not in known:
        stream.say(f"agent: nothing is known of {agent} yet: memctl agent {agent} --met begins it")
        return NOTHING
    for one in found:
        if call.flag("json"):
            stream.put(dump(one.record()))
        elif call.flag("null"):
            stream.put(one.agent, end="\0")
        elif agent:
            _show(one)
        else:
            stream.put_columns(one.agent, *map(str, one.numbers.values()), one.mood)
    return workspace.read_status or (OK if found else NOTHING)


def _decided(call: Call, writer: Writer) -> list[Change]:
    memories, agent = writer.memories(), call.text("id")
    numbers = {name: call.text(name) for name in ("trust", "familiarity") if call.given(name)}
    if call.flag("met"):
        numbers["interactions"] = "+1"
    mood, note = (call.text(name) if call.given(name) else None for name in ("mood", "note"))
    found = changes_to(
        Relationship(agent, memories), numbers, mood, note, call.texts("point"), writer.new_id, writer.now[:10]
    )
    return [*found, *shared(memories, agent, call.texts("share"))]


def _show(known: Relationship) -> None:
    for name, value in known.numbers.items():
        stream.put_columns(name, str(value))
    if known.mood or known.note:
        stream.put_columns("mood", known.mood, known.note)
    for point in known.points:
        stream.put_columns("point", point.key, one_line(point.text))
