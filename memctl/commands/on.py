"""`memctl on`: turns memory on."""

from __future__ import annotations

import os

from memctl.edge import clock, interrupts, stream
from memctl.edge.config import switch
from memctl.edge.config.switch import is_off_by_environment
from memctl.edge.config.trust import is_trusted, project_root, trust_checkout
from memctl.edge.log import events
from memctl.edge.store.scaffold import let_in
from memctl.edge.workspace import Workspace, need_no_incognito
from memctl.model.errors import OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "on",
    description="Turns memory on after memctl off. --project lets the .memory tree of this project into prompts. "
    "memctl needs this once for a project tree that was not created on this machine, and for a second clone of a "
    "repository whose memories are in your own tree. undo does not take this back: "
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
    """Turn memory on, or trust the project tree."""
    need_no_incognito(call)
    if call.flag("project"):
        root = project_root(os.getcwd())
        if not root:
            return _trust_clone(call)
        if not is_trusted(root):
            with interrupts.Whole():
                let_in(root)
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
    _say(call, said)
    return OK


def _trust_clone(call: Call) -> int:
    """Let a clone without a tree use the memories of its project, if another place has them."""
    from memctl.edge.checkout import checkout_of  # few projects have several clones

    part, checkout = Workspace(call).projects().claimed(os.getcwd()), checkout_of(os.getcwd())
    if part is None or checkout is None:
        raise NotFound("on --project: no .memory here or above: create it with memctl init --project")
    with interrupts.Whole():
        trust_checkout(checkout.top)
        events.note(clock.now(call.text("now")), "on --project", "off --project")
    _say(call, f"{checkout.top} reads what is known of {part.name} ({part.path})")
    return OK


def _say(call: Call, said: str) -> None:
    if stream.stdout_is_terminal() or call.flag("verbose"):
        stream.say(said)
