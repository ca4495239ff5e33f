"""Text between two tags, or between a first and a last line.

A wrapper ends at the last closing tag of its name. The text inside may contain closing tags and further opening tags,
because a program that wraps a file does not change it. So only the first opening tag and the last closing tag certainly
belong to the program. If the last closing tag is inside another wrapper, that wrapper is part of the first."""

from __future__ import annotations

import re
from bisect import bisect_left

from memctl.model.text.regex import Lazy

_NAME = r"[A-Za-z_][\w:.-]*"
_TAG = rf"<({_NAME})(?=[\s>/])[^>\n]{{0,1000}}>"  # an attribute may contain a path with "<"
_ANYWHERE = Lazy(rf"(?<![ \t])[ \t]*{_TAG}")  # begins with all of its blanks: linear in a row of them
_AT_LINE_START = Lazy(rf"^[ \t]*{_TAG}", re.M)
_CLOSING = Lazy(rf"</({_NAME})\s*>")
_LINE_END = Lazy(r"[ \t]*\r?\n")
_BLANK_LINE = Lazy(r"^[ \t]*\r?\n", re.M)

Pair = tuple[Lazy, Lazy]  # patterns of the first and the last line
WrappedSpan = tuple[int, int]


def line_pattern(source: str) -> Lazy:
    """Return the pattern of a line that consists of this only."""
    return Lazy(rf"^[ \t]*(?:{source})[ \t]*\r?$", re.M)


def pair_of(first: str, last: str) -> Pair:
    """Return the pair of two lines with exactly these words."""
    return line_pattern(re.escape(first)), line_pattern(re.escape(last))


def close_gap(before: list[str], text: str, end: int) -> list[str]:
    """Return what stands for a wrapper that ends there, behind the pieces `before`. It leaves no more empty lines than
    one side has: more would say that a program joined a text to a prompt."""
    if not text.startswith("\n", end):
        return [] if before[-1].endswith("\n") else ["\n"]
    before[-1] = before[-1].rstrip("\n")
    return []


class Wrapped:
    """A wrapper in a text. `opening` is its opening tag or line, `name` the name of the tag, empty for a line. Its
    content begins at `inner`; `first` is the span of its first closing tag; `last` is the start of the last tag that
    may close it, `end` the offset behind it. Without a closing tag, `closed` is false and the wrapper is empty."""

    __slots__ = ("opening", "name", "start", "inner", "first", "last", "end", "closed")

    def __init__(self, opening: str, name: str, span: WrappedSpan, first: WrappedSpan | None) -> None:
        self.opening = opening
        self.name = name
        self.start, self.inner = span
        self.closed = first is not None
        self.first = first or (self.inner, self.inner)
        self.last, self.end = self.first

    def held(self, text: str) -> str:
        """Return the text that certainly belongs to it."""
        return text[self.inner : self.first[0]]

    def claimed(self, text: str) -> str:
        """Return the text behind the first closing tag: it may belong to the wrapper, or stand between two wrappers of
        one name."""
        return text[self.first[1] : self.last] if self.last > self.first[1] else ""


class Wrappers:
    """The outermost wrappers of a text. `anywhere` also accepts opening tags inside a line. `own` matches opening tags
    whose wrapper ends at its first closing tag, because it contains no foreign text. `passed` has names of tags that
    wrap nothing by themselves. The whole costs one pass for
    opening tags and one for closing tags."""

    def __init__(
        self,
        text: str,
        pairs: tuple[Pair, ...] = (),
        *,
        anywhere: bool = False,
        own: re.Pattern[str] | None = None,
        passed: frozenset[str] = frozenset(),
    ) -> None:
        self._text = text
        self._passed = passed
        self._own = own
        self._ends: dict[str, list[WrappedSpan]] = {}
        self._begin: list[tuple[int, int, str]] = []  # start and end of an opening, its key in `_ends`
        for tag in _CLOSING().finditer(text) if "</" in text else ():
            self._ends.setdefault(tag[1].lower(), []).append(tag.span())
        if "<" in text:
            opening = (_ANYWHERE if anywhere else _AT_LINE_START)()
            self._begin += [(*tag.span(), tag[1].lower()) for tag in opening.finditer(text)]
        for number, pair in enumerate(pairs if "\n" in text else ()):  # one line is no pair
            self._add_lines(f" {number}", *pair)
        self._begin.sort()

    def _add_lines(self, name: str, first: Lazy, last: Lazy) -> None:
        spans = [line.span() for line in first().finditer(self._text)]
        if spans:
            self._ends[name] = [line.span() for line in last().finditer(self._text)]
            self._begin += [(*span, name) for span in spans]

    def following(self, at: int) -> Wrapped | None:
        """Return the first wrapper that begins at this offset or later."""
        number = bisect_left(self._begin, (at,))
        beside = _ANYWHERE().match(self._text, at) if at else None  # one wrapper may follow another on a line
        if beside is not None and beside[1].lower() not in self._passed:
            return self._wrapped(*beside.span(), beside[1].lower(), number)
        while number < len(self._begin):
            start, inner, name = self._begin[number]
            number += 1
            if start < at:
                continue
            if name in self._passed:
                at = inner
            elif name[0] != " " or self._first_end(name, inner):
                return self._wrapped(start, inner, name, number)
        return None

    def _first_end(self, name: str, inner: int) -> WrappedSpan | None:
        ends = self._ends.get(name, [])
        place = bisect_left(ends, (inner,))
        return ends[place] if place < len(ends) else None

    def _wrapped(self, start: int, inner: int, name: str, number: int) -> Wrapped:
        opening = self._text[start:inner]
        first = (inner, inner) if opening.endswith("/>") else self._first_end(name, inner)
        wrapped = Wrapped(opening, "" if name[0] == " " else name, (start, inner), first)
        if wrapped.closed and not opening.endswith("/>") and not self._is_own(opening):
            wrapped.last, wrapped.end = self._last_end(self._ends[name][-1], number)
        wrapped.end = self._behind_line(wrapped.end)
        return wrapped

    def _is_own(self, opening: str) -> bool:
        return self._own is not None and self._own.match(opening) is not None

    def _last_end(self, last: WrappedSpan, number: int) -> WrappedSpan:
        """Return the last end of a wrapper and of all wrappers that begin before that end."""
        while number < len(self._begin) and self._begin[number][0] < last[0]:
            start, inner, name = self._begin[number]
            if (ends := self._ends.get(name)) and not self._is_own(self._text[start:inner]):
                last = max(last, ends[-1])
            number += 1
        return last

    def paragraph_end(self, at: int) -> int:
        """Return the offset of the next blank line, or the end of the text."""
        blank = _BLANK_LINE().search(self._text, at)
        return blank.start() if blank else len(self._text)

    def _behind_line(self, at: int) -> int:
        """Return the offset behind the line, if the rest of it is blank."""
        rest = _LINE_END().match(self._text, at)
        return rest.end() if rest else at
