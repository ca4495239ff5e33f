"""ruff and mypy find nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest
from support.program import ROOT


@pytest.mark.parametrize("words", ["ruff check .", "ruff format --check .", "mypy"])
def test_nothing_is_found(words: str) -> None:
    done = subprocess.run([sys.executable, "-m", *words.split()], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
