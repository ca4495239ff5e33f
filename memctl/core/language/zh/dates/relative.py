"""Relative dates in Chinese: 昨天, 下周六, 上个月15号, 去年5月, 三天前, 除夕."""

from __future__ import annotations

import re
from collections.abc import Callable

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
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.dates.lunar import HOLIDAYS, PERIODS, holiday, lunar_day
from memctl.core.language.zh.dates.tense import tense_at
from memctl.model.text.dates import iso_date

_DAYS = {
    "大前天": -3, "前天": -2, "前日": -2, "前晚": -2, "昨天": -1, "昨日": -1, "昨儿": -1, "昨晚": -1, "昨夜": -1,
    "琴日": -1, "寻日": -1, "琴晚": -1, "今天": 0, "今日": 0, "今儿": 0, "今晚": 0, "今夜": 0, "今早": 0, "今晨": 0,
    "明天": 1, "明日": 1, "明儿": 1, "明早": 1, "明晚": 1, "明晨": 1, "听日": 1, "听晚": 1, "后天": 2, "后日": 2,
    "后晚": 2, "大后天": 3,
}  # fmt: skip
_PARTS = {"晚": "晚上", "夜": "夜里", "早": "早上", "晨": "清晨"}
_STEPS = {"大上": -2, "上上": -2, "上": -1, "这": 0, "本": 0, "下下": 2, "下": 1}
_YEARS = {"大前年": -3, "前年": -2, "去年": -1, "旧年": -1, "今年": 0, "明年": 1, "出年": 1, "大后年": 3, "后年": 2}
_DIGITS = {digit: value for value, digit in enumerate("零一二三四五六七八九")} | {"两": 2}
# first month, number of months
_SEASONS = {"春": (3, 3), "夏": (6, 3), "秋": (9, 3), "冬": (12, 3), "暑": (7, 2), "寒": (1, 2)}
_OF_MONTH = {"初": (1, 7), "上旬": (1, 10), "中旬": (11, 20), "下旬": (21, 31), "底": (25, 31), "末": (25, 31)}
_DAYS_OF_A_MONTH = 30.4

