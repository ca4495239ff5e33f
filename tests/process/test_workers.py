"""Tests shared out among processes end in what they end in when one process runs them all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from support.program import ROOT, scrubbed

OUTCOMES = """
import os, pathlib, signal, warnings
import pytest

@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return tmp_path_factory.mktemp("made")

@pytest.mark.parametrize("number", range(30))
def test_passes(number, made, tmp_path, capfd):
    os.system(f"echo {number}")
    assert capfd.readouterr().out == f"{number}\\n" and not [*tmp_path.iterdir()]

def test_fails():
    print("said by one that fails")
    assert 1 == 2

@pytest.fixture
def broken(): assert 0
def test_cannot_begin(broken): ...
def test_warns(): warnings.warn("odd")
def test_skips(): pytest.skip("why not")
@pytest.mark.xfail
def test_is_known_to_fail(): assert 0
@pytest.fixture
def falls(): yield; assert 0
def test_falls_behind(falls): ...
"""


def run(directory: Path, *options: str) -> tuple[int, list[str]]:
    """(status, what was told, in an order of its own) of the tests of a directory."""
    words = [sys.executable, "-m", "pytest", "-p", "support.workers", "-p", "no:cacheprovider", "-rA", "--tb=short"]
    env = scrubbed(PYTHONPATH=str(ROOT / "tests"), PYTEST_ADDOPTS="")
    done = subprocess.run([*words, *options], cwd=directory, env=env, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    lines = (line.split(" in ")[0].strip("= ") for line in done.stdout.splitlines())
    return done.returncode, sorted(line for line in lines if line and not line.endswith("[100%]"))


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    (tmp_path / "pytest.ini").touch()
    (tmp_path / "test_outcomes.py").write_text(OUTCOMES)
    return tmp_path


def test_what_is_told_is_the_same(directory: Path) -> None:
    status, told = run(directory)
    assert status == 1 and "1 failed, 32 passed, 1 skipped, 1 xfailed, 1 warning, 2 errors" in told
    assert run(directory, "--workers=3") == (status, told)


def test_a_worker_that_dies_fails_its_test_and_no_other(directory: Path) -> None:
    killed = "import os\ndef test_dies(): os.kill(os.getpid(), 9)\ndef test_lives(): ...\ndef test_lives_too(): ...\n"
    (directory / "test_outcomes.py").write_text(killed)
    status, told = run(directory, "--workers=2")
    assert status == 1
    assert "FAILED test_outcomes.py::test_dies - Failed: the process died with status -9" in told
    assert "1 failed, 2 passed" in told


def test_after_the_first_failure_none_is_begun(directory: Path) -> None:
    tests = "".join(f"def test_{number}(): time.sleep(0.05)\n" for number in range(100))
    (directory / "test_outcomes.py").write_text(f"import time\ndef test_bad(): assert 0\n{tests}")
    status, told = run(directory, "--workers=2", "-x")
    assert status == 1 and any("stopping after 1 failures" in line for line in told)
    (counts,) = (line for line in told if line.startswith("1 failed"))
    assert counts == "1 failed" or int(counts.split()[2]) < 10


def test_who_presses_ctrl_c_is_told_and_nobody_goes_on(directory: Path) -> None:
    (directory / "test_outcomes.py").write_text(
        "import os, signal, time\ndef test_waits(): time.sleep(60)\n"
        "def test_presses():\n    os.kill(os.getppid(), signal.SIGINT)\n    time.sleep(60)\n"
    )
    status, told = run(directory, "--workers=2")
    assert status == 2 and any("KeyboardInterrupt" in line for line in told)
