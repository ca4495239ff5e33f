"""Relative dates in Chinese: 昨天, 下周六, 上个月15号, 去年5月, 三天前."""

from __future__ import annotations

import re
from collections.abc import Callable

from memctl.core.extraction.spans import (
    Span,
    day_span,
    month_span,
    named_month_span,
    week_span,
    weekday_near,
    weekend_span,
    year_span,
)
from memctl.core.lazy import Lazy
from memctl.model.dates import iso_date

_ZH_NUMBER = "[0-9]{1,3}|[一二两三四五六七八九十]{1,3}"
_ZH_UNIT = "天|日|周|个?星期|个?礼拜|个月|个半月|年半|年"
_ZH_MONTH = "1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九]"
_HOLIDAYS = {  # those whose day the solar calendar says
    "元旦": (1, 1), "情人节": (2, 14), "妇女节": (3, 8), "五一": (5, 1), "劳动节": (5, 1), "六一": (6, 1),
    "儿童节": (6, 1), "国庆": (10, 1), "双十一": (11, 11), "双十二": (12, 12), "平安夜": (12, 24), "圣诞": (12, 25),
}  # fmt: skip
CHINESE_DATES = Lazy(
    r"(?P<day>大前天|大后天|前天|昨天|昨日|今天|今日|明天|明日|后天|前晚|昨晚|昨夜|今晚|今夜|今早|今晨|明早|明晚|明晨|后晚)"
    rf"|(?P<at_month>{_ZH_MONTH})月份?(?:(?P<at_day>{_ZH_NUMBER})[号日])?"
    r"|(?P<bare_day>[12]?[0-9]|3[01])[号日]"
    rf"|(?P<holiday>{'|'.join(_HOLIDAYS)})"
    r"|(?P<end_of>月初|月底|年初|年底|年末)|(?P<half_year>上半年|下半年)|(?P<quarter>上|下|这|本)个?季度"
    r"|(?P<half>半个月|半年)(?P<half_end>之?前|以前|之?后|以后)"
    r"|(?:周|星期|礼拜)(?P<bare>[一二三四五六日天末])"
    rf"|再过(?P<passes>{_ZH_NUMBER})(?P<passes_unit>{_ZH_UNIT})"
    rf"|(?P<ago>{_ZH_NUMBER})(?P<ago_unit>{_ZH_UNIT})(?P<ago_end>之?前|以前|之?后|以后)"
    r"|(?P<which>上上|下下|上|下|这|本)(?P<unit>个?周|个?星期|个?礼拜)(?P<weekday>[一二三四五六日天末])?(?!年)"
    rf"|(?P<month>上上个月|下下个月|上个?月|下个?月|这个?月|本月)(?:(?P<month_day>{_ZH_NUMBER})[号日]|"
    rf"(?P<month_end>月?底))?"
    rf"|(?P<year>大前年|前年|去年|今年|明年|后年)(?:年(?=[底初末中])|的?(?P<year_month>{_ZH_MONTH})月份?"
    rf"(?:(?P<year_day>{_ZH_NUMBER})[号日])?)?"
)
_ZH_PAST = Lazy("[了过没]|刚|已经|[领买入离结生来去办搬签拿换毕考]的")
_ZH_FUTURE = Lazy(
    "要|会(?!议)|将|打算|准备|得|计划|考试|出发|面试|回家|回国|到期|截止|生日|有(?![了过时点的])|去(?![了过年])|考(?![虑上了过完])"
)
_ZH_EACH = Lazy("每|一般|通常|经常|平时|总是|往往|都[会要是在去]")
_DIGITS = "0123456789"
_NO_DATE_BESIDE = {  # characters before or after which such words are no date of their own: 第20号, 20号线, 每周三
    "at_month": (_DIGITS + "年月个每几数历闰第", "天饼亮子薪龄的了"),
    "bare_day": (_DIGITS + "月第号至到、", _DIGITS + "线楼院店室机门桌房码馆厅元球"),
    "bare": ("上下这本每个", "到至和、二三四五六日"),
    "end_of": (_DIGITS + "上下这本个每份去明后前一二三四五六七八九十", ""),
    "half_year": ("年", ""),
    "holiday": ("年每", "起直样路班街"),
}
_BEFORE_A_HOLIDAY = "我们咱家在等到从爸妈划算备想是，、。！"
_ZH_BORN = Lazy("生日|纪念日|出生|忌日|每年|生于")
_ZH_AGE = Lazy(
    r"(?:已经|刚刚?|快|"
    r"才)?满?[0-9一二两三四五六七八九十]{1,3}周?岁"
)  # 今年六岁: six in that year, not of a year
CHINESE_HINT = frozenset("号天日晚夜早晨周期拜月年旦节庆诞季五六双")
_ZH_DAYS = {
    "大前天": -3, "前天": -2, "前晚": -2, "昨天": -1, "昨日": -1, "昨晚": -1, "昨夜": -1, "今天": 0, "今日": 0,
    "今晚": 0, "今夜": 0, "今早": 0,
    "今晨": 0, "明天": 1, "明日": 1, "明早": 1, "明晚": 1, "明晨": 1, "后天": 2, "后晚": 2, "大后天": 3,
}  # fmt: skip
_ZH_PARTS = {"晚": "晚上", "夜": "夜里", "早": "早上", "晨": "清晨"}
_DAYS_OF_A_MONTH = 30.4
_ZH_STEPS = {"上上": -2, "上": -1, "这": 0, "本": 0, "下": 1, "下下": 2}
_ZH_YEARS = {"大前年": -3, "前年": -2, "去年": -1, "今年": 0, "明年": 1, "后年": 2}
_ZH_DIGITS = {digit: value for value, digit in enumerate("零一二三四五六七八九")} | {"两": 2}


