"""The switch: memory is off while a file in the state directory exists."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import regular

OFF_FILE = "off"


def is_off_by_environment() -> bool:
    """Whether the environment has `MEMCTL=off`, which no command can change."""
    return os.environ.get("MEMCTL", "").lower() in ("off", "0", "false", "no")


def off_file() -> str:
    """Return the path of the file that turns memory off."""
    return os.path.join(paths.state_directory(), OFF_FILE)


def turn_off() -> bool:
    """Turn memory off; return whether it was on."""
    was_on = not os.path.exists(off_file())
    paths.make_private(paths.state_directory())
    os.close(regular(off_file(), os.O_WRONLY | os.O_CREAT))
    return was_on


def turn_on() -> bool:
    """Turn memory on; return whether it was off."""
    try:
        os.unlink(off_file())
    except FileNotFoundError:
        return False
    return True
