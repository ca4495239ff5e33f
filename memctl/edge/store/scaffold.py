"""The layout and starter files of `init`."""

from __future__ import annotations

import os
import secrets

from memctl.edge.config import paths
from memctl.edge.config.trust import is_link_of_others, tree_id, trust
from memctl.edge.store import files
from memctl.model.errors import WriteError
from memctl.model.paths import LOCAL

_CONFIG = """\
# Settings of this tree. memctl config lists all of them; a tree cannot name commands to run.
# [inject]
# budget = 2000
"""

_IGNORE = "".join(f"{name}\n" for name in ("# local state of memctl: not for git", *LOCAL))

_ATTRIBUTES = """\
*.md merge=memctl
.memctl/tombstones.jsonl merge=memctl
"""

TREE_ID = ".memctl/id"

USER_FILES = {
    "_core/profile.md": "# Profile\n",
    "_core/preferences.md": "# Preferences\n",
    "learnings.md": "# Learnings\n",
    "goals.md": "# Goals\n",
    "context.md": "# Context\n",
    ".memctl/config.toml": _CONFIG,
    ".memctl/.gitignore": _IGNORE,
}

PROJECT_FILES = {
    "_core/conventions.md": "---\ntype: preference\n---\n# Conventions\n",
    "architecture.md": "# Architecture\n",
    "decisions.md": "---\ntype: decision\n---\n# Decisions\n",
    "context.md": "# Context\n",
    ".memctl/config.toml": _CONFIG,
    ".memctl/.gitignore": _IGNORE,
}


def make_tree(root: str, *, project: bool, dry_run: bool = False) -> list[str]:
    """Create the missing parts of a tree at `root` (0700, files 0600); return the relative paths created.

    Existing files stay unchanged. A project's tree is trusted if it is new: the user must first read files that came
    with a repository."""
    if project and is_link_of_others(root):
        raise WriteError(f"{root}: it is a link to {os.path.realpath(root)}: to use it, run memctl on --project")
    is_new = not os.path.lexists(root)
    starters = PROJECT_FILES if project else USER_FILES
    made = [path for path in starters if not os.path.lexists(os.path.join(root, path))]
    if dry_run:
        return made
    paths.make_private(root)
    for path in made:
        files.create(root, path, starters[path].encode())
    if not os.path.lexists(os.path.join(root, TREE_ID)):
        files.create(root, TREE_ID, f"{secrets.token_hex(8)}\n".encode())
    if project and is_new:
        trust(root)
    return made


def let_in(root: str) -> None:
    """Trust the tree of a project, under an id: a later tree at this place has another."""
    if not tree_id(root):
        try:
            for path, text in ((".memctl/.gitignore", _IGNORE), (TREE_ID, f"{secrets.token_hex(8)}\n")):
                if not os.path.lexists(os.path.join(root, path)):
                    files.create(root, path, text.encode())
        except (OSError, WriteError):
            pass  # if the id cannot be written, trust the place alone
    trust(root)


def prepare_for_git(root: str, *, dry_run: bool = False) -> list[str]:
    """Set up git's files: memctl merges the tree's files, and local state stays out of git. Return the paths changed.
    Other lines of these files stay."""
    changed = []
    for path, text in ((".gitattributes", _ATTRIBUTES), (".memctl/.gitignore", _IGNORE)):
        if _add_lines(root, path, text.splitlines(keepends=True), dry_run=dry_run):
            changed.append(path)
    return changed


def _add_lines(root: str, path: str, lines: list[str], *, dry_run: bool) -> bool:
    """Append the lines that a file lacks; return whether there were any."""
    old = (files.read_file(root, path) or b"").decode("utf-8", "surrogateescape")
    missing = [line for line in lines if line.strip() not in old.split("\n")]
    if missing and not dry_run:
        added = ("\n" if old and not old.endswith("\n") else "") + "".join(missing)
        files.change(root, path, lambda data: data + added.encode())
    return bool(missing)
