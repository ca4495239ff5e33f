"""The memories of a tree, as input of `add`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from memctl.core.reconcile.comparable import project_in
from memctl.core.reconcile.lookup import Known
from memctl.model.memory import RELATION, Memory


class TreeMemories:
    """All memories of a tree, and its files."""

    def __init__(self, memories: Sequence[Memory], paths: Sequence[str] = ()) -> None:
        self._memories = memories
        self.paths = paths

    def known(self, project: str) -> Known:
        """Return the memories to compare with: those of a project, or with an empty name those of none."""
        files = frozenset(self.paths)
        return Known(one for one in self._memories if not one.derived and project_in(one, files) == project)

    def every(self) -> Sequence[Memory]:
        return self._memories

    def relations(self) -> Sequence[Memory]:
        return [memory for memory in self._memories if memory.type == RELATION]

    def bound(self) -> Sequence[Memory]:
        """Return at least the derived relations and the memories that they repeat."""
        return self._memories

    def projects(self, keys: Collection[str]) -> dict[str, str]:
        """Return the project of each memory with one of these ids or handles."""
        files = frozenset(self.paths)
        return {one.key: project_in(one, files) for one in self._memories if one.key in keys}
