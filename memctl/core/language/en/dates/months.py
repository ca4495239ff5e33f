"""English months and days without a year: "in October", "on September 2nd", "since December", "by the end of June".

The tense of the sentence says which one: the last in a sentence about the past, the next in one about what is to come.
What comes every year, and what neither tense decides, stays as it is."""

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
    rf"(?:(?P<month>{_MONTH}) (?P<day>{_DAY})|(?i:the )?(?P<first>{_DAY})(?: of)? (?P<named>{_MONTH})|"
    rf"(?P<alone>{_MONTH}))"
    rf"(?![\w’'-]){_NO_YEAR}"
)
_YEARLY = Lazy(
    r"(?i)\b(?:birthday|anniversary|born|every|each|always|usually|annual\w*|yearly|holiday is|in general)\b"
)
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
    if match.string[: match.start()].endswith((" to ", "-", "–", " and ")):
        return None  # the end of a span
    way = -1 if preposition == "since " else 1 if preposition in ("by ", "until ", "till ") else tense(match.string)
    name = match["month"] or match["named"] or alone
    day = match["day"] or match["first"]
    span = _span(_NAMES[name.lower()[:3]], int(re.sub(r"\D", "", day)) if day else 0, way, today)
    if span is None:
        return None
    found.append(span)
    part = match["part"] or ""
    lead = (match["preposition"] or ("On " if match[0][:1].isupper() and match.start() == 0 else "")) + part
    return lead + span[0]


def _span(month: int, day: int, way: int, today: int) -> Span | None:
    year, now = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if day == 0:
        if way == 0:
            return None
        year += -1 if way < 0 and month > now else 1 if way > 0 and month < now else 0
        return named_month_span(year, month)
    this = day_number(f"{year:04d}-{month:02d}-{day:02d}")
    if way == 0 or not this:
        return None
    year += -1 if way < 0 and this > today else 1 if way > 0 and this < today else 0
    number = day_number(f"{year:04d}-{month:02d}-{day:02d}")
    return day_span(number) if number else None
