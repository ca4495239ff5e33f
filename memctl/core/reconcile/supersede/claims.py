"""The claim of a statement: its subject, what holds, what no longer holds, and whether one claim undoes another.

A rough grammar of English and Chinese, cautious: a statement that it cannot parse corrects nothing."""

from __future__ import annotations

from memctl.core.language.en.word_classes import A_WEEKDAY
from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import is_cjk, words

_CUE_STEMS = """
now nowaday instead longer anymor alway usual switch move migrat chang replac correct actual stop quit gave give up
rather
改用 改 用 改成 改为 换 换成 再 不再 现 现在 在更 更 其实 已经
"""
CUE_WORDS = frozenset(_CUE_STEMS.split())
# slots: things of which a person has one at a time, by the words that mention them
_SLOTS = tuple(Lazy(pattern) for pattern in (
    r"(?i:\b(?:lives?|living|resides?|relocated|based) )|(?i:\b(?:moved|moving)(?: back| over| out| away| again)*) "
    r"(?i:(?:from \S+ )?to) (?=[A-Z])|"
    r"住在|居住|搬[到去回]|定居|现在住|^(?:我|我们|我家)住|租的?房|房子在",
    r"(?i:\b(?:works?|working) (?:at|for)\b|\bemployed by\b)|"
    r"(?:在|[换跳]到)[^，。,]{2,15}(?:工作|上班)|任职|就职|入职|跳槽",
    r"(?i:\b(?:works?|working) as\b|\bjob is\b)|职业",
    r"(?i:\bname is\b|\bgoes? by\b|\bcalls? me\b)|名字是|我叫|叫我|改名",
    r"(?i:\bbirthday|\bborn on\b)|生日|出生",
    r"(?i:\bphone number)|电话|手机号",
    r"(?i:\bemail)|邮箱",
    r"(?i:\b(?:am|'m|is|got) (?:single|married|divorced|engaged|widowed)\b)|单身|已婚|结婚了|离婚了|订婚了",
    r"(?i:\b(?:am|['’]m|is|being|became|become) (?:an? )?(?:vegetarian|vegan|pescatarian)\b|\beat(?:s|ing)? (?:meat|"
    r"everything)\b)|"
    r"素食|吃素|吃肉|吃荤",
    r"(?i:\bworks? (?:remotely|from (?:home|the office)|in the office)\b)|在家办公|居家办公|远程办公",
    r"(?i:\b(?:ride|take|drive|cycle|walk|bike|commute)\b.{0,30} to (?:work|school|the office)\b)",
))  # fmt: skip
HOME, EMPLOYER, POSITION = 0, 1, 2  # indexes in _SLOTS
# verbs with which a person seldom makes two claims about one matter
_HOLDING = Lazy(
    r"(?i)\b(?:us(?:es?|ed|ing)|prefers?|preferred|likes?|loves?|favou?rite|default|is|are|switched|migrated|moved|"
    r"replaced)\b|['’]m\b|"
    r"\b(?:deploy|build|run|test|host|write|edit|manage|track)s?\b.{0,20} (?:with|on|in|through)\b|"
    r"[用是爱]|喜欢|偏好|换"
)
_VERB_STEMS = """
use prefer like love favourit favorit default be live move work resid reloc switch migrat drink eat everything
用 使 使用 喜 欢 喜欢 爱 住 搬 住在 搬到 更喜 到 喝 吃
"""
_VERB_WORDS = frozenset(_VERB_STEMS.split()) | CUE_WORDS
# a claim about the past, or a negative one, cannot end
_NOT_NOW = Lazy(r"(?i)\bused to\b|\bonce\b|\b(?:never|not)\b|n't\b|曾|以前|从不|从来|[不没]")
_ADDS = Lazy(r"(?i)\b(?:too|also|as well|in addition|besides)\b|[也还]|另外")

