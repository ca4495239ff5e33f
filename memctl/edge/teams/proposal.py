"""A proposal to a team: a branch with one commit, made beside the checkout, which stays as it is."""

from __future__ import annotations

import os
import tempfile

from memctl.edge.programs import git
from memctl.edge.store.tree import read_front_matter
from memctl.model.errors import UsageError
from memctl.model.markdown.page import Page
from memctl.model.markdown.parse import decode, encode, parse

_BASES = ("refs/remotes/origin/HEAD", "@{upstream}", "HEAD")  # what a branch begins with: the first that exists
_NO_COMMIT = "0" * 40


class Proposal:
    """Changes to the tree of a team at `root`, on top of what its remote has."""

    def __init__(self, root: str) -> None:
        self.top = git.top_level(root)
        if not self.top:
            raise UsageError(f"promote: {root} is not in git: run git init and commit it first")
        inside = os.path.relpath(os.path.realpath(root), os.path.realpath(self.top))
        self.prefix = "" if inside == "." else f"{inside}/"
        heads = (git.run(self.top, "rev-parse", "--verify", "--quiet", f"{base}^{{commit}}", check=False)
                 for base in _BASES)  # fmt: skip
        self.base = next(filter(None, heads), "")
        self._was: dict[str, Page] = {}
        self._now: dict[str, Page] = {}

    def page(self, path: str) -> Page:
        """Return a file of the tree as the team has it, with the changes of this proposal; empty if it has none."""
        if path not in self._now:
            text = decode((git.blob(self.top, f"{self.base}:{self.prefix}{path}") if self.base else None) or b"")
            front = parse(text, path).front
            page = Page(text, path, read_front_matter(front)[0] if front is not None else None)
            self._was[path] = self._now[path] = page
        return self._now[path]

    def put(self, page: Page) -> None:
        """Change a file."""
        self.page(page.path)
        self._now[page.path] = page

    def changes(self) -> list[tuple[str, str, str]]:
        """Return (path in the repository, text before, text after) of each file that changes."""
        return [
            (self.prefix + path, self._was[path].whole, page.whole)
            for path, page in self._now.items()
            if page.whole != self._was[path].whole
        ]

    def make(self, branch: str, message: str) -> None:
        """Make a branch with the changes. UsageError if it exists, or if git does not know the author."""
        ref = f"refs/heads/{branch}"
        if git.run(self.top, "rev-parse", "--verify", "--quiet", ref, check=False):
            raise UsageError(f"promote: the branch {branch} is there: push it, or git -C {self.top} branch -D {branch}")
        if not git.run(self.top, "-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT", check=False):
            raise UsageError("promote: git does not know you: git config --global user.name NAME, and user.email too")
        signs = ["-S"] * (git.run(self.top, "config", "--bool", "--get", "commit.gpgsign", check=False) == "true")
        parent = ["-p", self.base] if self.base else []
        commit = git.run(
            self.top, "commit-tree", *signs, self._tree(), *parent, "-F", "-", data=f"{message}\n".encode()
        )
        git.run(self.top, "update-ref", ref, commit, _NO_COMMIT[: len(commit)])

    def _tree(self) -> str:
        with tempfile.TemporaryDirectory(prefix="memctl-") as directory:
            index = os.path.join(directory, "index")
            if self.base:
                git.run(self.top, "read-tree", self.base, index=index)
            for path, _, text in self.changes():
                name = git.run(self.top, "hash-object", "-w", "--stdin", data=encode(text))
                entry = f"100644,{name},{path}"
                git.run(self.top, "update-index", "--add", "--cacheinfo", entry, index=index)
            return git.run(self.top, "write-tree", index=index)
