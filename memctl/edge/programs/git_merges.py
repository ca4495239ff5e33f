"""The last merge of a repository: the files that it changed, in the common version and in those of both sides."""

from __future__ import annotations

import os

from memctl.edge.programs import git

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.lint import Sides

_PICKED = ("CHERRY_PICK_HEAD", "REBASE_HEAD")  # a commit of the other side, put on top of HEAD


def last_merge(root: str) -> tuple[dict[str, Sides], dict[str, bytes] | None]:
    """Return (the Markdown files below `root` that the last merge changed, these as it merged them). It is the merge
    that goes on, which has no result yet, or the one that HEAD is."""
    commits, is_done = _commits_of_merge(root)
    if not all(commits):
        return {}, None
    paths = dict.fromkeys(path for commit in commits[1:] for path in _differing(root, commits[0], commit))
    names = [*commits, "HEAD"] if is_done else commits
    found = _blobs(root, [f"{commit}:./{path}" for path in paths for commit in names])
    rows = {path: found[at * len(names) : (at + 1) * len(names)] for at, path in enumerate(paths)}
    sides = {path: (row[0], row[1], row[2]) for path, row in rows.items()}
    if not is_done:
        return sides, None
    return sides, {path: row[3] for path, row in rows.items() if row[3] is not None}


def _commits_of_merge(root: str) -> tuple[tuple[str, ...], bool]:
    """Return ((base, ours, theirs), whether HEAD is their merge); empty names if nothing is merged."""
    directory = git.run(root, "rev-parse", "--absolute-git-dir", check=False)
    if os.path.exists(os.path.join(directory, "MERGE_HEAD")):
        return (_base(root, "HEAD", "MERGE_HEAD"), "HEAD", "MERGE_HEAD"), False
    for name in _PICKED:
        if os.path.exists(os.path.join(directory, name)):
            return (f"{name}^", "HEAD", name), False
    parents = git.run(root, "rev-list", "--parents", "-n", "1", "HEAD", check=False).split()[1:]
    if len(parents) != 2:
        return ("", "", ""), True
    return (_base(root, *parents), *parents), True


def _base(root: str, *commits: str) -> str:
    """Return the common ancestor, or the empty tree if there is none."""
    found = git.run(root, "merge-base", *commits, check=False)
    return found or git.run(root, "hash-object", "-t", "tree", "--stdin", check=False)


def _differing(root: str, old: str, new: str) -> list[str]:
    words = ("diff", "--name-only", "--no-renames", "--relative", "-z", old, new, "--", "*.md")
    return [path for path in git.run(root, *words, check=False).split("\0") if path and "\n" not in path]


def _blobs(root: str, names: list[str]) -> list[bytes | None]:
    """Return the content of each file, named as `commit:path`; None for one that is not there."""
    said = git.batch(root, names)
    found: list[bytes | None] = []
    for _ in names:
        head, _, said = said.partition(b"\n")
        if head.rpartition(b" ")[2].isdigit():
            size = int(head.rpartition(b" ")[2])
            found.append(said[:size])
            said = said[size + 1 :]
        else:
            found.append(None)
    return found