_NUMBER = "(?:[0-9]{1,3}|[一二两三四五六七八九十]{1,3})"
_UNIT = "(?:天|日|周|个?星期|个?礼拜|个月|个半月|年半|年)"
_MONTH = "(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])"
_IN_WORDS = "[一二三四五六七八九十]"
_WEEKDAY = "(?:一(?![直般起共样定些个]|下(?!午))|天(?!天)|日(?!均)|[二三四五六末])"
_IN_MONTH = f"(?:的?{_NUMBER}[号日]|底|末(?!尾)|初(?!{_IN_WORDS})|[上中下]旬)?"
_APART = "(?<![以之目今往事饭睡课最])"  # 以后|天天跑步, 目前|天气
_YEAR = f"(?:大前年|大后年|{_APART}(?:前年|后年)|去年|旧年|今年|明年|(?<![支进付产演退])出年(?![度货代报轻]))"
_WHICH = "(?:大上|上上|下下|上|下|这|本)"
_FORMS = {
    "age": rf"{_YEAR}我?(?:都|已经|刚|快|才|也|就){{0,3}}满?\s*{_NUMBER}\s*"
    r"(?:周?岁(?![的时那])[半多]?了?|了?(?=[，。！]|$)(?<=[0-9了]))",
    "lunar": rf"(?:{_YEAR}的?)?(?:(?:农历|阴历|旧历)(?:[正腊冬]|{_MONTH})月|[正腊]月|{_MONTH}月(?=初{_IN_WORDS})|"
    rf"大年(?=初|三十)|年(?=初{_IN_WORDS}))(?:初{_IN_WORDS}(?![直般起])|(?:二十|廿|十)[一二三四五六七八九]?|三十|[一二三四五六七八九])[号日]?",
    "holiday": rf"(?:{_YEAR}的?)?(?:{'|'.join(HOLIDAYS)})",
    "new_year": rf"{_YEAR}的?过年|(?:(?<=[我们，。])|^)(?:过完年|过年|年[前后])(?![的辈])",
    "day": rf"大前天|大后天|{_APART}(?:前[天日晚]|后[天日晚])|昨[天日晚夜]|今天|今日(?!头条)|今[晚夜早晨]|明天|"
    r"明日(?!方舟)|明[早晚晨]|[昨今明]儿个?|听[日晚](?![语本剧文会间报])|[琴寻]日|琴晚",
    "passes": rf"(?:再[过有]|还[有差]|(?<![通超经不难路])过(?!两天)){_NUMBER}{_UNIT}"
    r"(?:之后|以后|后|(?=[^，。]{0,6}[就才再要是]))",
    "ago": rf"(?<![第百千几个]){_NUMBER}{_UNIT}(?:之前|前(?![端台面沿锋辈提])|以前|之后|"
    rf"以后|后(?![端台来悔期排勤卫果遗半面续]))(?:的(?:那个)?(?:周|星期|礼拜){_WEEKDAY})?",
    "half": r"(?<![一二两三四五六七八九十0-9])(?:半个月|半年)(?:之?前|以前|之?后|以后)",
    "same_time": rf"(?:{_YEAR}|{_WHICH}个?月)的?(?:今[天日]|这个?时候)",
    "season": rf"(?:这个?|{_YEAR}的?)(?:[春夏秋冬][天季]|[暑寒]假)|[暑寒]假(?![作工])",
    "week": rf"{_WHICH}一?个?(?:周|星期|礼拜)(?:的?(?:周|星期|礼拜)?{_WEEKDAY})?(?![年期])",
    "weekday": rf"(?:周|星期|礼拜){_WEEKDAY}",
    "month": rf"{_WHICH}个?月{_IN_MONTH}",
    "quarter": rf"{_WHICH}一?个?季度",
    "year": rf"{_YEAR}(?:年(?=[底初末中])|的?{_MONTH}月份?{_IN_MONTH})?",
    "half_year": "[上下]半年",
    "end_of": "[月年][初底末]",
    "at_month": rf"{_MONTH}月份?{_IN_MONTH}",
    "bare_day": rf"(?:[12]?[0-9]|3[01]|[二三]?十{_IN_WORDS}?|{_IN_WORDS})号|(?:[12]?[0-9]|3[01])日",
}  # fmt: skip
CHINESE_DATES = Lazy("|".join(f"(?P<{name}>{pattern})" for name, pattern in _FORMS.items()))
CHINESE_HINT = frozenset("号天日晚夜早晨周期拜月年旦节庆诞季五六双儿午夕秋宵明阳腊假")
_ALWAYS_DATED = ("age", "day", "passes", "ago", "half", "same_time", "week", "month", "quarter", "year")
_OFTEN = ("weekday", "bare_day")  # forms that recur soon: the sentence may describe a habit
_NO_DATE_BESIDE = {  # characters before or after which a form is not a date of its own: 第20号, 20号线, 每周三
    "at_month": ("0123456789年月个每几数历闰第", "天饼亮子薪龄了一二三四五六七八九十"),
    "bare_day": ("0123456789月第号至到、", "0123456789线楼院店室机门桌房码馆厅元球位"),
    "weekday": ("0123456789一两几半四每个上下这本到至成", "到至和、二三四五六日"),
    "end_of": ("0123456789上下这本个每份去明后前一二三四五六七八九十", ""),
    "half_year": ("年", ""),
    "holiday": ("年每0123456789", "起直样路班街"),
    "lunar": ("年每0123456789", ""),
}
_BEFORE_A_HOLIDAY = "我们咱家在等到从爸妈划算备想是，、。！"
_TASTE = Lazy("喜欢|讨厌|最爱|不过$|习惯")
_BORN = Lazy("生日|纪念日|出生|忌日|每年|生于|生的|生人")
_OWN_EVENT = Lazy("(?:毕业|结婚|离职|入职|工作|手术|考试|出院|分手|回来|开学|搬家|认识|怀孕|退休|离婚|完)$")


