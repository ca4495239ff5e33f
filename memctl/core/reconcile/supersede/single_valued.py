"""Plain statements of things with one value at a time: a home, a favourite of a kind, an age, a preference between two
things. A new value replaces the old one even if no word says that something changed.

The rules are cautious: a person lives in a district, a city and a country at once, so only two known cities differ."""

from __future__ import annotations

from memctl.core.language.concepts import concepts_of
from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.replace import shared_kinds

_LEADING = r"(?i)^(?:(?:so|well|and|now|actually|currently|these days),? )?"
_HOMES = (
    Lazy(
        _LEADING + r"(?:i|we)(?:['’](?:m|re))? (?:am |are )?(?:now |currently )?(?:live|living|based|reside) in "
        r"(?P<value>[\w'’. -]{2,30}?)(?: now| currently)?[.!]?$"
    ),
    Lazy(r"^(?:我|我们)(?:现在|目前)?(?:住在?|居住在|定居在?)(?P<value>[^，。,了]{2,8}?)[。.!！]?$"),
)
_VALUES = (
    Lazy(_LEADING + r"my favou?rite (?P<of>[\w -]{2,40}?) is (?:the )?(?P<value>[\w'’. -]{1,40}?)(?: now)?[.!]?$"),
    Lazy(_LEADING + r"my (?P<of>birthday) is (?:on )?(?:the )?(?P<value>[\w'’. -]{1,30}?)[.!]?$"),
    Lazy(_LEADING + r"i(?:['’]m| am) (?P<value>\d{1,3})(?: years old)?(?P<of>)(?: now)?[.!]?$"),
    Lazy(r"^我现?在?最(?:喜欢|爱)的(?P<of>[^是，。]{1,8})是(?P<value>[^，。]{1,16}?)[。.!！]?$"),
    Lazy(r"^我的?(?P<of>生日)是(?P<value>[^，。]{1,12}?)[。.!！]?$"),
    Lazy(r"^我(?:今年|现在|已经)*(?P<value>\d{1,3}|[一二三四五六七八九十]{1,3})(?P<of>岁)了?[。.!！]?$"),
)
_THING, _ZH_THING = r"[\w'’.+# -]{1,40}?", r"[^，。,；更不而和]{1,16}?"
_ZH_TAKES = r"(?:使用|选择|[用喝吃看听玩穿选])?"
_PREFERENCES = (
    Lazy(
        _LEADING + rf"(?:i|the user|user)(?: now| still| really| generally| usually)* (?:prefers? (?:using |to use )?"
        rf"(?P<one>{_THING})(?:,? (?:to|over|instead of|rather than|and not|not) (?P<other>{_THING}))?|"
        rf"(?:likes?|loves?) (?P<liked>{_THING}) (?:more|better) than (?P<less>{_THING}))(?: now)?[.!]?$"
    ),
    Lazy(
        rf"^(?=.*[更比偏不非胜多超])(?:(?:比起|相比|比较?|和|与|跟)(?P<less>{_ZH_THING})(?:相比|比)?，?)?"
        rf"我(?:现在|还是|一直|平时|一般)*(?:更|比较)?(?:喜欢|偏好|爱){_ZH_TAKES}(?P<one>{_ZH_THING})(?:，?(?:不(?:太|怎么)?"
        rf"(?:喜欢|爱)|而不是|而非|不要?|胜过|多于|超过){_ZH_TAKES}(?P<other>{_ZH_THING}))?了?[。.!！]?$"
    ),
)
_COUNTRIES = ("=franc", "=england", "=itali", "=japan", "=spain", "=usa", "=brazil", "=germani", "=china")
_NO_CITY = ("=countri", "=languag")


def states_single(text: str) -> bool:
    """Whether a statement gives one value of something and nothing else."""
    return _home(text) != "" or _value(text) is not None or _preference(text) is not None


def is_other_single(new: str, old: str) -> bool:
    """Whether two statements give different values of one thing."""
    homes = _home(new), _home(old)
    if all(homes):
        return homes[0] != homes[1] and all(map(_is_city, homes))
    if _is_other_preference(new, old):
        return True
    said, known = _value(new), _value(old)
    if not said or not known or said[0] != known[0]:
        return False
    return not (said[1] <= known[1] or known[1] <= said[1])


def names_other_home(new: str, old: str) -> bool:
    """Whether two statements name two homes, of which neither is known as a country. A district may be taken for
    another city: this is a question for the user, and no ground to replace one."""
    homes = _home(new), _home(old)
    named = all(home and home.title() in said for home, said in zip(homes, (new, old), strict=True))
    return named and homes[0] not in homes[1] and homes[1] not in homes[0] and not any(map(_is_country, homes))


def _home(text: str) -> str:
    found = next((match for match in (pattern().match(text) for pattern in _HOMES) if match), None)
    return found["value"].lower() if found else ""


def _value(text: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return (thing, value) as words."""
    for number, pattern in enumerate(_VALUES):
        found = pattern().match(text)
        if found:
            of = frozenset(words(found["of"] or "")) or frozenset((str(number),))
            return of, frozenset(words(found["value"]))
    return None


def _is_other_preference(new: str, old: str) -> bool:
    """Whether two statements state preferences that cannot both hold."""
    said, known = _preference(new), _preference(old)
    if not said or not known or said[0] == known[0]:
        return False
    if known[1] == said[0] or said[1] == known[0]:
        return True
    if any(len(part) > 1 for part in (*said, *known)):
        return False
    return bool(shared_kinds(*said[0], *known[0], left=False))


def _preference(text: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """Return (preferred, less preferred) as words; the second is empty if not stated."""
    for pattern in _PREFERENCES:
        found = pattern().match(text)
        if found:
            other = found["other"] or found["less"] or ""
            return frozenset(words(found["one"] or found["liked"])), frozenset(words(other))
    return None


def _concepts(place: str) -> set[str]:
    return {concept for word in words(place)[-1:] for concept in concepts_of(word)}


def _is_country(place: str) -> bool:
    return not _concepts(place).isdisjoint(_NO_CITY)


def _is_city(place: str) -> bool:
    concepts = _concepts(place)
    return "=citi" in concepts or (not concepts.isdisjoint(_COUNTRIES) and concepts.isdisjoint(_NO_CITY))
