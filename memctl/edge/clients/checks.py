"""Whether the clients on this machine are connected, and whether that works."""

from __future__ import annotations

import json
import os
import re

from memctl.edge.clients import calls
from memctl.edge.clients.connect import connected_files
from memctl.edge.clients.settings_files import read_text
from memctl.edge.clients.table import CLIENTS, READ, SELF
from memctl.model.errors import InputError

_PROGRAM = re.compile(r"""(?:"(?:command|bash)": "|exec )(?:'([^']+)'|([^ '"]+)) hook """)


def hooks_by_client() -> dict[str, str]:
    """Return for each client that is on this machine, or was, whether memctl is connected to it; when it last called;
    and what went wrong."""
    found = {}
    for name, client in CLIENTS.items():
        if client.form == SELF:
            continue
        # what reads a file has no directory of its own
        here = _is_connected(name) if client.form == READ else os.path.isdir(client.directory())
        if here or calls.last_call(name)[0]:
            found[name] = _state_of(name)
    return found


def _is_connected(name: str) -> bool:
    try:
        return bool(connected_files(name))
    except InputError:
        return True  # its state says why it cannot be read


def _state_of(name: str) -> str:
    try:
        files = connected_files(name)
        faults = [_fault(name, file) for file in files]
    except InputError as error:
        return f"warning: {error}"
    moment, event = calls.last_call(name)
    called = f"last call {moment} {event}" if moment else "never called yet: start a new conversation"
    went_wrong = calls.last_error(name)
    words = [called] if moment or files or _has_plugin(name) else []
    words += dict.fromkeys(fault for fault in faults if fault)
    words += [f"last error: {went_wrong} ({calls.errors_file(name)})"] if went_wrong else []
    if files:
        state = "connected"
    elif _has_plugin(name):
        state = "connected by a plug-in"
    elif moment:
        state = (
            f"called, but not by hooks of memctl install (a plug-in, or settings of a project); memctl install {name}"
        )
    else:
        state = f"not connected (memctl install {name})"
    return "; ".join([state, *words])


def _has_plugin(name: str) -> bool:
    """Whether Claude Code has an enabled plug-in of memctl."""
    path = os.path.join(CLIENTS[name].directory(), "settings.json")
    try:
        enabled = json.loads(read_text(path) or "{}").get("enabledPlugins", {}) if name == "claude-code" else {}
        return any(plugin.partition("@")[0] == "memctl" and on is True for plugin, on in enabled.items())
    except (ValueError, AttributeError, InputError):
        return False


def _fault(name: str, path: str) -> str:
    """Return why the hooks in a file cannot run, "" if nothing is known."""
    text = read_text(path) or ""
    for quoted, plain in _PROGRAM.findall(text):
        program = quoted or plain
        if not os.access(program, os.X_OK):
            return f"warning: {program} is not there: run memctl install {name} again"
    return "" if name != "codex" or _is_trusted(path, text) else "not trusted: start codex, choose 'Trust all'"


def _is_trusted(path: str, text: str) -> bool:
    """Whether Codex notes the trust of each hook of memctl, by its place in the file."""
    import tomllib  # only for Codex

    try:
        with open(os.path.join(CLIENTS["codex"].directory(), "config.toml"), "rb") as file:
            known = tomllib.load(file).get("hooks", {}).get("state", {})
        hooks = json.loads(text)["hooks"]
        names = [
            f"{path}:{re.sub(r'(?<!^)(?=[A-Z])', '_', event).lower()}:{number}:0"
            for event, groups in hooks.items()
            for number, group in enumerate(groups)
            if "--client codex" in json.dumps(group)
        ]
    except (OSError, ValueError, KeyError, AttributeError, TypeError):
        return False
    return all(known.get(name, {}).get("trusted_hash") and known[name].get("enabled", True) for name in names)