def written_chinese(match: re.Match[str], today: int, found: list[Span]) -> str | None:
    """Return the absolute text for a date and add its span to `found`, or None to keep the text."""
    form = match.lastgroup or ""
    tense = 0 if form in _ALWAYS_DATED else tense_at(match.string, *match.span(), often=form in _OFTEN)
    span = None if _is_no_date(match, form) else _READERS[form](match[0], today, tense)
    if span is None or (form == "ago" and _is_after_another_event(match, span, today)):
        return None
    found.append(span)
    return span[0]


def _is_no_date(match: re.Match[str], form: str) -> bool:
    """Whether the neighbouring text shows that this is not a date, or a recurring one."""
    if form not in _NO_DATE_BESIDE:
        return False
    text = match.string
    before, after = text[: match.start()][-1:], text[match.end() :][:1]
    not_after, not_before = _NO_DATE_BESIDE[form]
    if (before and before in not_after) or (after and after in not_before):
        return True
    if form == "holiday":
        return (before > "\x7f" and before not in _BEFORE_A_HOLIDAY) or bool(_TASTE().search(text))  # 李国庆
    if form == "at_month" and after == "的" and match[0][-1] in "月份":
        return True  # 三月的天气
    return form in ("at_month", "lunar") and bool(_BORN().search(text))


def _is_after_another_event(match: re.Match[str], span: Span, today: int) -> bool:
    """Whether "after" counts from an event in the text instead of today: 毕业两年后我去了北京."""
    if span[1] <= today:
        return False
    text, start, end = match.string, match.start(), match.end()
    return bool(_OWN_EVENT().search(text[:start])) or tense_at(text, start, end, often=True) < 0


def _leading(text: str, table: dict[str, int]) -> tuple[int | None, str]:
    """Return (value of the entry that begins the text, the rest)."""
    for entry, value in table.items():
        if text.startswith(entry):
            return value, text[len(entry) :].removeprefix("的")
    return None, text


def _number_of(text: str) -> tuple[int, str]:
    """Return (number that begins the text or 0, the rest)."""
    rest = text.lstrip("0123456789") if text[:1].isdigit() else text.lstrip("一二两三四五六七八九十")
    return _chinese_number(text[: len(text) - len(rest)]), rest


def _chinese_number(text: str) -> int:
    if text.isdigit():
        return int(text)
    tens, ten, ones = text.replace("廿", "二十").rpartition("十")
    return (_DIGITS.get(tens, 1) * 10 if ten else 0) + _DIGITS.get(ones, 0)


def _year_now(today: int) -> int:
    return int(iso_date(today)[:4])


def _age(text: str, today: int, _tense: int) -> Span | None:
    """Return the year of an age: 今年34岁."""
    step, rest = _leading(text, _YEARS)
    year, first, last = year_span(today, step or 0)
    return f"{rest.strip()}（{year}年）", first, last


def _day(text: str, today: int, _tense: int) -> Span | None:
    step, rest = _leading(text, _DAYS)
    day = today + (step or 0)
    return iso_date(day) + _PARTS.get(text[-1], rest.removeprefix("个")), day, day


def _passes(text: str, today: int, _tense: int) -> Span | None:
    number, unit = _number_of(text.lstrip("再还过有差"))
    return _distance(number, unit, today)


def _ago(text: str, today: int, _tense: int) -> Span | None:
    number, rest = _number_of(text)
    span = _distance(-number if "前" in rest else number, rest, today)
    if span and "的" in rest:
        return day_span(span[1] - (span[1] - 1) % 7 + _weekday(rest)) if rest[-1] != "末" else _weekend(span[1])
    return span


def _half(text: str, today: int, _tense: int) -> Span | None:
    sign = -1 if "前" in text else 1
    return month_span(today, sign * 6) if text.startswith("半年") else day_span(today + sign * 15)


def _same_time(text: str, today: int, _tense: int) -> Span | None:
    years, rest = _leading(text, _YEARS)
    months = 12 * years if years is not None else _leading(text, _STEPS)[0] or 0
    month, first, last = month_span(today, months)
    if "时候" in rest:
        return month + "前后", first, last
    return day_span(min(last, first + int(iso_date(today)[8:]) - 1))


