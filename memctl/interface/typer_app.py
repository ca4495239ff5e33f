"""The full command line with Typer: help, error messages, and all spellings that the small parser does not handle."""

from __future__ import annotations

import contextlib
import inspect
import io
import re
import sys
import textwrap
from collections.abc import Callable
from typing import Annotated, Any

import typer

from memctl.commands import SUMMARY
from memctl.edge import stream
from memctl.interface.wording import HELP_WIDTH, Groups, explained, placeholder, sentence
from memctl.model.errors import UsageError
from memctl.model.tables.command import Argument, Call, Command, Option
from memctl.model.text.dates import is_date

Runner = Callable[[Call], int]

_VALUE = re.compile(r"^invalid value for '\[?([^']*?)\]?'(?: / '[^']*')*: ")
_UNKNOWN = re.compile(r"^no such option: (\S+) \(possible options: (.*)\)$", re.I)
_SUPERFLUOUS = re.compile(r"^got unexpected extra argument\(?s?\)? \((.*)\)$")
EVERYWHERE = "Every command takes more options: memctl help options explains them."


def run_command(command: Command, words: list[str], run: Runner) -> int:
    """Parse the words with Typer and run the command. Wrong usage prints one line to stderr and returns 64."""
    calls: list[Call] = []
    status, help_page, problem = invoke(app_of(command, calls.append), f"memctl {command.name}", words)
    if calls:
        return run(calls[0])  # outside Typer, which handles Ctrl-C and closed pipes differently
    _tell(_without_braces(command, help_page), "")
    if problem:
        todo = f"see memctl {command.name} --help"
        if any(word.startswith("-") and " " in word for word in words):
            todo = "put -- before words that begin with a dash"
        stream.say(f"{command.name}: {_reason(_without_braces(command, problem))} ({todo})")
    return status


def _reason(problem: str) -> str:
    """Extract the reason from Typer's error text."""
    reason = f"\n{problem}".rpartition("\nError: ")[2].strip().removesuffix(".")
    reason = reason.replace("is not a valid int", "is not a whole number").replace(
        "is not a valid float", "is not a number"
    )
    reason = reason[:1].lower() + reason[1:]
    reason = _UNKNOWN.sub(_nearest, reason)
    return _SUPERFLUOUS.sub(r"too many words: \1", _VALUE.sub(r"\1: ", reason))


def _nearest(unknown: re.Match[str]) -> str:
    """Return Typer's message about an unknown option with the one that is most like it, not with all of them."""
    from difflib import get_close_matches  # seldom needed

    near = get_close_matches(unknown[1], unknown[2].split(", "), 1, 0)
    return f"no such option: {unknown[1]}: did you mean {near[0]}?"


def _without_braces(command: Command, text: str) -> str:
    """Return Typer's text with `ID` instead of `{ID}` for a required argument, as in manual pages."""
    for argument in command.arguments:
        text = text.replace(f"{{{argument.metavar}}}", argument.metavar)
    return text


def _tell(help_page: str, problem: str) -> None:
    if help_page:
        stream.put(help_page, end="")
    if problem and sys.stderr is not None:
        sys.stderr.write(problem)


