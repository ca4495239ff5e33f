"""The user's model: a command that reads a prompt on stdin and prints its answer."""

from __future__ import annotations

import json
import os
import re
import tempfile
from typing import Any

from memctl.edge.process import run_filter
from memctl.edge.prompts import read_prompt
from memctl.model.settings import Settings

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
SCHEMA_FILE = "{schema}"


class Model:
    """The model that the settings name, with the prompts that it is asked with."""

    def __init__(self, settings: Settings, command: str = "llm.command", timeout: str = "llm.timeout") -> None:
        self._command = settings.text(command)
        self._timeout = settings.number(timeout)

    def answer(self, prompt: str, schema: Any) -> str:
        """What it answers. Unavailable where it fails."""
        return ask_model(self._command, prompt, self._timeout, schema)

    def template(self, name: str, language: str) -> str:
        """The text of a prompt in a language."""
        return read_prompt(f"{name}.{language}")


def ask_model(command: str, prompt: str, timeout: float, schema: Any = None) -> str:
    """The answer to a prompt. Where the command has `{schema}`, the path of a JSON Schema file takes its place.

    Unavailable where the command fails or takes longer than `timeout` seconds."""
    if SCHEMA_FILE not in command:
        return _plain(run_filter(command, prompt, timeout))
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8", delete=False) as file:
        json.dump(schema, file)
    try:
        return _plain(run_filter(command.replace(SCHEMA_FILE, file.name), prompt, timeout))
    finally:
        os.unlink(file.name)


def _plain(answer: str) -> str:
    return _ESCAPES.sub("", answer)
