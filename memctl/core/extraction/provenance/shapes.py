"""The shape of a text that was pasted: nobody types to an assistant in turns, as options to choose from, or in a letter
with a question below it."""

from __future__ import annotations

from collections import Counter

from memctl.core.language.language import STATEMENT
from memctl.core.language.patterns import Lazy
from memctl.core.language.table import language_of

_LABEL = Lazy(r"\s*[-*]?\s*([^\s:：,，.。!！?？][^:：,，.。!！?？\n]{0,24})[:：](?!//)")
_OPTION = Lazy(r"\s*[(（]?([A-Ga-g])(?:[.)）、．:：]\s*|[ \t]+(?=[\u4e00-\u9fff]))(?=\S)")
_STAMPED = Lazy(r"[^:：.!?。！？]{1,30}[ \t(\[（]\d{1,2}[:：]\d\d(?:[:：]\d\d)?(?: ?[ap]m)?[)\]）]?:?\s*$")
_ADDRESSED = Lazy(
    r"\s*(?:(?i:dear|to whom|sir)\b[^.?!\n]{1,40}|(?i:please (?:excuse|forgive)) [A-Z]|"
    r"(?:尊敬的|亲爱的|敬爱的)[^，。\n]{1,16}|[^，。\s我你]{1,10}[您你]好|[^，。\s我你]{1,10}(?:女士|先生|小姐|老师|经理|主任)[:：])"
)
_CLOSED = Lazy(
    r".*(?:(?i:\b(?:thanks|thank you|sincerely|regards|yours|best|love)), |[.!?] ?[-–—] ?)[A-Z][\w.'’-]*"
    r"(?: [\w.'’-]+){0,3}\s*$|.*[。！？] ?[-–—]+ ?[\u4e00-\u9fff]{1,8}\s*$"
)
_SIGNED = Lazy(
    r"(?:[-–—]\s*)?[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){0,3}\s*$|"
    r"\s*(?!谢|多谢|麻烦|拜托|辛苦)[\u4e00-\u9fff]{2,4}\s*$"
)
_SPEAKERS = Lazy(r"(?i:(?:^|[?.!] |/ )(?:i|my|we)\b)|(?:^|[？。！?]|/ )我")
_TURNS = 2  # lines by one speaker that make two speakers a conversation
_BRIEF = 60  # characters of a question below a letter


def pasted(lines: list[str]) -> frozenset[int]:
    """The numbers of the lines that only a pasted text has."""
    found = _verses(lines)
    return frozenset((*found, *_turns(lines), *_options(lines), *_letter(lines)) if lines[1:] else found)


def is_stamped(line: str) -> bool:
    """Whether a line is the head of a message in a chat: who wrote it, and when."""
    return _STAMPED().match(line) is not None


def _turns(lines: list[str]) -> list[int]:
    """The lines of a conversation: several speakers, of whom one speaks again."""
    labels = {number: found[1].strip() for number, line in enumerate(lines) if (found := _LABEL().match(line))}
    counted = Counter(labels.values())
    return list(labels) if len(counted) > 1 and max(counted.values()) >= _TURNS else []


def _options(lines: list[str]) -> list[int]:
    """The lines that offer a choice: A, B and so on."""
    marks = {number: found[1].upper() for number, line in enumerate(lines) if (found := _OPTION().match(line))}
    return list(marks) if "".join(marks.values())[:2] == "AB" else []


def _verses(lines: list[str]) -> list[int]:
    """The lines of several sentences with strokes between, as verses are quoted."""
    return [number for number, line in enumerate(lines) if " / " in line and len(_SPEAKERS().findall(line)) >= _TURNS]


def _letter(lines: list[str]) -> range:
    """The lines of a letter that somebody asks about, below it or above: it greets a reader, or is signed."""
    last = len(lines) - 1
    if last > 1 and not lines[last - 1].strip() and _asks_briefly(lines[last]):
        return range(last) if _is_letter(lines[:last]) else range(0)
    if last > 1 and not lines[1].strip() and _asks_briefly(lines[0]):
        return range(2, last + 1) if _is_letter(lines[2:]) else range(0)
    return range(0)


def _is_letter(lines: list[str]) -> bool:
    body = [line for line in lines if line.strip()]
    if not body:
        return False
    signed = bool(body[1:]) and _SIGNED().match(body[-1])
    return bool(_ADDRESSED().match(body[0]) or _CLOSED().match(body[-1]) or signed)


def _asks_briefly(line: str) -> bool:
    return len(line) <= _BRIEF and (
        line.rstrip().endswith(("?", "？")) or language_of(line).kinds.kind_of(line.strip()) != STATEMENT
    )
