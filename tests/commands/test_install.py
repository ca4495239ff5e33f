"""Clients are connected, and disconnected to the byte, whatever their settings look like."""

from __future__ import annotations

import json
import os
from itertools import product
from pathlib import Path

import pytest
from support.inprocess import InProcess

from memctl.edge.clients.settings_files import write_text
from memctl.edge.clients.table import CLIENTS
from memctl.model.clients.jsonc import added, parse
from memctl.model.errors import InputError

HEARD = '{"hooks": [{"type": "command", "command": "say \\"done, really\\" // loudly"}]}'
# settings as people and programs write them; strict JSON where there is no comment and no comma too many
BODIES = (
    "",
    "{}",
    "{ }\n",
    "{\n}\n",
    '{"theme":"dark"}',
    '{"theme": "dark", "hooks": {"Stop": [' + HEARD + "]}}\n",
    '{\n  "url": "https://example.org/*x*/", // not a comment: "hooks": {}\n  "a": {\n    "hooks": 1\n  }\n}\n',
    '{\n\t"theme": "dark", // mine\n\t"hooks": {\n\t\t"SessionStart": [\n\t\t\t' + HEARD + ",\n\t\t],\n\t},\n}\n",
    '{\n    "hooks": {},\n    "model": "x" /* the old one */ // and why\n}',
    '{\n  "hooks": {\n    "SessionStart": [],\n    "Stop": [' + HEARD + ", " + HEARD + "]\n  }\n}\n",
    '// on top\n{\n  /* hooks, later, } */\n  "名字": "设置", "b": [1,\n2]\n  }\n// the end',
    '{\n  "hooks":\n  {\n    "SessionStart":\n    [\n      '
    + HEARD
    + '   \n    ]\n  },  \n  \n  "last" : null  \n}\n\n',
    '{\n  "a": 1\n  // , "hooks": {}\n}\n',
)
FORMS = [*product(BODIES, ("\n", "\r\n"), (b"", b"\xef\xbb\xbf"))]
ASKED = ("claude-code", "gemini-cli", "cursor")


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The path under which memctl is started, with a blank in it."""
    path = tmp_path / "my programs/memctl"
    path.parent.mkdir()
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    monkeypatch.setattr("sys.argv", [str(path)])
    return path


def value(data: bytes) -> dict[str, object]:
    text = data.decode("utf-8-sig")
    found = parse(text).value(text) if text.strip() else {}
    if "//" not in text and "/*" not in text and ",\n\t}" not in text and text.strip():
        assert json.loads(text) == found
    return found  # type: ignore[no-any-return]


def with_version(data: bytes) -> bytes:
    text = data.decode()
    for place, piece in added(text, parse(text), "$version", 4):
        text = text[:place] + piece + text[place:]
    return text.encode()


def _filled(settings: dict[str, object]) -> dict[str, object]:
    """The hooks of settings without empty lists, which may go with memctl's."""
    return {event: entries for event, entries in settings.get("hooks", {}).items() if entries}  # type: ignore[attr-defined]


def commands(data: bytes) -> list[str]:
    return [line for line in json.dumps(value(data)).split('"') if "--client" in line]


