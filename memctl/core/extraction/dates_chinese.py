"""Relative dates in Chinese: 昨天, 下周六, 上个月15号, 去年5月, 三天前."""

from __future__ import annotations

import re

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
CHINESE_DATES = Lazy(
    r"(?P<day>大前天|大后天|前天|昨天|昨日|今天|今日|明天|明日|后天|昨晚|昨夜|今晚|今早|今晨|明早|明晚)"
    r"|(?P<half>半年)(?P<half_end>之?前|以前|之?后|以后)"
    r"|(?<![0-9月第第号至到、])(?P<bare_day>[12]?[0-9]|3[01])[号日](?![0-9线楼院店室机门桌房码馆厅元球])"
    rf"|再过(?P<passes>{_ZH_NUMBER})天"
    r"|(?<![上下这本每个])(?:周|星期|礼拜)(?P<bare>[一二三四五六日天])(?!到|至|和|、|[一二三四五六日])"
    rf"|(?P<ago>{_ZH_NUMBER})(?P<ago_unit>天|日|周|个?星期|个?礼拜|个月|年)(?P<ago_end>之?前|以前|之?后|以后)"
    r"|(?P<which>上上|下下|上|下|这|本)(?P<unit>个?周|个?星期|个?礼拜)(?P<weekday>[一二三四五六日天末])?(?!年)"
    rf"|(?P<month>上上个月|下下个月|上个?月|下个?月|这个?月|本月)(?:(?P<month_day>{_ZH_NUMBER})[号日]|"
    rf"(?P<month_end>月?底))?"
    rf"|(?P<year>前年|去年|今年|明年|后年)(?:年(?=[底初末中])|的?(?P<year_month>1[0-2]|[1-9]|十[一二]?|"
    rf"[一二三四五六七八九])月份?(?:(?P<year_day>{_ZH_NUMBER})[号日])?)?"
)
_ZH_PAST = Lazy("[了过]|刚|已经")
_ZH_AGE = Lazy(
    r"(?:已经|刚刚?|快|"
    r"才)?满?[0-9一二两三四五六七八九十]{1,3}周?岁"
)  # 今年六岁: six in that year, not of a year
_ZH_FUTURE = Lazy("要|会(?!议)|将|打算|准备|得|计划|考试|出发|面试|回家|回国|到期|截止|生日")
CHINESE_HINT = frozenset("号天日晚夜早晨周期拜月年")
_ZH_DAYS = {
    "大前天": -3, "前天": -2, "昨天": -1, "昨日": -1, "昨晚": -1, "昨夜": -1, "今天": 0, "今日": 0, "今晚": 0,
    "今早": 0,
    "今晨": 0, "明天": 1, "明日": 1, "明早": 1, "明晚": 1, "后天": 2, "大后天": 3,
}  # fmt: skip
_ZH_PARTS = {
    "昨晚": "晚上",
    "昨夜": "夜里",
    "今晚": "晚上",
    "今早": "早上",
    "今晨": "清晨",
    "明早": "早上",
    "明晚": "晚上",
}
_ZH_STEPS = {"上上": -2, "上": -1, "这": 0, "本": 0, "下": 1, "下下": 2}
_ZH_YEARS = {"前年": -2, "去年": -1, "今年": 0, "明年": 1, "后年": 2}
_ZH_DIGITS = {digit: value for value, digit in enumerate("零一二三四五六七八九")} | {"两": 2}


def written_chinese(match: re.Match[str], today: int, found: list[Span]) -> str:
    span = _chinese_span(match, today)
    if span is None:
        return match[0]
    found.append(span)
    return span[0]


def _chinese_span(match: re.Match[str], today: int) -> Span | None:
    if match["day"]:
        day = today + _ZH_DAYS[match["day"]]
        return iso_date(day) + _ZH_PARTS.get(match["day"], ""), day, day
    if match["passes"]:
        return day_span(today + _chinese_number(match["passes"]))
    if match["half"]:
        return month_span(today, -6 if "前" in match["half_end"] else 6)
    if match["bare_day"]:
        return _bare_day_of_month(match, today)
    if match["bare"]:
        return _bare_chinese_weekday(match, today)
    if match["ago"]:
        return _chinese_distance(match, today)
    if match["which"]:
        step = _ZH_STEPS[match["which"]]
        place = "一二三四五六日".find((match["weekday"] or "周").replace("天", "日"))
        if match["weekday"] == "末":
            weekend, first, last = weekend_span(today + 7 * step)
            return weekend.removeprefix("the weekend of ") + "那个周末", first, last
        if place < 0:
            week, first, last = week_span(today, step)
            return week.removeprefix("the week of ") + "那一周", first, last
        return day_span(today - (today - 1) % 7 + 7 * step + place)
    if match["month"]:
        return _chinese_month(match, today)
    return _chinese_year(match, today)


def _bare_chinese_weekday(match: re.Match[str], today: int) -> Span | None:
    """周五 is the last one in what was, the next in what will be, and any Friday else."""
    was, will = bool(_ZH_PAST().search(match.string)), bool(_ZH_FUTURE().search(match.string))
    if was == will:
        return None
    place = "一二三四五六日".find(match["bare"].replace("天", "日"))
    return day_span(weekday_near(today, -1, place) if was else today + 1 + (place - today) % 7)


def _bare_day_of_month(match: re.Match[str], today: int) -> Span | None:
    """20号 is the last one in what was, the next in what will be, and any month's else."""
    day, now = int(match["bare_day"]), int(iso_date(today)[8:])
    was, will = bool(_ZH_PAST().search(match.string)), bool(_ZH_FUTURE().search(match.string))
    if was == will:
        return None
    step = (0 if day <= now else -1) if was else (0 if day >= now else 1)
    _, first, last = month_span(today, step)
    return day_span(first + day - 1) if 1 <= day <= last - first + 1 else None


def _chinese_number(text: str) -> int:
    if text.isdigit():
        return int(text)
    tens, ten, ones = text.rpartition("十")
    return (_ZH_DIGITS.get(tens, 1) * 10 if ten else 0) + _ZH_DIGITS.get(ones, 0)


def _chinese_distance(match: re.Match[str], today: int) -> Span | None:
    number, unit = _chinese_number(match["ago"]), match["ago_unit"]
    if not number:
        return None
    sign = -1 if "前" in match["ago_end"] else 1
    if unit in ("天", "日"):
        return day_span(today + sign * number)
    if unit == "年":
        return _chinese_year_span(year_span(today, sign * number))
    if unit == "个月":
        return month_span(today, sign * number)
    return day_span(today + sign * 7 * number)


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
