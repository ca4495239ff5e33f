"""Whether a claim only rewords a sentence: every name, number, day, thing and person in it must be in the sentence.

A claim may change inflection and derivation ("paints", "painter"), use the usual verbs of memories ("is fond of" for
"likes") and words for the user, and name a day counted from the day of the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem
from memctl.core.language.taxonomy import asked_by, kinds_of
from memctl.core.language.tokenize import is_stop, words
from memctl.core.llm.meanings import (
    akin,
    chinese_akin,
    chinese_words_beside,
    says_little,
    sign_says_little,
    words_beside,
)
from memctl.core.reconcile.supersede.claims import denies
from memctl.model.text.dates import day_number, iso_date

_ASKS = "want ask request expect prefer wish"  # further words if the sentence asks for something
_DENIALS = frozenset(words("not never cannot"))  # `denies` judges them
_OURS = Lazy(r"(?i)\b(?:we|our|us)\b|我们|咱")
_CLASSES = frozenset(  # nouns that name the class of a thing
    words(
        "editor browser language framework library database tool car vehicle pet animal drink food dish instrument "
        "sport city town country game app phone laptop shell terminal manager runner fruit hobby band singer author "
        "book film"
    )
)
_LETTER = Lazy(  # C, type A
    r"(?<![\w'’.&-])(?<![.!?] )(?!I\b|(?<!.)A )[A-Z](?![\w'’&-]|\. ?[A-Z])|"
    r"(?<=[\u4e00-\u9fff])[A-Z](?![A-Za-z0-9.-])"
)
_NUMBER_WORDS = {
    word: str(number)
    for number, word in enumerate(
        (
            "zero",
            "one",
            "two",
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
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        )
    )
}
_CHINESE_NUMBER = Lazy(r"(?<![周期拜])[一二两三四五六七八九十]+")
_DIGITS = "〇一二三四五六七八九"
_SUFFIX = Lazy(
    r"(?:|e|y|i|s|es|ed|ing|er|ers|or|ors|ist|ian|ion|ation|tion|ment|al|ic|ity|ness|ance|ence|ant|ent|able|ive|ly|ful|"
    r"ies|ied|ish|an|n|ese)$"
)
_STEM = 4  # letters that words with one root must share
# words that turn the meaning: a claim may have one only if the sentence has one of the same line
_TURNS = tuple(
    Lazy(rf"\b(?:{line})\b", re.I)
    for line in (
        "before", "after", "until|till|by", r"above|more|over(?= \d)", "below|under|less|fewer", "except|but not",
        "only|just|solely", "left", "right", "against", "first", "last",
        r"all|every|each|always|\w{3,6}days|an? (?:day|week|month|year)",
        "any|whatever|whichever",
        r"without|no|not|never|cannot|free|avoid\w*|\w+n['’]t",
    )
)  # fmt: skip
# words that limit what is said: a claim may leave one out only for another of the same line
_LIMITS = tuple(
    Lazy(line, re.I)
    for line in (
        r"\b(?:used to|former\w*|previously|quit|stopped|g[ai]ve[ns]? up|no longer)\b|以前|曾|过去|原来|小时候|戒|不再",
        r"\b(?:almost|nearly|barely|hardly)\b|差点|险些|几乎",
        r"\b(?:rarely|seldom|sometimes|occasional\w*)\b|很少|偶尔|有时",
        r"\b(?:second|other|third|biweekly|fortnight\w*|alternate)\b|隔",
    )
)
_CLAUSE = Lazy(r"[,;，；。]|\b(?:and|but|because)\b|但|因为|所以")
_BUT_NOT = Lazy(r"([^，。不]{1,6})，?不([^，。]{1,6})")
_OVER = Lazy(r"\b(?:over|rather than|instead of|to|than|(?<!do )(?<!does )not)\b", re.I)
_WAY = Lazy(r"\bfrom (\w+)\b[^.;]{0,20}? to (\w+)", re.I)
_CHINESE_WAY = Lazy(r"从([^，。]{1,8}?)(?:搬|换|改|迁|转|调)[^，。]{0,2}?[到去为成]了?([^，。]{1,8})")
_LEAVES = Lazy(r"(?i)\b(?:from|left|leave|former\w*|previous\w*|used to|no longer)\b|从|离开|以前|曾|不再")
_NUMBER = Lazy(r"\d+")
_BEFORE = Lazy(r"(\w{3,4})\w* before (?:\w+ )??(\w{3,4})", re.I)
_CHINESE_BEFORE = Lazy(r"先([^，。]{1,8}?)[，]?再([^，。]{1,8})")
_IS_OF = Lazy(r"([^，。]{1,6}?)是([^，。]{1,6}?)的")
_NAME = Lazy(r"(?<![.!?] )(?<!^)\b[A-Z][a-z]+\b|^(?!User|The|My|I\b)[A-Z][a-z]+\b(?=\s\w+s\b)")
_CHINESE_NAME = Lazy(r"[小老阿]\w(?=\W|$|[^\x00-\x7f])")
_PASSIVE = Lazy(r"\b(?:by|and|with|who|named|called)\b|,")
_HEDGED = Lazy(
    r"\b(?:might|(?-i:may)(?! \d)|maybe|perhaps|considering|thinking (?:of|about)|not sure|unsure|probably|possibly|"
    r"if)\b|也许|可能|考虑|或许|大概|如果|不确定|要是|假如|万一|的话|说不定|没准",
    re.I,
)
_INTENDS = Lazy(r"\b(?:plan\w*|consider\w*|think\w*|might|may|maybe|perhaps|possibl\w+|probabl\w+|if|unsure|sure)\b|"
                r"也许|可能|考虑|或许|大概|如果|不确定|要是|假如|万一|的话|说不定|没准|计划|打算", re.I)  # fmt: skip
_IS_TO_COME = Lazy(
    r"\b(?:plan\w*|hop(?:e|es|ing)|wants?|wanna|(?:would|['’]d) (?:like|love)|going to|gonna|will|"
    r"intend\w*|saving(?: up)? for|dream\w*|thinking)\b|['’]ll\b|"
    r"想(?![家念起到])|打算|准备|计划|考虑|希望|要(?![求是么])",
    re.I,
)
_IS_DONE = Lazy(r"\b(?:bought|sold|quit|got|went|left|began|became|built|has|had|\w{2,}ed)\b|[了过]|已", re.I)
_NUMERALS = Lazy(r"[一二两三四五六七八九十百千万半几\d]+")
_COUNTED = Lazy(r"\d+(?:\.\d+)*(?:[点公小分平厘毫%]|个[月小]|[a-zA-Z]+)?")
_ORDERS = Lazy(
    r"(?i)别|勿|请|不要|不用|记得|[答复给跟和对帮叫]我|"
    r"(?:^|[,;.:] )(?:so |and |but )?(?:please|(?:do not|don['’]t|never|always|avoid|stop|keep|use|no)\b)"
)
_ASKS_WHETHER = Lazy(
    r"(?i)^\W*(?:so |and |but |then )?(?:am|is|are|was|were|do|does|did|have|has|should|shall|must|can|could|would|"
    r"will|may)(?:n['’]t)? (?!you\b).*\?\W*$|(?:吗|[是该要能会有好可]不[是该要能会有好可]|有没有).*[?？]\W*$"
)
_AMOUNT = Lazy(r"([一二两三四五六七八九十百千万半几\d]+)个?(?:[年月天日周岁次倍斤里块元]|星期|小时|分钟)")
_ACT = Lazy(r"(?i)\b(?:i|we)(?:['’](?:m|ve|d|ll|re))?((?: [\w'’-]+){1,6})")
_REPORTS = Lazy(
    r"(?i)\b(?!i\b|we\b)(\w+) (?:says?|said|thinks?|thought|claims?|told|tells|asks?|asked) (?:me |us )?(?:that )?"
    r"(?:i|we|my|our)\b|([^，。我]{2,6})(?:说|觉得|认为|告诉我们?|以为)(?:我|咱)"
)
_BEFORE_AN_ACT = frozenset(
    words("really also just usually always never mostly only still now currently actually normally often sometimes "
          "been got like going gonna recently finally nearly almost used ever want decided")
)  # fmt: skip
_SPEAKER = Lazy("[我咱]们?")
_BEFORE_A_CHINESE_ACT = Lazy(
    r"[上下这]?个?周[一二三四五六日末]|\d+个?|都|也|已经?|正在?|在|刚刚?|最近|以前|之前|现在|目前|平时|一般|通常|经常|从来|每[天周晚年]|"
    r"每个月|[今去明]年|[昨今明]天|[上下]个?[月周]|早上|晚上|不太|不|没有?|别|很|最|特别|非常|比较|更|挺|太|就|还|又|只|会|要|想|"
    r"能|可以|打算|是|的|把[^，。]{1,6}?(?=[一-龥]了)|被[^，。]{1,4}?(?=[一-龥]{1,4}了)|对|跟|和|给|用"
)
_BEFORE_LE = Lazy("([一-龥])掉?了")
_IS_DOING = Lazy(r"(?i)(?:\b(?:am|are)|['’](?:m|re))\s\w+ing\b")
_IS_INTO = Lazy(r"(?i)(?:\b(?:am|is|are|really)|['’](?:m|s|re))\s(?:really\s)?into\b")
_WOULD_LIKE = Lazy(r"(?i)(?:['’]d|\bwould) (?:like|love|rather)\b")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)"
)
_ISO = Lazy(r"(?<!\d)(\d{4})-(\d\d)(?:-(\d\d))?(?!\d)")
_NAMED = Lazy(
    rf"(?:\b(?P<before>\d{{1,2}})(?:st|nd|rd|th)?\s+(?:of\s+)?)?(?<![a-z])(?P<month>{_MONTH})\b"
    r"(?:\.?\s+(?P<after>\d{1,2})(?:st|nd|rd|th)?\b)?",
    re.I,
)
_WEEKDAY = Lazy(r"\b(mon|tue|wed|thu|fri|sat|sun)(?:days?|s|nes|rs|ur|sdays?|nesdays?|rsdays?|urdays?)\b", re.I)
_CHINESE_WEEKDAY = Lazy(r"(?:周|星期|礼拜)([一二三四五六日天])")
_YEAR = Lazy(r"(?<![\d.,])((?:19|20)\d\d)(?![\d]|[.,]\d)")
_CHINESE_DATE = Lazy(r"(\d{1,4})\s*([年月日号])")
_FOR = Lazy(r"(?i)\b(\w+)\s+(year)s?\b|(\d+)\s*(年)")
_AGO = Lazy(r"(?i)\b(\w+)\s+(day|week|month)s?\s+ago\b")
_AGO_DAYS = {"day": (1, 0), "week": (7, 3), "month": (30, 15)}  # (days in the unit, tolerance in days)
_MONTHLY = 62  # longest span, in days, whose months may be named
_WEEK = 8  # longest span, in days, whose days may be named


def only_words(claim: str, sentence: str) -> bool:
    """Whether a claim, without its dates, has no word that adds to the sentence or changes it."""
    if not _is_told_in_chinese(claim, sentence):
        return False
    if (_HEDGED().search(sentence) and not _INTENDS().search(claim)) or _ASKS_WHETHER().search(sentence):
        return False
    if is_turned(claim, sentence) or _is_done_early(claim, sentence) or _drops_a_limit(claim, sentence):
        return False
    if _drops_the_act(claim, sentence) or _speaks_of_the_teller(claim, sentence):
        return False
    own = _canonical(sentence) | numbers_in(sentence)
    free = _free(sentence, own)
    claimed = _canonical(claim) - _DENIALS
    return all(_is_said(word, own, free, own & claimed) for word in claimed)


def _is_done_early(claim: str, sentence: str) -> bool:
    """Whether a claim tells as done what the sentence only intends: "bought a boat" of "saving up for a boat"."""
    done = _IS_DONE().search
    if not _IS_TO_COME().search(sentence) or _INTENDS().search(claim) or _IS_TO_COME().search(claim):
        return False
    return bool(done(claim) and not done(sentence))


def _drops_the_act(claim: str, sentence: str) -> bool:
    """Whether a claim leaves out the first word that says something of the speaker: "has a car" of "I sold my car"."""
    clause = _clause_of(claim, sentence)
    told = _canonical(claim) | {stem(word) for word in claim.lower().split()}
    for match in _ACT().finditer(clause):
        act = next((word for word in words(match[1]) if word not in _BEFORE_AN_ACT), "")
        act = _NUMBER_WORDS.get(act, act)
        same = {act} | akin({act})
        if act and act < "\u2e80" and not says_little(act) and not same & told and not any(map(_of_root(act), told)):
            return True
    return any(
        not (sign in claim or sign_says_little(sign) or any(map(claim.count, chinese_akin(sign, sentence))))
        for sign in _chinese_acts(clause)
    )


def _chinese_acts(clause: str) -> Iterator[str]:
    """Yield the first character that says something of the speaker, and those before 了."""
    for speaker in _SPEAKER().finditer(clause):
        at = speaker.end()
        while before := _BEFORE_A_CHINESE_ACT().match(clause, at):
            at = before.end()
        yield from [sign for sign in clause[at : at + 1] if "\u3400" <= sign <= "\u9fff"]
    yield from _BEFORE_LE().findall(clause)


def _speaks_of_the_teller(claim: str, sentence: str) -> bool:
    """Whether a claim says of who reports it what is reported: "the boss is off on Monday" of "my boss says we are"."""
    told = claim.lower()
    tellers = ((match[1] or match[2]).lower() for match in _REPORTS().finditer(sentence))
    return not _REPORTS().search(claim) and any(teller in told for teller in tellers)


def _clause_of(claim: str, sentence: str) -> str:
    """Return the clause of a sentence with most words of a claim."""
    told = set(words(claim))
    return max(_CLAUSE().split(sentence), key=lambda each: len(told.intersection(words(each))))


def _drops_a_limit(claim: str, sentence: str) -> bool:
    """Whether a claim leaves out a word that limits its clause: "used to", "almost", "every second"."""
    clause = _clause_of(claim, sentence)
    return any(limit().search(clause) and not limit().search(claim) for limit in _LIMITS)


def _is_said(word: str, own: set[str], free: set[str], repeated: set[str]) -> bool:
    """Whether a word adds nothing. It was said, or it is free. Or it is the kind of a thing that was said and is
    `repeated`, as "editor" is beside vim. Or all its parts add nothing ("4-space")."""
    if word in own or word in free or any(map(_of_root(word), own)):
        return True
    parts = word.split("-")
    if len(parts) > 1 and all(not part or is_stop(part) or _is_said(part, own, free, repeated) for part in parts):
        return True
    # other words that share a kind are other things of that kind: a doctor is no nurse
    kinds = set(asked_by(word)) if word in _CLASSES else set()
    return any(not kinds.isdisjoint(kinds_of(each)) for each in repeated)


def is_turned(claim: str, *sentences: str) -> bool:
    """Whether a claim has a word such as "before" or "without" that the sentences lack, or swaps the two sides of a
    preference."""
    whole = "; ".join(sentences)
    if any(is_reversed(claim, sentence) for sentence in sentences):
        return True
    turned = any(turn().search(claim) and not turn().search(whole) for turn in _TURNS)
    return turned or any(_is_swapped(claim, sentence) for sentence in sentences)


def _canonical(text: str) -> set[str]:
    """Return the words of a text except Chinese ones and stop words, with numbers in digits."""
    found = (word for word in words(text) if word < "\u2e80" and not is_stop(word))
    return {_NUMBER_WORDS.get(word, word) for word in found if len(word) > 1 or word.isdigit()} | set(
        _LETTER().findall(text)
    )


def _free(sentence: str, own: set[str]) -> set[str]:
    """Return the words that a claim may have beyond the sentence's own."""
    lower = sentence.lower()
    free = words_beside(own | set(words(sentence)), ours=bool(_OURS().search(sentence)))
    if re.search(r"\bmy\b.*(?:\b(?:is|are)\b|'s\b)", lower):
        free |= set(words("have own"))
    if _IS_INTO().search(sentence):
        free |= set(words("like enjoy love interest"))
    if denies(sentence) and own & set(words("like love enjoy")):
        free |= set(words("dislike hate"))
    if _WOULD_LIKE().search(sentence):
        free |= {"want", "wish", "hope"}
    if _IS_DOING().search(sentence):
        free |= set(words("plan intend go will"))
    if not re.search(r"\b(?:i|i'm|i've|i'd|my|we|our)\b", lower) or _ORDERS().search(sentence):
        free |= set(words(_ASKS))
    return free


