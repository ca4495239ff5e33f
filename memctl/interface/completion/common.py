"""Parts that the completions of all shells share."""

from __future__ import annotations

from memctl.edge.transcripts.clients import CLIENTS
from memctl.edge.transcripts.table import format_names
from memctl.model.memory import OWN_SCOPES, TYPES
from memctl.model.tables.command import Argument, Option
from memctl.model.tables.settings import SETTINGS, Setting

GENERATED = "Generated from the command table: python -m memctl.interface"
HELP = "help"  # takes the name of a command, but is no command itself
HELP_SUMMARY = "show the help of a command"


def words_for(item: Option | Argument) -> tuple[str, ...]:
    """Return the possible words, if the definitions list them."""
    if item.kind == "setting" and item.choices:
        return (*item.choices, *SETTINGS)
    if item.kind == "format":
        return format_names()
    if item.kind == "scope":
        return (*OWN_SCOPES, "all")
    return tuple(TYPES) if item.kind == "type" else item.choices


def values() -> dict[str, tuple[str, ...]]:
    """Return setting → its possible words, if it has any."""
    words = {name: _values_of(setting) for name, setting in SETTINGS.items()}
    return {name: found for name, found in words.items() if found}


def _values_of(setting: Setting) -> tuple[str, ...]:
    if setting.name == "decay.archive":
        return tuple(TYPES)
    if setting.kind == "places":
        return tuple(CLIENTS)
    return ("true", "false") if setting.kind == "flag" else setting.choices


def quoted(text: str, escape: str = "'\\''") -> str:
    """Return the text in single quotes. `escape` replaces a quote inside (fish: a backslash before it)."""
    return "'" + text.replace("'", escape) + "'"


def short_help(text: str) -> str:
    """Return the first sentence of a help text without its full stop."""
    return text.split(". ")[0].rstrip(".")