def _week(text: str, today: int, _tense: int) -> Span | None:
    step = _leading(text, _STEPS)[0] or 0
    if text[-1] == "末":
        return _weekend(today + 7 * step)
    place = _weekday(text)
    if place >= 0:
        return day_span(today - (today - 1) % 7 + 7 * step + place)
    week, first, last = week_span(today, step)
    return week.removeprefix("the week of ") + "那一周", first, last


def _weekday(text: str) -> int:
    """Return the weekday at the end of the text (Monday is 0), or -1."""
    return -1 if text.endswith("期") else "一二三四五六日".find(text[-1].replace("天", "日"))


def _weekend(day: int) -> Span:
    weekend, first, last = weekend_span(day)
    return weekend.removeprefix("the weekend of ") + "那个周末", first, last


def _bare_weekday(text: str, today: int, tense: int) -> Span | None:
    if not tense:
        return None
    if text[-1] == "末":
        return _weekend(today - 7 if tense < 0 else today)
    place = _weekday(text)
    return day_span(weekday_near(today, -1, place) if tense < 0 else today + 1 + (place - today) % 7)


def _month(text: str, today: int, _tense: int) -> Span | None:
    step, rest = _leading(text, _STEPS)
    return _within(month_span(today, step or 0), rest.removeprefix("个").removeprefix("月").removeprefix("的"))


def _within(month: Span, rest: str) -> Span | None:
    """Return the day or part of a month in `rest`: 15号, 底, 中旬."""
    written, first, last = month
    if rest in _OF_MONTH:
        begin, end = _OF_MONTH[rest]
        return written + rest, first + begin - 1, min(last, first + end - 1)
    day = _number_of(rest)[0]
    if not rest:
        return month
    return day_span(first + day - 1) if 1 <= day <= last - first + 1 else None


def _quarter(text: str, today: int, _tense: int) -> Span | None:
    now = iso_date(today)
    quarters = int(now[:4]) * 4 + (int(now[5:7]) - 1) // 3 + (_leading(text, _STEPS)[0] or 0)
    year, quarter = divmod(quarters, 4)
    first, last = named_month_span(year, 3 * quarter + 1)[1], named_month_span(year, 3 * quarter + 3)[2]
    return f"{year}年第{'一二三四'[quarter]}季度", first, last


def _year(text: str, today: int, _tense: int) -> Span | None:
    step, rest = _leading(text, _YEARS)
    year, first, last = year_span(today, step or 0)
    if "月" not in rest:
        return year + "年", first, last
    return _of_month(int(year), rest)


def _of_month(year: int, text: str) -> Span | None:
    """Return the month, or part of it, in a year: 三月, 3月5号, 三月底."""
    month, rest = _number_of(text)
    return _within(named_month_span(year, month), rest[1:].removeprefix("份").removeprefix("的"))


def _nearest(of_year: Callable[[int], Span | None], today: int, tense: int) -> Span | None:
    """Return the last occurrence of a yearly span that has begun (`tense` -1), or the next that has not ended."""
    year = _year_now(today)
    span = of_year(year)
    if span and (span[1] <= today if tense < 0 else span[2] >= today):
        return span
    return of_year(year + tense)


def _of_year_or_near(text: str, today: int, tense: int, of_year: Callable[[int, str], Span | None]) -> Span | None:
    """Return the span in a named year (去年中秋), or else the nearest one."""
    step, rest = _leading(text, _YEARS)
    if step is not None:
        return of_year(_year_now(today) + step, rest)
    return _nearest(lambda year: of_year(year, text), today, tense) if tense else None


def _holiday(text: str, today: int, tense: int) -> Span | None:
    return _of_year_or_near(text, today, tense, _holiday_of)


def _holiday_of(year: int, name: str) -> Span | None:
    day = holiday(year, name)
    if day is None:
        return None
    return (f"{year}年{name}" if name in PERIODS else iso_date(day) + name), day, day


def _lunar(text: str, today: int, tense: int) -> Span | None:
    return _of_year_or_near(text, today, tense, _lunar_of)


