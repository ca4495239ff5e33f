"""Completions really complete, in the real shells: what Tab made of a line is seen by what the line then does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pytest
from support.inprocess import InProcess
from support.program import ROOT, Program

COMPLETIONS = ROOT / "completions"
WAIT = 20  # seconds; a loaded machine is slow, a completion that does not come never comes

# shell → (how it is started without anybody's own settings, what it is told first)
SHELLS = {
    "bash": (["--norc", "--noprofile", "-i"], f"source {COMPLETIONS}/memctl.bash"),
    "zsh": (["-f", "-i"], f"fpath=({COMPLETIONS} $fpath); autoload -Uz compinit; compinit -u -D"),
    "fish": (["--no-config", "-i"], f"source {COMPLETIONS}/memctl.fish"),
}

# what is typed (Tab at each \t) → what is then printed
TYPED = {
    "a command": ("memctl transc\t--help", r"Usage: memctl transcript"),
    "an option": ("memctl list --arch\t", r"m8arc\s.*Old"),
    "a choice": ("memctl list --type pref\t", r"m7f3k\s.*pnpm"),
    "an id": ("memctl show m7\t", r"Uses pnpm, not npm"),
    "an id of the tree that was named": ("memctl --tree other show m9\t", r"Another tree"),
    "an archived id": ("memctl restore --dry-run \t", r"restored +m8arc"),
    "the id of what waits": ("memctl review --dry-run --take \t", r"updated +m6wai"),
    "a command to be explained": ("memctl help transc\t", r"Usage: memctl transcript"),
    "a page of the help": ("memctl help opt\t", r"Options of every command"),
    "a setting": ("memctl config get inject.bud\t", r"\b2000\b"),
    "what a setting can be": ("memctl config set inject.format grou\t && echo was''d", r"\bwasd\b"),
    "what a setting can be, in short": ("memctl config inject.format mess\t && echo was''d", r"\bwasd\b"),
    "a format": ("memctl transcript --detect --from tur\t sess\t", r"turns\s.*session.jsonl|session.jsonl.*turns"),
    "a directory": ("memctl list --tree oth\t", r"m9zzz"),
    "a file": ("memctl transcript sess\t", r'"Hello there"'),
}


@pytest.fixture
def place(program: Program, memctl: InProcess) -> Program:
    """A tree with one memory, another tree beside, and a transcript in the working directory."""
    assert memctl("init").status == 0
    tree = program.home / ".local/share/memctl"
    (tree / "_core/preferences.md").write_text("# Preferences\n- [preference] Uses pnpm, not npm ^m7f3k\n")
    (tree / "waiting.md").write_text("- Said by a tool (channel:: tool) (status:: pending) ^m6wai\n")
    (tree / "archive").mkdir()
    (tree / "archive/notes.md").write_text("- Old ^m8arc\n")
    (program.cwd / "other").mkdir()
    (program.cwd / "other/notes.md").write_text("- Another tree ^m9zzz\n")
    (program.cwd / "session.jsonl").write_text('{"v":1,"kind":"turn","role":"user","text":"Hello there"}\n')
    return program


@pytest.fixture(params=SHELLS)
def shell(request: pytest.FixtureRequest, place: Program, tool: Callable[[str], str]) -> Iterator[pexpect.spawn]:
    options, setup = SHELLS[request.param]
    terminal = start(tool(request.param), options, place)
    terminal.sendline(setup)
    terminal.sendline("echo rea''dy")  # the quotes keep what is echoed from looking like the answer
    terminal.expect("ready")
    yield terminal
    terminal.close(force=True)


def start(shell: str, options: list[str], place: Program) -> pexpect.spawn:
    environment = place.environment({"TERM": "xterm", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"})
    return pexpect.spawn(
        shell, options, env=environment, cwd=str(place.cwd), timeout=WAIT, encoding="utf-8", dimensions=(40, 160)
    )


def test_completes(shell: pexpect.spawn) -> None:
    for what, (typed, printed) in TYPED.items():
        for piece in typed.split("\t")[:-1]:
            shell.send(piece + "\t")
        shell.send(typed.split("\t")[-1] + "\r")
        try:
            shell.expect(printed)
        except pexpect.TIMEOUT:
            pytest.fail(f"{what}: {typed!r} printed {shell.before!r}")
        shell.sendline("echo rea''dy")
        shell.expect("ready")


def test_ids_are_asked_for_only_where_needed(place: Program, tool: Callable[[str], str], tmp_path: Path) -> None:
    asked = tmp_path / "asked"
    stub = tmp_path / "stub"
    stub.mkdir()
    (stub / "memctl").write_text(f'#!/bin/sh\necho "$*" >> {asked}\n')
    (stub / "memctl").chmod(0o755)
    script = f"""
        PATH={stub}:$PATH; source {COMPLETIONS}/memctl.bash
        complete_line() {{ COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _memctl; }}
        complete_line memctl li; complete_line memctl list --ty; complete_line memctl inject --format x
        echo quiet >> {asked}
        complete_line memctl --tree x show m
    """
    done = place._run([tool("bash"), "-c", script], b"", None, WAIT)
    assert done.status == 0, done
    assert asked.read_text().splitlines() == ["quiet", "list --tree x -0"]
