"""The layout and starter files that `init` makes."""

from __future__ import annotations

import os
import secrets

from memctl.edge.config import paths
from memctl.edge.config.trust import trust
from memctl.edge.safe_open import regular
from memctl.edge.store import files

_CONFIG = """\
# Settings of this tree. memctl config lists all of them; a tree cannot name commands to run.
# [inject]
# budget = 2000
"""

_IGNORE = """\
# local state of memctl: not for git
id
journal*
ledger*
inbox/
lock
plan*
swap*
tmp*
"""

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
    """Make what is missing of a tree at `root` (0700, files 0600); returns the relative paths made.

    Nothing that is there is touched."""
    starters = PROJECT_FILES if project else USER_FILES
    made = [path for path in starters if not os.path.lexists(os.path.join(root, path))]
    if dry_run:
        return made
    paths.make_private(root)
    for path in made:
        files.create(root, path, starters[path].encode())
    if not os.path.lexists(os.path.join(root, TREE_ID)):
        files.create(root, TREE_ID, f"{secrets.token_hex(8)}\n".encode())
    if project:
        trust(root)
    return made


def prepare_for_git(root: str, *, dry_run: bool = False) -> list[str]:
    """See that a tree's files are merged by memctl and its local state stays out of git; returns the paths changed.
    What else these files say stays."""
    changed = []
    for path, text in ((".gitattributes", _ATTRIBUTES), (".memctl/.gitignore", _IGNORE)):
        if _add_lines(os.path.join(root, path), text.splitlines(keepends=True), dry_run=dry_run):
            changed.append(path)
    return changed


def _add_lines(path: str, lines: list[str], *, dry_run: bool) -> bool:
    """Append those lines that a file does not have; whether there were any."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape", opener=regular) as file:
            old = file.read()
    except FileNotFoundError:
        old = ""
    missing = [line for line in lines if line.strip() not in old.split("\n")]
    if missing and not dry_run:
        start = "\n" if old and not old.endswith("\n") else ""
        with open(path, "a", encoding="utf-8", opener=regular) as file:
            file.write(start + "".join(missing))
    return bool(missing)
