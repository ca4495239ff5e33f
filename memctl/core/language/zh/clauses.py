"""The clauses of a Chinese sentence, and how sentences lean on each other."""

from __future__ import annotations

from memctl.core.language.patterns import Hinted, Lazy
from memctl.core.language.zh.kinds import is_mocking
from memctl.core.language.zh.normalize import with_its_subject
from memctl.core.language.zh.patterns import FAMILY
from memctl.core.language.zh.script import normalize_chinese

SHORTEST = 3  # characters of the shortest statement
TELLING = frozenset(("zh-event", "zh-state", "zh-plan", "zh-opinion"))  # rules of narration

MARK = Lazy(r"[，；：]\s*|[,;:](?![\d/])\s*|(?<=[\u4e00-\u9fff])\s+(?=[\u4e00-\u9fff])")

_OWN = Lazy(  # first may come when it is, and what links it
    r"^(?:[^我咱俺]{0,12}?(?:[0-9年月日号天周午晚早上末时候后前在近常来节期间里中]|因为|由于|不过|但是?|而且|所以|其实|另外|"
    r"对了|还有|顺便))?(?:我|咱|俺|本人)(?!该|应该|想要?(?:知|了解|问|请)|能|可以)"
)

_SUBORDINATE = Lazy(r"(?:时候?|之?前|之后|以后|的话)$|^(?:如果|要是|假如|每当|当我)")

_OF_FAMILY = Lazy("^" + FAMILY)

_LEANS = Lazy(r"(?:它|他|她|这|那|其|因为|所以|但|不过|而且|并且|然后|也|还|就是|于是|尤其|特别是|另外)")

_OPENING = Lazy(
    r"^(?:(?:嗯+|哦+|啊+|哈+|好的?|是的?|对了?|那个|那|其实|话说|另外|还有|然后|顺便说一下|说起来|你好|您好|嗨|"
    r"谢谢你?|早上好|晚上好|唉|哎呀?|嘿+|呃)[，,。！!～~…、 ]+)+|"
    r"^(?:那个|就是说?|[呃嗯]|然后|对了|反正|我(?:跟你)?说一下|我这边的?情况是这样的?|，)+(?=我|咱|俺)"
)

_COURTESY = Lazy(r"(?:那|请|麻烦|嗯|，)*你?((?:能不能|可不可以|能否|可以|能)(?:请)?你?)?(?:麻烦)?")
_AGREES = Lazy(r"[，,]?(?:(?:好|行|可以)?吗|好不好|行不行|可以不|[？?])[？?。]*$")
_LASTING = Hinted(
    "以后|今后|从现在|从今|每次|一直|永远|记住|别再|不要再", r"以后|今后|从现在|从今|每次|一直|永远|记住|别再|不要再"
)

JOINT = Lazy(r"[，；,;]\s*(?:另外|还有|而且|并且|同时|不过|但是?|对了|顺便说一下)?[，,]?")

_LEADS_ON = Lazy("或者?|除非|除了|因为|由于|但是?|不过|而且|并且|我是说|我的?意思是|不对|应该是|更正|其中|尤其")

_INTENDS = Lazy("(?:想|计划|准备|正在)(?![问知了请着象到])")

_OF_OTHERS = Lazy(  # the subject of what follows may be theirs: 我女儿…, 我家狗…
    rf"[^，]{{0,6}}?(?:我|咱)们?(?:家|的|最好|大|小|二|有一?[个位只]){{0,3}}"
    rf"(?:{FAMILY}|[爸妈爹娘哥姐弟妹爷奶叔伯舅姑姨婶嫂侄孙甥婆岳]|先生|爱人|对象|同[事学]|朋友|闺蜜|老板|领导|老师|导师|邻居|"
    "狗|猫)"
)
_NAMES_ANOTHER = Lazy(rf"(?:{FAMILY}|[^，]{{0,4}}(?:[他她]|孩子))")

_HE = ("他", "她", "它")

_ACTION = Lazy(r"^[（(][^（()）]{1,60}[）)][:：]?|[（(][^（()）]{1,60}[）)](?=[。！？…~]*$)")

