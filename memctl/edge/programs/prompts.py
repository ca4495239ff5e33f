"""The prompts for models: plain text files in the package. The user can replace each by a file of their own."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import read_whole
from memctl.model.errors import InputError, NotFound, WriteError

_PACKAGED = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 2, "prompts"))
# Placeholders that a prompt must have, by the first part of its name: without them the model would not see its input.
PLACEHOLDERS = {
    "extract": ("{{conversation}}",),
    "extract-lines": ("{{conversation}}",),
    "judge": ("{{known}}", "{{new}}"),
    "summarize": ("{{conversation}}",),
    "review": ("{{memory}}", "{{near}}"),
    "consolidate": ("{{notes}}",),
}


def own_directory() -> str:
    """Return the directory of the user's own prompts: a file of the same name there replaces ours."""
    return os.path.join(paths.config_directory(), "prompts")


def own_path(name: str) -> str:
    """Return the path of the user's own prompt of that name, which may not exist."""
    return os.path.join(own_directory(), f"{name}.md")


def prompt_names() -> list[str]:
    """Return the names of all prompts, such as `extract.en`."""
    return sorted(name.removesuffix(".md") for name in os.listdir(_PACKAGED) if name.endswith(".md"))


def prompt_path(name: str) -> str:
    """Return the file of a prompt: the user's own if there is one. NotFound for an unknown name."""
    packaged = os.path.join(_PACKAGED, f"{name}.md")
    if os.sep in name or not os.path.isfile(packaged):
        raise NotFound(f"no prompt has the name {name!r}; use one of {', '.join(prompt_names())}")
    return own_path(name) if os.path.isfile(own_path(name)) else packaged


def is_users_own(name: str) -> bool:
    """Whether the user replaced this prompt."""
    return prompt_path(name) == own_path(name)


def read_prompt(name: str) -> str:
    """Return the text of a prompt. InputError if the user's own is not usable."""
    path = prompt_path(name)
    try:
        text = read_whole(path).decode("utf-8")
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8") from None
    missing = [word for word in PLACEHOLDERS[name.split(".")[0]] if word not in text]
    if missing:
        raise InputError(f"{path}: the prompt must contain {' and '.join(missing)}")
    return text


def copy_to_own(name: str) -> str:
    """Copy a prompt to the user's own, unless it is there; return the path."""
    path = own_path(name)
    text = "" if os.path.lexists(path) else read_prompt(name)
    if not os.path.lexists(path):
        try:
            paths.make_private(own_directory())
            with open(path, "x", encoding="utf-8") as file:
                file.write(text)
        except OSError as error:
            raise WriteError(f"{path}: {error.strerror}") from None
    return path
