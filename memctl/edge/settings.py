"""Settings from where they are kept: config files (TOML) and the environment."""

from __future__ import annotations

import os

from memctl.edge import places
from memctl.model.errors import InputError, NotFound
from memctl.model.settings import NOT_FROM_TREES, SETTINGS, Settings, setting_value
from memctl.model.toml import read_plain
from memctl.model.types import TYPES, MemoryType, known_type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TREE_CONFIG = ".memctl/config.toml"
DEEPEST = 3  # tables within each other


def load(config: str = "", trees: tuple[str, ...] = ()) -> Settings:
    """Settings by the rule environment > project tree > user tree > user config > default.

    `trees` are the roots, the user's first. InputError names the file and the setting of a value that cannot be."""
    settings = Settings({}, {}, dict(TYPES))
    if config and not os.path.exists(config):
        raise NotFound(f"{config}: no such config file")
    _overlay(settings, config or places.config_file(), trusted=True)
    for root in trees:
        _overlay(settings, os.path.join(root, TREE_CONFIG), trusted=False)
    for setting in SETTINGS.values():
        value = os.environ.get(setting.environment)
        if value is not None and (value or setting.kind in ("text", "command")):
            override(settings, setting.name, value, f"${setting.environment}")
    return settings


def override(settings: Settings, name: str, value: Any, origin: str) -> None:
    """Set one value over what is there, and remember from where."""
    settings.values[name] = setting_value(SETTINGS[name], value, origin)
    settings.origins[name] = origin


def _overlay(settings: Settings, path: str, *, trusted: bool) -> None:
    """Lay a file's values over the settings. A tree may set data, never commands nor where things lie."""
    for name, value in flatten(read(path)).items():
        setting = SETTINGS.get(name)
        if name.startswith("types."):
            _overlay_type(settings, name, value, path)
        elif setting and (trusted or (setting.kind not in NOT_FROM_TREES and name != "tree")):
            override(settings, name, value, path)


def _overlay_type(settings: Settings, name: str, value: Any, path: str) -> None:
    _, word, key = (name + "..").split(".")[:3]
    kind = settings.types.get(word) or MemoryType(word, 0.8, 365, "topics/{topic}.md")
    if key == "file" and isinstance(value, str):
        kind = MemoryType(word, kind.importance, kind.half_life, value)
    elif key == "importance" and isinstance(value, int | float) and 0 <= value <= 1:
        kind = MemoryType(word, float(value), kind.half_life, kind.file)
    elif key == "half_life" and (value == "never" or (isinstance(value, int | float) and value > 0)):
        kind = MemoryType(word, kind.importance, None if value == "never" else float(value), kind.file)
    else:
        raise InputError(f"{path}: {name}: a type has importance (0 to 1), half_life (days, or never) and file")
    settings.types[word] = kind
    if known_type(word) is None:
        TYPES[word] = kind  # so that the mark `[word]` is read as a type


def flatten(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested tables as dotted names; what lies deeper than any setting is one value."""
    flat: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict) and prefix.count(".") < DEEPEST:
            flat.update(flatten(value, f"{prefix}{key}."))
        else:
            flat[prefix + key] = value
    return flat


def read(path: str) -> dict[str, Any]:
    """The tables of a TOML file; empty where there is no file or only comments in it. InputError with file:line."""
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8") from None
    plain = read_plain(text)
    if plain is not None:
        return plain
    import tomllib  # weighs as much as half of what a prompt block may cost: only where there is something to read

    try:
        return tomllib.loads(text)
    except ValueError as error:  # of TOML, of dates, of numbers too long to be read
        raise InputError(f"{path}: not TOML: {error}") from None
    except RecursionError:
        raise InputError(f"{path}: not TOML: nested too deep") from None
