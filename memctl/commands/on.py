"""`memctl on`: turn memory on."""

from __future__ import annotations

import os

from memctl.commands import SUMMARY
from memctl.edge import clock, interrupts, stream
from memctl.edge.config import switch
from memctl.edge.config.switch import is_off_by_environment
from memctl.edge.config.trust import is_trusted, project_root, trust
from memctl.edge.log import events
from memctl.edge.workspace import need_no_incognito
from memctl.model.errors import OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "on",
    SUMMARY["on"],
    description="Turns memory on after memctl off. --project lets the .memory tree of this project into prompts. "
    "memctl needs this once for a project tree that was not created on this machine. undo does not take this back: "
    "memctl off does.",
    options=(
        Option("project", "Let this project's memory into prompts.", kind="flag"),
        *options.IN_ANY_PROJECT,
    ),
    examples=(
        Example("memctl on", "turn memory on"),
        Example("memctl init --project >/dev/null && memctl on --project", "trust the tree of this project"),
    ),
)


def run(call: Call) -> int:
    """Turn the switch, or let the project's tree into prompts."""
    need_no_incognito(call)
    if call.flag("project"):
        root = project_root(os.getcwd())
        if not root:
            raise NotFound("on --project: no .memory here or above: create it with memctl init --project")
        if not is_trusted(root):
            with interrupts.Whole():
                trust(root)
                events.note(clock.now(call.text("now")), "on --project", "off --project")
        said = f"{root} may go into prompts"
    else:
        with interrupts.Whole():
            if switch.turn_on():
                events.note(clock.now(call.text("now")), "on", "off")
        said = "memory is on"
        if is_off_by_environment():
            stream.say(f"on: memory is still off: MEMCTL={os.environ['MEMCTL']} is in the environment: unset MEMCTL")
            return OK
    if stream.stdout_is_terminal() or call.flag("verbose"):
        stream.say(said)
    return OK
