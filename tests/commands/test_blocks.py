"""`export --to FILE`: only what may be there, only its own lines, and gone again without a trace."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from support.inprocess import InProcess

KEY = "AKIA" + "QYLPMN5HHHFPZAM2"  # the shape of a secret, and nobody's
OWN = "# Ours\r\n\r\nRuns on Linux"


@pytest.fixture
def project(memctl: InProcess, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with memories of its own, beside the user's and another project's."""
    monkeypatch.setenv("MEMCTL_NOW", "2026-08-01")
    memctl("init")
    work = tmp_path / "work"
    for name in ("hive", "loom"):
        (work / name / ".git").mkdir(parents=True)
        words = f"In this repo we always lint the {name} before pushing."
        turn = {"v": 1, "kind": "turn", "role": "user", "text": words, "cwd": str(work / name)}
        memctl("capture", stdin=json.dumps(turn))
    for words in (
        ("Prefers tabs over spaces", "--type", "preference"),
        ("Runs on Linux",),
        ("Guessed by a page", "--channel", "web"),
        (f"The <private>diary</private> lies at the key {KEY}",),
        ("Was shown once", "--once"),
        ("Was true in spring", "--until", "2026-05-01"),
    ):
        memctl("add", *words)
    tree = home / ".local/share/memctl/topics/secret.md"
    tree.write_text(f"- The token is {KEY}\n- The <private>diary</private> is blue\n")
    return work / "hive"


def test_a_file_that_git_commits_gets_the_project_alone(memctl: InProcess, project: Path) -> None:
    file = project / "CLAUDE.md"
    file.write_bytes(OWN.encode())
    done = memctl("export", "--to", file)
    assert done.out == f"wrote\t{file}\t1 memory\n" and "--scope all" in done.err
    text = file.read_bytes().decode()
    assert text.startswith(OWN) and "hive" in text and "loom" not in text and "tabs" not in text
    assert memctl("export", "--to", file).out.startswith("unchanged\t")
    done = memctl("export", "--to", file, "--scope", "all")
    text = file.read_bytes().decode()
    assert "tabs" in text and "hive" in text and text.count("Runs on Linux") == 1, "the file says it already"
    for word in ("loom", "Guessed", KEY, "diary", "once", "spring"):
        assert word not in text
    assert memctl("export", "--to", file, "--remove").out.startswith("removed\t")
    assert file.read_bytes() == OWN.encode()


def test_the_users_own_file_gets_nothing_of_a_project(memctl: InProcess, project: Path, home: Path) -> None:
    file = home / ".claude/CLAUDE.md"
    assert memctl("export", "--to", file).status == 66
    file.parent.mkdir()
    os.chdir(project)
    assert memctl("export", "--to", file).err == ""
    text = file.read_text()
    assert "tabs" in text and "hive" not in text
    memctl("export", "--to", file, "--remove")
    assert not file.exists(), "it was made for the block"


def test_a_block_edited_by_hand_is_not_overwritten(memctl: InProcess, project: Path) -> None:
    file = project / "AGENTS.md"
    memctl("export", "--to", file)
    file.write_text(edited := file.read_text().replace("hive", "hive and the comb"))
    for words in ((), ("--remove",)):
        done = memctl("export", "--to", file, *words)
        assert done.status == 65 and f"{file}:1: " in done.err and "--force" in done.err
        assert file.read_text() == edited
    assert memctl("export", "--to", file, "--force").out.startswith("wrote\t")
    assert "comb" not in file.read_text()


def test_a_dry_run_prints_the_differences(memctl: InProcess, project: Path) -> None:
    file = project / "GEMINI.md"
    file.write_text("# Ours\n")
    done = memctl("export", "--to", file, "--dry-run")
    assert "+<!-- memctl:end -->\n" in done.out and file.read_text() == "# Ours\n"


def test_a_link_stays_one_and_leads_out_of_no_repository(memctl: InProcess, project: Path, tmp_path: Path) -> None:
    (project / "AGENTS.md").write_text("# Ours\n")
    (project / "CLAUDE.md").symlink_to("AGENTS.md")
    (project / "GEMINI.md").symlink_to(tmp_path / "profile")
    (tmp_path / "profile").write_text("export A=1\n")
    assert memctl("export", "--to", project / "CLAUDE.md").status == 0
    assert (project / "CLAUDE.md").is_symlink() and "hive" in (project / "AGENTS.md").read_text()
    done = memctl("export", "--to", project / "GEMINI.md")
    assert done.status == 74 and (tmp_path / "profile").read_text() == "export A=1\n"


def test_the_budget_holds_and_what_is_strong_stays(memctl: InProcess, project: Path) -> None:
    for number in range(30):
        memctl("add", f"Keeps bolt {number} in drawer {number * 7} of the cabinet", "--type", "context")
    file = project / "CLAUDE.md"
    memctl("export", "--to", file, "--scope", "all", "--budget", "200")
    text = file.read_text()
    assert "tabs" in text and "bolt" in text and "hive" in text and len(text) < 1100
