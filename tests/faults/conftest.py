"""Tests of faults print what they counted. `MEMCTL_FAULTS=long pytest tests/faults` is the long form: everything, not
a sample."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from support.extent import LONG
from support.forked import Forked

Count = Callable[..., None]


@pytest.fixture(scope="session")
def long_form() -> bool:
    """Whether everything is to be tried."""
    return LONG


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Count:
    """`count("kill: add", points=1, torn=0)` adds to the row of the table that is printed at the end."""
    table: dict[str, dict[str, int]] = {}  # no Counter: a worker sends it to the process that prints it
    record_property("counted", table)

    def add(row: str, **numbers: int) -> None:
        counted = table.setdefault(row, {})
        for name, number in numbers.items():
            counted[name] = counted.get(name, 0) + number

    return add


@pytest.fixture
def place(home: Path) -> Iterator[Forked]:
    """A tree with something of everything, and the state, index and usage that come with it."""
    memctl = Forked(home, Path.cwd())
    (memctl.cwd / "talk.jsonl").write_text('{"role":"user","content":"I prefer tea to coffee."}\n')
    for words in (["init"], ["add", "Likes tea"], ["add", "Uses pnpm"], ["forget", "--yes", "pnpm"],
                  ["capture", "talk.jsonl"], ["search", "tea"], ["inject", "-q", "tea"]):  # fmt: skip
        assert memctl(*words).status == 0, words
    assert memctl("add", stdin=b'{"v":1,"kind":"candidate","text":"Said by a tool","channel":"tool"}').status == 0
    (home / ".local/share/memctl/.memctlignore").write_text("drafts/\n")
    shutil.copytree(home, home.parent / "as it was", symlinks=True)
    yield memctl


def anew(memctl: Forked) -> None:
    shutil.rmtree(memctl.home)
    shutil.copytree(memctl.home.parent / "as it was", memctl.home, symlinks=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    table: dict[str, Counter[str]] = {}
    for report in (report for reports in terminalreporter.stats.values() for report in reports):
        if isinstance(report, pytest.TestReport) and report.when == "call":
            for row, numbers in dict(report.user_properties).get("counted", {}).items():
                table.setdefault(row, Counter()).update(numbers)
    if table:
        terminalreporter.write_sep("-", f"faults, {'long' if LONG else 'quick'} form")
        width = max(map(len, table))
        for row, numbers in sorted(table.items()):
            told = ", ".join(f"{number} {name.replace('_', ' ')}" for name, number in numbers.items())
            terminalreporter.write_line(f"{row:{width}}  {told}")
