"""Spanish dates made absolute."""

from __future__ import annotations

from memctl.core.language.calendar import (
    Span,
    day_span,
    month_span,
    named_month_span,
    replaced,
    week_span,
    weekday_near,
    weekend_span,
    year_span,
)
from memctl.core.language.es.word_classes import (
    ACCENTS,
    MONTHS,
    NAMES_OF_DAYS,
    NAMES_OF_MONTHS,
    NUMERAL,
    NUMERALS,
    WEEKDAYS,
)
from memctl.core.language.patterns import Lazy
from memctl.model.text.dates import iso_date, ordinal

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_DAYS = {
    "anteayer": -2,
    "antier": -2,
    "ayer": -1,
    "anoche": -1,
    "hoy": 0,
    "esta noche": 0,
    "manana": 1,
    "pasado manana": 2,
}
_UNIT = r"(?P<{}>dias?|semanas?|mes(?:es)?|anos?)"
_NEXT = r"(?:que viene|proxim[oa]|siguiente)"
_DATES = Lazy(
    r"\b(?:(?P<day>anteayer|antier|ayer|anoche|hoy|esta noche|pasado manana|(?<!la )(?<!cada )(?<!por la )(?<!de la "
    r")manana)\b(?! por la manana siguiente)|"
    rf"hace (?P<ago>{NUMERAL}) {_UNIT.format('ago_unit')}\b|dentro de (?P<hence>{NUMERAL}) "
    rf"{_UNIT.format('hence_unit')}\b|"
    rf"(?:el|este) (?P<week_day>{NAMES_OF_DAYS}) (?P<which>pasado|que viene|proximo)|"
    rf"el proximo (?P<next_day>{NAMES_OF_DAYS})|"
    rf"(?P<unit>la semana|el mes|el ano|el fin de semana) (?P<step>pasad[oa]|{_NEXT})|"
    r"(?:la|el) (?P<early>proxim[oa]) (?P<early_unit>semana|mes|ano)|"
    rf"el (?P<number>[1-9]|[12]\d|3[01]) de (?P<month>{NAMES_OF_MONTHS})(?: (?:de|del) (?P<year>(?:19|20)\d\d))?|"
    rf"(?<=en )(?P<only>{NAMES_OF_MONTHS}) (?:de|del) (?P<its_year>(?:19|20)\d\d))\b"
)
_YEARLY = Lazy(r"\b(?:cumpleanos|aniversario|naci|nacio|cada|todos los anos)\b")
_PAST = Lazy(r"\b(?:fui|fue|fuimos|[a-z]{2,}(?:e|o|amos|imos|aron|ieron)(?= )(?<=[eo])|he|hemos|ha)\b.*\bel \d")
_FUTURE = Lazy(r"\b(?:voy|vamos|sale|salgo|tengo|tenemos|viajo|viene|es|sera|empiezo|empieza|quiero|tendre)\b")
_STEPS = {"dia": 1, "semana": 7}


def absolute(text: str, today: int, found: list[Span]) -> str:
    """The text with its dates made absolute, which are added to `found`."""
    return replaced(_DATES(), text, lambda match: _written(match, today, found), text.lower().translate(ACCENTS))


def _written(match: re.Match[str], today: int, found: list[Span]) -> str | None:
    span = _span(match, today)
    if span is None:
        return None
    found.append(span)
    which, _, day = span[0].partition(" of ")
    written = f"{_OF[which]} del {day}" if day else _with_article(match, span[0])
    return written[:1].upper() + written[1:] if match.start() == 0 else written


_OF = {"the week": "la semana", "the weekend": "el fin de semana"}


def _with_article(match: re.Match[str], written: str) -> str:
    return f"el {written}" if len(written) == len("2026-08-09") else written if match["only"] else f"en {written}"


def _span(match: re.Match[str], today: int) -> Span | None:
    groups = match.groupdict()
    if match["day"]:
        return day_span(today + _DAYS[match["day"]])
    for sign, number, unit in ((-1, groups["ago"], groups["ago_unit"]), (1, groups["hence"], groups["hence_unit"])):
        if number:
            return _away(today, sign * (int(number) if number.isdigit() else NUMERALS[number]), unit)
    if match["week_day"] or match["next_day"]:
        place = WEEKDAYS.index(match["week_day"] or match["next_day"])
        back = match["which"] == "pasado"
        return day_span(weekday_near(today, -1, place) if back else today + 1 + (place - today) % 7)
    if match["unit"] or match["early"]:
        step = -1 if (match["step"] or "").startswith("pasad") else 1
        return _neighbour(today, (match["unit"] or match["early_unit"]).rpartition(" ")[2], match["unit"] or "", step)
    month = MONTHS.index((match["month"] or match["only"]).replace("setiembre", "septiembre")) + 1
    if match["only"]:
        return named_month_span(int(match["its_year"]), month)
    return _named_day(match, month, today)


def _away(today: int, number: int, unit: str) -> Span | None:
    for name, days in _STEPS.items():
        if unit.startswith(name):
            return day_span(today + number * days) if today + number * days > 0 else None
    return month_span(today, number) if unit.startswith("mes") else year_span(today, number)


def _neighbour(today: int, name: str, unit: str, step: int) -> Span:
    if "fin de" in unit:
        return weekend_span(today + 7 * step)
    spans = {"semana": week_span, "mes": month_span, "ano": year_span}
    return spans[name](today, step)


def _named_day(match: re.Match[str], month: int, today: int) -> Span | None:
    """The day of a month, without a year the next one, where the sentence speaks of what is to come."""
    day, now = int(match["number"]), int(iso_date(today)[:4])
    if match["year"]:
        return day_span(ordinal(int(match["year"]), month, day))
    if _YEARLY().search(match.string) or not _FUTURE().search(match.string):
        return None
    number = ordinal(now, month, day)
    return day_span(number if number >= today else ordinal(now + 1, month, day))
