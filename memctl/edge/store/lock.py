"""The lock of a tree: one file, never deleted, held by one writer at a time. The kernel frees it when the writer
dies."""

from __future__ import annotations

import errno
import fcntl
import os
import time

from memctl.edge.store import files, own_files
from memctl.model.errors import Busy, WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

LOCK = ".memctl/lock"
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP)


class NoLock(WriteError):
    """The file system does not support locks."""


class Lock:
    """The lock of the tree at `root`, taken by `with`. Waits up to `wait` seconds, then raises Busy with the owner.

    Never hold it while waiting for stdin, a model, an editor or git."""

    def __init__(self, root: str, command: str, wait: float) -> None:
        self.root = root
        self.command = command
        self.wait = wait
        self._file = -1

    def __enter__(self) -> Lock:
        path = os.path.join(self.root, LOCK)
        deadline = time.monotonic() + self.wait
        while True:
            self._file = _open(self.root)
            try:
                self._acquire(max(0.0, deadline - time.monotonic()))
            except BaseException:
                os.close(self._file)
                raise
            if _is_still(path, self._file):
                break
            os.close(self._file)  # the file was deleted while we waited: our lock keeps nobody out
        try:
            own_files.claim(self.root)
        except BaseException:
            os.close(self._file)
            raise
        self._sign()
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def _acquire(self, wait: float) -> None:
        if _try(self._file):
            return
        if wait > 0 and _wait_blocking(self._file, wait):
            return
        raise Busy(
            f"{self.root}: {self._owner()} is writing: memctl waited {self.wait:g} s; try again, or use --wait SECONDS"
        )

    def _sign(self) -> None:
        """Write the name of the lock's holder. Only people read it, so a full disk does not matter."""
        if os.fstat(self._file).st_nlink > 1:  # the file has another name elsewhere: do not write to it
            return
        try:
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"memctl {self.command}, process {os.getpid()}\n".encode(), 0)
        except OSError:
            pass

    def _owner(self) -> str:
        return os.pread(self._file, 200, 0).decode("utf-8", "replace").strip() or "another process"


def _open(root: str) -> int:
    try:
        with files.Parent(root, LOCK, make=True) as parent:
            return parent.open(os.O_RDWR | os.O_CREAT)
    except OSError as error:
        raise WriteError(f"{root}/{LOCK}: cannot lock the tree: {error.strerror}") from None


def _is_still(path: str, file: int) -> bool:
    try:
        there, held = os.lstat(path), os.fstat(file)
    except OSError:
        return False
    return (there.st_ino, there.st_dev) == (held.st_ino, held.st_dev)


def _try(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:
        raise _refused(error) from None
    return True


def _refused(error: OSError) -> WriteError:
    kind = NoLock if error.errno in _NO_LOCKS else WriteError
    return kind(f"cannot lock the tree: {error.strerror}")


class _TimeUp(Exception):
    pass


def _wait_blocking(file: int, wait: float) -> bool:
    """Whether the lock came within `wait` seconds. Blocks in the kernel, which queues waiters; polling would lose
    against busy writers."""
    import signal  # most writers need not wait

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    limit, began = signal.getitimer(signal.ITIMER_REAL)[0], time.monotonic()  # of a run in the background
    try:
        signal.setitimer(signal.ITIMER_REAL, wait)
        fcntl.flock(file, fcntl.LOCK_EX)
        signal.setitimer(signal.ITIMER_REAL, 0)
        return True
    except _TimeUp:
        return False
    except OSError as error:
        if error.errno == errno.EINTR:
            return False
        raise _refused(error) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if limit:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, limit - (time.monotonic() - began)))
