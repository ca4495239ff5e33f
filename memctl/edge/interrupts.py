"""Ctrl-C, SIGTERM and SIGHUP while memctl writes. A change is made whole or not at all, and the exit status says which.

Before anything is written a signal ends the command at once. While a change is written, the signal waits: the writer
asks for it between two files, and takes back what it wrote. Once the change is on disk the signal is too late: the
command reports the change and ends as if nothing had come. A second signal, or the next wait for a person, a program
or a lock, ends it."""

from __future__ import annotations

from memctl.model.errors import SIGNALLED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP")  # those that the system has


class Stopped(KeyboardInterrupt):
    """A signal ended the command."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = SIGNALLED + number


class _State:
    def __init__(self) -> None:
        self.watches = False
        self.held = 0  # how many parts of the program, one within the other, keep signals waiting
        self.came = 0  # the signal that waits, 0 for none
        self.made = 0  # changes on disk
        self.late = False  # whether the last thing that happened is a change on disk


_state = _State()


def watch() -> None:
    """Take over the signals. Ignored ones stay ignored; only a main thread can take them over."""
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
    """Keeps signals waiting from `with` to its end. Then a signal that came ends the command, unless a change was
    made."""

    def __enter__(self) -> None:
        watch()
        _state.held += 1

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        _state.held -= 1
        if kind is None and not (_state.held or _state.late):
            check()


class Whole(Held):
    """The same around one small change that is always made to its end."""

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            made()
        super().__exit__(kind)


class Others(Held):
    """The same while the work of another command is finished: none of it is a change of this one."""

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
    """Note that a change is on disk: a signal is too late for it."""
    _state.made += 1
    _state.late = True


def heed() -> None:
    """Let signals end the command again: it goes on to something else, or waits."""
    if not _state.held:
        _state.late = False
        check()


def outcome() -> str:
    """What became of a command that a signal ended, in words; empty for one that did not begin to write."""
    if not _state.watches:
        return ""
    return (
        "stopped: the changes made before stay (memctl log lists them)" if _state.made else "stopped: nothing changed"
    )


def reset() -> None:
    """Forget all of it, and give the signals back: for a process that runs several commands."""
    global _state
    if _state.watches:
        import signal

        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) == _on_signal:
                signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
    _state = _State()
