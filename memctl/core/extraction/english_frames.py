"""What an English sentence says of its writer, by its frame: who is spoken of, and what kind of word is said of them.

A frame is found by walking over the words once: past what a sentence may open with, to each "I" or "we", past the
adverbs and auxiliaries after it, to the word that decides. What is left open is everything else, so a statement need
not be worded as anyone foresaw: "I never sit with my back to a door" is a disposition because it denies an act."""

from __future__ import annotations

from functools import lru_cache

from memctl.core.extraction.english_frame_words import (
    ACTS,
    ADVERBS,
    AT_HAND,
    AT_HAND_THINGS,
    AT_WORK,
    ATTITUDES,
    AUXILIARIES,
    BODY_AND_MIND,
    CONDITIONS,
    DATA,
    DEMANDING,
    EFFECTS,
    FEELINGS,
    GIVEN,
    HAPPENS,
    HARD,
    HOMEWORK,
    JUDGEMENTS,
    KINDS_OF_PERSON,
    LIMITS,
    MILD,
    NAMED_KIN,
    NEGATIONS,
    OF_THE_MOMENT,
    OPENERS,
    ORDINALS,
    PHRASES,
    PREPOSITIONS,
    REPORTS,
    SETTLED,
    STATES,
    TALK,
    TRIED,
    VERDICTS,
    WOULD_CHOOSE,
)
from memctl.core.extraction.english_words import IRREGULAR_PAST
from memctl.core.extraction.worth import WORD

ATTITUDE, LIKING, STATE, DISPOSITION = "attitude", "liking", "state", "disposition"
EFFECT, PRESENT, KIN_FRAME = "effect", "present", "kin"
_I = frozenset(("i", "we", "i'm", "we're", "i've", "we've", "i'd", "we'd", "i'll", "we'll"))
_AM = frozenset(("i'm", "we're"))
_BE = frozenset(("am", "are", "been", "was", "were", "be"))
_DETERMINERS = frozenset(
    [
        "to",
        "a",
        "an",
        "the",
        "no",
        "nothing",
        "some",
        "any",
        "my",
        "our",
        "this",
        "that",
        "many",
        "several",
        "few",
        "lots",
        "plenty",
        "one",
        "two",
        "three",
        "four",
        "five",
        "it",
    ]
)
_AND = frozenset(("and", "but", "or", "so"))
_WILLS = frozenset(("would", "won't", "don't", "never", "can't", "cannot", "only", "rarely"))
_GROWN = frozenset(("come", "grown", "tend"))
_FOR_GOOD = frozenset(("never", "won't", "rarely", "hardly", "seldom"))
_COUNSEL = frozenset(("should", "must", "may", "might", "shall", "could"))
_OWN = frozenset(("my", "our"))
_SEEMS = frozenset(("looks", "look", "seems", "sounds", "appears", "works", "returns", "gives", "said", "says"))
_PLEASED = frozenset(("happy", "happier", "smile", "laugh", "know", "want"))
_NO_ADVERB = frozenset(("rely", "apply", "reply", "supply", "multiply", "comply", "fly"))
_WEAK_OBJECT = frozenset(
    ("a", "an", "the", "it", "this", "that", "you", "your", "help", "more", "some", "any", "to", "another", "two")
)
_DEFINITE = frozenset(("the", "this", "your", "that", "same", "it"))
_HAVE = frozenset(("have", "got", "had"))
_DONE = frozenset(("did", "tried", "fixed", "found", "got", "checked", "changed"))
_FOLLOW = frozenset(("understand", "figure", "follow", "get"))
_SHORT = 9  # words
_SINGLE = [phrase for phrase in PHRASES if phrase.strip().isalpha()]  # may be a part of a word, or its plural
_PHRASES: dict[str, list[str]] = {}  # by their first words
for _phrase in PHRASES:
    _PHRASES.setdefault(_phrase.replace("-", " ").split()[0].rstrip(".,"), []).append(_phrase)
_SPOKEN_BEFORE = 4  # words after a verb that say what it is about


