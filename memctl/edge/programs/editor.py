"""Open the editor of the user's environment at a line."""

from __future__ import annotations

import os
import shlex

from memctl.edge import stream
from memctl.model.errors import Unavailable

_GOTO = ("code", "code-insiders", "codium", "vscodium", "cursor", "windsurf")
_COLON = ("subl", "zed", "zeditor", "mate")  # they take path:line


def edit(path: str, line: int) -> None:
    """Let the user edit a file. Unavailable if there is no editor, or it fails."""
    import subprocess  # slow to import, and most reviews open no editor

    command = os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""
    if not command and not stream.stdin_is_terminal():
        raise Unavailable("there is no terminal for vi: set EDITOR")
    command = command or "vi"
    try:
        words = shlex.split(command)
        status = subprocess.run([*words, *_at_line(words, path, line)], check=False).returncode
    except (OSError, ValueError) as error:
        raise Unavailable(f"{command}: {error}: set EDITOR") from None
    if status:
        raise Unavailable(f"{command}: ended with status {status}")


def _at_line(words: list[str], path: str, line: int) -> list[str]:
    """Return the arguments that open a file at a line: `+LINE PATH` for vi, Emacs, nano, Helix and most others."""
    name = os.path.basename(words[0]) if words else ""
    if name in _GOTO:
        return ["--goto", f"{path}:{line}"]
    return [f"{path}:{line}"] if name in _COLON else [f"+{line}", path]
