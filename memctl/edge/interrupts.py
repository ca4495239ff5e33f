"""Ctrl-C, SIGTERM and SIGHUP while memctl writes. A change is made whole or not at all, and the exit status says which.

Before the first write, a signal ends the command at once. During a change, the signal waits: the writer checks for it
between two files and undoes its writes. After the change is on disk, the signal is too late: the command reports the
change and ends as usual. A second signal ends the command, and so does the next wait for a person, a program or a
lock."""

from __future__ import annotations

from memctl.model.errors import SIGNALLED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # the signals that memctl handles, if the system has them


class Stopped(KeyboardInterrupt):
    """A signal has ended the command."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = SIGNALLED + number


class _State:
    def __init__(self) -> None:
        self.watches = False
        self.held = 0  # number of nested blocks that hold signals
        self.came = 0  # the signal that waits, 0 for none
        self.made = 0  # number of changes on disk
        self.late = False  # whether the last event is a change on disk


_state = _State()


def watch() -> None:
    """Install the handlers. Ignored signals stay ignored; only a main thread can install them."""
    if _state.watches:
        return
    import signal  # a command that only reads needs none

    _state.watches = True
    for name in _NAMES:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) != signal.SIG_IGN:
            try:
                signal.signal(number, _on_signal)
            except ValueError:
                return  # not the main thread


def _on_signal(number: int, _frame: FrameType | None) -> None:
    if _state.held or (_state.late and not _state.came):
        _state.came = number
    else:
        raise Stopped(number)


class Held:
    """Hold signals from `with` to its end. Then a signal that came ends the command, unless a change was made."""

    def __enter__(self) -> None:
        watch()
        _state.held += 1

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        _state.held -= 1
        if kind is None and not (_state.held or _state.late):
            check()


class Whole(Held):
    """The same for one small change that is always completed."""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            made()
        super().__exit__(kind)


class Others(Held):
    """The same for finishing another command's work: it does not count as a change of this one."""

    def __enter__(self) -> None:
        super().__enter__()
        self._before = _state.made, _state.late

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        _state.made, _state.late = self._before
        super().__exit__(kind)


def check() -> None:
    """End the command if a signal waits."""
    if _state.came:
        number, _state.came = _state.came, 0
        raise Stopped(number)


def made() -> None:
    """Note that a change is on disk: a signal is now too late for it."""
    _state.made += 1
    _state.late = True


def heed() -> None:
    """Let signals end the command again: it begins other work, or waits."""
    if not _state.held:
        _state.late = False
        check()


def outcome() -> str:
    """Return the outcome of a command that a signal ended, in words; empty if it had not begun to write."""
    if not _state.watches:
        return ""
    return (
        "stopped: the changes made before stay (memctl log lists them)" if _state.made else "stopped: nothing changed"
    )


def reset() -> None:
    """Reset everything and restore the handlers: for a process that runs several commands."""
    global _state
    if _state.watches:
        import signal

        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) == _on_signal:
                signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
    _state = _State()
