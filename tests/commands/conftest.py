"""What tests of commands that write share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.scene import Scene

from memctl.model.memory import TYPES
from memctl.model.tables.settings import LIMITS


@pytest.fixture
def tree(memctl: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree as init leaves it, which every command works on, on the first of August 2026."""
    root = tmp_path / "tree"
    assert memctl("init", root).status == 0
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    monkeypatch.setenv("MEMCTL_NOW", "2026-08-01")
    monkeypatch.setenv("EDITOR", "true")
    return root


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A home in which every option has something to do."""
    types, limits = dict(TYPES), dict(LIMITS)
    yield Scene(tmp_path_factory.mktemp("scene"))
    TYPES.clear()
    TYPES.update(types)
    LIMITS.update(limits)
