"""The trees of teams that the user's config names."""

from __future__ import annotations

import os
from collections.abc import Iterable

from memctl.edge.config.trust import PROJECT_DIRECTORY
from memctl.edge.store.tree import Tree
from memctl.model.tables.settings import MAY, SERVER, Settings, is_server

_NO_SERVER = "no server is set: memctl config teams.server postgresql://HOST/DATABASE"


class Team:
    """A scope of the config: `tree` is None if it cannot be read, and `problem` then says why. `prompts`: its memories
    may go into prompts. `server` is the URL of the server that has its index, empty for a tree."""

    def __init__(self, word: str, server: str = "") -> None:
        """`word` is `name=may:tree`, as the setting has it, `server` the usual server."""
        self.name, _, rest = word.partition("=")
        may, _, path = rest.partition(":")
        self.prompts = may == MAY[-1]
        self.tree, self.server = None, server if path == SERVER else path if is_server(path) else ""
        if path == SERVER or self.server:
            self.problem = "it is on a server, which only search and prompts ask" if self.server else _NO_SERVER
            return
        root = os.path.realpath(os.path.expanduser(path))
        inside = os.path.join(root, PROJECT_DIRECTORY)
        root = inside if os.path.isdir(inside) and not os.path.islink(inside) else root
        self.problem = _problem(root)
        self.tree = None if self.problem else Tree(root, self.name)


def teams_of(words: Iterable[str], server: str = "") -> list[Team]:
    """Return the teams of the setting `scopes`; `server` is the one of the setting `teams.server`."""
    return [Team(word, server) for word in words]


def holder_of(settings: Settings, name: str) -> str:
    """Return the tree of the team whose memory has this id or handle, empty for none."""
    key = name.removeprefix("^")
    trees = [team.tree for team in teams_of(settings.items("scopes")) if team.tree]
    return next((tree.root for tree in trees if any(memory.key == key for memory in tree.memories())), "")


def _problem(root: str) -> str:
    """Return why a tree cannot be read; empty if it can."""
    if root in ("/", os.path.realpath(os.path.expanduser("~"))):
        return f"{root}: cannot be a memory tree: name a directory"
    try:
        os.scandir(root).close()
    except OSError as error:
        return f"{root}: {error.strerror}"
    return ""
