"""Run commands that the user's own config or command line names: without a shell, with input on stdin."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import threading
import time

from memctl.edge import interrupts
from memctl.model.errors import Unavailable, UsageError
from memctl.model.tables import options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO

    from memctl.model.tables.command import Call

MOST = 4 << 20  # bytes of an answer, or of error messages
_CHUNK = 1 << 16
_NOT_PASSED_ON = ("quiet", "verbose", "no-input", "color")


def run_filter(command: str, text: str, timeout: float) -> str:
    """Return the output of the command with `text` on stdin. Unavailable if it fails, is missing or takes longer than
    `timeout` seconds."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise UsageError(f"{command!r}: {error}") from None
    if not words:
        raise UsageError("the command to run is empty")
    environment = dict(os.environ, MEMCTL_ACTIVE="1")
    interrupts.heed()
    try:
        data = text.encode("utf-8", "replace")
        status, answer, complaint = _run(words, data, timeout, environment)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"{words[0]}: no answer within {timeout:g} seconds") from None
    except OSError as error:
        raise Unavailable(f"{words[0]}: {error.strerror}") from None
    if status:
        said = complaint.decode("utf-8", "replace").strip().split("\n")[-1][:200]
        raise Unavailable(f"{words[0]}: ended with status {status}{': ' + said if said else ''}")
    return answer.decode("utf-8", "replace")


def _run(words: list[str], data: bytes, timeout: float, environment: dict[str, str]) -> tuple[int, bytes, bytes]:
    """Return (status, stdout, stderr). After the time-out, or beyond MOST bytes of output, kill the whole process group
    and not only the first process: a child of a wrapper script would keep the pipe open."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, env=environment, start_new_session=True
    ) as child:
        heard = [_Listener(child, stream) for stream in (child.stdout, child.stderr)]
        writer = threading.Thread(target=_tell, args=(child.stdin, data), daemon=True)
        until = time.monotonic() + timeout
        try:
            for thread in (writer, *heard):
                thread.start()
            for thread in heard:
                thread.join(max(0.0, until - time.monotonic()))
                if thread.is_alive():
                    raise subprocess.TimeoutExpired(words, timeout)
            child.wait(max(0.0, until - time.monotonic()))
        except BaseException:
            _end_group(child)
            raise
    if any(each.too_much for each in heard):
        raise Unavailable(f"{words[0]}: printed more than {MOST >> 20} MB")
    return child.returncode, bytes(heard[0].data), bytes(heard[1].data)


class _Listener(threading.Thread):
    """Reads one of a command's streams, and ends the command if it prints too much."""

    def __init__(self, child: subprocess.Popen[bytes], stream: IO[bytes] | None) -> None:
        super().__init__(daemon=True)
        self._child = child
        self._stream = stream
        self.data = bytearray()
        self.too_much = False

    def run(self) -> None:
        assert self._stream is not None
        while chunk := os.read(self._stream.fileno(), _CHUNK):
            self.data += chunk
            if len(self.data) > MOST:
                self.too_much = True
                _end_group(self._child)
                return


def _tell(stream: IO[bytes], data: bytes) -> None:
    """Write a command's input; a command may stop reading early."""
    left = memoryview(data)
    try:
        with stream:
            while left:
                left = left[stream.write(left) :]
    except OSError:
        return


def _end_group(child: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(child.pid, signal.SIGKILL)
    except (AttributeError, ProcessLookupError, PermissionError):  # no process groups here, or the group has ended
        child.kill()


def count_by(command: str, text: str) -> int:
    """Return the number that a tokenizer prints for the text."""
    answer = run_filter(command, text, 30.0).split()
    if not answer or not answer[0].isdigit():
        raise Unavailable(f"{command}: a tokenizer must print a number; this one printed {' '.join(answer)[:40]!r}")
    return int(answer[0])


def run_self(words: list[str], data: bytes, environment: dict[str, str]) -> bytes:
    """Return the output of `memctl WORDS` with `data` on stdin, in a process of its own. Unavailable if it fails."""
    done = _self(words, data, environment)
    if done.returncode:
        raise Unavailable(f"memctl {' '.join(words)} ended with status {done.returncode}")
    return done.stdout


def ask_self(words: list[str], data: bytes = b"") -> tuple[int, bytes, str]:
    """Return (status, stdout, stderr) of `memctl WORDS` with `data` on stdin, in a process of its own."""
    done = _self(words, data, {}, stderr=subprocess.PIPE)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def ask_self_unseen(words: list[str]) -> tuple[int, bytes, str]:
    """Return (status, stdout, stderr) of `memctl WORDS` without input, in a process of its own. The words go through a
    pipe: other users can read a command line, and a long one has a limit."""
    code = "import json; sys.argv[1:] = json.load(sys.stdin)"
    done = _self([], json.dumps(words).encode(), {}, stderr=subprocess.PIPE, before=code)
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def passed_on(call: Call) -> list[str]:
    """Return the options of a call that hold for the commands that it runs."""
    words = []
    for option in options.EVERYWHERE:
        if call.given(option.name) and option.name not in _NOT_PASSED_ON:
            value = "" if option.kind == "flag" else f"={call.text(option.name)}"
            words.append(f"--{option.name}{value}")
    return words


def _self(
    words: list[str], data: bytes, environment: dict[str, str], stderr: int | None = None, before: str = ""
) -> subprocess.CompletedProcess[bytes]:
    root = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 3))
    code = f"import sys; {before}\nsys.path.append({root!r}); from memctl.cli import program; program()"
    return subprocess.run(  # -P: never import modules from the working directory
        [sys.executable, "-P", "-c", code, *words],
        input=data,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, **environment},
        check=False,
    )