_SPEAKER = Lazy(r"^([\w·]{1,8})[：:](?!//|(?<=\d:)\d)")
_OWN_LABEL = Lazy(r"^[\w·]{1,8}[：:]\s*(?=.{0,2}我)")


def plain(text: str) -> str:
    """A sentence as rules read it: in Simplified characters."""
    return normalize_chinese(text)


def words(plain: str) -> list[str]:
    """Nothing: rules are found by strings."""
    return []


def stands_alone(clause: str) -> bool:
    """Whether a clause has its writer for a subject, and leans on no other clause."""
    clause = normalize_chinese(clause)
    return bool(_OWN().match(clause) or _OF_FAMILY().match(clause)) and not _SUBORDINATE().search(clause)


def speaks_of_self(text: str) -> bool:
    """Whether what stands before a request speaks of its writer."""
    return any(map(stands_alone, MARK().split(text)))


def stated_head(text: str) -> str:
    """Nothing: a mark stands between what a Chinese sentence states and what it asks."""
    return ""


def without_asking(text: str) -> str:
    """The statement: a Chinese clause that asks has been read apart, as a mark stands before it."""
    return text


def is_of_who_was_named(text: str) -> bool:
    """Whether a sentence goes on about somebody who was named: it never stands alone."""
    return text.startswith(_HE)


def leans(text: str) -> bool:
    """Whether a sentence needs the one before it."""
    return bool(_LEANS().match(text))


def leads_on(clause: str) -> bool:
    """Whether a clause goes on with the one before: it shares its subject, bounds it, or corrects it."""
    return bool(_LEADS_ON().match(normalize_chinese(clause)))


def without_opening(text: str) -> str:
    """A sentence without what it opens with and says the same without."""
    opening = _OPENING().match(text)
    return text[opening.end() :] if opening else text


def without_courtesy(text: str) -> str:
    """What somebody politely asks to hold from now on, as the instruction that it is: 以后回答短一点 of
    能不能以后回答短一点吗？."""
    if not _LASTING.found_in(text):
        return text
    asks, ends = _COURTESY().match(text), _AGREES().search(text)
    if not ends and not (asks and asks[1]):
        return text
    return text[asks.end() if asks else 0 : ends.start() if ends else len(text)]


def with_subject(clause: str, before: str) -> str:
    """A clause behind one of its writer, with the subject that it shares with it: 我养了两只猫 of 养了两只猫."""
    before = normalize_chinese(before)
    if not _OWN().match(before) or _OF_OTHERS().match(before) or _NAMES_ANOTHER().match(clause):
        return clause
    return "我" + clause if _INTENDS().match(clause) else with_its_subject(clause)


def joined(text: str) -> str:
    """Chinese without the blanks between its sentences and clauses; those beside Latin words stay."""
    parts = text.split(" ")
    closed = parts[0]
    for part in parts[1:]:
        follows = "\u4e00" <= part[:1] <= "\u9fff" or part[:1] in tuple("“「《")
        closed += part if follows and closed[-1:] > "\x7f" else " " + part
    return closed


def is_by_another(text: str) -> bool:
    """Whether a sentence is a line of a play or a chat, with the name of its speaker before it."""
    from memctl.core.language.zh.voices import announces  # few sentences have a label

    speaker = _SPEAKER().match(text) if ":" in text or "：" in text else None
    return speaker is not None and announces(normalize_chinese(speaker[1]))


def without_stage_directions(text: str) -> str:
    """A sentence without what its writer plays, which stands in brackets: （笑）, and without a label before it, which
    names what they speak of: 我的环境：我…."""
    if ("：" in text or ":" in text) and (label := _OWN_LABEL().match(text)):
        from memctl.core.language.zh.voices import OWN_LABEL

        if not (is_by_another(text) or OWN_LABEL().match(normalize_chinese(text))):
            text = text[label.end() :]
    plays = ("（" in text or "(" in text) and not is_mocking(text)
    return _ACTION().sub("", text).strip() if plays else text