_TAKES_TO = Lazy(r"(?i)\b(?:(?:come|grown) to )?(?:like|love|enjoy|adore|prefer|drink|eat|use)s?\b")
_TURNS_FROM = Lazy(
    r"(?i)\b(?:hate|dislike|loathe|detest|despise|avoid)s?\b|\b(?:can['’]?t|cannot) (?:stand|bear)\b|"
    r"\b(?:not|never|no longer|stopped|quit|gave up)\b|n['’]t\b"
)
_COUNT_WORDS = "one two three four five six seven eight nine ten eleven twelve"
_COUNTS = frozenset(_COUNT_WORDS.split())
_AT_TIMES = Lazy(
    rf"(?i)(?:every|each|to|at|in|on|with|before|after|a lot|daily|often|\d+|{_COUNT_WORDS.replace(' ', '|')})\b|$|"
    r".{1,40}\b(?:an?|per|each|every) (?:day|week|month|year|night|morning|evening)\b"
)

_STOP = r"[,;:!?，。；：！]|(?<!\bSt)(?<!\b[DM]r)(?<!\bMrs)\.(?=\s|$)|$"
_END = rf"(?={_STOP}| (?:but|and|because|since|so|now)\b)"
_SHORT_END = (
    rf"(?={_STOP}| (?:but|and|because|since|so|now|for|as|in|on|at|to|with|by|when|last|this|yesterday|today)\b)"
)
_GONE = tuple(Lazy(pattern) for pattern in (
    rf"(?i)\b(?:no longer|stopped|quit|gave up) (.{{1,300}}?){_END}",
    r"(?i)(?:\bnot|n't) ([^,;.]{1,300}?) (?:any ?more|after all)\b",
    rf"(?i)\b(?:instead of|rather than|over|replaced|away from|sold|left|ditched|dropped|moved (?:\w+ )?off) "
    rf"(.{{1,300}}?){_SHORT_END}",
    rf"(?i)\b(?:switched|switching|moved|migrated|changed) from (.{{1,300}}?){_SHORT_END}",
    r"(?i)\b(?:not|correction:? not) ([^,;.]{1,300}?),? but\b",
    r"(?i), not (?:the )?([^,;.]+)",
    r"不是(.{1,300}?)(?=[，。；！,.!]|$)",
    r"(?:不再|已经不|而不是|而非|不用|戒了|戒掉了?)(.{1,300}?)(?=了?(?:[，。；！,.!]|$))",
    r"不(?:在|住在?|去|喝|吃|做|学)(.{1,300}?)了(?=[，。；！,.!]|$)",
    r"别叫(?:我)?(.{1,30}?)了(?=[，。；！,.!]|$)",
    r"从(.{1,300}?)(?=换|改|搬|转|切|迁)",
))  # fmt: skip
# signs of denial or dislike; the Chinese characters also occur in words that deny nothing
_DENIAL = Lazy(
    r"(?i)\b(?:not|no|never|none|neither|nor|without|cannot|\w+n['’]t|(?:do|does|did|ca|wo|is|are|was|has|have)nt|"
    r"hat(?:es?|ed)|dislik(?:es?|ed)|avoid(?:s|ed)?|stopped|quit|refus(?:es?|ed)|distrusts?)\b|"
    r"[不没無无非未别別勿莫否]|讨厌|討厭|拒绝"
)
_DENIES_NOTHING = Lazy(
    r"(?i)\b(?:not only|no doubt|no problem)\b|特[别別]|非常|[别別]人|别的|[区分级性类个告]别|不(?:[错錯仅但管论同]|"
    r"过(?!敏))|"
    r"差不多|[无無]论|没问题|未来|无锡|非洲"
)
_JOINTS = Lazy(
    r"(?i)(?<!\bSt)(?<!\b[DM]r)(?<!\bMrs)[;:.!?](?:\s|$)|, |\s(?:and|&|but|while|who|which|because|plus|as well as|"
    r"when|since|if|until|after|before|though)\s|"
    r"[，。；：、！？和]|以及|并且|而且|同时"
)

_CLAUSE = Lazy(r"(?i)(?:[,;.] (?:(?:so|and|but|then) )?|,? (?:so|and|but) )(?=(?:i|we|my|our|the)\b)")
_SUBORDINATES = Lazy(
    r"(?i)(?:when|whenever|if|since|because|while|in|at|for|on|as|although|though|once|after|before|with|during|unless|"
    r"until|by|from|to)\b"
)
_ZH_CLAUSE = Lazy(r"[，,；;。]\s*")

