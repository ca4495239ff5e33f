"""Find the project of a directory: its top level and its git remote, read without git. Running git costs more than a
prompt may, and the configuration of a repository can name commands."""

from __future__ import annotations

import os
from collections.abc import Iterator

from memctl.edge.safe_open import regular, text_of
from memctl.model.value import Value

_LARGEST = 64 * 1024  # bytes of one of git's files that are read
_SHORTENED = (4).to_bytes(4, "big")  # the version of an index
_MARKS = (".git", ".hg", ".svn", ".jj")
_TEMPORARY = ("/tmp", "/var/tmp")
_SHARED = ("Desktop", "Documents", "Downloads")  # directories in the home directory with mixed content


class Checkout(Value):
    """`top` is the top level of a repository, or the directory itself outside of one. `directories` are those that may
    identify the project, the nearest first. `remote` is the origin of the clone, empty for none."""

    top: str
    directories: list[str]
    remote: str = ""


def checkout_of(directory: str) -> Checkout | None:
    """Return the project of a directory, which may no longer exist. None if it cannot be a project's."""
    shared = _no_projects()
    here = os.path.realpath(directory)
    passed: list[str] = []
    while here not in shared:
        passed.append(here)
        if any(os.path.lexists(os.path.join(here, mark)) for mark in _MARKS):
            return _repository(here)
        above = os.path.dirname(here)
        if above == here or os.path.ismount(here):
            break
        here = above
    return Checkout(passed[0], passed) if passed else None


def _no_projects() -> frozenset[str]:
    """Return the directories with mixed content: statements made there belong to no project."""
    home = os.path.realpath(os.path.expanduser("~"))
    found = ["/", home, *(os.path.join(home, name) for name in _SHARED), *_TEMPORARY]
    above = os.path.dirname(home)
    while above not in found:
        found.append(above)
        above = os.path.dirname(above)
    return frozenset(map(os.path.realpath, found))


def _repository(top: str) -> Checkout:
    """Return the repository at a top level. A work tree belongs to the repository that it was made from."""
    git = os.path.join(top, ".git")
    if os.path.isfile(git):  # a work tree or a submodule
        own, common = _named_by(git)
        if not _knows(own, top, is_work_tree=bool(common)):
            return Checkout(top, [top])  # anybody can write a file that names another project's repository
        git = os.path.normpath(os.path.join(own, common))
        if common:
            top = os.path.realpath(os.path.dirname(git) if os.path.basename(git) == ".git" else git)
    return Checkout(top, [top], _remote(text_of(os.path.join(git, "config"), _LARGEST)))


def is_forged(top: str) -> bool:
    """Whether the `.git` of a directory is a file that names a repository which does not name this directory."""
    git = os.path.join(top, ".git")
    if not os.path.isfile(git):
        return False
    own, common = _named_by(git)
    return not _knows(own, os.path.realpath(top), is_work_tree=bool(common))


def _named_by(git: str) -> tuple[str, str]:
    """Return (the git directory that a file `.git` names, the path from it to the shared one; empty for none)."""
    own = os.path.normpath(os.path.join(os.path.dirname(git), text_of(git, _LARGEST).partition("gitdir:")[2].strip()))
    return own, text_of(os.path.join(own, "commondir"), _LARGEST).strip()


def _knows(git: str, top: str, *, is_work_tree: bool) -> bool:
    """Whether the git directory that a file names points back to this place."""
    if is_work_tree:
        back = os.path.dirname(os.path.join(git, text_of(os.path.join(git, "gitdir"), _LARGEST).strip()))
    else:
        lines = text_of(os.path.join(git, "config"), _LARGEST).split("\n")
        keys = (line.partition("=") for line in lines)
        back = next((os.path.join(git, value.strip().strip('"')) for key, _, value in keys
                     if key.strip().lower() == "worktree"), "")  # fmt: skip
    return bool(back) and os.path.realpath(back) == top


def _remote(config: str) -> str:
    """Return the URL of a repository's remote from its configuration: `origin`, else the first remote."""
    found: dict[str, str] = {}
    name = ""
    for line in map(str.strip, config.split("\n")):
        if line.startswith("["):
            kind, _, quoted = line.strip("[]").partition(" ")
            name = quoted.strip('" ') if kind.lower() == "remote" else ""
        elif name:
            key, _, value = line.partition("=")
            if key.strip().lower() == "url" and (url := plain_remote(value.strip().strip('"'))):
                found.setdefault(name, url)
    return found.get("origin") or next(iter(found.values()), "")


def plain_remote(url: str) -> str:
    """Return `host/path` of a URL in any form, without user, password, port, query and `.git`; empty for a local
    path."""
    scheme, mark, rest = url.partition("://")
    rest = (rest if mark else url).partition("?")[0].partition("#")[0]
    if mark and scheme.lower() == "file":
        rest = "/" + rest.partition("/")[2]
    if not rest.startswith("/"):
        host, part, path = rest.rpartition("@")[2].partition("/" if mark else ":")
        if not part or "/" in host or host.startswith("."):
            return ""
        rest = f"{host.partition(':')[0].lower()}/{path.strip('/')}"
    rest = rest.rstrip("/").removesuffix(".git").rstrip("/")
    return rest if rest.strip("/") and rest.isprintable() else ""


def is_in_repository(root: str) -> bool:
    """Whether a directory is part of a git work tree."""
    return bool(work_tree(root))


def work_tree(directory: str) -> str:
    """Return the top level of the git work tree around a directory; empty for none."""
    here = os.path.realpath(directory)
    while not os.path.lexists(os.path.join(here, ".git")):
        if os.path.dirname(here) == here:
            return ""
        here = os.path.dirname(here)
    return here


def is_tracked(path: str) -> bool:
    """Whether git tracks a file. An index of version 4 shortens paths: there, the name of the file decides."""
    directory, name = os.path.split(path)
    top = work_tree(directory)
    if not top:
        return False
    git = os.path.join(top, ".git")
    if os.path.isfile(git):
        git, _ = _named_by(git)
    inside = os.path.relpath(os.path.join(os.path.realpath(directory), name), top)
    return any(_lists(data, name if data[4:8] == _SHORTENED else inside) for data in _indexes(git))


def _lists(index: bytes, path: str) -> bool:
    return os.fsencode(path).lower() + b"\0" in index.lower()


def _indexes(git: str) -> Iterator[bytes]:
    """Yield git's index, and the ones that it shares."""
    try:
        names = [name for name in os.listdir(git) if name == "index" or name.startswith("sharedindex.")]
    except OSError:
        return
    for name in names:
        try:
            with open(os.path.join(git, name), "rb", opener=regular) as file:
                yield file.read()
        except OSError:
            continue
