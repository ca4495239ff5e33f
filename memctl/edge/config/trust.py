"""Trust in the trees of projects: those that the user lets into prompts on this machine, by place and id."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.safe_open import own, regular

PROJECT_DIRECTORY = ".memory"
TRUST_FILE = "trusted"


def project_root(directory: str) -> str:
    """Return the nearest `.memory` directory at or above, empty for none. Stops at the home directory and at a mount
    point."""
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
    """Return the id that `init` gave the tree, empty for a tree made by hand."""
    try:
        with open(os.path.join(root, ".memctl", "id"), encoding="utf-8", errors="replace", opener=regular) as file:
            return file.read().strip()
    except OSError:
        return ""


def is_trusted(root: str) -> bool:
    """Whether the user made or trusted the project tree with this id at this place, and also a link that leads to
    it."""
    return _trust_lines(root).issubset(_trusted())


def is_foreign(root: str) -> bool:
    """Whether the path leads into an untrusted project tree."""
    before, mark, _ = f"{root}/".partition(f"/{PROJECT_DIRECTORY}/")
    return bool(mark) and not is_trusted(f"{before}/{PROJECT_DIRECTORY}")


def is_link_of_others(root: str) -> bool:
    """Whether the tree is an untrusted link: a repository can contain one that leads anywhere."""
    return os.path.islink(root) and not is_trusted(root)


def trust(root: str) -> None:
    """Let the project tree at this place into prompts."""
    _append(_trust_lines(root) - _trusted())


def distrust(root: str) -> None:
    """Keep the project tree at this place out of prompts."""
    if is_trusted(root):
        _remove(tuple("\t" + line.rpartition("\t")[2] for line in _trust_lines(root)))  # under any id


def trusted_projects() -> list[str]:
    places = (line.rpartition("\t")[2] for line in sorted(_trusted()))
    return [os.path.dirname(place) for place in places if place.endswith("/" + PROJECT_DIRECTORY)]


def is_trusted_checkout(top: str) -> bool:
    """Whether the user confirmed that the repository at this place is a clone of the project that its remote names."""
    return _checkout_line(top) in _trusted()


def trust_checkout(top: str) -> None:
    """Let the clone at this place read the memories of its project."""
    _append({_checkout_line(top)} - _trusted())


def distrust_checkout(top: str) -> None:
    """Undo that."""
    if is_trusted_checkout(top):
        _remove(("\t" + _checkout_line(top).rpartition("\t")[2],))


def _checkout_line(top: str) -> str:
    return f"checkout\t{top}".replace("\n", "\\n")


def _append(lines: set[str]) -> None:
    if lines:
        directory = paths.make_private(paths.state_directory())
        with open(os.path.join(directory, TRUST_FILE), "a", encoding="utf-8", opener=regular) as file:
            file.write("".join(line + "\n" for line in sorted(lines)))


def _remove(ends: tuple[str, ...]) -> None:
    path = os.path.join(paths.state_directory(), TRUST_FILE)
    with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
        lines = [line for line in file.read().split("\n") if line and not line.endswith(ends)]
    with open(path, "w", encoding="utf-8", opener=regular) as file:
        file.write("".join(line + "\n" for line in lines))


def _trusted() -> frozenset[str]:
    path = os.path.join(paths.state_directory(), TRUST_FILE)
    try:
        with open(path, encoding="utf-8", errors="replace", opener=own) as file:
            return frozenset(file.read().split("\n"))
    except OSError:
        return frozenset()


def _trust_lines(root: str) -> set[str]:
    """Return the lines of the file for a trusted tree: its id and its place; for a link, also the link's place."""
    real = os.path.realpath(root)
    lines = [f"{tree_id(real)}\t{real}"]
    if os.path.islink(root):
        lines.append(f"link\t{os.path.abspath(root)}\t{real}")
    return {line.replace("\n", "\\n") for line in lines}
