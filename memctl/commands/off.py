"""`memctl off`: turns memory off."""

from __future__ import annotations

import os

from memctl.edge import clock, interrupts, stream
from memctl.edge.config import switch
from memctl.edge.config.trust import (
    distrust,
    distrust_checkout,
    is_trusted,
    is_trusted_checkout,
    project_root,
)  # fmt: skip
from memctl.edge.log import events
from memctl.edge.workspace import need_no_incognito
from memctl.model.errors import OK, NotFound
from memctl.model.tables import options
from memctl.model.tables.command import Call, Command, Example, Option

COMMAND = Command(
    "off",
    description="Turns memory off until memctl on. While memory is off, no memory goes into a prompt and memctl "
    "writes nothing. inject and decay then do nothing and end with status 0. Commands that write (add, capture, "
    "import, set, forget, restore, review, undo, lint --fix) end with status 69, unless you use --force. Commands "
    "that only read, such as search and list, still work.\n\n"
    "MEMCTL=off in the environment turns memory off for one shell, and --incognito for one call. memctl undo does "
    "not undo memctl off; use memctl on.",
    options=(
        Option("project", "Keep only the memory of this project out of prompts.", kind="flag"),
        *options.IN_ANY_PROJECT,
    ),
    examples=(Example("memctl off", "turn memory off until memctl on"),),
)


def run(call: Call) -> int:
    """Turn memory off, or withdraw the trust in the project tree."""
    need_no_incognito(call)
    if call.flag("project"):
        root = project_root(os.getcwd())
        if not root:
            return _distrust_clone(call)
        if is_trusted(root):
            with interrupts.Whole():
                distrust(root)
                events.note(clock.now(call.text("now")), "off --project", "on --project")
        said = f"{root} stays out of prompts"
    else:
        with interrupts.Whole():
            if switch.turn_off():
                events.note(clock.now(call.text("now")), "off", "on")
        said = "memory is off"
    if stream.stdout_is_terminal() or call.flag("verbose"):
        stream.say(said)
    return OK


def _distrust_clone(call: Call) -> int:
    from memctl.edge.checkout import checkout_of  # few projects have several clones

    checkout = checkout_of(os.getcwd())
    if checkout is None or not is_trusted_checkout(checkout.top):
        raise NotFound("off --project: no .memory here or above")
    with interrupts.Whole():
        distrust_checkout(checkout.top)
        events.note(clock.now(call.text("now")), "off --project", "on --project")
    return OK
