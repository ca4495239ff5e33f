"""A memory as a record on the server, and back. Others wrote it, so every value is checked."""

from __future__ import annotations

import struct
from _json import make_scanner  # all of json that a prompt needs: what is around it takes a third of python's start
from math import isfinite

from memctl.model.errors import ServerError
from memctl.model.memory import Memory
from memctl.model.tables.settings import LIMITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ANOTHER_FORM = "a file there has another form: send the index again"
# errors it leads to
WRONG_FORM = (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError, struct.error)
_WRONG = "a memory there has another form: send the index again"
_ESCAPED = 8  # bytes of a record for each byte of a memory, at most: JSON writes a letter of one byte in six
_LARGEST = 1 << 31
_USUAL = Memory("", importance=0.0, confidence=0.0).values()


class _Form:
    """How the scanner reads: no numbers without an end."""

    strict, object_hook, object_pairs_hook, parse_int = True, None, None, int

    @staticmethod
    def parse_float(text: str) -> float:
        value = float(text)
        if not isfinite(value):
            raise ValueError(text)
        return value

    parse_constant = parse_float


_scan = make_scanner(_Form)  # type: ignore[arg-type]  # it needs these names only


def parsed(text: str) -> Any:
    """Return the value of a JSON text without spaces around it. ValueError if it is none."""
    try:
        value, end = _scan(text, 0)
    except StopIteration:
        end = -1
    if end != len(text):
        raise ValueError("this is no JSON")
    return value


def record_of(memory: Memory) -> str:
    """Return the values of a memory as JSON that any text column takes. A byte that is no UTF-8 becomes U+FFFD."""
    import json

    record = json.dumps(memory.values(), separators=(",", ":"), default=str)
    if "\\ud" in record:
        from memctl.model.record import without_surrogates  # few files need it

        record = json.dumps(without_surrogates(json.loads(record)), separators=(",", ":"))
    return record


def is_readable(record: bytes) -> bool:
    """Whether readers take a record of this length."""
    return len(record) <= _ESCAPED * LIMITS["limits.memory"]


def memory_of(record: bytes, scope: str) -> Memory:
    """Return the memory of a record. ServerError if it has not the form of one, or is beyond all that add accepts."""
    if not is_readable(record):
        raise ServerError(_WRONG)
    try:
        values = parsed(record.decode())
        if b"\\ud" in record.lower():
            import json

            json.dumps(values, ensure_ascii=False).encode()  # half a sign fails
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, list) or len(values) != len(_USUAL):
        raise ServerError(_WRONG)
    return Memory.of_values(tuple(map(_checked, values, _USUAL)), scope)


def _checked(value: Any, usual: Any) -> Any:
    if isinstance(usual, tuple) and isinstance(value, list):
        value = tuple(value)
    inside = value if isinstance(value, tuple) else (*value, *value.values()) if isinstance(value, dict) else ()
    wanted = (float, int, type(None)) if isinstance(usual, float) else type(usual)
    fits = isinstance(value, wanted) and all(isinstance(item, str) for item in inside)
    if isinstance(value, int | float) and not -_LARGEST < value < _LARGEST:
        fits = False
    if usual is not None and not fits:  # without a usual value it is the user's own data, which may have any form
        raise ServerError(_WRONG)
    return value
