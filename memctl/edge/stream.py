"""Standard streams: read and write lines and records, write messages to stderr."""

from __future__ import annotations

import os
import sys

from memctl.model.errors import InputError, MemctlError, NotFound, UsageError, WriteError
from memctl.model.tables.settings import LIMITS, beyond
from memctl.model.text.lines import one_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Iterator, Sized
    from typing import Any, BinaryIO

    from memctl.model.memory import Memory
    from memctl.model.tables.command import Call

# Control characters, direction marks, zero-width and tag characters, and bytes that are not UTF-8: an 8-bit terminal
# may take such a byte for a control character.
_UNSAFE = (
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\u3164\ud800-\udfff\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

CHUNK = 1 << 20
_EMPTY = "there are no memories yet: memctl add TEXT adds one, memctl capture --sweep learns from your transcripts"

_coloured = False


class Intake:
    """The input of a command: its FILEs, or stdin if none is named. A bad line is reported and sets `status`; with
    `strict` it ends the run."""

    def __init__(
        self, command: str, files: Iterable[str] = (), *, strict: bool = False, instead: str = "name a file"
    ) -> None:
        self.command = command
        self.files = tuple(files) or ("-",)
        self.strict = strict
        self.status = 0
        if "-" in self.files and not stdin_is_piped():
            raise UsageError(f"{command}: no input: pipe it in or {instead} (see memctl {command} --help)")

    def streams(self) -> Iterator[tuple[BinaryIO, str]]:
        """Yield (binary stream, name) for each input. If one of several cannot be opened, report it and go on."""
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
        """Yield (all bytes, name) for each input; reject an input larger than `limits.file`."""
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
        """Yield (line without its end, `file:line`) for each line that is not blank."""
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
        """Yield (record, `file:line`) for each good line; with `kind`, any other kind is an error."""
        from memctl.model.record import parse_line  # it imports json, which other input does not need

        for line, where in self.lines():
            try:
                record = parse_line(line, where, kind)
            except InputError as error:
                self.reject(error)
                continue
            yield record, where

    def reject(self, error: MemctlError) -> None:
        """Report a bad line or file and go on; with `strict`, raise the error."""
        if self.strict:
            raise error
        self.status = self.status or error.status
        say(f"{self.command}: {error}")


def lines_of(stream: BinaryIO, first: int = 1) -> Iterator[tuple[int, bytes | InputError]]:
    """Yield (number, line) for each line, numbered from `first`; a line longer than `limits.line` becomes an error."""
    most = LIMITS["limits.line"] + 1  # with the line end
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
    """Whether a person can answer a question."""
    return sys.stdin is not None and not sys.stdin.closed and sys.stdin.isatty()


def stdin_is_piped() -> bool:
    """Whether stdin may have data: it is open and not a terminal."""
    return sys.stdin is not None and not sys.stdin.closed and not sys.stdin.isatty()


def stdin_has_data() -> bool:
    """Whether stdin is a pipe or a file with possible input: not a terminal, not /dev/null."""
    import stat  # needed only by commands whose input is optional

    if not stdin_is_piped():
        return False
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (OSError, ValueError):  # a stream without a file, as in tests
        return True
    return not stat.S_ISCHR(mode)


def stdout_is_terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


def is_for_person(call: Call) -> bool:
    """Whether a command prints memories for a person: to a terminal, without --json or --null."""
    return stdout_is_terminal() and not (call.flag("json") or call.flag("null"))


def visible(text: str) -> str:
    """Return the text with escapes for all characters that could act on a terminal or hide on it."""
    if text.replace("\n", "").replace("\t", "").isprintable():
        return text
    import re  # most text has nothing to escape

    return re.sub(_UNSAFE, _escape, text)


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    code -= 0xDC00 if 0xDC80 <= code <= 0xDCFF else 0  # a byte that is not UTF-8
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def put(text: str, end: str = "\n") -> None:
    """Write text to stdout as UTF-8 in any locale; a terminal gets escapes for unsafe characters."""
    if stdout_is_terminal():
        text = visible(text)
    _write((text + end).encode("utf-8", "surrogateescape"))


def put_record(record: dict[str, Any], *, flush: bool = False) -> None:
    """Write a record to stdout as one line of JSON."""
    from memctl.model.record import dump

    text = dump(record)
    if stdout_is_terminal():
        text = visible(text)
    _write(text.encode("utf-8", "replace") + b"\n")
    if flush:
        sys.stdout.flush()


def put_columns(*columns: str) -> None:
    """Write one line of columns separated by tabs. Tabs and line ends within a column become spaces."""
    put("\t".join([column if column.isprintable() else one_line(column) for column in columns]))


def put_shown(line: str) -> None:
    """Write a line to a terminal that is escaped already; it may have colours."""
    _write((line + "\n").encode("utf-8", "surrogateescape"))


def put_memory(memory: Memory, *, json: bool = False, null: bool = False, **computed: Any) -> None:
    """Write a memory to stdout: a record with the computed values, its id and a NUL, or `id TAB path:line TAB text`,
    and another TAB and its owner if a team has it."""
    if json:
        from memctl.model.record import memory_record

        put_record(memory_record(memory, **computed))
    elif null:
        put(memory.key, end="\0")
    else:
        whose = f"\t{one_line(memory.whose)}" if memory.of_team else ""
        _put_row(memory.key, memory.place, one_line(memory.text) + whose)


def use_colour(when: str) -> None:
    """Turn coloured rows on or off: `always`, `never`, or `auto`, which checks the terminal and NO_COLOR."""
    global _coloured
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    _coloured = when == "always" or (when == "auto" and stdout_is_terminal() and not plain)


def is_coloured() -> bool:
    return _coloured


def _put_row(name: str, place: str, text: str) -> None:
    if _coloured:  # as git colours names and grep colours places
        name, place = f"\x1b[33m{name}\x1b[0m", f"\x1b[35m{place}\x1b[0m"
    _write(f"{name}\t{place}\t{text}\n".encode("utf-8", "surrogateescape"))


def _write(data: bytes) -> None:
    if sys.stdout is None:
        raise WriteError("stdout is closed: cannot write")
    written = sys.stdout.buffer.write(data)
    while written < len(data):  # with PYTHONUNBUFFERED, one write may take only a part
        data = data[written:]
        written = sys.stdout.buffer.write(data)


def say(message: str) -> None:
    """Write one line to stderr: an error or a warning. Line ends in the message are escaped."""
    if sys.stderr is not None:
        text = visible(f"memctl: {message}").replace("\n", "\\n")
        line = text.encode("utf-8", "backslashreplace") + b"\n"
        try:
            sys.stderr.buffer.write(line)
            sys.stderr.buffer.flush()
        except (OSError, ValueError):
            pass


def say_nothing(what: str, *, quiet: bool = False) -> None:
    """Tell a person at a terminal that there is nothing to print; print nothing to a pipe."""
    if stdout_is_terminal() and not quiet:
        say(what)


def say_no_match(known: Sized, *, quiet: bool = False) -> None:
    """Tell a person at a terminal that none of the known memories matched."""
    say_nothing("nothing matched" if known else _EMPTY, quiet=quiet)


def advise(lines: Iterable[str], *, quiet: bool = False) -> None:
    """Write hints to stderr for a person at a terminal; print nothing to a pipe."""
    if stdout_is_terminal() and sys.stderr is not None and not quiet:
        flush()  # hints follow the output
        sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))


