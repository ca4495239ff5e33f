"""The files of the page for a browser: its parts in the package, and the page in the cache directory."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.model.errors import WriteError

_PARTS = os.path.abspath(os.path.join(os.path.dirname(__file__), os.pardir, "page"))
NAME = "memory.html"


def read_parts() -> tuple[str, str]:
    """Return (template, script)."""
    found = []
    for name in ("page.html", "page.js"):
        with open(os.path.join(_PARTS, name), encoding="utf-8") as file:
            found.append(file.read())
    return found[0], found[1]


def write_page(page: str) -> str:
    """Write the page where only the user can read it; return its path. WriteError if that fails."""
    path = os.path.join(paths.make_private(paths.cache_directory()), NAME)
    beside = f"{path}.{os.getpid()}"
    try:
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        with open(file, "wb") as out:
            out.write(page.encode())
        os.replace(beside, path)
    except OSError as error:
        raise WriteError(f"{path}: cannot be written: {error.strerror}") from None
    return path


def open_page(path: str) -> bool:
    """Open the page in the user's browser. Whether there is one."""
    import webbrowser  # an export opens none

    return webbrowser.open(f"file://{path}")