_TASTE = Lazy(r"(?i)\b(?:prefers?|likes?|loves?)\b")  # people like several things of one kind
_DAY = Lazy(rf"(?i)\b({A_WEEKDAY})s?\b")
_WHERE = Lazy(r"(?i)\b(?:in|for|at|on) (?:the|my|our) ([\w-]+(?: [\w-]+)?)")
_SELF_WORDS = "i we call i've i'm i'd i'll we've we're we'd we'll user project repo repository codebase"
_SELF = frozenset(_SELF_WORDS.split())
_LEADING_WORDS = "now actually nowadays currently and so well today from on then these days"
_LEADING = frozenset(_LEADING_WORDS.split())
_TAKING_BACK = Lazy(
    r"(?i)^(?:(?:no|sorry|oops|wait|correction|update|scratch that|strike that|my (?:bad|mistake)|"
    r"i (?:was wrong|misspoke|mistyped|changed my mind)(?: about (?:it|that))?)[,:;.!-]+\s*|"
    r"(?:turns out(?: that)?|as of \w+ \w+|these days|nowadays|from now on),?\s+)+"
)
_DETERMINER_WORDS = "my our new the a an this these that his her their your"
_DETERMINERS = frozenset(_DETERMINER_WORDS.split())
_OWN_WORDS = """
name full nickname email mail address phone number birthday job employer role title favourite favorite preferred
default main primary home city editor ide shell terminal browser os language package manager user project repo
repository codebase
"""
_OWN = frozenset(_OWN_WORDS.split())
_VERB_FORMS = """
is are was were am be has have had had's do does did don't doesn't can will would should no not never now lives live
living lived works work worked uses use used prefers prefer likes like loves love hates hate wants want needs need
drinks drink eats eat plays play moved moves switched switches runs run reads read speaks speak studies study owns own
keeps keep writes write drives drive enjoys enjoy knows know teaches teach thinks think goes go went stopped quit gave
changed replaced migrated joined started resides relocated always usually often still really actually currently just
"""
_VERBS = frozenset(_VERB_FORMS.split())
_PLURAL = (["are"], ["have"], ["were"], ["do"], ["aren't"], ["don't"])  # after a plural noun, not after a verb
_ZH_VERB = Lazy(
    r"不再|已经不|不是|改[用成为到名签喝吃学]|换[成到了用]|转[用到]|[迁移调]到|调整[为到成]|推迟到|提前到|延期到|"
    r"搬到|搬去|"
    r"搬家|戒了|更?喜欢|偏好|最?爱|使用|"
    r"[用住喝吃是叫去在有说买养看做玩学想]|单身|[结离]婚|退休|上(?=.{1,2}年级|大[一二三四]|[初高][一二三])|工作|"
    r"上班|习惯|讨厌|从"
)
_ZH_TAKING_BACK = Lazy(r"^(?:(?:我|刚才|之前|刚刚)*[说记搞写]错了|(?:更正|纠正)(?:一下)?|不对)[，,：:！!。\s]+")
# verbs for what a thing is, where it is, or how it is done; people are and do many things
_ZH_VALUE = Lazy("[是在叫用为走上]|使用")
_ZH_AT = "在上走"  # verbs for the place of a thing; other verbs say what it is
_ZH_WHEN = Lazy("[周月号日点年]")
_ZH_PERSON = Lazy("[爸妈哥姐弟妹爷奶叔舅姑姨友公婆儿女孩师娃]|同[事学]")
_ZH_SELF = Lazy(r"^(?:用户|我们|咱们|我|咱|项目|大家|请)")
_ZH_ASIDE = Lazy(
    r"现在|其实|已经|以后|开始|重新|又|平时|一般|通常|都|[经平]?常|一直|不(?=[在去住喝吃用做学])|[\s，,：:的]"
)


def slots_of(text: str) -> frozenset[int]:
    """Return the slots, as indexes in _SLOTS, that the statement is about."""
    return frozenset(number for number, slot in enumerate(_SLOTS) if slot().search(text))


