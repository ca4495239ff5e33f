"""Read one JSON document of any size as the parts of its top level, on top of the standard parser.

This module follows brackets and strings only to find the end of each part; the caller then parses each part whole.
Memory is bounded by the largest part."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from memctl.model.tables.settings import LIMITS, beyond

STRING = rb'"[^"\\]*(?:\\.[^"\\]*)*"'
_STRUCTURE = STRING + rb'|[\[\]{}"]'
_SCALAR = STRING + rb'|[^\s\[\]{},:"]+'
_SPACE = rb"[ \t\r\n]*"
_CLOSE = {ord("["): ord("]"), ord("{"): ord("}")}
_TOKEN = STRING + rb'|[\[\]{},:]|"|[^\s\[\]{},:"]+'


@cache
def _pattern(source: bytes) -> re.Pattern[bytes]:
    return re.compile(source, re.S)


class BrokenJson(Exception):
    """The text is not JSON at this line, or an item is too large. `cut`: the JSON ends too early."""

    def __init__(self, line: int, message: str = "not JSON", *, cut: bool = False) -> None:
        super().__init__("the JSON ends too early" if cut else message)
        self.line = line
        self.cut = cut


class JsonPart:
    """A part of a document: its `key` in the top-level object ("" in a top-level list), the bytes of the value and its
    first line. `item`: it is an element of the list under that key. A part with empty `data` begins a document."""

    __slots__ = ("key", "data", "line", "item")

    def __init__(self, key: bytes, data: bytes, line: int, item: bool) -> None:
        self.key = key
        self.data = data
        self.line = line
        self.item = item


class _Buffer:
    """The bytes that are read but not yet taken, and the number of their first line."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._chunks = iter(chunks)
        self.data = b""
        self.at = 0
        self.line = 1

    def more(self) -> bool:
        """Read at least as many bytes again as the buffer holds, so that the cost stays linear. Return False at the
        end."""
        pieces = [self.data[self.at :]]
        wanted = len(pieces[0])
        for chunk in self._chunks:
            pieces.append(chunk)
            wanted -= len(chunk)
            if wanted <= 0:
                break
        if len(pieces) == 1:
            return False
        self.data = b"".join(pieces)
        self.at = 0
        return True

    def take(self, end: int) -> bytes:
        """Return the next `end` bytes and move past them."""
        taken = self.data[self.at : self.at + end]
        self.line += taken.count(b"\n")
        self.at += end
        return taken

    def peek(self) -> int:
        """Skip white space; return the next byte, or -1 at the end."""
        while True:
            found = _pattern(_SPACE).match(self.data, self.at)
            assert found is not None
            self.take(found.end() - self.at)
            if self.at < len(self.data):
                return self.data[self.at]
            if not self.more():
                return -1


def parts(chunks: Iterable[bytes]) -> Iterator[JsonPart]:
    """Yield the parts of one document, or of several in a row. Raises Broken."""
    buffer = _Buffer(chunks)
    while (opening := buffer.peek()) >= 0:
        yield JsonPart(b"", b"", buffer.line, False)
        if opening == ord("["):
            yield from _elements(buffer, b"")
        elif opening == ord("{"):
            yield from _members(buffer)
        else:
            raise BrokenJson(buffer.line)


def _elements(buffer: _Buffer, key: bytes) -> Iterator[JsonPart]:
    buffer.take(1)
    if buffer.peek() == ord("]"):
        buffer.take(1)
        return
    while True:
        yield _value(buffer, key, item=True)
        if _separator(buffer, ord("]")):
            return


def _members(buffer: _Buffer) -> Iterator[JsonPart]:
    buffer.take(1)
    if buffer.peek() == ord("}"):
        buffer.take(1)
        return
    while True:
        key = _key(buffer)
        if buffer.peek() == ord("["):
            yield JsonPart(key, b"[]", buffer.line, False)
            yield from _elements(buffer, key)
        else:
            yield _value(buffer, key, item=False)
        if _separator(buffer, ord("}")):
            return


def _key(buffer: _Buffer) -> bytes:
    if buffer.peek() != ord('"'):
        raise BrokenJson(buffer.line, cut=buffer.peek() < 0)
    key = _scalar(buffer)
    if buffer.peek() != ord(":"):
        raise BrokenJson(buffer.line, cut=buffer.peek() < 0)
    buffer.take(1)
    return key


def _separator(buffer: _Buffer, closing: int) -> bool:
    """Take a comma or the closing bracket; return True for the bracket."""
    found = buffer.peek()
    if found not in (ord(","), closing):
        raise BrokenJson(buffer.line, cut=found < 0)
    buffer.take(1)
    return found == closing


def _value(buffer: _Buffer, key: bytes, *, item: bool) -> JsonPart:
    first, line = buffer.peek(), buffer.line
    if first < 0:
        raise BrokenJson(line, cut=True)
    data = _bracketed(buffer) if first in _CLOSE else _scalar(buffer)
    return JsonPart(key, data, line, item)


