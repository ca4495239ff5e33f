"""The projects of a user's tree, and the project that a directory belongs to."""

from __future__ import annotations

import os

from memctl.edge.checkout import Checkout, checkout_of
from memctl.edge.config.trust import is_trusted_checkout
from memctl.edge.safe_open import text_of
from memctl.model.project import PROJECTS, REGISTER, ProjectPart, part_of

_LARGEST = 16 * 1024  # bytes of a register that are read, for its front matter


class Projects:
    """The projects of the tree at `root`. They are cached until `forget`."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._new: dict[str, ProjectPart] = {}  # by top level: projects that are not written yet
        self._read: dict[str, ProjectPart | None] = {}
        self._names: list[str] | None = None

    def forget(self) -> None:
        """Clear the cache: another process may have written."""
        self._new.clear()
        self._read.clear()
        self._names = None

    def named(self, name: str) -> ProjectPart | None:
        """Return the project of this name, None if there is none: a directory below `projects/` may be the user's
        own."""
        if name not in self._read:
            self._read[name] = _read(self._root, name)
        return self._read[name]

    def has(self, name: str) -> bool:
        """Whether there is a project of this name, by its register alone."""
        return self._read.get(name) is not None or os.path.isfile(f"{self._root}/{PROJECTS}{name}/{REGISTER}")

    def directories(self) -> list[str]:
        return [part.path for part in self._parts(self._all()) if part.path]

    def of(self, directory: str) -> ProjectPart | None:
        """Return the known project of a directory, by its remote or by its path."""
        names = self._all()
        checkout = checkout_of(directory) if names else None
        return self._known(checkout, names) if checkout else None

    def of_new(self, directory: str) -> ProjectPart | None:
        """Return the same, or a new project with a free name. None if the directory belongs to no project."""
        checkout = checkout_of(directory)
        if checkout is None or checkout.top.startswith(self._root + "/") or checkout.top == self._root:
            return None
        known = self._known(checkout, self._all())
        for part in self._new.values():
            known = known or (part if _is_at(part, checkout) else None)
        return known or self._new.setdefault(
            checkout.top, ProjectPart(self._free(checkout), checkout.top, checkout.remote)
        )

    def claimed(self, directory: str) -> ProjectPart | None:
        """Return the project whose clone a directory claims to be while the known checkout still exists. Only a person
        can confirm this, because anybody can write the name of a remote."""
        names = self._all()
        checkout = checkout_of(directory) if names else None
        if checkout is None or not checkout.remote:
            return None
        return next((part for part in self._parts(names) if _is_clone(part, checkout) and not _is_at(part, checkout)
                     and not _has_moved(part)), None)  # fmt: skip

    def _known(self, checkout: Checkout, names: list[str]) -> ProjectPart | None:
        """Return the project at this place; else the one with this remote, if its known checkout is gone or the user
        trusts this one."""
        trusted = bool(checkout.remote) and is_trusted_checkout(checkout.top)
        likely = self.named(_name(checkout)) if not trusted else None  # most projects have the name of their directory
        if likely and likely.path == checkout.top and _is_at(likely, checkout):
            return likely
        parts = self._parts(names)
        clones = [part for part in parts if _is_clone(part, checkout)]
        if trusted and (others := [part for part in clones if part.path != checkout.top]):
            return others[0]
        found = [part for part in parts if _is_at(part, checkout)]
        if found:
            return min(found, key=lambda part: checkout.directories.index(part.path))
        return next(filter(_has_moved, clones), None)

    def _parts(self, names: list[str]) -> list[ProjectPart]:
        from memctl.edge.project_cache import cached_parts  # most directories are found by their name

        found = cached_parts(self._root, sorted(names), self.named)
        self._read.update((part.name, part) for part in found)
        return found

    def _all(self) -> list[str]:
        if self._names is None:
            try:
                self._names = [entry.name for entry in os.scandir(os.path.join(self._root, PROJECTS)) if entry.is_dir()]
            except OSError:
                self._names = []
        return self._names

    def _free(self, checkout: Checkout) -> str:
        """Return a name that no directory has."""
        taken = {name.casefold() for name in (*self._all(), *(part.name for part in self._new.values()))}
        base = _name(checkout)
        names = (base if number == 1 else f"{base}-{number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)


def _is_at(part: ProjectPart, checkout: Checkout) -> bool:
    """Whether a checkout is at the project's place. Two remotes are two projects, even if one took the other's
    place."""
    if part.path not in checkout.directories:
        return False
    return not (part.remote and checkout.remote) or _is_clone(part, checkout)


def _is_clone(part: ProjectPart, checkout: Checkout) -> bool:
    return bool(part.remote) and part.remote.casefold() == checkout.remote.casefold()


def _has_moved(part: ProjectPart) -> bool:
    """Whether the checkout of a project is no longer at its known place."""
    there = checkout_of(part.path) if os.path.isdir(part.path) else None
    return there is None or there.top != part.path or not _is_clone(part, there)


def _name(checkout: Checkout) -> str:
    """Return a safe name for the project's directory: that of its checkout."""
    from memctl.model.text.file_names import safe_name

    return safe_name(os.path.basename(checkout.top).removesuffix(".git"), "project")


def _read(root: str, name: str) -> ProjectPart | None:
    from memctl.edge.store.tree import read_front_matter

    path = os.path.join(root, PROJECTS, name, REGISTER)
    text = text_of(path, _LARGEST).removeprefix("\ufeff").replace("\r\n", "\n")
    begin, _, rest = text.partition("---\n")
    front, mark, _ = rest.partition("\n---")
    return part_of(name, read_front_matter(front)[0]) if mark and not begin else None
