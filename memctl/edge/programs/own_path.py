"""The path by which other programs start memctl."""

from __future__ import annotations

import os
import sys

from memctl.model.errors import NotFound

_NAME = "memctl"


def own_path() -> str:
    """Return the path by which memctl was started, links not resolved: those of pipx and uv stay over versions.
    NotFound if it has none."""
    started = sys.argv[0]
    beside = os.path.join(os.path.dirname(sys.executable), _NAME)
    own = started if os.sep in started else found_on_path(started)
    for path in (own if os.path.basename(started) == _NAME else "", found_on_path(_NAME), beside):
        if _is_program(path):
            return os.path.abspath(path)
    raise NotFound("memctl is not on PATH: install it with pipx install memctl-markdown")


def found_on_path(name: str) -> str:
    """Return the path of a program, "" if PATH has none of this name. As shutil.which, which imports as much as a
    command costs."""
    paths = (os.path.join(directory, name) for directory in os.get_exec_path())
    return next(filter(_is_program, paths), "")


def _is_program(path: str) -> bool:
    return bool(path) and os.path.isfile(path) and os.access(path, os.X_OK)
