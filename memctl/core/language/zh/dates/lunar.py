"""Days of the Chinese lunar calendar as day numbers, from 2010 to 2060, and the holidays that depend on it.

A year is five hexadecimal digits, as usual in code: a bit for a leap month of 30 days instead of 29, a bit for each of
the twelve months, and the month before the leap month (0: none)."""

from __future__ import annotations

from memctl.model.text.dates import day_number, ordinal

_FIRST = 2010
_YEARS = (
    "0a9500b4a00baa40ad50055d904ba00a5b015176052b00a9300795406aa00ad5005b5204b600a6e60a4e0"
    "0d2600ea650d53005aa0076a3096d004afb04ad00a4d01d0b60d2500d5200dd450b5a0056d0055b2049b0"
    "0a5770a4b00aa501b25506d200ada014b6309370049f804970064b0168a60ea5006b201a6c40aae0092e0"
)
_DIGITS, _KNOWN = 5, 51  # of a year; years in the table
_NEW_YEAR = day_number("2010-02-14") or 1  # first day of the first year

_SOLAR = {
    "元旦": (1, 1), "情人节": (2, 14), "妇女节": (3, 8), "五一": (5, 1), "劳动节": (5, 1), "六一": (6, 1),
    "儿童节": (6, 1), "国庆": (10, 1), "双十一": (11, 11), "双十二": (12, 12), "平安夜": (12, 24), "圣诞": (12, 25),
}  # fmt: skip
_LUNAR = {"春节": (1, 1), "元宵": (1, 15), "端午": (5, 5), "七夕": (7, 7), "中秋": (8, 15), "重阳": (9, 9)}
_LAST_MONTH = {"腊八": 8, "小年": 23}  # in the last month of the lunar year
_CENTURY = 100
_DRIFT, _CLEAR = 0.2422, 4.81  # days gained a year, and the time of 清明 in 2000; valid for this century
HOLIDAYS = (*_SOLAR, *_LUNAR, *_LAST_MONTH, "除夕", "清明")
PERIODS = (*_SOLAR, "春节")  # holidays that need only the year


def new_year(year: int) -> int | None:
    """Return the first day of the lunar year that begins in a year."""
    if not _FIRST <= year <= _FIRST + _KNOWN:
        return None
    return _NEW_YEAR + sum(_month(each, 13)[0] for each in range(_FIRST, year))


def lunar_day(year: int, month: int, day: int) -> int | None:
    """Return a day of a month, 1 to 12, of the lunar year that begins in a year; the leap month is not used."""
    first = new_year(year)
    if first is None or year == _FIRST + _KNOWN:
        return None
    before, length = _month(year, month)
    return first + before + day - 1 if 1 <= day <= length else None


def holiday(year: int, name: str) -> int | None:
    """Return the day of a holiday in a year."""
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
    """Return (days of the lunar year before a month, days of the month). Month 13 gives the days of the whole year."""
    place = (year - _FIRST) * _DIGITS
    bits = int(_YEARS[place : place + _DIGITS], 16)
    lengths = [30 if bits >> (16 - each) & 1 else 29 for each in range(1, 13)]
    leap = bits & 15
    days = sum(lengths[: month - 1])
    if 0 < leap < month:
        days += 30 if bits >> 16 else 29
    return days, lengths[month - 1] if month <= len(lengths) else 0
