"""Text that stands between two tags, or between two lines that mark a beginning and an end.

A wrapper ends at the last closing tag of its name. The text in it may hold closing tags, and tags that open it again:
a program that wraps a file does not change what the file says. So only the first opening tag and the last closing tag
are certain to be the program's. Where the last closing tag stands in another wrapper, that is part of the first."""

from __future__ import annotations

import re
from bisect import bisect_left

from memctl.model.text.regex import Lazy

_NAME = r"[A-Za-z_][\w:.-]*"
_TAG = rf"<({_NAME})(?=[\s>/])[^>\n]{{0,1000}}>"  # a path in an attribute may hold "<"
_ANYWHERE = Lazy(rf"[ \t]*{_TAG}")
_AT_LINE_START = Lazy(rf"^[ \t]*{_TAG}", re.M)
_CLOSING = Lazy(rf"</({_NAME})\s*>")
_LINE_END = Lazy(r"[ \t]*\r?\n")
_BLANK_LINE = Lazy(r"^[ \t]*\r?\n", re.M)

Pair = tuple[Lazy, Lazy]  # the line that begins a wrapper, and the line that ends it
WrappedSpan = tuple[int, int]


def line_pattern(source: str) -> Lazy:
    """The pattern of a line that is nothing but this."""
    return Lazy(rf"^[ \t]*(?:{source})[ \t]*\r?$", re.M)


def pair_of(first: str, last: str) -> Pair:
    """The pair of two lines that are these words."""
    return line_pattern(re.escape(first)), line_pattern(re.escape(last))


class Wrapped:
    """A wrapper in a text. `opening` is its opening tag or line, `name` the name of the tag, empty for a line. What it
    holds begins at `inner`; `first` is the place of its first closing tag, and `last` where the last one begins that
    may be its end; `end` is behind that. Without a closing tag, `closed` is false, and nothing is in it."""

    __slots__ = ("opening", "name", "start", "inner", "first", "last", "end", "closed")

    def __init__(self, opening: str, name: str, span: WrappedSpan, first: WrappedSpan | None) -> None:
        self.opening = opening
        self.name = name
        self.start, self.inner = span
        self.closed = first is not None
        self.first = first or (self.inner, self.inner)
        self.last, self.end = self.first

    def held(self, text: str) -> str:
        """What it certainly holds."""
        return text[self.inner : self.first[0]]

    def claimed(self, text: str) -> str:
        """What stands behind its first closing tag: in it, or between it and another of its name."""
        return text[self.first[1] : self.last] if self.last > self.first[1] else ""


class Wrappers:
    """The wrappers of a text, outermost only. `anywhere`: an opening tag counts within a line, too. `own`: a pattern of
    opening tags whose wrapper ends at its first closing tag, for it holds no foreign text. All costs one pass for the
    opening tags and one for the closing tags."""

    def __init__(
        self,
        text: str,
        pairs: tuple[Pair, ...] = (),
        *,
        anywhere: bool = False,
        own: re.Pattern[str] | None = None,
    ) -> None:
        self._text = text
        self._own = own
        self._ends: dict[str, list[WrappedSpan]] = {}
        self._begin: list[tuple[int, int, str]] = []  # where an opening starts and ends, and what its ends are kept as
        for tag in _CLOSING().finditer(text) if "</" in text else ():
            self._ends.setdefault(tag[1].lower(), []).append(tag.span())
        opening = (_ANYWHERE if anywhere else _AT_LINE_START)()
        self._begin += [(*tag.span(), tag[1].lower()) for tag in opening.finditer(text) if "<" in text]
        for number, pair in enumerate(pairs):
            self._add_lines(f" {number}", *pair)
        self._begin.sort()

    def _add_lines(self, name: str, first: Lazy, last: Lazy) -> None:
        spans = [line.span() for line in first().finditer(self._text)]
        if spans:
            self._ends[name] = [line.span() for line in last().finditer(self._text)]
            self._begin += [(*span, name) for span in spans]

    def following(self, at: int) -> Wrapped | None:
        """The first wrapper that begins from here on."""
        number = bisect_left(self._begin, (at,))
        beside = _ANYWHERE().match(self._text, at) if at else None  # one may follow another on its line
        if beside is not None:
            return self._wrapped(*beside.span(), beside[1].lower(), number)
        while number < len(self._begin):
            start, inner, name = self._begin[number]
            number += 1
            if name[0] != " " or self._first_end(name, inner):
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
        """The last end of a wrapper, and of all others that begin before it."""
        while number < len(self._begin) and self._begin[number][0] < last[0]:
            start, inner, name = self._begin[number]
            if (ends := self._ends.get(name)) and not self._is_own(self._text[start:inner]):
                last = max(last, ends[-1])
            number += 1
        return last

    def paragraph_end(self, at: int) -> int:
        """The next blank line, or the end of the text."""
        blank = _BLANK_LINE().search(self._text, at)
        return blank.start() if blank else len(self._text)

    def _behind_line(self, at: int) -> int:
        """Behind the end of the line, if nothing else is on it."""
        rest = _LINE_END().match(self._text, at)
        return rest.end() if rest else at
