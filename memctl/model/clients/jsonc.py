"""JSON with comments and trailing commas, read as spans of its text: so a member can be added or removed, and every
other byte stays."""

from __future__ import annotations

import json
import re

from memctl.model.errors import InputError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

OBJECT, ARRAY, SCALAR = "object", "array", "scalar"
_DEEPEST = 100
_GAP = re.compile(r"(?:[ \t\r\n\f\v\ufeff]+|//[^\n]*|/\*.*?\*/)*", re.S)
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_SCALAR = re.compile(r"-?\d[\d.eE+-]*|true|false|null")
# what may follow the last child on its line: blanks and comments
_REST = re.compile(r"(?:[ \t]+|/\*[^\n]*?\*/)*(?://[^\n\r]*)?")


class Node:
    """A value at text[start:end]. The `children` of an object are (key, start of the key, value), those of an array
    ("", start, value). `comma` is the place behind a trailing comma, 0 without one."""

    __slots__ = ("children", "comma", "end", "kind", "start")

    def __init__(self, kind: str, start: int) -> None:
        self.kind = kind
        self.start = start
        self.end = start
        self.comma = 0
        self.children: list[tuple[str, int, Node]] = []

    def member(self, key: str) -> Node | None:
        """Return the value of a key: the last one of that name, as parsers do. None if there is none."""
        return next((node for name, _, node in reversed(self.children) if name == key), None)

    def value(self, text: str) -> Any:
        """Return the value without comments."""
        if self.kind == OBJECT:
            return {key: node.value(text) for key, _, node in self.children}
        if self.kind == ARRAY:
            return [node.value(text) for _, _, node in self.children]
        return json.loads(text[self.start : self.end], strict=False)


def parse(text: str) -> Node:
    """Return the root. InputError names the line of the first fault."""
    scanner = _Scanner(text)
    try:
        root = scanner.value(scanner.gap(0), 0)
        if scanner.gap(root.end) != len(text):
            raise _Fault(root.end)
        root.value(text)
    except _Fault as fault:
        line = text.count("\n", 0, fault.place) + 1
        raise InputError(f"line {line}: this is not JSON") from None
    except ValueError as error:
        raise InputError(f"this is not JSON: {error}") from None
    return root


class _Fault(Exception):
    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text

    def gap(self, at: int) -> int:
        """Return the place behind blanks and comments."""
        found = _GAP.match(self.text, at)
        return found.end() if found else at

    def value(self, at: int, depth: int) -> Node:
        sign = self.text[at : at + 1]
        if sign in ("{", "[") and depth < _DEEPEST:
            return self._container(Node(OBJECT if sign == "{" else ARRAY, at), depth)
        found = _STRING.match(self.text, at) or _SCALAR.match(self.text, at)
        if found is None:
            raise _Fault(at)
        node = Node(SCALAR, at)
        node.end = found.end()
        return node

    def _container(self, node: Node, depth: int) -> Node:
        close = "}" if node.kind == OBJECT else "]"
        at, free = self.gap(node.start + 1), True  # free: a child may come
        while self.text[at : at + 1] != close:
            if not free:
                raise _Fault(at)
            start, key = at, ""
            if node.kind == OBJECT:
                key, at = self._key(at)
            child = self.value(at, depth + 1)
            node.children.append((key, start, child))
            at = self.gap(child.end)
            free = self.text[at : at + 1] == ","
            node.comma = at + 1 if free else 0
            at = self.gap(at + 1) if free else at
        node.end = at + 1
        return node

    def _key(self, at: int) -> tuple[str, int]:
        found = _STRING.match(self.text, at)
        if found is None:
            raise _Fault(at)
        colon = self.gap(found.end())
        if self.text[colon : colon + 1] != ":":
            raise _Fault(colon)
        return str(json.loads(found[0], strict=False)), self.gap(colon + 1)


Insertion = tuple[int, str]


def added(text: str, node: Node, key: str, value: Any) -> list[Insertion]:
    """Return the insertions that make `value` the last child of a node, in its own style; each place is one in the text
    after the insertions before it. `key` is "" in an array."""
    end = "\r\n" if "\r\n" in text else "\n"
    around = _indent_at(text, node.start)
    apart = _is_apart(text, node)
    if not apart and node.children:
        place = node.comma or node.children[-1][2].end
        return [(place, f"{'' if node.comma else ','} {_named(key, json.dumps(value, ensure_ascii=False))}")]
    unit = _unit(text)
    within = _indent_at(text, node.children[-1][1]) if node.children else around + unit
    written = json.dumps(value, ensure_ascii=False, indent=unit).replace("\n", end + within)
    piece = end + within + _named(key, written)
    if not node.children:
        closes = text[node.start + 1 : node.end - 1].strip(" \t") == ""
        return [(node.start + 1, piece + (end + around if closes else ""))]
    last = node.children[-1][2].end
    behind = _REST.match(text, node.comma or last)
    rest = behind.end() if behind else last
    if node.comma:
        return [(rest, piece)]
    return [(last, "," + piece)] if rest == last else [(last, ","), (rest + 1, piece)]


def removed(text: str, node: Node, number: int) -> str:
    """Return the text without a child, its comma, and the blanks before it; comments stay."""
    _, start, child = node.children[number]
    opened = node.start + 1
    if number + 1 < len(node.children):
        follower = node.children[number + 1][1]
        if not text[child.end : follower].replace(",", "", 1).strip():
            return text[:start] + text[follower:]
    if number:
        comma = _Scanner(text).gap(node.children[number - 1][2].end)
        kept = text[comma + 1 : start]
        return text[:comma] + (kept if "//" in kept else kept.rstrip()) + text[child.end :]
    if len(node.children) > 1:
        comma = _Scanner(text).gap(child.end)
        return text[:start] + text[child.end : comma] + text[comma + 1 :]
    behind = node.comma or child.end
    if not text[opened:start].strip() and not text[behind : node.end - 1].strip():
        return text[:opened] + text[node.end - 1 :]
    return text[:start] + text[behind:]


def _named(key: str, written: str) -> str:
    return f"{json.dumps(key)}: {written}" if key else written


def _is_apart(text: str, node: Node) -> bool:
    """Whether the children stand on lines of their own. Those of an empty node do where the text has lines."""
    if node.children:
        return text[text.rfind("\n", 0, node.children[-1][1]) + 1 : node.children[-1][1]].isspace() or (
            text[: node.children[-1][1]].endswith("\n")
        )
    return True


def _indent_at(text: str, place: int) -> str:
    """Return the blanks with which the line of a place begins."""
    line = text[text.rfind("\n", 0, place) + 1 : place]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    """Return the blanks of the first line that is indented."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found[1] if found else "  "
