"""The directories of the projects that memctl knows."""

from __future__ import annotations

import os

from memctl.edge.config import trust

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.edge.workspace import Workspace


def project_directories(workspace: Workspace) -> list[str]:
    """Return the home directory, the current one, and those of trusted trees and of projects in the user's tree."""
    found = [os.path.expanduser("~"), workspace.directory, *trust.trusted_projects()]
    if workspace.trees:
        found += workspace.projects().directories()
    return list(dict.fromkeys(place for place in found if os.path.isabs(place)))
