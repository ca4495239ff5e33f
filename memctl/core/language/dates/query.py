"""Dates in a query: "last week", "in May", "on 21 November, 2023", 上周, 四月二十七日."""

from __future__ import annotations

import re

from memctl.model.text.dates import days_in_month, iso_date, ordinal
from memctl.model.value import Value

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = (
    r"(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?"
    r"|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)"
)
_ISO = re.compile(r"(?<!\d)((?:19|20)\d\d)[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?!\d)")
_DAY_MONTH = re.compile(rf"(?<!\d)(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? {_MONTH}\b(?:,? ((?:19|20)\d\d))?", re.I)
_MONTH_DAY = re.compile(rf"\b{_MONTH}\.? (\d{{1,2}})(?:st|nd|rd|th)?\b(?!:)(?:,? ((?:19|20)\d\d))?", re.I)
_MONTH_ONLY = re.compile(
    rf"\b(?:(?:in|during|of|since|by|last|this|early|late|mid)[ -]{_MONTH}|{_MONTH}(?= (?:19|20)\d\d))\b"
    r"(?:,? ((?:19|20)\d\d))?",
    re.I,
)
_YEAR = re.compile(r"(?<![\d-])((?:19|20)\d\d)(?:年(?!\d)|(?![\d-]))")
_CHINESE = re.compile(
    r"(?:((?:19|20)\d\d)年)?([\d一二三四五六七八九十]{1,3})月(?:份?([\d一二三四五六七八九十]{1,3})[日号])?"
)
_AGO = re.compile(
    r"\b(an?|\d{1,5}|two|three|four|five|six|few)\s(day|week|month|year)s?\sago\b"
    r"|([\d两二三四五六七八九十几]{1,5})(?:个)?(天|周|星期|月|年)(?:以)?前",
    re.I,
)
_RELATIVE = {
    "today": (0, 0), "yesterday": (1, 1), "day before yesterday": (2, 2), "last night": (1, 1), "this week": (0, 6),
    "last week": (4, 13), "last month": (20, 61), "this month": (0, 30), "last year": (200, 730), "this year": (0, 365),
    "recently": (0, 21), "lately": (0, 21), "last weekend": (1, 10), "past week": (0, 8), "past month": (0, 31),
    "今天": (0, 0), "昨天": (1, 1), "昨晚": (1, 1), "前天": (2, 2), "这周": (0, 6), "本周": (0, 6), "上周": (4, 13),
    "上星期": (4, 13), "上个星期": (4, 13), "上个月": (20, 61), "上月": (20, 61), "这个月": (0, 30), "本月": (0, 30),
    "去年": (200, 730), "今年": (0, 365),
}  # fmt: skip
_NUMBERS = {"a": 1, "an": 1, "few": 3, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "两": 2, "几": 3}
_UNITS = {"day": 1, "week": 7, "month": 30, "year": 365, "天": 1, "周": 7, "星期": 7, "月": 30, "年": 365}


class AskedSpan(Value):
    """A span of day numbers, both ends included. With `year` false it recurs every year."""

    first: int
    last: int
    year: bool = True

    def nearness(self, day: int) -> float:
        """Return 1 for a day inside, less for days outside. Later days count as nearer, because people report events
        afterwards."""
        if not self.year:
            day = _in_year(day)
        if self.first <= day <= self.last:
            return 1.0
        slack = 3 + (self.last - self.first) / 4
        away = day - self.last if day > self.last else 3 * (self.first - day)
        return max(0.0, 0.6 - 0.2 * away / slack)


def _in_year(day: int) -> int:
    _, month, number = iso_date(day).split("-")
    return ordinal(2000, int(month), int(number))


def spans(text: str, now: int | None) -> list[AskedSpan]:
    """Return the dates that the text names. Relative ones need `now`, the day number of today."""
    out: list[AskedSpan] = []
    for pattern, reader in _READERS:
        for match in pattern.finditer(text):
            span = reader(match)
            if span is not None:
                out.append(span)
        text = pattern.sub(" ", text)
    if now is not None:
        out.extend(_relative(text, now))
    return out


def _span(year: str | None, month: int, day: int | None) -> AskedSpan | None:
    if not 1 <= month <= 12:
        return None
    in_year = int(year) if year else 2000
    if day is None:
        return AskedSpan(ordinal(in_year, month, 1), ordinal(in_year, month, days_in_month(in_year, month)), bool(year))
    if not 1 <= day <= days_in_month(in_year, month):
        return None
    number = ordinal(in_year, month, day)
    return AskedSpan(number, number, bool(year))


def _month(name: str) -> int:
    return _MONTHS.index(name[:3].lower()) + 1


def _chinese_number(text: str) -> int:
    if text.isdecimal():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    digits = "〇一二三四五六七八九"
    try:
        return (digits.index(tens) if tens else 1) * 10 * bool(ten) + (digits.index(ones) if ones else 0)
    except ValueError:
        return 0


def _chinese(match: re.Match[str]) -> AskedSpan | None:
    day = _chinese_number(match[3]) if match[3] else None
    return _span(match[1], _chinese_number(match[2]), day)


_READERS = (
    (_ISO, lambda m: _span(m[1], int(m[2]), int(m[3]) if m[3] else None)),
    (_CHINESE, _chinese),
    (_DAY_MONTH, lambda m: _span(m[3], _month(m[2]), int(m[1]))),
    (_MONTH_DAY, lambda m: _span(m[3], _month(m[1]), int(m[2]))),
    (_MONTH_ONLY, lambda m: _span(m[3], _month(m[1] or m[2]), None)),
    (_YEAR, lambda m: AskedSpan(ordinal(int(m[1]), 1, 1), ordinal(int(m[1]), 12, 31))),
)


def _relative(text: str, now: int) -> list[AskedSpan]:
    out = [AskedSpan(now - far, now - near) for words, (near, far) in _RELATIVE.items() if words in text.lower()]
    for match in _AGO.finditer(text):
        count, unit = match[1] or match[3], match[2] or match[4]
        number = _NUMBERS.get(count.lower()) or _chinese_number(count)
        days = number * _UNITS[unit.lower()]
        if 0 < days <= now:
            slack = 1 + days // 5
            out.append(AskedSpan(now - days - slack, now - days + slack))
    return out
