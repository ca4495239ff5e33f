"""How likely it is that an English message says something worth keeping: the sum of a few weighted signs.

The weights were fitted (logistic regression, checked by leaving out one conversation at a time, then rounded) on
conversations of which it is known on what messages their facts rest, and on messages to assistants that say nothing
lasting. Signs that did not help on the conversation left out were dropped: words of praise, liking and leave-taking
among others, and the reply that follows a message."""

from __future__ import annotations

import math
import re

from memctl.core.extraction.english_words import FIRST, HALF_TECHNICAL, KIN, SECOND, TECHNICAL, TIME

WORD = re.compile(r"[a-z][a-z']*(?:\+\+)?|\d+(?:[.,:]\d+)*")

_CLASSES: dict[str, list[str]] = {}
for _name, _members in (
    ("first", FIRST), ("mine", ("my", "our")), ("second", SECOND), ("time", TIME), ("kin", KIN),
    ("technical", TECHNICAL), ("half technical", HALF_TECHNICAL),
):  # fmt: skip
    for _member in _members:
        _CLASSES.setdefault(_member, []).append(_name)
_IDLE_WORDS = (
    "about again also amazing awesome because been being cool could doesn't does don't down feel from good great "
    "have here how's into it'll just keep know like love lots make makes might more most much must nice only over "
    "really same should some sounds such sure thank thanks that that's their them then there there's these they "
    "thing things think this those time very wasn't what when where which will with would yeah you're your"
)  # long ones that are in everyone's mouth
_BEGINNING = 5  # letters in which words that mean the same mostly agree
_IDLE = frozenset([word[:_BEGINNING] for word in _IDLE_WORDS.split()])
_SUBJECTS = frozenset(["i", "we", "i've", "we've", "i'd", "we'd"])
_ADVERBS = frozenset(
    [
        "just",
        "also",
        "actually",
        "even",
        "finally",
        "recently",
        "already",
        "never",
        "once",
        "both",
        "all",
        "have",
        "had",
        "really",
        "still",
    ]
)
_CONTINUOUS = frozenset(["i'm", "we're", "been", "was", "were", "am", "are"])
_SHORTEST_DOING = 5  # letters of a word in -ing
_SPECIFIC = re.compile(r"\d|(?<=[a-z,;:0-9'] )[\"“]?[A-Z][a-zA-Z]*[a-z]")
_NAMES = re.compile(r"(?<=[a-z,;:0-9'] )[\"“]?[A-Z][a-zA-Z]*[a-z]")


def counts(words: list[str]) -> dict[str, int]:
    """How many of the words are of each class, and of the forms that say what someone did or is doing."""
    found: dict[str, int] = {}
    for word in words:
        if word in _CLASSES:
            for name in _CLASSES[word]:
                found[name] = found.get(name, 0) + 1
    doing = sum([_is_doing(words, place) for place, word in enumerate(words) if word.endswith("ing")])
    return found | {"doing": doing} if doing else found


def _is_doing(words: list[str], place: int) -> bool:
    """Whether the word in -ing at the place is what someone does: "I'm finally learning", "we were all working"."""
    if len(words[place]) < _SHORTEST_DOING:
        return False
    for word in reversed(words[:place]):
        if word in _SUBJECTS or word in _CONTINUOUS:
            return True
        if word not in _ADVERBS and not word.endswith("ly"):
            return False
    return False


_BASE = -3.1
_WEIGHTS = {
    "first": 0.1, "second": -0.2, "time": 0.37, "mine": 0.23, "doing": 0.48, "technical": -0.55,
    "half technical": -0.3,
}  # fmt: skip
_MOST = 3  # of each class are counted
_PER_LENGTH, _PER_NEW = 0.7, 0.53  # of the logarithm of a number of words
_PER_REPETITION, _MOST_REPETITIONS = -0.2, 4  # of words that the speaker's own last message had
_PER_NAME, _MOST_NAMES = 0.28, 4
_PER_STRENGTH = 1.4
_ANSWERS, _ANSWERS_OF_NOBODY = 0.66, 0.6
_NOBODY = -0.2  # speaks of neither the speaker nor theirs
_ASKS, _SEEKS = -0.42, -0.5
_PAUSE, _TRAILS_OFF, _TRAILING = 0.33, -0.5, 6  # a last statement of fewer words
_LATE = -0.3  # what is told late in a conversation mostly goes on about what was told before
_IMPERSONAL = 0.3  # the most that words are worth that speak of nobody's life


