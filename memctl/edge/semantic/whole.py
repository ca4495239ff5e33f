"""Vectors for whole trees, made now, for `memctl index vectors` and for measurements."""

from __future__ import annotations

from contextlib import contextmanager

from memctl.model.errors import Unavailable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from memctl.edge.semantic.client import Helper
    from memctl.edge.store.tree import Tree

PATIENCE = 30.0  # seconds in which a helper must start, and answer


def make_vectors(helper: Helper, trees: Sequence[Tree], tell: Callable[[int], None]) -> dict[str, int]:
    """Make the vectors that the trees do not have yet. Return how many, by the root of the tree."""
    _ready(helper)
    return _made(helper, trees, tell)


@contextmanager
def made_patient(helper: Helper | None, trees: Sequence[Tree]) -> Iterator[Helper | None]:
    """Give the helper, which is then waited for, when it knows all of the trees. It ends with this, unless it ran
    before."""
    if helper is None:
        yield None
        return
    ran = _ready(helper)
    try:
        _made(helper, trees, lambda _: None)
        yield helper
    finally:
        if not ran:
            helper.stop()


def _ready(helper: Helper) -> bool:
    """Wait for the helper; return whether it ran before. Unavailable if none comes."""
    ran = helper.wait_for(0.0)
    helper.wait = PATIENCE
    if not ran and not helper.wait_for(PATIENCE):
        raise Unavailable(f"no helper for search.semantic: {helper.state}")
    return ran


def _made(helper: Helper, trees: Sequence[Tree], tell: Callable[[int], None]) -> dict[str, int]:
    try:
        return {tree.root: helper.learn(tree.scope, tree.memories(), tell) for tree in trees}
    except OSError as error:
        raise Unavailable(f"the helper for search.semantic has gone: {error.strerror}") from None
