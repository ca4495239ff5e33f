"""Words for definitions, the same in `--help`, manual pages and completions."""

from __future__ import annotations

from memctl.model.memory import TYPES
from memctl.model.tables import options
from memctl.model.tables.command import Command, Option
from memctl.model.tables.settings import SETTINGS, Size

LONGEST_CHOICES = 32  # greatest width of choices shown as the placeholder
HELP_COLUMN = 28  # column where the help of an option begins
HELP_WIDTH = 76


class Groups:
    """The options of a command: its own, the shared filters, and those of every command."""

    def __init__(self, command: Command) -> None:
        self.everywhere = tuple(option for option in command.options if option in options.EVERYWHERE)
        rest = tuple(option for option in command.options if option not in options.EVERYWHERE)
        filtering = all(option in rest for option in options.FILTERS)
        self.filters = options.FILTERS if filtering else ()
        self.own = tuple(option for option in rest if option not in self.filters)


def sentence(summary: str) -> str:
    """Return a one-line summary as a sentence."""
    return f"{summary[0].upper()}{summary[1:]}."


def placeholder(option: Option) -> str:
    """Return the name of the value: its choices if they are short, otherwise its metavar. Empty for a flag."""
    choices = "|".join(option.choices)
    return choices if choices and len(choices) <= LONGEST_CHOICES else option.metavar


def explained(option: Option) -> str:
    """Return the help of an option, with its choices if the placeholder lacks them, whether it may repeat, and the
    default setting."""
    parts = [option.help]
    if option.choices and placeholder(option) == option.metavar:
        parts.append(f"One of {', '.join(option.choices)}.")
    if option.kind == "type":
        parts.append(f"One of {', '.join(TYPES)}, or a type from a config.")
    if option.kind == "day":
        parts.append("A date, or words such as yesterday, last-week and 7d.")
    if option.many:
        parts.append("You may repeat it.")
    if option.setting:
        parts.append(f"Default: {default_of(option.setting)}.")
    return " ".join(parts)


def option_lines(options: tuple[Option, ...]) -> str:
    """Return the lines about options for a help page."""
    return "\n".join(map(_option_line, options))


def _option_line(option: Option) -> str:
    import textwrap  # for help only

    written = "  " + ", ".join(option.flags) + (f" {placeholder(option)}" if placeholder(option) else "")
    margin = " " * HELP_COLUMN
    lines = textwrap.wrap(explained(option), HELP_WIDTH, initial_indent=margin, subsequent_indent=margin)
    if len(written) + 2 > HELP_COLUMN:
        return "\n".join([written, *lines])
    return "\n".join([written.ljust(HELP_COLUMN) + lines[0].lstrip(), *lines[1:]])


def default_of(setting: str) -> str:
    """Return `name = value` for the default of a setting, or only its name without a default."""
    default = SETTINGS[setting].default
    return f"{setting} = {written(default)}" if default not in ("", ()) else setting


def written(value: object) -> str:
    """Return a setting's value as in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple | list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return f'"{value}"' if isinstance(value, str | Size) else str(value)


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a description."""
    return [" ".join(part.split()) for part in text.strip().split("\n\n") if part.strip()]