def _of_root(word: str) -> Callable[[str], bool]:
    """Return a test whether another word has the same root."""

    def is_akin(other: str) -> bool:
        if word[:_STEM] != other[:_STEM] or not (word.replace("-", "").isalpha() and other.replace("-", "").isalpha()):
            return False
        size = next(
            (n for n, (a, b) in enumerate(zip(word, other, strict=False)) if a != b), min(len(word), len(other))
        )
        return bool(_SUFFIX().match(word[size:]) and _SUFFIX().match(other[size:]))

    return is_akin


def is_reversed(claim: str, sentence: str) -> bool:
    """Whether a claim has a way ("from Oslo to Bergen", 从北京搬到上海) or two names in the other direction."""
    if _takes_the_new(claim, sentence):
        return False
    for way in (_WAY, _CHINESE_WAY, _BEFORE, _CHINESE_BEFORE, _IS_OF):
        for told, said in ((one, other) for one in way().finditer(claim) for other in way().finditer(sentence)):
            if told[1].lower() in said[2].lower() and told[1].lower() not in said[1].lower():
                return True
    for told, said in ((one, other) for one in _BUT_NOT().finditer(claim) for other in _BUT_NOT().finditer(sentence)):
        if told[1][-1] in said[2] and told[1][-1] not in said[1]:
            return True
    if any(_goes_half_the_way(claim, sentence, way) for way in (_WAY, _CHINESE_WAY)):
        return True
    called = _NAME().findall(claim) + _CHINESE_NAME().findall(claim)
    names = [name for name in dict.fromkeys(called) if name in sentence]
    order = [sentence.index(name) for name in names[:2]]
    if len(order) < 2:
        return False
    numbers = [sentence.find(number) for number in _NUMBER().findall(claim)]
    if order[0] < order[1] and len(numbers) > 1 and -1 not in numbers and numbers != sorted(numbers):
        return True  # each number is another name's
    return order[0] > order[1] and not _PASSIVE().search(claim)


