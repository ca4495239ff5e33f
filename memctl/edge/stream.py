"""Standard streams: lines and records in, lines and records out, words on stderr."""

from __future__ import annotations

import os
import sys

from memctl.model.errors import InputError, MemctlError, NotFound, UsageError, WriteError
from memctl.model.tables.settings import LIMITS, beyond
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Iterator
    from typing import Any, BinaryIO

    from memctl.model.memory import Memory
    from memctl.model.tables.command import Call

# control characters, direction marks, zero-width and tag characters, and bytes that are no UTF-8: one may be a control
# character of a terminal that knows eight bits
_UNSAFE = (
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

CHUNK = 1 << 20

_coloured = False


class Intake:
    """The input of a command: its FILEs, or stdin where none is named. A bad line is reported, and remembered in
    `status`; with `strict` it ends the run."""

    def __init__(self, command: str, files: Iterable[str] = (), *, strict: bool = False) -> None:
        self.command = command
        self.files = tuple(files) or ("-",)
        self.strict = strict
        self.status = 0
        if "-" in self.files and not stdin_is_piped():
            raise UsageError(f"{command}: no input: pipe it in or name a file (see memctl {command} --help)")

    def streams(self) -> Iterator[tuple[BinaryIO, str]]:
        """(binary stream, its name) for each input. One of several that cannot be opened is told, and passed over."""
        for name in self.files:
            if name == "-":
                yield sys.stdin.buffer, "-"
                continue
            try:
                stream = _opened(name)
            except NotFound as error:
                if len(self.files) == 1:
                    raise
                self.reject(error)
                continue
            with stream:
                yield stream, name

    def wholes(self) -> Iterator[tuple[bytes, str]]:
        """(all bytes, its name) for each input; one larger than `limits.file` is rejected."""
        for stream, name in self.streams():
            data = stream.read(LIMITS["limits.file"] + 1)
            if len(data) <= LIMITS["limits.file"]:
                yield data, name
                continue
            size = len(data)
            while more := stream.read(CHUNK):
                size += len(more)
            self.reject(InputError(f"{name}: {beyond('the file', size, 'limits.file')}"))

    def lines(self) -> Iterator[tuple[bytes, str]]:
        """(line without its end, `file:line`) for each line that is not blank."""
        for stream, name in self.streams():
            for number, line in lines_of(stream):
                if isinstance(line, InputError):
                    self.reject(InputError(f"{name}:{number}: {line}"))
                    continue
                if number == 1:
                    line = line.removeprefix(b"\xef\xbb\xbf")
                if line.strip():
                    yield line.rstrip(b"\r\n"), f"{name}:{number}"

    def records(self, kind: str = "") -> Iterator[tuple[dict[str, Any], str]]:
        """(record, `file:line`) for each good line; `kind` is the only kind taken."""
        from memctl.model.record import parse_line  # and json with it: only where records are read

        for line, where in self.lines():
            try:
                record = parse_line(line, where, kind)
            except InputError as error:
                self.reject(error)
                continue
            yield record, where

    def reject(self, error: MemctlError) -> None:
        """Report a bad line or file and go on, or end the run where that was asked for."""
        if self.strict:
            raise error
        self.status = self.status or error.status
        say(f"{self.command}: {error}")


def lines_of(stream: BinaryIO, first: int = 1) -> Iterator[tuple[int, bytes | InputError]]:
    """(number, line) for each line, the first one numbered `first`; an error in the place of one longer than
    `limits.line`."""
    most = LIMITS["limits.line"] + 1  # with its end
    for number, line in enumerate(iter(lambda: stream.readline(most), b""), first):
        size = len(line)
        if size < most or line.endswith(b"\n"):
            yield number, line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(most)
            size += len(line)
        yield number, InputError(beyond("the line", size, "limits.line"))


def _opened(name: str) -> BinaryIO:
    try:
        return open(name, "rb")
    except FileNotFoundError:
        raise NotFound(f"{name}: no such file") from None
    except IsADirectoryError:
        raise NotFound(f"{name}: this is a directory: name the files in it") from None
    except OSError as error:
        raise NotFound(f"{name}: {error.strerror}") from None


def stdin_is_terminal() -> bool:
    """Whether a person can be asked."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def stdin_is_piped() -> bool:
    """Whether stdin may have data: it is no terminal and not closed."""
    return sys.stdin is not None and not sys.stdin.closed and not sys.stdin.isatty()


def stdin_has_data() -> bool:
    """Whether stdin is a pipe or a file, from which something may be meant to be read: no terminal, nor /dev/null."""
    import stat  # few commands can do without their input

    if not stdin_is_piped():
        return False
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):  # no file at all: a stream that a test put there
        return True
    return not stat.S_ISCHR(mode)


def stdout_is_terminal() -> bool:
    """Whether a person looks at stdout."""
    return sys.stdout is not None and sys.stdout.isatty()


def is_for_person(call: Call) -> bool:
    """Whether a person is to read the memories that a command prints: at a terminal, in no form for programs."""
    return stdout_is_terminal() and not (call.flag("json") or call.flag("null"))


def visible(text: str) -> str:
    """The text with each character that could act on a terminal, or hide on it, written as an escape."""
    if text.replace("\n", "").replace("\t", "").isprintable():
        return text
    import re  # compiled only for text that may hide something

    return re.sub(_UNSAFE, _escape, text)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    code -= 0xDC00 if 0xDC80 <= code <= 0xDCFF else 0  # a byte in disguise
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def put(text: str, end: str = "\n") -> None:
    """Write text on stdout as UTF-8, whatever the locale; made visible where a terminal shows it."""
    if stdout_is_terminal():
        text = visible(text)
    _write((text + end).encode("utf-8", "surrogateescape"))


def put_record(record: dict[str, Any], *, flush: bool = False) -> None:
    """Write a record on stdout as one line of JSON."""
    from memctl.model.record import dump

    text = dump(record)
    if stdout_is_terminal():
        text = visible(text)
    _write(text.encode("utf-8", "replace") + b"\n")
    if flush:
        sys.stdout.flush()


def put_columns(*columns: str) -> None:
    """Write one line of columns separated by tabs. No column has a tab or a line end of its own."""
    put("\t".join([column if column.isprintable() else one_line(column) for column in columns]))


def put_shown(line: str) -> None:
    """Write a line for a terminal, in which everything is visible already; it may have colours."""
    _write((line + "\n").encode("utf-8", "surrogateescape"))


def put_memory(memory: Memory, *, json: bool = False, null: bool = False, **computed: Any) -> None:
    """Write a memory on stdout: a record with what was computed, its id and a NUL, or `id TAB path:line TAB text`."""
    if json:
        from memctl.model.record import memory_record

        put_record(memory_record(memory, **computed))
    elif null:
        put(memory.key, end="\0")
    else:
        _put_row(memory.key, memory.place, one_line(memory.text))


def use_colour(when: str) -> None:
    """Whether rows are coloured from now on: `always`, `never`, or `auto`, which asks the terminal and NO_COLOR."""
    global _coloured
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    _coloured = when == "always" or (when == "auto" and stdout_is_terminal() and not plain)


def is_coloured() -> bool:
    """Whether rows are coloured."""
    return _coloured


def _put_row(name: str, place: str, text: str) -> None:
    if _coloured:  # yellow and magenta, as git shows names and grep shows places
        name, place = f"\x1b[33m{name}\x1b[0m", f"\x1b[35m{place}\x1b[0m"
    _write(f"{name}\t{place}\t{text}\n".encode("utf-8", "surrogateescape"))


def _write(data: bytes) -> None:
    if sys.stdout is None:
        raise WriteError("stdout is closed: cannot write")
    written = sys.stdout.buffer.write(data)
    while written < len(data):  # unbuffered (PYTHONUNBUFFERED), a write may take a part only
        data = data[written:]
        written = sys.stdout.buffer.write(data)


def say(message: str) -> None:
    """One line on stderr: errors and warnings. What a message quotes cannot begin another line."""
    if sys.stderr is not None:
        text = visible(f"memctl: {message}").replace("\n", "\\n")
        line = text.encode("utf-8", "backslashreplace") + b"\n"
        try:
            sys.stderr.buffer.write(line)
            sys.stderr.buffer.flush()
        except (OSError, ValueError):
            pass


def say_nothing(what: str, *, quiet: bool = False) -> None:
    """Say to a person at a terminal that there is nothing to print; a pipe gets no word of it."""
    if stdout_is_terminal() and not quiet:
        say(what)


def advise(lines: Iterable[str], *, quiet: bool = False) -> None:
    """Say lines on stderr that help a person at a terminal on; a pipe gets no word of it."""
    if stdout_is_terminal() and sys.stderr is not None and not quiet:
        flush()  # they stand below what was printed
        sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))


def tell_progress(message: str) -> None:
    """Say on a terminal how far it is, in the place of what was said last; nothing clears that."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + (visible(f"memctl: {message}")[:79] if message else ""))
        sys.stderr.flush()


def flush() -> None:
    """Flush stdout. OSError of a full disk or a closed pipe comes out here and not at the interpreter's end."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_stdout() -> None:
    """Point stdout to nowhere, so that the interpreter's own last flush cannot fail."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        pass


def ask(question: str) -> bool:
    """Whether a person at the terminal says yes."""
    sys.stderr.write(visible(question) + " [y/N] ")
    sys.stderr.flush()
    return _heard().strip().lower() in ("y", "yes", "是")


def _heard() -> str:
    """A line that a person types. Ctrl-C ends the command now, whatever it has written before."""
    from memctl.edge import interrupts  # nobody is asked on the way to a prompt

    interrupts.heed()
    return sys.stdin.readline()


def choose(question: str, answers: tuple[str, ...]) -> str:
    """Which of the answers a person at the terminal gives, by as many of its letters as tell it apart; the last one
    where they end the input."""
    flush()
    while True:
        sys.stderr.write(visible(question) + " ")
        sys.stderr.flush()
        line = _heard()
        word = line.strip().lower()
        found = [answer for answer in answers if word and answer.startswith(word)]
        if found or not line:
            return found[0] if found else answers[-1]
        sys.stderr.write(f"Type {', '.join(answers[:-1])} or {answers[-1]}, or the first letter.\n")
