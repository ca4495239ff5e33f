"""What a Chinese sentence tells of the task at hand, and what stands beside a request only to serve it."""

from __future__ import annotations

from functools import lru_cache

from memctl.core.language.language import never
from memctl.core.language.patterns import Lazy
from memctl.core.language.zh.patterns import FAMILY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.core.language.language import Sentence


_STRANGER = Lazy(
    r"(?:[甲乙丙丁]|某[人公个甲]|一[个位名](?!人|月|半)|小[明红刚李王张华丽芳强]|张三|李四|王五|患者|病人|客户|"
    r"用户|他|她)(?!们?家)"
)

_OPENING = Lazy(
    r"(?:(?:嗯|哦|啊|哈|哇|哎呀?|唉|对了|还有|另外|其实|说起来|话说|那个|顺便|补充一下|大家好|你好|您好|不过|但是?|"
    r"而且|然后|所以|因为|得说说|说实话|刚才|刚刚|最近)[，,、：: ！!]*)+"
)

_AT_HAND = Lazy(
    r"^[^我你，。]{0,8}(?:我|我们)(?:也|又|就|都|刚|刚才|已经|现在|先|今晚|正在|在|还|再|今天|手[上里头]|这边|"
    r"这里|用)*"
    r"(?:重[启装新]|运行|打开|得到|输入|点[了击开]|执行|跑[了完]|查了一下|搜了|试|遇到|打印|注释|装好|"
    r"装[了完].{0,3}[A-Za-z]|"
    r"编译|调试|照着|按你|复制|粘贴|"
    r"清了|刷新|卸载|"
    r"删了.{0,6}(?:行|文件|依赖)|做一?[道题]|要做的是|要用[。！]?$|要的是|要一?个|要(?:求|写|给|参加.{2,8}(?:帮|"
    r"写))|只要(?:结果|答案|代码)|"
    r"有一?[道段份个些组张](?:.{0,4}(?:题|代码|数据|问题|数组|列表|文本|函数|表[，。]?$|字符串|需求|[A-Za-z_]{3,}))|"
    r"有[几两三]个疑?问|"
    r"有[两三四五][张个](?:表(?![哥姐弟妹亲])|文件|列表|数组|变量|函数|参数)|"
    r"想(?:要(?:一个|个|.{0,6}色|更|.{0,6}图)|用.{1,10}(?:读|写|做|画|实现)|把.{1,10}(?:居中|合并|转|改成|排序)|"
    r"实现|写一?个)|"
    r"(?:先?去(?:吃饭|洗澡|睡觉|试)|试一?下)|电脑.{0,3}[卡慢]|少了个|多了个|这么想|更?喜欢第|不?喜欢这个|用的是你|"
    r"看到|看不到|看了一遍|听说|"
    r"(?:在网上|网上)(?:查|搜|看|找|说)|用.{1,10}(?:打开|运行|试).{0,4}(?:也|还)|们?(?:假设|设|令|把它)|自己来|"
    r"这就去|用你的|看了文档|发现(?:[少多]|第|这)|"
    r".{1,3}一下[。！]?$|想把这|[想要]做一?个|希望(?:回答|结局|结果|输出|返回|显示|你(?!以后|今后|每次|一直|都))|想让(?:它|他|页面|程序|"
    r"按钮|文字|图)|换了个?(?:浏览器|镜像|源|版本|写法|方法|"
    r"方式|思路|环境|端口)|的(?:循环|程序|网页|网站|服务|"
    r"数据|"
    r"输出|代码|图片|样式|意思|理解|问题|作业|论文|"
    r"页面|脚本|函数|作文)|"
    r"回来了|没收到|没说清|打错|发错|[A-Za-z]{2,}.{0,10}(?:时候|时).{0,6}提示|选[A-D]|认为(?:答案|这)|感觉(?:这|"
    r"翻译)|先去|马上|走了)"
)

_SET_TASK = Lazy(
    r"(?:老师|领导|老板|客户|导师|同学|朋友|同事|孩子)(?:让|要求|叫|布置|问)(?:我|了|我们)|作文|读后感|(?:抱着?|"
    r"爱|想|吻|等|陪|牵|为了?|离开|没有|忘记|遇见|想起)[你妳]|"
    r"歌词|检讨|交作业|^我(?:[方司院校]|国(?!庆))|布置的|大作业|课程设计|[这那]道题|辩题|[正反]方|"
    r"每[斤只件本支][0-9一二两三四五六七八九十]|[A-Z]地|还没[到发收]|那个(?:问题|方案)$|"
    r"演讲稿|请假条|^\[|^[A-D][.、．:：]|(?:出现|提示|显示|变成|得到)了?.{0,4}(?:乱码|错误|异常|警告|空白|"
    r"[A-Za-z]*Error)|"
    r"我把(?:变量|参数|代码|函数|循环|字段|文件|图片|路径|版本)|我决定(?:用|选|采用)?(?:方案|第)|"
    r"^第[一二三四五六七八九十0-9]+[章回]"
)


