"""Additions where files cannot be locked: one file each, seen at once, taken in by the next writer that can."""

from __future__ import annotations

import errno
import fcntl
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.store import inbox
from memctl.edge.store.tree import Tree
from memctl.model.paths import INBOX

TODAY = "2026-08-01"


@pytest.fixture(autouse=True)
def _always_the_inbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "always")


def waiting(tree: Path) -> list[str]:
    return [path for path in Tree(str(tree)).paths() if path.startswith(INBOX)]


def test_an_addition_is_a_file_of_its_own_and_seen_at_once(memctl: InProcess, tree: Path) -> None:
    result = memctl("add", "Uses pnpm, not npm", "--topic", "js", "--section", "Tools", "--tag", "node")
    assert result.status == 0
    action, id, place, *_ = result.lines[0].split("\t")
    path, _, line = place.rpartition(":")
    assert action == "add" and waiting(tree) == [path]
    assert f"^{id}" in (tree / path).read_text().split("\n")[int(line) - 1]
    assert not (tree / "topics/js.md").exists() and not (tree / ".memctl/lock").exists()
    assert memctl("search", "pnpm").out.startswith(id)
    assert memctl("search", "pnpm", "--no-index").out.startswith(id)
    assert "pnpm" in memctl("inject", "-q", "should I use pnpm or npm?").out
    assert memctl("add", "Uses pnpm, not npm").lines[0].startswith("skip")


def test_the_next_writer_takes_it_in(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result = memctl("add", "Uses pnpm, not npm", "--topic", "js", "--section", "Tools", "--tag", "node")
    id = result.lines[0].split("\t")[1]
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    assert memctl("add", "Likes tea").status == 0
    assert waiting(tree) == [] and not list((tree / INBOX).iterdir())
    text = (tree / "topics/js.md").read_text()
    assert text == f"# Js\n\n## Tools\n\n- Uses pnpm, not npm #node (created:: {TODAY}) ^{id}\n"
    assert any("pnpm" in line for line in memctl("log").lines)
    assert memctl("undo", memctl("log", id).out.split("\t")[0]).status == 0
    assert not (tree / "topics/js.md").exists()


def test_it_belongs_where_it_is_meant_for(memctl: InProcess, tree: Path) -> None:
    """The core is always injected, and an agent's memory is nobody else's, in the inbox too."""
    assert memctl("add", "Prefers short answers", "--type", "preference").status == 0
    assert memctl("add", "Calls the user Captain", "--agent", "parrot", "--topic", "names").status == 0
    assert len(waiting(tree)) == 2
    assert "short answers" in memctl("inject", "-q", "zebra").out
    assert "Captain" not in memctl("search", "Captain").out
    assert "Captain" in memctl("search", "Captain", "--agent", "parrot").out


def test_more_than_adding_takes_the_lock_and_the_inbox_in(memctl: InProcess, tree: Path) -> None:
    memctl("add", "Uses npm for the JavaScript shop", "--topic", "js")
    assert len(waiting(tree)) == 1
    assert memctl("add", "Now uses pnpm instead of npm for the JavaScript shop").lines[0].startswith("supersede")
    assert waiting(tree) == []
    memctl("add", "Likes tea with lemon", "--topic", "tea")
    assert memctl("forget", "--yes", "lemon").status == 0
    assert waiting(tree) == []
    assert [one.path for one in Tree(str(tree)).memories() if "lemon" in one.text] == ["archive/topics/tea.md"]


def test_two_machines_that_add_the_same(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memctl("add", "Likes tea with lemon", "--topic", "tea")
    first = tree / waiting(tree)[0]
    twin = tree / INBOX / "ffff-mother/topics/tea.md"
    twin.parent.mkdir(parents=True)
    twin.write_text(first.read_text().replace(first.parent.parent.name.split("-")[1], "mother"))
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    memctl("add", "Works at Acme")
    assert sum("lemon" in one.text for one in Tree(str(tree)).memories()) == 1
    assert waiting(tree) == []


def test_what_cannot_be_taken_in_now_waits(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    memctl("add", "Likes tea with lemon", "--topic", "tea")
    memctl("add", "Plays the cello", "--topic", "music")
    (tree / "topics").mkdir(exist_ok=True)
    (tree / "topics/tea.md").write_text("---\n{ [\n---\n# Tea\n")
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    assert memctl("add", "Works at Acme").status == 0
    assert [path.rpartition("/")[2] for path in waiting(tree)] == ["tea.md"]
    (tree / "topics/tea.md").write_text("# Tea\n")
    assert memctl("add", "Lives in Bonn").status == 0
    assert waiting(tree) == [] and "lemon" in (tree / "topics/tea.md").read_text()


def test_what_cannot_be_removed_does_not_stand_twice(
    memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert memctl("add", "Uses pnpm, not npm", "--topic", "js").status == 0
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    with monkeypatch.context() as patch:
        patch.setattr(inbox.os, "unlink", _refuse)
        assert memctl("add", "Likes tea").status == 0
    assert len([line for line in memctl("list").lines if "pnpm" in line]) == 1


def _refuse(*_: object, **__: object) -> None:
    raise OSError(errno.EIO, "refused")


def test_purging_reaches_the_inbox(memctl: InProcess, tree: Path) -> None:
    memctl("add", "Likes tea with zanzibar", "--topic", "tea")
    assert memctl("forget", "--purge", "--yes", "zanzibar").status == 0
    assert not [path for path in tree.rglob("*") if path.is_file() and b"zanzibar" in path.read_bytes()]


def test_where_the_file_system_has_no_locks(memctl: InProcess, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setenv("MEMCTL_ADD_INBOX", "auto")
    assert memctl("add", "Uses npm for the JavaScript shop", "--topic", "js").status == 0
    assert waiting(tree) == []
    monkeypatch.setattr(fcntl, "flock", no_locks)
    assert memctl("add", "Likes tea with lemon", "--topic", "tea").status == 0
    assert len(waiting(tree)) == 1
    refused = memctl("add", "Now uses pnpm instead of npm for the JavaScript shop")
    assert refused.status == 74 and "lock" in refused.err
    monkeypatch.setenv("MEMCTL_ADD_INBOX", "never")
    assert memctl("add", "Likes cocoa").status == 74


@pytest.mark.parametrize(
    ("root", "kind", "is_network"),
    [
        ("/data/tree", "nfs4", True),
        ("/data/tree/deeper", "nfs4", True),
        ("/database", "ext4", False),
        ("/mnt/a b/tree", "fuse.sshfs", True),
        ("/", "ext4", False),
    ],
)
def test_the_kind_of_file_system(tmp_path: Path, root: str, kind: str, is_network: bool) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(
        "22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n"
        "40 22 0:45 / /data rw,relatime shared:9 - nfs4 server:/data rw,vers=4.2\n"
        "41 22 0:46 / /mnt/a\\040b rw shared:10 - fuse.sshfs host: rw\n"
    )
    assert inbox.file_system(root, str(mounts)) == kind
    assert inbox.file_system(root, str(tmp_path / "nothing")) == ""
    assert inbox.is_wanted(root, "never") is False and inbox.is_wanted(root, "always")
    assert kind.startswith(inbox._NETWORK) is is_network
