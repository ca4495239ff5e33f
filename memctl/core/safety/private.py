"""Text between `<private>` tags: memctl does not learn it, show it to a model or store it.

A tag may have spaces, attributes and other case; parts may be nested. An unclosed part extends to the end of the text,
and in a conversation until its writer closes it. A lone closing tag closes a part that began before the text."""

from __future__ import annotations

import re

from memctl.core.language.patterns import Lazy
from memctl.model.turn import channel_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Any

_TAG = Lazy(r"(?:[<＜]|&lt;)\s{0,3}(?P<end>/?)\s{0,3}private(?:\s[^<>＜＞\n/]{0,80})?(?:[>＞]|&gt;)", re.I)


def private_parts(text: str, *, is_open: bool = False) -> tuple[list[tuple[int, int]], bool]:
    """Return ([(start, end) of each private part with its tags], whether the last is open). `is_open` means that a part
    was open before the text."""
    parts: list[tuple[int, int]] = []
    depth, start, last = int(is_open), 0, 0
    for tag in _TAG().finditer(text) if is_open or _may_have(text) else ():
        if not tag["end"]:
            start = start if depth else tag.start()
            depth += 1
        elif depth > 1:
            depth -= 1
        else:
            parts.append((start if depth else last, tag.end()))
            depth, last = 0, tag.end()
    if depth:
        parts.append((start, len(text)))
    return parts, depth > 0


def without_private(text: str) -> str:
    return _without(text, private_parts(text)[0])


def without_private_line(line: str, *, is_open: bool) -> tuple[str, bool]:
    """Return (the line without private parts, whether a private part is open after it)."""
    if not is_open and not _may_have(line):
        return line, False
    parts, is_open = private_parts(line, is_open=is_open)
    return _without(line, parts), is_open


def public_turns(turns: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the turns of conversations without private parts. A part that the user leaves open extends over the
    following turns of the session, by any speaker."""
    session: object = None
    is_open = False
    for turn in turns:
        if turn.get("session") != session:
            session, is_open = turn.get("session"), False
        text = turn.get("text")
        if isinstance(text, str) and (is_open or _may_have(text)):
            was_open = is_open
            if turn.get("role") == "user":
                text, is_open = without_private_line(text, is_open=is_open)
            else:
                text = "" if is_open else without_private(text)
            turn = turn | {"text": text} | ({} if was_open else _handed_on(turn))
        yield turn


def _handed_on(turn: dict[str, Any]) -> dict[str, str]:
    """Return the channel of a user's turn that closes a part nobody opened. The part may have hidden the beginning of a
    wrapper, so nothing behind it is sure to be the user's."""
    parts, _ = private_parts(turn["text"])
    opens = (_TAG().match(turn["text"], start) for start, _ in parts)
    is_lone = any(tag is None or tag["end"] for tag in opens)
    return {"channel": "file"} if is_lone and channel_of(turn) == "user" else {}


def _may_have(text: str) -> bool:
    return ("<" in text or "＜" in text or "&lt;" in text) and "private" in text.lower()


def _without(text: str, parts: list[tuple[int, int]]) -> str:
    for start, end in reversed(parts):
        text = f"{text[:start]} {text[end:]}"
    return text