_PASSING = Lazy(  # what is so for a moment, or was just done, or will not do what it should
    r"我(?:们)?(?:又|还|也|都|就|已经|好|很|真|太|有点|现在|今天|手机|电脑)*"
    r"(?:好?(?:困|饿|累|无聊|难过|生气|冷|热|渴|郁闷)(?:了|啊|[，。！]|$)|没电|知道|刚(?:刚)?[吃到回下起洗睡看]|"
    r"走了|回来)|"
    r"我(?:的)?[^，。]{0,10}?(?:装|打|登录?|连接?|加载|下载|编译|分|搜|查|删|导入|充|启动|跑|看)不(?:了|上|开|"
    r"到|动|进|出|懂|清|起|下)|"
    r"没有?(?:找到|生效|反应|成功|变化|效果|起作用|返回|显示)|(?:不起作用|起不来|白屏|重叠|网速|[卡慢]死)|"
    r"[，,]你(?:再|看|接着|来|先|随)|"
    r"我(?:们)?的?(?:假设|意思|问题)|我(?:总是|经常|老是|一直)[^，。]{0,6}(?:报|错|溢出|崩|闪退|失败)|我(?:先|"
    r"再)?(?:补充|更正|说明|解释)一下|"
    r"我不会[画写做算][^，。]{0,4}(?:[，。！]|$)|我需要[在把将]|我每次(?:运行|打开|启动|调用|编译|点|执行|登录)|"
    r"做了个梦|我(?:们)?(?:真的|今天|现在|好|也)*不想[^，。]{1,3}(?:[，。！]|$)|"
    r"我(?:们)?(?:[正还也]*在)(?:开会|吃饭|[^，。]{0,3}[路车]上|地铁|上课|忙|排队|等|外面)|没有?别的|问过你|忘了[。！]?$|"
    r"我写的(?:函数|代码|程序|脚本|爬虫)|(?:会谢|裂开|破防|绷不住|哭死|笑死|真服)|"
    r"我(?:真的|非常|很|最|更|特别)*不?(?:喜欢|讨厌|爱死?|想要|恨)(?:你|这[个段首句版张篇种样]|那[个段首句版张篇])|"
    r"我(?:还|也)?(?:想|要|需要)(?:[再]?要?一?[首篇段句份]|换个?(?:话题|说法|方式)|去个|用[A-Za-z]|在(?:网页|"
    r"页面|表格|代码|图))"
)

_VERY = "(?:今天|现在|此刻|有点|好|很|真的?|太|快|要|都|想|超级?|给?[气逼烦])"

_FEELING = Lazy(  # how one feels just now: at the end of a clause
    rf"我(?:们)?(?:{_VERY}+(?:被[^，。]{{1,8}}{_VERY}*)?|被[^，。]{{1,8}}{_VERY}*)"
    r"(?:开心|高兴|焦虑|难受|烦|崩溃|郁闷|害怕|激动|紧张|生气|伤心|疯|哭|尴尬|感动|兴奋|失望|绝望|难过|丧|倒霉|"
    r"幸运|放假|睡觉|难|"
    r"累)(?:[了啊死]|[，。！]|$)"
)

_FAILING = Lazy(  # how it ends that something was tried
    r"(?:[，,](?!不再?|没再)|还是|[又就也却])(?:[^，。]{0,6}?)(?<![不没再])(?:乱码|报错|报异常|[45]0[0-9]|白屏|"
    r"卡死|卡住|崩|连不上|打不开|没反应|不行|失败|超时|出错|"
    r"挂了?$|一样的|不生效)|(?:时候?|之?后)[^，。]{0,6}(?:越界|报错|崩|卡住|出错|溢出|死循环)|"
    r"还是(?:不[行对动通]|没[有用变好]|一样|老样子)|发现不是(?:[，。！]|$)"
)

_THINGS_AT_HAND = Lazy(
    r"有(?:一|两|三|几|了)?[个段道份些组张堆批篇](?:[^，。]{0,4})?(?:想法|图片|数据|表(?![哥姐弟妹亲])|文件|文档|简历|代码|需求|"
    r"文本|问题|变量|接口|题)"
)

_AT_THE_MOMENT = (_THINGS_AT_HAND, _PASSING, _FEELING, _FAILING)

_IT = ("它", "它们")  # a sentence that ends so is about what was named before


_TEXT_AT_HAND = Lazy(
    r"(?:续写|概括|总结|阅读|翻译|润色|改写|缩写|扩写|点评|赏析|写出?|回答|接着).{0,8}"
    r"(?:短文|文章|故事|开头|下文|原文|材料|问题|这[一个]?[章段篇]|第[一二三四五六七八九十0-9]+[章节段])|"
    r"^(?:下列|以下|下面).{0,16}(?:一项|的是|选项|问题|短文|文章|材料)"
)

