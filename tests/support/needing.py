"""Whether a regular expression can match only where one of some strings stands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from typing import Any

_MOST = 400  # ways in which a part may be written that are looked at one by one

Tokens = Iterable[tuple[Any, Any]]


def needs(source: str, hints: tuple[str, ...], flags: int = 0) -> bool:
    """Whether all that the pattern matches has one of the hints in it, or before it. Where that is hard to say: no."""
    tokens = re._parser.parse(source, flags)  # type: ignore[attr-defined]
    return _needs(list(tokens), hints)


def _needs(tokens: list[tuple[Any, Any]], hints: tuple[str, ...]) -> bool:
    run = [""]  # what the tokens before this one, as far as they are known, end with
    for place, (kind, value) in enumerate(tokens):
        name = str(kind)
        after = tokens[place + 1 : place + 2]
        if name == "AT" or name == "ASSERT_NOT":
            continue
        if name == "ASSERT":
            if value[0] > 0 and _needs(list(value[1]), hints):
                return True
            continue
        if name == "BRANCH" and _branches_need(run, [[*branch, *after] for branch in value[1]], hints):
            return True
        if name in ("SUBPATTERN", "ATOMIC_GROUP") and _branches_need(run, [[*_body(name, value), *after]], hints):
            return True
        if name.endswith("_REPEAT") and value[0] > 0 and _needs(list(value[2]), hints):
            return True
        written = _written(name, value)
        if written is None or len(run) * len(written) > _MOST:
            ends = list(written) if written is not None else _ends(name, value)
            run = [*run, *ends] if name.endswith("_REPEAT") and not value[0] else ends
        else:
            run = [before + after for before, after in product(run, written)]
        if _all_have(run, hints):
            return True
    return False


def _ends(name: str, value: Any) -> list[str]:
    """What a part that can be written in too many ways ends with, if it stands at all."""
    if not name.endswith("_REPEAT"):
        return [""]
    tokens = list(value[2])
    while str(tokens[-1][0]) == "SUBPATTERN":
        tokens = list(tokens[-1][1][-1])
    kind, last = tokens[-1]
    branches = [list(branch)[-1:] for branch in last[1]] if str(kind) == "BRANCH" else [[(kind, last)]]
    ends = [_sequence(branch) for branch in branches]
    return [end for each in ends if each for end in each] if all(ends) else [""]


def _all_have(texts: Iterable[str], hints: tuple[str, ...]) -> bool:
    return all(any(hint in text for hint in hints) for text in texts)


def _body(name: str, value: Any) -> Tokens:
    body: Tokens = value[-1] if name == "SUBPATTERN" else value
    return body


def _branches_need(run: list[str], branches: Iterable[Tokens], hints: tuple[str, ...]) -> bool:
    """Whether each of the branches does, behind whatever stands before them."""
    before = [[("LITERAL", ord(sign)) for sign in text] for text in run]
    return all(_needs([*start, *branch], hints) for branch in branches for start in before)


def _written(name: str, value: Any) -> list[str] | None:
    """All ways in which a token may be written; None: too many to say."""
    if name == "LITERAL":
        return [chr(value)]
    if name == "IN":
        signs: list[str] = []
        for kind, each in value:
            if str(kind) == "LITERAL":
                signs.append(chr(each))
            elif str(kind) == "RANGE" and each[1] - each[0] < 30:
                signs += map(chr, range(each[0], each[1] + 1))
            else:
                return None
        return signs
    if name in ("SUBPATTERN", "ATOMIC_GROUP"):
        return _sequence(_body(name, value))
    if name == "BRANCH":
        found: list[str] = []
        for branch in value[1]:
            each = _sequence(branch)
            if each is None or len(found) + len(each) > _MOST:
                return None
            found += each
        return found
    if name.endswith("_REPEAT") and value[1] <= 1:
        body = _sequence(value[2])
        return None if body is None else [*([""] if value[0] == 0 else []), *body]
    return None


def _sequence(tokens: Tokens) -> list[str] | None:
    found = [""]
    for kind, value in tokens:
        if str(kind) in ("AT", "ASSERT", "ASSERT_NOT"):
            continue
        each = _written(str(kind), value)
        if each is None or len(found) * len(each) > _MOST:
            return None
        found = [before + after for before, after in product(found, each)]
    return found
