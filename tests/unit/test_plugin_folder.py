"""The folder that is a plug-in of several clients: each file as its format demands, and a skill whose commands work."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import yaml
from support.inprocess import InProcess

from memctl.core.hooks.event import Event
from memctl.edge.plugins.folder import plugin_files, write_plugin
from memctl.interface.__main__ import generated
from memctl.model.errors import InputError

FILES = plugin_files()
JSON = {path: json.loads(text) for path, text in FILES.items() if path.endswith(".json")}
SKILL = FILES["skills/memctl/SKILL.md"]
# closed by Agent Plugins 1.0.0
MANIFEST = {
    "$schema", "name", "version", "description", "author", "homepage", "repository", "license", "keywords",
    "extensions",
}  # fmt: skip


def test_the_manifests_have_what_their_formats_allow() -> None:
    portable, servers = JSON["plugin.json"], JSON["mcp.json"]
    assert portable.keys() <= MANIFEST and portable["$schema"].endswith("/1.0.0/plugin.schema.json")
    assert servers.keys() == {"$schema", "mcpServers"} and servers["$schema"].endswith("/1.0.0/mcp.schema.json")
    assert servers["mcpServers"]["memctl"] == {"type": "stdio", "command": "memctl", "args": ["mcp"]}
    for path in ("plugin.json", ".claude-plugin/plugin.json", ".codex-plugin/plugin.json"):
        assert re.fullmatch(r"[a-z0-9]+", JSON[path]["name"]) and re.fullmatch(r"\d+\.\d+\.\d+", JSON[path]["version"])
    paths = [JSON[".codex-plugin/plugin.json"][name] for name in ("skills", "hooks")]
    assert all(path.startswith("./") and any(f"./{name}".startswith(path) for name in FILES) for path in paths)
    (entry,) = JSON[".claude-plugin/marketplace.json"]["plugins"]
    assert entry["name"] == JSON[".claude-plugin/plugin.json"]["name"] and entry["source"] == "./"


def test_each_hook_is_one_that_memctl_answers() -> None:
    for event, groups in JSON["hooks/hooks.json"]["hooks"].items():
        ((hook,),) = [group["hooks"] for group in groups]
        assert hook == {"type": "command", "command": f"memctl hook {event}", "timeout": 10}
        assert Event(event, "", {}).moment


def test_the_skill_teaches_commands_that_work(memctl: InProcess, home: Path) -> None:
    _, front, body = SKILL.split("---\n", 2)
    about = yaml.safe_load(front)
    assert about["name"] == "memctl" and len(about["description"]) <= 1024 and len(about["compatibility"]) <= 500
    memctl("init")
    id = memctl("add", "The package manager is pnpm").out.split("\t")[1]
    lines = [line for block in re.findall(r"```sh\n(.*?)```", body, re.S) for line in block.splitlines()]
    lines += [f"memctl {words}" for words in re.findall(r"`memctl ((?:show|inject|restore) [^`]*)`", body)]
    assert len(lines) == 6
    done = {line: memctl(*shlex.split(line.replace("ID", id))[1:]) for line in lines}
    assert [line for line, result in done.items() if result.status] == []
    assert memctl("list", "--all", "--json").out.count('"channel":"assistant","status":"pending"') == 1


def test_the_folder_is_written_twice_but_not_over_others(home: Path) -> None:
    directory = home / "plugin"
    assert sorted(write_plugin(str(directory))) == sorted(str(directory / path) for path in FILES)
    (directory / "plugin.json").write_text('{"name": "memctl", "version": "0.0.1"}')
    write_plugin(str(directory))
    assert {path: (directory / path).read_text() for path in FILES} == FILES
    (directory / "plugin.json").write_text('{"name": "other"}')
    with pytest.raises(InputError, match=r"plugin\.json"):
        write_plugin(str(directory))
    assert (directory / "plugin.json").read_text() == '{"name": "other"}'


def test_the_repository_has_the_folder_and_a_catalogue_that_names_it() -> None:
    wanted = generated()
    (entry,) = json.loads(wanted[".claude-plugin/marketplace.json"])["plugins"]
    assert {path.removeprefix(".plugin/") for path in wanted if path.startswith(".plugin/")} == FILES.keys()
    assert entry["source"] == "./.plugin"
