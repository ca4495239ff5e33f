"""Spans of days, weeks, months and years, as text and as day numbers. Weeks begin on Monday."""

from __future__ import annotations

from memctl.model.text.dates import day_number, days_in_month, iso_date

Span = tuple[str, int, int]  # text, first and last day number


def day_span(day: int) -> Span:
    return iso_date(day), day, day


def weekday_near(today: int, step: int, place: int) -> int:
    now = (today - 1) % 7
    if step < 0:
        return today - ((now - place - 1) % 7 + 1)
    if step == 0:
        return today + (place - now) % 7
    return today - now + 7 + place


def week_span(today: int, step: int) -> Span:
    monday = today - (today - 1) % 7 + 7 * step
    return f"the week of {iso_date(monday)}", monday, monday + 6


def weekend_span(today: int) -> Span:
    saturday = today - (today - 1) % 7 + 5
    return f"the weekend of {iso_date(saturday)}", saturday, saturday + 1


def month_span(today: int, step: int) -> Span:
    year, month = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    months = year * 12 + month - 1 + step
    return named_month_span(months // 12, months % 12 + 1)


def named_month_span(year: int, month: int) -> Span:
    written = f"{year:04d}-{month:02d}"
    first = day_number(written) or 1
    return written, first, first + days_in_month(year, month) - 1


def year_span(today: int, step: int) -> Span:
    year = int(iso_date(today)[:4]) + step
    first = day_number(f"{year:04d}-01-01") or 1
    return f"{year:04d}", first, (day_number(f"{year:04d}-12-31") or first)
