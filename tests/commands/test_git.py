"""A tree in git: the merge driver that `init --git` sets up, and what happens and what lint says where it fails."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.log import tombstones
from memctl.edge.programs import git as programs_git
from memctl.edge.store.tree import Tree

OLD_DRIVER = "memctl merge-driver %O %A %B %P"
WHO = ("-c", "user.name=n", "-c", "user.email=n@example.org")
BARE = "/usr/local/bin:/usr/bin:/bin"  # a PATH on which there is git, and no memctl
BURIED, LIFTED = '{"hash":"%s","date":"%s"}\n', '{"hash":"%s","date":"%s","lifted":true}\n'


def git(root: Path, *words: str, path: str = BARE) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": path, "HOME": os.environ["HOME"], "GIT_EDITOR": "true"}
    return subprocess.run(["git", *WHO, *words], cwd=root, capture_output=True, check=False, text=True, env=environment)


@pytest.fixture
def pair(memctl: InProcess, tmp_path: Path, program_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two clones that add to the same place of the same files; both forget something. The first has fetched."""
    monkeypatch.setattr(sys, "argv", [str(program_path)])
    one, other = tmp_path / "one", tmp_path / "other"
    assert memctl("init", "--git", one).status == 0
    (one / "-x.md").write_text("- Base ^m0001\n")
    (one / "goals.md").write_text("# Goals\n\n- Run far ^m0002\n- Swim ^m0003\n- Walk ^m0004\n")
    git(one, "add", "-A")
    assert git(one, "commit", "-qm", "base").returncode == 0
    shutil.copytree(one, other)
    for clone, words, gone in ((one, "Mine", "m0002"), (other, "Theirs", "m0004")):
        with open(clone / "-x.md", "a") as file:
            file.write(f"- {words} ^m{words.lower()}\n")
        assert memctl("add", f"{words} is a goal", "--type", "goal", "--tree", clone).status == 0
        assert memctl("forget", gone, "--tree", clone).status == 0
        git(clone, "add", "-A")
        assert git(clone, "commit", "-qm", words).returncode == 0
    assert git(one, "fetch", "-q", str(other), "HEAD").returncode == 0
    return one, other


WANTED = {"Base", "Mine", "Theirs", "Swim", "Mine is a goal", "Theirs is a goal"}


def held(root: Path) -> set[str]:
    """The words of the memories that are held true."""
    return {one.text for one in Tree(str(root)).memories() if not one.archived}


