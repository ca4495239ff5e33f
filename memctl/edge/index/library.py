"""The memories that a query searches: those of the trees in scope, with or without their indexes."""

from __future__ import annotations

import os

from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeVar

    from memctl.edge.index.tree_index import TreeIndex
    from memctl.edge.postgres.elsewhere import Elsewhere
    from memctl.edge.store.tree import Tree
    from memctl.model.memory import Memory
    from memctl.model.segment import Digest, Segment

    Answer = TypeVar("Answer")


LARGE = 32 * 1024  # bytes of Markdown from which an index is faster than reading the files


def is_large(tree: Tree) -> bool:
    """Whether a tree is too large to read for a single memory."""
    return sum(tree.entries(lambda status: status.st_size).values()) > LARGE


def is_indexed(tree: Tree) -> bool:
    """Whether a tree has an index of any kind."""
    from memctl.edge.index.manifest import path_of  # needed for large trees only

    return os.path.exists(path_of(tree.root))


class Library(Value):
    """`digest` computes the digest of a file's memories. Without `use`, only the files are read; without `keeps`, no
    index is written. `hides` names the projects of the user's tree whose memories do not count. `elsewhere` has the
    memories of teams whose indexes are on a server."""

    trees: Sequence[Tree]
    digest: Callable[[Sequence[Memory], str], Digest]
    use: bool = True
    keeps: bool = True
    hides: Callable[[str], bool] | None = None
    elsewhere: Elsewhere | None = None
    _indexes: Sequence[TreeIndex] = ()

    def answer(self, ask: Callable[[list[Segment]], Answer], shown: Callable[[Answer], Iterable[Memory]]) -> Answer:
        """Return the result of `ask` on the memories; `shown` returns the memories that it depends on.

        Their files are compared with the index; if one differs, the query runs again. A damaged index is removed and
        made anew; the files are read if that or the index itself is not possible now."""
        from memctl.edge.index.blocks import TROUBLE, Damaged  # few commands need the index

        use, damaged = self.use, False
        while True:
            try:
                if not self._indexes:
                    self._indexes = [self._index(tree, use) for tree in self.trees]
                segments = [segment for index in self._indexes for segment in index.segments()]
                answer = ask([*segments, *(self.elsewhere.segments(segments) if self.elsewhere else ())])
                if self._is_right(list(shown(answer))):
                    break
            except Exception as error:
                if self.elsewhere and not isinstance(error, Damaged) and self.elsewhere.fail(error):
                    continue  # others wrote what came from there: it keeps nobody's own memories away
                if not isinstance(error, TROUBLE):
                    raise
                self.shut()
                self._indexes = []
                if not use:
                    raise
                use = self._removes_damage(error) and not damaged
                damaged = True
        if self.elsewhere:
            self.elsewhere.close()
        for index in self._indexes:
            index.tell_problems()
        return answer

    def _index(self, tree: Tree, use: bool) -> TreeIndex:
        from memctl.edge.index.tree_index import TreeIndex

        hides = self.hides if tree.scope == "user" else None
        return TreeIndex(tree, self.digest, use=use, keeps=self.keeps, hides=hides)

    def _removes_damage(self, error: Exception) -> bool:
        """Remove the indexes if one is damaged; return whether they can be made anew."""
        from memctl.edge.index.blocks import discard, is_damage
        from memctl.edge.index.manifest import path_of

        if is_damage(error):
            for tree in self.trees:
                discard(path_of(tree.root))
        return is_damage(error)

    def _is_right(self, memories: list[Memory]) -> bool:
        right = True
        for index in self._indexes:
            paths = [memory.path for memory in memories if memory.scope == index.tree.scope]
            right = index.confirm(paths) and right
        return right

    def differing(self) -> int:
        """The number of files that differed from their index."""
        return sum(index.differing for index in self._indexes)

    def shut(self) -> None:
        """Close the indexes without writing."""
        for index in self._indexes:
            index.shut()

    def keep(self) -> None:
        """Write the changes to the indexes; to be called after the answer was printed."""
        for index in self._indexes if self.keeps else ():
            index.keep()
