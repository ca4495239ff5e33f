"""Read plain TOML (sections, strings, numbers, true and false, lists of strings) without importing tomllib.

That import costs more than a prompt may; tomllib reads all other TOML. Both give the same values."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def read_plain_toml(text: str) -> dict[str, Any] | None:
    """Return the tables of a TOML text, None if it needs a full TOML parser."""
    tables: dict[str, Any] = {}
    table = tables
    for line in text.split("\n"):
        line = line.strip(" \t")
        if not line or line[0] == "#":
            if not line.replace("\t", "").isprintable():
                return None
        elif line[0] == "[":
            name = line[1:-1]
            if line[-1] != "]" or not _is_key(name) or name in tables:
                return None
            table = tables[name] = {}
        else:
            key, _, word = line.partition("=")
            key, value = key.rstrip(" \t"), _value(word.strip(" \t"))
            if value is None or not _is_key(key) or key in table:
                return None
            table[key] = value
    return tables


def line_of(text: str, name: str) -> int:
    """Return the number of the line that sets `section.key`, or of the table around it; 1 if neither is found."""
    section = ""
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if line.startswith("["):
            section = line.strip("[").partition("]")[0].strip() + "."
        elif "=" in line and f"{name}.".startswith(section + line.partition("=")[0].strip() + "."):
            return number
    return 1


def _is_key(word: str) -> bool:
    return word.isascii() and word.replace("_", "a").replace("-", "a").isalnum()


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    if word[:1] == "[" and word[-1:] == "]":
        items = [_text(item.strip(" \t")) for item in word[1:-1].split(",")] if word[1:-1].strip(" \t") else []
        return None if None in items else items
    if word[:1] == '"':
        return _text(word)
    whole, point, part = word.partition(".")
    if not (whole.isascii() and whole.isdecimal()) or (len(whole) > 1 and whole[0] == "0"):
        return None
    if not point:
        return int(whole) if len(whole) < 19 else None
    return float(word) if part.isascii() and part.isdecimal() else None


def _text(word: str) -> str | None:
    inner = word[1:-1]
    plain = len(word) > 1 and word[0] == word[-1] == '"' and '"' not in inner and "\\" not in inner and "," not in inner
    return inner if plain and inner.isprintable() else None
