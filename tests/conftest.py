"""What every test may ask for: a home that is empty, memctl in this process, memctl as a program, the shared data."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from support.extent import few
from support.inprocess import InProcess
from support.program import Program, launcher

from memctl.model.memory import TYPES
from memctl.model.tables.settings import LIMITS

LEFT_ALONE = ("MEMCTL_SHARED", "MEMCTL_TEST_LLM", "MEMCTL_TEST_SEMANTIC", "MEMCTL_AXE", "MEMCTL_PICTURES")

settings.register_profile("memctl", deadline=None, max_examples=few(100, 3))  # a busy machine is no failure
settings.load_profile("memctl")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update", action="store_true", help="write what the shell transcripts really print into them")


@pytest.fixture(scope="session", autouse=True)
def _ctrl_c_is_heard() -> None:
    """A shell starts what it runs in the background deaf to Ctrl-C, and that would be inherited by what tests start."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _no_real_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the home, the trees or the settings of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [*os.environ]:
            if name.startswith(("XDG_", "MEMCTL")) and name not in LEFT_ALONE:
                patch.delenv(name)
        patch.setenv("HOME", str(tmp_path_factory.mktemp("nobody")))
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home directory, and nothing in the environment that memctl reads; the working directory is beside it."""
    directory = tmp_path / "home"
    directory.mkdir()
    monkeypatch.setenv("HOME", str(directory))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return directory


@pytest.fixture
def memctl(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InProcess]:
    """Runs a command line in this process: `memctl("list", "--json", stdin=b"…")` gives status, out and err. No power
    is cut off here: nothing waits for the disk, but what is no open file cannot be synchronised either."""
    monkeypatch.setattr(os, "fsync", os.fstat)
    types, limits = dict(TYPES), dict(LIMITS)
    yield InProcess()
    TYPES.clear()  # a tree's config may have added some
    TYPES.update(types)
    LIMITS.update(limits)


@pytest.fixture(scope="session")
def program_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed `memctl`, or one that starts this checkout where it is not installed."""
    return launcher(tmp_path_factory.mktemp("bin"))


@pytest.fixture
def program(home: Path, program_path: Path) -> Program:
    """Runs memctl as a process with an environment made from nothing: `program("list", stdin=b"…", env={…})`."""
    return Program(program_path, home, Path.cwd())


@pytest.fixture(scope="session")
def shared() -> Path:
    """The directory of shared data that `MEMCTL_SHARED` names; without it the test is skipped, and counted as such."""
    directory = os.environ.get("MEMCTL_SHARED", "")
    if not directory:
        pytest.skip("MEMCTL_SHARED names no directory of shared data")
    return Path(directory)


@pytest.fixture(scope="session")
def tool() -> object:
    """`tool("zsh")` is the path of a program that a test needs. Where it is missing: a failure in CI, else a skip."""
    return find_tool


def find_tool(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        message = f"{name} is not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path