def test_settings_come_back_to_the_byte(memctl: InProcess, home: Path) -> None:
    assert len(FORMS) >= 50
    memctl("init")
    for number, (body, end, mark) in enumerate(FORMS):
        name = ASKED[number % 3]
        path = Path(CLIENTS[name].settings())
        path.parent.mkdir(exist_ok=True)
        before = mark + body.replace("\n", end).encode()
        path.write_bytes(before)
        path.chmod(0o640)
        done = memctl("install", name)
        assert (done.status, done.out.split("\t")[0]) == (0, "connected"), (before, done)
        after = path.read_bytes()
        assert len(commands(after)) == len(CLIENTS[name].events) and after.startswith(mark)
        old, new = value(before), value(after)
        assert {key: new[key] for key in old if key != "hooks"} == {key: old[key] for key in old if key != "hooks"}
        for event, entries in old.get("hooks", {}).items():  # type: ignore[attr-defined]
            assert new["hooks"][event][: len(entries)] == entries  # type: ignore[index]
        assert b"\r\n" not in before or after.count(b"\n") == after.count(b"\r\n")
        assert memctl("install", name).out.startswith("unchanged") and path.read_bytes() == after
        assert memctl("uninstall", "--dry-run", name).out and path.read_bytes() == after
        edited = after.replace(b"{", b'{"before": [1],', 1) if b'"' in before else after  # by somebody else, meanwhile
        path.write_bytes(edited)
        assert memctl("uninstall", name).out.startswith("disconnected")
        assert path.read_bytes() == (before if edited == after else before.replace(b"{", b'{"before": [1],', 1)), before
        assert path.stat().st_mode & 0o777 == 0o640
        path.write_bytes(before)
        memctl("install", name)
        path.write_bytes(with_version(path.read_bytes()))  # some clients add that behind the last member
        assert memctl("uninstall", name).status == 0
        assert path.read_bytes().count(b"/") == before.count(b"/")  # all comments are there
        rest = {key: one for key, one in value(path.read_bytes()).items() if key != "version"}
        assert {**rest, "hooks": _filled(rest)} == {**old, "$version": 4, "hooks": _filled(old)}
        path.write_bytes(before)
        memctl("install", name)
        (home / ".local/state/memctl/hooks/connected.json").unlink()
        assert memctl("uninstall", name).status == 0
        rest = {key: one for key, one in value(path.read_bytes()).items() if key != "version"}
        assert {**rest, "hooks": _filled(rest)} == {**old, "hooks": _filled(old)}
        path.unlink()


def test_all_clients_come_and_go_without_a_trace(memctl: InProcess, home: Path, tmp_path: Path) -> None:
    memctl("init")
    dotfiles = tmp_path / "dotfiles"
    dotfiles.mkdir()
    (dotfiles / "claude.json").write_text('{"model": "opus"}\n')
    (home / ".claude").mkdir()
    (home / ".claude/settings.json").symlink_to(dotfiles / "claude.json")
    (home / "Documents/Cline").mkdir(parents=True)

    def there() -> dict[str, bytes | str]:
        own = {".local", ".cache"}
        found = (path for root in (home, tmp_path, Path()) for path in root.rglob("*") if not own & {*path.parts})
        return {str(path): path.read_bytes() if path.is_file() else os.path.realpath(path) for path in found}

    before = there()
    for where in ((), ("--project",)):
        done = memctl("install", *where, *CLIENTS)
        assert done.status == 0 and {line.split("\t")[0] for line in done.lines} == {"connected", "advice"}
        assert memctl("install", *where, *CLIENTS).out.count("unchanged") == len(done.lines) - 1
    assert (home / ".claude/settings.json").is_symlink() and b"hooks" in (dotfiles / "claude.json").read_bytes()
    assert os.access(home / "Documents/Cline/Hooks/TaskStart", os.X_OK)
    assert (home / ".local/state/memctl/hooks/aider.md").exists()
    assert memctl("uninstall", "--project").status == 0
    assert Path(home / ".claude/settings.json").read_bytes().count(b"memctl") and not Path(".claude").exists()
    assert memctl("uninstall").status == 0
    assert there() == before


def test_what_it_cannot_change_is_left_alone(memctl: InProcess, home: Path) -> None:
    for text, why in (
        ("{broken", "line 1"),
        ("[]", "not an object"),
        ('{"hooks": []}', "not an object"),
        ("\xff", "UTF-8"),
    ):
        path = home / ".claude/settings.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text.encode("latin-1"))
        done = memctl("install", "claude")
        assert (done.status, done.out.split("\t")[-4:][0].split("\n")[-1]) == (1, "left") and why in done.out, done
        assert path.read_bytes() == text.encode("latin-1")
    plugin = home / ".config/opencode/plugin/memctl.js"
    plugin.parent.mkdir(parents=True)
    plugin.write_text("export const Mine = 1\n")
    assert memctl("install", "opencode").status == 1
    assert memctl("uninstall", "opencode").out == "" and plugin.read_text() == "export const Mine = 1\n"


