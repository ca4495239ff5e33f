"""A memory that stands twice, as clones that went their own ways may leave it: every reader shows it once, and what
lies in the archive too not at all, before anybody runs lint."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.inprocess import InProcess

READERS = (
    ("list",), ("search", "tea"), ("search", "--no-index", "tea"), ("inject", "-q", "tea"),
    ("inject", "-q", "tea", "--no-index"), ("export", "--format", "text"),
)  # fmt: skip
LINE = "- Likes green tea (created:: 2026-08-01) ^m0001\n"
PLACES = ("_core/profile.md", "topics/tea.md", "goals.md", "agents.md")


@pytest.fixture
def tree(tmp_path: Path, memctl: InProcess) -> Path:
    root = tmp_path / "tree"
    assert memctl("init", root).status == 0
    return root


def shown(memctl: InProcess, tree: Path, *words: str) -> int:
    """How often a reader shows the memory, asked twice: the second time an index answers."""
    counts = {memctl(*words, "--tree", tree).out.count("Likes green tea") for _ in range(2)}
    assert len(counts) == 1, words
    return counts.pop()


@pytest.mark.parametrize("words", READERS, ids=" ".join)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("others", [0, 30])
def test_what_lies_in_the_archive_too_is_passed_over(
    memctl: InProcess, tree: Path, words: tuple[str, ...], place: str, others: int
) -> None:
    """Forgotten here, moved or renamed there."""
    (tree / "others.md").write_text("".join(f"- Something else {number}\n" for number in range(others)))
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/a.md").write_text(LINE)
    assert shown(memctl, tree, *words) == 1
    assert memctl("forget", "m0001", "--tree", tree).status == 0
    (tree / place).write_text(f"# Moved\n\n{LINE}")
    assert shown(memctl, tree, *words) == 0
    (tree / place).write_text("# Moved\n\n- Likes green tea\n")  # it had no id there yet
    assert shown(memctl, tree, *words) == 0
    (tree / place).write_text("# Moved\n\n- Likes green tea, and cakes ^m0001\n")
    assert shown(memctl, tree, *words) == 1


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_a_copy_is_shown_once_and_fixed(memctl: InProcess, tree: Path, words: tuple[str, ...]) -> None:
    """Moved to one place here, to another there."""
    (tree / "goals.md").write_text(f"# Goals\n\n{LINE}")
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/tea.md").write_text(LINE.replace("tea (", "tea #hot (importance:: 0.6) ("))
    assert shown(memctl, tree, *words) == 1
    assert "duplicate-id" in memctl("lint", "--tree", tree).out
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    assert shown(memctl, tree, "list", "--all") == shown(memctl, tree, *words) == 1
    kept = next(line for line in (tree / "goals.md").read_text().split("\n") if "tea" in line)
    assert "#hot" in kept and "(importance:: 0.6)" in kept and kept.endswith("^m0001")


@pytest.mark.parametrize("words", READERS, ids=" ".join)
@pytest.mark.parametrize("how", ["forget", "supersede"])
def test_what_was_restored_since_stays(memctl: InProcess, tree: Path, words: tuple[str, ...], how: str) -> None:
    """Restored here; there the file of the archive was renamed."""
    (tree / "goals.md").write_text(f"# Goals\n\n{LINE}")
    if how == "forget":
        assert memctl("forget", "m0001", "--tree", tree).status == 0
    else:
        memctl("add", "Likes rum", "--supersedes", "m0001", "--now", "2026-08-02", "--tree", tree)
    archived = (tree / "archive/goals.md").read_text()
    assert memctl("restore", "m0001", "--now", "2026-08-03", "--tree", tree).status == 0
    (tree / "archive").mkdir(exist_ok=True)
    (tree / "archive/renamed.md").write_text(archived)
    assert shown(memctl, tree, *words) == 1
    assert "resurrected" not in memctl("lint", "--tree", tree).out
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    left = tree / "archive/renamed.md"
    assert shown(memctl, tree, *words) == 1 and not (left.exists() and "tea" in left.read_text())


@pytest.mark.parametrize("words", READERS, ids=" ".join)
def test_two_memories_of_the_same_words_are_two(memctl: InProcess, tree: Path, words: tuple[str, ...]) -> None:
    (tree / "goals.md").write_text(f"# Goals\n\n{LINE}")
    (tree / "other.md").write_text(LINE.replace("m0001", "m0002"))
    assert shown(memctl, tree, "list") == 2


def test_a_line_that_stands_twice_is_shown_once(memctl: InProcess, tree: Path) -> None:
    """Without an id, too: between the marks of a conflict, and in a file that git renamed on one side."""
    both = "# Tea\n\n<<<<<<< HEAD\n- Likes tea\n- Two\n=======\n- Likes tea\n>>>>>>> other\n"
    (tree / "topics").mkdir()
    (tree / "topics/tea.md").write_text(both)
    (tree / "topics/moved-tea.md").write_text("# Tea\n\n- Likes tea\n")
    assert [line.split("\t")[2] for line in memctl("list").lines].count("Likes tea") == 1
    assert memctl("search", "tea").out.count("Likes tea") == 1