def written_chinese(match: re.Match[str], today: int, found: list[Span]) -> str | None:
    """What to write for a date, which is then `found`; None where it stays as it is."""
    span = _chinese_span(match, today)
    if span is None:
        return None
    found.append(span)
    return span[0]


def _chinese_span(match: re.Match[str], today: int) -> Span | None:
    if match["day"]:
        day = today + _ZH_DAYS[match["day"]]
        return iso_date(day) + _ZH_PARTS.get(match["day"][-1], ""), day, day
    if match["passes"]:
        return _chinese_distance(_chinese_number(match["passes"]), match["passes_unit"], today)
    if match["ago"]:
        sign = -1 if "前" in match["ago_end"] else 1
        return _chinese_distance(sign * _chinese_number(match["ago"]), match["ago_unit"], today)
    if match["half"]:
        sign = -1 if "前" in match["half_end"] else 1
        return month_span(today, sign * 6) if match["half"] == "半年" else day_span(today + sign * 15)
    if match["which"]:
        step = _ZH_STEPS[match["which"]]
        place = "一二三四五六日".find((match["weekday"] or "周").replace("天", "日"))
        if match["weekday"] == "末":
            return _weekend(today + 7 * step)
        if place < 0:
            week, first, last = week_span(today, step)
            return week.removeprefix("the week of ") + "那一周", first, last
        return day_span(today - (today - 1) % 7 + 7 * step + place)
    if match["month"]:
        return _chinese_month(match, today)
    if match["year"]:
        return _chinese_year(match, today)
    if match["quarter"]:
        return _quarter(_ZH_STEPS[match["quarter"]], today)
    step = _tense(match.string)
    return _undated(match, today, step) if step else None


def _tense(text: str) -> int:
    """-1 where a sentence tells of what was, 1 of what will be, 0 where it does not say, or of what is so each time."""
    if _ZH_EACH().search(text):
        return 0
    return bool(_ZH_FUTURE().search(text)) - bool(_ZH_PAST().search(text))


def _undated(match: re.Match[str], today: int, step: int) -> Span | None:
    """What has no year, month or week of its own is the last such time in what was, and the next in what will be."""
    kind = match.lastgroup or ""
    before, after = match.string[: match.start()][-1:], match.string[match.end() :][:1]
    not_after, not_before = _NO_DATE_BESIDE["at_month" if kind == "at_day" else kind]
    if (before and before in not_after) or (after and after in not_before):
        return None
    if match["bare"]:
        return _bare_weekday(match["bare"], today, step)
    if match["bare_day"]:
        return _bare_day_of_month(int(match["bare_day"]), today, step)
    if match["end_of"]:
        return _end_of(match["end_of"], today, step)
    if match["half_year"]:
        return _nearest(lambda year: _half_year(year, match["half_year"]), today, step)
    if match["holiday"]:
        named = before > "\x7f" and before not in _BEFORE_A_HOLIDAY  # 李国庆
        return None if named else _nearest(lambda year: _holiday(year, match["holiday"]), today, step)
    if _ZH_BORN().search(match.string):
        return None
    month, day = _chinese_number(match["at_month"]), _chinese_number(match["at_day"] or "")
    return _nearest(lambda year: _in_month(year, month, day), today, step)


