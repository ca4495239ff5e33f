"""The prompts for models: plain text files in the package, each of which a file of the user's own replaces."""

from __future__ import annotations

import os

from memctl.edge import places
from memctl.model.errors import NotFound

_PACKAGED = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "prompts")


def own_directory() -> str:
    """Where the user's own prompts lie: a file of the same name there is read instead."""
    return os.path.join(places.config_directory(), "prompts")


def prompt_names() -> list[str]:
    """The names of all prompts, as `extract.en`."""
    return sorted(name.removesuffix(".md") for name in os.listdir(_PACKAGED) if name.endswith(".md"))


def prompt_path(name: str) -> str:
    """The file that holds a prompt: the user's own if there is one. NotFound for a name that no prompt has."""
    for directory in (own_directory(), _PACKAGED):
        path = os.path.join(directory, f"{name}.md")
        if os.path.isfile(path):
            return path
    raise NotFound(f"no prompt is named {name!r}: there are {', '.join(prompt_names())}")


def read_prompt(name: str) -> str:
    """The text of a prompt."""
    with open(prompt_path(name), encoding="utf-8") as file:
        return file.read()
