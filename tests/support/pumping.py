"""Texts that are hard for a regular expression: what leads up to a part of it that repeats, and then that, often."""

from __future__ import annotations

import gc
import importlib
import pkgutil
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn

import memctl
from memctl.core.language.patterns import Lazy
from memctl.core.safety.secret_shapes import SHAPES

_OFTEN = 40  # what may come more often than that is worth pumping
_CLASSES = {"CATEGORY_DIGIT": "1", "CATEGORY_SPACE": " ", "CATEGORY_NOT_WORD": " "}

Tokens = Iterable[tuple[Any, Any]]


def own_patterns() -> list[re.Pattern[str]]:
    """The patterns that stand in memctl's modules, those too that are compiled when they are first used."""
    found: list[re.Pattern[str]] = []
    for module in pkgutil.walk_packages(memctl.__path__, "memctl."):
        if module.name.startswith("memctl.edge.plugins."):
            continue  # they import the programs that load them, which need not be there
        if not module.name.endswith("__main__"):
            values = vars(importlib.import_module(module.name)).values()
            found += [value for value in values if isinstance(value, re.Pattern)]
    held = gc.get_objects()
    found += [each() for each in held if isinstance(each, Lazy)]
    found += [re.compile(source) for _, _, source in SHAPES]
    return list({(each.pattern, each.flags): each for each in found if isinstance(each.pattern, str)}.values())


def pumps(pattern: re.Pattern[str]) -> set[tuple[str, str]]:
    """(what leads up to it, what repeats): of each part that repeats, and of the whole."""
    tokens = re._parser.parse(pattern.pattern, pattern.flags & ~re.UNICODE)  # type: ignore[attr-defined]
    return {pair for pair in [*_repeats(tokens, ""), ("", _said(tokens, 0))] if pair[1]}


def _repeats(tokens: Tokens, before: str) -> Iterator[tuple[str, str]]:
    for kind, value in tokens:
        for body in _bodies(str(kind), value):
            yield from _repeats(body, before)
            if str(kind).endswith("_REPEAT") and value[1] > _OFTEN:
                yield from ((before, said) for part in _parts(list(body)) for said in (_said(part, 0), _said(part, 1)))
        before += _said([(kind, value)], 0)


def _bodies(kind: str, value: Any) -> list[Any]:
    """What stands within a token."""
    if kind.endswith("_REPEAT"):
        return [value[2]]
    if kind in ("SUBPATTERN", "ASSERT", "ASSERT_NOT"):
        return [value[-1]]
    return [value] if kind == "ATOMIC_GROUP" else list(value[1]) if kind == "BRANCH" else []


def _parts(body: list[Any]) -> list[Any]:
    """The branches of what repeats, or all of it."""
    if len(body) == 1 and str(body[0][0]) == "SUBPATTERN":
        return _parts(list(body[0][1][-1]))
    return list(body[0][1][1]) if len(body) == 1 and str(body[0][0]) == "BRANCH" else [body]


def _said(tokens: Tokens, more: int) -> str:
    """A short text that the tokens match; `more`: what may be left out, or come again, so often more than it must."""
    out = ""
    for kind, value in tokens:
        name = str(kind)
        if name == "LITERAL":
            out += chr(value)
        elif name == "NOT_LITERAL":
            out += "x" if value != ord("x") else "y"
        elif name == "ANY":
            out += "a"
        elif name == "IN":
            out += _member(value)
        elif name.endswith("_REPEAT"):
            out += _said(value[2], more) * min(value[0] + more, value[1])
        elif name not in ("ASSERT", "ASSERT_NOT") and (bodies := _bodies(name, value)):
            out += _said(bodies[0], more)
    return out


def _member(of: Tokens) -> str:
    """A sign of a set."""
    kinds = [(str(kind), value) for kind, value in of]
    if kinds[0][0] != "NEGATE":
        kind, value = kinds[0]
        return _CLASSES.get(str(value), "a") if kind == "CATEGORY" else chr(value[0] if kind == "RANGE" else value)
    source = "[" + "".join(_written(kind, value) for kind, value in kinds[1:]) + "]"
    return next((sign for sign in "a1 x.-#中" if not re.match(source, sign)), "é")


def _written(kind: str, value: Any) -> str:
    if kind == "CATEGORY":
        letter = str(value).rpartition("_")[2][0].lower()
        return "\\" + (letter.upper() if "_NOT_" in str(value) else letter)
    low, high = value if kind == "RANGE" else (value, value)
    return f"\\U{low:08x}-\\U{high:08x}"


class _Late(BaseException):
    """The time is up."""


def stopped(read: Callable[[], object], seconds: float) -> bool:
    """Whether reading takes longer than so many seconds of the processor, after which it is stopped."""

    def stop(*_: object) -> NoReturn:
        raise _Late

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        read()
    except _Late:
        return True
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    return False
