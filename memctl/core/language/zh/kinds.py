"""What kind a Chinese sentence is: a statement, a question, a request, or a supposition."""

from __future__ import annotations

from memctl.core.language.language import QUESTION, REQUEST, STATEMENT, SUPPOSED
from memctl.core.language.patterns import ANYWHERE, Hinted, Lazy
from memctl.core.language.sentences import any_of
from memctl.core.language.zh.script import normalize_chinese
from memctl.core.language.zh.task import sets_to_work

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence

_HANDS_OVER = Lazy(
    r"(?:翻译|译成|润色|改写|改得|改成|改为|写成|阅读|造句|仿写|续写|缩写|扩写|总结|概括|语病|材料|评论|短文|文章|下面|以下|这段话|"
    r"这句话|这封|写一?[篇段封首句个份]).{0,20}[：:]|"
    r"(?:邮件|来信|网页|内容|原文|全文|日志|文档).{0,6}如下[：:]|(?:写道|来信说)[：:](?!\S)|"
    r"^(?:请|帮我?|麻烦)*(?:把|将|纠正|改错|纠错|检查|判断|分析|提取).{0,20}[：:]|"
    r"^(?:[英中汉日]译[英中汉日]|给?(?:这段|这句|这篇).{0,16})[：:]|帮我?[改看回译检修优][^记]{0,16}[：:]|"
    r"^(?:请|帮我?|麻烦)(?:帮我?|你)*(?:改|润色|修改|检查|看|翻译|点评|批改|缩写|扩写|仿写|"
    r"评)[^，。]{0,6}(?:作文|日记|文章|句子|[段句]话|文案|演讲稿|稿子|简历|自我介绍|邮件|小说|诗)[，,：:]"
)

_PLAYS = Lazy(
    "我是你的(?!粉|朋友|老(?!板|师|大))|你来当|你现在是|^我是.{1,8}，你是|扮演|假装|你来演|你(?:现在)?是一[个名位]|"
    "^你是.{1,6}[，,]我|^就当我|我们假装|[，,]你(?:就)?叫|剧本|虚构"
)

_MOCKING = Lazy("狗头|呵呵|才怪|笑死|我可(?:真是|太)|真是太.{1,8}了呢|太(?:喜欢|爱|荣幸)[^，。]?(?:加班|开会|上班)")

_HEDGED = Lazy(
    r"(?<![尽不])可能(?!性)|也许|大概(?![0-9一二两三四五六七八九十几])|或许|说不定|没准|好像|貌似|(?:不|不太|还没|还不)确定|"
    r"不一定|拿不准|还没想好|^(?!以后|今后|请|还是|叫|用|别).*吧[。！]?$"
)

_QUESTION = (
    Hinted("?|？|吗|么|嘛|呢", r"[?？]\s*[”」』）)]*$|[吗么嘛][。!！~～…]*$|^.{0,5}呢[。!！~～…]*$"),
    Hinted("几", r"[，,]我?几[岁个点号]?$|(?<![好这那十没])几[个岁本只块条元次人倍][。]?$|^几|一共几|"
           r"几个?(?:小时|分钟)[^，。]?[。]?$"),
    Hinted(ANYWHERE, "^(?:请问|为什么|怎么|如何|什么是|谁|哪|多少|是否|能不能|可不可以|有没有|要不要|是不是)"),
    Hinted("怎|真的假|如何|应该如|什么|哪|能不能|可不可以|一共多|来着|是不是|多少钱|推荐",
           r"怎么办|怎么样|如何|(?<!不)怎么[做写用弄选处理解决]|应该[怎如]|什么[样意]|有哪些|有什么|为什么|真的假的|能不能|"
           r"哪[些个种里家一年天位]|可不可以|(?<!不)怎么[^，。]{1,6}$|一共多少|来着|是不是|该怎|多少钱|推荐一下|求推荐"),
    Hinted("不", r"(?![时动管])(?<!现)([^\W\x00-\x7f])不\1"),
    Hinted("什么|哪里|哪儿|几点|多久|多少|谁|干嘛",
           r"(?<!没)(?<!无论)(?:什么|哪里|哪儿|几点|多久|多少|谁|干嘛)[^，。都也]{0,5}[。！]*$"),
)  # fmt: skip

_WANT_TO_KNOW = (
    r"我?(?:其实|真的|实际上|真正|只是|就是|本来|主要|还|是)*想要?"
    r"(?:知道|了解|问|请教|咨询|听听|弄清楚|搞清楚|弄明白|搞明白|说的是)"
)

_REQUEST = Lazy(
    r"^(?:那|好的?|嗯|然后|现在|接着|再|也|所以|，|\s)*"
    + any_of(
        r"请(?!了|过|客|假)|帮我?|麻烦|给我(?!们?买|打|带|留|送)|告诉我|教我|替我|求|扮演|假装",
        r"[^我，。]{1,2}一下[。！]?$|给[^我，。]{0,8}?(?:写|做|设计|出|列|推荐|制定|建议|提|安排|起|想|准备)(?!了|过)",
        r"写一|解释|翻译|总结|生成|列出|介绍一?下?|说说|讲讲|推荐|分析|继续|修改|优化|续写|改错",
        r"把.{1,20}(?:改成|改得|改写|改为|翻译|写成|整理)|用.{1,12}写|我想(?:请|让你)|我(?:需要|想要|希望|要)你",
        r"(?:以.{1,8})?写个?(?:[一二三几两]?[个篇段首封份句条]|.{0,6}文案)|我们来玩|翻译|阅读",
        r"(?:对于|关于|至于|根据|按照|以下|下面|上面|鉴于)",
        r"(?:制[定作]|设计|编写?|拟|列|画|规划|开发|实现|安排|准备|整理|想|起|取|举|出|做)(?:一?[个份套张篇段组些条]|点)",
        _WANT_TO_KNOW,
    )
    + "|"
    + any_of(
        r"(?:^|[，,。！ 你请能以来您烦先])帮(?:我|忙)|教教我|帮帮我|"
        r"[，,](?:给我(?:个|一|打|[^，。]{0,4}模板)|写[个一首段篇]|请)|"
        r"请你|麻烦你|告诉我|你能|你可以|能帮|给我(?:写|推荐|讲|介绍|列|一[些个份]|几)|给点|"
        r"提供一?[些下个]|请(?:推荐|帮|给我|教|问|解释|介绍|写|翻译)|"
        r"有(?:什么|没有)?(?:建议|推荐)|记住这一?[点个]|(?:问题是|问错了)|那个.{1,60}的(?:活动|人|事|公司|地方)$",
        r"(?:不对|不好意思|抱歉|停一下|搞错了|实际上).{0,12}" + _WANT_TO_KNOW,
    )
)