@lru_cache(maxsize=16)
def frame_of(text: str) -> str:
    """The frame of a sentence, or "". What is meant for sure comes first: PRESENT only where there is nothing else.

    `text`: in lower case with straight apostrophes.
    """
    words = WORD.findall(text)
    if not words:
        return ""
    if words[0].removesuffix("'s") in NAMED_KIN and len(words) > 3 and words[1] not in _I:
        return KIN_FRAME
    if words[0] not in _DEFINITE and _has_phrase(text, words):
        return ATTITUDE
    weak = ""
    for place, word in enumerate(words):
        found = _frame_at(words, place, word) or (_carried_on(words, place) if word in _AND else "")
        if found and found != PRESENT:
            return found
        weak = weak or found
    return weak


def _has_phrase(text: str, words: list[str]) -> bool:
    for word in words:
        if word in _PHRASES and any(map(text.__contains__, _PHRASES[word])):
            return True
    return any(map(text.__contains__, _SINGLE))


def _frame_at(words: list[str], place: int, word: str) -> str:
    if word in _I:
        return _said_of_self(words, place)
    if word in _OWN:
        return STATE if _of_body_or_mind(words, place) else EFFECT if _bears_on_mine(words, place) else ""
    return EFFECT if word == "me" and place and _bears_on_me(words, place) else ""


def _carried_on(words: list[str], place: int) -> str:
    """The frame of what goes on after "and" of an "I" that stands before: "I play the violin and hate its cases"."""
    after = words[place + 1 : place + 3]
    if len(after) < 2 or _I.isdisjoint(words[:place]) or after[0] in _I:
        return ""
    if after[0] not in ATTITUDES and after[0] not in ACTS and after[0] not in _WILLS:
        return ""
    return _said_of_self(words, place)


def _said_of_self(words: list[str], place: int) -> str:
    """The frame of what follows an "I" or "we"."""
    subject, size, opening = words[place], len(words), place
    denied, would, limited, been = "", subject.endswith("'d"), False, subject in _AM
    place += 1
    while place < size:
        word = words[place]
        if word in NEGATIONS:
            denied = word
            limited = limited or word in LIMITS
        elif word in LIMITS:
            limited = True
        elif word in _BE:
            been = True
        elif word == "would":
            would = True
        elif word in _COUNSEL:
            return ""
        elif word == "to" and words[place - 1] in _GROWN:
            pass
        elif word not in AUXILIARIES and word not in ADVERBS and (not word.endswith("ly") or word in _NO_ADVERB):
            break
        place += 1
    if place >= size or _speaks_of_the_talk(words, place + 1):
        return ""
    if been:
        return _state(words, place, bool(denied))
    if words[place] in _DETERMINERS:
        return ""
    if words[place] in ATTITUDES:
        return _attitude(words, place, denied, would)
    if would:
        chosen = words[-1] not in _DEFINITE and (
            denied or limited or words[place] in WOULD_CHOOSE or "over" in words[place:]
        )
        return ATTITUDE if chosen else ""
    if words[place] in TALK or words[place] in DEMANDING:
        return _mental(words, place, denied, opening)
    return _act(words, place, denied, limited, opening)


def _attitude(words: list[str], place: int, denied: str, would: bool) -> str:
    if words[place] not in MILD or denied:
        return ATTITUDE
    if would:
        return ATTITUDE if words[place] == "hate" or words[place + 1 : place + 2] == ["my"] else ""
    return LIKING


def _mental(words: list[str], place: int, denied: str, opening: int) -> str:
    """What thinking, feeling, wanting and trying tell: an attitude only where they judge, or demand for good."""
    verb = words[place]
    if verb in DEMANDING:
        return _demand(words, place, bool(denied), opening)
    if verb in FEELINGS and (
        not STATES.isdisjoint(words[place + 1 : place + 4]) or _moved(words[place + 1 : place + 3])
    ):
        return ATTITUDE
    if verb in JUDGEMENTS:
        return ATTITUDE if _judges(words, place, bool(denied)) else ""
    if verb == "try":
        to, tried = (*words[place + 1 : place + 3], "", "")[:2]
        return DISPOSITION if (to == "to" and tried in TRIED) or (to, tried) == ("not", "to") else ""
    if verb == "let":
        return ATTITUDE if denied else ""
    if verb == "keep":
        after = words[place + 1 : place + 2]
        return PRESENT if after and not after[0].endswith("ing") and after[0] not in AT_HAND else ""
    if verb == "take":
        return ATTITUDE if denied or "seriously" in words[place:] else PRESENT
    return DISPOSITION if denied == "never" and verb not in HAPPENS else ""


