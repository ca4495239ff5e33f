"""What git runs: whatever happens, what it leaves says what both sides said."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.commands import merge_driver

SIDES = {"base": "- Old ^m0001\n", "ours": "- Old ^m0001\n- Mine ^m0002\n", "theirs": "- Old ^m0001\n- Theirs ^m0003\n"}


@pytest.fixture
def versions(tmp_path: Path, home: Path) -> list[Path]:
    paths = [tmp_path / name for name in SIDES]
    for path in paths:
        path.write_text(SIDES[path.name])
    return paths


def test_the_result_is_written_to_ours(memctl: InProcess, versions: list[Path]) -> None:
    assert memctl("merge-driver", *versions, "topics/a.md").status == 0
    assert versions[1].read_text() == "- Old ^m0001\n- Mine ^m0002\n- Theirs ^m0003\n"
    assert sorted(path.name for path in versions[1].parent.iterdir() if path.is_file()) == sorted(SIDES)


def test_no_ancestor_and_bytes_that_are_no_text(memctl: InProcess, versions: list[Path]) -> None:
    assert memctl("merge-driver", "/dev/null", *versions[1:], "topics/a.md").status == 0
    assert "Mine" in versions[1].read_text() and "Theirs" in versions[1].read_text()
    versions[1].write_bytes(b"\x00\xff- Mine\xfe\r\n")
    assert memctl("merge-driver", *versions, "topics/a.md").status in (0, 1)
    assert b"\x00\xff- Mine\xfe" in versions[1].read_bytes() and b"Theirs" in versions[1].read_bytes()


def test_what_is_no_file_is_not_replaced_by_one(memctl: InProcess, versions: list[Path], tmp_path: Path) -> None:
    (link := tmp_path / "link").symlink_to("/dev/null")
    assert memctl("merge-driver", versions[0], link, versions[2], "topics/a.md").status not in (0, 1)
    assert link.is_symlink()


@pytest.mark.parametrize("error", [RecursionError(), MemoryError(), AssertionError()])
def test_a_failure_leaves_markers_and_not_one_side_alone(
    memctl: InProcess, versions: list[Path], monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """git takes OURS as it is when the driver fails."""

    def fail(*_: object) -> str:
        raise error

    monkeypatch.setattr(merge_driver, "merge_file", fail)
    monkeypatch.setenv("GIT_DIR", "/nonexistent")
    assert memctl("merge-driver", *versions, "topics/a.md").status not in (0,)
    text = versions[1].read_text()
    assert "<<<<<<<" in text and "- Mine" in text and "- Theirs" in text