class Around:
    """What of the conversation bears on a message: `answers` a question, itself `asks`, and `seeks` an assistant's
    help; how `late` it stands (in [0, 1]); whether it is talk among `people`; the number of words `beside` its
    statements; the telling words that were said `lately`, and those of the speaker's `own` last message."""

    __slots__ = ("answers", "asks", "seeks", "late", "beside", "lately", "own", "people")

    def __init__(
        self,
        answers: bool = False,
        asks: bool = False,
        seeks: bool = False,
        late: float = 0.0,
        beside: int = 0,
        lately: frozenset[str] = frozenset(),
        own: frozenset[str] = frozenset(),
        people: bool = False,
    ) -> None:
        self.answers = answers
        self.asks = asks
        self.seeks = seeks
        self.late = late
        self.beside = beside
        self.lately = lately
        self.own = own
        self.people = people


def names(text: str) -> int:
    """How many words within sentences are capitalised, as names and titles are."""
    return len(_NAMES.findall(text))


def is_specific(text: str) -> bool:
    """Whether the text has a name or a number."""
    return bool(_SPECIFIC.search(text))


class Tally:
    """What statements are made of: how many words, how many of each class, which of them tell something, how many
    names, the strength of the best rule, whether there is a pause (a dash), and the words of the last statement."""

    __slots__ = ("size", "classes", "telling", "names", "strength", "pause", "last")

    def __init__(
        self,
        size: int = 0,
        classes: dict[str, int] | None = None,
        telling: frozenset[str] = frozenset(),
        names: int = 0,
        strength: float = 0.0,
        pause: bool = False,
        last: int = 0,
    ) -> None:
        self.size = size
        self.classes = classes if classes is not None else {}
        self.telling = telling
        self.names = names
        self.strength = strength
        self.pause = pause
        self.last = last


def tally_of(words: list[str], text: str, strength: float) -> Tally:
    """The tally of one statement; `words` in lower case, `strength` of the rule that it meets."""
    pause = " - " in text or ";" in text
    return Tally(len(words), counts(words), telling_words(words), names(text), strength, pause, len(words))


def together(tallies: list[Tally]) -> Tally:
    """The tally of statements that one message makes."""
    whole = Tally()
    for tally in tallies:
        whole.size += tally.size
        whole.telling |= tally.telling
        whole.names += tally.names
        whole.strength = max(whole.strength, tally.strength)
        whole.pause |= tally.pause
        whole.last = tally.last
        for name, number in tally.classes.items():
            whole.classes[name] = whole.classes.get(name, 0) + number
    return whole


def log_odds(tally: Tally, around: Around) -> float:
    """The log odds that English statements tell something worth keeping."""
    found = tally.classes
    length = math.log1p(tally.size + around.beside)
    odds = _BASE + (_PER_LENGTH + _LATE * around.late) * length
    odds += _PER_NEW * math.log1p(len(tally.telling - around.lately))
    odds += _PER_REPETITION * min(_MOST_REPETITIONS, len(tally.telling & around.own))
    for name, number in found.items():
        odds += _WEIGHTS.get(name, 0.0) * min(_MOST, number)
    odds += _PER_NAME * min(_MOST_NAMES, tally.names) + _PER_STRENGTH * tally.strength
    odds += (_ASKS if around.asks else 0) + (_SEEKS if around.seeks else 0)
    odds += (_PAUSE if tally.pause else 0) + (_TRAILS_OFF if tally.last < _TRAILING else 0)
    odds += (0 if "first" in found else _NOBODY) + _answering(around, "first" in found)
    personal = "first" in found or "kin" in found or around.answers
    return odds if personal else min(odds, math.log(_IMPERSONAL / (1 - _IMPERSONAL)))


def _answering(around: Around, personal: bool) -> float:
    """What answering a question adds: most where nothing else shows that the words are about the speaker."""
    return (_ANSWERS + (0 if personal else _ANSWERS_OF_NOBODY)) if around.answers else 0.0


def telling_words(words: list[str]) -> frozenset[str]:
    """The beginnings of the words that tell something: those that are long enough, and not in everyone's mouth."""
    return frozenset([word[:_BEGINNING] for word in words if len(word) > 3]) - _IDLE


def technical_words(words: list[str]) -> int:
    """How many of the words are those of talk about code and documents, the plain ones counted twice."""
    return sum([2 if word in TECHNICAL else word in HALF_TECHNICAL for word in words])


def probability(odds: float) -> float:
    """The probability that log odds mean."""
    return 1 / (1 + math.exp(-odds))
