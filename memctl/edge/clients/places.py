"""The directory in which hooks note what they did."""

from __future__ import annotations

import os

from memctl.edge.config import paths


def hooks_directory(*below: str) -> str:
    """Return a directory of the hooks, which may not exist: `$XDG_STATE_HOME/memctl/hooks`."""
    return os.path.join(paths.state_directory(), "hooks", *below)


def aider_file() -> str:
    """Return the file that aider reads."""
    return hooks_directory("aider.md")
