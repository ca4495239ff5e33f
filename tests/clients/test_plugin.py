"""The plug-in folder in the clients themselves: their own checks pass, and they find what is in it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from support.program import ROOT, Program

CLIENTS = Path(os.environ.get("MEMCTL_TEST_CLIENTS", "/nowhere"), "node_modules/.bin")


def ask(program: Program, client: str, *words: object) -> str:
    """What a command of a client prints; it must succeed."""
    if not (CLIENTS / client).exists():
        pytest.skip(f"MEMCTL_TEST_CLIENTS has no {client}")
    done = subprocess.run(
        [CLIENTS / client, *map(str, words)], env=program.environment(), cwd=program.cwd, capture_output=True,
        text=True, check=False, timeout=90, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, done
    return done.stdout


def test_claude_code_takes_the_folder_and_the_repository(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "plugin"
    assert program("install", "--print-plugin", folder).status == 0
    for manifest in (folder / ".claude-plugin/plugin.json", ROOT):
        ask(program, "claude", "plugin", "validate", "--strict", manifest)
    ask(program, "claude", "plugin", "marketplace", "add", folder)
    ask(program, "claude", "plugin", "install", "memctl@memctl")
    found = ask(program, "claude", "plugin", "details", "memctl")
    assert "Skills (1)  memctl" in found and "SessionStart, UserPromptSubmit, Stop, SessionEnd" in found


def test_codex_takes_the_folder(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "plugin"
    assert program("install", "--print-plugin", folder).status == 0
    ask(program, "codex", "plugin", "marketplace", "add", folder)
    ask(program, "codex", "plugin", "add", "memctl@memctl")
    assert "installed, enabled" in ask(program, "codex", "plugin", "list")
    assert "memctl" in ask(program, "codex", "mcp", "list")  # of Agent Plugins, Codex takes skills and servers
