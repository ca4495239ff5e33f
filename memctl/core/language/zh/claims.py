"""The claims of Chinese statements."""

from __future__ import annotations

from memctl.core.language.claim import Claim, Way, Ways
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_ASIDE = Lazy(
    r"^(?:不对|错了|打错了|我?说错了|应该是|其实|对了|那个|另外|还有|不过|更正一下|更正|纠正一下|说错了|刚才说错了|好消息|告诉你|跟你说|"
    r"请|麻烦|记住|，|,|：|:)+"
)
_JOINT = Lazy(r"[，,；;。！!、]\s*")
_KIN = (
    r"(?:爸爸|妈妈|爸|妈|父亲|母亲|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|姐姐|弟弟|妹妹|哥|姐|弟|妹|老公|老婆|丈夫|"
    r"妻子|媳妇|男朋友|女朋友|"
    r"男友|女友|儿子|女儿|孩子|宝宝|闺女|室友|舍友|同事|朋友|闺蜜|同学|表[哥姐弟妹]|堂[哥姐弟妹]|叔叔|阿姨|舅舅|"
    r"姑姑|岳[父母]|公公|婆婆|侄子|侄女|外甥女?|孙子|孙女|公婆|猫咪|狗狗|小猫|小狗|猫|狗|兔子|鹦鹉|仓鼠)"
)
_OTHERS = Lazy(rf"^我(?:们)?(?:家的|家|的)?(?P<who>[大小二三]?{_KIN})(?P<own>的)?(?=.)")
_I = r"(?:我(?:们)?(?:家|自己|这边)?的?|咱们?的?|本人)?"
_ADVERBS = (
    r"(?:现在|目前|已经|刚刚|刚|昨天|今天|前天|上周|上个月|去年|今年|前年|春天|夏天|秋天|冬天|年初|年底|最近|"
    r"终于|又|就|也|还|一直|都|暂时|才|只|"
    r"每天|每日|早上|"
    r"[0-9]{4}-[0-9]{2}(?:-[0-9]{2})?(?:那一?[周天月年])?|[0-9]{4}年)*+"
)
_END = r"(?:了|啦|呢|吧|哦|（[^）]*）)*$"
_V = r"(?P<value>[^，。的了]{1,16}?)"
_ROLE = (
    r"(?P<property>(?:直属|部门|项目)?(?:经理|老板|领导|上司|主管|负责人|组长|总监)|牙医|家庭医生|主治医生|中医|"
    r"心理咨询师|咨询师|房东|教练|导师|"
    r"班主任|钢琴老师|英语老师|律师|会计|男朋友|女朋友|男友|女友|老公|老婆|室友)"
)
_NAME = r"(?P<value>(?![在一个位每很不])[\u4e00-\u9fffA-Za-z·. ]{2,8}?)"
_TIMED, _THING = "time or number", "thing"
_NUMBER = r"[0-9一二三四五六七八九十百千万两半.,:：/-]+"
_AMOUNT = rf"(?P<value>{_NUMBER}(?:毫克|微克|克|片|粒|单位|mg|μg|ug))"
_TO = (
    r"(?:改[到成为]|换[成到为]|变[成为]|调[到整]+[为到成]?|推迟到|延误到|改签到|推后到|延期?到|延后到|推到|"
    r"提前到|提高到|上调到|涨到|"
    r"涨成|升到|加到|增加到|降到|"
    r"减到|减少到|下调到|挪到|移到|定到|缩短到|延长到)"
)


_BLANK = Lazy(r"(?<=[\u4e00-\u9fff]) (?=\d)|(?<=\d) (?=[\u4e00-\u9fff])")  # 72 公斤
_LONGEST = 40  # characters of a clause that may be a plain statement


