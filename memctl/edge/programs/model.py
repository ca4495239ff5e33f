"""The user's model: a command that reads a prompt on stdin and prints its answer."""

from __future__ import annotations

import json
import os
import re
import tempfile
from typing import Any

from memctl.edge.programs.prompts import read_prompt
from memctl.edge.programs.run import run_filter
from memctl.model.errors import UsageError
from memctl.model.tables.settings import Settings

_THOUGHT = re.compile(r"\A\s*<think(?:ing)?>.*?</think(?:ing)?>", re.S)
_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07\x1b]*\x07")
SCHEMA_FILE = "{schema}"
GRAMMAR_FILE = "{grammar}"


class Model:
    """The model of the settings, with its prompts."""

    def __init__(self, settings: Settings, command: str = "llm.command", timeout: str = "llm.timeout") -> None:
        self._command = settings.text(command)
        self._timeout = settings.number(timeout)

    def answer(self, prompt: str, schema: Any, grammar: str = "") -> str:
        """Return the model's answer. Unavailable if it fails."""
        return ask_model(self._command, prompt, self._timeout, schema, grammar)

    def template(self, name: str, language: str) -> str:
        """Return the text of a prompt in a language."""
        return read_prompt(f"{name}.{language}")


def ask_model(command: str, prompt: str, timeout: float, schema: Any, grammar: str = "") -> str:
    """Return the answer to a prompt. `{schema}` or `{grammar}` in the command becomes the path of a file with a JSON
    Schema or a GBNF grammar of the answer.

    Unavailable if the command fails or takes longer than `timeout` seconds."""
    if GRAMMAR_FILE in command and not grammar:
        raise UsageError(f"{GRAMMAR_FILE} in the model's command needs llm.shape = lines")
    files = {}
    try:
        for name, text in ((SCHEMA_FILE, json.dumps(schema)), (GRAMMAR_FILE, grammar)):
            if name in command:
                files[name] = _written(text)
                command = command.replace(name, files[name])
        return _THOUGHT.sub("", _ESCAPES.sub("", run_filter(command, prompt, timeout)))
    finally:
        for path in files.values():
            os.unlink(path)


def _written(text: str) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8", delete=False) as file:
        file.write(text)
    return file.name
