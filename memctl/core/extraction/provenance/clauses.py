"""Cuts a sentence that asks into parts: those that ask, and those that state something without the rest.

"I have a parrot, what does it eat" states one thing and asks another. A part states something by itself where it has a
subject of its own; what follows a request without one ("in a polite tone") belongs to that request."""

from __future__ import annotations

from memctl.core.language.dialogue_acts import STATEMENT, SUPPOSED, is_tag_question, kind_of, stated_head
from memctl.core.language.patterns import Lazy
from memctl.core.language.sentences import in_lower_case
from memctl.core.language.zh.rules.patterns import FAMILY
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

_MARK = Lazy(r"[,;:]\s+| [-–—]+ |—")
_ZH_MARK = Lazy(r"[，；：]\s*|[,;:](?![\d/])\s*")
_EDGES = " \t,;:，；：-–—"
_LINK = r"(?:(?:and|but|also|so|since|because|as|btw|by the way|plus|fyi|for (?:future )?reference)\b,? *)*"
_OWN = Lazy(_LINK + r"(?:i|i['’]?(?:m|ve|d)|we|we['’](?:re|ve)|my|our)\b(?! (?:can|could|should|would|will|might)\b)")
_SUBORDINATE = Lazy(_LINK + r"(?:when(?:ever)?|while|if|before|after|until|once|unless|whether)\b")
_OF_SELF = Lazy(r"\b(?:i|i['’]?(?:m|ve|d)|me|my|we|we['’](?:re|ve)|us|our)\b")
_ZH_OWN = Lazy(  # first may come when it is, and what links it
    r"^(?:[^我咱俺]{0,12}?(?:[0-9年月日号天周午晚早上末时候后前在近常来节期间里中]|因为|由于|不过|但是?|而且|所以|其实|另外|"
    r"对了|还有|顺便))?(?:我|咱|俺|本人)(?!该|应该|想要?(?:知|了解|问|请)|能|可以)"
)
_ZH_SUBORDINATE = Lazy(r"(?:时候?|之?前|之后|以后|的话)$|^(?:如果|要是|假如|每当|当我)")
_ZH_OF_FAMILY = Lazy("^" + FAMILY)


class Part:
    """A part of a sentence as written, whether it asks, and whether it speaks of its writer (`own`)."""

    __slots__ = ("text", "asks", "own")

    def __init__(self, text: str, asks: bool) -> None:
        self.text = text
        self.asks = asks
        self.own = False


def parts_of(sentence: str, chinese: bool) -> list[Part]:
    """The parts of a sentence, in order: clauses beside each other that ask, or that state something, are one part."""
    if is_tag_question(sentence, chinese):
        return [Part(sentence, True)]
    parts: list[Part] = []
    start = 0
    supposed = False  # what follows an "if" holds only then
    for begin, end in _clauses(sentence, chinese):
        clause = sentence[begin:end].strip()
        kind = kind_of(normalize_chinese(clause) if chinese else clause, chinese)
        supposed = supposed or kind == SUPPOSED
        asks = kind != STATEMENT or (
            bool(parts) and parts[-1].asks and (supposed or not _stands_alone(clause, chinese))
        )
        if parts and parts[-1].asks == asks:
            parts[-1].text = sentence[start:end]
        else:
            start = begin
            parts.append(Part(clause, asks))
    if len(parts) == 1 and not chinese:
        parts = _unmarked(parts[0])
    for place, part in enumerate(parts):
        part.own = not part.asks and (place > 0 or _speaks_of_self(part.text, chinese))
        part.text = part.text.strip(_EDGES)
    return parts


def _unmarked(part: Part) -> list[Part]:
    """What an English clause states before it asks without a mark between, and the rest."""
    head = stated_head(part.text) if part.asks else ""
    if not head or kind_of(head, False) != STATEMENT:
        return [part]
    return [Part(head, False), Part(part.text[len(head) :], True)]


def _clauses(sentence: str, chinese: bool) -> Iterator[tuple[int, int]]:
    """Where each clause begins and ends."""
    start = 0
    for mark in (_ZH_MARK() if chinese else _MARK()).finditer(sentence):
        if mark.start() > start:
            yield start, mark.start()
        start = mark.end()
    if start < len(sentence):
        yield start, len(sentence)


def _stands_alone(clause: str, chinese: bool) -> bool:
    """Whether a clause has its writer for a subject, and leans on no other clause."""
    if chinese:
        clause = normalize_chinese(clause)
        return bool(_ZH_OWN().match(clause) or _ZH_OF_FAMILY().match(clause)) and not _ZH_SUBORDINATE().search(clause)
    lower = in_lower_case(clause)
    return bool(_OWN().match(lower)) and not _SUBORDINATE().match(lower)


def _speaks_of_self(text: str, chinese: bool) -> bool:
    """Whether what stands before a request speaks of its writer."""
    if chinese:
        return any(_stands_alone(text[begin:end], True) for begin, end in _clauses(text, True))
    lower = in_lower_case(text)
    return bool(_OF_SELF().search(lower)) and not _SUBORDINATE().match(lower)
