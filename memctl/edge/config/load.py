"""Load settings from config files (TOML) and the environment."""

from __future__ import annotations

import os

from memctl.edge.config import paths
from memctl.edge.config.plain_toml import line_of, read_plain_toml
from memctl.edge.safe_open import read_whole
from memctl.model.errors import InputError, NotFound
from memctl.model.memory import TYPES, MemoryType, known_type
from memctl.model.tables.settings import GUEST, LIMITS, SETTINGS, TREE, USER, Settings, setting_value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TREE_CONFIG = ".memctl/config.toml"
BUILT_IN = frozenset(TYPES)
_PREFIX = "MEMCTL_"
_NEAR = 0.75  # least similarity of a variable to the one it may be meant for
_OTHER_VARIABLES = ("MEMCTL_ACTIVE", "MEMCTL_CONFIG", "MEMCTL_DEBUG", "MEMCTL_EVENT", "MEMCTL_NOW", "MEMCTL_TREE")
DEEPEST = 3  # limit of nested tables


def load(config: str = "", trees: tuple[str, ...] = (), guest: str = "") -> Settings:
    """Return the settings by precedence: environment > project tree > user tree > user config > default. Its limits
    apply from now on.

    `trees` are roots. `guest` is the root of a project beside the user's own tree; it does not change how that tree is
    written. InputError names the file and the setting of an invalid value."""
    settings = Settings({}, {}, dict(TYPES))
    if config and not os.path.exists(config):
        raise NotFound(f"{config}: no such config file")
    _overlay(settings, config or paths.config_file(), USER)
    for root in trees:
        _overlay(settings, os.path.join(root, TREE_CONFIG), TREE)
    if guest:
        _overlay(settings, os.path.join(guest, TREE_CONFIG), GUEST)
    for setting in SETTINGS.values():
        value = os.environ.get(setting.environment)
        if value is not None and (value or setting.kind in ("text", "command")):
            override(settings, setting.name, value, f"${setting.environment}")
    settings.unknown += _misspelt()
    for word in settings.items("decay.archive"):
        if word not in settings.types:
            there = ", ".join(settings.types)
            settings.unknown.append(f"{settings.origin('decay.archive')}: decay.archive: no type {word!r} ({there})")
    LIMITS.update({name: settings.get(name) for name in LIMITS})
    return settings


def override(settings: Settings, name: str, value: Any, origin: str) -> None:
    """Set one value over the present one, and note its origin. InputError names the origin."""
    try:
        _set(settings, name, value, origin)
    except InputError as error:
        raise InputError(f"{origin}: {error}") from None


def _set(settings: Settings, name: str, value: Any, origin: str) -> None:
    settings.values[name] = setting_value(SETTINGS[name], value)
    settings.origins[name] = origin


def _overlay(settings: Settings, path: str, whose: str) -> None:
    """Apply a file's values to the settings, as far as it may set them."""
    text = read_settings(path)
    for name, value in flatten(config_tables(text, path)).items():
        setting = SETTINGS.get(name)
        try:
            if name.startswith("types."):
                if whose != GUEST or name.split(".")[1] not in BUILT_IN:
                    _overlay_type(settings, name, value)
            elif setting is None and whose != GUEST:
                settings.unknown.append(f"{path}:{line_of(text, name)}: {unknown_setting(name)}")
            elif setting and setting.may_come_from(whose, value):
                _set(settings, name, value, path)
        except InputError as error:
            raise InputError(f"{path}:{line_of(text, name)}: {error}") from None


def _misspelt() -> list[str]:
    """Return warnings about environment variables whose names are close to one that memctl reads. Other names may
    belong to other programs."""
    known = [*(setting.environment for setting in SETTINGS.values()), *_OTHER_VARIABLES]
    names = [name for name in os.environ if name.startswith(_PREFIX) and name not in known]
    if not names:
        return []
    from difflib import get_close_matches  # few environments need it

    words = [name.removeprefix(_PREFIX) for name in known]
    found = []
    for name in names:
        word = name.removeprefix(_PREFIX)
        near = get_close_matches(word, words, 1, _NEAR) or [other for other in words if other.endswith(f"_{word}")]
        if near:
            found.append(f"${name}: memctl reads no such variable: did you mean {_PREFIX}{near[0]}?")
    return found


def unknown_setting(name: str) -> str:
    """Return the warning about an unknown key, with the setting that it may be meant for: its last part is alike."""
    from difflib import get_close_matches  # few files need it

    lasts = {other: other.rpartition(".")[2] for other in SETTINGS}
    alike = get_close_matches(name.rpartition(".")[2], lasts.values(), 1, _NEAR)
    near = get_close_matches(name, [other for other, last in lasts.items() if [last] == alike], 1, 0)
    hint = f"did you mean {near[0]}?" if near else "memctl config lists the settings"
    return f"no setting {name!r}: {hint}"


def _overlay_type(settings: Settings, name: str, value: Any) -> None:
    _, word, key = (name + "..").split(".")[:3]
    kind = settings.types.get(word) or MemoryType(word, 0.8, 365, "topics/{topic}.md")
    if key == "file" and isinstance(value, str):
        kind = MemoryType(word, kind.importance, kind.half_life, value)
    elif key == "importance" and isinstance(value, int | float) and 0 <= value <= 1:
        kind = MemoryType(word, float(value), kind.half_life, kind.file)
    elif key == "half_life" and (value == "never" or (isinstance(value, int | float) and value > 0)):
        kind = MemoryType(word, kind.importance, None if value == "never" else float(value), kind.file)
    else:
        raise InputError(f"{name}: a type must have importance (0 to 1), half_life (days, or never) and file")
    settings.types[word] = kind
    if known_type(word) is None:
        TYPES[word] = kind  # so that the mark `[word]` is read as a type


def flatten(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Return nested tables as dotted names; deeper tables than any setting stay one value."""
    flat: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict) and prefix.count(".") < DEEPEST:
            flat.update(flatten(value, f"{prefix}{key}."))
        else:
            flat[prefix + key] = value
    return flat


def read_settings(path: str) -> str:
    """Return the text of a config file, empty if there is none. InputError if it cannot be read."""
    if path == os.devnull:
        return ""
    try:
        return read_whole(path).decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n")
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise InputError(f"{path}:{line}: not UTF-8") from None


def config_tables(text: str, path: str) -> dict[str, Any]:
    """Return the tables of a TOML text; {} if it has only comments. InputError with file:line."""
    plain = read_plain_toml(text)
    if plain is not None:
        return plain
    import tomllib  # importing it costs half of a prompt's budget

    try:
        return tomllib.loads(text)
    except ValueError as error:  # errors of TOML, of dates, and of too long numbers
        what, _, place = str(error).partition(" (at line ")
        line = place.partition(",")[0] or str(text.count("\n") + 1)
        raise InputError(f"{path}:{line}: not TOML: {what}") from None
    except RecursionError:
        raise InputError(f"{path}: not TOML: nested too deep") from None