def subject_of(text: str) -> str:
    """Return the subject in lower case, or "" for the user, the user's own things, or no named subject."""
    text = text.strip()
    if any(sign >= "\u2e80" for sign in text):
        text = _ZH_SELF().sub("", _ZH_ASIDE().sub("", _ZH_TAKING_BACK().sub("", text)))
        verb = _ZH_VERB().search(text)
        return text[: verb.start() if verb else len(text)].lower()
    text = _TAKING_BACK().sub("", text.replace("’", "'"))
    tokens = [token.strip(',:;.!?"()') for token in text.lower().split()]
    while tokens and tokens[0] in _LEADING:
        tokens.pop(0)
    if not tokens or tokens[0] in _SELF or tokens[1:3] in (["calls", "me"], ["call", "me"]):
        return ""
    phrase = tokens[: _verb_at(tokens)]
    own = all(token in _OWN or token in _DETERMINERS for token in phrase)
    return "" if own else " ".join(token for token in phrase if token not in _DETERMINERS)


def _verb_at(tokens: list[str]) -> int:
    """Return the index of the verb; 0 if no subject is named or recognised."""
    first = 1 + (tokens[0] in _DETERMINERS)  # the verb cannot come before "kids" in "my kids …"
    for number, token in enumerate(tokens[:6]):
        if token in _VERBS or (
            number >= first and _is_third_person(token) and tokens[number + 1 : number + 2] not in _PLURAL
        ):
            return number
    return min(len(tokens), 6) if tokens[0] in _DETERMINERS else 0


def _is_third_person(token: str) -> bool:
    """Whether a word may be a verb in the third person: "lives"."""
    return token.endswith("s") and not token.endswith(("ss", "'s"))


def corrects(new: str, old: str) -> bool:
    """Whether `new` undoes all that `old` says, and nothing else."""
    subject = subject_of(new)
    if adds(new) or not _is_one_subject(subject, subject_of(old)):
        return False
    if _is_turned(new, old):
        return True
    holds, held, gone = _holding(new), _holding(old), _gone(new)
    claims, claimed = _content(holds), _content(held)
    if _NOT_NOW().search(held) or not _is_one_claim(held, _content(new)):
        return False
    if not gone and denies(holds) and not denies(held):
        return _content(_TAKING_BACK().sub("", holds)) - CUE_WORDS == claimed
    told = claims - _VERB_WORDS - _content(subject)
    if told and told <= claimed:
        return False
    if _is_elsewhere(new, old) and not (slots_of(new) & slots_of(old)):
        return False
    if _is_of_other_days(new, old):
        return False
    undone = [phrase for phrase in gone if phrase <= claimed]
    if gone and not undone:
        return False
    return _same_matter(new, old, (claims & claimed) - _VERB_WORDS, undone)


def adds(text: str) -> bool:
    """Whether a statement adds to an earlier one: "I also use Helix"."""
    return bool(_ADDS().search(text))


def _is_elsewhere(new: str, old: str) -> bool:
    """Whether the statements hold in different places: "Python 3.10 in the API", "3.12 in the worker"."""
    one, other = (_content(" ".join(_WHERE().findall(text))) - CUE_WORDS for text in (new, old))
    return bool(one and other) and one.isdisjoint(other)


def _is_of_other_days(new: str, old: str) -> bool:
    """Whether the statements hold on different days of the week."""
    one, other = ({day.lower() for day in _DAY().findall(text)} for text in (new, old))
    return bool(one and other) and one.isdisjoint(other) and _content(_DAY().sub("", old)) - _content(new) != set()


def _is_one_subject(one: str, other: str) -> bool:
    """Whether two subjects are the same, by name or by words."""
    return one == other or words(one) == words(other) != []


def ends(new: str, old: str) -> bool:
    """Whether `new` says that something in `old` no longer holds."""
    held = _content(old)
    return any(phrase <= held for phrase in _gone(new))


def _same_matter(new: str, old: str, common: set[str], undone: list[set[str]]) -> bool:
    """Whether two claims concern one matter: the undone thing is named in full, or only one can exist."""
    if slots_of(new) & slots_of(old):
        return True
    if any(phrase & _VERB_WORDS or len(phrase) > 1 or _is_act(phrase, old) for phrase in undone):
        return True
    if undone and common - set().union(*undone):
        return True
    holding = bool(_HOLDING().search(new) and _HOLDING().search(old))
    if holding and not undone and _TASTE().search(new) and _TASTE().search(old):
        holding = max(len(_content(text) - _VERB_WORDS - common) for text in (new, old)) <= 1
    if (holding and (common or undone)) or any(phrase == _content(old) - _VERB_WORDS for phrase in undone):
        return True
    return differs_in_number(new, old) or tells_the_same_of(new, old, bool(common))


