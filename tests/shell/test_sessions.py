"""Shell sessions as golden files, and those of the README. `pytest tests/shell --update` writes what is printed."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.program import ROOT, Program
from support.session import play, play_markdown

HERE = Path(__file__).parent
SESSIONS = sorted(HERE.glob("*.session"))


@pytest.fixture
def standing(program: Program) -> Program:
    """memctl in a project below the home, as the sessions say `/home/you/project`."""
    program.cwd = program.home / "project"
    program.cwd.mkdir()
    return program


@pytest.mark.parametrize("path", SESSIONS, ids=lambda path: path.stem)
def test_session(path: Path, standing: Program, pytestconfig: pytest.Config) -> None:
    compare(path, play(path.read_text(encoding="utf-8"), standing), pytestconfig)


def test_readme(standing: Program, pytestconfig: pytest.Config) -> None:
    path = ROOT / "README.md"
    compare(path, play_markdown(path.read_text(encoding="utf-8"), standing), pytestconfig)


def compare(path: Path, played: tuple[str, list[str]], config: pytest.Config) -> None:
    text, differences = played
    if differences and config.getoption("--update"):
        path.write_text(text, encoding="utf-8")
    elif differences:
        pytest.fail(
            f"{path.name} (pytest tests/shell --update writes it anew)\n" + "\n\n".join(differences), pytrace=False
        )


@pytest.mark.parametrize(
    ("text", "differs"),
    [
        ("$ echo a; echo; echo b\na\n\nb\n\n%% why\n$ exit 3\n[3]\n", False),
        ("$ echo a\nb\n", True),
        ("$ echo a\n", True),
        ("$ exit 3\n", True),
        ("$ true\n[1]\n", True),
        ("$ seq 5\n1\n…\n5\n", False),
        ("$ seq 5\n…\n", False),
        ("$ seq 5\n1\n…\n4\n", True),
        ("$ cat <<E\n> one\n> E\none\n", False),
        ("$ echo m7f3k\nm7f3k\n", False),
        ("$ echo added m7'f3'k m7'f3'k m1'11'1\nadded m0a0a m0a0a m2222\n", False),
        ("$ echo added m7'f3'k m7'f3'k\nadded m0a0a m0b0b\n", True),
        ("$ echo m7'f3'k\nm0a0a\n$ test m0a0a = m7'f3'k\n", False),
    ],
)
def test_the_runner_itself(text: str, differs: bool, standing: Program) -> None:
    new, differences = play(text, standing)
    assert bool(differences) is differs
    assert play(new, standing)[1] == []
    assert differs or new == text
