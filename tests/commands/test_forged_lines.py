"""Names of files and directories come from others: they forge no line and no column of what any command prints; and
what cannot be read is said, and ends a command with the status of bad input."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from support.inprocess import InProcess
from support.table import COMMANDS

FORGED = "forged\tmforg\ttopics"
NAMES = (f"a\n{FORGED}", f"a\r{FORGED}", f"a\u2028{FORGED}", f"a\x85{FORGED}", f"\t{FORGED}", f"a\x1b[2K\n{FORGED}")
# every command, with words that have it print what it knows of a tree; None prints nothing of one
PRINTING: dict[str, tuple[str, ...] | None] = {
    "add": ("add", "Likes green tea in the morning"), "bench": None, "capture": ("capture", "-v", "talk"),
    "config": ("config",), "decay": ("decay", "--why", "mteaa"), "demo": None,
    "export": ("export", "--format", "markdown"),
    "extract": None, "forget": ("forget", "-y", "green"), "import": ("import", "memory"), "index": ("index",),
    "hook": ("hook", "start"), "install": None, "uninstall": None,
    "init": None, "inject": ("inject", "-q", "green tea", "--explain"), "lint": ("lint",), "list": ("list",),
    "log": ("log", "--patch"), "merge-driver": None, "off": None, "on": None, "restore": ("restore", "mgone"),
    "review": ("review",), "scan": ("scan",), "score": None, "search": ("search", "green"),
    "set": ("set", "mteaa", "pin=true"),
    "show": ("show", "mteaa"), "status": ("status",), "summarize": None,
    "transcript": ("transcript", "--detect", "talk", "talk"),
    "undo": ("undo",), "why": ("why", "mteaa"), "stats": ("stats",), "used": ("used", "mteaa"), "look": None,
    "serve": None, "pick": ("pick", "--lines"), "agent": ("agent",),
    "consolidate": ("consolidate", "--yes"), "sync": None, "promote": None, "mcp": None, "edit": None,
}  # fmt: skip
MORE = (
    ("decay", "--check"),
    ("decay", "--forecast", "1y"),
    ("list", "--archived"),
    ("lint", "--fix"),
    ("lint", "--verify"),
)


def test_every_command_is_tried() -> None:
    assert PRINTING.keys() == COMMANDS.keys()


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_no_name_forges_a_line(name: str, memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = home / name.replace("/", "")
    project.mkdir()
    root = Path(memctl("init").lines[0])
    for folder in ("topics", f"agents/{name}", f"archive/{name}", name):
        (root / folder).mkdir(parents=True, exist_ok=True)
    broken = "- Two ^mdup\n- Three ^mdup\n- Waits (status:: pending) ^mwait\n"
    (root / f"topics/{name}.md").write_text(f"---\na: [\n---\n# Tea\n- Likes green tea ^mteaa\n{broken}")
    (root / f"{name}/tea.md").write_text("- Likes green tea a lot (created:: 2020-01-01) (importance:: 0.1) ^mold\n")
    (root / f"agents/{name}/relationship.md").write_text("- Calls green tea matcha ^magen\n")
    (root / f"archive/{name}/tea.md").write_text("- Drank green tea in Ulm ^mgone\n")
    (root / f"topics/{name}2.md").write_text(broken)
    (project / ".memory").mkdir()
    (project / ".memory/notes.md").write_text("- We drink green tea\n")
    monkeypatch.chdir(project)
    (project / "talk").write_text('{"role":"user","content":"I prefer green tea."}\n')
    (project / "memory").write_text('{"v":1,"kind":"memory","text":"Has green tea","path":"topics/a\\nforged.md"}\n')
    for words in (*filter(None, PRINTING.values()), *MORE):
        result = memctl(*words)
        assert "a bug in" not in result.err, (words, result)
        for line in (*result.out.splitlines(), *result.err.splitlines()):
            assert not line.startswith("forged"), (words, line)
        for line in result.out.splitlines():
            assert not any(cell.strip() == "mforg" for cell in line.split("\t")), (words, line)


REFUSING = {"add", "capture", "import"}
READING = {
    "list": ("list",), "export": ("export",), "search": ("search", "tea"), "show": ("show", "mteaa"),
    "review": ("review",), "decay": ("decay", "--check"), "add": ("add", "Likes oolong from Taiwan"),
    "capture": ("capture", "talk"), "import": ("import", "memory"),
}  # fmt: skip


@pytest.mark.parametrize("what", ["directory", "file", "entries"])
@pytest.mark.parametrize("command", READING)
def test_what_cannot_be_read_is_said(
    command: str, what: str, memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(memctl("init").lines[0])
    (root / "topics/secret").mkdir(parents=True)
    (root / "topics/tea.md").write_text("- Likes green tea ^mteaa\n")
    (root / "topics/secret/tea.md").write_text("- Likes oolong from Taiwan ^mfirst\n")
    Path("talk").write_text('{"role":"user","content":"I like oolong from Taiwan."}\n')
    Path("memory").write_text('{"v":1,"kind":"memory","text":"Likes oolong from Taiwan"}\n')
    _lock(root / {"directory": "topics/secret", "file": "topics/secret/tea.md", "entries": "topics/secret"}[what],
          what, monkeypatch)  # fmt: skip
    result = memctl(*READING[command])
    assert result.status == 65, result
    assert "topics/secret" in result.err and "Permission denied" in result.err
    if command in REFUSING:
        assert "cannot be read (see above): nothing was" in result.err
        assert "oolong" not in (root / "topics/tea.md").read_text() and result.out == ""
        assert not [
            path for path in root.rglob("*.md") if "oolong" in path.read_text() and path.parent.name != "secret"
        ]
    assert memctl("inject", "-q", "tea").status == 0


def _lock(path: Path, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the system refuse a path, as it does to all but root."""
    monkeypatch.setattr("memctl.edge.store.tree.os", Refusing(str(path), what))
    monkeypatch.setattr("memctl.edge.safe_open.os", Refusing(str(path) if what == "file" else "", what))


class Refusing:
    """The module os, which refuses to open a path, or to look at what a directory has."""

    def __init__(self, path: str, what: str) -> None:
        self.refused = path
        self.what = what

    def __getattr__(self, name: str) -> object:
        return getattr(os, name)

    def open(self, path: str, flags: int, mode: int = 0o777) -> int:
        if self.refused and path.rstrip("/") == self.refused and self.what != "entries":
            raise PermissionError(13, "Permission denied", path)
        return os.open(path, flags, mode)

    def scandir(self, directory: int) -> object:
        here = os.readlink(f"/proc/self/fd/{directory}")
        entries = os.scandir(directory)
        return map(Closed, entries) if here == self.refused and self.what == "entries" else entries


class Closed:
    """An entry of a directory that may be listed and not entered."""

    def __init__(self, entry: os.DirEntry[str]) -> None:
        self.name = entry.name
        self.is_file, self.is_dir = entry.is_file, entry.is_dir

    def stat(self, *, follow_symlinks: bool = True) -> os.stat_result:
        raise PermissionError(13, "Permission denied", self.name)
