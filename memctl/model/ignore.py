"""Patterns of `.memctlignore`, in gitignore's syntax."""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST = 1000  # signs of a line that can be a pattern; no path is longer by much


def ignores(text: str) -> Callable[[str], bool]:
    """A test of paths (relative, `/` between segments) against the patterns of a file's text; the last match wins."""
    rules = [rule for line in text.split("\n") if (rule := _rule(line.rstrip()))]

    def ignored(path: str) -> bool:
        verdict = False
        for pattern, keeps in rules:
            if pattern.search(path):
                verdict = not keeps
        return verdict

    return ignored


def _rule(line: str) -> tuple[re.Pattern[str], bool] | None:
    if not line or line.startswith("#") or len(line) > _LONGEST:
        return None
    keeps = line.startswith("!")
    pattern = line[1:] if keeps else line
    anchored = "/" in pattern.rstrip("/")
    only_directory = pattern.endswith("/")
    body = _translate(pattern.strip("/"))
    start = "^" if anchored else "(?:^|/)"
    end = "/" if only_directory else "(?:/|$)"
    return re.compile(start + body + end), keeps


def _translate(pattern: str) -> str:
    """A gitignore pattern as a regular expression."""
    out, number = "", 0
    while number < len(pattern):
        sign = pattern[number]
        if pattern.startswith("**/", number):
            out, number = out + "(?:.*/)?", number + 3
        elif pattern.startswith("**", number):
            out, number = out + ".*", number + 2
        elif sign == "*":
            out, number = out + "[^/]*", number + 1
        elif sign == "?":
            out, number = out + "[^/]", number + 1
        elif sign == "[" and (close := pattern.find("]", number + 2)) > 0:
            inner = pattern[number + 1 : close].replace("\\", "\\\\")
            inner = "^" + inner[1:] if inner.startswith("!") else inner.replace("^", "\\^")
            out, number = out + f"[{inner}]", close + 1
        elif sign == "\\" and number + 1 < len(pattern):
            out, number = out + re.escape(pattern[number + 1]), number + 2
        else:
            out, number = out + re.escape(sign), number + 1
    return out
