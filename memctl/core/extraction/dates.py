"""Relative dates made absolute: "yesterday", said on 2026-08-10, becomes "on 2026-08-09"; 昨天 becomes 2026-08-09.

A day is written YYYY-MM-DD, a month YYYY-MM, a year YYYY, a week or weekend by its first day. Weeks begin on Monday.
What a reader could not date either ("recently", "a few days ago") stays as it is, and so does what stands in quotation
marks or is capitalised within a sentence, which is how titles are written ("The Day After Tomorrow")."""

from __future__ import annotations

import re
from collections.abc import Callable

from memctl.core.lazy import Lazy
from memctl.model.dates import day_number, days_in_month, iso_date

Span = tuple[str, int, int]  # what to write, first and last day number that it means

_NUMBERS = {
    word: number
    for number, words in enumerate(
        [
            "zero",
            "a an one",
            "two couple",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
        ]
    )
    for word in words.split()
} | {"fifteen": 15, "twenty": 20, "thirty": 30}
_WEEKDAYS = {
    name: place
    for place, names in enumerate(
        [
            "monday mon",
            "tuesday tue tues",
            "wednesday wed",
            "thursday thu thur thurs",
            "friday fri",
            "saturday sat",
            "sunday sun",
        ]
    )
    for name in names.split()
}
_MONTHS = {
    name: place + 1
    for place, name in enumerate(
        [
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
        ]
    )
}
_SEASONS = {"spring": (3, 5), "summer": (6, 8), "fall": (9, 11), "autumn": (9, 11), "winter": (12, 2)}

_NUMBER = r"(?:\d{1,3}|" + "|".join(word for word in _NUMBERS if word != "couple") + r"|a couple(?: of)?)"
_DAY_NAME = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun"
_PART = "morning|afternoon|evening|night"
_ENGLISH = Lazy(
    r"\b(?:(?P<preposition>on|in|by|since|until|till|from|before|after|during|for|of|to|at|around|about|over) )?(?:"
    r"(?P<around>the day before yesterday|the day after tomorrow)"
    rf"|(?P<day>yesterday|today|tomorrow)(?: (?P<part>{_PART}))?"
    rf"|(?P<tonight>tonight|last night|this (?:{_PART}))"
    rf"|(?P<ago>{_NUMBER}) (?P<ago_unit>day|week|weekend|month|year)s? (?P<ago_end>ago|from now)"
    rf"|in (?:about )?(?P<ahead>{_NUMBER}) (?P<ahead_unit>day|week|month|year)s?(?: time)?(?! (?:and|of|row|or)\b)"
    rf"|(?P<which>last|this past|past|next|this|this coming|coming) (?P<unit>weekend|week|month|year|{_DAY_NAME}"
    rf"|spring|summer|fall|autumn|winter|{'|'.join(_MONTHS)})"
    r")\b(?!-)",
    re.I,
)
_ZH_NUMBER = "[0-9]{1,3}|[一二两三四五六七八九十]{1,3}"
_CHINESE = Lazy(
    r"(?P<day>大前天|大后天|前天|昨天|昨日|今天|今日|明天|明日|后天|昨晚|昨夜|今晚|今早|今晨|明早|明晚)"
    rf"|(?P<ago>{_ZH_NUMBER})(?P<ago_unit>天|日|周|个?星期|个?礼拜|个月|年)(?P<ago_end>之?前|以前|之?后|以后)"
    r"|(?P<which>上上|下下|上|下|这|本)(?P<unit>个?周|个?星期|个?礼拜)(?P<weekday>[一二三四五六日天末])?(?!年)"
    rf"|(?P<month>上上个月|下下个月|上个?月|下个?月|这个?月|本月)(?:(?P<month_day>{_ZH_NUMBER})[号日]|"
    rf"(?P<month_end>月?底))?"
    rf"|(?P<year>前年|去年|今年|明年|后年)(?:的?(?P<year_month>1[0-2]|[1-9]|十[一二]?|"
    rf"[一二三四五六七八九])月份?(?:(?P<year_day>{_ZH_NUMBER})[号日])?)?"
)
_PAST = Lazy(r"\b(?:\w{2,}ed|did|got|was|were|wrote|built|made|went|took|learnt|read|won|lost|ran|done)\b")
_QUOTED = Lazy(r'"[^"\n]*"|“[^”\n]*”|「[^」\n]*」|《[^》\n]*》|`[^`\n]*`')
_ENGLISH_HINTS = (
    "yesterday",
    "today",
    "tomorrow",
    "tonight",
    "last ",
    "next ",
    "this ",
    "past ",
    "coming ",
    " ago",
    "from now",
    "in ",
)
_CHINESE_HINT = Lazy(r"[天日晚夜早晨周期拜月年]")