_OWN_WAY = Lazy("我[们]?(?:一般|通常|平时|都|总是?|每次|习惯|喜欢)")  # of doing such work: 我习惯先写用户故事

_WORKS_ABOVE = Lazy("(?:翻译|润色|改写|转换?)(?:(?:成|为)[^，。]{1,8}|一下)?[。！]?$")  # what stood before it

_CONDENSES = Lazy("(?:整理|总结|提炼|归纳|概括)(?:(?:成|为)[^，。]{1,8}|一下)?[。！]?$")  # and is long

_COMPOSES = Lazy(  # a letter or a speech, whose details are its own
    "(?:写|[想拟来]一?[个份段])[^，。]{0,10}(?:情书|信|请?假条|自我介绍|总结|检讨|祝福|文案|稿|申请|报告|邮件|"
    "朋友圈|致辞|贺[词卡]|作文|"
    "日记|独白|诗|歌)"
)

_OF_THE_LETTER = frozenset(("zh-event", "zh-state", "zh-plan", "zh-thing", "zh-praise"))  # what it tells of

_OF_ANOTHER = frozenset("他她")

_OF_FAMILY = Lazy(f"^(?:我家?|我们)?的?(?:[大小二三]|亲)?(?!室友){FAMILY}")

_SUM = Lazy(
    "几个?(?:小时|分钟)|还剩|剩下?几|剩多少|一共[是有花]?[几多]|总共|几岁|多少岁|多大|几倍|各[几多有]|"
    "[几多][年少天][之以]?后|"
    "分别[是有]|平均|"
    "现在有[几多]|找(?:我|他|她)?多少"
)


def opened(text: str) -> str:
    """The text without what sentences open with."""
    opening = _OPENING().match(text)
    return text[opening.end() :] if opening else text


@lru_cache(maxsize=16)
def is_at_hand(text: str) -> bool:
    """Whether a sentence tells what someone does with the answer, the code or the text at hand, or what passes."""
    if _SET_TASK().search(text) or text.rstrip("。！!").endswith(_IT):
        return True
    if "我" not in text:
        return False
    return bool(_AT_HAND().match(opened(text))) or any(pattern().search(text) for pattern in _AT_THE_MOMENT)


def is_about_the_task(sentence: Sentence, among_people: bool) -> bool:
    """Whether a sentence that meets no strong rule tells of the answer, the code or the text at hand."""
    rule = sentence.rule
    lasting = rule is not None and (rule.type in ("lesson", "decision") or rule.topic == "profile")
    return not lasting and is_at_hand(sentence.plain)


def is_of_a_stranger(sentence: Sentence) -> bool:
    """Whether a sentence tells of somebody whom its writer does not place: an exercise's 小明."""
    return _STRANGER().match(sentence.plain) is not None and "我" not in sentence.plain


def handles_a_text(text: str) -> bool:
    """Whether a sentence asks to do something with a text that stands in the message."""
    return _TEXT_AT_HAND().search(text) is not None


def sets_to_work(plain: str) -> bool:
    """Whether a sentence opens with what is to be done with a text that stands in the message."""
    found = _TEXT_AT_HAND().search(plain)
    return found is not None and not _OWN_WAY().search(plain[: found.start()])


def counts(request: str) -> bool:
    """Whether a request wants a sum to be worked out."""
    return bool(_SUM().search(request))


def serves(sentence: Sentence, requests: Sequence[str], *, beside: bool, short: bool) -> bool:
    """Whether a statement is matter for the work that requests set. `beside`: they work on a text that is none of the
    statements. `short`: these are together too short to be condensed."""

    def any_wants(what: Lazy) -> bool:
        return any(what().search(request) for request in requests)

    if not beside and any(_WORKS_ABOVE().search(request) and "”" not in request for request in requests):
        return True
    if not beside and any_wants(_CONDENSES) and not (short and "我" in sentence.text):
        return True
    if any_wants(_COMPOSES) and not _is_told(sentence):
        return True
    for_another = any(not _OF_ANOTHER.isdisjoint(request) for request in requests)
    return for_another and _is_of_another(sentence)


def _is_told(sentence: Sentence) -> bool:
    """Whether a sentence tells the reader something to keep, whatever is to be written beside it."""
    rule = sentence.rule
    return rule is not None and (rule.imperative or rule.name not in _OF_THE_LETTER)


def _is_of_another(sentence: Sentence) -> bool:
    """Whether a sentence is about somebody who is none of the family."""
    rule = sentence.rule
    return rule is not None and rule.topic == "people" and not _OF_FAMILY().match(sentence.plain)


points_at_the_task = never  # no instruction of those that rules find is about one answer
leans_on_the_task = never  # what is to be remembered stands alone
