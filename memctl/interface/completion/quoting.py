"""Words as shells read them."""

from __future__ import annotations

GENERATED = "Generated from the command table: python -m memctl.interface"


def quoted(text: str, escape: str = "'\\''") -> str:
    """The text in single quotes; `escape` is how a quote is written inside of them (fish: a backslash before it)."""
    return "'" + text.replace("'", escape) + "'"


def short_help(text: str) -> str:
    """The first sentence of a help text, without its full stop."""
    return text.split(". ")[0].rstrip(".")
