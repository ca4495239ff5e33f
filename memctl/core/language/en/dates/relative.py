"""Relative dates in English: "yesterday", "next Friday", "two weeks ago", "last summer"."""

from __future__ import annotations

import re

from memctl.core.language.calendar import (
    Span,
    day_span,
    month_span,
    named_month_span,
    week_span,
    weekday_near,
    weekend_span,
    year_span,
)
from memctl.core.language.en.word_classes import A_WEEKDAY
from memctl.core.language.en.word_classes import MONTHS as NAMES_OF_MONTHS
from memctl.core.language.en.word_classes import WEEKDAYS as NAMES_OF_DAYS
from memctl.core.language.patterns import Lazy
from memctl.model.text.dates import day_number, iso_date

_COUNTED = (
    "zero", "a an one", "two couple", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
)  # fmt: skip
_NUMBERS = {word: number for number, words in enumerate(_COUNTED) for word in words.split()}
_NUMBERS |= {"fifteen": 15, "twenty": 20, "thirty": 30}
_FROM_NOW_ON = Lazy(r"(?i)[^.;]{0,20}?\b(?:now|these days)\b")  # after a day, these words mean every week
_EVERY_WEEK = Lazy(r"(?i) (?:morning|afternoon|evening|night)s\b")  # after a day
WEEKDAYS = {form: place for place, name in enumerate(NAMES_OF_DAYS) for form in (name, name[:3])}
WEEKDAYS |= {"tues": 1, "thur": 3, "thurs": 3}
MONTHS = {name: number for number, name in enumerate(NAMES_OF_MONTHS, 1)}
_SEASONS = {"spring": (3, 5), "summer": (6, 8), "fall": (9, 11), "autumn": (9, 11), "winter": (12, 2)}
_NUMBER = r"(?:\d{1,3}|" + "|".join(word for word in _NUMBERS if word != "couple") + r"|a couple(?: of)?)"
_DAY_NAME = "|".join(NAMES_OF_DAYS) + "|mon|tues?|wed|thurs?|fri|sat|sun"
_PART = "morning|afternoon|evening|night"
ENGLISH_DATES = Lazy(
    r"\b(?:(?P<preposition>on|in|by|since|until|till|from|before|after|during|for|of|to|at|around|about|over) )?(?:"
    r"(?P<around>the day before yesterday|the day after tomorrow)"
    rf"|(?P<day>yesterday|today|tomorrow)(?: (?P<part>{_PART}))?"
    rf"|(?P<tonight>tonight|last night|this (?:{_PART}))"
    rf"|(?<!half )(?P<ago>{_NUMBER}) (?P<ago_unit>day|week|weekend|month|year)s? (?P<ago_end>ago|from now)"
    rf"|in (?:about )?(?P<ahead>{_NUMBER}) (?P<ahead_unit>day|week|month|year)s?(?: time)?(?! (?:and|of|row|or)\b)"
    rf"|(?P<which>last|this past|past|next|this|this coming|coming) (?P<unit>weekend|week|month|year|{_DAY_NAME}"
    rf"|spring|summer|fall|autumn|winter|{'|'.join(MONTHS)})"
    rf"|(?P<bare>{A_WEEKDAY})"
    r")\b(?!-)",
    re.I,
)
PAST = Lazy(
    r"\b(?:(?!(?:need|feed|seed|speed|breed|indeed|weed)\b)\w{2,}ed|did|got|was|were|met|saw|had|came|bought|"
    r"gave|told|left|wrote|built|made|went|took|learnt|read|"
    r"won|lost|ran|done|quit|broke|began|became|flew|found|sold|spent|tore|hurt|fell|caught|grew|taught)\b"
)
FUTURE = Lazy(
    r"\b(?:will|going to|gonna|have to|has to|need to|must|due|deadline|tomorrow|leaves|starts|plan\w*|hop(?:e|"
    r"ing) to|"
    r"want to|wants to|aim\w*|trying to|closes|opens|expires|ends|arrives|departs|renews|"
    r"upcoming|scheduled|booked|flight|appointment|interview|reservation|surgery|recital)\b|'ll\b|"
    r"\b(?:is|are) (?:on|in|at|from)\b|"
    r"\b(?:am|is|are|i'm|we're|they're|he's|she's|it's|['’]s) (?:\w+ly |all |both |not )?"
    r"(?!thing|something|nothing|anything|during|feeling|having trouble)\w{2,}ing\b|"
    r"\b(?:i|we|they) (?:close|leave|start|fly|move|defend|graduate|begin|travel|have)\b",
    re.I,
)
_STATE = Lazy(
    r"(?i)\b(?:scheduled|booked|planned|supposed|expected)\b|"
    r"\b(?:am|is|are|be|['’](?:m|re)|get|gets|getting) (?:\w+ly )?\w{2,}ed\b"
)
_DAYS = ("day", "tomorrow", "tonight")
_LEADS = ("last ", "next ", "this ", "past ", "coming ", " ago", "from now", "in ")
_UNITS = (
    "week", "month", "year", "night", "morning", "afternoon", "evening", *_SEASONS, *MONTHS,
    " mon", " tue", " wed", " thu", " fri", " sat", " sun",
)  # fmt: skip


def tense(text: str) -> int:
    """Return -1 for a sentence about the past, 1 for one about what is to come, 0 where neither is clear."""
    was, will = PAST().search(_STATE().sub("is", text)), FUTURE().search(text)
    return 0 if bool(was) == bool(will) else -1 if was else 1


