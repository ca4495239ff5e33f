"""Directories outside the tree: config, state and cache, by the XDG rules."""

from __future__ import annotations

import os
from stat import S_ISDIR

from memctl.model.errors import NotFound
from memctl.model.text.lines import fingerprint


def _home(variable: str, default: str) -> str:
    base = os.environ.get(variable, "")
    if os.path.isabs(base):  # the XDG rules ignore relative paths
        return os.path.join(base, "memctl")
    home = os.path.expanduser("~") if os.environ.get("HOME", "unset: whom the system says") else ""
    if not os.path.isabs(home):
        raise NotFound(f"no home directory: set HOME or {variable}")
    return os.path.join(home, default, "memctl")


def config_directory() -> str:
    """Return `$XDG_CONFIG_HOME/memctl`."""
    return _home("XDG_CONFIG_HOME", ".config")


def data_directory() -> str:
    """Return `$XDG_DATA_HOME/memctl`, the default place of the user's tree."""
    return _home("XDG_DATA_HOME", ".local/share")


def state_directory() -> str:
    """Return `$XDG_STATE_HOME/memctl`: the off switch, trust, usage, cursors."""
    return _home("XDG_STATE_HOME", ".local/state")


def cache_directory() -> str:
    """Return `$XDG_CACHE_HOME/memctl`: files that memctl can make again."""
    return _home("XDG_CACHE_HOME", ".cache")


def config_file() -> str:
    """Return the path of the user's config file, which may not exist."""
    return os.environ.get("MEMCTL_CONFIG") or os.path.join(config_directory(), "config.toml")


def of_tree(directory: str, root: str) -> str:
    """Return the directory below `directory` that belongs to the tree at `root`."""
    return os.path.join(directory, "trees", fingerprint(os.path.realpath(root), 16))


def make_private(directory: str) -> str:
    """Create a missing directory with mode 0700; return it."""
    os.makedirs(directory, mode=0o700, exist_ok=True)
    return directory


def named_tree(path: str) -> str:
    """Return the real path of a tree that the user names. NotFound if no tree may be there: every Markdown file below
    it would become memory."""
    if "\0" in path:
        raise NotFound(f"{path!r}: no directory can have this name")
    root = os.path.realpath(os.path.expanduser(path))
    if root == "/":
        raise NotFound(f"{path}: the root of the file system cannot be a memory tree: name a directory")
    try:
        if not S_ISDIR(os.stat(root).st_mode):
            raise NotFound(f"{path}: not a directory, so not a memory tree")
    except FileNotFoundError:
        pass
    except OSError as error:
        raise NotFound(f"{path[:80]}: cannot be a memory tree: {error.strerror}") from None
    return root


def need_tree(path: str) -> None:
    """Raise NotFound if a named tree is missing: creating it would hide a typing error."""
    root = named_tree(path)
    if not os.path.isdir(root):
        raise NotFound(f"{path}: there is no memory tree: create it with memctl init {root}")