@pytest.mark.parametrize("own", ["my-memctl", "/opt/memctl-fork", "python memctl.py"])
def test_hooks_of_programs_with_a_like_name_stay(memctl: InProcess, home: Path, own: str) -> None:
    path = home / ".claude/settings.json"
    path.parent.mkdir(exist_ok=True)
    command = {"type": "command", "command": f"{own} hook SessionStart --client claude-code"}
    before = json.dumps({"hooks": {"SessionStart": [{"hooks": [command]}]}})
    path.write_text(before)
    assert memctl("install", "claude").status == 0 and len(commands(path.read_bytes())) == 5
    assert memctl("uninstall", "claude").status == 0 and path.read_text() == before


def test_without_a_name_it_lists_what_is_here(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert (memctl("install").status, memctl("install").out) == (0, "")
    for name in (".codex", ".gemini"):
        (home / name).mkdir()
    found = memctl("install")
    assert found.status == 0 and [line.split("\t")[:2] for line in found.lines] == [
        ["found", "codex"],
        ["found", "gemini-cli"],
    ]
    assert memctl("install", "nobody").status == 64
    assert not (home / ".codex/hooks.json").exists()


def test_status_says_whether_it_works(memctl: InProcess, home: Path, program: Path) -> None:
    (home / ".codex").mkdir()

    def state() -> str:
        return next(line for line in memctl("status").lines if line.startswith("hooks codex"))

    assert "not connected (memctl install codex)" in state()
    memctl("install", "codex")
    assert "connected; never called yet" in state() and "not trusted" in state()
    keys = ["session_start", "user_prompt_submit", "stop", "session_end"]
    path = home / ".codex/hooks.json"
    trust = "".join(f'[hooks.state."{path}:{key}:0:0"]\ntrusted_hash = "x"\n' for key in keys)
    (home / ".codex/config.toml").write_text(trust)
    memctl("hook", "SessionStart", "--client", "codex", stdin="{")
    assert "not trusted" not in state() and "last error: " in state() and "SessionStart: stdin: " in state()
    memctl("hook", "SessionStart", "--client", "codex", stdin="{}")
    assert "last call 20" in state() and "SessionStart" in state()
    program.unlink()
    assert f"warning: {program} is not there" in state()
    memctl("uninstall", "codex")
    assert "called, but not by hooks of memctl install" in state()


def test_status_tells_of_aider_once_it_is_connected(memctl: InProcess, home: Path) -> None:
    assert "hooks aider" not in memctl("status").out
    memctl("install", "aider")
    assert "hooks aider\tconnected; last call 20" in memctl("status").out
    (home / ".aider.conf.yml").write_bytes(b"\xff")
    assert "hooks aider\twarning: " in memctl("status").out


def test_status_knows_the_plugin_of_claude_code(memctl: InProcess, home: Path) -> None:
    settings = home / ".claude/settings.json"
    settings.parent.mkdir(exist_ok=True)
    for enabled, state in (("true", "connected by a plug-in; never called yet"), ("false", "not connected")):
        settings.write_text(f'{{"enabledPlugins": {{"memctl@memctl": {enabled}}}}}')
        assert f"hooks claude-code\t{state}" in memctl("status").out


def test_what_a_killed_install_left_beside_the_settings_goes(memctl: InProcess, home: Path) -> None:
    """It can hold the keys that the settings hold. A younger one may be another writer's."""
    old, young = (home / f".claude/settings.json.{name}.new" for name in ("0123456789ab", "ba9876543210"))
    old.parent.mkdir()
    for path in (old, young):
        path.write_text('{"key": "x"}')
    os.utime(old, (1, 1))
    assert memctl("install", "claude-code", "--yes").status == 0
    assert not old.exists() and young.exists()


def test_what_the_client_wrote_in_the_meantime_stays(home: Path) -> None:
    path = home / "settings.json"
    path.write_text('{"new": 1}')
    with pytest.raises(InputError, match="just written"):
        write_text(str(path), '{"old": 1, "hooks": {}}', was='{"old": 1}')
    assert [(one.name, one.read_text()) for one in home.glob("settings*")] == [("settings.json", '{"new": 1}')]
