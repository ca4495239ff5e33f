"""English dates relative to another date: "a week from Friday", "the 5th of next month"."""

from __future__ import annotations

import re

from memctl.core.language.calendar import Span, day_span, month_span, week_span, weekday_near, year_span
from memctl.core.language.en.dates.relative import FUTURE, MONTHS, PAST, WEEKDAYS, number_of
from memctl.core.language.en.word_classes import A_WEEKDAY
from memctl.core.language.patterns import Lazy
from memctl.model.text.dates import day_number, days_in_month, iso_date

HINTS = (
    "fortnight", "christmas", "before last", "after next", "week from ", "weeks from ", "week on ", "weeks on ",
    "end of the", "1st", "2nd", "3rd", *(f"{digit}th" for digit in range(10)),
)  # fmt: skip
_DAY = "today|tomorrow|" + A_WEEKDAY
PHRASES = Lazy(
    r"\b(?:(?:on|in|at) )?(?:"
    rf"(?P<weeks>a|one|two|three|\d) weeks? (?:from|on) (?P<from>{_DAY})"
    r"|(?P<fortnight>in a fortnight|a fortnight ago)"
    r"|the (?P<night>night|week|month|year) (?P<step>before last|after next)"
    r"|(?P<which>last|this|next) christmas(?P<eve> eve)?"
    r"|the (?P<day>\d{1,2})(?:st|nd|rd|th)(?: of (?P<month>last|this|next) month)?(?! (?:of|century|anniversary|"
    r"birthday|"
    r"floor|time|grade|street|avenue|century|\w+ of)\b)"
    r"|the (?P<end>end) of the (?P<unit>month|year)"
    r")\b(?!-)",
    re.I,
)


def written_phrase(match: re.Match[str], today: int, found: list[Span]) -> str:
    """Return the absolute text for the phrase, or the phrase itself if its day is uncertain."""
    span = _span(match, today)
    if span is None:
        return match[0]
    found.append(span)
    written, first, last = span
    lead = "around" if match["fortnight"] else "at" if match["end"] else "in" if last - first > 1 else "on"
    words = f"{lead} {written}"
    return words[0].upper() + words[1:] if match[0][0].isupper() else words


def _span(match: re.Match[str], today: int) -> Span | None:
    if match["from"]:
        return day_span(_day_named(match["from"].lower(), today) + 7 * number_of(match["weeks"]))
    if match["fortnight"]:
        return day_span(today + (14 if match["fortnight"].lower().startswith("in") else -14))
    if match["step"]:
        return _two_away(match["night"].lower(), -2 if "last" in match["step"].lower() else 2, today)
    if match["which"]:
        return _christmas(match["which"].lower(), 24 if match["eve"] else 25, today)
    if match["end"]:
        return _end(match["unit"].lower(), today)
    return _day_of_month(match, today)


def _day_named(word: str, today: int) -> int:
    if word in ("today", "tomorrow"):
        return today + (word == "tomorrow")
    return weekday_near(today, 0, WEEKDAYS[word])


def _two_away(unit: str, step: int, today: int) -> Span | None:
    if unit == "night":
        return ("the night of " + iso_date(today - 2), today - 2, today - 2) if step < 0 else None
    return {"week": week_span, "month": month_span, "year": year_span}[unit](today, step)


def _christmas(which: str, day: int, today: int) -> Span:
    year = int(iso_date(today)[:4])
    this = day_number(f"{year}-12-{day}") or today
    year += {"last": -1 if this >= today else 0, "this": 0, "next": 0 if this > today else 1}[which]
    return day_span(day_number(f"{year}-12-{day}") or today)


def _end(unit: str, today: int) -> Span:
    written, first, last = month_span(today, 0) if unit == "month" else year_span(today, 0)
    return f"the end of {written}", first, last


def _day_of_month(match: re.Match[str], today: int) -> Span | None:
    """Return the day of "the 20th": the last one in a past sentence, the next one in a future sentence."""
    day = int(match["day"])
    if match["month"]:
        return _day_in(today, {"last": -1, "this": 0, "next": 1}[match["month"].lower()], day)
    if not match[0].lower().startswith("on ") or any(name in match.string.lower().split() for name in MONTHS):
        return None
    was, will = bool(PAST().search(match.string)), bool(FUTURE().search(match.string))
    if was == will:
        was, will = False, " is " in match.string
    step = (0 if day <= int(iso_date(today)[8:]) else -1) if was else (0 if day >= int(iso_date(today)[8:]) else 1)
    return _day_in(today, step, day) if was or will else None


def _day_in(today: int, step: int, day: int) -> Span | None:
    written, first, _ = month_span(today, step)
    return day_span(first + day - 1) if 1 <= day <= days_in_month(int(written[:4]), int(written[5:7])) else None
