"""English months and days without a year: "in October", "on September 2nd", "since December", "by the end of June".

The tense of the sentence says which one: the last in a sentence about the past, the next in one about what is to come.
Where the tense is not clear, a day is the nearest one. What comes every year stays as it is. So does a day whose year
by its tense is far off while that day of another year is near: "I got an invitation for March 22", said on March 15."""

from __future__ import annotations

import re

from memctl.core.language.calendar import Span, day_span, named_month_span
from memctl.core.language.en.dates.relative import MONTHS, tense
from memctl.core.language.patterns import Lazy
from memctl.model.text.dates import day_number, iso_date

_NAMES = {name[:3]: number for name, number in MONTHS.items()}
_MONTH = (
    r"(?:(?i:january|february|april|june|july|august|september|october|november|december)|March|May|"
    r"(?i:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b\.?|Mar\b\.?)"
)
_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?"
_NO_YEAR = r"(?!,? ?(?:of )?(?:\d{4}|['’]\d\d)\b)(?![-/\d])(?! \d{1,2},? \d{4})"
MONTHS_ALONE = Lazy(
    r"\b(?P<preposition>(?i:on|in|by|since|until|till|from|before|after|this|next|last|every|each) )?"
    r"(?P<part>(?i:the )?(?:(?i:end|beginning|start|middle) of |(?i:early|mid|late)[- ]))?"
    rf"(?:(?P<month>{_MONTH}) (?P<day>{_DAY})(?: ?[-–] ?(?P<last>{_DAY})\b)?|"
    rf"(?i:the )?(?P<first>{_DAY})(?: of)? (?P<named>{_MONTH})|(?P<alone>{_MONTH})(?! \d))"
    rf"(?![\w’'-]){_NO_YEAR}"
)
_JOINT = Lazy(rf"(?P<whole>{_MONTH}(?: {_DAY})?)?(?: to | ?[-–] ?| and )$")
_YEARLY = Lazy(
    r"(?i)\b(?:birthday|anniversary|born|every|each|always|usually|annual\w*|yearly|holiday is|in general)\b"
)
_NEAR = 75  # days: few speak of a day that is farther off without its year
_STANDS = ("this ", "next ", "last ", "every ", "each ")  # with these the month is read elsewhere, or every year's


def may_have_months(lower: str) -> bool:
    """Whether MONTHS_ALONE could match in a text, given in lower case."""
    return any(map(lower.__contains__, _NAMES))


def written_month(match: re.Match[str], today: int, found: list[Span]) -> str | None:
    """Return the absolute text for the month or day, or None where its year is uncertain."""
    preposition = (match["preposition"] or "").lower()
    alone = match["alone"]
    if preposition in _STANDS or _YEARLY().search(match.string) or (alone and not (preposition or match["part"])):
        return None
    if (joint := _JOINT().search(match.string[: match.start()])) and not joint["whole"]:
        return None  # the end of a span whose beginning has no month
    way = -1 if preposition == "since " else 1 if preposition in ("by ", "until ", "till ") else tense(match.string)
    name = match["month"] or match["named"] or alone
    day = match["day"] or match["first"]
    number = _NAMES[name.lower()[:3]]
    span = _day(number, _number(day), way, today) if day else _month(number, way, today)
    if span is None:
        return None
    if match["last"]:
        span = _until(span, _number(match["last"]))
    found.append(span)
    part = match["part"] or ""
    lead = (match["preposition"] or ("On " if match[0][:1].isupper() and match.start() == 0 else "")) + part
    return ("from " if match["last"] and lead == "on " else lead) + span[0]


def _number(day: str) -> int:
    return int(re.sub(r"\D", "", day))


def _month(month: int, way: int, today: int) -> Span | None:
    year, now = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if way == 0:
        return None
    return named_month_span(year + (-1 if way < 0 and month > now else 1 if way > 0 and month < now else 0), month)


def _day(month: int, day: int, way: int, today: int) -> Span | None:
    year = int(iso_date(today)[:4])
    days = [day_number(f"{each:04d}-{month:02d}-{day:02d}") for each in (year - 1, year, year + 1)]
    near = min(filter(None, days), key=lambda each: abs(each - today), default=None)
    if near is None:
        return None
    is_near = abs(near - today) <= _NEAR
    if way == 0 or (near - today) * way >= 0:
        return day_span(near) if way or is_near else None
    told = next((each for each in (days if way > 0 else days[::-1]) if each and (each - today) * way >= 0), None)
    return day_span(told) if told and not is_near else None


def _until(span: Span, day: int) -> Span:
    """The span of some days of one month; the first alone where the last is none of them."""
    last = day_number(f"{span[0][:8]}{day:02d}")
    return (f"{span[0]} to {iso_date(last)}", span[1], last) if last and last > span[1] else span
