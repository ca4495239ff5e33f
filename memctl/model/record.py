"""Records: one JSON object a line. The stages exchange them."""

from __future__ import annotations

import json
import re

from memctl.model.errors import InputError
from memctl.model.memory import EXTRA_KEYS, Memory, known_type
from memctl.model.tables.settings import LIMITS, beyond

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

VERSION = 1
KINDS = ("turn", "candidate", "memory", "change")

# the keys of the record of a memory, in written order, and those of them that are text and may be empty
_KEYS = (
    "id", "text", "type", "tags", "path", "line", "heading", "scope", "agent", "created", "updated", "since", "until",
    "importance", "confidence", "verified", "source", "supersedes", "superseded_by", "channel", "author", "status",
    "pin", "data", "review", "inject", "extra",
)  # fmt: skip
_TEXTS = (
    "path", "heading", "agent", "created", "updated", "since", "until", "verified", "source", "channel", "author",
    "status", "review", "inject",
)  # fmt: skip

# patterns for rare cases, compiled at first use
_SURROGATE = "[\ud800-\udfff]"
_JSON_STRING = rb'(?s)"(?:[^"\\]|\\.)*"?'
_READERS = {
    "turn": "memctl extract reads turns",
    "candidate": "memctl score and memctl add - read candidates",
    "memory": "memctl import reads memories",
}
_BRACKET = rb"[\[\]{}]"


class Unfinished(InputError):
    """A JSON text that ends too early: a part of a record over several lines, or of one that was cut off."""


def parse_json(data: bytes, where: str = "-", *, once: bool = False) -> Any:
    """Return the value of one JSON text, read strictly.

    Raises InputError for bytes that are not UTF-8, NaN, Infinity, numbers that overflow, and nesting deeper than
    `limits.depth`. A lone surrogate becomes U+FFFD, because memctl could not write it again. `once` also refuses
    duplicate keys: text that escaped from its string may have added one."""
    try:
        text = data.decode("utf-8")
        deepest = LIMITS["limits.depth"]
        if data.count(b"[") + data.count(b"{") > deepest and (depth := _depth(data)) > deepest:
            raise InputError(f"{where}: {beyond('JSON nested', depth, 'limits.depth')}")
        value = (_DECODER_ONCE if once else _DECODER).decode(text)
    except UnicodeDecodeError as error:
        raise InputError(f"{where}: not UTF-8 at byte {error.start}") from None
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise Unfinished(f"{where}: not JSON: it ends too early") from None
        raise InputError(f"{where}: not JSON: {error.msg.removesuffix(' at')} at column {error.colno}") from None
    except _GivenTwice as error:
        raise InputError(f"{where}: the key {error} is given twice: memctl cannot tell which one holds") from None
    except (ValueError, RecursionError) as error:
        raise InputError(f"{where}: not JSON: {error}") from None
    return without_surrogates(value) if b"\\u" in data else value


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a JSON value")


def _finite(word: str) -> float:
    value = float(word)
    if not -_INFINITE < value < _INFINITE:  # dumping it would give Infinity, which is not JSON
        raise ValueError(f"the number {word} is too large")
    return value


class _GivenTwice(ValueError):
    pass


def _each_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _GivenTwice(_ENCODER.encode(max(names, key=names.count)))
    return found


_INFINITE = float("inf")
# shared, because json.loads and json.dumps would create new ones for every record
_DECODER = json.JSONDecoder(parse_constant=_refuse_constant, parse_float=_finite)
_DECODER_ONCE = json.JSONDecoder(parse_constant=_refuse_constant, parse_float=_finite, object_pairs_hook=_each_once)
_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))


