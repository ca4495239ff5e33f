"""English dates made absolute: phrases first, then days and weeks, then months without a year."""

from __future__ import annotations

from memctl.core.language.calendar import Span, replaced
from memctl.core.language.en.dates.months import MONTHS_ALONE, may_have_months, written_month
from memctl.core.language.en.dates.phrases import HINTS, PHRASES, written_phrase
from memctl.core.language.en.dates.relative import ENGLISH_DATES, may_have_english_dates, written_english


def absolute(text: str, today: int, found: list[Span]) -> str:
    """The text with its dates made absolute, which are added to `found`."""
    lower = text.lower()
    if any(map(lower.__contains__, HINTS)):
        text = replaced(PHRASES(), text, lambda match: written_phrase(match, today, found))
    if may_have_english_dates(lower):
        text = replaced(ENGLISH_DATES(), text, lambda match: written_english(match, today, found))
    if may_have_months(lower):
        text = replaced(MONTHS_ALONE(), text, lambda match: written_month(match, today, found))
    return text
