"""Whether a Chinese statement replaces another that it does not name (see replace.py)."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy
from memctl.core.language.taxonomy import asked_by
from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.claims import denies

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Shared = Callable[..., set[str]]  # returns the single-use kinds that two words share

_OTHERS = "爸妈哥姐弟妹爷奶叔舅姑姨公婆儿女孩友老同邻师室"  # first characters of statements about another person
_MINE = rf"^(?:我们家?|我家?|咱们?)?的?(?![{_OTHERS}们家的])"
_NOW = r"(?:现在|已经|最近|刚刚?|都|也|又|后来|以后|彻底|今年|上[周月]|前[天阵]|去年|终于|全部?|把|其实|原来|\s){0,4}"
_OWN = Lazy(rf"^(?:我们家?|我家?|咱们?)的?(?![{_OTHERS}们家的])")
_JOINED = Lazy(r"[，,；;、]|而且|并且|同时|以及")
_DISLIKES, _LIKES = Lazy("讨厌|受不了"), Lazy("喜欢[吃喝]|爱[吃喝]")
_ASIDE = Lazy(
    r"现在|其实|已经|原来|以后|从前|以前|医生说|检查(?:说|发现)|查过了|确认过了?|[，。,.!！\s了吧呢的]|我们|我|咱们|"
    r"并|再|是|在"
)

_TAKES = Lazy(
    rf"^(?:我们|我|咱们|咱|项目|团队)?的?(?P<head>(?:(?!现在|已经|都|把|最近).){{0,6}}?){_NOW}"
    r"(?:改用|换成|换到|换了|换|改成|改为|迁移?到|切换?到|转[用到成]|升级[到成]|用上|用|是|开|"
    r"骑)的?是?(?:一?[台部辆个])?(?P<thing>[^，。,了]{1,14})了?"
)
_USES = Lazy(
    r"^(?:我们|我|咱们|咱|项目|团队)?的?(?:平时|一直|目前|现在|一般|主要)*(?P<head>[^用是开骑]{0,6}?)(?:使?用的?是?|"
    r"是|开|骑)(?:一?[辆台部个])?"
    r"(?P<thing>[^，。]{1,14}?)(?P<rest>写[\w]{1,8}|做[\w]{1,6}|装.{1,3}|写代码|编程|开发|管理.{1,4}|电脑|手机|"
    r"浏览器|编辑器|数据库)?[。.]?$"
)
_USED = Lazy(r"用|开|骑")
_TAKEN_OVER = Lazy(
    r"^(?:我们)?(?P<old>[A-Za-z][\w.+-]*(?: [\w.+-]+)?) ?(?:已经|都|全部?)*(?:换[成到]|改[成用]|替换成)了? ?[A-Za-z]"
)
_GROUP = Lazy(r"^(?:我们|咱们|项目|团队)")
_PARTICLES = frozenset("理器的里上写做 ")
_FRAME = ("项目", "团队", "我们", "写代码", "代码", "开发", "工具", "部署", "日常", "平时", "工作", "电脑")

_SINGLE = (
    "车|手机号?|号码|电话|电脑|工作|老板|领导|上司|经理|导师|房子|住处|邮箱|地址|牙医|医生|"
    "[男女]朋友|房东|班主任|教练|编辑器|浏览器|"
    "输入法|名字|公司|专业|学校|健身房|银行卡?|数据库|密码"
)
_NEW = Lazy(
    rf"{_MINE}{_NOW}换(?:了)?(?:[个台部辆份家位]|一[个台部辆份家位])?(?:新的?)?(?P<one>{_SINGLE})了?(?=[，。,]|$)|"
    rf"{_MINE}(?P<two>{_SINGLE}){_NOW}(?:换|变|改)(?:了|成|为)|{_MINE}新的?(?P<three>{_SINGLE})(?:是|叫|姓|在)"
)
_IS_CALLED = Lazy(r"^我们?家?的?([^是叫姓在用，。]{1,6})(?:是|叫|姓|在|用)")
_DOES = {
    "车": Lazy(r"^我们?.{0,14}(?:开|车)"), "工作": Lazy(r"^我们?.{0,14}(?:上班|工作|任职|是一?[名个位]|做)"),
    "公司": Lazy(r"^我们?.{0,14}(?:上班|工作|任职)"), "房子": Lazy(r"^我们?.{0,14}(?:[住租]|房子|家在)"),
    "住处": Lazy(r"^我们?.{0,14}[住租]"),
}  # fmt: skip
_LEAVES = Lazy(rf"{_MINE}{_NOW}(?:从(?P<place>[^，。]{{2,10}}?))?{_NOW}(?:离职|辞职|跳槽|退休|被裁)了?(?=[，。,]|$|到)")
_WORKS = Lazy(
    r"上班|工作|任职|就职|是一?[名个位]|做[^，。]{2,8}|^我是(?!.*人[。.]?$)[^，。]{2,5}[。.]?$|"
    r"当[^，。]{2,6}[师员工生]"
)
_MOVES = Lazy(rf"{_MINE}{_NOW}(?:搬家了|搬[到去回]|住[到进])")
_WAS = Lazy(r"过(?!敏)|曾|以前")
_LIVES = Lazy(r"^(?:我|我们|咱们|我家|我们家)(?:[住租]|家在|.{0,4}房子在|家住)")

_DIED = Lazy(
    r"^(?:我家?的?|我们家?的?)?(?P<who>[^，。\d上昨前今去这]{2,8}?)(?:在?[\d上昨前今去这][^，。]{0,14}?|已经|"
    r"刚)?(?:去世|过世|离世|病逝|死)了?(?=[，。]|$)"
)
_PARTED = Lazy(r"[我跟和与](?P<who>[^，。我跟和与]{2,8}?)(?:已经|刚|最近)?(?:分手|离婚|分开|离)了?(?=[，。]|$)")
_WITH = Lazy(r"[男女]朋友|老婆|老公|妻子|丈夫|对象|爱人|太太|先生|结婚|交往|恋爱|订婚|未婚")
_OFF = Lazy(
    r"^(?:我的?|我们的?)?(?P<what>[^，。]{2,12}?)(?:的?(?:计划|行程|活动|旅行|比赛|会议?|之[行旅]))?(?:被|也|都|"
    r"就)?(?:取消|不去|不办|不参加|黄)了"
)
_PLANNED = Lazy(r"打算|计划|准备|要|想|将|报名|订|预约|月|号")
_STOPS = Lazy(
    rf"{_MINE}{_NOW}(?:不再|不|没再|戒掉?|停)(?:打算|准备|计划|想)?(?P<what>[^，。了是过]{{1,8}})了?(?=[，。]|$)"
)
_RETIRED = Lazy(r"^(?P<who>我[^，。]{0,5}?)(?:已经|刚|今年)*(?:退休|离职|辞职|转行)")
_GRADUATED = Lazy(r"^(?P<who>我[^，。]{0,5}?)(?:已经|刚|今年)*毕业了")
_STUDIES = Lazy(r"[上读念].{0,6}(?:大学|高中|研究生|博|硕|初中|小学|本科|学)|年级")
_RIDES = Lazy(r"^我.{0,6}[骑坐开走乘].{1,8}(?:上班|上学|通勤)")
_PREFERS = Lazy(r"^我现在更(?:喜欢|爱)(?P<act>[喝吃用看听玩穿])")

_VALUE = Lazy(
    r"\d[\d.:：]*|(?:每个?|这|下)?(?:周|星期|礼拜)[一二三四五六日天]|[零一二两三四五六七八九十百]+点(?:半|"
    r"[一二三四五六七八九十]+分?|\d+分?)?|"
    r"[零一二两三四五六七八九十百千半]+(?=[号月日年岁个只条楼层级斤公里杯次份台])|"
    r"上午|下午|早上|早晨|晚上|中午|凌晨|傍晚|[上中下]旬|月?[底初]"
)
_OF_A_DAY = Lazy(r"(?:周|星期|礼拜)[一二三四五六日天末]的|工作日|周末|早上的|晚上的")
_DAILY = Lazy(r"每天|每周|每月|每年|每")
_TELLS = Lazy(
    r"我们|我|咱们|的|现在|已经|改[成为到在用]|换[到成在]|调整?[到成为]|推迟到?|提前到?|延期到?|升级?[到成]|迁移?到|"
    r"了|是|在|用|到|为|上(?!线|海)|"
    r"时间|日期|日子|版本|习惯|一般|通常|号|点半?|跑|[，。,.\s]|于|要|都|每|截止(?=日)|变成"
)
_MOVED = Lazy(r"现在|推迟|提前|延期|改[成到为]|调[到整]|换[到成]|升")


def replaces_chinese(new: str, old: str, shared: Shared) -> bool:
    """Whether `new` leaves nothing of `old` true; `shared` returns the kinds that two words share."""
    if _JOINED().search(old.rstrip("。")):
        return False
    return (
        _is_other_value(new, old)
        or _is_taken_over(new, old)
        or _is_denied(new, old)
        or _is_other_of_kind(new, old, shared)
        or _is_new_thing(new, old)
        or _is_end(new, old)
    )


def _is_other_value(new: str, old: str) -> bool:
    """Whether they differ only in numbers, days and times: 周会在周一, 周会改到周三."""
    one, other = ({value.lstrip("每") for value in _VALUE().findall(text)} for text in (new, old))
    if one <= other or other <= one:
        return False
    of = [match[0] for match in (_OF_A_DAY().match(text) for text in (new, old)) if match]
    if len(set(of)) > 1:
        return False
    said, known = (_TELLS().sub("", _DAILY().sub("", _VALUE().sub("", text))) for text in (new, old))
    if len(said) < 2 or not _MOVED().search(new) or (_OWN().match(new) and not _OWN().match(old)):
        return said == known != ""
    return said in known


def _is_taken_over(new: str, old: str) -> bool:
    """Whether it says that something else is used in place of what the other names: MongoDB 换成 PostgreSQL 了."""
    found = _TAKEN_OVER().match(new)
    return found is not None and found["old"].lower() in old.lower() and not denies(old)


def _is_denied(new: str, old: str) -> bool:
    """Whether one only denies the other: 我对海鲜过敏, 我对海鲜不过敏."""
    if denies(new) == denies(old):
        return False
    said, known = (_ASIDE().sub("", _DISLIKES().sub("不喜欢", text)) for text in (new, old))
    said, known = (_LIKES().sub("喜欢", text) for text in (said, known))
    return said.replace("没有", "").replace("不", "") == known.replace("没有", "").replace("不", "") != ""


def _is_other_of_kind(new: str, old: str, shared: Shared) -> bool:
    """Whether each only says which thing of a kind is used, and they differ."""
    takes, uses = _TAKES().match(new), _USES().match(old)
    if (
        not takes
        or not uses
        or "不" in takes["head"]
        or (bool(_GROUP().match(new)) != bool(_GROUP().match(old)) and new[0] + old[0] == "我我")
    ):
        return False
    if not _USED().search(old) and not uses["head"]:
        return False
    for one in words(takes["thing"]):
        for other in words(uses["thing"]):
            kinds = shared(one, other, left=True) if one != other else set()
            if kinds and all(_asks(match["head"], kinds) for match in (takes, uses)):
                return True
    return False


def _asks(head: str, kinds: set[str]) -> bool:
    """Whether the words before a thing only name its kind or its owner."""
    for word in _FRAME:
        head = head.replace(word, "")
    asked = [word for word in words(head) if kinds & set(asked_by(word))]
    return not set(head) - set("".join(asked)) - _PARTICLES


def _is_new_thing(new: str, old: str) -> bool:
    """Whether a single thing was replaced: 我换导师了, 我换车了."""
    found = _NEW().search(new)
    thing = next((name for name in found.groups() if name), "") if found else ""
    if _WAS().search(old) or not (_OWN().match(old) or (thing and thing in old[:6])):
        return False
    if thing:
        called = _IS_CALLED().match(old)
        if called and called[1].removesuffix("号码") == thing.removesuffix("号码"):
            return True
        return bool(thing in _DOES and _OWN().match(old) and _DOES[thing]().match(old))
    leaves = _LEAVES().match(new)
    if leaves:
        return bool(_WORKS().search(old)) and (leaves["place"] or "")[:2] in old
    return bool(_MOVES().match(new) and _LIVES().match(old))


def _is_end(new: str, old: str) -> bool:
    """Whether `new` says that the subject of `old` ended."""
    died, parted, off, done = _DIED().match(new), _PARTED().search(new), _OFF().match(new), _GRADUATED().match(new)
    if died and died["who"] in old:
        return old[:1] == "我"
    if parted and parted["who"] in old:
        return bool(_WITH().search(old))
    if off and off["what"] in old:
        return bool(_PLANNED().search(old))
    retired = _RETIRED().match(new)
    if retired and old.startswith(retired["who"]) and (len(retired["who"]) > 1 or _OWN().match(old)):
        return bool(_WORKS().search(old))
    if done and old.startswith(done["who"]) and (len(done["who"]) > 1 or _OWN().match(old)):
        return bool(_STUDIES().search(old))
    if _RIDES().match(new) and _RIDES().match(old):
        return bool(_OWN().match(old) and _OWN().match(new))
    prefers = _PREFERS().match(new)
    if prefers and old.startswith(tuple(f"我{likes}{prefers['act']}" for likes in ("喜欢", "最喜欢", "爱", "最爱"))):
        return True
    stops = _STOPS().match(new)
    if not stops or not _OWN().match(old) or denies(old):
        return False
    return _is_done(stops["what"], old.rstrip("。了 ."))


def _is_done(act: str, old: str) -> bool:
    """Whether a statement says that somebody does something: 喝咖啡 in 我每天喝两杯咖啡."""
    if len(act) > 1 and act in old:
        return not old.split(act, 1)[1].lstrip().startswith(("和", "与", "跟", "及", "以及"))
    verb, thing = (act[0], act[1:]) if len(act) > 1 else ("", act)
    return old.endswith(thing) and (verb in old or (verb in "当做" and "是" in old))
