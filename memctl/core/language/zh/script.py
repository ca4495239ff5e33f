"""Chinese normalised for the patterns: Simplified characters, and mainland words for those of Taiwan and Cantonese.
Each replacement has the same length, so positions stay the same."""

from __future__ import annotations

from functools import lru_cache

from memctl.core.language.patterns import Lazy
from memctl.core.language.tables.traditional import PAIRS

TRADITIONAL = frozenset(PAIRS[::2])
_simplified: dict[int, str] = {}  # for str.translate, built on first use

_TAIWAN = (
    "专案项目 资料库数据库 程式码源代码 程式程序 软体软件 网路网络 伺服器服务器 档案文件 变数变量 预设默认 函式函数 "
    "资料数据 萤幕屏幕 滑鼠鼠标 介面接口 回圈循环 快取缓存 阵列数组 资讯信息 栏位字段 除错调试 物件对象 "
    "登入登录 支援支持 透过通过 映象镜像 点选点击 汇入导入 汇出导出 阿嬷奶奶 阿公爷爷"
)
_CANTONESE = (
    "乜嘢什么 点解怎么 点样怎样 边度哪里 边个哪个 听日明天 寻日昨天 琴日昨天 返工上班 放工下班 而家现在 "
    "钟意喜欢 成日经常 唔该谢谢 屋企家里 细佬弟弟 家姐姐姐 阿妈妈妈 老豆爸爸 阿爸爸爸 关系关系 "
    "唔不 喺在 嘅的 咗了 冇没 佢他 啲些 嚟来 睇看 搵找 揾找 俾给 畀给 瞓睡 嗰那 咁这 食吃 饮喝 系是 㗎的"
)
_SPOKEN = frozenset("唔喺嘅咗冇佢啲嚟睇搵揾嗰咁㗎乜")  # every Cantonese text has one of these


def _meanings(words: str) -> dict[str, str]:
    """Return a table of words and their replacements, written as one string each."""
    return {word[: len(word) // 2]: word[len(word) // 2 :] for word in words.split()}


_OF_TAIWAN = _meanings(_TAIWAN)
_OF_CANTONESE = _meanings(_CANTONESE)
_IN_TAIWAN = Lazy("|".join(_OF_TAIWAN))
_IN_CANTONESE = Lazy("|".join(_OF_CANTONESE))


@lru_cache(maxsize=8)  # many rules read one sentence in turn
def normalize_chinese(text: str) -> str:
    """Return the text in Simplified characters and mainland words, with the same length."""
    if text.isascii() or (TRADITIONAL.isdisjoint(text) and _SPOKEN.isdisjoint(text)):
        return text
    cantonese = not _SPOKEN.isdisjoint(text) or any(map(text.__contains__, ("聽日", "尋日", "琴日")))
    text = _IN_TAIWAN().sub(lambda match: _OF_TAIWAN[match[0]], simplified(text))
    return _IN_CANTONESE().sub(lambda match: _OF_CANTONESE[match[0]], text) if cantonese else text


def simplified(text: str) -> str:
    """Return the text in Simplified characters."""
    if TRADITIONAL.isdisjoint(text):
        return text
    if not _simplified:
        _simplified.update(zip(map(ord, PAIRS[::2]), PAIRS[1::2], strict=True))
    return text.translate(_simplified)
