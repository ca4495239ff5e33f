"""Small values in the cache directory of a tree, each in a file. They may be deleted at any time."""

from __future__ import annotations

import marshal
import os

from memctl.edge.config import paths
from memctl.edge.config.permissions import is_private, is_private_directory
from memctl.edge.safe_open import replace_whole
from memctl.model.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def _file(root: str, name: str) -> str:
    return os.path.join(paths.of_tree(paths.cache_directory(), root), name)


def load_cached(root: str, name: str) -> dict[Any, Any]:
    """Return the dict that was saved for the tree; {} if there is none, or if another user may have written it."""
    try:
        path = _file(root, name)
        if not is_private(path):
            return {}
        with open(path, "rb") as file:
            return dict(marshal.loads(file.read()))
    except (OSError, ValueError, EOFError, TypeError, NotFound):
        return {}


def save_cached(root: str, name: str, value: dict[Any, Any]) -> None:
    """Save a dict for the tree. If that fails, only time is lost."""
    try:
        path = _file(root, name)
        if is_private_directory(paths.make_private(os.path.dirname(path))):
            replace_whole(path, marshal.dumps(value), sync=False)
    except (OSError, NotFound):
        return