def test_the_driver_runs_without_memctl_on_path(pair: tuple[Path, Path], memctl: InProcess) -> None:
    assert git(pair[0], "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 0
    assert held(pair[0]) == WANTED
    assert memctl("lint", "--tree", pair[0]).status == 0


@pytest.mark.parametrize("program", ["exit 1", "exit 127", "kill -9 $$", "head -c 9 $4; exit 70", None])
def test_where_memctl_cannot_run_the_driver_merges_lines(
    pair: tuple[Path, Path], memctl: InProcess, tmp_path: Path, program: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = pair
    script = tmp_path / "bin of %/memctl"
    script.parent.mkdir()
    script.write_text(f"#!/bin/sh\n{program}\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert memctl("init", "--git", one).status == 0
    if program is None:
        script.unlink()
        assert "merge-driver" in memctl("lint", "--tree", one).out
    assert git(one, "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 1
    status = git(one, "status", "--short").stdout
    for path in ("-x.md", "goals.md", ".memctl/tombstones.jsonl"):
        assert f" {path}\n" in status and (one / path).read_text().count("<<<<<<< ours") == 1
    said = memctl("lint", "--tree", one).out
    assert said.count(": conflict-markers: ") == 4 and "damaged-record" not in said
    memctl("lint", "--fix", "--tree", one)
    assert held(one) == WANTED
    assert "conflict-markers" not in memctl("lint", "--tree", one).out
    assert len(tombstones.read_tombstones(str(one))) == 4  # the words and the gist of two


def test_an_older_driver_that_fails_is_named_and_healed(pair: tuple[Path, Path], memctl: InProcess) -> None:
    """It leaves one side without a word: git lists the file as unmerged, and there are no markers."""
    one, _ = pair
    assert memctl("lint", "--tree", one).status == 0
    git(one, "config", "merge.memctl.driver", OLD_DRIVER)
    assert "merge-driver" in memctl("lint", "--tree", one).out
    assert git(one, "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 1
    assert "Theirs" not in held(one)
    said = memctl("lint", "--tree", one).out
    for path in ("-x.md", "goals.md", ".memctl/tombstones.jsonl"):
        assert f"{path}: unmerged: " in said, said
    memctl("lint", "--fix", "--tree", one)
    assert held(one) == WANTED
    assert len(tombstones.read_tombstones(str(one))) == 4
    said = memctl("lint", "--tree", one).out
    assert "unmerged" not in said and "merge-driver" in said
    assert memctl("undo", "--tree", one).status == 0
    assert "unmerged" in memctl("lint", "--tree", one).out
    assert memctl("init", "--git", one).status == 0
    assert "merge-driver" not in memctl("lint", "--tree", one).out
    git(one, "merge", "--abort")
    assert git(one, "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 0
    assert held(one) == WANTED


def test_what_only_the_other_side_restored_is_not_lost_in_silence(pair: tuple[Path, Path], memctl: InProcess) -> None:
    """The restored words of one side bury nothing, so that the two sides bury the same."""
    one, other = pair
    with open(other / ".memctl/tombstones.jsonl", "w") as file:
        file.write(LIFTED % ("1c9ff0fb382740b6", "2026-08-01"))
    git(other, "commit", "-qam", "restored")
    git(one, "config", "merge.memctl.driver", OLD_DRIVER)
    git(one, "fetch", "-q", str(other), "HEAD")
    git(one, "merge", "-q", "--no-edit", "FETCH_HEAD")
    assert ".memctl/tombstones.jsonl: unmerged: " in memctl("lint", "--tree", one).out
    memctl("lint", "--fix", "--tree", one)
    assert "1c9ff0fb382740b6" in tombstones.lifted(str(one))


def test_a_half_resolved_file_keeps_what_the_person_wrote(pair: tuple[Path, Path], memctl: InProcess) -> None:
    one, _ = pair
    git(one, "config", "merge.memctl.driver", "false")
    git(one, "merge", "-q", "--no-edit", "FETCH_HEAD")
    with open(one / "-x.md", "a") as file:
        file.write("- Written in between\n")
    memctl("lint", "--fix", "--tree", one)
    assert held(one) == {*WANTED, "Written in between"}


def test_two_merges_in_a_row_without_memctl_are_both_mended(memctl: InProcess, tmp_path: Path) -> None:
    """One moves a line to another file, while a colleague writes below it. Both commit what git makes of it."""
    tree = tmp_path / "tree"
    assert memctl("init", "--git", tree).status == 0
    git(tree, "config", "--remove-section", "merge.memctl")
    notes, goals, more = (tree / name for name in ("notes.md", "goals.md", "more.md"))
    sides = {
        "moved": {notes: "", goals: "- Run far\n- Swims on Mondays ^m0001\n"},
        "written": {notes: "- Swims on Mondays\n- Skis\n"},
        "more": {more: "- Eats figs\n- Pi\n"},
    }
    base = {"base": {notes: "- Swims on Mondays\n", goals: "- Run far\n", more: "- Eats figs\n"}}
    for branch, texts in (base | sides).items():
        git(tree, "checkout", "-q", "-b", branch, *(["base"] if branch != "base" else []))
        for path, text in texts.items():
            path.write_text(text)
        git(tree, "add", "-A")
        assert git(tree, "commit", "-qm", branch).returncode == 0
    git(tree, "checkout", "-q", "moved")
    for other in ("written", "more"):
        git(tree, "merge", "-q", "--no-edit", other)
        git(tree, "commit", "-qam", "as git left it")
    assert "<<<<<<< " in notes.read_text()
    assert memctl("lint", "--fix", "--tree", tree).status == 0
    texts = [memory.text for memory in Tree(str(tree)).memories() if memory.path in ("notes.md", "goals.md", "more.md")]
    assert sorted(texts) == ["Eats figs", "Pi", "Run far", "Skis", "Swims on Mondays"]


def test_of_a_file_that_one_side_removed_only_the_news_of_the_other_stay(
    pair: tuple[Path, Path], memctl: InProcess, tmp_path: Path
) -> None:
    one, other = pair
    (other / "goals.md").unlink()
    git(other, "add", "-A")
    git(other, "commit", "-qm", "gone")
    git(one, "fetch", "-q", str(other), "HEAD")
    assert git(one, "merge", "-q", "--no-edit", "FETCH_HEAD").returncode == 1
    assert "goals.md: unmerged: " in memctl("lint", "--tree", one).out
    assert memctl("lint", "--fix", "--tree", one).status == 0
    assert [memory.text for memory in Tree(str(one)).memories() if memory.path == "goals.md"] == ["Mine is a goal"]


def rows(*events: tuple[str, str, str]) -> bytes:
    return "".join((LIFTED if what == "lift" else BURIED) % (name, when) for what, name, when in events).encode()


DAY = "2026-08-01"


@pytest.mark.parametrize(
    ("base", "one", "other", "buried"),
    [
        ([], ["bury", "lift"], [], False),
        (["bury"], ["lift"], [], False),
        (["bury"], ["lift", "bury"], [], True),
        (["bury", "lift"], ["bury"], [], True),
        (["bury", "lift", "bury"], ["lift"], [], False),
        ([], ["bury"], ["bury", "lift"], False),
        ([], ["bury", "lift", "bury"], ["bury", "lift"], True),
    ],
)
@pytest.mark.parametrize("others", [[], ["bury"], ["bury", "lift"]])
def test_on_one_day_the_order_of_events_decides(
    base: list[str], one: list[str], other: list[str], buried: bool, others: list[str]
) -> None:
    old = [(what, "x", DAY) for what in base]
    ours = [*old, *((what, "a", DAY) for what in others), *((what, "x", DAY) for what in one)]
    theirs = [*old, *((what, "x", DAY) for what in other), *((what, "z", DAY) for what in others)]
    result = tombstones.merge_tombstones(rows(*old), rows(*ours), rows(*theirs))
    assert ("x" in tombstones.buried(result)) is buried
    assert result == tombstones.merge_tombstones(rows(*old), rows(*theirs), rows(*ours))
    assert tombstones.merge_tombstones(rows(*old), result, rows(*theirs)) == result


def test_markers_do_not_decide_which_event_was_the_last() -> None:
    """Git takes the same line on both sides for the same event."""
    start = [("bury", "x", "2026-08-01")]
    both = [*start, ("bury", "x", DAY), ("bury", "x", DAY)]
    here = rows(("lift", "x", DAY))
    shown = rows(*both) + b"<<<<<<< HEAD\n" + here + b"=======\n>>>>>>> theirs\n"
    sides = rows(*start), rows(*start) + here, rows(*both)
    assert tombstones.buried(tombstones.reconciled(shown, sides)) == frozenset("x")
    later = rows(("lift", "x", "2027-01-01"))
    assert not tombstones.buried(tombstones.reconciled(shown + later, sides))


@pytest.mark.parametrize("first", ["bury", "lift"])
def test_on_two_machines_the_later_event_decides(first: str) -> None:
    start = [("bury", "x", "2026-08-01T08:00:00Z")]
    here = [
        *start,
        ("lift", "x", "2026-08-01T09:00:00Z"),
        ("bury", "x", f"2026-08-01T{12 if first == 'lift' else 10}Z"),
    ]
    there = [*start, ("lift", "x", "2026-08-01T11:00:00Z")]
    result = tombstones.merge_tombstones(rows(*start), rows(*here), rows(*there))
    assert tombstones.buried(result) == (frozenset("x") if first == "lift" else frozenset())


def test_a_forgotten_and_restored_memory_is_not_called_resurrected(memctl: InProcess, tmp_path: Path) -> None:
    one = tmp_path / "one"
    memctl("init", "--git", one)
    id = memctl("add", "Likes tea", "--tree", one).out.split("\t")[1]
    git(one, "add", "-A")
    git(one, "commit", "-qm", "base")
    other = tmp_path / "other"
    shutil.copytree(one, other)
    memctl("add", "Likes rain", "--tree", other)
    rain = memctl("list", "-0", "--tree", other).out.split("\0")[-2]
    for clone, deeds in ((one, [("forget", id), ("restore", id)]), (other, [("forget", rain)])):
        for deed in deeds:
            assert memctl(*deed, "--tree", clone, "--now", DAY).status == 0
        git(clone, "add", "-A")
        git(clone, "commit", "-qm", "change")
    git(one, "config", "--unset", "merge.memctl.driver")
    git(one, "fetch", "-q", str(other), "HEAD")
    git(one, "merge", "-q", "--no-edit", "FETCH_HEAD")
    memctl("lint", "--fix", "--tree", one)
    assert "Likes tea" in held(one) and "Likes rain" not in held(one)
    assert "resurrected" not in memctl("lint", "--tree", one).out


def test_init_may_be_cut_off_at_any_call_of_git(
    memctl: InProcess, tmp_path: Path, program_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """git dies with it, and leaves the lock file of what it was writing."""
    monkeypatch.setattr(sys, "argv", [str(program_path)])
    run, cut_off = programs_git.run, 0
    for last in range(1, 20):
        root, calls = tmp_path / str(last), []

        def dying(directory: str, *words: str, check: bool = True, last: int = last, calls: list[int] = calls) -> str:
            calls.append(len(calls))
            if len(calls) == last and words[:2] == ("config", "--file"):
                Path(f"{words[2]}.lock").touch()
            if len(calls) == last and words[0] == "init":
                run(directory, *words)
                (Path(words[-1]) / ".git/config.lock").touch()
            if len(calls) >= last:
                raise KeyboardInterrupt
            return run(directory, *words, check=check)

        with monkeypatch.context() as patch:
            patch.setattr(programs_git, "run", dying)
            patch.setattr(shutil, "rmtree", lambda *_, **__: None)
            cut_off += memctl("init", "--git", root).status != 0
        assert memctl("init", "--git", root).status == 0
        assert "merge-driver" in git(root, "config", "merge.memctl.driver").stdout
        assert git(root, "add", "-A").returncode == 0 and git(root, "config", "a.b", "c").returncode == 0
    assert cut_off >= 5


def test_a_file_that_names_somebody_elses_repository_sets_nothing_there(memctl: InProcess, tmp_path: Path) -> None:
    other, tree = tmp_path / "other", tmp_path / "tree"
    for directory in (other, tree):
        directory.mkdir()
    subprocess.run(["git", "init", "-q", str(other)], check=True)
    before = (other / ".git/config").read_bytes()
    (tree / ".git").write_text(f"gitdir: {other}/.git\n")
    result = memctl("init", str(tree), "--git")
    assert result.status == 65 and ".git" in result.err
    assert (other / ".git/config").read_bytes() == before


def test_a_work_tree_of_git_is_set_up(memctl: InProcess, tmp_path: Path) -> None:
    other, tree = tmp_path / "other", tmp_path / "tree"
    name = ["-c", "user.name=n", "-c", "user.email=n@example.org"]
    subprocess.run(["git", "init", "-q", str(other)], check=True)
    subprocess.run(["git", *name, "commit", "-q", "--allow-empty", "-m", "x"], cwd=other, check=True)
    subprocess.run(["git", "worktree", "add", "-q", str(tree)], cwd=other, check=True)
    assert memctl("init", str(tree), "--git").status == 0
    assert b"merge-driver" in (other / ".git/config").read_bytes()
