"""Splitting text into sentences and clauses, in any language."""

from __future__ import annotations

import re

from memctl.core.language.patterns import Lazy


def any_of(*alternatives: str) -> str:
    """Return a pattern for any of the alternatives."""
    return "(?:" + "|".join(alternatives) + ")"


QUOTATION = Lazy(r'"[^"\n]{3,}"|“[^”\n]{3,}”|「[^」\n]{3,}」|`[^`\n]*`')
_END = Lazy(r"[.!?…。！？；\n]+[\"'”’)\]」』）]*\s*")

_ENDS_OF_CHINESE = frozenset("。！？；\n")

_GOES_ON = Lazy("的(?![确士])")  # after 。 only within a title or quotation: 那个“……。”的活动

_ABBREVIATION = Lazy(
    r"(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|dr|mr|mrs|ms|st|no|jr|sr|prof|inc|ltd|a\.m|p\.m|fig|vol|u\.s|[a-z])|"
    r"^\d+)\.$",
)

_LONGEST_ABBREVIATION = 8


def in_lower_case(text: str) -> str:
    """Return the text in lower case with positions unchanged. Patterns that ignore case are several times slower."""
    return text.replace("İ", "i").lower()  # the only letter that becomes two in lower case


def sentences(line: str) -> list[str]:
    """Return the sentences of a line in order, stripped."""
    found: list[str] = []
    start = 0
    for match in _END().finditer(line):
        if not _ends_sentence(match, line):
            continue
        part = line[start : match.end()].strip()
        if part.endswith(".") and _ABBREVIATION().search(part[-_LONGEST_ABBREVIATION:].lower()):
            continue
        start = match.end()
        if any(map(str.isalnum, part)):
            found.append(part)
        elif found:
            found[-1] += part
    rest = line[start:].strip()
    return [*found, rest] if rest else found


def _ends_sentence(match: re.Match[str], line: str) -> bool:
    """Whether the marks end a sentence: Chinese ones do; others do before a space or a Chinese character."""
    marks, after = match[0], line[match.end() : match.end() + 1]
    if after == "的" and _GOES_ON().match(line, match.end()):
        return False
    if not _ENDS_OF_CHINESE.isdisjoint(marks) or marks[-1].isspace() or not after:
        return True
    return marks[0] in "!?" and "\u4e00" <= after <= "\u9fff"
