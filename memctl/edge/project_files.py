"""The directories of the projects that memctl knows, and the files that clients keep there.

A repository may contain such a file too, and then others wrote it. So a file counts only where git does not know it, or
in the home directory itself."""

from __future__ import annotations

import os

from memctl.edge.config import trust
from memctl.edge.safe_open import regular

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.workspace import Workspace

_OF_PREFIXES = 4  # from this version on, git's index shortens paths


def project_directories(workspace: Workspace) -> list[str]:
    """Return the home directory, the current one, and those of trusted trees and of projects in the user's tree."""
    found = [os.path.expanduser("~"), workspace.directory, *trust.trusted_projects()]
    if workspace.trees:
        found += workspace.projects().directories()
    return list(dict.fromkeys(place for place in found if os.path.isabs(place)))


def came_with_the_project(path: str) -> bool:
    """Whether a file in a project may be another person's: git knows it, or it is in no repository."""
    if not os.path.isfile(path):
        return True
    home, here = os.path.realpath(os.path.expanduser("~")), os.path.dirname(os.path.realpath(path))
    if here == home:
        return False
    top = here
    while not os.path.isdir(os.path.join(top, ".git")):
        top, below = os.path.dirname(top), top
        if top in (below, home) or os.path.lexists(os.path.join(below, ".git")):
            return True
    try:
        with open(os.path.join(top, ".git", "index"), "rb", opener=regular) as file:
            index = file.read()
    except FileNotFoundError:
        return False  # nothing was added yet
    except OSError:
        return True
    known = os.fsencode(os.path.relpath(os.path.realpath(path), top)) + b"\0"
    return index[4:8] >= _OF_PREFIXES.to_bytes(4, "big") or known in index