_ROLES = Ways(
    Way("", "是|叫|姓", rf"{_I}{_ADVERBS}(?:项目|部门|公司|团队|组里?|这边)?(?:的|"
    rf"新的?)?{_ROLE}(?:的?名字)?{_ADVERBS}(?:是|叫|姓)(?:叫)?{_NAME}{_END}", exclusive=True),
    Way("", "换成|换为|变成|改成",
        rf"{_I}{_ADVERBS}(?:项目|部门|公司|团队|组里?|这边)?(?:的|新的?)?{_ROLE}{_ADVERBS}(?:换成|换为|"
    rf"变成|改成)了?{_NAME}{_END}", changed=True, exclusive=True),
    Way("", "是我", rf"{_NAME}{_ADVERBS}是我们?的?{_ROLE}{_END}", exclusive=True),
)  # fmt: skip
_PATTERNS = Ways(
    Way("home", "住|定居|生活在|家在", rf"{_I}{_ADVERBS}(?:住在?|定居在?|居住在|生活在|(?<=家)在){_V}{_END}"),
    Way("home", "搬", rf"{_I}{_ADVERBS}(?:家)?(?:搬家?[到去回来]了?){_V}(?:去|来)?(?:住)?{_END}", changed=True),
    Way("employer", "上班|工作|任职|做|当",
        rf"{_I}{_ADVERBS}在{_V}(?:上班|工作|任职|做[^，]{{1,8}}|当[^，]{{1,6}}){_END}"),
    Way("employer", "跳槽|跳到|入职|加入|换到",
        rf"{_I}{_ADVERBS}(?:跳槽到了?|跳槽去了?|跳到了?|入职了?|加入了?|换到了?){_V}(?:上班|"
    rf"工作)?{_END}", changed=True),
    Way("employer", "雇主|东家", rf"{_I}(?:新|现在的?|目前的?)?(?:雇主|东家)(?:现在|目前)?(?:是|叫)"
    rf"(?P<value>(?![很非太最不一个家位这那])[^，。的了也在]{{2,16}}?(?<!人|企|业)(?<!公司|机构|单位)){_END}",
             exclusive=True),
    Way("occupation", "是|当", rf"{_I}{_ADVERBS}(?:是|当)(?:一[名个位])?(?P<value>[^，。的]{{0,6}}(?:师|员|护士|"
    rf"医生|经理|警察|律师|会计|编辑|记者|学生|司机|厨子)){_END}"),
    Way("name", "名|叫", rf"{_I}{_ADVERBS}(?:(?:微信|英文|中文)?名字?(?:叫|是|改成了?)|叫(?![你他她我])){_V}{_END}",
             exclusive=True),
    Way("nickname", "叫我|称呼我", rf"(?:以后)?(?:叫|称呼)我(?P<value>[^，。]{{1,8}}?)(?:就行|就好|吧)?{_END}",
             exclusive=True),
    Way("name", "名", rf"{_I}{_ADVERBS}把(?:微信|英文|中文)?名字?(?:改成|"
    rf"换成)了?{_V}{_END}", changed=True, exclusive=True),
    Way("age", "岁", rf"{_I}{_ADVERBS}(?:满|过完?|"
    rf"快)?(?P<value>[0-9一二三四五六七八九十]{{1,3}})岁(?:生日)?{_END}", exclusive=True),
    Way("age", "我",
        rf"我{_ADVERBS}(?P<value>[1-9][0-9]|[二三四五六七八九]?十[一二三四五六七八九]?){_END}", exclusive=True),
    Way("weight", "斤|kg|千克", rf"{_I}{_ADVERBS}(?:体重)?(?:瘦到|胖到|减到|涨到|降到|重|是|"
    rf"有)*了?(?P<value>[0-9.]+(?:公斤|斤|kg|千克)){_END}", exclusive=True),
    Way("grade", "上|读|念|升", rf"{_I}{_ADVERBS}(?:在)?(?:上|读|念|升(?:到|入|上)?)了?(?P<value>(?:小学|初中|"
    rf"高中)?[一二三四五六]年级|[初高][一二三]|大[一二三四]|研[一二三]|幼儿园|小学|初中|高中|"
    rf"[小中大]班){_END}", exclusive=True),
    Way("grade", "年级|初|高|大|研",
        rf"{_I}{_ADVERBS}(?P<value>(?:小学|初中|高中)?[一二三四五六]年级|[初高][一二三]|大[一二三四]|"
        rf"研[一二三]){_END}", exclusive=True),
    Way("count", "有", rf"{_I}{_ADVERBS}(?:家里?)?{_ADVERBS}有(?P<value>[0-9一两二三四五六七八九十]+)[只条个]"
        rf"(?P<of>[^，。的了]{{1,4}}?){_END}"),
    Way("dose", "吃|服|打",
        rf"{_I}{_ADVERBS}(?:在)?[吃服打]{_AMOUNT}的?(?P<of>[^，。了\d]{{2,6}}){_END}", exclusive=True),
    Way("dose", "克|片|粒|单位|mg|μg|ug",
        rf"{_I}(?:吃|服)?的?(?P<of>[^，。现在已经我\d]{{2,6}}?)(?:的?剂量)?{_ADVERBS}(?:是|吃|"
    rf"{_TO})了?{_AMOUNT}{_END}", exclusive=True),
    Way("flight", "飞|高铁", rf"{_I}(?P<value>(?:[0-9]{{4}}-[0-9-]+|[下上本这]?(?:周|星期|礼拜)[一二三四五六日天末]|"
    rf"[0-9]+月[0-9]+[号日]|明天|后天)[^，。]{{0,6}}?)(?:要|会)?(?:飞|坐飞机去|"
    rf"坐高铁去)(?P<of>[^，。了]{{2,6}}){_END}", exclusive=True),
    Way("flight", "航班|飞机|机票|高铁|车票",
        rf"{_I}(?:飞|去)(?P<of>[^，。的]{{2,6}})的(?:航班|飞机|机票|高铁|车票){_ADVERBS}(?:{_TO}|"
    rf"是)了?(?P<value>[^，。了]{{2,16}}){_END}", exclusive=True),
    Way(_TIMED, "每", rf"{_I}每(?P<value>(?:周|星期|礼拜)[一二三四五六日天、和]+)(?:[早晚]上|下午|上午|"
    rf"中午)*(?:去|要|有|都|会)*(?P<of>(?![早晚]上|[上下]午|中午)[^，。了]{{2,6}}){_END}"),
    Way("frequency", "每", rf"{_I}{_ADVERBS}每(?:周|天|个?月|年)(?:只|大概|都|要|会|"
        rf"能)*(?P<of>[^，。0-9一二三四五六七八九十两几]{{1,6}}?)"
    r"(?P<value>[0-9一二三四五六七八九十两]+[次回天])(?:了|啦|吧)*$", exclusive=True),
    Way("car", "开", rf"{_I}{_ADVERBS}(?:开的?(?:车)?是|开)(?:一[辆台])?(?P<value>[^，。了车会]{{2,10}}){_END}"),
    Way("car", "辆|台|部",
        rf"{_I}{_ADVERBS}(?:换|买|提)了?(?:一?[辆台部])(?P<value>[^，。了]{{2,18}}){_END}", changed=True),
    Way("host", "部署|托管|跑|放", rf"{_I}(?P<of>[^，。在]{{0,8}}?)(?:都|是|全)?(?:部署|托管|跑|放)在{_V}{_END}"),
    Way("host", "迁|切|转", rf"{_I}(?P<of>[^，。在]{{0,8}}?)(?:都|全)?(?:迁移?|切换?|转)到了?{_V}{_END}", changed=True),
    Way(_TIMED, "月薪|年薪|工资|薪水|房租|房贷|学费|身高|预算",
        rf"{_I}{_ADVERBS}(?P<of>月薪|年薪|工资|薪水|房租|房贷|学费|身高|[^，。是0-9我]{{2,6}}预算)(?:每个?月|"
    rf"一个?月)?(?P<value>{_NUMBER}[块元厘米cm]*){_END}",
             exclusive=True),
    Way("status", "单身|已婚|离异|未婚", rf"{_I}{_ADVERBS}(?P<value>单身|已婚|离异|未婚){_END}"),
    Way("status", "结婚|离婚|订婚|朋友|脱单|有对象",
        rf"{_I}{_ADVERBS}(?P<value>结婚|离婚|订婚|有(?:男|女)朋友|脱单|有对象|交了?(?:男|"
    rf"女)朋友){_END}", changed=True),
    Way("pregnancy", "孕|怀了", rf"{_I}{_ADVERBS}(?:已经)?(?P<value>怀孕|怀了|孕)[^，。]{{0,8}}{_END}"),
    Way("pregnancy", "生了|卸货|当妈",
        rf"{_I}{_ADVERBS}(?P<value>生了|卸货了|当妈妈?了)[^，。]{{0,6}}{_END}", changed=True),
    Way("answers", "文|语", r"(?:(?:以后|今后|从现在起|都|还是|一律|统一|默认|每次|跟我|和我|给我)*)用?(?P<value>英|中|"
    r"日|法|德|韩|西班牙|繁体中|简体中)[文语]"
             r"(?:来)?(?:回答|回复|交流|聊天|说话|跟我|和我|沟通|写)[^，。]{0,6}$", exclusive=True),
)  # fmt: skip
_OF_SOMEBODY = frozenset(("name", "age", "weight", "grade", "occupation"))
_PROPERTY = r"(?P<property>[^，。是在]{1,14}?)"
_IS = Lazy(
    rf"^{_I}{_ADVERBS}{_PROPERTY}{_ADVERBS}(?:是|为|定在|在|要|要花|需要|截止到?|每月|一个月)(?:每月|"
    rf"一个月|大概|大约)*(?P<value>[^，。]{{1,20}}?){_END}"
)
_RUNS = (
    Lazy(
        rf"^(?P<property>[^，。是在我每]{{1,8}}?)(?P<value>(?:每[天周月晚]|凌晨|早上|晚上|半夜|{_NUMBER}点)[^，。]{{0,8}}?)"
        r"(?:跑|执行|运行|开始|备份|同步|更新|部署|发布)(?:一次)?$"
    ),
    Lazy(r"^每(?P<value>周[一二三四五六日天][^，。]{0,4}?)(?P<property>发版|发布|上线|部署|开会)$"),
)
_CHANGE = Lazy(rf"^{_I}{_ADVERBS}{_PROPERTY}{_ADVERBS}{_TO}了?(?P<value>[^，。]{{1,20}}?){_END}")
_TIMES = Lazy(
    r"[0-9]|[一二三四五六七八九十百千万两半](?:点|号|月|日|块|元|千|万|百|分|小时|个|周|天|年|%|成)|"
    r"(?:周|星期|礼拜)[一二三四五六日天]|[五六七八九二三四]千|明天|后天"
)
_HEADS_WORDS = """
预算 截止 房租 工资 月薪 手机 电脑 邮箱 电话 地址 车 健身房 银行 学校 通勤 面试 婚礼 考试 周会
例会 航班 目标 颜色 编辑器 浏览器 专业 密码 昵称 班次 时间 日期 价格
"""
_HEADS = _HEADS_WORDS.split()
_IDLE = frozenset("的我们现在新是了时间日期号最之这那个今年现")
_VALUE_IDLE = frozenset("的了是在为左右大概约号日块元钱上午下午点之前以内到要只")