def _bracketed(buffer: _Buffer) -> bytes:
    """Return the list or object that begins here. Brackets are only counted; the parser checks that they match."""
    depth = seen = 0
    while True:
        for token in _pattern(_STRUCTURE).finditer(buffer.data, buffer.at + seen):
            mark = token.group()
            if mark == b'"':  # the rest of this string is not read yet
                break
            seen = token.end() - buffer.at
            if mark in b"[{":
                depth += 1
            elif mark in b"]}":
                depth -= 1
                if depth == 0:
                    return buffer.take(seen)
        if seen > LIMITS["limits.line"]:
            raise BrokenJson(buffer.line, beyond("an item", seen, "limits.line") + ": memctl did not read the rest")
        if not buffer.more():
            raise BrokenJson(buffer.line, cut=True)


def _scalar(buffer: _Buffer) -> bytes:
    """Return the string, number or word that begins here. It must be followed by another byte, or it may be cut."""
    while True:
        found = _pattern(_SCALAR).match(buffer.data, buffer.at)
        if found and found.end() < len(buffer.data):
            return buffer.take(found.end() - buffer.at)
        if not found and buffer.data[buffer.at] != ord('"'):
            raise BrokenJson(buffer.line)
        if not buffer.more():
            raise BrokenJson(buffer.line, cut=True)


def places(value: object, data: bytes, line: int) -> dict[int, int]:
    """Map the id of each object within a value to the line it begins on. `data` is the JSON of the value and begins on
    `line`. Empty if the two do not match, as with a repeated key."""
    lines: list[int] = []
    at = 0
    for token in _pattern(_STRUCTURE).finditer(data):
        if token.group() == b"{":
            line += data.count(b"\n", at, token.start())
            at = token.start()
            lines.append(line)
    found = list(_objects(value))
    return dict(zip(map(id, found), lines, strict=True)) if len(found) == len(lines) else {}


def _objects(value: object) -> Iterator[object]:
    """Yield all objects within a value, in the order in which they begin."""
    if isinstance(value, dict):
        yield value
        value = value.values()
    elif not isinstance(value, list):
        return
    for inner in value:
        if isinstance(inner, dict | list):
            yield from _objects(inner)


def closed(data: bytes, start: int = 0) -> tuple[bytes, int]:
    """Return (JSON text, end offset) of a value that begins at `start` and may be cut anywhere. The text goes up to the
    last complete part, with all open brackets closed; a cut string becomes "". Empty if no part is complete."""
    stack: list[int] = []
    keep = start
    need_key = False
    for token in _pattern(_TOKEN).finditer(data, start):
        mark, end = token.group(), token.end()
        if mark == b'"':
            if stack and not need_key:  # keep the fact that a long string is here
                return data[start : token.start()] + b'""' + _closers(data[start : token.start()]), len(data)
            break
        if mark in (b"[", b"{"):
            stack.append(_CLOSE[mark[0]])
            need_key = mark == b"{"
            if len(stack) > LIMITS["limits.depth"]:  # no parser accepts it
                break
        elif mark in (b"]", b"}"):
            if not stack or stack.pop() != mark[0]:
                break
        elif mark in (b",", b":"):
            need_key = mark == b"," and bool(stack) and stack[-1] == ord("}")
            continue
        elif need_key or end == len(data):
            continue
        keep = end
        if not stack:
            break
    return data[start:keep] + _closers(data[start:keep]), keep


def _closers(data: bytes) -> bytes:
    """Return the brackets that close the open ones."""
    stack: list[int] = []
    for token in _pattern(_STRUCTURE).finditer(data):
        mark = token.group()
        if mark in (b"[", b"{"):
            stack.append(_CLOSE[mark[0]])
        elif mark in (b"]", b"}"):
            stack.pop()
    return bytes(reversed(stack))


def is_json_document(head: bytes) -> bool:
    """Whether the object that begins here goes on after its first line, and that line is not just cut."""
    line, _, rest = head.partition(b"\n")
    end = open_end(line)
    return end is not None and may_follow(*end, rest.lstrip()[:1])


def open_end(line: bytes) -> tuple[bytes, int] | None:
    """Return (last token, closing bracket of the innermost open value) of a line; None if nothing is open, or the line
    is cut or not JSON."""
    stack: list[int] = []
    last = b""
    for token in _pattern(_TOKEN).finditer(line):
        last = token.group()
        if last == b'"':
            return None
        if last in (b"[", b"{"):
            stack.append(_CLOSE[last[0]])
        elif last in (b"]", b"}") and (not stack or stack.pop() != last[0] or not stack):
            return None
    return (last, stack[-1]) if stack else None


def may_follow(last: bytes, closing: int, following: bytes) -> bool:
    """Whether the byte `following` may come after the token `last` in a list or object."""
    if not following:
        return True
    if last == b":":
        return following not in b",:]}"
    if closing == ord("]"):
        return last in b"[," or following in b",]"
    if last in b"{,":
        return following in (b'"', b"}")
    return following in b",}:"
