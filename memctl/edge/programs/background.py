"""Run memctl in the background: a process of its own that outlives the client's hook, takes little of the machine and
ends by itself."""

from __future__ import annotations

import fcntl
import os
import signal
import sys
import time
from collections.abc import Callable

from memctl.edge.config import paths
from memctl.edge.safe_open import regular
from memctl.model.text.lines import fingerprint

SECONDS = 10  # for which it may run
NICENESS = 10
_QUIET = 0.5  # seconds without a change, after which a file counts as written
_PATIENCE = 3.0  # seconds to wait for that
_DAY = 86_400  # seconds
# SIGTERM, so that a change is made whole or not at all; -P: never import modules from the working directory
_CODE = (
    "import os,signal,sys;sys.path.append({root!r});"
    "signal.signal(signal.SIGALRM,lambda *_:os.kill(os.getpid(),signal.SIGTERM));"
    "from memctl.cli import program;program()"
)


def run_in_background(words: list[str], errors: int, file: str = "") -> None:
    """Start `memctl WORDS` and return at once. Its error messages go to the file descriptor `errors`. Runs of the same
    words wait for one another; one that would wait behind another that waits is not needed. `file` is one that another
    program may still be writing: the run begins when that has ended, and does nothing if there is no file by then."""
    detached(lambda: _become(words, errors, file))


def detached(become: Callable[[], None]) -> None:
    """Have a process of its own, which belongs to nobody, `become` another program; return at once."""
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    try:
        os.setsid()
        if os.fork():  # the grandchild belongs to nobody who would have to wait for it
            os._exit(0)
        become()
    finally:
        os._exit(1)


def run_daily(name: str, words: list[str], root: str) -> None:
    """Start `memctl WORDS` in the background for a tree, unless that was done in the last 24 hours."""
    try:
        stamp = os.path.join(paths.make_private(paths.of_tree(paths.state_directory(), root)), name)
        if os.path.exists(stamp) and time.time() - os.stat(stamp).st_mtime < _DAY:
            return
        os.close(regular(stamp, os.O_WRONLY | os.O_CREAT))
        os.utime(stamp)
        errors = os.open(os.devnull, os.O_WRONLY)
    except OSError:
        return
    try:
        run_in_background(words, errors)
    finally:
        os.close(errors)


def _become(words: list[str], errors: int, file: str) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream, target in ((0, nothing), (1, nothing), (2, errors)):
        os.dup2(target, stream)
    os.closerange(3, 256)
    signal.alarm(SECONDS)  # survives the exec
    os.nice(NICENESS)
    _take_turn(fingerprint("\0".join(words), 16), file)
    root = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
    os.execv(sys.executable, [sys.executable, "-P", "-c", _CODE.format(root=root), *words])


def _take_turn(name: str, file: str) -> None:
    """Wait until the file is written and no other process runs in the background. The lock is held until the end of
    this process."""
    directory = paths.make_private(os.path.join(paths.state_directory(), "hooks", "turns"))
    waiting = regular(os.path.join(directory, name), os.O_WRONLY | os.O_CREAT)
    try:
        fcntl.flock(waiting, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os._exit(0)
    if file and not _is_written(file):
        os._exit(0)
    running = regular(os.path.join(directory, "running"), os.O_WRONLY | os.O_CREAT)
    fcntl.flock(running, fcntl.LOCK_EX)
    os.close(waiting)
    os.set_inheritable(running, True)


def _is_written(file: str) -> bool:
    """Wait until a file has not changed for a moment. Return whether there is one."""
    until = time.monotonic() + _PATIENCE
    time.sleep(_QUIET)
    while time.monotonic() < until and not (os.path.exists(file) and time.time() - os.stat(file).st_mtime >= _QUIET):
        time.sleep(_QUIET / 10)
    return os.path.exists(file)
