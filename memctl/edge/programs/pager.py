"""Show a long output to a person in a pager."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable

from memctl.edge import stream
from memctl.edge.table import terminal_width


def show_paged(show: Callable[[], None], rows: int) -> None:
    """Call `show`, through $PAGER or less if its rows do not fit on the terminal."""
    words = _pager() if rows >= _height() and stream.stdin_is_terminal() else []
    if not words:
        show()
        return
    import subprocess  # few lists are long

    os.environ["COLUMNS"] = str(terminal_width())  # stdout will be a pipe
    stream.flush()
    screen = os.dup(1)
    pager = subprocess.Popen(words, stdin=subprocess.PIPE, env={"LESS": "FRX", **os.environ})
    if pager.stdin is not None:
        os.dup2(pager.stdin.fileno(), 1)
        pager.stdin.close()
    try:
        show()
        stream.flush()
    except BrokenPipeError:
        pass  # the person has seen enough
    finally:
        os.dup2(screen, 1)
        os.close(screen)
        pager.wait()


def _pager() -> list[str]:
    import shlex

    words = shlex.split(os.environ.get("PAGER", "less"))
    return words if words and words != ["cat"] and shutil.which(words[0]) else []


def _height() -> int:
    try:
        return os.get_terminal_size(1).lines or 1 << 30
    except OSError:
        return 1 << 30