def read(text: str) -> list[Claim]:
    """Return the claims of a statement."""
    text = _ASIDE().sub("", _BLANK().sub("", normalize_chinese(text)).strip().rstrip("。.!！~"))
    found: list[Claim] = []
    for place, clause in enumerate(_JOINT().split(text)):
        claims = _of_clause(_ASIDE().sub("", clause.strip()))
        if place and "我" not in clause:  # it may be of whoever the first clause names
            claims = [claim for claim in claims if claim.property not in _OF_SOMEBODY]
        for claim in claims:
            claim.changed = claim.changed or "现在" in clause
            claim.exclusive = claim.exclusive and (claim.property != "employer" or is_one_clause(text))
        found += claims
    return found


def is_one_clause(text: str) -> bool:
    """Whether a statement has one clause, so that nothing else is lost with its claim."""
    return len(_JOINT().split(text.strip().rstrip("。.!！~"))) == 1


def _of_clause(clause: str) -> list[Claim]:
    if len(clause) > _LONGEST:
        return []
    if role := _ROLES.match(clause):
        return [_claim("", *role)]
    owner = ""
    if match := _OTHERS().match(clause):
        owner, clause = match["who"][: match["who"][0] in "大小二三"] + match["who"][-1], "我" + clause[match.end() :]
    if told := _PATTERNS.match(clause):
        return [_claim(owner, *told)]
    return _of_property(owner, clause)


def _claim(owner: str, way: Way, match: re.Match[str]) -> Claim:
    groups = match.groupdict()
    name = way.property or groups["property"][-2:]
    value, of = groups.get("value") or groups.get("named") or "", groups.get("of") or ""
    return Claim(owner, name, frozenset((value,)), frozenset(of), changed=way.changed, exclusive=way.exclusive)


def _of_property(owner: str, clause: str) -> list[Claim]:
    changed = _CHANGE().match(clause)
    match = changed or next((found for each in (_IS, *_RUNS) if (found := each().match(clause))), None)
    if match is None:
        return []
    of, value = frozenset(match["property"]) - _IDLE, frozenset((match["value"],))
    timed = _TIMES().search(match["value"]) is not None
    headed = any(map(match["property"].__contains__, _HEADS))
    if not of or not (timed or headed):
        return []
    return [Claim(owner, _TIMED if timed else _THING, value, of, changed=changed is not None, exclusive=headed)]
