"""What memctl keeps inside a tree may be a link, a second name of another file, a pipe or a directory: a repository or
an archive can bring such things. No command writes, empties or makes anything outside of the tree."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from support.extent import LONG
from support.inprocess import InProcess
from support.table import COMMANDS

OWN = (
    ".memctl", ".memctl/lock", ".memctl/journal.jsonl", ".memctl/tombstones.jsonl", ".memctl/id",
    ".memctl/config.toml", ".memctl/.gitignore", ".memctl/inbox", ".memctl/swap-0123456789ab",
    ".memctl/swap-0123456789ab.json", ".memctl/tmp-0123456789ab", ".memctl/plan", ".memctl/ledger.jsonl",
    ".memctlignore", ".gitattributes", "_core", "_core/profile.md", "_core/preferences.md", "topics", "archive",
    "archive/topics", "episodes", "learnings.md", "context.md", "topics/tea.md",
)  # fmt: skip
TEXT = b'{"v":1,"op":"a","t":"2026-01-01","changes":[],"plan":[],"state":"done"}\nof\nsomebody else'
# a command line for each command that can write to a tree
WRITING: dict[str, tuple[tuple[str, ...], ...]] = {
    "add": (("add", "Likes cocoa"), ("add", "Likes green tea more than black"), ("add", "--pin", "Is called Jo")),
    "capture": (("capture", "-"),),
    "decay": (("decay",),),
    "forget": (("forget", "--yes", "tea"), ("forget", "--purge", "--yes", "^mteaa")),
    "import": (("import", "--channel", "user", "-"),),
    "init": (("init",), ("init", "--git")),
    "inject": (("inject", "-q", "tea", "--consume"),),
    "lint": (("lint", "--fix"), ("lint", "--accept")),
    "restore": (("restore", "mteaa"),),
    "review": (("review", "--take", "mwait"),),
    "set": (("set", "mteaa", "importance=0.9"),),
    "undo": (("undo",),),
    "used": (("used", "mteaa"),),
    "agent": (("agent", "ada", "--met"),),
    "consolidate": (("consolidate", "--yes"),),
}
STDIN = {
    "capture": '{"role":"user","content":"I prefer tabs over spaces."}\n',
    "import": '{"v":1,"kind":"memory","text":"Has two sisters","path":"topics/tea.md"}\n',
}
# they write to no tree: to the state, the config or a file that is named, or to nothing
ELSEWHERE = {
    "bench", "hook", "install", "uninstall",
    "config", "demo", "export", "extract", "index", "list", "log", "merge-driver", "off", "on", "scan",
    "score", "search", "show", "stats", "status", "why", "look", "serve", "pick", "sync", "promote", "mcp", "edit",
    "summarize", "transcript",
}  # fmt: skip


def test_every_command_is_tried() -> None:
    assert WRITING.keys() | ELSEWHERE == COMMANDS.keys()


def link(path: Path, target: Path) -> None:
    path.symlink_to(target)


def second_name(path: Path, target: Path) -> None:
    os.link(target, path)


def pipe(path: Path, _: Path) -> None:
    os.mkfifo(path)


def dangling(path: Path, target: Path) -> None:
    path.symlink_to(target.with_name("not-there"))


def directory(path: Path, _: Path) -> None:
    path.mkdir()


KINDS: tuple[Callable[[Path, Path], None], ...] = (link, dangling, second_name, pipe, directory)


@pytest.fixture
def tree(home: Path, memctl: InProcess, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MEMCTL_NOW", "2026-08-01")
    root = Path(memctl("init").lines[0])
    for folder in ("topics", "archive/topics"):
        (root / folder).mkdir(parents=True)
    (root / "topics/tea.md").write_text("# Tea\n- Likes green tea (created:: 2026-01-01) ^mteaa\n")
    (root / "topics/wait.md").write_text('- Waits (status:: pending) ^mwait\n- Said once (data:: {"once":true})\n')
    (root / "archive/topics/tea.md").write_text("- Drank coffee (created:: 2025-01-01) ^mcoff\n")
    assert memctl("add", "Likes black tea").status == 0
    return root


def outside(directory: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(directory.rglob("*"))}


def replaced(tree: Path, name: str, kind: Callable[[Path, Path], None], there: Path) -> bool:
    """Put something else in the place of a file or directory of the tree; whether that can be."""
    path = tree / name
    is_directory = path.is_dir() or name in ("episodes", ".memctl/inbox")
    target = there / ("directory" if is_directory else "file")
    if kind is second_name and is_directory:
        return False
    if path.exists():
        os.rename(path, there.parent / "aside")
    kind(path, target)
    return True


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("command", WRITING)
def test_nothing_outside_of_the_tree_is_written(
    command: str, kind: Callable[[Path, Path], None], memctl: InProcess, tree: Path, tmp_path: Path
) -> None:
    there = tmp_path / "there"
    (there / "directory/topics").mkdir(parents=True)
    for name in ("file", "directory/lock", "directory/journal.jsonl", "directory/tea.md", "directory/topics/tea.md"):
        (there / name).write_bytes(TEXT)
    (there / "directory/swap-0123456789ab").write_bytes(TEXT)
    before = outside(there)
    copy, aside = tmp_path / "copy", tmp_path / "aside"
    shutil.copytree(tree, copy)
    # a write may go through a link or a second name; of the other kinds, every name meets half of the commands
    every = LONG or kind in (link, second_name)
    first = [*WRITING].index(command) + KINDS.index(kind)
    for words in WRITING[command]:
        for name in OWN if every else OWN[first % 2 :: 2]:
            if replaced(tree, name, kind, there):
                result = memctl(*words, stdin=STDIN.get(command, ""))
                assert result.status in (0, 1, 65, 66, 74, 75), (name, words, result)
                assert "a bug in memctl" not in result.err
                assert outside(there) == before, (name, words, result)
            shutil.rmtree(tree)
            if aside.is_dir() and not aside.is_symlink():
                shutil.rmtree(aside)
            aside.unlink(missing_ok=True)
            shutil.copytree(copy, tree)


@pytest.mark.parametrize("name", [".memctl", ".memctl/lock", ".memctl/journal.jsonl", ".memctl/tombstones.jsonl"])
def test_a_link_is_named(name: str, memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    (there / "directory").mkdir(parents=True)
    (there / "file").write_bytes(TEXT)
    replaced(tree, name, link, there)
    result = memctl("add", "Likes cocoa")
    assert result.status == 74 and name.rpartition("/")[2] in result.err and "link" in result.err


def test_a_tree_of_second_names_is_written_and_the_others_stay(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    """A backup made with `cp -al` shares every file with the tree."""
    os.system(f"cp -al {tree} {tmp_path / 'backup'}")
    before = outside(tmp_path / "backup")
    for words in (("add", "Likes cocoa"), ("forget", "mteaa"), ("set", "mcoff", "pin=true"), ("undo",), ("decay",)):
        assert memctl(*words).status in (0, 1, 65), words
        assert outside(tmp_path / "backup") == before, words
    assert "Likes cocoa" in memctl("list").out


def test_no_directory_of_the_inbox_is_read_through_a_link(memctl: InProcess, tree: Path, tmp_path: Path) -> None:
    (tmp_path / "others/x/topics").mkdir(parents=True)
    (tmp_path / "others/x/topics/a.md").write_text("- The launch code is tangerine\n")
    (tree / ".memctl/inbox").symlink_to(tmp_path / "others")
    assert "tangerine" not in memctl("list", "--all").out
    (tree / ".memctl/inbox").unlink()
    (tmp_path / "state").mkdir()
    (tmp_path / "state/inbox").symlink_to(tmp_path / "others")
    os.rename(tree / ".memctl", tmp_path / "aside")
    (tree / ".memctl").symlink_to(tmp_path / "state")
    assert "tangerine" not in memctl("list", "--all").out


@pytest.mark.parametrize("lost", ["heading", "lines", "path", "id"])
def test_an_operation_that_somebody_planted_is_passed_over(lost: str, memctl: InProcess, tree: Path) -> None:
    edit = {"do": "insert", "path": "../../planted.md", "id": "mplant", "heading": None, "lines": ["- Planted\n"]}
    del edit[lost]
    operation = {"v": 1, "op": "aa", "t": "2026-01-01", "command": "add", "changes": [], "plan": [edit]}
    with (tree / ".memctl/journal.jsonl").open("a") as file:
        file.write(json.dumps({**operation, "state": "open"}, separators=(",", ":")) + "\n")
    for words in (("lint",), ("lint", "--fix"), ("add", "Likes cocoa"), ("log",), ("undo",)):
        assert "a bug in" not in memctl(*words).err, words
    assert not list(tree.parent.parent.rglob("planted.md"))
