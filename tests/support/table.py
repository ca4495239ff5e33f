"""The command table as tests walk it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from memctl.commands import SUMMARY, module_name
from memctl.model.tables.command import Command

MODULES: dict[str, ModuleType] = {name: import_module(module_name(name)) for name in SUMMARY}
COMMANDS: dict[str, Command] = {name: module.COMMAND for name, module in MODULES.items()}
