"""What the pre-commit framework is told to run is there, and takes what it is given."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml
from support.inprocess import InProcess
from support.program import ROOT

HOOKS = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_passes_on_a_good_project_and_changes_nothing(hook: dict[str, str], memctl: InProcess) -> None:
    memctl("init", "--project")
    memctl("add", "Builds with make", "--scope", "project", "--topic", "build")
    path = Path(".memory/topics/build.md")
    before = path.read_bytes()
    assert re.search(hook.get("files", ""), str(path))
    files = [path] if hook.get("pass_filenames", True) else []
    done = memctl(*hook["entry"].split()[1:], *files)
    assert (done.status, done.out) == (0, "")
    assert path.read_bytes() == before


def test_the_lint_hook_fails_on_what_is_wrong(memctl: InProcess) -> None:
    memctl("init", "--project")
    path = Path(".memory/topics/build.md")
    path.parent.mkdir()
    path.write_text("- One (until:: soon)\n")
    done = memctl("lint", path)
    assert (done.status, done.out.split(": ")[:2]) == (1, [".memory/topics/build.md:1", "not-a-date"])
