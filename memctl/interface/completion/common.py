"""What completions of all shells have in common."""

from __future__ import annotations

from memctl.model.command import Argument, Option
from memctl.model.settings import SETTINGS
from memctl.model.types import TYPES

GENERATED = "Generated from the command table: python -m memctl.interface"
HELP = "help"  # takes the name of a command, and is none itself
HELP_SUMMARY = "what a command does and takes"


def words_for(item: Option | Argument) -> tuple[str, ...]:
    """The words that can stand there, where the definitions know them."""
    if item.kind == "setting" and item.choices:
        return (*item.choices, *SETTINGS)
    return tuple(TYPES) if item.kind == "type" else item.choices


def quoted(text: str, escape: str = "'\\''") -> str:
    """The text in single quotes; `escape` is how a quote is written inside of them (fish: a backslash before it)."""
    return "'" + text.replace("'", escape) + "'"


def short_help(text: str) -> str:
    """The first sentence of a help text, without its full stop."""
    return text.split(". ")[0].rstrip(".")
