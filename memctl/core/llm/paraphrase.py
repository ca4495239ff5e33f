"""Whether a claim only rewords a sentence: every name, number, day, thing and person in it must be in the sentence.

A claim may change inflection and derivation ("paints", "painter"), use the usual verbs of memories ("is fond of" for
"likes") and words for the user, and name a day counted from the day of the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from memctl.core.language.dates.resolve import absolute_dates
from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.patterns import Lazy
from memctl.core.language.taxonomy import asked_by, kinds_of
from memctl.core.language.tokenize import is_stop, words
from memctl.core.reconcile.supersede.claims import denies
from memctl.model.text.dates import day_number, iso_date

# Each line is one meaning: a claim may use any word of it if the sentence has one.
_MEANINGS = """
like love enjoy prefer favorite fond fan adore keen rather
hate dislike detest loathe stand
live reside relocate move home settle based
work job occupation profession employed employment career
have own possess
use utilize with run
plan intend going want will aim hope wish goal intention
keep store hold
put prescribe take have
car drive own
rent pay cost price fee
salary earn
need require
buy purchase
start begin began
stop quit gave give
avoid never
kid child children
kilo kilogram kg
teach taught learn
study major learn student degree
name call nickname known
born birthday birth date
wife spouse partner married
husband spouse partner married
day daily
week weekly
month monthly
year yearly annual annually
fly flight travel trip
afraid fear scared
math maths mathematics
speak language
contact reach
move switch migrate change
have diagnosed suffer
get receive become have
badly poorly
become promote
learn play practice
train prepare
drive commute cycle bike ride
plane fly flight travel
train travel
look care
save buy
js javascript
ts typescript
db database
repo repository project
mum mom mother
dad father
"""
_FRAME = (  # words that any claim about a person may have
    "user person name named occupation job profession preference fact note currently present address hobby interest "
    "interested located location go state status per "
    "recently already also around about approximately diet follow both mostly mainly usually named called"
)
_CLASSES = frozenset(  # nouns that name the class of a thing
    words(
        "editor browser language framework library database tool car vehicle pet animal drink food dish instrument "
        "sport city town country game app phone laptop shell terminal manager runner fruit hobby band singer author "
        "book film"
    )
)
# the kind of thing that is spoken of, and verbs that say little: who says all that the sentence says may add them
_LIGHT = frozenset(
    words(
        "disease condition illness allergy diagnosis disorder medication medicine drug treatment appointment "
        "money time trip visit session event account role position member version setting style format "
        "response answer message place area building problem type brand work take make do get serve run host "
        "include involve show spend pay earn receive carry perform undergo consider call refer experience "
        "attend participate operate schedule keep hold use"
    )
)
_LETTER = Lazy(  # C, type A
    r"(?<![\w'’.&-])(?<![.!?] )(?!I\b|(?<!.)A )[A-Z](?![\w'’&-]|\. ?[A-Z])|"
    r"(?<=[\u4e00-\u9fff])[A-Z](?![\w.-]{1,2}[A-Za-z0-9])"
)
_OF_US = "team project company group"  # further words if the sentence is about us
_ASKS = "want ask request expect prefer wish"  # further words if the sentence asks for something
_CHINESE_MEANINGS = (
    "不喜欢 讨厌 反感 厌恶 不爱 受不了", "喜欢 喜爱 偏好 偏爱 最爱 热爱 爱好 钟爱 爱", "使用 采用 用", "购买 买",
    "患有 有", "习惯 通常 一般 平时", "请 希望 要求", "居住 定居 住", "工作 上班 就职 任职 从事 担任 职业 当 做",
    "名字 姓名 名叫 称呼 叫", "打算 计划 准备 想要 想 要 会", "服用 服 吃", "读书 上学 念书", "部署 放 在",
    "考研 备考 研究生", "退休 已退休", "一直 长期 持续 坚持", "备战 准备 筹备", "来自 人", "特别 尤其 非常 很",
    "母亲 妈妈 妈", "父亲 爸爸 爸", "值夜班 上夜班", "从事 开发 做 写", "使用 写", "还贷 月供", "每月 月供 月",
    "小说 书 作品", "正在 在", "二手 旧", "学习 专业 就读 学 念", "拥有 饲养 养 有", "妈妈 母亲 妈", "爸爸 父亲 爸",
    "老婆 妻子 太太", "老公 丈夫", "孩子 小孩", "起床 起来", "旅游 旅行 玩", "用 发 联系", "说明 告知 提前 说 之前 前",
    "本 这个", "块 元", "运行 跑", "命名 叫", "携带 带", "从未 从没 从不 从来没 从来不", "通勤 上班", "乘 坐 飞机 火车",
)  # fmt: skip
_CHINESE_OURS = Lazy("团队|项目|公司")  # free where the sentence is about us
_CHINESE_FRAME = Lazy(r"用户|本人|通常|名字|姓名|职业|名叫|目前|现在")
_CHINESE_FREE = STOP_CHARACTERS | frozenset("于以并其该位名来将正只条个岁时") - frozenset("不没")
# what says little: who says all that the sentence says may add it
_CHINESE_LIGHT = frozenset(
    "每用使失给参加求希望为由位名次时候行携命关元块一家后被称担任成进已经着种里内得点左右方面情况"
)
_CHINESE_OF_SPEAKER = frozenset("我们咱俺了的吗呢吧啊是在就也还都会要去到很挺给跟和把用写上下来，。！？、；：,.!? ")
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
_DIGIT_RUN = Lazy(r"\d+")
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
        "only|just|solely", "left", "right", "against", "first", "last", "all|every|each|always",
        "any|whatever|whichever",
        r"without|no|not|never|cannot|free|\w+n['’]t",
    )
)  # fmt: skip
# words that limit what is said: a claim may leave one out only for another of the same line
_LIMITS = tuple(
    Lazy(line, re.I)
    for line in (
        r"\b(?:used to|former\w*|previously|quit|stopped|no longer)\b|以前|曾|过去|原来|小时候|戒|不再",
        r"\b(?:almost|nearly|barely|hardly)\b|差点|险些|几乎",
        r"\b(?:rarely|seldom|sometimes|occasional\w*)\b|很少|偶尔|有时",
        r"\b(?:second|other|third|biweekly|fortnight\w*|alternate)\b|隔",
    )
)
_CLAUSE = Lazy(r"[,;，；。]|\b(?:and|but)\b|但")
_BUT_NOT = Lazy(r"([^，。不]{1,6})，?不([^，。]{1,6})")
_OVER = Lazy(r"\b(?:over|rather than|instead of|to|than|(?<!do )(?<!does )not)\b", re.I)
_WAY = Lazy(r"\bfrom (\w+)\b[^.;]{0,20}? to (\w+)", re.I)
_CHINESE_WAY = Lazy(r"从([^，。]{1,8}?)(?:搬|换|改|迁|转|调)[^，。]{0,2}?[到去为成]了?([^，。]{1,8})")
_BEFORE = Lazy(r"(\w{3,4})\w* before (?:\w+ )??(\w{3,4})", re.I)
_CHINESE_BEFORE = Lazy(r"先([^，。]{1,8}?)[，]?再([^，。]{1,8})")
_MORE = Lazy(r"([^，。]{1,6}?)(?:胜过|超过|多过|甚于)([^，。]{1,6})")
_IS_OF = Lazy(r"([^，。]{1,6}?)是([^，。]{1,6}?)的")
_NAME = Lazy(r"(?<![.!?] )(?<!^)\b[A-Z][a-z]+\b|^(?!User|The|My|I\b)[A-Z][a-z]+\b(?=\s\w+s\b)")
_CHINESE_NAME = Lazy(r"[小老阿]\w(?=\W|$|[^\x00-\x7f])")
_PASSIVE = Lazy(r"\b(?:by|and|with|who|named|called)\b|,")
_HEDGED = Lazy(
    r"\b(?:might|(?-i:may)(?! \d)|maybe|perhaps|considering|thinking (?:of|about)|not sure|unsure|probably|possibly|"
    r"if)\b|也许|可能|考虑|或许|大概|如果|不确定",
    re.I,
)
_INTENDS = Lazy(r"\b(?:plan\w*|consider\w*|think\w*|might|may|maybe|perhaps|possibl\w+|probabl\w+|if|unsure|sure)\b|"
                r"也许|可能|考虑|或许|大概|如果|不确定|计划|打算", re.I)  # fmt: skip
_IS_TO_COME = Lazy(
    r"\b(?:plan\w*|hop(?:e|es|ing)|wants?|wanna|(?:would|['’]d) (?:like|love)|going to|gonna|will|"
    r"intend\w*|saving(?: up)? for|dream\w*|thinking)\b|['’]ll\b|"
    r"想(?![家念起到])|打算|准备|计划|考虑|希望|要(?![求是么])",
    re.I,
)
_IS_DONE = Lazy(r"\b(?:bought|sold|quit|got|went|left|began|became|built|has|had|\w{2,}ed)\b|[了过]|已", re.I)
_QUIT = Lazy(r"\bquit\b", re.I)  # has one form for what is to come and what is done
_NUMERALS = Lazy(r"[一二两三四五六七八九十百千万半几\d]+")
_AMOUNT = Lazy(r"([一二两三四五六七八九十百千万半几\d]+)个?(?:[年月天日周岁次倍斤里块元]|星期|小时|分钟)")
_IS_DOING = Lazy(r"(?i)(?:\b(?:am|are)|['’](?:m|re))\s\w+ing\b")
_IS_INTO = Lazy(r"(?i)(?:\b(?:am|is|are|really)|['’](?:m|s|re))\s(?:really\s)?into\b")
_WOULD_LIKE = Lazy(r"(?i)(?:['’]d|\bwould) (?:like|love|rather)\b")
_IS_AGED = Lazy(r"(?i)(?:\b(?:am|is|turn\w*)|['’](?:m|s))\s\d+")
_IS_A = Lazy(r"(?i)(?:\b(?:am|is|are)|['’](?:m|re|s))\san?\s")
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
    if bool(_HEDGED().search(sentence)) and not _INTENDS().search(claim):
        return False
    if is_turned(claim, sentence) or _is_done_early(claim, sentence) or _drops_a_limit(claim, sentence):
        return False
    own = _canonical(sentence) | numbers_in(sentence)
    free = _free(sentence, own)
    claimed = _canonical(claim)
    left_out = {word for word in own - claimed - free if not any(map(_of_root(word), claimed))}
    if all(word.isdigit() or _NAMED().fullmatch(word) or _WEEKDAY().fullmatch(word) for word in left_out):
        claimed -= _LIGHT
    return all(_is_said(word, own, free, own & claimed) for word in claimed)


def _is_done_early(claim: str, sentence: str) -> bool:
    """Whether a claim tells as done what the sentence only intends: "bought a boat" of "saving up for a boat"."""
    done = _IS_DONE().search
    return (
        bool(_IS_TO_COME().search(sentence) and not _INTENDS().search(claim))
        and not _IS_TO_COME().search(claim)
        and (bool(done(claim) and not done(sentence)) or (bool(_QUIT().search(claim)) and not _INTENDS().search(claim)))
    )


def _drops_a_limit(claim: str, sentence: str) -> bool:
    """Whether a claim leaves out a word that limits its clause: "used to", "almost", "every second"."""
    told = set(words(claim))
    clause = max(_CLAUSE().split(sentence), key=lambda each: len(told.intersection(words(each))))
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
    free = {*words(_FRAME)}
    said = set(words(sentence))
    for line in _MEANINGS.strip().split("\n"):
        members = set(words(line))
        if members & (own | said):
            free |= members
    if re.search(r"\b(?:we|our|us)\b|我们|咱", lower):
        free |= set(words(_OF_US))
    if re.search(r"\bmy\b.*(?:\b(?:is|are)\b|'s\b)", lower):
        free |= set(words("have own"))
    if _IS_INTO().search(sentence):
        free |= set(words("like enjoy love interest"))
    if denies(sentence) and own & set(words("like love enjoy")):
        free |= set(words("dislike hate"))
    if _WOULD_LIKE().search(sentence):
        free |= {"want", "wish", "hope"}
    if _IS_AGED().search(sentence):
        free |= set(words("age old year"))
    if _IS_DOING().search(sentence):
        free |= set(words("plan intend go will"))
    if _IS_A().search(sentence):
        free |= set(words("work job occupation profession"))
    if not re.search(r"\b(?:i|i'm|i've|i'd|my|we|our)\b", lower):
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
    for way in (_WAY, _CHINESE_WAY, _BEFORE, _CHINESE_BEFORE, _IS_OF, _MORE):
        for told, said in ((one, other) for one in way().finditer(claim) for other in way().finditer(sentence)):
            if told[1].lower() in said[2].lower() and told[1].lower() not in said[1].lower():
                return True
    for told, said in ((one, other) for one in _BUT_NOT().finditer(claim) for other in _BUT_NOT().finditer(sentence)):
        if told[1][-1] in said[2] and told[1][-1] not in said[1]:
            return True
    called = _NAME().findall(claim) + _CHINESE_NAME().findall(claim)
    names = [name for name in dict.fromkeys(called) if name in sentence]
    order = [sentence.index(name) for name in names[:2]]
    return len(order) > 1 and order[0] > order[1] and not _PASSIVE().search(claim)


def _is_swapped(claim: str, sentence: str) -> bool:
    """Whether the two sides of a preference are swapped: "tabs over spaces", "spaces over tabs"."""
    for over in _OVER().finditer(claim):
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
    whole, told = claim, sentence
    if not {each[1] for each in _AMOUNT().finditer(claim)} <= set(_NUMERALS().findall(told)):
        return False
    claim = _CHINESE_FRAME().sub("", claim)
    if "我们" in told or "咱" in told:
        claim = _CHINESE_OURS().sub("", claim)
    if "我" not in told or "别" in told:  # an order, which a claim reports
        claim = claim.replace("希望", "").replace("要求", "")
    for line in _CHINESE_MEANINGS:
        members = line.split()
        if any(member in told for member in members):
            for member in members:
                claim = claim.replace(member, "")
    signs = {sign for sign in claim if "\u3400" <= sign <= "\u9fff"} - _CHINESE_FREE
    if set(told) - set(whole) - _CHINESE_FREE <= _CHINESE_OF_SPEAKER:
        signs -= _CHINESE_LIGHT
    return signs <= set(told) and set(_DIGIT_RUN().findall(claim)) <= set(_DIGIT_RUN().findall(told))


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