def may_have_english_dates(lower: str) -> bool:
    """Whether ENGLISH_DATES could match in a text, given in lower case."""
    return any(map(lower.__contains__, _DAYS)) or (
        any(map(lower.__contains__, _LEADS)) and any(map(lower.__contains__, _UNITS))
    )


def written_english(match: re.Match[str], today: int, found: list[Span]) -> str:
    start = match.start()
    preposition = match["preposition"]
    phrase = match[0][len(preposition) + 1 :] if preposition else match[0]
    opens = start == 0 or match.string[:start].rstrip(" \"'(")[-1:] in ".!?:;\n" or not match.string[:start].strip()
    if (match["bare"] is None and (phrase[:1].isupper() and not (opens and not preposition))) or (
        phrase[1:] != phrase[1:].lower() and not _has_name(phrase)
    ):
        return match[0]
    span = _english_span(match, today)
    if span is None:
        return match[0]
    found.append(span)
    written, first, last = span
    if preposition and preposition.lower() not in ("in", "on", "at"):
        return f"{preposition} {written}"
    if match.string[match.end() : match.end() + 2] in ("'s", "’s"):
        return f"{preposition} {written}" if preposition else written
    lead = "on" if last - first < 2 or written.startswith("the weekend") else "in"
    if written.startswith(("around", "the morning", "the afternoon", "the evening", "the night")):
        lead = "" if written.startswith("around") else "on"
    words = f"{lead} {written}".strip()
    return words[0].upper() + words[1:] if match[0][0].isupper() else words


def _has_name(phrase: str) -> bool:
    """Whether the phrase is a day or month name after a lower-case word ("last Friday")."""
    head, _, name = phrase.rpartition(" ")
    return head == head.lower() or (head[1:] == head[1:].lower() and name.lower() in {**WEEKDAYS, **MONTHS})


def _english_span(match: re.Match[str], today: int) -> Span | None:
    if match["around"]:
        return day_span(today + (-2 if "before" in match["around"].lower() else 2))
    if match["day"]:
        day = today + {"yesterday": -1, "today": 0, "tomorrow": 1}[match["day"].lower()]
        return _part_of_day(day, match["part"])
    if match["tonight"]:
        words = match["tonight"].lower()
        if words == "last night":
            return _part_of_day(today - 1, "night")
        return _part_of_day(today, "evening" if words == "tonight" else words.split()[1])
    if match["ago"]:
        sign = -1 if match["ago_end"].lower() == "ago" else 1
        return _distance(today, sign, number_of(match["ago"]), match["ago_unit"].lower())
    if match["ahead"]:
        if PAST().search(match.string, max(0, match.start() - 60), match.start()):
            return None  # "I wrote it in three days" is a duration
        return _distance(today, 1, number_of(match["ahead"]), match["ahead_unit"].lower())
    if match["bare"]:
        return _bare_weekday(match, today)
    which = match["which"].lower()
    step = -1 if which in ("last", "this past", "past") else 1 if which in ("next",) else 0
    return _neighbour(today, step, match["unit"].lower(), which)


def _bare_weekday(match: re.Match[str], today: int) -> Span | None:
    """Return the day of "on Friday": the last one in a past sentence, the next one in a future sentence."""
    if (match["preposition"] or "").lower() not in ("on", "by", "until", "before", "since"):
        return None
    if _EVERY_WEEK().match(match.string, match.end()):
        return None
    way = tense(match.string)
    if way == 0 or (way > 0 and _FROM_NOW_ON().match(match.string, match.end())):
        return None
    place = WEEKDAYS[match["bare"].lower()]
    return day_span(weekday_near(today, -1, place) if way < 0 else today + 1 + (place - today) % 7)


def number_of(words: str) -> int:
    words = words.lower().removesuffix(" of").removeprefix("a couple")
    return int(words) if words.isdigit() else _NUMBERS.get(words, 2)


def _part_of_day(day: int, part: str | None) -> Span:
    written = iso_date(day)
    return (f"the {part.lower()} of {written}" if part else written), day, day


def _distance(today: int, sign: int, number: int, unit: str) -> Span | None:
    if unit == "day":
        return day_span(today + sign * number)
    if unit == "week":
        day = today + sign * 7 * number
        return f"around {iso_date(day)}", day, day
    if unit == "weekend":
        return weekend_span(today - 7 * number)
    if unit == "month":
        return month_span(today, sign * number)
    return year_span(today, sign * number) if number < 200 else None


def _neighbour(today: int, step: int, unit: str, which: str) -> Span | None:
    """Return the span of "last", "this" or "next" (`step` -1, 0, 1) with a unit."""
    if unit in WEEKDAYS:
        return day_span(weekday_near(today, step, WEEKDAYS[unit]))
    if which in ("past", "coming"):
        return None  # "the past year" is a duration
    if unit in MONTHS:
        return _named_month(today, step, MONTHS[unit])
    if unit in _SEASONS:
        return _season(today, step, unit)
    if unit == "week":
        return week_span(today, step)
    if unit == "weekend":
        return weekend_span(today + 7 * step)
    return month_span(today, step) if unit == "month" else year_span(today, step)


def _named_month(today: int, step: int, month: int) -> Span:
    year, now = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if step < 0:
        return named_month_span(year if month < now else year - 1, month)
    if step > 0:
        return named_month_span(year if month > now else year + 1, month)
    return named_month_span(year, month)


def _season(today: int, step: int, name: str) -> Span:
    first, last = _SEASONS[name]
    year, month = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if step < 0 and month <= (last if first < last else 12):
        year -= 1
    if step > 0 and month >= first:
        year += 1
    start = day_number(f"{year:04d}-{first:02d}") or 1
    return f"the {name} of {year:04d}", start, start + 90
