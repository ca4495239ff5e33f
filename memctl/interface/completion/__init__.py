"""Completions, one module per shell, all generated from the same definitions."""

from __future__ import annotations

from memctl.interface.completion import bash, fish, zsh
from memctl.model.tables.command import Command


def scripts(commands: dict[str, Command], summaries: dict[str, str]) -> dict[str, str]:
    """Return path in the repository → script."""
    return {
        "completions/memctl.bash": bash.script(commands, summaries),
        "completions/_memctl": zsh.script(commands, summaries),
        "completions/memctl.fish": fish.script(commands, summaries),
    }
