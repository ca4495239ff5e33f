"""Where an English statement is filed that no rule files for sure."""

from __future__ import annotations

from memctl.core.language.en.dates.relative import tense
from memctl.core.language.en.frame_words import ATTITUDES
from memctl.core.language.en.word_classes import words_in
from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Place

SECTIONS = {"profile": "Identity", "people": "People", "life": "Life", "tooling": "Tools", "preferences": "Preferences"}
SUMMARY = ("talked about ", "; ", ".")

_CLAUSE = Lazy(r"[,;]\s|\s(?:so|but|because)\s")

_AT_ANY_TIME = Lazy(r"(?i)\b(?:never|always|ever|usually|(?:i|we)['’]ve)\b")

_AIMS = Lazy(
    r"(?i)\b(?:trying|hoping|planning|saving|training|aiming|flying|moving|going|leaving|starting|getting|visiting)\b"
    r"(?=.*\b(?:by|on|in|next|before|until)\b)"
)

_AT_A_TIME = Lazy(  # is happening, or has happened
    r"(?i)(?:\w+ )?(?:i|we)(?:(?:['’](?:m|re)| am| are)(?: \w+){0,2} \w+ing|"
    r"(?:['’]ve| have)(?: (?!got\b)\w+){0,3} (?:got|\w+(?:ed|en))\b)|\d"
)

_MY_DEVICE = Lazy(
    r"(?i)my (?:\w+ )?(?:laptop|computer|pc|phone|desktop|workstation|tablet|keyboard|monitor|macbook|thinkpad)\b"
)


def place(text: str, place: Place, *, sure: bool, to_come: bool) -> Place:
    """Where a statement belongs that its rule would put at a `place`: there."""
    return place


def retyped(text: str, place: Place) -> Place:
    """The place of what sounded like a preference but tells of something past or planned."""
    first = _CLAUSE().split(text, maxsplit=1)[0]
    way = 0 if _AT_ANY_TIME().search(first) else tense(first)
    if way < 0:
        return "fact", "life", SECTIONS["life"]
    if way > 0 and _AIMS().search(text):
        return "goal", "", "Plans"
    if _AT_A_TIME().search(first) and not ATTITUDES & set(words_in(text.lower())):
        return "fact", "life", SECTIONS["life"]
    return place


def is_own_device(text: str) -> bool:
    """Whether a statement is about a computer or telephone of its writer."""
    return bool(_MY_DEVICE().match(text))
