"""The first day for `since:` in a search: a date, a month, a year, or words (last-month, 上个月)."""

from __future__ import annotations

from memctl.core.language.dates.query import spans
from memctl.core.language.dates.resolve import absolute_dates
from memctl.model.errors import UsageError
from memctl.model.text.dates import day_number, is_date, iso_date, ordinal

_DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}  # 7d: seven days ago
_LONGEST_SPAN = 5


def iso_day(value: str, now: str, option: str) -> str:
    """Return the ISO date for an option's value on the ISO date `now`. Raises UsageError if it is not a date."""
    if is_date(value):
        return value
    day = first_day(value, day_number(now) or 0)
    if day is None:
        raise UsageError(f"{option} {value!r}: not a date: write 2026-05-01, yesterday, last-week or 7d")
    return iso_date(day)


def first_day(value: str, today: int) -> int | None:
    """Return the first day number of `value` on the day number `today`, or None. Hyphens stand for spaces; a month or
    weekday is the last one."""
    day = day_number(value)
    if day is not None:
        return day
    if value[:-1].isdecimal() and value[-1] in _DAYS and len(value) <= _LONGEST_SPAN:
        return max(1, today - int(value[:-1]) * _DAYS[value[-1]])
    text = value.replace("-", " ").replace("_", " ")
    for said in (text, f"last {text}"):
        for _, first, _ in absolute_dates(said, today)[1]:
            return first
    for span in spans(value, None):
        return span.first if span.year else _last(iso_date(span.first), today)
    return None


def _last(date: str, today: int) -> int:
    """Return the day number of the last occurrence of this month and day."""
    _, month, day = map(int, date.split("-"))
    year = int(iso_date(today)[:4])
    number = ordinal(year, month, day)
    return number if number <= today else ordinal(year - 1, month, day)
