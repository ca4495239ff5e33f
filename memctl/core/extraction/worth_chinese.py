"""How likely it is that a Chinese message says something worth keeping, from the strings it contains."""

from __future__ import annotations

import re

_BASE = -1.6
_SIGNS: tuple[tuple[re.Pattern[str], float], ...] = tuple(
    (re.compile(pattern), weight)
    for pattern, weight in (
        (r"我|咱|俺|本人", 0.8),
        (r"[0-9]{4}|[0-9]+[岁号日月年点]|昨天|今天|明天|上周|下周|去年|明年|最近|上个月|下个月", 0.6),
        (r"爸|妈|哥|姐|弟|妹|爷|奶|叔|婶|舅|姑|姨|老公|老婆|孩子|儿子|女儿|朋友|同事|同学|老师|上司|领导|猫|狗", 0.5),
        (r"喜欢|讨厌|爱|决定|打算|计划|习惯|希望", 0.5),
        (r"[的]?(?:名字|生日|时间|地点|电话|邮箱|地址|职业|工作|公司|老家)[是在叫]", 0.8),
        (r"你|您", -0.5),
        (r"谢谢|不客气|再见|晚安|早安|你好|您好|加油|好的|没关系|对不起", -0.8),
        (r"代码|函数|报错|接口|变量|数组|数据库|算法|公式|文章|作文|论文|题目|方案|步骤|以下|如下|例子", -0.7),
    )
)
_PER_CHARACTER, _MOST_CHARACTERS = 0.02, 60


def log_odds_chinese(text: str, *, answers: bool, asks: bool, place: float) -> float:
    """The log odds that Chinese statements tell something worth keeping; the arguments as those of worth.log_odds."""
    odds = _BASE + _PER_CHARACTER * min(_MOST_CHARACTERS, len(text)) - 0.3 * place
    odds += sum(weight for pattern, weight in _SIGNS if pattern.search(text))
    return odds + (0.4 if answers else 0) - (0.6 if asks else 0)
