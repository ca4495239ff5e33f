"""The small parser: handles the plain uses of every command without loading Typer, and leaves the rest to Typer.

It must agree with Typer wherever it answers. In doubt, or on an error, it returns None."""

from __future__ import annotations

from memctl.model.tables.command import Argument, Call, Command, Option
from memctl.model.text.dates import is_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def parse_plain(command: Command, words: list[str]) -> Call | None:
    """Return the call for these words, None if Typer must decide (help, errors, rare spellings)."""
    flags = {flag: option for option in command.options for flag in option.flags}
    values: dict[str, Any] = {}
    positional: list[str] = []
    number = 0
    while number < len(words):
        word = words[number]
        number += 1
        if word == "--":
            positional += words[number:]
            break
        if word == "-" or not word.startswith("-"):
            positional.append(word)
            continue
        name, equals, value = word.partition("=") if word.startswith("--") else (word, "", "")
        option = flags.get(name)
        if option is None or (option.kind == "flag" and equals):
            return None
        if option.kind != "flag" and not equals:
            if number == len(words):
                return None
            value = words[number]
            number += 1
        if not _take(option, value, values):
            return None
    return Call(command, values) if _place(command.arguments, positional, values) else None


def _take(option: Option, word: str, values: dict[str, Any]) -> bool:
    if option.kind == "flag":
        values[option.name] = True
        return True
    try:
        value = _value(option, word)
    except ValueError:
        return False
    if option.many:
        values.setdefault(option.name, []).append(value)
    else:
        values[option.name] = value
    return True


def _value(option: Option | Argument, word: str) -> Any:
    """Convert the word to the option's kind. Raises ValueError if it does not fit."""
    if option.kind == "integer":
        return int(word) if word.isascii() and word.isdigit() else _unsure()
    if option.kind in ("number", "share"):
        number = float(word) if word.isascii() and word.replace(".", "", 1).isdigit() else _unsure()
        return number if option.kind == "number" or number <= 1 else _unsure()
    if option.kind == "choice" and word not in option.choices:
        return _unsure()
    if option.kind == "date" and not is_date(word):
        return _unsure()
    return word


def _unsure() -> Any:
    raise ValueError


def _place(arguments: tuple[Argument, ...], words: list[str], values: dict[str, Any]) -> bool:
    """Assign the positional words to the arguments. Returns False if they do not fit."""
    for argument in arguments:
        if not all(map(argument.takes, words[: None if argument.many else 1])):
            return False
        if argument.many and words:
            values[argument.name], words = words, []
        elif words:
            values[argument.name], words = words[0], words[1:]
        elif argument.required:
            return False
    return not words