def _lunar_of(year: int, text: str) -> Span | None:
    """Return a lunar date with its solar day before it: 农历八月十二, 大年初一. The end of a lunar year falls into the
    next solar year."""
    name, _, written = text.lstrip("农阴旧历大年").rpartition("月")
    eve = text.startswith("大年") and text.endswith("三十")
    month = {"正": 1, "": 1, "冬": 11, "腊": 12}.get(name) or _chinese_number(name)
    day = (
        holiday(year, "除夕")
        if eve
        else lunar_day(year - (month == 12), month, _chinese_number(written.strip("初号日")))
    )
    return (iso_date(day) + text, day, day) if day else None


def _new_year(text: str, today: int, tense: int) -> Span | None:
    """Return the span around the lunar new year: 过年, 年后."""
    tail = {"过完年": "春节后", "年后": "春节后", "年前": "春节前"}
    return _of_year_or_near(text, today, tense, lambda year, said: _about_new_year(year, tail.get(said, "春节")))


def _about_new_year(year: int, written: str) -> Span | None:
    day = holiday(year, "春节")
    if day is None:
        return None
    if written == "春节后":
        return f"{year}年{written}", day, day + 30
    return f"{year}年{written}", (day - 30 if written == "春节前" else day), day


def _season(text: str, today: int, tense: int) -> Span | None:
    if text.startswith("这"):
        tense, text = tense or 1, text[1:].removeprefix("个")
    return _of_year_or_near(text, today, tense, _season_of)


def _season_of(year: int, name: str) -> Span:
    month, months = _SEASONS[name[0]]
    last = month + months - 1
    ends = named_month_span(year + (last > 12), (last - 1) % 12 + 1)[2]
    return f"{year}年{name}", named_month_span(year, month)[1], ends


def _half_year(text: str, today: int, tense: int) -> Span | None:
    return _of_year_or_near(text, today, tense, _half_of)


def _half_of(year: int, half: str) -> Span:
    first = 1 if half[0] == "上" else 7
    return f"{year}年{half}", named_month_span(year, first)[1], named_month_span(year, first + 5)[2]


def _at_month(text: str, today: int, tense: int) -> Span | None:
    return _of_year_or_near(text, today, tense, _of_month)


def _bare_day(text: str, today: int, tense: int) -> Span | None:
    day, now = _number_of(text)[0], int(iso_date(today)[8:])
    months = (0 if day <= now else -1) if tense < 0 else (0 if day >= now else 1)
    return _within(month_span(today, months), text) if tense else None


def _end_of(text: str, today: int, tense: int) -> Span | None:
    """Return the start or end of a month or year: 月底, 年初. A future end is this one's, a past end the last one's;
    for a start, a future one is the next, a past one this one's."""
    if not tense:
        return None
    begins = text[1] == "初"
    steps = int(tense > 0) if begins else -(tense < 0)
    if text[0] == "年":
        year, first, last = year_span(today, steps)
        return year + text, first, last
    return _within(month_span(today, steps), text[1])


def _distance(number: int, unit: str, today: int) -> Span | None:
    """Return the span `number` days, weeks, months or years from `today`; a negative number is in the past."""
    if not number:
        return None
    half = 0.5 if number > 0 else -0.5
    if unit.startswith(("天", "日")):
        return day_span(today + number)
    if unit.startswith("年半"):
        return month_span(today, round(12 * (number + half)))
    if unit.startswith("年"):
        year, first, last = year_span(today, number)
        return year + "年", first, last
    if unit.startswith("个半月"):
        return month_span(today + round(_DAYS_OF_A_MONTH * (number + half)), 0)
    if unit.startswith("个月"):
        return month_span(today, number)
    return day_span(today + 7 * number)


_READERS: dict[str, Callable[[str, int, int], Span | None]] = {
    "age": _age, "lunar": _lunar, "holiday": _holiday, "new_year": _new_year, "day": _day, "passes": _passes,
    "ago": _ago, "half": _half, "same_time": _same_time, "season": _season, "week": _week, "weekday": _bare_weekday,
    "month": _month, "quarter": _quarter, "year": _year, "half_year": _half_year, "end_of": _end_of,
    "at_month": _at_month, "bare_day": _bare_day,
}  # fmt: skip
