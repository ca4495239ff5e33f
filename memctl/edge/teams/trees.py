"""The trees of teams that the user's config names."""

from __future__ import annotations

import os

from memctl.edge.config.trust import PROJECT_DIRECTORY
from memctl.edge.store.tree import Tree
from memctl.model.tables.settings import MAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Team:
    """A scope of the config: `tree` is None if it cannot be read, and `problem` then says why. `prompts`: its memories
    may go into prompts."""

    __slots__ = ("name", "problem", "prompts", "tree")

    def __init__(self, word: str) -> None:
        """`word` is `name=may:tree`, as the setting has it."""
        self.name, _, rest = word.partition("=")
        may, _, path = rest.partition(":")
        self.prompts = may == MAY[-1]
        root = os.path.realpath(os.path.expanduser(path))
        inside = os.path.join(root, PROJECT_DIRECTORY)
        root = inside if os.path.isdir(inside) and not os.path.islink(inside) else root
        self.problem = _problem(root)
        self.tree = None if self.problem else Tree(root, self.name)


def teams_of(words: Iterable[str]) -> list[Team]:
    """Return the teams of the setting `scopes`."""
    return [Team(word) for word in words]


def _problem(root: str) -> str:
    """Return why a tree cannot be read; empty if it can."""
    if root in ("/", os.path.realpath(os.path.expanduser("~"))):
        return f"{root}: cannot be a memory tree: name a directory"
    try:
        os.scandir(root).close()
    except OSError as error:
        return f"{root}: {error.strerror}"
    return ""
