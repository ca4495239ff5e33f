"""The path by which other programs start memctl."""

from __future__ import annotations

import os
import shutil
import sys

from memctl.model.errors import NotFound

_NAME = "memctl"


def own_path() -> str:
    """Return the path by which memctl was started, links not resolved: those of pipx and uv stay over versions.
    NotFound if it has none."""
    started = sys.argv[0]
    beside = os.path.join(os.path.dirname(sys.executable), _NAME)
    for path in (started if os.path.basename(started) == _NAME else "", shutil.which(_NAME) or "", beside):
        found = shutil.which(path) if path and os.sep not in path else path
        if found and os.access(found, os.X_OK) and os.path.isfile(found):
            return os.path.abspath(found)
    raise NotFound("memctl is not on PATH: install it with pipx install memctl-markdown")
