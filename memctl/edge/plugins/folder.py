"""The folder that is a plug-in of several clients at once: Claude Code, Codex, and clients of Agent Plugins 1.0."""

from __future__ import annotations

import json
import os

from memctl import __version__
from memctl.edge.safe_open import regular
from memctl.model.errors import InputError, WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAME = "memctl"
_DESCRIPTION = "Long-term memory across sessions: relevant memories in each prompt, learned from your conversations."
_SCHEMAS = "https://agent-plugins.org/schemas/1.0.0"
_EVENTS = ("SessionStart", "UserPromptSubmit", "Stop", "SessionEnd")
_SECONDS = 10  # of a hook; without it Claude Code stops the last one after 1.5 seconds
_SKILL = os.path.join(os.path.dirname(__file__), "SKILL.md")
_MANIFEST = {"name": NAME, "version": __version__, "description": _DESCRIPTION, "license": "MIT"}
_KEYWORDS = {"keywords": ["memory", "context", "markdown"]}
_AUTHOR = {"author": {"name": "memctl"}}


def plugin_files() -> dict[str, str]:
    """Return the text of each file of the folder by its path."""
    with open(_SKILL, encoding="utf-8") as file:
        skill = file.read()
    documents: dict[str, dict[str, Any]] = {
        "plugin.json": {"$schema": f"{_SCHEMAS}/plugin.schema.json", **_MANIFEST, **_AUTHOR, **_KEYWORDS},
        "mcp.json": {
            "$schema": f"{_SCHEMAS}/mcp.schema.json",
            "mcpServers": {NAME: {"type": "stdio", "command": "memctl", "args": ["mcp"]}},
        },
        ".claude-plugin/plugin.json": {**_MANIFEST, **_AUTHOR, **_KEYWORDS},
        ".claude-plugin/marketplace.json": marketplace("./"),
        ".codex-plugin/plugin.json": {
            **_MANIFEST, **_AUTHOR, **_KEYWORDS, "skills": "./skills/", "hooks": "./hooks/hooks.json",
            "interface": {
                "displayName": NAME, "shortDescription": "Long-term memory", "longDescription": _DESCRIPTION,
                "developerName": NAME, "category": "Productivity", "capabilities": ["Read", "Write"],
            },
        },
        "hooks/hooks.json": {"hooks": {event: [{"hooks": [_hook(event)]}] for event in _EVENTS}},
    }  # fmt: skip
    return {
        **{path: written(document) for path, document in documents.items()},
        f"skills/{NAME}/SKILL.md": skill,
    }


def marketplace(source: str) -> dict[str, Any]:
    """Return the catalogue with this one plug-in, which lies at `source`."""
    return {
        "name": NAME,
        "owner": {"name": NAME},
        "metadata": {"description": _DESCRIPTION},
        "plugins": [{"name": NAME, "source": source, "description": _DESCRIPTION}],
    }


def written(document: dict[str, Any]) -> str:
    """Return a document as the text of its file."""
    return json.dumps(document, indent=2) + "\n"


def _hook(event: str) -> dict[str, Any]:
    """Return a hook. Its command never changes: Codex trusts a hook by the hash of its definition."""
    return {"type": "command", "command": f"memctl hook {event}", "timeout": _SECONDS}


def write_plugin(directory: str) -> list[str]:
    """Write the folder, and return the paths of the files. A file that is the same stays.

    InputError if a file with other contents is there, WriteError if the folder cannot be written."""
    files = {os.path.join(directory, path): text for path, text in plugin_files().items()}
    for path, text in files.items():
        known = _text(path)
        if known is not None and known != text and NAME not in known:
            raise InputError(f"{path}: this file is not memctl's: name another directory")
    for path, text in files.items():
        try:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8", opener=regular) as file:
                file.write(text)
        except OSError as error:
            raise WriteError(f"{error.filename or path}: {error.strerror}") from None
    return list(files)


def _text(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="replace", opener=regular) as file:
            return file.read()
    except OSError:
        return None
