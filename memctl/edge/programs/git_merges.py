"""The last merges of a repository: the files that each changed, in the common version and in those of both sides."""

from __future__ import annotations

import os

from memctl.edge.programs import git
from memctl.edge.programs.git_sync import SUBJECT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.lint import Merge

_PICKED = ("CHERRY_PICK_HEAD", "REBASE_HEAD")  # a commit of the other side, put on top of HEAD
_MOST = 8  # merges in a row that are looked at
_LATEST = 50  # commits in which they are looked for


def last_merges(root: str) -> list[Merge]:
    """Return the merges of the Markdown files below `root` that nobody has mended, the newest first: one that goes on,
    which has no result yet; then the one that HEAD is, and those that it merged, up to a commit that is none."""
    directory = git.run(root, "rev-parse", "--absolute-git-dir", check=False)
    going = [name for name in ("MERGE_HEAD", *_PICKED) if os.path.exists(os.path.join(directory, name))][:1]
    found = [_merge(root, [_base(root, "HEAD", name), "HEAD", name]) for name in going if name not in _PICKED]
    found += [_merge(root, [f"{name}^", "HEAD", name]) for name in going if name in _PICKED]
    for commit, *parents in unmended(root, "HEAD", *going):
        found.append(_merge(root, [_base(root, *parents), *parents, commit]))
    return found


def unmended(root: str, *tips: str) -> list[list[str]]:
    """Return the merges (commit, parent, parent) in a row that end in one of these commits. Sync mends its own, so
    only the last may be one of them."""
    words = ("log", f"-n{_LATEST}", "--topo-order", "--format=%H %P%x09%s", *tips, "--")
    rows = [line.partition("\t") for line in git.run(root, *words, check=False).splitlines()]
    known = {names.split(" ")[0]: (names.split(" "), subject) for names, _, subject in rows}
    found: list[list[str]] = []
    heads = git.run(root, "rev-parse", *tips, check=False).split()
    waiting = list(heads)
    for commit in waiting:
        names, subject = known.get(commit, ([], ""))
        if len(names) == 3 and len(found) < _MOST and (commit in heads or not subject.startswith(SUBJECT)):
            found.append(names)
            waiting += [name for name in names[1:] if name not in waiting]
    return found


def _merge(root: str, names: list[str]) -> Merge:
    """Return the files that differ between the commits (base, ours, theirs), and as the fourth merged them if it is
    named."""
    paths = dict.fromkeys(path for side in names[1:3] for path in _differing(root, names[0], side))
    blobs = _blobs(root, [f"{name}:./{path}" for path in paths for name in names])
    rows = {path: blobs[at * len(names) : (at + 1) * len(names)] for at, path in enumerate(paths)}
    merged = {path: row[3] for path, row in rows.items() if row[3:] and row[3] is not None}
    return {path: (row[0], row[1], row[2]) for path, row in rows.items()}, merged if names[3:] else None


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