def _goes_half_the_way(claim: str, sentence: str, way: Lazy) -> bool:
    """Whether a claim has only the place or thing that was left, without "from"."""
    return any(
        left.lower() in claim.lower()
        and not way().search(claim)
        and right.lower() not in claim.lower()
        and not _LEAVES().search(claim)
        for left, right in way().findall(sentence)
    )


def _takes_the_new(claim: str, sentence: str) -> bool:
    """Whether a claim says of a way "from Vim to Helix" that Helix is used over Vim."""
    return any(
        re.search(rf"\b{re.escape(new)}\b.* (?:over|instead of|rather than) {re.escape(old)}\b", claim, re.I)
        for old, new in _WAY().findall(sentence)
    )


def _is_swapped(claim: str, sentence: str) -> bool:
    """Whether the two sides of a preference are swapped: "tabs over spaces", "spaces over tabs"."""
    for over in () if _takes_the_new(claim, sentence) else _OVER().finditer(claim):
        left, right = words(claim[: over.start()]), words(claim[over.end() :])
        ahead = next((word for word in reversed(left) if not is_stop(word)), "")
        behind = next((word for word in right if not is_stop(word)), "")
        for told in _OVER().finditer(sentence):
            first, last = set(words(sentence[: told.start()])), set(words(sentence[told.end() :]))
            if ahead in last - first and behind in first - last:
                return True
    return False


