"""Whether a statement speaks of the project that its writer works on, or of the person.

It is asked of what was said in a working directory only. Who names the project ("in this repo", 本仓库) speaks of it,
whoever the subject is. Else the first person decides: "we" is the team, unless the words are of home and family; "I" is
the person. What names nobody is the project's where a rule files it there, or where it tells of "the" parts of one."""

from __future__ import annotations

from memctl.core.language.en.word_classes import HALF_TECHNICAL, KIN, TECHNICAL, TOOLS, words_in
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.script import normalize_chinese


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_WHOLE = r"(?:repo|repository|repositories|codebase|code base|monorepo|mono-repo|project|workspace|code)"
_PARTS = (
    r"(?:app|application|service|microservice|package|library|lib|module|crate|plugin|extension|component|product|"
    r"site|website|web ?app|backend|back end|frontend|front end|api|server|client|database|db|schema|pipeline|ci|cli|"
    r"build|branch|directory|folder|cluster|stack|team|team's|deploy|deployment|test suite|tests|docs)"
)
_NAMED = Lazy(
    rf"\b(?:this|our|the current) (?:[\w-]+ ){{0,2}}?(?:{_WHOLE}|{_PARTS})\b(?! (?:manager|management|euler))"
    rf"|\b(?:in|for|of|on|across|throughout|within|to) (?:the|this|that) (?:[\w-]+ )?{_WHOLE}\b(?! (?:manager|review))"
    rf"|\bthe (?:repo|repository|codebase|monorepo)\b|\bmy (?:[\w-]+ )?(?:repo|codebase)\b|\bmy project\b"
    r"|\bproject[- ]wide\b"
)
_MINE = Lazy(rf"\bmy (?:[\w-]+ )?{_PARTS}\b(?! (?:lead|mate|manager))")
_HERE = Lazy(r"\bhere\b(?! (?:in|is|are|and there|at home|we go|you go|come))(?!')")
_SINGULAR = frozenset(["i", "i'm", "im", "i've", "ive", "i'd", "i'll", "my", "me", "mine", "myself"])
_PLURAL = frozenset(["we", "we're", "we've", "we'd", "we'll", "us", "our", "ours", "ourselves"])
_AT_WORK = _words(  # of those that a person knows
    "client clients boss manager mentor teammate teammates colleague colleagues coworker coworkers co-worker assistant "
    "trainer partner twin child children parents ex student students"
)
_HOUSEHOLD = _words(
    "home house apartment flat garden kitchen bedroom mortgage rent neighborhood married marriage wedding honeymoon "
    "anniversary pregnant expecting newborn adopted adopt vacation holiday holidays trip travel travelled traveled "
    "hike hiking camping beach ski skiing dinner lunch breakfast cook cooking eat ate meal meals food vegetarian vegan "
    "recipe groceries church school kindergarten daycare birthday christmas easter thanksgiving movie movies netflix "
    "concert hobby hobbies car bike piano guitar salary savings retire retirement divorce dating live lived living "
    "moved visit visited flew drive drove film films pasta pizza restaurant weekend weekends saturdays sundays "
    "bathroom neighbours neighbors baby"
)
_OF_HOME = (KIN - _AT_WORK) | _HOUSEHOLD
_OUTING = Lazy(r"\bwent (?:to|for|on) (?!production)")
_MY_KIN = Lazy(rf"\bmy (?:{'|'.join(sorted(KIN))})\b")
_ROLE = Lazy(
    r"\bour (?:[\w-]+ )?(?:lead|manager|owner|designer|engineers?|developers?|maintainers?|customers?|clients?|users?|"
    r"admins?|cto|ceo|architect|tester|testers|qa)\b"
)
_USES = frozenset(("use", "using", "used", "switched", "migrated"))
_TOOL = Lazy(rf"\b(?:{TOOLS})\b")
_CODE = Lazy(
    r"`[^`]+`|\b[a-z]+_[a-z_]+\b|\b\w+\.(?:py|js|ts|go|rs|java|md|json|ya?ml|toml|sh|sql)\b|(?<!\S)\.?/?\w+/[\w./-]+"
)
_PART_OF = Lazy(
    rf"^(?:the|all|every|each|any|no|both) (?:[\w'-]+ ){{0,3}}?|^(?:{_PARTS}|commits?|branches|releases?|migrations?|"
    r"prs?|pull requests?|endpoints?|configs?|secrets|logs|errors|versions?)\b"
)
# a command about a definite thing, or about a place in the source, is about what lies at hand
_COMMAND = Lazy(
    r"^(?:please |remember:? |note:? )*(?:do not|don't|dont|never|always|only) "
    r"(?:touch|edit|change|modify|delete|remove|rename|upgrade|bump|merge|deploy|commit|push|run|import)\b"
    r"(?=.*\bthe (?!(?:user|answer|code|tests?)\b))"
)
_PATH = Lazy(r"(?<!\S)[\w.-]+/(?![\w])|(?<!\S)[\w.-]+/[\w./-]+\.[a-z]+\b")  # a directory, or a file in one
_AT_HAND = frozenset(("changelog", "staging", "production", "team", "release", "releases"))
_OF_PERSON = frozenset(("profile", "people", "health"))
_LEARNED = ("lesson", "skill", "pattern")