def _depth(data: bytes) -> int:
    deepest = depth = 0
    for bracket in re.findall(_BRACKET, re.sub(_JSON_STRING, b"", data)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def without_surrogates(value: Any) -> Any:
    """Return the JSON value with each lone surrogate replaced by U+FFFD."""
    if isinstance(value, str):
        return re.sub(_SURROGATE, "\ufffd", value)
    if isinstance(value, list):
        return [without_surrogates(item) for item in value]
    if isinstance(value, dict):
        return {without_surrogates(key): without_surrogates(item) for key, item in value.items()}
    return value


def parse_line(data: bytes, where: str = "-", kind: str = "") -> dict[str, Any]:
    """Parse the record of one line. Raises InputError for a newer version, or for another kind than `kind` if it is
    given."""
    try:
        record = parse_json(data, where, once=True)
    except Unfinished as error:
        raise Unfinished(f"{error}: a record takes one whole line (jq -c writes it so)") from None
    if not isinstance(record, dict):
        advice = ": jq -c '.[]' writes its objects one per line" if isinstance(record, list) else ""
        raise InputError(f"{where}: a record must be a JSON object, not {_json_name(record)}{advice}")
    version = record.get("v", VERSION)
    if not isinstance(version, int) or version > VERSION:
        raise InputError(f"{where}: this memctl reads records up to version {VERSION}, not {version!r}: upgrade it")
    found = record.get("kind", kind)
    if kind and found != kind:
        raise InputError(f"{where}: expected a {kind}, found a {found}{reader_of(found)}")
    return record


def reader_of(kind: object) -> str:
    """Return a hint at the commands that read records of this kind, empty if none does."""
    return f": {_READERS[kind]}" if isinstance(kind, str) and kind in _READERS else ""


def _json_name(value: object) -> str:
    names = {list: "an array", str: "a string", bool: "a boolean", int: "a number", float: "a number"}
    return names.get(type(value), "null")


def record_text(record: dict[str, Any], where: str = "-") -> str:
    """Return the text of a record. Raises InputError if it is missing or no string."""
    text = record.get("text")
    if not isinstance(text, str) or not text.strip():
        problem = f"must be a string, not {_json_name(text)}" if text not in (None, "") else "is missing"
        raise InputError(f'{where}: "text" {problem}')
    return text


def dump(record: dict[str, Any]) -> str:
    """Return the record as one line of JSON without newline, keys in their order."""
    return _ENCODER.encode(record)


def new_record(kind: str, **keys: Any) -> dict[str, Any]:
    """Return a record of the present version, without empty keys."""
    record: dict[str, Any] = {"v": VERSION, "kind": kind}
    record.update((key, value) for key, value in keys.items() if value not in (None, "", (), []))
    return record


def memory_record(memory: Memory, **more: Any) -> dict[str, Any]:
    """Return the record of a memory, without empty keys. `more` has computed values (strength, score)."""
    values = {name.replace("_", "-"): getattr(memory, name) for name in _KEYS}
    values |= {"id": memory.key, "tags": list(memory.tags), "supersedes": list(memory.supersedes)}
    values |= {"pin": memory.pin or None, "extra": memory.extra or None}
    values |= {"channel": "team"} if memory.of_team else {}
    return new_record("memory", **values, **more)


def memory_of(record: dict[str, Any], where: str = "-") -> Memory:
    """Return the memory that a record describes. Raises InputError if the text is missing or a key has a value of the
    wrong type."""
    key = _string(record, "id", where)
    memory = Memory(record_text(record, where), id="" if key.startswith("~") else key)
    memory.type = known_type(_string(record, "type", where)) or memory.type
    memory.tags = _strings(record, "tags", where)
    memory.supersedes = _strings(record, "supersedes", where)
    for name in _TEXTS:
        setattr(memory, name, _string(record, name, where))
    memory.superseded_by = _string(record, "superseded-by", where)
    memory.scope = _string(record, "scope", where) or "user"
    memory.importance = parse_unit_interval(record, "importance", where)
    memory.confidence = parse_unit_interval(record, "confidence", where)
    memory.pin = record.get("pin") is True
    memory.data = record.get("data")
    line = record.get("line", 0)
    memory.line = line if isinstance(line, int) else 0
    extra = record.get("extra")
    given = extra if isinstance(extra, dict) else {}
    memory.extra = {name: str(given[name]) for name in given if name in EXTRA_KEYS}
    return memory


def _string(record: dict[str, Any], key: str, where: str) -> str:
    value = record.get(key)
    if value is None:
        return ""
    if not isinstance(value, str):
        raise InputError(f'{where}: "{key}" must be a string, not {_json_name(value)}')
    return value


def _strings(record: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
    value = record.get(key)
    if value is None or value == "":
        return ()
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, list) or not all(isinstance(item, str) for item in values):
        raise InputError(f'{where}: "{key}" must be a list of strings')
    return tuple(values)


def parse_unit_interval(record: dict[str, Any], key: str, where: str = "-") -> float | None:
    """Return the share in [0, 1] under `key`, read by share_of; None without one."""
    value = record.get(key)
    if value is None:
        return None
    found = share_of(value)
    if found is None:
        raise InputError(
            f'{where}: "{key}" must be a number from 0 to 1, or high, medium or low, not {_ENCODER.encode(value)[:40]}'
        )
    return found


_LEVELS = {
    "critical": 1.0, "very high": 0.95, "high": 0.9, "medium": 0.6, "moderate": 0.6, "normal": 0.6, "low": 0.3,
    "高": 0.9, "中": 0.6, "低": 0.3,
}  # fmt: skip


def share_of(value: object) -> float | None:
    """Return a share in [0, 1] from the forms that people and models write: 0 to 1, 1 to 5, 1 to 10, percent, "8/10",
    or a word. None for anything else."""
    if type(value) is float and 0 <= value <= 1:
        return value
    if isinstance(value, str):
        return _share_in_words(value.strip().lower())
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 100:
        return None
    if value <= 1:
        return float(value)
    top = next(top for top in (5, 10, 100) if value <= top)
    return round(value / top, 3)


def _share_in_words(text: str) -> float | None:
    if text in _LEVELS:
        return _LEVELS[text]
    number, _, top = text.removesuffix("%").partition("/")
    try:
        value, whole = float(number), float(top or (100 if text.endswith("%") else 0))
    except ValueError:
        return None
    if not whole:
        return share_of(value)
    return round(value / whole, 3) if 0 <= value <= whole <= 1000 else None