def _is_told_in_chinese(claim: str, sentence: str) -> bool:
    """Whether the sentence has each meaningful Chinese character of a claim, or a synonym."""
    if claim.isascii():
        return True
    if not {each[1] for each in _AMOUNT().finditer(claim)} <= set(_NUMERALS().findall(sentence)):
        return False
    if not set(_COUNTED().findall(claim)) <= set(_COUNTED().findall(sentence)):
        return False
    free = chinese_words_beside(sentence, ours=bool(_OURS().search(sentence)))
    if "我" not in sentence or _ORDERS().search(sentence):  # an order, which a claim reports
        free |= {"希望", "要求"}
    for word in sorted(free, key=len, reverse=True):
        claim = claim.replace(word, " ")
    return {sign for sign in claim if "\u3400" <= sign <= "\u9fff" or sign.isdigit()} <= set(sentence)


def numbers_in(text: str) -> set[str]:
    """Return the numbers that a text spells out, in digits."""
    return {_NUMBER_WORDS[word] for word in words(text) if word in _NUMBER_WORDS}


def with_digits(text: str) -> str:
    if text.isascii():
        return text
    return _CHINESE_NUMBER().sub(lambda match: _number(match[0]) or match[0], text)


def _number(text: str) -> str:
    tens, ten, ones = text.replace("两", "二").rpartition("十")
    if len(tens) > 1 or len(ones) > 1 or text == "一":
        return ""
    return str((_DIGITS.index(tens) if tens else 1) * 10 * bool(ten) + (_DIGITS.index(ones) if ones else 0))


