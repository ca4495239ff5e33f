"""Spans of days, weeks, months and years, as text and as day numbers. Weeks begin on Monday."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.model.text.dates import day_number, days_in_month, iso_date

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Callable

Span = tuple[str, int, int]  # text, first and last day number
_QUOTED = Lazy(r'"[^"\n]*"|“[^”\n]*”|「[^」\n]*」|《[^》\n]*》|`[^`\n]*`')


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


def replaced(
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
