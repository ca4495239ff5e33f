"""memctl in a child of this process: real descriptors, an environment of bytes, limits; and what nobody may see."""

from __future__ import annotations

import importlib
import io
import multiprocessing
import os
import pty
import re
import resource
import select
import signal
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import memctl.cli
from memctl.commands import SUMMARY, module_name

STATUSES = frozenset({0, 1, 64, 65, 66, 69, 74, 75})
OF_CONTROL = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
OF_OURS = re.compile(rb"\x1b\[(?:0|1|33|35)m|\x1b\[K|\r")  # our colours; a line that is written anew
LINES = 40  # of stderr that one command line may be worth, unless it reads records

Word = str | bytes


class Ended(NamedTuple):
    """What a command line ended in. `seconds` are those of the processor, `memory` the most it had, in MB."""

    status: int
    out: bytes
    err: bytes
    seconds: float
    memory: float

    def fault(self) -> str:
        """What is wrong with the way it ended, whatever was asked; empty for nothing."""
        if self.status not in STATUSES:
            return f"status {self.status}"
        if b"Traceback" in self.err or b"a bug in memctl" in self.err:
            return "traceback"
        if self.status > 1 and not self.err.startswith(b"memctl: "):
            return "no word of what is wrong"
        if OF_CONTROL.search(self.err):
            return "control signs on stderr"
        if any(not line.startswith((b"memctl: ", b"  ", b"Usage", b"\t")) for line in self.err.splitlines()):
            return "a line that memctl does not say"
        return ""


class Forked:
    """Callable: words of a command line. `home` and `cwd` are directories; `environment` replaces all but HOME and
    PATH. A run that takes longer than `seconds` is killed: its status is -9."""

    def __init__(self, home: Path, cwd: Path, seconds: float = 20) -> None:
        self.home = home
        self.cwd = cwd
        self.seconds = seconds
        self.runs = 0
        for command in SUMMARY:  # once, and not in each child
            importlib.import_module(module_name(command))

    def __call__(
        self,
        *words: Word,
        stdin: bytes = b"",
        env: Mapping[Word, Word] | None = None,
        prepare: Callable[[], object] = lambda: None,
        terminal: bool = False,
    ) -> Ended:
        """Run memctl; `prepare` is called in the child when its descriptors 0 to 2 are in place. With `terminal`,
        stdout is one, and `out` is what it got to show."""
        self.runs += 1
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            given.write(stdin)
            given.seek(0)
            master, slave = pty.openpty() if terminal else (-1, out.fileno())
            child = os.fork()
            if not child:
                self._be_memctl(words, (given.fileno(), slave, err.fileno()), env or {}, prepare)
            shown = _shown_by(master, slave, child, self.seconds) if terminal else b""
            status, usage = _wait(child, self.seconds)
            out.seek(0), err.seek(0)
            seconds = usage.ru_utime + usage.ru_stime
            return Ended(status, shown or out.read(), err.read(), seconds, usage.ru_maxrss / 1024)

    def _be_memctl(
        self, words: tuple[Word, ...], files: tuple[int, ...], env: Mapping[Word, Word], prepare: Callable[[], object]
    ) -> None:
        status = 99
        try:
            for number, file in enumerate(files):
                os.dup2(file, number)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            os.environ.clear()
            os.environb.update({b"HOME": os.fsencode(self.home), b"PATH": b"/usr/bin:/bin"})
            os.environb.update({os.fsencode(name): os.fsencode(value) for name, value in env.items()})
            os.chdir(self.cwd)
            sys.argv = ["memctl", *(os.fsdecode(word) for word in words)]
            prepare()
            sys.stdin, sys.stdout, sys.stderr = _opened(0, "r"), _opened(1, "w"), _opened(2, "w")
            status = memctl.cli.main()
            if sys.stderr is not None:
                sys.stderr.flush()
        except BaseException as error:
            os.write(2, f"Traceback: {error!r}\n".encode("utf-8", "replace"))
        finally:
            os._exit(status)


def in_processes(work: Callable[[str], Any], names: str, meanwhile: Callable[[], object]) -> list[Any]:
    """What `work` gives for each of the names, done at once, each in a process; `meanwhile` is called again and again
    until all have ended."""
    context = multiprocessing.get_context("fork")
    told = context.SimpleQueue()
    processes = [context.Process(target=lambda name=name: told.put(work(name))) for name in names]
    for process in processes:
        process.start()
    results: list[Any] = []
    while len(results) < len(names):
        meanwhile()
        if not told.empty():
            results.append(told.get())
        assert not any(process.exitcode for process in processes)
    for process in processes:
        process.join()
    return results


def _opened(number: int, mode: str) -> io.TextIOWrapper:
    """A standard stream as the interpreter opens it: None where it is closed."""
    try:
        os.fstat(number)
    except OSError:
        return None  # type: ignore[return-value]
    errors = "backslashreplace" if number == 2 else "strict"
    raw = open(number, mode + "b", closefd=False)  # noqa: SIM115 - it stays open to the end
    return io.TextIOWrapper(raw, encoding="utf-8", errors=errors, line_buffering=number == 2)


def _wait(child: int, seconds: float) -> tuple[int, resource.struct_rusage]:
    handle = os.pidfd_open(child)
    try:
        if not select.select([handle], [], [], seconds)[0]:
            os.kill(child, signal.SIGKILL)
    finally:
        os.close(handle)
    _, status, usage = os.wait4(child, 0)
    return os.waitstatus_to_exitcode(status), usage


def _shown_by(master: int, slave: int, child: int, seconds: float) -> bytes:
    os.close(slave)
    parts = []
    try:
        while select.select([master], [], [], seconds)[0] and (part := os.read(master, 1 << 16)):
            parts.append(part)
    except OSError:  # EIO: the child has ended
        pass
    finally:
        os.close(master)
    return b"".join(parts).replace(b"\r\n", b"\n")