def show_choices(lines: Iterable[str]) -> None:
    """Write lines that a question is about to stderr."""
    sys.stderr.write("".join(f"{visible(line)}\n" for line in lines))


def tell_progress(message: str) -> None:
    """Show progress on a terminal, over the last message. An empty message clears it."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + (visible(f"memctl: {message}")[:79] if message else ""))
        sys.stderr.flush()


def flush() -> None:
    """Flush stdout, so that a full disk or a closed pipe raises OSError here and not at exit."""
    if sys.stdout is not None:
        sys.stdout.flush()


def abandon_stdout() -> None:
    """Point stdout to /dev/null, so that the flush at exit cannot fail."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        pass


def ask(question: str) -> bool:
    """Ask a person at the terminal; return whether the answer is yes."""
    sys.stderr.write(visible(question) + " [y/N] ")
    sys.stderr.flush()
    return _heard().strip().lower() in ("y", "yes", "是")


def _heard() -> str:
    """Return a line that a person types. Ctrl-C now ends the command, whatever it has written before."""
    from memctl.edge import interrupts  # only commands that ask need it

    interrupts.heed()
    return sys.stdin.readline()


def ask_line(question: str) -> str:
    """Ask a person at the terminal for a line; empty at the end of input."""
    sys.stderr.write(visible(question) + " ")
    sys.stderr.flush()
    return _heard().strip()


def choose_key(answers: dict[str, str]) -> str:
    """Ask a person at the terminal for one of the answers by a single key. Return "quit" at the end of input."""
    flush()
    while True:
        sys.stderr.write("  ".join(f"[{key}]{answer.removeprefix(key)}" for key, answer in answers.items()) + "? ")
        sys.stderr.flush()
        key = _pressed_key()
        answer = answers.get(key.lower(), "") if key else "quit"
        sys.stderr.write(f"{answer}\n")
        if answer:
            return answer


def _pressed_key() -> str:
    """Return the next key, empty at the end of input. The terminal gives single keys only while memctl waits for one,
    so that Ctrl-Z, Ctrl-C and an editor find it as it was."""
    import signal  # only a person at a terminal needs these
    import termios

    from memctl.edge import interrupts

    interrupts.heed()
    handle = sys.stdin.fileno()
    if not os.isatty(handle):
        return ""
    before = termios.tcgetattr(handle)
    single = [*before[:3], before[3] & ~(termios.ICANON | termios.ECHO), *before[4:]]

    def set_single(*_: object) -> None:
        termios.tcsetattr(handle, termios.TCSADRAIN, single)

    continued = signal.signal(signal.SIGCONT, set_single)  # the shell has set the terminal after Ctrl-Z
    try:
        set_single()
        while True:
            key = os.read(handle, 1)
            if key in (b"", b"\x04", b"\0"):  # a Ctrl-D from before the terminal gave single keys arrives as NUL
                return ""
            if not key.isspace():
                return key.decode("ascii", "replace")
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
        signal.signal(signal.SIGCONT, continued)
