"""ISO dates as text and as day numbers (like `date.toordinal`: 0001-01-01 is 1).

Written by hand, because importing datetime costs a sixth of the interpreter's start in every prompt."""

from __future__ import annotations

_DAYS_BEFORE_MONTH = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)


def is_leap(year: int) -> bool:
    """Whether the Gregorian year has a 29 February."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year: int, month: int) -> int:
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def ordinal(year: int, month: int, day: int) -> int:
    """Return the proleptic Gregorian day number, like `datetime.date.toordinal`."""
    before = year - 1
    leap_day = 1 if month > 2 and is_leap(year) else 0
    return before * 365 + before // 4 - before // 100 + before // 400 + _DAYS_BEFORE_MONTH[month - 1] + leap_day + day


def day_number(text: str | None) -> int | None:
    """Return the day number of an ISO date, date-time or month (its first day); None for other text."""
    parts = _iso_parts(text.strip()) if text and text.isascii() else None
    if parts is None:
        return None
    year, month, day = parts
    if not (year and 1 <= month <= 12 and 1 <= day <= days_in_month(year, month)):
        return None
    return ordinal(year, month, day)


def _iso_parts(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day of `YYYY-MM` or `YYYY-MM-DD`, also before a time. Uses no regular expression, because
    every prompt would have to compile it."""
    year, month, rest = text[:4], text[5:7], text[7:]
    if text[4:5] != "-" or len(month) != 2 or not (year.isdecimal() and month.isdecimal()):
        return None
    day = "1"
    if rest[:1] == "-":
        day, rest = rest[1:3], rest[3:]
        if len(day) != 2 or not day.isdecimal():
            return None
    if rest and (rest[0] not in "T " or not _starts_with_time(rest[1:])):
        return None
    return int(year), int(month), int(day)


def _starts_with_time(text: str) -> bool:
    hours, minutes = text[:2], text[3:5]
    return text[2:3] == ":" and len(minutes) == 2 and (hours + minutes).isdecimal() and "\n" not in text


def iso_date(number: int) -> str:
    year = number * 400 // 146097 + 2  # never too low: a year has at most 366 days
    while ordinal(year, 1, 1) > number:
        year -= 1
    month = 12
    while ordinal(year, month, 1) > number:
        month -= 1
    return f"{year:04d}-{month:02d}-{number - ordinal(year, month, 1) + 1:02d}"


def is_date(text: str) -> bool:
    return day_number(text) is not None and len(text.strip()) >= len("2026-01-01")


def is_timed(text: str) -> bool:
    """Whether the text is an ISO date with a time."""
    return is_date(text) and len(text.strip()) > len("2026-01-01")


def age_of(days: int) -> str:
    """Return an age in a few letters: `today`, `3 d`, `2 mo`, `4 y`."""
    if days <= 0:
        return "today"
    if days < 60:
        return f"{days} d"
    return f"{days // 30} mo" if days < 730 else f"{days // 365} y"
