"""Reads simple front matter (`key: word`, `key: "words"`, `key: [word, word]`) without YAML.

Loading YAML costs more than a whole prompt block may. Other front matter goes to YAML; both give the same values."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LINE = re.compile(r"([A-Za-z][\w-]*):[ \t]+(\S.*)$")
_WORD = re.compile(r"[^\W\d_][\w/.-]*(?: [^\W\d_][\w/.-]*)*$")
_QUOTED = re.compile(r'"([\w !#-\[\]-~]*)"$')
_DATE = re.compile(r"\d{4}-\d\d-\d\d$")
_LIST = re.compile(r"\[(.*)\]$")
# YAML 1.1 does not read these words as text
_RESERVED = {"yes", "no", "on", "off", "true", "false", "null", "y", "n"}


def read_plain(text: str) -> dict[str, Any] | None:
    """Return the mapping, None if only a YAML parser can read it."""
    values: dict[str, Any] = {}
    for line in text.split("\n"):
        if not line.strip():
            continue
        match = _LINE.match(line.rstrip(" \t"))
        value = _value(match[2]) if match else None
        if match is None or value is None or match[1].lower() in _RESERVED:
            return None
        values[match[1]] = value
    return values


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    if match := _LIST.match(word):
        items = [_scalar(item.strip()) for item in match[1].split(",")] if match[1].strip() else []
        return None if None in items else items
    if match := _QUOTED.match(word):
        return match[1]
    return _scalar(word)


def _scalar(word: str) -> str | None:
    """Return text that YAML reads as the same text, or the ISO form of a date. None if only YAML can read it."""
    if _DATE.match(word):
        return word
    return word if _WORD.match(word) and word.lower() not in _RESERVED else None
