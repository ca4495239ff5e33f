"""How likely it is that a message frames a text of somebody else's: one logistic regression for all languages.

The frame is all that stands before the first word of a first person and behind the last sentence that has one: "Make
this sound calmer", "write five questions for her". Its signs are the words of that frame, how it joins what it frames,
and how much speaks in the first person between. The words between say nothing: people paste any."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from math import fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.language.lexicon import weights_of
from memctl.core.language.patterns import Lazy

BASE = "*"  # the sign that every message has
_FIRST = Lazy(r"(?<![\w'’])(?:i|im|ive|i['’](?:m|ve|d|ll)|my|mine)(?!\w)|(?<![帮给替教为诉让陪])我(?!们)|俺|本人", re.I)
_ENDS = Lazy(r"[.!?…。！？；\n]+[\"'”’)\]」』）]*\s*|(?<=[\u4e00-\u9fff])[，,：: ]+")
_PIECES = Lazy(r"[a-z]+(?:['’][a-z]+)?|\d+|[\u4e00-\u9fff]|[^\w\s\\\"]|\n", re.I)
_SET_APART = Lazy(
    r"\"[^\"\n]+\"|“[^“”\n]+”|「[^「」\n]+」|『[^『』\n]+』|《[^《》\n]+》|`[^`\n]+`|"
    r"(?<![\w'])'(?:[^'\n]|(?<=\w)'(?=\w))+'(?!\w)|https?://\S+"
)
_QUOTED = "”"  # ends what is set apart, whichever marks do so
_CLAUSE = Lazy(r"[.!?。！？\n]\s*|[:：]\s*")
_HELD = Lazy(r"[:：]\s*\w+.{0,400}[.。!！?？]")
_ENDING = "\n.!?。！？"
_LINE = "NL"  # the word for the end of a line
_OWNED = ("my", "mine")
_FAR = 400  # characters of a frame that are read
_MOST = 14  # words of each part of a frame that tell
_LAST_WORDS = 8


class Frame:
    """What stands before the first word of a first person (`head`) and behind the last sentence that has one (`tail`),
    between which is the `body`. Of what is set apart only the marks are left, in its place."""

    __slots__ = ("text", "head", "body", "joint", "tail", "persons", "_log_odds")

    def __init__(self, text: str) -> None:
        self.text = _SET_APART().sub(lambda found: f"“{' ' * (len(found[0]) - 2)}{_QUOTED}", text)
        found = list(_FIRST().finditer(self.text))
        self.persons = [each[0].lower() for each in found]
        self._log_odds: float | None = None if found else 0.0
        start = found[0].start() if found else len(self.text)
        ended = _ENDS().search(self.text, found[-1].end()) if found else None
        end, behind = ended.span() if ended else (len(self.text), len(self.text))
        self.head, self.body, self.joint, self.tail = (
            self.text[:start], self.text[start:end], self.text[end:behind], self.text[behind:],
        )  # fmt: skip

    @property
    def request(self) -> str:
        """The sentences of the head: what stands before the clause in which a first person comes."""
        ends = [each.end() for each in _CLAUSE().finditer(self.head)]
        return self.head[: ends[-1]] if ends else ""

    @property
    def holds_a_text(self) -> bool:
        """Whether the head holds a text itself, so that what follows need not be one."""
        return _QUOTED in self.head or _HELD().search(self.head[-_FAR:]) is not None

    @property
    def log_odds(self) -> float:
        """The log odds that the first person is not the writer of the message."""
        if self._log_odds is None:
            weights = _weights()
            self._log_odds = fsum(map(weights.__getitem__, weights.keys() & signs_of(self)))
        return self._log_odds

    @property
    def is_of_a_held_text(self) -> bool:
        """Whether the head holds the text that it works on, and what follows is the writer's own."""
        return self.holds_a_text and self.log_odds < 0


def signs_of(frame: Frame) -> frozenset[str]:
    """The signs by which a message is known; none where nobody speaks in the first person outside of quotations."""
    if not frame.persons:
        return frozenset()
    head, tail = frame.head.lstrip().rstrip(" "), frame.tail.strip()
    subjects = [person for person in frame.persons if person not in _OWNED]
    found = {
        BASE,
        f"#persons{_step(len(frame.persons))}",
        f"#subjects{_step(len(subjects))}",
        f"#lines{_step(frame.text.strip().count(chr(10)))}",
        f"#body{_step(len(frame.body) // 60)}",
    }
    found |= {name for name, holds in (("#gap", "\n\n" in frame.text), ("#quotes", _QUOTED in frame.text)) if holds}
    found |= _of_head(head, frame.persons[0]) if head else set()
    found |= _of_tail(tail, frame.joint) if tail else set()
    return frozenset(found | _of_the_last(frame.text.rstrip()) | (set() if head or tail else {"#bare"}))


def _of_head(head: str, person: str) -> set[str]:
    words = _words(head[-_FAR:])[-_MOST:]
    end = head[-1]
    found = {"#head", f"#head+{person[:2]}", f"#head{_step(len(words) // 3)}"}
    found.add("#head-end" + (_LINE if end == "\n" else "w" if end.isalnum() else end))
    found |= {"#head-quotes"} if _QUOTED in head else set()
    found |= {"#head-holds"} if _HELD().search(head[-_FAR:]) else set()
    return found | _wording(words, "<", "~")


def _of_tail(tail: str, joint: str) -> set[str]:
    words = _words(tail[:_FAR])[:_MOST]
    found = {"#tail", f"#tail{_step(len(words) // 3)}", "#tail-line" if "\n" in joint else "#tail-beside"}
    found |= {"#tail-quotes"} if _QUOTED in tail else set()
    found |= {"#tail-asks"} if tail[-1] in "?？" else set()
    return found | _wording(words, ">", "~")


def _of_the_last(text: str) -> set[str]:
    """Of the last sentence, if its writer speaks of themselves there."""
    text = text[-_FAR:]
    size = len(text.rstrip(_ENDING))
    last = text[max([text.rfind(mark, 0, size) for mark in _ENDING]) + 1 :]
    if not _FIRST().search(last):
        return set()
    return _wording(_words(last)[:_LAST_WORDS], "@") | ({"#asks"} if text[-1] in "?？" else set())


def _wording(words: list[str], *marks: str) -> set[str]:
    pairs = [f"{one}_{two}" for one, two in pairwise(words)]
    return {mark + each for mark in marks for each in (*words, *pairs)}


def _words(text: str) -> list[str]:
    found = [piece.lower().replace("’", "'") for piece in _PIECES().findall(text)]
    return ["0" if piece.isdigit() else _LINE if piece == "\n" else piece for piece in found]


def _step(count: int) -> int:
    """A count, coarser the greater it is."""
    return count if count < 4 else 4 if count < 7 else 7


@lru_cache(maxsize=1)
def _weights() -> dict[str, float]:
    from memctl.core.extraction.provenance.framing_weights import WEIGHTS

    return weights_of(WEIGHTS)
