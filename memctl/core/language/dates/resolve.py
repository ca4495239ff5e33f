"""Relative dates made absolute: "yesterday" said on 2026-08-10 becomes "on 2026-08-09", and 昨天 becomes 2026-08-09.

A day becomes YYYY-MM-DD, a month YYYY-MM, a year YYYY, a week or weekend its first day. Weeks begin on Monday. A
vague date ("recently", "a few days ago") stays unchanged, as do quotations and words capitalised like titles within a
sentence ("The Day After Tomorrow")."""

from __future__ import annotations

import re
from collections.abc import Callable

from memctl.core.language.calendar import Span
from memctl.core.language.en.dates.months import MONTHS_ALONE, may_have_months, written_month
from memctl.core.language.en.dates.phrases import HINTS, PHRASES, written_phrase
from memctl.core.language.en.dates.relative import ENGLISH_DATES, may_have_english_dates, written_english
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.dates.relative import CHINESE_DATES, CHINESE_HINT, written_chinese
from memctl.core.language.zh.script import normalize_chinese

_QUOTED = Lazy(r'"[^"\n]*"|“[^”\n]*”|「[^」\n]*」|《[^》\n]*》|`[^`\n]*`')


def absolute_dates(text: str, today: int | None) -> tuple[str, list[Span]]:
    """Return (the text with absolute dates, each span found, in order).

    `today` is the day number on which the text was said; if it is None, nothing changes."""
    if today is None:
        return text, []
    found: list[Span] = []
    lower = text.lower()
    if any(map(lower.__contains__, HINTS)):
        text = _replaced(PHRASES(), text, lambda match: written_phrase(match, today, found))
    if may_have_english_dates(lower):
        text = _replaced(ENGLISH_DATES(), text, lambda match: written_english(match, today, found))
    if may_have_months(lower):
        text = _replaced(MONTHS_ALONE(), text, lambda match: written_month(match, today, found))
    if not text.isascii() and not CHINESE_HINT.isdisjoint(text):
        text = _replaced(
            CHINESE_DATES(), text, lambda match: written_chinese(match, today, found), normalize_chinese(text)
        )
    return text, found


def _replaced(
    pattern: re.Pattern[str], text: str, written: Callable[[re.Match[str]], str | None], read_as: str = ""
) -> str:
    """Return the text with each match outside quotation marks replaced by `written`, or kept if that returns None. The
    pattern searches `read_as`, of equal length, or else the text."""
    quoted = [match.span() for match in _QUOTED().finditer(text)]
    result, done, last = "", 0, ""
    for match in pattern.finditer(read_as or text):
        start, end = match.span()
        if any(first <= start < after for first, after in quoted):
            continue
        new = written(match)
        if new is not None:
            result = _apart(result, text[done:start])
            result = result if last and start == done and new == last else _apart(result, new)  # 明天21号 is one day
            done, last = end, new
    return _apart(result, text[done:])


def _apart(left: str, right: str) -> str:
    """Join both, with a space between two numbers: 明天3点."""
    return f"{left} {right}" if left[-1:].isdigit() and right[:1].isdigit() else left + right