def _nearest(of_year: Callable[[int], Span | None], today: int, step: int) -> Span | None:
    """What begins or ends in each year: the last one that has begun (`step` -1), or the next that has not ended (1)."""
    year = int(iso_date(today)[:4])
    span = of_year(year)
    if span and (span[1] <= today if step < 0 else span[2] >= today):
        return span
    return of_year(year + step)


def _in_month(year: int, month: int, day: int) -> Span | None:
    span = named_month_span(year, month)
    if not day:
        return span
    return day_span(span[1] + day - 1) if day <= span[2] - span[1] + 1 else None


def _holiday(year: int, name: str) -> Span:
    month, day = _HOLIDAYS[name]
    first = named_month_span(year, month)[1] + day - 1
    return f"{year}年{name}", first, first


def _half_year(year: int, half: str) -> Span:
    first = 1 if half[0] == "上" else 7
    return f"{year}年{half}", named_month_span(year, first)[1], named_month_span(year, first + 5)[2]


def _bare_weekday(weekday: str, today: int, step: int) -> Span:
    if weekday == "末":
        return _weekend(today - 7 if step < 0 else today)
    place = "一二三四五六日".find(weekday.replace("天", "日"))
    return day_span(weekday_near(today, -1, place) if step < 0 else today + 1 + (place - today) % 7)


def _weekend(day: int) -> Span:
    weekend, first, last = weekend_span(day)
    return weekend.removeprefix("the weekend of ") + "那个周末", first, last


def _bare_day_of_month(day: int, today: int, step: int) -> Span | None:
    now = int(iso_date(today)[8:])
    months = (0 if day <= now else -1) if step < 0 else (0 if day >= now else 1)
    _, first, last = month_span(today, months)
    return day_span(first + day - 1) if 1 <= day <= last - first + 1 else None


def _end_of(written: str, today: int, step: int) -> Span:
    """月底, 年初: what will be at an end is at this one, what was at one at the last, and the other way round."""
    unit, end = written[0], written[1]
    begins = end == "初"
    steps = int(step > 0) if begins else -(step < 0)
    if unit == "年":
        year, first, last = year_span(today, steps)
        return year + "年" + end, first, last
    month, first, last = month_span(today, steps)
    return month + end, (first if begins else last - 6), (first + 6 if begins else last)


def _quarter(step: int, today: int) -> Span:
    year, month = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    quarters = year * 4 + (month - 1) // 3 + step
    year, quarter = divmod(quarters, 4)
    first, last = named_month_span(year, 3 * quarter + 1)[1], named_month_span(year, 3 * quarter + 3)[2]
    return f"{year}年第{'一二三四'[quarter]}季度", first, last


def _chinese_number(text: str) -> int:
    if text.isdigit():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    return (_ZH_DIGITS.get(tens, 1) * 10 if ten else 0) + _ZH_DIGITS.get(ones, 0)


def _chinese_distance(number: int, unit: str, today: int) -> Span | None:
    """So many days, weeks, months or years from `today`, into the past where the number is negative."""
    if not number:
        return None
    half = 0.5 if number > 0 else -0.5
    if unit in ("天", "日"):
        return day_span(today + number)
    if unit == "年":
        return _chinese_year_span(year_span(today, number))
    if unit == "年半":
        return month_span(today, round(12 * (number + half)))
    if unit == "个半月":
        return month_span(today + round(_DAYS_OF_A_MONTH * (number + half)), 0)
    if unit == "个月":
        return month_span(today, number)
    return day_span(today + 7 * number)


def _chinese_year_span(span: Span) -> Span:
    return span[0] + "年", span[1], span[2]


def _chinese_month(match: re.Match[str], today: int) -> Span | None:
    step = _ZH_STEPS[match["month"].removesuffix("月").removesuffix("个")]
    written, first, last = month_span(today, step)
    if match["month_day"]:
        day = first + _chinese_number(match["month_day"]) - 1
        return day_span(day) if first <= day <= last else None
    if match["month_end"]:
        return written + "底", last - 6, last
    return written, first, last


def _chinese_year(match: re.Match[str], today: int) -> Span | None:
    year = year_span(today, _ZH_YEARS[match["year"]])
    if not match["year_month"]:
        written, first, last = _chinese_year_span(year)
        return (written + "时" if _ZH_AGE().match(match.string, match.end()) else written), first, last
    written, first, last = named_month_span(int(year[0]), _chinese_number(match["year_month"]))
    if match["year_day"]:
        day = first + _chinese_number(match["year_day"]) - 1
        return day_span(day) if first <= day <= last else None
    return written, first, last
