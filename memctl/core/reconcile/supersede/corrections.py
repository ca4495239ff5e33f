"""What a correction corrects: the one memory that it clearly speaks of, or none."""

from __future__ import annotations

from math import log

from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.claims import (
    CUE_WORDS,
    HOME,
    clauses_of,
    corrects,
    differs_in_number,
    ends,
    slots_of,
    tells_the_same_of,
)
from memctl.core.reconcile.supersede.replace import replaces
from memctl.core.reconcile.supersede.retraction import is_of_other, is_of_tools, retracts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from memctl.model.memory import Memory

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
_CLEAR = 0.3  # share of the weight that must be common; as much counts that nothing else can be meant
_APART = 0.8  # how near the second best may come to the best


def sounds_like_correction(text: str) -> bool:
    """Whether a statement says no more than that something is not as it was, or was wrong."""
    text = text.strip().lower()
    if len(text.split()) > _LONGEST[0] or sum(sign >= "\u2e80" for sign in text) > _LONGEST[1]:
        return False
    return bool(_CUE().search(text)) and not _NOT_CUE().search(text)


def target_of(text: str, known: Collection[Memory], frequency: dict[str, int], count: int) -> Memory | None:
    """The one of `known` that the statement corrects. `frequency` says in how many of `count` memories a word is."""
    new = set(words(text)) - CUE_WORDS
    slots = slots_of(text)
    parts = [text, *filter(sounds_like_correction, clauses_of(text))]
    scored = []
    for memory in known:
        if is_of_other(text, memory.text) or (slots & slots_of(memory.text) == {HOME} and is_of_tools(text)):
            continue
        taken = retracts(text, memory.text) or any(replaces(part, memory.text) for part in parts)
        if not taken and not any(corrects(part, _claim(memory.text, slots)) for part in parts):
            continue
        old = set(words(memory.text)) - CUE_WORDS
        both = _weight(old & new, frequency, count)
        share = 2 * both / (_weight(old, frequency, count) + _weight(new, frequency, count) or 1)
        alone = (
            taken or slots & slots_of(memory.text) or ends(text, memory.text) or differs_in_number(text, memory.text)
        )
        if alone or tells_the_same_of(text, memory.text):
            share += _CLEAR
        scored.append((share, memory))
    scored.sort(key=lambda pair: -pair[0])
    if not scored or scored[0][0] < _CLEAR:
        return None
    if len(scored) > 1 and scored[1][0] > _APART * scored[0][0]:
        return None
    return scored[0][1]


def _claim(text: str, slots: frozenset[int]) -> str:
    """A known statement, or its last clause where each of them is about what a correction is about."""
    clauses = clauses_of(text) if slots else []
    return clauses[-1] if clauses and all(slots & slots_of(clause) for clause in clauses) else text


def _weight(found: set[str], frequency: dict[str, int], count: int) -> float:
    return sum(log(1 + (count + 1) / (frequency.get(word, 0) + 1)) for word in found)
