"""How likely it is that a Chinese message says something worth keeping, from the strings it contains."""

from __future__ import annotations

from memctl.core.extraction.salience import MessageContext
from memctl.core.language.patterns import Lazy
from memctl.core.language.script import normalize_chinese

_BASE = -1.6
_PERSONAL = Lazy(
    r"我|咱|俺|本人|爸|妈|哥|姐|弟|妹|爷|奶|叔|婶|舅|姑|姨|老公|老婆|儿子|女儿|表[哥姐弟妹]|同事|上司|"
    r"的(?:名字|生日|时间|地点|电话|邮箱|地址|职业|工作|公司|单位|老家|身高|学历)[是在叫为]"
)
_ME = ("我", "咱", "俺", "本人")
_WORDS: tuple[tuple[tuple[str, ...], float], ...] = tuple(
    (tuple(words.split("|")), weight)
    for words, weight in (
        ("我|咱|俺|本人", 0.8),
        ("爸|妈|哥|姐|弟|妹|爷|奶|叔|婶|舅|姑|姨|老公|老婆|孩子|儿子|女儿|朋友|同事|同学|老师|上司|领导|猫|狗", 0.5),
        ("喜欢|讨厌|爱|决定|打算|计划|习惯|希望", 0.5),
        ("你|您", -0.5),
        ("谢谢|不客气|再见|晚安|早安|你好|您好|加油|好的|没关系|对不起|天气", -0.8),
    )
)
_SIGNS = (
    (Lazy(r"[0-9]{4}|[0-9]+[岁号日月年点]|昨天|明天|上周|下周|去年|明年|上个月|下个月"), 0.5),
    (Lazy(r"(?:名字|生日|时间|地点|电话|邮箱|地址|职业|工作|公司|老家)[是在叫]"), 0.8),
)
_TECHNICAL = Lazy(
    "改好|改了|加了|加上|配置|端口|查询|截图|日志|闭包|闪退|代码|函数|缩进|跑不起来|你说的?|你的意思|你的看法|"
    "回头聊|先去|没有?问题|更详细|解释|报错|出错|文件|说的是|答案|依赖|启动|安装|失败|爬虫|试过|接口|变量|数组|"
    "数据库|算法|公式|文章|作文|论文|题目|方案|步骤|以下|如下|例子|运行|编译|程序(?<!小程序)|脚本|试了|看懂|没懂|不懂|明白你|"
    "第[一二三四五六七八九十0-9]+[步段题行句]|上面|重新|表格|单元格|页面|按钮|字段|参数|返回|描述"
)
_PER_TECHNICAL = -0.3
_PER_CHARACTER, _MOST_CHARACTERS = 0.02, 60
_LATER, _ANSWERS = -0.3, 0.4
_IMPERSONAL = -0.6  # the most that words are worth that speak of nobody's life


def log_odds_chinese(text: str, around: MessageContext) -> float:
    """The log odds that Chinese statements tell something worth keeping."""
    text = normalize_chinese(text)
    odds = _BASE + _PER_CHARACTER * min(_MOST_CHARACTERS, len(text)) + _LATER * around.late
    odds += sum(weight for words, weight in _WORDS if any(map(text.__contains__, words)))
    odds += sum(weight for pattern, weight in _SIGNS if pattern().search(text))
    odds += _PER_TECHNICAL * min(4, technical_chinese(text))
    odds += _ANSWERS if around.answers else 0
    personal = any(map(text.__contains__, _ME))
    return odds if personal or _PERSONAL().search(text) else min(odds, _IMPERSONAL)


def technical_chinese(text: str) -> int:
    """How many of the words are those of talk about code and documents."""
    return 2 * len(_TECHNICAL().findall(normalize_chinese(text)))