_ZH_NAMED = Lazy(
    r"(?:这个?|本|该|此|当前|我们的?|咱们?的?|我的)(?:[A-Za-z\u4e00-\u9fff]{0,4}?)"
    r"(?:项目|仓库|代码库|代码仓|工程|分支|模块|服务|系统|应用|后端|前端|接口|数据库|流水线|团队|小组|组(?:里|内)|库(?!存)|repo|API|app)"
    r"|(?:项目|仓库|代码库|工程)(?:里|中|内|上|用|采用|使用|统一|要求|规定|的)"
)
_ZH_HERE = Lazy(r"(?:这里|这边|此处)(?:都|一律|统一|必须|要|不|用|只|采用|使用|默认|是用|跑|走|部署)")
_ZH_FIRST = Lazy(r"我们|咱们|咱|我|俺|本人")
_ZH_HOME = Lazy(
    r"我们?家|咱们?家|家里|爸|妈|爹|娘|哥|姐|弟|妹|爷爷|奶奶|外[公婆]|老[公婆]|丈夫|妻子|孩子|女儿|儿子|宝宝|结婚|婚礼|离婚|怀孕|"
    r"旅游|度假|买了?[^，。]{0,4}房|装修|[养只][^，。]{0,3}[猫狗]|做饭|吃饭|晚饭|早餐|过年|春节|生日|住在?|搬(?:家|[去到来进回](?!\s*[A-Za-z]))|去了|去过|去玩|爬山|露营|看电影|恋爱"
)
_ZH_ROLE = Lazy(r"(?:我们|咱们?)(?:的|组|团队)*(?:产品经理|项目经理|组长|主管|负责人|架构师|设计师|运维|客户|用户)")
_ZH_OF_CODE = Lazy(
    r"代码|接口|测试|部署|上线|发布|日志|数据库|存储|配置|目录|分支|提交|评审|线上|生产环境|依赖|变量|前端|后端|服务器"
)
_ZH_NORM = Lazy(r"一律|统一|必须|至少|禁止|不得|不允许|不能|不要|别|只能|都要|都得|都用|都放")


def speaks_of_project(text: str, chinese: bool, kind: str, topic: str, *, ruled: bool) -> bool:
    """Whether a statement is the project's. `kind` and `topic` are what it was filed as, `ruled` whether a rule did."""
    topic = topic if ruled else ""
    return _in_chinese(normalize_chinese(text), kind, topic) if chinese else _in_english(text, kind, topic)


def is_of_person(text: str, chinese: bool, topic: str) -> bool:
    """Whether a statement is of the person beyond doubt: filed so, or of home and family, and of no project."""
    if names_project(text, chinese):
        return False
    if topic in _OF_PERSON:
        return True
    if chinese:
        return _ZH_HOME().search(normalize_chinese(text)) is not None
    return not _OF_HOME.isdisjoint(words_in(text.lower().replace("’", "'")))


def names_project(text: str, chinese: bool) -> bool:
    """Whether it says that it is about the project at hand."""
    if chinese:
        text = normalize_chinese(text)
        return _ZH_NAMED().search(text) is not None or _ZH_HERE().search(text) is not None
    lower = text.lower().replace("’", "'")
    if _NAMED().search(lower):
        return not ("all my" in lower and "this" not in lower)
    return _SINGULAR.isdisjoint(words_in(lower)) and _HERE().search(lower) is not None


def _in_english(text: str, kind: str, topic: str) -> bool:
    if names_project(text, False):
        return True
    lower = text.lower().replace("’", "'")
    words = words_in(lower)
    first = next((word for word in words if word in _SINGULAR or word in _PLURAL), "")
    of_code = _is_of_code(text, lower, words)
    if first in _SINGULAR:
        owned = topic == "project" and _MINE().search(lower) is not None
        return owned or (kind == "decision" and of_code and " the " in lower)
    if first:
        return of_code or _ROLE().search(lower) is not None or (topic not in _OF_PERSON and _is_of_team(lower, words))
    if topic in _OF_PERSON:
        return False
    if topic == "project" or kind == "decision":
        return of_code or _OF_HOME.isdisjoint(words)
    return _is_of_things(lower, words, kind, of_code)


def _is_of_team(lower: str, words: list[str]) -> bool:
    """Whether a statement about us is of those who work together, and not of a household."""
    if _OUTING().search(lower) or _MY_KIN().search(lower):
        return False
    return _OF_HOME.isdisjoint(words) or (not _USES.isdisjoint(words) and _OF_HOME.intersection(words) == {"moved"})


def _is_of_things(lower: str, words: list[str], kind: str, of_code: bool) -> bool:
    """Whether a statement about nobody is about a part of the project."""
    if not _SINGULAR.isdisjoint(words):
        return False
    if _COMMAND().match(lower) or _PATH().search(lower):
        return True
    definite = _PART_OF().match(lower) is not None or " the " in f" {lower}"
    return definite and (of_code or not _AT_HAND.isdisjoint(words)) and kind in ("fact", "goal", "context", *_LEARNED)


def _is_of_code(text: str, lower: str, words: list[str]) -> bool:
    known = TECHNICAL | HALF_TECHNICAL
    if not known.isdisjoint(words) or any(word[:-1] in known for word in words if word.endswith("s")):
        return True
    return _TOOL().search(lower) is not None or _CODE().search(text) is not None


def _in_chinese(text: str, kind: str, topic: str) -> bool:
    if names_project(text, True):
        return _ZH_HOME().match(text) is None
    at_home = _ZH_HOME().search(text) is not None
    first = _ZH_FIRST().search(text)
    if first is not None and first[0] in ("我", "俺", "本人"):
        return False
    if first is not None:
        return not at_home and (topic not in _OF_PERSON or _ZH_ROLE().search(text) is not None)
    if _ZH_NORM().search(text) and _ZH_OF_CODE().search(text):
        return not at_home
    return (topic == "project" or kind == "decision") and not at_home
