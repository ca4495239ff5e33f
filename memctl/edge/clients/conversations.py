"""What a model has been shown in a conversation. If it is lost, a memory is shown twice."""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterable

from memctl.edge.clients.places import hooks_directory
from memctl.edge.config import paths
from memctl.edge.safe_open import regular
from memctl.model.text.lines import fingerprint

CORE = "core"  # no memory has this handle
KEPT = 30 * 86_400  # seconds after its last event for which a conversation is remembered
_MOST = 1 << 20  # bytes read of a file
_PATIENCE = 1.0  # seconds to wait for another hook of the same conversation
_BEGINNING = 2.0  # seconds within which a client starts all hooks of a beginning
_TURN = "="  # a line for each turn that has ended; no handle of a memory


class Conversation:
    """The handles of the memories shown in a conversation. It cannot be noted without the client's name of the
    conversation, or if the state directory cannot be written: then `is_known` is false. Until it is closed, another
    hook of the conversation waits: Copilot starts the one for the beginning and the one for the prompt together."""

    def __init__(self, client: str, session: str) -> None:
        self.shown: frozenset[str] = frozenset()
        self.turns = 0  # turns that have ended
        self.has_just_begun = False  # whether something was shown a moment ago
        self._file = -1
        if not session:
            return
        try:
            directory = paths.make_private(hooks_directory("conversations"))
            path = os.path.join(directory, fingerprint(f"{client}\n{session}", 16))
            self._file = regular(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
            _lock(self._file)
            lines = os.read(self._file, _MOST).decode("utf-8", "replace").split("\n")
            self.shown, self.turns = frozenset(lines) - {_TURN, ""}, lines.count(_TURN)
            self.has_just_begun = CORE in self.shown and time.time() - os.fstat(self._file).st_mtime < _BEGINNING
        except OSError:
            self.close()

    @property
    def is_known(self) -> bool:
        """Whether what is shown can be noted."""
        return self._file >= 0

    def forget(self) -> None:
        """The model has forgotten everything: the conversation begins, or was compacted."""
        self.shown = frozenset()
        if self.is_known:
            os.ftruncate(self._file, 0)

    def note(self, shown: Iterable[str]) -> None:
        """Add handles of memories, or CORE."""
        new = [one for one in shown if one not in self.shown]
        if new and self.is_known:
            os.write(self._file, "".join(f"{one}\n" for one in new).encode())
            self.shown |= {*new}

    def end_turn(self) -> int:
        """Note that a turn has ended. Return the number of turns so far, 0 if it cannot be noted."""
        if not self.is_known:
            return 0
        os.write(self._file, f"{_TURN}\n".encode())
        self.turns += 1
        return self.turns

    def close(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def _lock(file: int) -> None:
    """Wait for the lock of a file, and go on without it after a while. It goes when the file is closed."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            break
        except BlockingIOError:
            time.sleep(0.01)


def drop_old() -> None:
    """Delete the notes on conversations that nobody has continued for KEPT seconds."""
    oldest = time.time() - KEPT
    try:
        for entry in os.scandir(hooks_directory("conversations")):
            if entry.stat(follow_symlinks=False).st_mtime < oldest:
                os.unlink(entry.path)
    except OSError:
        return
