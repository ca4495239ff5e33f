"""Command lines as data: the definition of a command, and the values of one call. memctl generates parsers, help,
manual pages and completions from the definitions."""

from __future__ import annotations

from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# Kinds of option values: `flag` takes none; `date` is ISO text; `day` also allows words such as last-week; `share` is a
# number from 0 to 1; the kinds from `file` on only guide completion.
KINDS = (
    "flag", "text", "integer", "number", "share", "date", "day", "choice",
    "file", "directory", "command", "id", "archived-id", "waiting-id", "setting", "value", "type", "format", "scope",
)  # fmt: skip


class Option:
    """An option `--name`, perhaps with a one-letter form. It overrides `setting` for one call."""

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
        """The written forms, the short one first."""
        return (f"-{self.short}", f"--{self.name}") if self.short else (f"--{self.name}",)

    def overriding(self, setting: str) -> Option:
        """Return this option as an override of a setting for one call."""
        return Option(
            self.name, self.help, short=self.short, kind=self.kind, metavar=self.metavar, choices=self.choices,
            many=self.many, setting=setting,
        )  # fmt: skip


class Argument(Value):
    """A positional argument. `many` takes all remaining words; a required argument must be given. The word must be one
    of its `choices`; if its kind is a setting, the command also decides about names of settings."""

    name: str
    help: str
    kind: str = "text"
    choices: tuple[str, ...] = ()
    required: bool = False
    many: bool = False

    def takes(self, word: str) -> bool:
        return not self.choices or word in self.choices or self.kind == "setting"

    @property
    def metavar(self) -> str:
        """The name in a usage line."""
        shown = self.name.upper() + ("…" if self.many else "")
        return shown if self.required else f"[{shown}]"


class Example(Value):
    """A shell line that runs on the tree of `memctl demo`, and its purpose."""

    shell: str
    note: str


class Command(Value):
    """A subcommand. `description` is plain text in paragraphs, separated by blank lines."""

    name: str
    description: str = ""
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    examples: tuple[Example, ...] = ()


class Call(Value):
    """A command with its values. Options that were not given are absent."""

    command: Command
    values: dict[str, Any]

    def given(self, name: str) -> bool:
        """Whether the option or argument was given."""
        return name in self.values

    def flag(self, name: str) -> bool:
        return bool(self.values.get(name, False))

    def text(self, name: str, default: str = "") -> str:
        return str(self.values.get(name, default))

    def texts(self, name: str) -> tuple[str, ...]:
        """Return all texts of a repeated option or argument; ids may be joined by commas."""
        return tuple([part for word in self.values.get(name, ()) for part in _parts(word)])

    def integer(self, name: str) -> int | None:
        """Return the whole number, None if none was given."""
        value = self.values.get(name)
        return None if value is None else int(value)

    def number(self, name: str) -> float | None:
        value = self.values.get(name)
        return None if value is None else float(value)


def _parts(word: str) -> list[str]:
    """Return the ids of a word such as `m7f3k,m8f3k`; any other word is one part."""
    parts = word.split(",") if "," in word else []
    return parts if parts and all(map(_is_id, parts)) else [word]


def _is_id(word: str) -> bool:
    word = word.removeprefix("^")
    return word[:1] in ("m", "~") and len(word) > _SHORTEST and word[1:].isascii() and word[1:].isalnum()


_SHORTEST = 4  # letters of an id behind its m
