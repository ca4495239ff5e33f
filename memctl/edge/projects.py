"""The projects of a user's tree: which there are, and which of them a directory belongs to."""

from __future__ import annotations

import os

from memctl.edge.checkout import Checkout, checkout_of
from memctl.edge.safe_open import regular
from memctl.model.project import PROJECTS, REGISTER, Part, part_of

_LARGEST = 16 * 1024  # bytes of a register that are looked at: its front matter


class Projects:
    """Those of the tree at `root`. What was read is remembered, up to `forget`."""

    def __init__(self, root: str) -> None:
        self._root = root
        self._new: dict[str, Part] = {}  # by top level: those that nobody has written yet
        self._read: dict[str, Part | None] = {}
        self._names: list[str] | None = None

    def forget(self) -> None:
        """Read anew: somebody else may have written."""
        self._new.clear()
        self._read.clear()
        self._names = None

    def named(self, name: str) -> Part | None:
        """The project of this name, None where there is none: a directory below `projects/` may be a person's own."""
        if name not in self._read:
            self._read[name] = _read(self._root, name)
        return self._read[name]

    def has(self, name: str) -> bool:
        """Whether there is a project of this name, by its register alone."""
        return self._read.get(name) is not None or os.path.isfile(os.path.join(self._root, PROJECTS, name, REGISTER))

    def of(self, directory: str) -> Part | None:
        """The project that a directory belongs to, if it is known: by its remote, or by its path."""
        names = self._all()
        checkout = checkout_of(directory) if names else None
        return self._known(checkout, names) if checkout else None

    def of_new(self, directory: str) -> Part | None:
        """The same, under a name of its own where it is not known. None where the directory is no project's."""
        checkout = checkout_of(directory)
        if checkout is None or checkout.top.startswith(self._root + "/") or checkout.top == self._root:
            return None
        known = self._known(checkout, self._all())
        for part in self._new.values():
            known = known or (part if _is_of(part, checkout) else None)
        return known or self._new.setdefault(checkout.top, Part(self._free(checkout), checkout.top, checkout.remote))

    def _known(self, checkout: Checkout, names: list[str]) -> Part | None:
        likely = _name(checkout)
        names = sorted(names, key=lambda name: name != likely)  # mostly it is called like its directory
        parts = (part for name in names if (part := self.named(name)))
        if checkout.remote:
            return next((part for part in parts if _is_of(part, checkout)), None)
        found = [part for part in parts if _is_of(part, checkout)]
        return min(found, key=lambda part: checkout.directories.index(part.path), default=None)

    def _all(self) -> list[str]:
        if self._names is None:
            try:
                self._names = [entry.name for entry in os.scandir(os.path.join(self._root, PROJECTS)) if entry.is_dir()]
            except OSError:
                self._names = []
        return self._names

    def _free(self, checkout: Checkout) -> str:
        """A name that no directory has."""
        taken = {name.casefold() for name in (*self._all(), *(part.name for part in self._new.values()))}
        base = _name(checkout)
        names = (base if number == 1 else f"{base}-{number}" for number in range(1, len(taken) + 2))
        return next(name for name in names if name not in taken)


def _is_of(part: Part, checkout: Checkout) -> bool:
    """Whether a checkout is this project's. Two remotes are two projects, also where one came to the other's place."""
    if part.remote and checkout.remote:
        return part.remote.casefold() == checkout.remote.casefold()
    return part.path in checkout.directories


def _name(checkout: Checkout) -> str:
    """A safe name for the directory of a project: that of its checkout."""
    from memctl.model.text.file_names import safe_name

    return safe_name(os.path.basename(checkout.top).removesuffix(".git"), "project")


def _read(root: str, name: str) -> Part | None:
    from memctl.edge.store.tree import read_front_matter

    path = os.path.join(root, PROJECTS, name, REGISTER)
    try:
        with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
            begin, _, rest = file.read(_LARGEST).removeprefix("\ufeff").replace("\r\n", "\n").partition("---\n")
    except OSError:
        return None
    front, mark, _ = rest.partition("\n---")
    return part_of(name, read_front_matter(front)[0]) if mark and not begin else None