def absolute_dates(text: str, today: int | None) -> tuple[str, list[Span]]:
    """The text with its relative dates made absolute, and each one found, in order.

    `today` is the number of the day on which the text was said; without one nothing changes.
    """
    if today is None:
        return text, []
    found: list[Span] = []
    lower = text.lower()
    if any(map(lower.__contains__, _ENGLISH_HINTS)):
        text = _replaced(_ENGLISH(), text, lambda match: _english(match, today, found))
    if not text.isascii() and _CHINESE_HINT().search(text):
        text = _replaced(_CHINESE(), text, lambda match: _chinese(match, today, found))
    return text, found


def _replaced(pattern: re.Pattern[str], text: str, written: Callable[[re.Match[str]], str]) -> str:
    quoted = [match.span() for match in _QUOTED().finditer(text)]

    def outside_quotes(match: re.Match[str]) -> str:
        if any(start <= match.start() < end for start, end in quoted):
            return match[0]
        return written(match)

    return pattern.sub(outside_quotes, text)


def _english(match: re.Match[str], today: int, found: list[Span]) -> str:
    start = match.start()
    preposition = match["preposition"]
    phrase = match[0][len(preposition) + 1 :] if preposition else match[0]
    opens = start == 0 or match.string[:start].rstrip(" \"'(")[-1:] in ".!?:;\n" or not match.string[:start].strip()
    if (phrase[:1].isupper() and not (opens and not preposition)) or (
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
    """Whether the phrase is a day or month name behind a lower-case word ("last Friday")."""
    head, _, name = phrase.rpartition(" ")
    return head == head.lower() or (head[1:] == head[1:].lower() and name.lower() in {**_WEEKDAYS, **_MONTHS})


def _english_span(match: re.Match[str], today: int) -> Span | None:
    if match["around"]:
        return _day(today + (-2 if "before" in match["around"].lower() else 2))
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
        return _distance(today, sign, _number(match["ago"]), match["ago_unit"].lower())
    if match["ahead"]:
        if _PAST().search(match.string, max(0, match.start() - 60), match.start()):
            return None  # "I wrote it in three days" is a length of time
        return _distance(today, 1, _number(match["ahead"]), match["ahead_unit"].lower())
    which = match["which"].lower()
    step = -1 if which in ("last", "this past", "past") else 1 if which in ("next",) else 0
    return _neighbour(today, step, match["unit"].lower(), which)


def _number(words: str) -> int:
    words = words.lower().removesuffix(" of").removeprefix("a couple")
    return int(words) if words.isdigit() else _NUMBERS.get(words, 2)


def _day(day: int) -> Span:
    return iso_date(day), day, day


def _part_of_day(day: int, part: str | None) -> Span:
    written = iso_date(day)
    return (f"the {part.lower()} of {written}" if part else written), day, day


def _distance(today: int, sign: int, number: int, unit: str) -> Span | None:
    if unit == "day":
        return _day(today + sign * number)
    if unit == "week":
        day = today + sign * 7 * number
        return f"around {iso_date(day)}", day, day
    if unit == "weekend":
        return _weekend(today - 7 * number)
    if unit == "month":
        return _month(today, sign * number)
    return _year(today, sign * number) if number < 200 else None


def _neighbour(today: int, step: int, unit: str, which: str) -> Span | None:
    """What "last", "this" or "next" (`step` -1, 0, 1) and a unit mean."""
    if unit in _WEEKDAYS:
        return _day(_weekday(today, step, _WEEKDAYS[unit]))
    if which in ("past", "coming"):
        return None  # "the past year" is a length of time
    if unit in _MONTHS:
        return _named_month(today, step, _MONTHS[unit])
    if unit in _SEASONS:
        return _season(today, step, unit)
    if unit == "week":
        return _week(today, step)
    if unit == "weekend":
        return _weekend(today + 7 * step)
    return _month(today, step) if unit == "month" else _year(today, step)


def _weekday(today: int, step: int, place: int) -> int:
    now = (today - 1) % 7
    if step < 0:
        return today - ((now - place - 1) % 7 + 1)
    if step == 0:
        return today + (place - now) % 7
    return today - now + 7 + place


def _week(today: int, step: int) -> Span:
    monday = today - (today - 1) % 7 + 7 * step
    return f"the week of {iso_date(monday)}", monday, monday + 6


def _weekend(today: int) -> Span:
    saturday = today - (today - 1) % 7 + 5
    return f"the weekend of {iso_date(saturday)}", saturday, saturday + 1


def _month(today: int, step: int) -> Span:
    year, month = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    months = year * 12 + month - 1 + step
    return _month_span(months // 12, months % 12 + 1)


def _month_span(year: int, month: int) -> Span:
    written = f"{year:04d}-{month:02d}"
    first = day_number(written) or 1
    return written, first, first + days_in_month(year, month) - 1


def _named_month(today: int, step: int, month: int) -> Span:
    year, now = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if step < 0:
        return _month_span(year if month < now else year - 1, month)
    if step > 0:
        return _month_span(year if month > now else year + 1, month)
    return _month_span(year, month)


def _year(today: int, step: int) -> Span:
    year = int(iso_date(today)[:4]) + step
    first = day_number(f"{year:04d}-01-01") or 1
    return f"{year:04d}", first, (day_number(f"{year:04d}-12-31") or first)


def _season(today: int, step: int, name: str) -> Span:
    first, last = _SEASONS[name]
    year, month = int(iso_date(today)[:4]), int(iso_date(today)[5:7])
    if step < 0 and month <= (last if first < last else 12):
        year -= 1
    if step > 0 and month >= first:
        year += 1
    start = day_number(f"{year:04d}-{first:02d}") or 1
    return f"the {name} of {year:04d}", start, start + 90


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


def _chinese(match: re.Match[str], today: int, found: list[Span]) -> str:
    span = _chinese_span(match, today)
    if span is None:
        return match[0]
    found.append(span)
    return span[0]


def _chinese_span(match: re.Match[str], today: int) -> Span | None:
    if match["day"]:
        day = today + _ZH_DAYS[match["day"]]
        return iso_date(day) + _ZH_PARTS.get(match["day"], ""), day, day
    if match["ago"]:
        return _chinese_distance(match, today)
    if match["which"]:
        step = _ZH_STEPS[match["which"]]
        place = "一二三四五六日".find((match["weekday"] or "周").replace("天", "日"))
        if match["weekday"] == "末":
            weekend, first, last = _weekend(today + 7 * step)
            return weekend.removeprefix("the weekend of ") + "那个周末", first, last
        if place < 0:
            week, first, last = _week(today, step)
            return week.removeprefix("the week of ") + "那一周", first, last
        return _day(today - (today - 1) % 7 + 7 * step + place)
    if match["month"]:
        return _chinese_month(match, today)
    return _chinese_year(match, today)


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
        return _day(today + sign * number)
    if unit == "年":
        return _chinese_year_span(_year(today, sign * number))
    if unit == "个月":
        return _month(today, sign * number)
    return _day(today + sign * 7 * number)


def _chinese_year_span(span: Span) -> Span:
    return span[0] + "年", span[1], span[2]


def _chinese_month(match: re.Match[str], today: int) -> Span | None:
    step = _ZH_STEPS[match["month"].removesuffix("月").removesuffix("个")]
    written, first, last = _month(today, step)
    if match["month_day"]:
        day = first + _chinese_number(match["month_day"]) - 1
        return _day(day) if first <= day <= last else None
    if match["month_end"]:
        return written + "底", last - 6, last
    return written, first, last


def _chinese_year(match: re.Match[str], today: int) -> Span | None:
    year = _year(today, _ZH_YEARS[match["year"]])
    if not match["year_month"]:
        return _chinese_year_span(year)
    written, first, last = _month_span(int(year[0]), _chinese_number(match["year_month"]))
    if match["year_day"]:
        day = first + _chinese_number(match["year_day"]) - 1
        return _day(day) if first <= day <= last else None
    return written, first, last
