"""The tense of a Chinese sentence, from particles, because its verbs do not show it."""

from __future__ import annotations

from memctl.core.language.patterns import Lazy

_EACH = Lazy(
    "每|一般|通常|经常|平时|总是|往往|都[会要是在去]|一[到多]|只要|固定|照例|例行|特别|适合|合适|如果|可能|太(?=[^，。]{1,6}了)"
)
_COMING = (  # before a verb in the future, with or without 了; or an arrangement
    r"(?<![主重需必不])要(?![求点闻么不])|(?<![开约机聚体社不例周晨早晚班年])会(?![议员计])|将(?![军就])|打算|准备(?!好了|了)|计划|"
    r"想(?![起法念到])|希望|争取|预计|预[定约]|约[了好]|订[了好]|报了?名|定[于在]|抢到|得(?=[去交做到还写把早])|马上|"
    r"[就快](?=[^，。]{1,6}了)|即将|到期|截止|没[空时课法]|有(?![了过时点的课些很没])"
)
_OVER = (  # after a verb in the past
    r"(?<![为除知得])了(?!解|不|如)|(?<![不通经超难再])过(?![年节生去来敏程期后几两三完一])|咗|没|刚|已经|"
    r"(?:[领买入离结生来去办搬签拿换毕考到]|结婚|入职|毕业|搬家|出生|离职|分手|开始|认识)的(?!时候|话)"
)
_ASPECT = Lazy(rf"(?P<coming>{_COMING})|(?P<over>{_OVER})")
# one-time events: without a particle, they are in the future
_ONCE = Lazy(
    "去(?![了过年世])|回[家国]|考(?![虑上了过完])|出发|面试|生日|结婚|领证|订婚|求婚|入职|离职|报到|手术|答辩|搬家|出国|"
    "预产期|交房|开学|毕业|开业|退休"
)
_AGAIN = Lazy(
    "回(?![了过忆答复应想])|飞(?!机)|搬到|出差|值班|加班|休假|请假|放假|复查|体检|上线|发[版布]|交付|开会|团建|聚[会餐]|参加"
)
_CLAUSE = "，,。；;！!？?\n"
_SENTENCE_END = Lazy(r"[。！!？?；;\n]")


def tense_at(text: str, start: int, end: int, *, often: bool = False) -> int:
    """Return -1 if the event at the date text[start:end] is past, 1 if it is in the future, 0 if the sentence does not
    say or describes a habit. `often` marks dates that recur soon."""
    first = max(text.rfind(each, 0, start) for each in _CLAUSE) + 1
    ending = _SENTENCE_END().search(text, end)
    said = text[first:start] + " " + text[end : ending.start() if ending else len(text)]
    if _EACH().search(said):
        return 0
    aspect = _ASPECT().search(said)
    if aspect:
        return 1 if aspect["coming"] else -1
    return int(bool(_ONCE().search(said) or (not often and _AGAIN().search(said))))
