"""What tests of commands that write share."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.inprocess import InProcess


@pytest.fixture
def tree(memctl: InProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree as init leaves it, which every command works on, on the first of August 2026."""
    root = tmp_path / "tree"
    assert memctl("init", root).status == 0
    monkeypatch.setenv("MEMCTL_TREE", str(root))
    monkeypatch.setenv("MEMCTL_NOW", "2026-08-01")
    return root
