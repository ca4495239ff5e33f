"""A merge of whole trees: git merges file by file, and `lint` looks at what stood in all files of each side."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.core.merge import files as merge_files
from memctl.edge.store.tree import Tree
from memctl.model.change import TOMBSTONES
from memctl.model.text.lines import STONE_DIGITS, fingerprint

TEA, AMBER = "- Likes tea ^m0001\n", "- Likes amber #one ^m0002\n"


def git(root: Path, *words: str) -> int:
    environment = {"PATH": os.environ["PATH"], "HOME": os.environ["HOME"], "GIT_EDITOR": "true"}
    who = ("-c", "user.name=n", "-c", "user.email=n@example.org")
    return subprocess.run(["git", *who, *words], cwd=root, capture_output=True, check=False, env=environment).returncode


def commit(root: Path, files: dict[str, str | None]) -> None:
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        if text is None:
            (root / path).unlink()
        else:
            (root / path).write_text(text)
    git(root, "add", "-A")
    assert git(root, "commit", "-qm", "x") == 0


def stand(root: Path) -> list[tuple[str, str]]:
    return sorted((memory.path, memory.text) for memory in Tree(str(root)).memories())


@pytest.fixture
def root(memctl: InProcess, tmp_path: Path) -> Path:
    """A repository with a branch for each side, both from one commit in which a memory stands in two files."""
    place = tmp_path / "tree"
    assert memctl("init", place).status == 0
    subprocess.run(["git", "init", "-q", "-b", "main", place], check=True)
    stone = f'{{"hash":"{fingerprint("Likes amber", STONE_DIGITS)}","date":"2026-08-01","lifted":true}}\n'
    commit(
        place, {"a.md": f"# A\n\n{TEA}{AMBER}", "b.md": f"# B\n\n## Deep\n\n{AMBER}- Has no id\n", TOMBSTONES: stone}
    )
    git(place, "branch", "theirs")
    return place


def both(root: Path, ours: dict[str, str | None], theirs: dict[str, str | None], *words: str) -> int:
    """Each side commits; git brings them together. The status of git."""
    commit(root, ours)
    git(root, "switch", "-q", "theirs")
    commit(root, theirs)
    git(root, "switch", "-q", "main")
    return git(root, *(words or ("merge", "-q", "--no-edit")), "theirs")


OURS, THEIRS = {"a.md": f"# A\n\n{TEA}"}, {"b.md": "# B\n\n## Deep\n\n- Has no id\n"}


def test_what_each_side_kept_in_another_file_is_put_back(root: Path, memctl: InProcess) -> None:
    assert both(root, OURS, THEIRS) == 0
    assert "Likes amber" not in str(stand(root))
    said = memctl("lint", "--tree", root)
    assert said.status == 1 and said.out.startswith("a.md: left-out: a merge left out m0002: Likes amber (")
    assert memctl("lint", "--fix", "--tree", root).status == 0
    assert ("a.md", "Likes amber") in stand(root) and (root / "a.md").read_text() == f"# A\n\n{TEA}{AMBER}"
    assert memctl("undo", "--tree", root).out.split("\t")[:2] == ["forget", "m0002"]
    assert (root / "a.md").read_text() == f"# A\n\n{TEA}"
    assert memctl("lint", "--fix", "--tree", root).out.startswith("restore\tm0002\ta.md:4\ta merge left it out\t")
    (root / "a.md").write_text(f"# A\n\n{TEA}")
    commit(root, {"c.md": "- Something new\n"})
    memctl("lint", "--fix", "--tree", root)
    assert "Likes amber" not in str(stand(root))  # a person has removed it since


def test_a_merge_that_goes_on_is_looked_at_too(root: Path, memctl: InProcess) -> None:
    ours, theirs = OURS | {"c.md": "- One here\n"}, THEIRS | {"c.md": "- Other there\n"}
    assert both(root, ours, theirs) == 1
    memctl("lint", "--fix", "--tree", root)
    assert {"Likes amber", "One here", "Other there", "Has no id"} <= {text for _, text in stand(root)}


def test_a_rebase_is_looked_at_too(root: Path, memctl: InProcess) -> None:
    ours, theirs = OURS | {"c.md": "- One here\n"}, THEIRS | {"c.md": "- Other there\n"}
    assert both(root, ours, theirs, "rebase", "-q") == 1
    memctl("lint", "--fix", "--tree", root)
    assert {"Likes amber", "One here", "Other there", "Has no id"} <= {text for _, text in stand(root)}


def test_what_one_side_removed_stays_away(root: Path, memctl: InProcess) -> None:
    theirs = {"b.md": "# B\n", "d.md": "- From there\n"}
    assert both(root, {"a.md": f"# A\n\n{TEA}"}, {**theirs, "a.md": "# A\n\n- Likes tea ^m0001\n"}) == 0
    assert memctl("lint", "--fix", "--tree", root).status == 0
    assert {text for _, text in stand(root)} == {"Likes tea", "From there"}


def test_a_memory_without_an_id_is_put_back_with_its_front_matter(root: Path, memctl: InProcess) -> None:
    front = "---\ntags: [dev]\n---\n# E\n\n## Deep\n\n- Knows nothing\n"
    commit(root, {"e.md": front, "f.md": "- Knows nothing\n"})
    git(root, "branch", "-f", "theirs")
    assert both(root, {"e.md": None}, {"f.md": None}) == 0
    assert memctl("lint", "--fix", "--tree", root).status == 0
    assert ("e.md", "Knows nothing") in stand(root)
    assert (root / "e.md").read_text().startswith("---\ntags: [dev]\n---\n")


def test_what_is_ignored_is_not_put_back(root: Path, memctl: InProcess) -> None:
    (root / ".memctlignore").write_text("a.md\n")
    assert both(root, OURS, THEIRS) == 0
    memctl("lint", "--fix", "--tree", root)
    assert stand(root) == [("b.md", "Has no id")]  # what a.md has is no memory, so their side removed the only one


def test_both_name_a_memory_that_had_no_id(root: Path, memctl: InProcess) -> None:
    ours = {"b.md": "# B\n\n## Deep\n\n- Has no id ^m0008\n- Mine\n"}
    theirs = {"b.md": "# B\n\n- Before\n\n## Deep\n\n- Has no id #t ^m0009\n"}
    assert both(root, ours, theirs) == 1
    text = (root / "b.md").read_text()
    assert "<<<<<<<" in text
    commit(root, {})  # on a phone, with the markers
    git(root, "checkout", "-q", "--orphan", "alone")
    commit(root, {})  # and nobody knows the versions any more
    memctl("lint", "--fix", "--tree", root)
    found = [memory for memory in Tree(str(root)).memories() if memory.text == "Has no id"]
    assert [memory.tags for memory in found] == [("t",)]


def test_two_ids_of_the_same_words_at_one_place_become_one(root: Path, memctl: InProcess) -> None:
    same, day = "- Ran far #a ^m0031\n- Ran far #b ^m0032\n", "- Ran far (created:: 2026-08-02) ^m0033\n"
    commit(root, {"c.md": f"{same}{day}\n## Other\n\n- Ran far ^m0034\n"})
    assert memctl("lint", "--fix", "--tree", root).status == 0
    assert (root / "c.md").read_text() == f"- Ran far #a #b ^m0031\n{day}\n## Other\n\n- Ran far ^m0034\n"


def test_two_copies_under_the_id_of_another_memory(root: Path, memctl: InProcess) -> None:
    commit(
        root,
        {"archive/a.md": "- Old words ^m0005\n", "c.md": "- New words #c ^m0005\n", "d.md": "- New words ^m0005\n"},
    )
    assert memctl("lint", "--fix", "--tree", root).status == 0
    found = [memory for memory in Tree(str(root)).memories() if memory.text == "New words"]
    assert [memory.tags for memory in found] == [("c",)] and found[0].id != "m0005"


def test_a_repair_that_would_lose_a_memory_is_refused(
    root: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert both(root, {"a.md": f"# A\n\n{TEA}- Mine ^m0011\n"}, {"a.md": f"# A\n\n{TEA}- Theirs ^m0012\n"}) == 1
    was = (root / "a.md").read_text()
    monkeypatch.setattr("memctl.core.lint.fixes.put_back", lambda grounds: [])
    monkeypatch.setattr(merge_files, "resolved", lambda *_: f"# A\n\n{TEA}")
    said = memctl("lint", "--fix", "--tree", root)
    assert said.status == 65 and "--fix would lose m0011, so nothing was changed" in said.err
    assert (root / "a.md").read_text() == was


def test_markers_that_a_merge_committed_are_not_merged_yet(root: Path, memctl: InProcess) -> None:
    ours, theirs = {**OURS, "b.md": f"# B\n\n## Deep\n\n{AMBER}- Mine\n"}, {"b.md": "# B\n\n## Deep\n\n- Theirs\n"}
    assert both(root, ours, theirs) == 1
    commit(root, {})
    memctl("lint", "--fix", "--tree", root)
    assert {"Likes amber", "Mine", "Theirs"} <= {text for _, text in stand(root)}


def test_a_memory_without_an_id_that_both_sides_moved_stands_once(root: Path, memctl: InProcess) -> None:
    ours = {"b.md": f"# B\n\n## Deep\n\n{AMBER}", "c.md": "- Has no id\n"}
    theirs = {"b.md": f"# B\n\n## Deep\n\n{AMBER}", "a.md": f"# A\n\n{TEA}{AMBER}- Has no id\n"}
    assert both(root, ours, theirs) == 0
    memctl("lint", "--fix", "--tree", root)
    assert str(stand(root)).count("Has no id") == 1