def app_of(command: Command, take: Callable[[Call], None]) -> typer.Typer:
    """Return the Typer application of one command. It passes the parsed call to `take`."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    settings = {"help_option_names": ["--help", "-h"]}
    callback = callback_of(command, take)
    app.command(command.name, help=help_text(command), epilog=epilog(command), context_settings=settings)(callback)
    return app


def invoke(app: typer.Typer, name: str, words: list[str]) -> tuple[int, str, str]:
    """Return (status, stdout text, stderr text) of the app. Status 2 becomes 64, because hooks of LLM clients treat 2
    as a veto. Typer itself prints nothing: it confuses stdout with a closed stderr, and returns 1 on a closed pipe."""
    out, err = io.StringIO(), io.StringIO()
    status: object = 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            app(args=words, prog_name=name)
        except SystemExit as stop:
            status = stop.code
    return UsageError.status if status else 0, out.getvalue(), err.getvalue()


def callback_of(command: Command, take: Callable[[Call], None]) -> Callable[..., None]:
    """Return a function whose signature tells Typer the parameters of the command."""

    def callback(**given: Any) -> None:
        take(Call(command, _values(command, given)))

    shown = Groups(command).own
    parameters = [_argument_parameter(argument) for argument in command.arguments]
    parameters += [_option_parameter(option, option not in shown) for option in command.options]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return callback


def _values(command: Command, given: dict[str, Any]) -> dict[str, Any]:
    items: list[Argument | Option] = [*command.arguments, *command.options]
    values = {item: given[_identifier(item.name)] for item in items}
    return {item.name: _checked(item, value) for item, value in values.items() if not _absent(value)}


def _absent(value: Any) -> bool:
    return value is None or value is False or value == []


def _identifier(name: str) -> str:
    return "value_" + name.replace("-", "_")


def _checked(item: Option | Argument, value: Any) -> Any:
    """Return the value or values of an item after checking them."""
    for word in value if item.many else [value]:
        problem = _problem(item, word)
        if problem:
            raise typer.BadParameter(problem, param_hint=_hint(item))
    return list(value) if item.many else value


def _problem(item: Option | Argument, word: Any) -> str:
    if item.kind == "date" and not is_date(word):
        return f"{word!r} is not a date: write YYYY-MM-DD"
    if item.choices and not (item.takes(word) if isinstance(item, Argument) else word in item.choices):
        return f"{word!r} is not one of {', '.join(item.choices)}"
    if item.kind in ("integer", "number") and not 0 <= word < float("inf"):
        return f"{word!r} is not a number from 0 up"
    if item.kind == "share" and not 0 <= word <= 1:
        return f"{word!r} is not a number from 0 to 1"
    return ""


def _hint(item: Option | Argument) -> str:
    return f"'{item.flags[-1]}'" if isinstance(item, Option) else f"'{item.metavar}'"


_PYTHON_TYPES: dict[str, type] = {"integer": int, "number": float, "share": float, "flag": bool}


def _option_parameter(option: Option, hidden: bool) -> inspect.Parameter:
    plain: Any = _PYTHON_TYPES.get(option.kind, str)
    info = typer.Option(
        *reversed(option.flags),
        help=explained(option),
        metavar=placeholder(option) or None,
        show_default=False,
        hidden=hidden,
    )
    if option.kind == "flag":
        return _keyword(option.name, Annotated[bool, info], False)
    return _keyword(option.name, Annotated[list[plain] | None if option.many else plain | None, info], None)


def _argument_parameter(argument: Argument) -> inspect.Parameter:
    info = typer.Argument(help=argument.help, metavar=argument.metavar, show_default=False)
    plain: Any = list[str] if argument.many else str
    if argument.required:
        return _keyword(argument.name, Annotated[plain, info], inspect.Parameter.empty)
    return _keyword(argument.name, Annotated[plain | None, info], None)


def _keyword(name: str, annotation: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(_identifier(name), inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def help_text(command: Command) -> str:
    """Return the text of `--help` above the options."""
    return f"{sentence(SUMMARY[command.name])}\n\n{command.description}".strip()


def epilog(command: Command) -> str:
    """Return the text of `--help` below the command's own options: the shared options and runnable examples."""
    groups = Groups(command)
    blocks = []
    if command.examples:
        blocks.append("Examples:\n" + "\n".join(f"  {line.shell}\n      {line.note}" for line in command.examples))
    shared = [EVERYWHERE] if groups.everywhere else []
    if groups.filters:
        names = " ".join(option.flags[-1] for option in groups.filters)
        shared.insert(0, textwrap.fill(f"Filters: {names}", HELP_WIDTH, subsequent_indent="  ", break_on_hyphens=False))
    blocks += ["\n".join(shared)] if shared else []
    return "\n\n".join(f"\b\n{block}" for block in blocks)  # \b keeps the lines unwrapped