def days_named(text: str, day: int | None) -> set[str]:
    """Return the years, months, days and weekdays that a text names or counts from `day`, the number of the day on
    which it was said."""
    written, spans = absolute_dates(text, day)
    found = {*_named(written, day), *_named(text, day)}
    for _, first, last in spans:
        for number in (first, last) if last - first > _WEEK else range(first, last + 1):
            found |= set(_parts(iso_date(number), exact=last - first <= _WEEK))
        if last - first > _MONTHLY:
            found = {part for part in found if part[0] != "m"}
    if day is None:
        return found
    for count, _, number, _ in _FOR().findall(text):
        years = _NUMBER_WORDS.get(count.lower(), count or number)
        if years.isdigit() and len(years) < 3:
            found.add(f"y{int(iso_date(day)[:4]) - int(years)}")
    for count, unit in _AGO().findall(text):
        ago, (size, slack) = _NUMBER_WORDS.get(count.lower(), count), _AGO_DAYS[unit.lower()]
        if ago.isdigit() and len(ago) < 3:
            for number in range(day - int(ago) * size - slack, day - int(ago) * size + slack + 1):
                found |= set(_parts(iso_date(number), exact=unit.lower() != "month"))
    return found


def _named(text: str, day: int | None) -> Iterator[str]:
    for match in _ISO().finditer(text):
        yield from _parts(match[0], exact=True)
    text = _ISO().sub(" ", text)
    for match in _NAMED().finditer(text):
        month = _MONTHS.index(match["month"][:3].lower()) + 1
        yield f"m{month}"
        number = match["before"] or match["after"]
        yield from [f"d{int(number)}"] if number else []
        if not _YEAR().match(text, match.end() + 1) and day:
            yield f"y{_nearest_year(month, int(number or 15), day)}"
    places = [_WEEKDAYS.index(match[1].lower()) for match in _WEEKDAY().finditer(text)]
    for place in places + ["一二三四五六日天".index(sign) % 7 for sign in _CHINESE_WEEKDAY().findall(text)]:
        yield f"w{place}"
        for number in range((day or 0) - _WEEK + 1, (day or 0) + 2 * _WEEK) if day else ():
            if (number - 1) % 7 == place:  # some mean this week by "next Friday", some the week after
                yield from _parts(iso_date(number), exact=True)
    for match in _YEAR().finditer(text):
        yield f"y{match[1]}"
    for number, unit in _CHINESE_DATE().findall(text):
        yield f"{'y' if unit == '年' else 'm' if unit == '月' else 'd'}{int(number)}"


def _parts(date: str, *, exact: bool) -> Iterator[str]:
    year, month, *rest = date.split("-")
    yield f"y{int(year)}"
    yield f"m{int(month)}"
    if rest and exact and (number := day_number(date)):
        yield f"d{int(rest[0])}"
        yield f"w{(number - 1) % 7}"


def _nearest_year(month: int, number: int, day: int) -> int:
    """Return the year in which this day of the month is nearest to `day`."""
    year = int(iso_date(day)[:4])
    near = [
        (abs((day_number(f"{one:04d}-{month:02d}-{number:02d}") or 0) - day), one) for one in (year - 1, year, year + 1)
    ]
    return min(near)[1]
