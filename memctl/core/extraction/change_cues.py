"""Words by which a statement says that it corrects an earlier one."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

# Words that say that something is otherwise than it was. `now` alone does so at either end of a short statement only.
_CUE = Lazy(
    r"\b(?:nowadays|instead|no longer|any ?more|switched|switching|(?:moved|migrated) (?:\S+ ){0,4}?(?:to|from|off)|"
    r"changed|replaced|correction|from now on|these days|stopped|quit|gave up|not .{1,40} but|rather than|after all|"
    r"(?:come|grown) to (?:like|love|enjoy)|got (?:married|divorced|engaged)|(?:upgraded|bumped|pushed|postponed|"
    r"delayed|"
    r"extended|shifted|rescheduled|brought forward)\b(?=.*\d|.* to )|cancell?ed|called off|died|passed away|put "
    r"(?:down|"
    r"to sleep)|(?:broke|broken|split) up|separated\b|retired|laid off|sold (?:my|the|our)|dropped|(?:have|got|"
    r"bought|found|started) "
    r"(?:a|my|our) new)\b|\bcall me \w+,? not\b|^i(?:'ve| have)? (?:just )?left\b|^(?!.*\bnever\b).*\bagain[.!]?$|"
    r"\b(?:'m|am|are|is) not "
    r"(?:\w+ly )?(?:allergic|intolerant)\b|"
    r"^(?:no,? wait|sorry,|oops|update|scratch that|strike that|turns out|i (?:was wrong|misspoke|mistyped))|"
    r"^(?:my|our) new \w+|"
    r"^(?:\w+ ){0,2}(?:now|actually)\b|\bnow(?=[.!]?$|,| (?:at|in|on|that|instead)\b)|\b(?:is|are) now\b|"
    r"弃用|停用|^(?:我们?|咱们)?(?:现在|已经|都)*不用\s*[A-Za-z][\w.+# -]*\s*了|"
    r"改[用成为到名签喝吃学]|换[成到了用]|转[用到]|[迁移调]到|调整[为到成]|推迟到|提前到|延期到|不再|已经不|"
    r"更正|纠正|"
    r"[说记搞写]错了|而不是|而非|不是.{1,12}[，,]是|[，,]不是[^，。]{1,10}$|搬[到去回]|搬家|戒了|^.{0,3}(?:现在|其实|"
    r"以后)|"
    r"现在(?:是|在|叫|住|上)|升[到级成]|换了|换[^，。]{1,5}了|离职|辞职|跳槽|退休|死了|去世|过世|离世|病逝|分手|"
    r"离婚|结婚了|转行|毕业|取消|别叫|以后.{0,3}叫我|开始吃|"
    r"不(?![了用想知])[^，。了]{1,8}了|没再|戒.{1,3}了|改[坐骑开走乘]|卖了|对[^，。]{1,8}不过敏|不对[^，。]{1,8}过敏"
)

_NOT_CUE = Lazy(
    r"\bnow and then\b|\b(?:by|right|for) now\b|^now (?:that|i'm going|i'm gonna|let|what)|"
    r"\b(?:might|(?:i|we|you|it|they|he|she) may|maybe|perhaps|thinking (?:of|about)|considering|tomorrow|tonight|"
    r"this (?:week|time|morning|"
    r"afternoon|evening|sprint)|just (?:this )?once|for (?:today|this|once|a (?:day|week|few)))\b|^(?:if|today)\b|"
    r"可能|也许|考虑|如果|要是|打算(?!.*了)|(?:今天|明天|后天|今晚|[这本下]周|这次)(?!.{0,2}[起开])|临时|破例"
)

_LONGEST = (16, 30)  # words, or Chinese characters: a longer statement says more than that something changed


def sounds_like_correction(text: str) -> bool:
    """Whether a statement says no more than that something is not as it was, or was wrong."""
    text = text.strip().lower()
    if len(text.split()) > _LONGEST[0] or sum(sign >= "\u2e80" for sign in text) > _LONGEST[1]:
        return False
    return bool(_CUE().search(text)) and not _NOT_CUE().search(text)
