"""The files of the page for a browser: its parts in the package, and the page in the cache directory."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import replace_whole
from memctl.model.errors import WriteError

_PARTS = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 2, "page"))
_SCRIPTS = ("list.js", "details.js", "relations.js", "changes.js", "keys.js")
NAME = "memory.html"
LEADING = "serve.html"  # leads a browser to the served page


def read_parts() -> tuple[str, str, str]:
    """Return (template, style, script) of the page."""
    return _read("page.html"), _read("page.css"), "".join(map(_read, _SCRIPTS))


def read_door() -> tuple[str, str, str]:
    """Return (template, style, script) of the page for a browser without the token."""
    return _read("door.html"), _read("page.css"), _read("door.js")


def _read(name: str) -> str:
    with open(os.path.join(_PARTS, name), encoding="utf-8") as file:
        return file.read()


def write_page(page: str, name: str = NAME) -> str:
    """Write the page where only the user can read it; return its path. WriteError if that fails."""
    path = os.path.join(paths.make_private(paths.cache_directory()), name)
    try:
        replace_whole(path, page.encode(), sync=False)
    except OSError as error:
        raise WriteError(f"{path}: cannot be written: {error.strerror}") from None
    return path


def lead_to(url: str) -> str:
    """Write a page that leads to this URL, and return its path. A browser is opened with this path, because other users
    can read the command line of every process, and the URL has the token."""
    return write_page(f'<!doctype html><meta name="referrer" content="no-referrer"><meta http-equiv="refresh" '
                      f'content="0;url={url}"><title>Memory</title>\n', LEADING)  # fmt: skip


def remove(path: str) -> None:
    """Remove a page that was written, if it is there."""
    try:
        os.unlink(path)
    except OSError:
        return


def open_page(path: str) -> bool:
    """Open the page in the user's browser. Whether there is one."""
    import webbrowser  # an export opens none

    return webbrowser.open(f"file://{path}")
