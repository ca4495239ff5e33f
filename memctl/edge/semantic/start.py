"""Start the helper: a process of its own, which belongs to nobody and ends by itself."""

from __future__ import annotations

import os
import sys
import time

from memctl.edge.programs.background import detached
from memctl.edge.safe_open import regular
from memctl.edge.semantic.place import socket_directory

_AGAIN = 3.0  # seconds before another start: the first one may be loading the model, or fail each time
_CODE = "import sys;sys.path.append({root!r});from memctl.edge.semantic.helper import main;main({idle!r})"


def start_helper(idle: float) -> None:
    """Start the helper and return at once. OSError if it has no private place."""
    stamp = os.path.join(socket_directory(), "started")
    if os.path.exists(stamp) and abs(time.time() - os.stat(stamp).st_mtime) < _AGAIN:
        return
    os.close(regular(stamp, os.O_WRONLY | os.O_CREAT))
    os.utime(stamp)
    detached(lambda: _become(idle))


def _become(idle: float) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.closerange(3, 256)
    root = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
    # -P: never import modules from the working directory
    os.execv(sys.executable, [sys.executable, "-P", "-c", _CODE.format(root=root, idle=idle)])
