"""The plug-in of `llm`: in a stand-in for `llm` always, in the real one where `MEMCTL_TEST_LLM` names it."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from support.inprocess import InProcess
from support.program import ROOT, Program

LLM = os.environ.get("MEMCTL_TEST_LLM", "")
PLUGIN = "memctl.edge.plugins.llm_plugin"


@pytest.fixture
def plugin(memctl: InProcess, home: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The plug-in as a stand-in for `llm` loads it; its commands run in this process."""
    stand_in = ModuleType("llm")
    stand_in.hookimpl = lambda function: function  # type: ignore[attr-defined]
    stand_in.Fragment = lambda text, source: (text, source)  # type: ignore[attr-defined]
    stand_in.Template = SimpleNamespace  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "llm", stand_in)
    monkeypatch.delitem(sys.modules, PLUGIN, raising=False)

    def ask(words: list[str], data: bytes = b"") -> tuple[int, bytes, str]:
        done = memctl(*words, stdin=data)
        return done.status, done.raw, done.err

    monkeypatch.setattr("memctl.edge.plugins.toolbox.ask_self", ask)
    return importlib.import_module(PLUGIN)


def test_the_plugin_reads_and_adds(plugin: Any, memctl: InProcess) -> None:
    registered: dict[str, Any] = {}
    for hook in (plugin.register_fragment_loaders, plugin.register_template_loaders):
        hook(lambda name, function: registered.setdefault(function.__name__, (name, function)))
    plugin.register_tools(lambda function: registered.setdefault(function.__name__, ("", function)))
    fragment, template = registered["load_fragment"][1], registered["load_template"][1]
    assert fragment("rent?") == [] and template("rent?").system is None  # no tree: nothing, and no error
    memctl("init")
    memctl("add", "The rent is 5$, in $HOME", "--topic", "money")
    assert registered["load_fragment"][0] == registered["load_template"][0] == "memctl"
    ((text, source),) = fragment("how much is the rent?")
    assert "The rent is 5$, in $HOME" in text and source == "memctl:how much is the rent?"
    assert "5$$, in $$HOME" in template("how much is the rent?").system  # a template replaces $NAME
    assert "pending" in registered["memctl_add"][1]("The user likes jazz")
    assert "rent" in registered["memctl_search"][1]("rent") and "jazz" not in registered["memctl_search"][1]("jazz")
    memctl("off")
    assert fragment("how much is the rent?") == []


@pytest.mark.skipif(not LLM, reason="MEMCTL_TEST_LLM names no llm")
def test_llm_loads_it(program: Program, home: Path) -> None:
    assert program("init").status == 0
    assert program("add", "The rent is 5$", "--topic", "money").status == 0
    paths = [str(ROOT), sysconfig.get_path("purelib")]
    environment = program.environment({"PYTHONPATH": os.pathsep.join(paths), "LLM_USER_PATH": str(home / "llm")})

    def llm(*words: str) -> str:
        return subprocess.run(
            [LLM, *words], env=environment, cwd=program.cwd, capture_output=True, text=True, check=True
        ).stdout

    tools = {tool["name"]: tool for tool in json.loads(llm("tools", "list", "--json"))["tools"]}
    assert tools["memctl_search"]["arguments"]["required"] == ["query"] and "memctl_add" in tools
    assert "The rent is 5$\n" in llm("fragments", "show", "memctl:how much is the rent?")
    assert "The rent is 5$$" in llm("templates", "show", "memctl:how much is the rent?")
