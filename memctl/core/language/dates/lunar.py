"""Days of the Chinese lunar calendar, as day numbers, from 2010 to 2060, and the holidays that are told by it.

A year is written as five hexadecimal digits, as almanacs in code do: whether its leap month has 30 days (and not 29),
whether each of its twelve months has, and after which month the leap month comes (0: there is none)."""

from __future__ import annotations

from memctl.model.text.dates import day_number, ordinal

_FIRST = 2010
_YEARS = (
    "0a9500b4a00baa40ad50055d904ba00a5b015176052b00a9300795406aa00ad5005b5204b600a6e60a4e0"
    "0d2600ea650d53005aa0076a3096d004afb04ad00a4d01d0b60d2500d5200dd450b5a0056d0055b2049b0"
    "0a5770a4b00aa501b25506d200ada014b6309370049f804970064b0168a60ea5006b201a6c40aae0092e0"
)
_DIGITS, _KNOWN = 5, 51  # of a year; years
_NEW_YEAR = day_number("2010-02-14") or 1  # of the first of them

_SOLAR = {
    "元旦": (1, 1), "情人节": (2, 14), "妇女节": (3, 8), "五一": (5, 1), "劳动节": (5, 1), "六一": (6, 1),
    "儿童节": (6, 1), "国庆": (10, 1), "双十一": (11, 11), "双十二": (12, 12), "平安夜": (12, 24), "圣诞": (12, 25),
}  # fmt: skip
_LUNAR = {"春节": (1, 1), "元宵": (1, 15), "端午": (5, 5), "七夕": (7, 7), "中秋": (8, 15), "重阳": (9, 9)}
_LAST_MONTH = {"腊八": 8, "小年": 23}  # of the lunar year that ends
_CENTURY = 100
_DRIFT, _CLEAR = 0.2422, 4.81  # of a year, in days, and when 清明 came in 2000: good for this century
HOLIDAYS = (*_SOLAR, *_LUNAR, *_LAST_MONTH, "除夕", "清明")
PERIODS = (*_SOLAR, "春节")  # those that are known by their year alone


def new_year(year: int) -> int | None:
    """The first day of the lunar year that begins in a year."""
    if not _FIRST <= year <= _FIRST + _KNOWN:
        return None
    return _NEW_YEAR + sum(_month(each, 13)[0] for each in range(_FIRST, year))


def lunar_day(year: int, month: int, day: int) -> int | None:
    """A day of a month, 1 to 12, of the lunar year that begins in a year; of two months of the number, the first."""
    first = new_year(year)
    if first is None or year == _FIRST + _KNOWN:
        return None
    before, length = _month(year, month)
    return first + before + day - 1 if 1 <= day <= length else None


def holiday(year: int, name: str) -> int | None:
    """The day of a holiday in a year."""
    if name in _SOLAR:
        return ordinal(year, *_SOLAR[name])
    if name in _LUNAR:
        return lunar_day(year, *_LUNAR[name])
    if name in _LAST_MONTH:
        return lunar_day(year - 1, 12, _LAST_MONTH[name])
    if name == "除夕":
        following = new_year(year)
        return following - 1 if following else None
    return ordinal(year, 4, int(year % _CENTURY * _DRIFT + _CLEAR) - year % _CENTURY // 4)


def _month(year: int, month: int) -> tuple[int, int]:
    """The days of a lunar year before one of its months (of the whole year for the 13th), and those of the month."""
    place = (year - _FIRST) * _DIGITS
    bits = int(_YEARS[place : place + _DIGITS], 16)
    lengths = [30 if bits >> (16 - each) & 1 else 29 for each in range(1, 13)]
    leap = bits & 15
    days = sum(lengths[: month - 1])
    if 0 < leap < month:
        days += 30 if bits >> 16 else 29
    return days, lengths[month - 1] if month <= len(lengths) else 0