def _moved(after: list[str]) -> bool:
    """ "(get) discouraged by …"."""
    return (
        len(after) == 2
        and after[0].endswith("ed")
        and after[0] not in OF_THE_MOMENT
        and after[1] in ("by", "when", "if", "in", "around")
    )


def _act(words: list[str], place: int, denied: str, limited: bool, opening: int) -> str:
    """What someone does, will not do or always does."""
    verb = words[place]
    if verb in HAPPENS or verb in IRREGULAR_PAST or (verb.endswith("ed") and not verb.endswith("eed")):
        return ""
    if verb == "consider":
        return ATTITUDE if _judges(words, place, bool(denied)) else ""
    if denied and (verb not in AT_WORK or denied in _FOR_GOOD or verb == "work"):
        return ATTITUDE if verb not in AT_WORK else DISPOSITION
    if denied or verb in AT_WORK:
        meant = not CONDITIONS.isdisjoint(words[opening:place]) or (words[0] == "as" and opening > 1)
        meant = meant or words[place + 1 : place + 2] in (["only"], ["exclusively"])
        return DISPOSITION if meant and not denied else ""
    if limited or verb in ACTS or not CONDITIONS.isdisjoint(words[place + 1 :]) or words[0] in GIVEN:
        return DISPOSITION
    opens = all(word in OPENERS for word in words[:opening])
    return PRESENT if opens and words[place + 1 : place + 2] else ""


def _demand(words: list[str], place: int, denied: bool, opening: int) -> str:
    """ "I need silence to write", and not "I need a function that …"."""
    rest = words[place + 1 :]
    if not rest or rest[0] in AT_HAND:
        return ""
    if denied:
        return (DISPOSITION if rest[0] == "to" else ATTITUDE) if words[place] != "need" else ""
    if rest[0] in ("my", "our", "everything", "things", "honesty", "absolute", "complete"):
        return ATTITUDE
    if rest[:3] == ["a", "lot", "of"] or rest[:2] in (["plenty", "of"], ["lots", "of"]):
        return ATTITUDE
    settled = not SETTLED.isdisjoint(rest) or (opening > 1 and words[0] in GIVEN)
    if rest[0] == "to":
        return (
            ATTITUDE
            if settled and words[place] == "need" and (rest[1:2] and (rest[1] not in AT_WORK or "while" in rest))
            else ""
        )
    if words[place] == "require" or _for_good(rest):
        return ATTITUDE
    return ATTITUDE if rest[0] not in _WEAK_OBJECT and (settled or "to" in rest[1:3]) else ""


def _for_good(rest: list[str]) -> bool:
    """ "(need) a mentor to stay accountable"."""
    if rest[0] not in ("a", "an") or len(rest) < 4 or "to" not in rest[2:4] or rest[1] in DATA or rest[1] == "way":
        return False
    aim = rest[rest.index("to") + 1 : rest.index("to") + 2]
    return bool(aim) and aim[0] not in AT_WORK and aim[0] not in TALK and aim[0] not in ("do", "use", "help")


def _judges(words: list[str], place: int, denied: bool) -> bool:
    """ "I find crowds exhausting", "I believe animals should …", "I consider punctuality a sign of respect"."""
    verb, rest = words[place], words[place + 1 : place + 9]
    if verb == "consider" or (verb == "find" and denied):
        return bool(rest) and rest[0] not in _WEAK_OBJECT
    if verb == "find":
        if "understand" in rest or (rest[:1] == ["the"] and "out" in rest):
            return False
        told = [word for word in rest[1:] if word in STATES or word in HARD or word in VERDICTS]
        return bool(told) or any(
            word.endswith(("ing", "ful", "less", "able", "ous", "ive", "some")) for word in rest[1:]
        )
    if verb == "believe" and rest[:1] == ["in"]:
        return True
    return rest[:1] != ["the"] and ("should" in rest or "shouldn't" in rest or not VERDICTS.isdisjoint(rest))


