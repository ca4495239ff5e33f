"""The words by which a Chinese statement says that something is otherwise than it was (see its English sister)."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

LONGEST = 30  # characters
HINTS = (
    "弃用", "停用", "非", "转", "没", "以后", "改", "换", "升", "离", "辞", "跳槽", "退休", "去世",
    "过世", "病逝", "死了", "分手", "结婚",
    "毕业", "转行", "取消", "叫", "开始吃", "卖了", "不", "搬", "戒", "现在", "更正", "纠正", "其实", "错了", "到",
)  # fmt: skip
CUE = Lazy(
    r"弃用|停用|^(?:我们?|咱们)?(?:现在|已经|都)*不用\s*[A-Za-z][\w.+# -]*\s*了|"
    r"改[用成为到名签喝吃学]|换[成到了用]|转[用到]|[迁移调]到|调整[为到成]|推迟到|提前到|延期到|不再|已经不|"
    r"更正|纠正|"
    r"[说记搞写]错了|而不是|而非|不是.{1,12}[，,]是|[，,]不是[^，。]{1,10}$|搬[到去回]|搬家|戒了|^.{0,3}(?:现在|其实|"
    r"以后)|"
    r"现在(?:是|在|叫|住|上)|升[到级成]|换了|换[^，。]{1,5}了|离职|辞职|跳槽|退休|死了|去世|过世|离世|病逝|分手|"
    r"离婚|结婚了|转行|毕业|取消|别叫|以后.{0,3}叫我|开始吃|"
    r"不(?![了用想知])[^，。了]{1,8}了|没再|戒.{1,3}了|改[坐骑开走乘]|卖了|对[^，。]{1,8}不过敏|不对[^，。]{1,8}过敏"
)
NOT_CUE = Lazy(
    r"可能|也许|考虑|如果|要是|打算(?!.*了)|(?:今天|明天|后天|今晚|[这本下]周|这次)(?!.{0,2}[起开])|临时|破例"
)


def is_short(text: str) -> bool:
    """Whether a statement is so short that such words are all it says."""
    return sum([sign >= "\u2e80" for sign in text]) <= LONGEST
