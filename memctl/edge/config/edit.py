"""Edit the user's config: change only one key; keep comments, order and line ends."""

from __future__ import annotations

import os
import tomllib

import tomli_w

from memctl.edge.config import paths
from memctl.edge.config.load import config_tables, flatten
from memctl.edge.safe_open import read_whole, replace_whole
from memctl.model.errors import InputError, WriteError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BOM = "\ufeff"


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
    wanted = flatten(config_tables(old.removeprefix(BOM).replace("\r\n", "\n"), path))
    wanted.pop(name, None)
    for above in (one for one in wanted if name.startswith(f"{one}.")):
        raise InputError(f"{path}: {above} is a value there, and {name} needs a table: remove {above} first")
    if value is not None:
        wanted[name] = list(value) if isinstance(value, tuple) else value
    new = with_key(old, name, wanted.get(name))
    if not _says(new, wanted):  # tomllib reads this file and tomlkit does not
        new = tomli_w.dumps(_nested(wanted))
    _save(path, new)


def _says(text: str, wanted: dict[str, Any]) -> bool:
    try:
        return flatten(tomllib.loads(text.removeprefix(BOM))) == wanted
    except tomllib.TOMLDecodeError:
        return False


def with_key(text: str, name: str, value: Any) -> str:
    """Return the text with the key changed, added or (value None) removed; all other bytes stay."""
    import tomlkit  # slow to import; only a change needs it

    if text.startswith(BOM):
        return BOM + with_key(text[1:], name, value)
    try:
        document = tomlkit.parse(text)
    except ValueError:
        return text
    section, _, key = name.rpartition(".")
    table = _table(document, section)
    if value is None:
        return _without(document, section, key) if table is not None and key in table else text
    if table is not None and key in table:
        table[key] = value
        return document.as_string()
    end = "\r\n" if "\r\n" in text else "\n"
    if text and not text.endswith("\n"):
        return with_key(text + end, name, value)
    if table is None or _has_no_header(table):
        blank = end if text and not text.endswith(end * 2) else ""
        return text + blank + f"[{section}]{end}" + tomlkit.dumps({key: value}).rstrip("\n") + end
    _add(table, key, tomlkit.item(value), end)
    return document.as_string()


def _table(document: Any, section: str) -> Any:
    """Return the table of a dotted name, None if there is none."""
    table = document
    for part in section.split(".") if section else ():
        table = table.get(part)
        if not isinstance(table, dict):
            return None
    return table


def _has_no_header(table: Any) -> bool:
    """Return whether the file has no header of the table, only of tables inside it."""
    from tomlkit.items import Table

    return (
        isinstance(table, Table)
        and table.is_super_table()
        and all(isinstance(item, Table) and not key.is_dotted() for key, item in table.value.body if key)
    )


def _add(table: Any, key: str, item: Any, end: str) -> None:
    """Add a key after the last key of the table: a comment below may belong to the next table."""
    import tomlkit
    from tomlkit.items import InlineTable, Table

    if not isinstance(table, InlineTable):
        item.trivia.trail = end
    dotted = isinstance(table, Table) and table.is_super_table()
    if dotted or not isinstance(table, tomlkit.TOMLDocument | Table):
        table[key] = item
        return
    body = table.body if isinstance(table, tomlkit.TOMLDocument) else table.value.body
    body.insert(_behind_keys(body), (tomlkit.key(key), item))


def _behind_keys(body: Any) -> int:
    """Return the place after the last key that is not a table, or else after a comment with a blank line below."""
    from tomlkit.items import AoT, Comment, Table

    keys = [
        at for at, (key, item) in enumerate(body, 1) if key and (key.is_dotted() or not isinstance(item, Table | AoT))
    ]
    if keys:
        return keys[-1]
    other = [at for at, (_, item) in enumerate(body) if not isinstance(item, Comment)]
    return 0 if other and body[other[0]][0] else (other or [len(body)])[0]


def _without(document: Any, section: str, key: str) -> str:
    """Return the text without the key, and without the header of a section that has become empty."""
    from tomlkit.items import Null, Table, Whitespace

    table = _table(document, section)
    was_last = section and _is_last(document, section)
    del table[key]
    if not isinstance(table, Table) or any(not isinstance(item, Null | Whitespace) for _, item in table.value.body):
        return str(document.as_string())
    above, _, last = section.rpartition(".")
    del _table(document, above)[last]
    text: str = document.as_string()
    if not was_last:
        return text
    end = "\r\n" if text.endswith("\r\n") else "\n"
    while text.endswith(end * 2):
        text = text.removesuffix(end)
    return text


def _is_last(document: Any, section: str) -> bool:
    first = section.partition(".")[0]
    return [key.key for key, _ in document.body if key][-1:] == [first]


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
    replace_whole(os.path.realpath(path), data)
