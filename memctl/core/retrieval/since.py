"""The day from which `since:` narrows a search: a date, a month, a year, or words for one (last-month, 上个月)."""

from __future__ import annotations

from memctl.core.extraction.dates import absolute_dates
from memctl.core.retrieval.when import spans
from memctl.model.dates import day_number, iso_date, ordinal


def first_day(value: str, today: int) -> int | None:
    """The first day number of what `value` names, by the day number `today`; None where it names no date. Hyphens stand
    for blanks; a month or a weekday is the last one."""
    day = day_number(value)
    if day is not None:
        return day
    text = value.replace("-", " ").replace("_", " ")
    for said in (text, f"last {text}"):
        for _, first, _ in absolute_dates(said, today)[1]:
            return first
    for span in spans(value, None):
        return span.first if span.year else _last(iso_date(span.first), today)
    return None


def _last(date: str, today: int) -> int:
    """The day number of this day and month when it was last, whatever its year."""
    _, month, day = map(int, date.split("-"))
    year = int(iso_date(today)[:4])
    number = ordinal(year, month, day)
    return number if number <= today else ordinal(year - 1, month, day)
