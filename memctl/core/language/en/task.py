"""What an English sentence tells of the task at hand: of the answer, the code or the text that is talked about."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    AT_HAND,
    AT_HAND_THINGS,
    CONDITIONS,
    DATA,
    DEFINITE,
    HANDLING,
    HARD,
    HOMEWORK,
    JUDGEMENTS,
    KINDS_OF_PERSON,
    MADE,
    ORDINALS,
    PREPOSITIONS,
    TEXTS,
)
from memctl.core.language.en.word_classes import words_in
from memctl.core.language.language import never

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence


_WAYS = frozenset(("where", "how", "what", "that", "if"))
_HERE = frozenset(("this", "that", "it", "you", "your"))
_SPOKEN_BEFORE = 4  # words after a verb that say what it is about
_BECAUSE = frozenset(("since", "because", "as", "so", "due"))
_SO = frozenset(("so", "since", "because"))
SELF = frozenset(("i", "we", "i'm", "we're", "i've", "we've", "i'd", "we'd", "i'll", "we'll"))
SUCH = frozenset(("that", "with", "which", "without", "whose"))
_SHOWING = frozenset(("this", "these", "that", "those"))
_AT_WORK_ON = AT_HAND_THINGS | DATA | HOMEWORK | {"snippet", "block", "exercise", "dialog", "task", "case"}
_LASTING = frozenset(
    (
        "project", "repo", "repository", "codebase", "monorepo", "company", "team", "city", "town", "country", "house",
        "family", "region", "area", "machine", "laptop", "year", "quarter", "reason", "way", "kind", "sort", "type",
    )
)  # fmt: skip
_TODAY = frozenset(("today", "tonight"))
_NOW = (["right", "now"], ["the", "moment"], ["for", "once"], ["just", "now"])
ONE = DEFINITE | AT_HAND | frozenset(("my", "our", "how", "what", "whether", "if", "myself"))  # not a kind of thing
_AMONG_US = KINDS_OF_PERSON | {"we"}  # "tea drinker here"
_ONCE = (["for", "now"], ["this", "time"], ["for", "this"], ["just", "this"])  # how sentences end

_WEAK = 0.55  # a rule of less strength does not outweigh that a sentence speaks of the task
_POINTING = frozenset(["this", "the", "these", "following", "above", "below", "attached", "my", "that"])
_HANDED = frozenset(["this", "it", "these", "below", "following"])
_BRIEF = 10  # words
_AHEAD = 4  # words between what points at a text and the word for it
_COUNTING = ("how far", "how many", "how old", "how much", "how long")
_OF_ME = frozenset(("i", "i'm", "me", "my", "we", "us", "our", "i'll", "i've", "we're"))
_SHOWN = ("here", "this", "below", "these")
_UPLOADED = frozenset(("attached", "pasted", "uploaded", "below", "above"))


def points_at_the_task(sentence: Sentence) -> bool:
    """Whether a sentence is about this piece of code, or says that it holds only once: "use tabs in that snippet"."""
    words = sentence.words
    if words[-2:] in _ONCE or words[-2:] in _NOW or (words[-1] in ("here", "yet") and _AMONG_US.isdisjoint(words)):
        return True
    if not _TODAY.isdisjoint(words) and "from" not in words:
        return True
    if words[-1:] == ["it"] and not PREPOSITIONS.isdisjoint(words[-2:-1]):
        return True
    for place, word in enumerate(words):
        thing = words[place + 1 : place + 2]
        if word not in _SHOWING or not thing:
            continue
        if place and words[place - 1] in PREPOSITIONS and _LASTING.isdisjoint(thing):
            return True
        if word != "that" and not _AT_WORK_ON.isdisjoint(thing):
            return True
    return False


def leans_on_the_task(text: str) -> bool:
    """Whether a sentence is about what stood before it, or a thing that is worked on: "it's for a five year old"."""
    words = words_in(text.lower())
    return words[:1] == [] or words[0] in AT_HAND or (words[0] == "the" and not DATA.isdisjoint(words[1:2]))


def speaks_of_the_talk(words: list[str], start: int) -> bool:
    """Whether what is spoken of is the answer, the code or the text at hand."""
    if start and words[start - 1] in JUDGEMENTS and words[start : start + 1] == ["that"]:
        start += 1  # "I believe that children …"
    ahead = words[start : start + _SPOKEN_BEFORE]
    if not ahead:
        return False
    if (
        _is_here(words, start)
        or (ahead[0] in _WAYS and not _HERE.isdisjoint(ahead[1:]))
        or (ahead[0] == "to" and "you" in ahead)
    ):
        return True
    if ahead[0] in ("option", "answer", "version", "number", "question", "solution"):
        return True
    if ahead[0] in AT_HAND:
        if len(ahead) > 1 and ahead[1] in AT_HAND_THINGS:
            return True
        return not (ahead[0] == "it" and len(ahead) > 1 and (ahead[1] in CONDITIONS or ahead[1] in HARD))
    if ahead[0] in ("of", "with", "by", "about", "to", "for", "at", "in") and ahead[1:2] and ahead[1] in AT_HAND:
        return True
    if ahead[0] in ("a", "an"):
        return ahead[-1] in AT_HAND_THINGS and len(ahead) < _SPOKEN_BEFORE
    if ahead[0] not in ("the", "each", "every"):
        return False
    return any(word in AT_HAND_THINGS or word in ORDINALS for word in ahead[1:])


def _is_here(words: list[str], start: int) -> bool:
    """Whether "here" is what is looked at, and not a place that is named after it, or where someone lives."""
    if words[-1] == "here":
        return True
    place = words.index("here", start) if "here" in words[start:] else -1
    return place >= 0 and words[place + 1] not in ("in", "at", "since", "for")


def names_a_product(thing: list[str]) -> bool:
    """Whether a thing's name has a word for what an assistant makes, or works on."""
    return any(
        word in AT_HAND_THINGS or not MADE.isdisjoint(forms := (word, word.removesuffix("s")))
        or not DATA.isdisjoint(forms) for word in thing
    )  # fmt: skip


