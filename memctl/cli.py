"""Floor 4: the process. Finds the command, runs it, and turns its result into an exit status."""

from __future__ import annotations

import gc
import os
import sys

from memctl import __version__
from memctl.commands import ALIASES, SUMMARY, module_name
from memctl.edge.stream import abandon_stdout, flush, put, say
from memctl.interface.parser import parse_plain
from memctl.model.errors import BROKEN_PIPE, INTERRUPTED, MemctlError, UsageError, WriteError
from memctl.model.tables.options import GLOBAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from memctl.model.tables.command import Call


def program() -> None:
    """Run the `memctl` program. Ends the process without the interpreter's cleanup, which takes as long as a search;
    guard has flushed the output."""
    # The collector would run every 700 objects, find no cycles, and take as long as loading json.
    gc.set_threshold(50_000)
    status = main()
    if sys.stderr is not None:
        sys.stderr.flush()
    os._exit(status)


def main() -> int:
    """The entry point of the `memctl` program; returns the exit status. Only the user can read the files that it
    creates."""
    os.umask(0o077)
    return guard(lambda: run([_as_utf8(word) for word in sys.argv[1:]]))


def _as_utf8(word: str) -> str:
    """Return a word of the command line as UTF-8. In an old C locale, Python decodes it differently."""
    return word if word.isascii() else os.fsencode(word).decode("utf-8", "surrogateescape")


def guard(action: Callable[[], int]) -> int:
    """Run the action. Every error becomes one line on stderr and an exit status."""
    try:
        status = action()
        flush()
        return status
    except MemctlError as error:
        say(str(error))
        return _flushed(error.status)
    except KeyboardInterrupt as stop:
        return _stopped(stop)
    except BrokenPipeError:
        abandon_stdout()
        return BROKEN_PIPE
    except OSError as error:
        abandon_stdout()
        say(f"{error.filename or 'stdout'}: {error.strerror or error}")
        return WriteError.status
    except Exception as error:
        return _bug(error)


def _stopped(stop: KeyboardInterrupt) -> int:
    """Report what happened to the command, and print its output about confirmed changes."""
    from memctl.edge import interrupts  # rare

    said = interrupts.outcome()
    if said:
        say(said)
    return _flushed(getattr(stop, "status", INTERRUPTED))


def _flushed(status: int) -> int:
    try:
        flush()
    except OSError:
        abandon_stdout()
    return status


def _bug(error: Exception) -> int:
    if os.environ.get("MEMCTL_DEBUG"):
        import traceback

        traceback.print_exc()
    say(f"a bug in memctl: {type(error).__name__}: {error} (MEMCTL_DEBUG=1 shows where; please report it)")
    return _flushed(MemctlError.status)


def run(words: list[str]) -> int:
    """Run the command that the words name. Raises UsageError if they name none."""
    before, words = _split_global(words)
    if not words or words[0] in ("--help", "-h"):
        return _help(wanted=bool(words))
    if words[0] in ("--version", "-V"):
        put(f"memctl {__version__}")
        return 0
    if words[0] == "help":
        if words[1:2] in ([], ["help"], ["--help"], ["-h"]):
            return _help(wanted=True)
        if words[1:] == ["options"]:
            return _options_page()
        words = [words[1], "--help"]
    if words[0] not in SUMMARY:
        words = _without_alias(words)
    name, rest = words[0], before + words[1:]
    module = _module(name)
    call = parse_plain(module.COMMAND, rest)
    if call is not None:
        return _start(module, call)
    from memctl.interface.typer_app import run_command  # help and errors are worth the time of loading Typer

    return run_command(module.COMMAND, rest, lambda call: _start(module, call))


def _without_alias(words: list[str]) -> list[str]:
    """Return the words with the command that the first one is another name for. Raises UsageError if there is none."""
    import shlex  # seldom needed

    from memctl.edge.config.load import load

    own = (alias.partition("=") for alias in load("").items("aliases"))
    known = ALIASES | {name.strip(): line for name, equals, line in own if equals}
    try:
        said = shlex.split(known.get(words[0], ""))
    except ValueError as error:
        raise UsageError(f"aliases: {words[0]}: {str(error).lower()} (see memctl config aliases)") from None
    if not said or said[0] not in SUMMARY:
        raise UsageError(_unknown(words[0]))
    return [*said, *words[1:]]


def _start(module: Any, call: Call) -> int:
    """Run a command. Raises NotFound if the tree of `--tree` is missing, even if the command opens no tree; init makes
    it, and a hook never fails."""
    if call.given("tree") and call.command.name not in ("init", "hook"):
        from memctl.edge.config.paths import need_tree  # nearly every command loads it anyway

        need_tree(call.text("tree"))
    return int(module.run(call))


def _module(name: str) -> Any:
    """Return the module of a command. Does not use importlib, because it loads warnings: half a millisecond per
    prompt."""
    path = module_name(name)
    __import__(path)
    return sys.modules[path]


def _split_global(words: list[str]) -> tuple[list[str], list[str]]:
    """Return (global options before the name of the command, the rest)."""
    flags = {flag for option in GLOBAL for flag in option.flags}
    number = 0
    while number < len(words) and words[number].partition("=")[0] in flags:
        if "=" not in words[number] and number + 1 == len(words):
            raise UsageError(f"{words[number]} needs a value")
        number += 1 if "=" in words[number] else 2
    if number and number == len(words):
        raise UsageError(f"{' '.join(words)}: name a command: memctl --help lists them")
    return words[:number], words[number:]


def _help(*, wanted: bool) -> int:
    """Print the list of commands: to stdout if the user asked for it, otherwise to stderr."""
    from memctl.interface.overview import overview

    if wanted:
        put(overview())
        return 0
    if sys.stderr is not None:
        sys.stderr.write(f"{overview()}\n")
    return UsageError.status


def _options_page() -> int:
    from memctl.interface.overview import options_page

    put(options_page())
    return 0


def _unknown(name: str) -> str:
    if name.startswith("-"):
        return f"{name}: only --tree, --config, --color, --help and --version may stand before the command"
    from memctl.interface.overview import hint_for

    return f"no command {name!r}: {hint_for(name)}"
