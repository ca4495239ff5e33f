"""Edit the user's config: change only the line of one key; keep comments and order."""

from __future__ import annotations

import os
import re
import tomllib

import tomli_w

from memctl.edge.config import paths
from memctl.edge.config.load import config_tables, flatten
from memctl.edge.safe_open import read_whole, regular
from memctl.model.errors import InputError, WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_SECTION = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?$")


def write(path: str, name: str, value: Any) -> None:
    """Set `section.key` in the file at `path`, and make a missing file. InputError if the file is not TOML."""
    _replace(path, name, value)


def unset(path: str, name: str) -> None:
    """Remove `section.key` from the file, if it is there."""
    _replace(path, name, None)


def _replace(path: str, name: str, value: Any) -> None:
    try:
        old = read_whole(path).decode("utf-8")
    except FileNotFoundError:
        old = ""
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8: convert it first") from None
    wanted = _parsed(old, path)
    wanted.pop(name, None)
    if value is not None:
        wanted[name] = list(value) if isinstance(value, tuple) else value
    new = with_key(old, name, wanted.get(name))
    if not _says(new, wanted):  # the file has a form that cannot be edited by lines, such as an inline table
        new = tomli_w.dumps(_nested(wanted))
    _save(path, new)


def _says(text: str, wanted: dict[str, Any]) -> bool:
    try:
        return flatten(tomllib.loads(text.replace("\r\n", "\n"))) == wanted
    except tomllib.TOMLDecodeError:
        return False


def _parsed(text: str, path: str) -> dict[str, Any]:
    return flatten(config_tables(text.replace("\r\n", "\n"), path))


def with_key(text: str, name: str, value: Any) -> str:
    """Return the text with the key's line changed, added or (value None) removed; all other bytes stay."""
    section, _, key = name.rpartition(".")
    end = "\r\n" if "\r\n" in text else "\n"
    lines = text.split(end)
    dotted = re.compile(rf"\s*{re.escape(name)}\s*=\s*")
    if section and any(dotted.match(line) for line in lines[: _bounds(lines, "")[1]]):
        section, key = "", name
    start, stop = _bounds(lines, section)
    line_of_key = re.compile(rf"\s*{re.escape(key)}\s*=\s*")
    at = next((number for number in range(start, stop) if line_of_key.match(lines[number])), None)
    after = at + _span(lines[at:]) if at is not None else 0
    if value is None:
        return end.join(_without_empty(lines[:at] + lines[after:], section)) if at is not None else text
    line = f"{key} = {_inline(value)}"
    if at is not None:
        comment = re.search(r"\s+#[^\"']*$", lines[after - 1])
        lines[at:after] = [line + (comment[0] if comment else "")]
    elif start == stop == len(lines) and section:
        lines = [*_without_last_blank(lines), f"[{section}]", line, ""]
    else:
        while stop > start and not lines[stop - 1].strip():
            stop -= 1
        lines.insert(stop, line)
        if stop == len(lines) - 1:
            lines.append("")
    return end.join(lines)


def _without_empty(lines: list[str], section: str) -> list[str]:
    """Return the lines without the header of a section that has become empty; a comment keeps it."""
    start, stop = _bounds(lines, section)
    if not section or any(line.strip() for line in lines[start:stop]):
        return lines
    if not (0 < start <= len(lines) and _SECTION.match(lines[start - 1])):
        return lines
    before = lines[: start - 1]
    while stop == len(lines) and before and not before[-1].strip():
        before.pop()
    return [*before, *(lines[stop:] or [""])]


def _span(lines: list[str]) -> int:
    """Return the number of lines of the value that begins on the first of them."""
    for count in range(1, len(lines) + 1):
        try:
            tomllib.loads("\n".join(lines[:count]))
        except tomllib.TOMLDecodeError:
            continue
        return count
    return 1


def _inline(value: Any) -> str:
    """Return the value as TOML on one line."""
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    return tomli_w.dumps({"x": value}).removeprefix("x = ").rstrip("\n")


def _without_last_blank(lines: list[str]) -> list[str]:
    return lines[:-1] if lines and not lines[-1].strip() else lines


def _bounds(lines: list[str], section: str) -> tuple[int, int]:
    """Return (first line, line after the last) of a section's body; '' names the lines before any section."""
    headers = [(number, match[1].strip()) for number, line in enumerate(lines) if (match := _SECTION.match(line))]
    ends = [number for number, _ in headers[1:]] + [len(lines)]
    if not section:
        return 0, headers[0][0] if headers else len(lines)
    for (number, title), end in zip(headers, ends, strict=False):
        if title == section:
            return number + 1, end
    return len(lines), len(lines)


def _nested(flat: dict[str, Any]) -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for name, value in flat.items():
        *sections, key = name.split(".")
        table = tables
        for section in sections:
            table = table.setdefault(section, {})
        table[key] = value
    return tables


def _save(path: str, text: str) -> None:
    try:
        data = text.encode()
    except UnicodeEncodeError:
        raise InputError(f"{path}: the value must be UTF-8") from None
    if os.path.exists(path) and not os.path.isfile(path):
        raise WriteError(f"{path}: not a regular file")  # never replace /dev/null by a file
    paths.make_private(os.path.dirname(os.path.abspath(path)))
    beside = f"{path}.{os.getpid()}.new"
    with open(beside, "wb", opener=regular) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, os.path.realpath(path))