def _state(words: list[str], place: int, denied: bool) -> str:
    """What "I am" is followed by: a kind of person, or a state that lasts because it says towards what."""
    word, after = words[place], words[place + 1 : place + 5]
    if word in ("a", "an", "the", "one") or denied:
        if not KINDS_OF_PERSON.isdisjoint(words[place : place + 8]):
            return STATE
        if denied and word in ("one", "willing", "comfortable", "interested", "into", "big", "fond", "above"):
            return STATE
    if not REPORTS.isdisjoint(after) and (word == "interested" or word not in STATES):
        return ""
    if word == "trying":
        return STATE if after[:1] == ["to"] and len(after) > 1 and after[1] in TRIED else ""
    if word in STATES or (word in ("more", "most", "least") and len(after) > 1):
        return STATE
    if word in OF_THE_MOMENT or word.endswith("ing") or not after:
        return ""
    if "when" in after or "if" in after:
        return "" if word.endswith("ed") else STATE
    return STATE if after[0] == "off" or (after[0] in PREPOSITIONS and not word.endswith("ed")) else ""


def _of_body_or_mind(words: list[str], place: int) -> bool:
    """Whether "my" is followed by a part of oneself, of which something is said."""
    for ahead in (1, 2, 3):
        if place + ahead >= len(words) - 1:
            return False
        if words[place + ahead] in BODY_AND_MIND:
            return place == 0 or words[place - 1] in ("because", "since", "of", "and", "but", "or")
    return False


def _bears_on_mine(words: list[str], place: int) -> bool:
    """ "Polyester irritates my skin"."""
    return (
        place > 0
        and words[place - 1] in EFFECTS
        and words[0] not in AT_HAND
        and not BODY_AND_MIND.isdisjoint(words[place + 1 : place + 4])
    )


def _bears_on_me(words: list[str], place: int) -> bool:
    """Whether something other than the matter at hand does something to "me"."""
    before, first = words[place - 1], words[0]
    if first in EFFECTS or not _PLEASED.isdisjoint(words[place + 1 : place + 4]):
        return False
    if first == "it":
        return before in EFFECTS and not CONDITIONS.isdisjoint(words[place:])
    if first in AT_HAND or first in TALK or first in OPENERS or not AT_HAND_THINGS.isdisjoint(words[:3]):
        return False
    if before in EFFECTS or (before.endswith("ed") and (before[:-2] in EFFECTS or before[:-1] in EFFECTS)):
        return True
    if before == "with":
        return not NEGATIONS.isdisjoint(words[:place])
    seen = place > 2 and _I.isdisjoint(words[:place]) and _SEEMS.isdisjoint(words[:place])
    return before in ("for", "to", "in") and seen


def _speaks_of_the_talk(words: list[str], start: int) -> bool:
    """Whether what is spoken of is the answer, the code or the text at hand."""
    ahead = words[start : start + _SPOKEN_BEFORE]
    if not ahead:
        return False
    if ahead[0] in AT_HAND:
        if len(ahead) > 1 and ahead[1] in AT_HAND_THINGS:
            return True
        return not (ahead[0] == "it" and len(ahead) > 1 and (ahead[1] in CONDITIONS or ahead[1] in HARD))
    if ahead[0] in ("of", "with", "by", "about", "to", "for", "at", "in") and ahead[1:2] and ahead[1] in AT_HAND:
        return True
    if ahead[0] != "the":
        return False
    return any(word in AT_HAND_THINGS or word in ORDINALS for word in ahead[1:])


def is_about_the_task(words: list[str]) -> bool:
    """Whether a sentence tells what someone does with the answer, the code or the text at hand, or cannot follow."""
    if not HOMEWORK.isdisjoint(words):
        return True
    for place, word in enumerate(words):
        if word in _I and words[place + 1 : place + 2] in (["heard"], ["wondered"]):
            return True
        if word in _I and _works_at_hand(words[place + 1 : place + 8], len(words)):
            return True
        if word in _FOLLOW and place and words[place - 1] in NEGATIONS:
            return True
    return False


def _works_at_hand(ahead: list[str], size: int) -> bool:
    for step, thing in enumerate(ahead[1:], 1):
        if thing in AT_HAND_THINGS and (ahead[step - 1] in _DEFINITE or ahead[step - 2] in _DEFINITE):
            return True
        if thing in DATA and ahead[0] in _HAVE:
            return True
    return size <= _SHORT and len(ahead) > 1 and ahead[0] in _DONE and ahead[1] in _DEFINITE
