"""`memctl off`: turn memory off."""

from __future__ import annotations

import os

from memctl.commands import SUMMARY
from memctl.edge import stream, switch
from memctl.edge.workspace import distrust, project_root
from memctl.model import options
from memctl.model.command import Call, Command, Example, Option
from memctl.model.errors import OK, NotFound

COMMAND = Command(
    "off",
    SUMMARY["off"],
    description="Until memctl on, nothing is read into prompts, extracted or written: inject prints nothing with "
    "status 0, add and extract end in 69. Reading and curating by hand go on. MEMCTL=off in the environment, or "
    "--incognito, does the same for one shell or one call.",
    options=(
        Option("project", "Keep only this project's memory out of prompts.", kind="flag"),
        *options.EVERYWHERE,
    ),
    examples=(Example("memctl off", "no memory until memctl on"),),
)


def run(call: Call) -> int:
    """Turn the switch, or take the project's tree out of prompts."""
    if call.flag("project"):
        root = project_root(os.getcwd())
        if not root:
            raise NotFound("off --project: there is no .memory here or above")
        distrust(root)
        said = f"{root} stays out of prompts"
    else:
        switch.turn_off()
        said = "memory is off"
    if stream.stdout_is_terminal() or call.flag("verbose"):
        stream.say(said)
    return OK