_TAKES_BACK = Lazy(
    r"(?:搞错了|不对|不好意思|抱歉哈?|停一下|等等|实际上|其实|对了|哎呀?|哦豁|额|本来|真正)[^。！？?]{0,8}"
    r"(?:我|问题)[^。！？?，]{0,6}(?:想(?:要)?(?:问|知道|了解|弄清楚|搞清楚|说)|问题是)|(?:诶，)?等等，诶，等等|我真正(?:的问题|想)"
)

_SUPPOSED = Lazy(
    r"^(?:但|那|所以|，|\s)*(?:如果|假如|假设|要是|万一|倘若|若是|比如|例如|譬如|设想|想象)|要是.{0,20}就好了|开玩笑|"
    r"才怪|呵呵|骗你的|(?:可能|也许|或许|说不定|没准).{0,30}(?:没定|没想好|没决定|不一定|不确定|再说|看情况)"
)

_TAG = Lazy(r"[，,](?:对|是|好|行|可以)?(?:吗|吧|么|不对|是不是|对不对)[?？。]*$")


_FOR_HOURS = Hinted(
    "今天|今晚|今早|此刻|分钟|小时|一会",
    r"今(?:天|晚|早)(?!起|开始|以后|之后|的)|此刻|(?:\d+|[一二两三五十半几]个?)(?:分钟|小时)[之以]?后|(?:等|待)?一会儿?(?:就|要|还)",
)

_HAPPENED = Hinted("了|过|刚", "了(?!不)|过(?!敏|于|分)|刚")

_CONFIDES = Hinted(
    "别|不要|不能|不用|勿|保密|忘|没说",
    r"(?:别|不要|不能|勿)再?(?:告诉|跟|和|对)(?:别人|任何人|其他人|外人)|(?:别|不要|勿)(?:说|传|泄露)出去|不要外传|"
    r"[替帮给]我保密|请你?保密|(?:别|不要|不用|请勿)(?:记录?|记住)(?:下来|这|它|我|[：:，,。！!]|$)|"
    r"(?:别|不要|请勿)(?:保存|存储)(?:这|它|[。！!]|$)|"
    r"(?<![我你他她们])(?:忘掉|忘了|忘记)我(?:刚才|刚刚|之前|上面)?说[的过]|当我没说",
)


def kind_of(text: str) -> str:
    """STATEMENT, QUESTION, REQUEST, or SUPPOSED, as its English sister says."""
    sentence = normalize_chinese(text)
    if (
        _SUPPOSED().search(sentence)
        or sentence.endswith(("：", ":"))
        or is_mocking(sentence)
        or _PLAYS().search(sentence)
    ):
        return SUPPOSED
    if any(each.search(sentence) for each in _QUESTION):
        return QUESTION
    return REQUEST if _REQUEST().search(sentence) else STATEMENT


def kind_in_message(sentence: Sentence) -> str:
    """The kind of a whole sentence, by the texts that it may be about, too."""
    kind = kind_of(sentence.plain)
    return REQUEST if kind == STATEMENT and sets_to_work(sentence.plain) else kind


def seeks_help(text: str) -> bool:
    """Whether a question or request asks an assistant for help: people seldom ask each other in the data at hand."""
    return True


def is_tag_question(text: str) -> bool:
    """Whether a sentence asks no more than whether what it says is so: 首都是长安，对吗."""
    return bool(_TAG().search(normalize_chinese(text)))


def hands_over(text: str) -> bool:
    """Whether what follows is not the writer's own: a text to translate, correct or continue, or a part in a play."""
    text = normalize_chinese(text)
    marked = any(mark in text for mark in ":：，,")
    return bool(_PLAYS().search(text)) or (marked and bool(_HANDS_OVER().search(text)))


def takes_back(text: str) -> bool:
    """Whether the writer says that what stood before was not what they meant to say, but a question is."""
    return ("等" in text or "想" in text or "问题" in text) and bool(_TAKES_BACK().search(normalize_chinese(text)))


def confides(text: str) -> bool:
    """Whether the writer asks that what they say goes no further, or is not kept."""
    return _CONFIDES.found_in(normalize_chinese(text))


def is_passing(plain: str) -> bool:
    """Whether a sentence says that it holds for some hours: 今天头疼, but not what happened today, or began."""
    return _FOR_HOURS.found_in(plain) and not _HAPPENED.found_in(plain)


def is_hedged(plain: str) -> bool:
    """Whether the writer of a sentence is not sure of what it says."""
    return bool(_HEDGED().search(plain))


def is_mocking(sentence: str) -> bool:
    """Whether marks of sarcasm stand in a Chinese sentence."""
    return bool(_MOCKING().search(sentence))
