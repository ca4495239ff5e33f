"""Long output at a real terminal: a pager for a list that does not fit, and bars beside numbers."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest
from support.program import Program

ROWS = 30  # of the terminal
MANY, FEW = 60, 5  # memories


@pytest.fixture
def place(program: Program) -> Program:
    program("init")
    topics = program.home / ".local/share/memctl/topics"
    topics.mkdir(exist_ok=True)
    for name, count in (("many", MANY), ("few", FEW)):
        items = "".join(f"- The {name} row {number} #{name}\n" for number in range(count))
        (topics / f"{name}.md").write_text(f"# {name}\n\n{items}")
    pager = program.home / "pager"
    pager.write_text(f'#!/bin/sh\ntee "{program.home}/seen" | ${{MOST:-cat}}\necho "END OF PAGES"\n')
    pager.chmod(0o755)
    return program


def shown(place: Program, line: str, **more: str) -> tuple[int | None, str, Path]:
    """(status, what the terminal shows, the file with what the pager got)."""
    env = place.environment({"TERM": "xterm", "PAGER": str(place.home / "pager"), **more})
    terminal = pexpect.spawn(
        "/bin/sh", ["-c", line], env=env, cwd=str(place.cwd), timeout=30, encoding="utf-8", dimensions=(ROWS, 100)
    )
    out = terminal.read()
    terminal.wait()
    terminal.close()
    return terminal.exitstatus, out, place.home / "seen"


def test_a_list_that_does_not_fit_is_paged(place: Program) -> None:
    status, out, seen = shown(place, "memctl list --tag many")
    lines = seen.read_text().splitlines()
    assert (status, out.count("END OF PAGES")) == (0, 1) and len(lines) >= MANY
    assert all(f"many row {number} " in "\n".join(lines) + " " for number in range(MANY))
    assert max(map(len, lines)) <= 100  # the terminal's width, though stdout is a pipe


@pytest.mark.parametrize(
    "line", ["memctl list --tag few", "memctl list --tag many | cat", "memctl list --tag many < /dev/null"]
)
def test_what_fits_and_what_is_piped_is_not_paged(place: Program, line: str) -> None:
    status, out, seen = shown(place, line)
    assert (status, seen.exists()) == (0, False) and "row 1" in out


@pytest.mark.parametrize("pager", ["cat", "", "/nowhere/pager"])
def test_without_a_pager_the_list_is_just_shown(place: Program, pager: str) -> None:
    status, out, _ = shown(place, "memctl list --tag many", PAGER=pager)
    assert status == 0 and out.count("many row") == MANY


def test_a_pager_may_be_left_early(place: Program) -> None:
    status, out, _ = shown(place, "memctl list --tag many; echo status $?", MOST="head -n 3")
    assert status == 0 and "status 0" in out and "Traceback" not in out and "error" not in out.lower()


def test_bars_are_as_long_as_their_numbers_say(place: Program) -> None:
    _, out, _ = shown(place, "memctl stats")
    bars = {line.split()[0]: line.count("▇") for line in out.splitlines() if "▇" in line}
    assert bars["topics/many.md"] > bars["topics/few.md"] >= 1
    assert bars["topics/few.md"] == max(1, round(bars["topics/many.md"] * FEW / MANY))
    assert "▇" not in shown(place, "memctl stats | cat")[1]
    assert "▇" not in shown(place, "memctl stats --json")[1]
