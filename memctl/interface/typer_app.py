"""The whole command line through Typer: help, error messages, and every spelling that the small parser leaves to it."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from memctl.model.command import Argument, Call, Command, Option
from memctl.model.dates import is_date
from memctl.model.errors import UsageError

Runner = Callable[[Call], int]


def run_command(command: Command, words: list[str], run: Runner) -> int:
    """Parse the words by Typer and run. Ends with status 64 on wrong usage, told on stderr by Typer."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(command.name, help=help_text(command), epilog=epilog(command))(callback_of(command, run))
    return invoke(app, f"memctl {command.name}", words)


def invoke(app: typer.Typer, name: str, words: list[str]) -> int:
    """Run the app as a function. Typer's own usage status 2 becomes 64, for hooks of LLM clients read 2 as a veto."""
    try:
        status = app(args=words, prog_name=name, standalone_mode=True)
    except SystemExit as stop:
        status = stop.code
    if status == 2:
        return UsageError.status
    return status if isinstance(status, int) else 0


def callback_of(command: Command, run: Runner) -> Callable[..., None]:
    """A function whose signature says to Typer what the command takes."""

    def callback(**given: Any) -> None:
        sys.exit(run(Call(command, _values(command, given))))

    parameters = [_argument_parameter(argument) for argument in command.arguments]
    parameters += [_option_parameter(option) for option in command.options]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return callback


def _values(command: Command, given: dict[str, Any]) -> dict[str, Any]:
    items: list[Argument | Option] = [*command.arguments, *command.options]
    return {
        item.name: _plain(item, value)
        for item in items
        if (value := given[_identifier(item.name)]) not in (None, False, [], ())
    }


def _identifier(name: str) -> str:
    return "value_" + name.replace("-", "_")


def _plain(item: Option | Argument, value: Any) -> Any:
    if item.kind == "date" and not is_date(value):
        raise typer.BadParameter(f"{value!r} is no date: write YYYY-MM-DD", param_hint=f"--{item.name}")
    if item.choices:
        for word in value if item.many else [value]:
            if word not in item.choices:
                raise typer.BadParameter(f"{word!r} is not one of {', '.join(item.choices)}", param_hint=item.name)
    return list(value) if item.many else value


_PYTHON_TYPES: dict[str, type] = {"integer": int, "number": float, "flag": bool}


def _option_parameter(option: Option) -> inspect.Parameter:
    plain: Any = _PYTHON_TYPES.get(option.kind, str)
    info = typer.Option(
        *reversed(option.flags),
        help=option.help,
        metavar="|".join(option.choices) or option.metavar or None,
        show_default=False,
        min=0 if option.kind in ("integer", "number") else None,
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
    """What `--help` says above the options."""
    return f"{command.summary[0].upper()}{command.summary[1:]}.\n\n{command.description}".strip()


def epilog(command: Command) -> str:
    """What `--help` says below the options: examples that run."""
    lines = [f"\b\n{example.shell}\n    {example.note}" for example in command.examples]
    return "\b\nExamples:\n\n" + "\n\n".join(lines) if lines else ""


def print_overview(summaries: dict[str, str], *, wanted: bool) -> None:
    """The list of commands: on stdout where it was asked for, else on stderr."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, help=OVERVIEW, epilog=OVERVIEW_END)
    for name, summary in summaries.items():
        app.command(name, help=f"{summary[0].upper()}{summary[1:]}.")(lambda: None)
    stdout = sys.stdout
    sys.stdout = stdout if wanted else sys.stderr
    try:
        invoke(app, "memctl", ["--help"])
    finally:
        sys.stdout = stdout


OVERVIEW = """The long-term memory of a language model, as a tree of Markdown files.

\b
llm logs --json | memctl extract | memctl score | memctl add -   # learn
llm -s "$(memctl inject -q "$prompt")" "$prompt"                 # remember
memctl decay --quiet                                             # fade, from cron
"""
OVERVIEW_END = "--tree DIR, --config FILE and --color WHEN may stand before the command.\n\nmemctl COMMAND --help says more."
