"""Gather the input of lint: a tree's files and names, its links, and who can write to it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from memctl.edge.checkout import is_in_repository
from memctl.edge.config import permissions
from memctl.edge.log import tombstones
from memctl.edge.log.journal import JOURNAL, Journal
from memctl.edge.store.tree import Tree, read_document
from memctl.model.change import TOMBSTONES
from memctl.model.errors import InputError, NotFound
from memctl.model.lint import InspectedFile, LintInput, Standing, Versions
from memctl.model.markdown.page import Page
from memctl.model.markdown.parse import decode, encode
from memctl.model.markdown.patch import sides_now

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.model.lint import Sides


def ask_git(root: str) -> Standing:
    """Return git's view of a tree."""
    if not is_in_repository(root):
        return Standing()
    from memctl.edge.programs import (
        git,  # starts processes: most trees are in no repository
        git_merges,  # starts processes: most trees are in no repository
        git_setup,  # starts processes: most trees are in no repository
    )

    found = git.unmerged(root)
    if (sides := found.get(TOMBSTONES)) and not tombstones.conflict(root) and tombstones.is_merged(root, sides):
        del found[TOMBSTONES]
    return Standing(found, git_setup.wrong_driver(root), git_merges.last_merges(root))


def inspect(tree: Tree, *, today: str, core_share: int, standing: Standing | None = None) -> LintInput:
    """Return all that lint checks of a tree. `today` is an ISO date, `core_share` is in tokens, `standing` is the
    result of `ask_git`."""
    standing = standing or Standing()
    files: list[InspectedFile] = []
    paths = tree.paths()
    unread = [(path or ".", reason) for path, reason in tree.unlisted.items()]
    for path in paths:
        try:
            files.append(inspected(path, tree.read(path), tree.scope))
        except InputError as error:
            unread.append((path, str(error).rpartition(": ")[2]))
        except FileNotFoundError:
            continue  # deleted since the directory was listed
    names, links = _names(tree.root)
    damaged: list[int] = []
    written = sides_now(Journal(tree.root).operations(damaged=damaged))
    return LintInput(
        files,
        whole=not unread,
        names=names,
        unread=unread,
        links=links,
        writable=_writable(tree.root, names),
        buried=tombstones.read_tombstones(tree.root, standing.unmerged.get(TOMBSTONES)),
        lifted=tombstones.lifted(tree.root, standing.unmerged.get(TOMBSTONES)),
        conflicts=[(TOMBSTONES, line)] if (line := tombstones.conflict(tree.root)) else (),
        unmerged=standing.unmerged,
        driver=standing.driver,
        versions=[_versions(tree, *merge) for merge in standing.merges],
        written=written,
        damaged=[(JOURNAL, line) for line in damaged] + [(TOMBSTONES, line) for line in tombstones.damaged(tree.root)],
        today=today,
        core_share=core_share,
    )


def _versions(tree: Tree, changed: Mapping[str, Sides], merged: Mapping[str, bytes] | None) -> Versions:
    """Return the memory files that a merge changed, in each version."""
    is_taken = tree.rule()
    versions: list[list[Page]] = [[], [], []]
    for path in filter(is_taken, sorted(changed)):
        for pages, data in zip(versions, changed[path], strict=True):
            pages += [Page(decode(data), path)] if data is not None else []
    done = None if merged is None else [Page(decode(merged[path]), path) for path in filter(is_taken, merged)]
    return Versions(versions[0], versions[1:], done)


def foreseen(grounds: LintInput, pages: Mapping[str, Page], scope: str) -> LintInput:
    """Return the same input with these files as they will be."""
    files = {file.path: file for file in grounds.files}
    files |= {path: inspected(path, encode(page.whole), scope) for path, page in pages.items()}
    return grounds.with_files([files[path] for path in sorted(files)])


def inspected(path: str, data: bytes, scope: str) -> InspectedFile:
    """Return a file's bytes as lint checks them."""
    return InspectedFile(path, data, *read_document(path, data, scope))


def inspect_alone(paths: Sequence[str], *, today: str) -> LintInput:
    """Return the input of lint for files outside a tree. NotFound if one is missing."""
    files = []
    for path in paths:
        try:
            with open(path, "rb") as file:
                files.append(inspected(path, file.read(), "user"))
        except OSError as error:
            raise NotFound(f"{path}: {error.strerror}") from None
    return LintInput(files, whole=False, today=today)


def root_of(path: str, known: Sequence[str]) -> str:
    """Return the root of the tree that holds a file: a known one, else the nearest directory above that is a project's
    tree or holds memctl's state; empty for none."""
    here = os.path.dirname(os.path.realpath(path))
    while True:
        if here in known or os.path.basename(here) == ".memory" or os.path.isdir(os.path.join(here, ".memctl")):
            return here
        above = os.path.dirname(here)
        if above == here:
            return ""
        here = above


def _names(root: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Return (paths of all but dot files in the tree, links that lead out of it with their targets)."""
    names: list[str] = []
    links: list[tuple[str, str]] = []
    for path, entry in _walk(root, ""):
        names.append(path)
        if entry.is_symlink():
            target = os.path.realpath(entry.path)
            if target != root and not target.startswith(root.rstrip("/") + "/"):
                links.append((path, target))
    return sorted(names), sorted(links)


def _walk(root: str, prefix: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    try:
        entries = list(os.scandir(os.path.join(root, prefix)))
    except OSError:
        return
    for entry in entries:
        if not entry.name.startswith("."):
            yield prefix + entry.name, entry
            if entry.is_dir(follow_symlinks=False):
                yield from _walk(root, f"{prefix}{entry.name}/")


def _writable(root: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Return the paths that others can write to: files of the tree by relative path, the directories that decide over
    it by full path."""
    own = [os.path.join(root, name) for name in names]
    found = permissions.writable([*permissions.places_of(root), *own])
    return [(os.path.relpath(path, root) if path in own else path, who) for path, who in found]
