"""Which trees of others the user trusts, and how a tree is named outside of it."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import own, regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass

PROJECT_DIRECTORY = ".memory"

TRUST_FILE = "trusted"


def project_root(directory: str) -> str:
    """The nearest `.memory` directory at or above, empty for none; stops at the home directory and at a mount point."""
    home = os.path.realpath(os.path.expanduser("~"))
    here = os.path.realpath(directory)
    while True:
        candidate = os.path.join(here, PROJECT_DIRECTORY)
        if os.path.isdir(candidate):
            return candidate
        parent = os.path.dirname(here)
        if parent == here or here == home or os.path.ismount(here):
            return ""
        here = parent


def tree_id(root: str) -> str:
    """The id that `init` gave the tree, empty for a tree that was made by hand."""
    try:
        with open(os.path.join(root, ".memctl", "id"), encoding="utf-8", errors="replace", opener=regular) as file:
            return file.read().strip()
    except OSError:
        return ""


def _trust_line(root: str) -> str:
    return f"{tree_id(root)}\t{os.path.realpath(root)}".replace("\n", "\\n")


def is_trusted(root: str) -> bool:
    """Whether a project tree at this place, with this id, was made here or let in by a person."""
    try:
        with open(
            os.path.join(paths.state_directory(), TRUST_FILE), encoding="utf-8", errors="replace", opener=own
        ) as file:
            return _trust_line(root) in file.read().split("\n")
    except OSError:
        return False


def is_foreign(root: str) -> bool:
    """Whether this is a project's tree that nobody has let in."""
    return os.path.basename(root) == PROJECT_DIRECTORY and not is_trusted(root)


def trust(root: str) -> None:
    """Let the project tree at this place into prompts."""
    if not is_trusted(root):
        directory = paths.make_private(paths.state_directory())
        with open(os.path.join(directory, TRUST_FILE), "a", encoding="utf-8", opener=regular) as file:
            file.write(_trust_line(root) + "\n")


def distrust(root: str) -> None:
    """Keep the project tree at this place out of prompts."""
    if is_trusted(root):
        path = os.path.join(paths.state_directory(), TRUST_FILE)
        with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
            lines = [line for line in file.read().split("\n") if line and line != _trust_line(root)]
        with open(path, "w", encoding="utf-8", opener=regular) as file:
            file.write("".join(line + "\n" for line in lines))
