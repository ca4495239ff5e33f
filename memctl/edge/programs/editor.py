"""Open the editor of the user's environment at a line."""

from __future__ import annotations

import os
import shlex

from memctl.model.errors import Unavailable


def edit(path: str, line: int) -> None:
    """Let the user edit a file. Unavailable if there is no editor, or it fails."""
    import subprocess  # slow to import, and most reviews open no editor

    command = os.environ.get("VISUAL") or os.environ.get("EDITOR") or "vi"
    try:
        status = subprocess.run([*shlex.split(command), f"+{line}", path], check=False).returncode
    except (OSError, ValueError) as error:
        raise Unavailable(f"{command}: {error}: set EDITOR") from None
    if status:
        raise Unavailable(f"{command}: ended with status {status}")
