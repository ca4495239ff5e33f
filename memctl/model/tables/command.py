"""A command line as data: what a command takes, and what it was given. Parsers, help, manual pages and completions are
all made from these definitions."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Values of an option: `flag` has none; `date` is ISO text; `day` is that or words such as last-week; `share` is a
# number from 0 to 1; those from `file` on only guide completion.
KINDS = (
    "flag", "text", "integer", "number", "share", "date", "day", "choice",
    "file", "directory", "command", "id", "archived-id", "waiting-id", "setting", "value", "type", "format",
)  # fmt: skip


class Option:
    """`--name`, with an optional one-letter form. `setting` names the setting that it overrides for one call."""

    __slots__ = ("name", "short", "kind", "metavar", "help", "choices", "many", "setting")

    def __init__(
        self,
        name: str,
        help: str,
        *,
        short: str = "",
        kind: str = "text",
        metavar: str = "",
        choices: tuple[str, ...] = (),
        many: bool = False,
        setting: str = "",
    ) -> None:
        self.name = name
        self.help = help
        self.short = short
        self.kind = "choice" if choices else kind
        self.metavar = metavar or ("" if kind == "flag" else name.upper().replace("-", "_"))
        self.choices = choices
        self.many = many
        self.setting = setting

    @property
    def flags(self) -> tuple[str, ...]:
        """How it is written, the short form first."""
        return (f"-{self.short}", f"--{self.name}") if self.short else (f"--{self.name}",)

    def overriding(self, setting: str) -> Option:
        """The same option, as one that overrides a setting for one call."""
        return Option(
            self.name, self.help, short=self.short, kind=self.kind, metavar=self.metavar, choices=self.choices,
            many=self.many, setting=setting,
        )  # fmt: skip


class Argument:
    """A positional argument. `many` takes all that are left; a required one must be there. It is one of its `choices`,
    or, where its kind is a setting, one of them or a setting: which, the command says."""

    __slots__ = ("name", "help", "kind", "choices", "required", "many")

    def __init__(
        self,
        name: str,
        help: str,
        *,
        kind: str = "text",
        choices: tuple[str, ...] = (),
        required: bool = False,
        many: bool = False,
    ) -> None:
        self.name = name
        self.help = help
        self.kind = kind
        self.choices = choices
        self.required = required
        self.many = many

    def takes(self, word: str) -> bool:
        """Whether its choices let the word stand there."""
        return not self.choices or word in self.choices or self.kind == "setting"

    @property
    def metavar(self) -> str:
        """How it is shown in a usage line."""
        shown = self.name.upper() + ("…" if self.many else "")
        return shown if self.required else f"[{shown}]"


class Example:
    """A shell line that runs on a tree as `memctl demo` leaves it, and what it is for."""

    __slots__ = ("shell", "note")

    def __init__(self, shell: str, note: str) -> None:
        self.shell = shell
        self.note = note


class Command:
    """A subcommand. `description` is plain paragraphs, separated by blank lines."""

    __slots__ = ("name", "summary", "description", "arguments", "options", "examples")

    def __init__(
        self,
        name: str,
        summary: str,
        *,
        description: str = "",
        arguments: tuple[Argument, ...] = (),
        options: tuple[Option, ...] = (),
        examples: tuple[Example, ...] = (),
    ) -> None:
        self.name = name
        self.summary = summary
        self.description = description
        self.arguments = arguments
        self.options = options
        self.examples = examples


class Call:
    """A command with the values it was given. An option that was not given is absent."""

    __slots__ = ("command", "values")

    def __init__(self, command: Command, values: dict[str, Any]) -> None:
        self.command = command
        self.values = values

    def given(self, name: str) -> bool:
        """Whether the option or argument was given."""
        return name in self.values

    def flag(self, name: str) -> bool:
        """Whether a flag was given."""
        return bool(self.values.get(name, False))

    def text(self, name: str, default: str = "") -> str:
        """The text that was given."""
        return str(self.values.get(name, default))

    def texts(self, name: str) -> tuple[str, ...]:
        """All texts that were given to a repeated option or argument."""
        return tuple(self.values.get(name, ()))

    def integer(self, name: str) -> int | None:
        """The whole number that was given, None where none was."""
        value = self.values.get(name)
        return None if value is None else int(value)

    def number(self, name: str) -> float | None:
        """The number that was given, None where none was."""
        value = self.values.get(name)
        return None if value is None else float(value)
