"""Relative dates made absolute: "yesterday", said on 2026-08-10, becomes "on 2026-08-09"; 昨天 becomes 2026-08-09.

A day is written YYYY-MM-DD, a month YYYY-MM, a year YYYY, a week or weekend by its first day. Weeks begin on Monday.
What a reader could not date either ("recently", "a few days ago") stays as it is, and so does what stands in quotation
marks or is capitalised within a sentence, which is how titles are written ("The Day After Tomorrow")."""

from __future__ import annotations

import re
from collections.abc import Callable

from memctl.core.extraction.dates_chinese import CHINESE_DATES, CHINESE_HINT, written_chinese
from memctl.core.extraction.dates_english import ENGLISH_DATES, may_have_english_dates, written_english
from memctl.core.extraction.dates_english_phrases import HINTS, PHRASES, written_phrase
from memctl.core.extraction.spans import Span
from memctl.core.lazy import Lazy

_QUOTED = Lazy(r'"[^"\n]*"|“[^”\n]*”|「[^」\n]*」|《[^》\n]*》|`[^`\n]*`')


def absolute_dates(text: str, today: int | None) -> tuple[str, list[Span]]:
    """The text with its relative dates made absolute, and each one found, in order.

    `today` is the number of the day on which the text was said; without one nothing changes.
    """
    if today is None:
        return text, []
    found: list[Span] = []
    lower = text.lower()
    if any(map(lower.__contains__, HINTS)):
        text = _replaced(PHRASES(), text, lambda match: written_phrase(match, today, found))
    if may_have_english_dates(lower):
        text = _replaced(ENGLISH_DATES(), text, lambda match: written_english(match, today, found))
    if not text.isascii() and not CHINESE_HINT.isdisjoint(text):
        text = _replaced(CHINESE_DATES(), text, lambda match: written_chinese(match, today, found))
    return text, found


def _replaced(pattern: re.Pattern[str], text: str, written: Callable[[re.Match[str]], str]) -> str:
    quoted = [match.span() for match in _QUOTED().finditer(text)]

    def outside_quotes(match: re.Match[str]) -> str:
        if any(start <= match.start() < end for start, end in quoted):
            return match[0]
        return written(match)

    return pattern.sub(outside_quotes, text)