def _is_act(phrase: set[str], old: str) -> bool:
    """Whether the undone phrase is an activity and `old` adds only how often, where or when: "I run"."""
    _, verb, *rest = [*old.rstrip(" .!").split(" ", 2), ""][:3]
    return phrase == set(words(verb)) and bool(_AT_TIMES().match(rest[0]))


def differs_in_number(new: str, old: str) -> bool:
    """Whether two claims differ only in numbers: "I have two kids", "I have three kids now"."""
    said, known = (_content(_holding(_TAKING_BACK().sub("", text))) - CUE_WORDS for text in (new, old))
    return said != known and _but_for_numbers(said) == _but_for_numbers(known) != set()


def _but_for_numbers(found: set[str]) -> set[str]:
    return {word for word in found if word not in _COUNTS and not word[0].isdigit()}


def _is_turned(new: str, old: str) -> bool:
    """Whether a like or habit was reversed: "I hate olives", "I like olives now"."""
    if _leaning(new) * _leaning(old) >= 0:
        return False
    said, known = (_content(_TAKES_TO().sub(" ", _TURNS_FROM().sub(" ", text))) - CUE_WORDS for text in (new, old))
    return said == known != set()


def _leaning(text: str) -> int:
    """Return 1 for a liking or habit, -1 for its opposite, 0 for neither."""
    return -1 if _TURNS_FROM().search(text) else 1 if _TAKES_TO().search(text) else 0


def tells_the_same_of(new: str, old: str, common: bool = False) -> bool:
    """Whether two Chinese claims state the same property of a thing: 周会在周一 and 周会改到周四. A person has many
    properties, so claims about a person must have something in `common`."""
    of = subject_of(old)
    if not any(map(is_cjk, of)) or of != subject_of(new) or not (common or not _ZH_PERSON().search(of)):
        return False
    verb, known = (_ZH_VERB().search(_ZH_ASIDE().sub("", text)) for text in (new, old))
    if not verb or not known or not _ZH_VALUE().match(known[0]):
        return False
    if verb[0].endswith("到"):
        return known[0] in _ZH_AT or bool(_ZH_WHEN().search(new) and _ZH_WHEN().search(old))
    return verb[0] == known[0] or (len(verb[0]) > 1 and known[0] not in _ZH_AT)


def clauses_of(text: str) -> list[str]:
    """Return the independent clauses of a statement with several: "Tom left, my manager is Ines now"."""
    if any(map(is_cjk, text)):
        parts = _ZH_CLAUSE().split(text)
        alone = parts if not subject_of(parts[0]) else parts[:1]
    else:
        parts = _CLAUSE().split(text)
        alone = [] if _SUBORDINATES().match(text) else parts
    return [part for part in alone if part] if len(parts) > 1 else []


def denies(text: str) -> bool:
    """Whether a text denies or dislikes something."""
    return bool(_DENIAL().search(_DENIES_NOTHING().sub(" ", text)))


def gone_words(text: str) -> set[str]:
    """Return the words of everything that the text says no longer holds."""
    return {word for phrase in _gone(text) for word in phrase}


def _gone(text: str) -> list[set[str]]:
    """Return the words of each thing that the statement says no longer holds."""
    found = [_content(match.group(1)) for pattern in _GONE for match in pattern().finditer(text)]
    return [phrase for phrase in found if phrase]


def _holding(text: str) -> str:
    """Return the statement without the parts that no longer hold."""
    for pattern in _GONE:
        text = pattern().sub(" ", text)
    return text


def _content(text: str) -> set[str]:
    """Return the words, in Chinese the single characters, because pairs differ between wordings."""
    return {word for word in words(text) if not (is_cjk(word) and len(word) > 1)}


def _is_one_claim(held: str, said: set[str]) -> bool:
    """Whether every clause or list item of a statement is covered by the correction."""
    parts = [_content(part) for part in _JOINTS().split(held) if words(part)]
    return len(parts) < 2 or all(part <= said for part in parts)