def of_a_kind(words: list[str], place: int) -> bool:
    """ "(want) a camera that is light", "(so I need) a big car": a thing of a kind, and nothing to make."""
    rest = words[place + 1 :]
    ends = [step for step, word in enumerate(rest) if word in SUCH or word in _BECAUSE or word in PREPOSITIONS]
    thing = rest[: ends[0]] if ends else rest
    if not 0 < len(thing) < 6 or thing[0] in ("to", "you", "your", "the", "this", "it") or names_a_product(thing):
        return False
    return not SUCH.isdisjoint(rest) or not _BECAUSE.isdisjoint(rest) or not _SO.isdisjoint(words[:place])


def is_about_the_task(sentence: Sentence, among_people: bool) -> bool:
    """Whether a sentence that meets a rule tells of the answer, the code or the text at hand."""
    rule = sentence.rule
    if among_people or rule is None or rule.strength < _WEAK or rule.topic in ("profile", "people", "project"):
        return False
    return rule.type in ("fact", "preference") and points_at_the_task(sentence)


def handles_a_text(text: str) -> bool:
    """Whether a sentence asks to do something with a text that stands in the message."""
    words = [word.strip(".,:;!?\"'()") for word in text.lower().split()]
    if HANDLING.isdisjoint(words) or not _OF_ME.isdisjoint(words[:2]):
        return False
    if words[-1] in _HANDED and len(words) < _BRIEF:
        return True
    return any(
        word in _POINTING and not TEXTS.isdisjoint(words[place + 1 : place + _AHEAD])
        for place, word in enumerate(words)
    )


def counts(request: str) -> bool:
    """Whether a request wants a sum to be worked out."""
    return request.lower().startswith(_COUNTING)


def announces_a_text(text: str) -> bool:
    """Whether a text follows that is not said to the reader: "Here is my essay", "I have attached my resume below"."""
    opening = text.partition(" ")[0].lower()
    if ":" not in text and opening != "i" and not opening.startswith(_SHOWN):
        return False
    words = text.lower().replace("here's", "here is").split()
    if not words:
        return False
    label = words[1 if words[0] in ("my", "the") else 0 :][:1]
    if label and label[0].endswith(":") and label[0][:-1] in TEXTS:
        return "@" not in text
    shown = words[:2] in (["here", "is"], ["here", "are"], ["this", "is"], ["below", "is"], ["these", "are"])
    if not shown and (words[:1] != ["i"] or _UPLOADED.isdisjoint(words)):
        return False
    return "@" not in text and not TEXTS.isdisjoint([word.strip(".,:;!") for word in words[2:7]])


is_of_a_stranger = serves = never  # the words of a sentence tell it well enough
