"""The search language: words, `"exact phrases"`, `-not`, `#tag`, `path:`, `type:`, `since:`.

Any text is a valid query: text outside the language counts as words. A conversation prompt is parsed with `plain`, as
words only, because people use quotes and dashes there for other reasons."""

from __future__ import annotations

from memctl.core.language.tokenize import fold, is_cjk, without_accents, words
from memctl.model.errors import UsageError
from memctl.model.memory import TYPES, known_type
from memctl.model.text.dates import day_number, iso_date
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

    from memctl.model.memory import Memory

_LANGUAGE = r"""(?P<quote>-?(?:"[^"]*"|“[^”]*”))
      | (?<!\S)\#(?P<tag>[\w/-]+)
      | (?<!\S)(?P<key>path|type|since|tag):(?P<value>[^\s"]+)
      | (?<!\S)-(?P<without>[^\W_]\S*)
"""


class Query(Value):
    """A parsed query. `text` has the words; the other fields are filters, empty if not given."""

    text: str
    phrases: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    paths: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    since: str = ""

    @property
    def narrows(self) -> bool:
        """Whether the query has a filter."""
        return bool(self.phrases or self.without or self.tags or self.paths or self.types or self.since)

    def admits(self, memory: Memory) -> bool:
        if self.types and memory.type.casefold() not in self.types:
            return False
        if self.tags and not set(self.tags) <= {fold(tag.lstrip("#")) for tag in memory.tags}:
            return False
        if self.paths and not any(_path_matches(memory.path, pattern) for pattern in self.paths):
            return False
        if self.since and not _is_since(memory, self.since):
            return False
        if self.phrases or self.without:
            return self._wording_admits(memory)
        return True

    def _wording_admits(self, memory: Memory) -> bool:
        spaced = _spaced(f"{memory.text} {' '.join(memory.tags)}")
        if not all(_stands_in(spaced, phrase) for phrase in self.phrases):
            return False
        present = set(words(memory.text)) | {word for tag in memory.tags for word in words(tag)}
        for phrase in self.without:
            if _stands_in(spaced, phrase) or (" " not in phrase and set(words(phrase)) <= present):
                return False
        return True


def parse_query(text: str, plain: bool = False, now: str = "") -> Query:
    """Parse a query; with `plain`, as words only. `now` is the ISO date of the query: with it, dates may be written in
    words, and an unknown date after `since:` or type after `type:` raises UsageError."""
    if plain or not any(mark in text for mark in '"“#-:'):
        return Query(text)
    import re  # most queries are words only

    lists: dict[str, list[str]] = {"phrase": [], "without": [], "tag": [], "path": [], "type": []}
    since = ""
    rest: list[str] = []
    at = 0
    for match in re.finditer(_LANGUAGE, text, re.VERBOSE):
        rest.append(text[at : match.start()])
        at = match.end()
        if match["key"] == "since" and (first := _day_of(match["value"], now)):
            since = first
        elif not _take(match, lists, rest):
            rest.append(match[0])
    rest.append(text[at:])
    return Query(
        " ".join("".join(rest).split()),
        phrases=tuple(lists["phrase"]),
        without=tuple(lists["without"]),
        tags=tuple(fold(tag) for tag in lists["tag"]),
        paths=tuple(lists["path"]),
        types=tuple(_type_of(value.casefold(), now) for value in lists["type"]),
        since=since,
    )


def _day_of(value: str, now: str) -> str:
    """Return the ISO date after `since:`, or ""."""
    day = day_number(value)
    if day is None and now:
        from memctl.core.language.dates.since import first_day  # most dates are ISO

        day = first_day(value, day_number(now) or 0)
        if day is None:
            raise UsageError(f"since:{value}: not a date: write 2026-05-01, 2026-05, last-month, 7d or 上个月")
    return iso_date(day) if day else ""


def _type_of(word: str, now: str) -> str:
    kind = known_type(word)
    if kind is None and now:
        raise UsageError(f"type:{word}: not a type: give one of {', '.join(TYPES)}")
    return kind or word


def _take(match: re.Match[str], lists: dict[str, list[str]], rest: list[str]) -> bool:
    """File one part of the query under its filter; return False if it is a plain word after all."""
    if match["quote"]:
        phrase = match["quote"].lstrip("-")[1:-1].strip()
        if not _spaced(phrase):
            return False
        if match["quote"].startswith("-"):
            lists["without"].append(phrase)
        else:
            lists["phrase"].append(phrase)
            rest.append(f" {phrase} ")
        return True
    if match["tag"]:
        from memctl.model.markdown.marks import is_tag  # few queries use a tag

        if not is_tag(match["tag"]):
            return False
        lists["tag"].append(match["tag"])
        return True
    if match["without"]:
        lists["without"].append(match["without"])
        return True
    if match["key"] == "since":
        return False
    lists[match["key"]].append(match["value"])
    return True


def _spaced(text: str) -> str:
    """Return the folded words of the text in order, separated by single spaces. Inner capitals do not matter:
    "javascript" matches JavaScript."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in fold(text.lower())]).split())


def _stands_in(spaced: str, phrase: str) -> bool:
    """Whether the phrase occurs in a text of words separated by spaces: as whole words, or anywhere in a run of CJK."""
    wanted = _spaced(phrase)
    before, after = ("" if is_cjk(sign) else " " for sign in (wanted[:1], wanted[-1:]))
    return f"{before}{wanted}{after}" in f" {spaced} "


def _path_matches(path: str, pattern: str) -> bool:
    from fnmatch import fnmatchcase  # few queries use path:

    folded, wanted = without_accents(path).casefold(), without_accents(pattern).casefold()
    return fnmatchcase(folded, wanted) or (not any(c in wanted for c in "*?[") and wanted in folded)


def _is_since(memory: Memory, since: str) -> bool:
    day, first = day_number(memory.created), day_number(since)
    return day is not None and first is not None and day >= first
