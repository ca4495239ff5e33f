"""The gist of a Chinese statement (see gist.py): its characters without order and without those that decide nothing."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Callable

_ASIDE = Lazy(
    r"^(?:(?:顺便(?:说一下|说|提一下|提一句)?|对了|其实|说实话|老实说|补充一下|提醒一下|再说一遍|再说一次|"
    r"(?:请|麻烦)?(?:你)?(?:记住|记得|注意|知道)(?:一下)?|(?:我)?(?:跟你|和你)?(?:之前|刚才|以前)?(?:说过|提过|讲过)|"
    r"告诉你(?:一下)?|跟你说(?:一下)?|如前所述|你知道的?|要知道|用户(?:说|提到|表示)?|另外|还有|请|"
    r"备注)[，,：:、\s]*)+|"
    r"[，,、]?(?:你知道的|谢谢|记住了?|顺便说一下|请记住|别忘了?|哦|啊|吧|呢|的)[。！!.~]*$"
)
_CONSEQUENCE = Lazy(r"[，,；;。]\s*(?:所以|因此|请|记得|别忘|麻烦).*$")
_SAME = tuple((Lazy(pattern), words) for pattern, words in (
    (r"(?:我)?(?:不能|吃不了|喝不了|不可以|不敢)(?:吃|喝|碰)?[，,]?(?:我)?(?:一?吃就|会|就会|"
    r"因为)?过敏", "过敏"), (r"[一1]?(?:吃|喝|碰|闻|接触)到?(?=.{1,8}就)|就(?=过敏)", ""),
    (r"因为?过敏(?:所以)?(?:不能|不敢|不可以)?[吃喝碰]", "过敏"), (r"回[答复]|答复|应答", "答"),
    (r"(?:希望|想要|要求)(?=.{0,4}答)", "爱"), (r"素食(?:者|主义者)?", "吃素"), (r"同住", "一起住"), (r"附近", "近"),
    (r"(?<=[一-龥])病(?=$|[，。,])", ""),
    (r"每次都?|如此|的(?:日子|时候)$", ""), (r"搬家?了?[到来去至]", "搬"),
    (r"(?:公司|单位)(?=.{0,6}搬)", "企"), (r"(?<=[一-龥]{2})日(?=是?[在周])", ""),
    (r"(?<![城都超夜])市(?=$|[，。,])", ""), (r"(?<=[一-龥]{2})工程师", ""),
    (r"被?(?:医生)?(?:诊断(?:为|出|是)?|确诊(?:为|了|是|有)?)|患(?:有|上|了)?(?!者)|得了|患者|查出(?:来)?(?:有|"
    r"是)?", ""),
    (r"(?:[每1一]年|年)的?(?:工资|薪水|收入|薪)(?:是|有)?|[每1一]年(?:能)?(?:挣|赚|拿)", "薪年"), (r"(?:每个?月|"
    r"月)?的?(?:工资|薪水|收入|薪)(?:是|有)?(?:每?个?月)?|(?:每个?|个)月(?:能)?(?:挣|赚|拿)", "薪"),
    (r"(?<=在)(.{1,8}?)(?:上班|工作)[，,]?(?:是?做|当)", r"\1"), (r"(?:做|当|担任)(?=(?:采购|销售|运营|财务|"
    r"行政|人事|客服|前台|会计|编辑|开发|测试|设计|产品|市场|法务|翻译|司机|保安|厨师|老师|护士|医生|律师))", ""),
    (r"(\d+)月(\d+)[日号]", r"\1月\2"), (r"每晚|[一1]晚上?|每天晚上|晚上都", "晚"), (r"每天早上|每早|"
    r"[一1]早上", "晨"), (r"[一1]天|每[一1]天", "每天"),
    (r"信仰(?:是|的是)?|信奉|佛教徒|信佛教?|佛教", "信佛"), (r"欠(?:了|着)?(?:债)?|负债|债务|的债|债", "欠"),
    (r"坐过牢|坐了牢|坐牢|服刑|入狱", "牢"), (r"离了婚|离的婚|离过婚", "离婚"), (r"喜欢同性|"
    r"同志(?!们)", "同性恋"), (r"(?:现)?在(.{2,6}?)生活$", r"住\1"),
    (r"女友", "女朋友"), (r"没有?(?:通过|考过|及格)|"
    r"考试挂了", "考试没过"), (r"考试考试", "考试"), (r"(?<=[生师])(?:姓|叫)(?=.{1,3}(?:医生|"
    r"老师)?$)", ""), (r"男友", "男朋友"), (r"讲话|"
    r"聊天", "说话"), (r"月份", "月"), (r"(?<=[输赔亏花弄丢用])掉|因为|块钱?|元", ""), (r"去?看(?=心理|医生|牙)|"
    r"[1一]次$", ""),
    (r"[，,]?(?:而不是|而非|并非)|[，,]不(?:是|用|要|(?= ?[A-Za-z]))", "，胜过"),
    (r"我的?工作是", "我"), (r"从(.{1,10})毕业", r"\1毕业"), (r"[抽吸]烟", "烟"), (r"上司|领导|主管|上级", "老板"),
    (r"(?:不|没)(?:太|怎么|是很|大)?(?:喜欢|爱)|讨厌|厌恶|反感|受不了|很烦|嫌弃|不待见", "否爱"),
    (r"更?(?:喜欢|喜爱|偏好|偏爱|钟爱|热爱|中意)|最爱|爱好|更爱", "爱"),
    (r"(?:已经)?(?:不再|戒掉?|戒了|停止|放弃)了?", "止"), (r"(?:已经)?不(.{1,6}?)了(?=$|[，。,.])", r"止\1"),
    (r"以前|曾经|从前|过去|曾", "昔"),
    (r"居住|定居|(?:我|我们)?家(?:就)?(?:住|在)|住在|住的(?:地方|城市)|住址|住处|常住", "住"),
    (r"(?:工作|上班|就职|任职|供职|打工)(?:的)?(?:地方|单位|公司)?|单位|公司|雇主", "职"),
    (r"职业|岗位|职位|做的?(?=.{1,6}(?:师|员|生|工|经理|总监|教练|手|家|长))|当(?=.{1,6}(?:师|员|生|工|经理|"
     r"总监|教练|手|家|长))", ""),
    (r"的?(?:名字|姓名|全名|名)(?:叫做?|是|为)?|名叫|叫做|叫|取名|起名|称为?|称呼", ""),
    (r"正?在?(?:使用|采用|选用|利用|在用|用的是|用着|用)", ""), (r"养了?|拥有|持有|有着", ""),
    (r"每天|天天|每日|日常", "日"), (r"每个?(?:周|星期|礼拜)|每逢(?:周|星期|礼拜)?", "周"), (r"星期|礼拜", "周"),
    (r"周周", "周"), (r"(?:周)(?:日|天)", "周七"),
    (r"早上|早晨|清晨|上午", "晨"), (r"晚上|夜里|夜晚|傍晚", "晚"), (r"中午|正午", "午"),
    (r"手机号码?|电话号码|手机|电话", "电"), (r"电子邮[件箱]|邮件地址|邮箱地址|邮箱", "邮"),
    (r"(?:千万|一定|务必|绝对|坚决)?(?:不要|(?<![特分区级性类])别(?![人的墅])|勿|禁止|切勿|避免|杜绝|不准|不许|不能|不可以?|不会|没有|并非|"
     r"并不|不是)", "否"),
    (r"从不|从来不|永远不|绝不|没|不", "否"),
    (r"爸妈|爹妈|爹娘", "父母"),
    (r"母亲|妈妈|老妈|我妈", "妈"), (r"父亲|爸爸|老爸|我爸", "爸"), (r"妻子|老婆|太太|媳妇|爱人", "妻"),
    (r"丈夫|老公|先生", "夫"), (r"小孩|孩子|小朋友|娃", "孩"), (r"女儿|闺女", "女"), (r"狗狗|小狗", "狗"),
    (r"猫咪|小猫|猫猫", "猫"), (r"同事们?", "同事"), (r"编程|写代码|敲代码", "码"), (r"生日|出生(?:于|在|的日子|"
     r"日期)?", "诞"),
    (r"岁数|年龄|年纪|今年|周?岁", "岁"), (r"过敏(?:症|源|反应|体质)?", "敏"), (r"(?:的)?(?:首选|默认)", "爱"),
    (r"必须|一定要?|应该|应当|总是|始终|一律|一向|务必|需要|得|统一|都|通常|习惯|一般|平时|平常|目前|现在|如今|眼下|当前|"
     r"一直|经常|非常|特别|十分|相当|比较|严重|实在|真的|真|挺|很|太|极其|最|稍微|有点|大概|应该是|确实|其实|"
     r"已经|主要", ""),
    (r"(?:点|：|:)(?:钟|整|00)", "点"), (r"打算|计划|准备|想要|希望|想", "欲"), (r"进行|发布|举行|召开|开始|"
     r"安排", ""),
    (r"之[后前]|会(?:让|使|令)|让|使得?|令|导致", ""),
))  # fmt: skip
_ROLE = Lazy(r"(?:比|而不是|而非|胜过|多过|不如|代替|取代)([^，,。；的在时]{1,12})")
_FROM = Lazy(r"(?:从|由)([^，,。；到去至换改搬转]{1,10})(?=[到去至换改搬转])")
_USUAL = Lazy("一般|一直|一定|一律|一向|统一|一起")
_DIGITS = {sign: str(number) for number, sign in enumerate("零一二三四五六七八九")} | {"两": "2", "俩": "2", "〇": "0"}
_TEN = Lazy(r"(\d?)十(\d?)")
_AMOUNT = Lazy(r"\d[\d.]*[百千万亿](?:\d*[零百千万亿])*\d*")
_GIVEN_ME = Lazy(r"([给欠借骗打骂](?:了|着)?)我(?![的们])")  # the other way round than "I owe"
_ONE = Lazy(r"(?<!\d)1(?=[个只条名位台部辆家份杯本所种款座栋间])")
_EMPTY_SIGNS = (
    "我们咱俺的了吧呢啊呀哦嘛呗哈是在有会也就还又和与及或个只条名位台部辆这那把被给对于关上里里面时候间着过之以"
    "做当为可要能中家款种份且跟到去来请您你自己本人"
)
_EMPTY = frozenset(_EMPTY_SIGNS)
_OTHERS = Lazy("[他她它]们?")
_LATIN = Lazy(r"[A-Za-z][A-Za-z+#.-]*|\d+(?:[.:]\d+)*")


def made_signs() -> frozenset[str]:
    """Return the characters that a gist may have although the text has others."""
    return frozenset("".join([words for _, words in _SAME]))


def gist_of_chinese(
    text: str, stemmed: Callable[[str], str], kinds_of: Callable[[str], tuple[str, ...]]
) -> frozenset[str]:
    """Return the deciding characters and foreign words. `stemmed` normalises a foreign word, `kinds_of` tells which
    words name a thing."""
    from memctl.core.language.zh.script import simplified  # a large table, which English does not need

    text = simplified(text).strip(" 。.!！?？~")
    text = _ASIDE().sub("", _ASIDE().sub("", _CONSEQUENCE().sub("", text)))
    text = _USUAL().sub("", text)
    text = "".join(_DIGITS.get(sign, sign) for sign in text)
    text = _GIVEN_ME().sub(r"\1受", text)
    text = _ONE().sub("", _TEN().sub(lambda match: str(int(match[1] or 1) * 10 + int(match[2] or 0)), text))
    text = _AMOUNT().sub(lambda match: _number(match[0]), text)
    found: set[str] = {"3p"} if _OTHERS().search(text) else set()
    text = _OTHERS().sub("", text)
    for pattern, words in _SAME:
        text = pattern().sub(words or _gap, text)
    for pattern, role in ((_ROLE, "<"), (_FROM, "from:")):
        for match in pattern().finditer(text):
            found |= _signs(match[1], stemmed, kinds_of, role)
        text = pattern().sub(" ", text)
    found |= _signs(text, stemmed, kinds_of)
    if "昔" in found and any(word.isdigit() and len(word) == 4 for word in found):
        found.discard("昔")
    if "日" in found and not found.isdisjoint("晨晚午"):
        found.discard("日")
    if "烟" in found:
        found -= set("抽吸根支多")
    telling = found - set("吃喝服用食要否止昔日")
    if len(telling) > 2 and "否" not in found and "止" not in found:
        found -= set("吃喝服食要")
    if "职" in found and len(telling) > 4:
        found.discard("职")
    if "止" in found:
        found -= set("抽吸喝吃")
    told = [sign for sign in found if sign not in "否止昔"]
    return frozenset(found) if len(told) > 1 or any(sign not in "爱住职欲" for sign in told) else frozenset()


def _number(amount: str) -> str:
    """Return an amount in digits: 6500 for 6千5, 80000 for 8万."""
    total, unit = 0.0, 1.0
    for digits, sign in _PLACE().findall(amount):
        if not sign:
            total += float(digits or 0) * (unit / 10 if len(digits) == 1 and "零" not in amount else 1)
            break
        unit = _UNITS[sign]
        if unit >= _UNITS["万"]:
            total = (total + float(digits or 0)) * unit
        else:
            total += float(digits or 1) * unit
    return str(int(total)) if total.is_integer() else str(total)


_UNITS = {"百": 1e2, "千": 1e3, "万": 1e4, "亿": 1e8}
_PLACE = Lazy(r"零?([\d.]*)([百千万亿]?)")


def _gap(match: re.Match[str]) -> str:
    """Return what is left of words that decide nothing: a space between two foreign words, otherwise nothing."""
    around = match.string[match.start() - 1 : match.start()] + match.string[match.end() : match.end() + 1]
    return " " if len(around) > 1 and around.isascii() and around.isalnum() else ""


def _signs(
    text: str, stemmed: Callable[[str], str], kinds_of: Callable[[str], tuple[str, ...]], role: str = ""
) -> frozenset[str]:
    words = {role + stemmed(word.strip(".-").lower()) for word in _LATIN().findall(text)}
    rest = _LATIN().sub("", text)
    pairs = [rest[at : at + 2] for at in range(len(rest) - 1) if (rest[at] in _EMPTY) != (rest[at + 1] in _EMPTY)]
    named = {sign for pair in pairs if kinds_of(pair) for sign in pair}  # the 中 of 中文 is not empty
    return frozenset(words | {role + sign for sign in rest if sign.isalnum() and sign not in _EMPTY - named})
