"""Glob matching without exponential backtracking, because a pattern may come from anywhere."""

from __future__ import annotations

_STAR, _ONE, _DEEP, _DIRECTORIES = "*", "?", "**", "**/"
_ENDS = ("", ".md")  # allowed endings after the pattern; a path below it also matches


class Glob:
    """`*` and `?` match within a segment, `**` across segments; a name alone or a directory matches too. Results are
    cached by path, because many memories share a file."""

    def __init__(self, pattern: str) -> None:
        self._tokens = [_DIRECTORIES, *_tokens(pattern.strip("/"))]
        self._known: dict[str, bool] = {}

    def matches(self, path: str) -> bool:
        known = self._known.get(path)
        if known is None:
            known = self._known[path] = _matches(self._tokens, path)
        return known


def _tokens(pattern: str) -> list[str]:
    """Return the pattern's characters, with adjacent asterisks and their slashes joined."""
    found: list[str] = []
    at = 0
    while at < len(pattern):
        if pattern.startswith(_DIRECTORIES, at) and (at == 0 or pattern[at - 1] == "/"):
            token = _DIRECTORIES
        elif pattern.startswith(_DEEP, at):
            token = _DEEP
        else:
            token = pattern[at]
        at += len(token)
        if not (found and token == found[-1] and token in (_STAR, _DEEP, _DIRECTORIES)):
            found.append(token)
    return found


def _matches(tokens: list[str], path: str) -> bool:
    """Match greedily from the left: each asterisk takes as little as possible. On failure the last `*` takes more up to
    the next slash, then the last `**`; earlier ones need no retry, because a later one can take the same."""
    at = place = 0
    star = deep = (-1, 0)  # the token after the last asterisk, and the position from which to retry
    while True:
        token = tokens[at] if at < len(tokens) else ""
        if token == _STAR:
            at += 1
            star = at, place
        elif token in (_DEEP, _DIRECTORIES):
            at += 1
            deep, star = (at, place), (-1, 0)
        elif token and place < len(path) and (token == path[place] or (token == _ONE and path[place] != "/")):
            at, place = at + 1, place + 1
        elif not token and _is_end(path, place):
            return True
        elif star[0] >= 0 and star[1] < len(path) and path[star[1]] != "/":
            star = at, place = star[0], star[1] + 1
        elif deep[0] >= 0 and (further := _further(tokens[deep[0] - 1], path, deep[1])):
            deep = at, place = deep[0], further
            star = (-1, 0)
        else:
            return False


def _further(token: str, path: str, place: int) -> int:
    """Return the next position that a `**` may reach, or 0."""
    if token == _DIRECTORIES:
        return path.find("/", place) + 1
    return place + 1 if place < len(path) else 0


def _is_end(path: str, place: int) -> bool:
    behind = [place + len(end) for end in _ENDS if path.startswith(end, place)]
    return any(path[at : at + 1] in ("", "/") for at in behind)
