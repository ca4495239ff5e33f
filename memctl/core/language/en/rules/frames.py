"""What an English sentence says of its writer, by its frame: who is spoken of, and what kind of word is said of them.

A frame is found by walking over the words once: past what a sentence may open with, to each "I" or "we", past the
adverbs and auxiliaries after it, to the word that decides. What is left open is everything else, so a statement need
not be worded as anyone foresaw: "I never sit with my back to a door" is a disposition because it denies an act."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    ACTS,
    ADVERBS,
    AT_HAND,
    AT_WORK,
    ATTITUDES,
    AUXILIARIES,
    CONDITIONS,
    DATA,
    DEFINITE,
    DEMANDING,
    DETERMINERS,
    FEELINGS,
    GIVEN,
    HAPPENS,
    HARD,
    HARSH,
    JUDGEMENTS,
    KINDS_OF_PERSON,
    LIMITS,
    MILD,
    NAMED_KIN,
    NEGATIONS,
    OF_THE_MOMENT,
    OF_TODAY,
    OPENERS,
    PASSES,
    PHRASES,
    PREPOSITIONS,
    REGIMES,
    REPORTS,
    SETTLED,
    STATES,
    TALK,
    TRIED,
    VERDICTS,
    WOULD_CHOOSE,
)
from memctl.core.language.en.rules.effects import (
    ails,
    bears_on_me,
    bears_on_mine,
    lasts,
    of_body_or_mind,
)
from memctl.core.language.en.task import ONE, SELF, names_a_product, of_a_kind, speaks_of_the_talk
from memctl.core.language.en.word_classes import IRREGULAR_PAST, words_in

ATTITUDE, LIKING, STATE, DISPOSITION = "attitude", "liking", "state", "disposition"
EFFECT, PRESENT, KIN_FRAME = "effect", "present", "kin"
_AM = frozenset(("i'm", "we're"))
_BE = frozenset(("am", "are", "been", "was", "were", "be"))
_AND = frozenset(("and", "but", "or", "so"))
_WILLS = frozenset(("would", "won't", "don't", "never", "can't", "cannot", "only", "rarely"))
_GROWN = frozenset(("come", "grown", "tend"))
_SWORN = frozenset(("by", "off", "against"))
_DONT = frozenset(("don't", "not"))
_CANNOT = frozenset(("can't", "cannot", "couldn't"))
_TODAY = frozenset(("sleep", "focus", "concentrate", "wait", "breathe", "stop", "see", "hear", "think"))
_FOR_GOOD = frozenset(("never", "won't", "rarely", "hardly", "seldom"))
_COUNSEL = frozenset(("should", "must", "may", "might", "shall", "could"))
_OWN = frozenset(("my", "our"))
_BEARING = SELF | _OWN | _AND | {"me"}  # words at which a frame may begin
_NO_ADVERB = frozenset(("rely", "apply", "reply", "supply", "multiply", "comply", "fly"))
_WEAK_OBJECT = frozenset(
    ("a", "an", "the", "it", "this", "that", "you", "your", "help", "more", "some", "any", "to", "another", "two")
)
_HOLDS = frozenset(("is", "are", "does", "makes"))
_EVER = frozenset(("never", "every", "forever", "all"))
_IF = frozenset(("if", "unless"))
_HAVE = frozenset(("have", "got"))
_WHY = frozenset(("so", "why"))
_MORE = frozenset(("most", "best", "better", "safest", "happiest", "strongly"))
_FROM = frozenset(("from", "around", "near", "inside", "while", "whenever", "because"))
_CONTENT = frozenset(("happy", "content", "fine", "ok", "okay"))
_RANKS = frozenset(("put", "place", "rank"))
_ABOVE = frozenset(("over", "before", "above", "first", "ahead"))
_AT_ONCE = DEMANDING | FEELINGS | TALK | OF_THE_MOMENT | PASSES
_AT_ALL = frozenset(("all", "whatsoever", "ever", "anymore"))
_SINGLE = [phrase for phrase in PHRASES if phrase.strip().isalpha()]  # may be a part of a word, or its plural
_PHRASES: dict[str, list[str]] = {}  # by a word that little else has: the longest; the last may go on in a text
for _phrase in PHRASES:
    _words = words_in(_phrase)
    _PHRASES.setdefault(max(_words[:-1] if _phrase[-1:].isalpha() else _words, key=len, default=""), []).append(_phrase)


def frame_of(text: str) -> str:
    """The frame of a sentence, or "". What is meant for sure comes first: PRESENT only where there is nothing else.

    `text`: in lower case with straight apostrophes.
    """
    words = words_in(text)
    if words[-1:] == ["now"] and all(word not in _AT_ONCE and not word.endswith("ing") for word in words[:-1]):
        words.pop()  # what has become so: "I like olives now"
    if not words:
        return ""
    if words[0].removesuffix("'s") in NAMED_KIN and len(words) > 3 and words[1] not in SELF:
        return KIN_FRAME
    if (words[0] not in DEFINITE or words[0] == "the") and _has_phrase(text, words):
        return ATTITUDE
    weak = ""
    for place, word in enumerate(words):
        if word not in _BEARING:
            continue
        found = _carried_on(words, place) if word in _AND else _frame_at(words, place, word)
        if found and found != PRESENT:
            return found
        weak = weak or found
    if weak and not _WHY.isdisjoint(words[3:]):
        return DISPOSITION
    return weak


def _has_phrase(text: str, words: list[str]) -> bool:
    for word in words:
        if word in _PHRASES and any(map(text.__contains__, _PHRASES[word])):
            return True
    return any(map(text.__contains__, _SINGLE))


def _frame_at(words: list[str], place: int, word: str) -> str:
    if word in SELF:
        return _said_of_self(words, place)
    if word in _OWN:
        return STATE if of_body_or_mind(words, place) else EFFECT if bears_on_mine(words, place) else ""
    return EFFECT if word == "me" and place and bears_on_me(words, place) else ""


def _carried_on(words: list[str], place: int) -> str:
    """The frame of what goes on after "and" of an "I" that stands before: "I play the violin and hate its cases"."""
    after = words[place + 1 : place + 3]
    if len(after) < 2 or SELF.isdisjoint(words[:place]) or after[0] in SELF:
        return ""
    if not any(after[0] in those for those in (ATTITUDES, _WILLS, DEMANDING)):
        return ""
    return _said_of_self(words, place)


def _said_of_self(words: list[str], place: int) -> str:
    """The frame of what follows an "I" or "we"."""
    subject, size, opening = words[place], len(words), place
    denied, would, limited, been = "", subject.endswith("'d"), False, subject in _AM
    place += 1
    while place < size:
        word = words[place]
        if word == "have" and denied in _DONT:
            break
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
            ever = word == "could" and not _EVER.isdisjoint(words[place:]) and words[place + 2 : place + 3] != ["you"]
            return ATTITUDE if ever else ""
        elif word == "to" and words[place - 1] in _GROWN:
            pass
        elif word not in AUXILIARIES and word not in ADVERBS and (not word.endswith("ly") or word in _NO_ADVERB):
            break
        place += 1
    if place >= size or (speaks_of_the_talk(words, place + 1) and not _named_before(words, opening, denied)):
        return ""
    if not denied and not _HAVE.isdisjoint(words[place - 1 : place + 1]) and ails(words[place : place + 6]):
        return STATE
    if been:
        return _state(words, place, bool(denied))
    if words[place] in DETERMINERS:
        best = words[place : place + 2] == ["my", "best"] and words[place + 2 : place + 3]
        return DISPOSITION if best and best[0].endswith(("ing", "work")) else ""
    if words[place] in ATTITUDES:
        return _attitude(words, place, denied, would)
    if would:
        chosen = words[-1] not in DEFINITE and (
            denied or limited or words[place] in WOULD_CHOOSE or "over" in words[place:]
        )
        return ATTITUDE if chosen else ""
    if words[place] in TALK or words[place] in DEMANDING:
        return _mental(words, place, denied, opening)
    return _act(words, place, denied, limited, opening)


def _named_before(words: list[str], opening: int, denied: str) -> bool:
    """ "(If it's not cotton), I won't (wear it)": what "it" is stands in the sentence."""
    if words[0] in _IF:
        return True
    return bool(denied) and opening > 2 and words[0] not in DEFINITE | AT_HAND | SELF and not names_a_product(words[:3])


def _attitude(words: list[str], place: int, denied: str, would: bool) -> str:
    if words[place] == "swear" and _SWORN.isdisjoint(words[place + 1 : place + 2]):
        return ""
    if words[place] not in MILD or denied:
        return ATTITUDE
    if not OF_TODAY.isdisjoint(words):
        return ""
    if would:
        return ATTITUDE if words[place] == "hate" or words[place + 1 : place + 2] == ["my"] else ""
    return LIKING


def _mental(words: list[str], place: int, denied: str, opening: int) -> str:
    """What thinking, feeling, wanting and trying tell: an attitude only where they judge, or demand for good."""
    verb = words[place]
    if verb in DEMANDING:
        return _demand(words, place, bool(denied), opening)
    if verb == "feel" and not lasts(words[place + 1 :]):
        return ""
    if verb == "feel" and words[place + 1] in _MORE:
        return ATTITUDE
    if verb in FEELINGS and ails(words[place + 1 : place + 4]) and not PREPOSITIONS.isdisjoint(words[place + 2 :]):
        return STATE
    if verb in FEELINGS and not STATES.isdisjoint(words[place + 1 : place + 4]):
        return ATTITUDE
    if verb in JUDGEMENTS:
        return ATTITUDE if _judges(words, place, bool(denied)) else ""
    if verb == "try":
        to, tried = (*words[place + 1 : place + 3], "", "")[:2]
        tries = to == "to" and (tried in TRIED or (tried not in AT_WORK and tried not in TALK))
        return DISPOSITION if tries or (to, tried) == ("not", "to") else ""
    if verb == "let":
        return ATTITUDE if denied else ""
    if verb == "keep":
        after = words[place + 1 : place + 2]
        if denied and after and after[0] not in AT_HAND and not after[0].endswith("ing"):
            return ATTITUDE
        if after[:1] == ["my"]:
            return "" if names_a_product(words) else DISPOSITION
        return PRESENT if after and not after[0].endswith("ing") and after[0] not in AT_HAND else ""
    if verb == "take":
        if not CONDITIONS.isdisjoint(words[place + 2 :]):
            return DISPOSITION
        return ATTITUDE if denied or "seriously" in words[place:] else PRESENT
    return DISPOSITION if denied == "never" and verb not in HAPPENS else ""


def _act(words: list[str], place: int, denied: str, limited: bool, opening: int) -> str:
    """What someone does, will not do or always does."""
    verb = words[place]
    if verb in _RANKS and not _ABOVE.isdisjoint(words[place + 2 : place + 5]) and words[place + 1] not in DEFINITE:
        return ATTITUDE
    if verb in HAPPENS or verb in IRREGULAR_PAST or (verb.endswith("ed") and not verb.endswith("eed")):
        return ""
    if verb == "consider":
        return ATTITUDE if _judges(words, place, bool(denied)) else ""
    if denied == "didn't":
        return ""
    if denied in _CANNOT and verb in _TODAY and (len(words) < place + 3 or not OF_TODAY.isdisjoint(words)):
        return ""
    if denied and (verb not in AT_WORK or denied in _FOR_GOOD or verb == "work"):
        return ATTITUDE if verb not in AT_WORK else DISPOSITION
    if not denied and " my own " in f" {' '.join(words[place + 1 : place + 5])} " and not names_a_product(words):
        return DISPOSITION
    if denied or verb in AT_WORK:
        meant = not CONDITIONS.isdisjoint(words[opening:place]) or (words[0] == "as" and opening > 1)
        meant = meant and (not limited or _is_bare(words[place + 1 : place + 2]))
        meant = meant or words[place + 1 : place + 2] in (["only"], ["exclusively"], ["best"])
        meant = meant or words[-1] in ("religiously", "only", "exclusively")
        if denied:
            meant = words[-1] in _AT_ALL or (verb == "use" and _is_bare(words[place + 1 : place + 2]))
        return DISPOSITION if meant else ""
    after = words[place + 1 :]
    if limited or verb in ACTS or not CONDITIONS.isdisjoint(after) or words[0] in GIVEN:
        return DISPOSITION
    if "never" in after or "only" in after or (opening > 1 and words[opening - 1] == "so"):
        return DISPOSITION
    opens = all(word in OPENERS for word in words[:opening])
    return PRESENT if opens and words[place + 1 : place + 2] else ""


def _is_bare(thing: list[str]) -> bool:
    """Whether a thing is one of its kind: "social media", and not "a framework", "that file"."""
    return bool(thing) and not any(thing[0] in those for those in (DETERMINERS, DEFINITE, AT_HAND, SELF))


def _demand(words: list[str], place: int, denied: bool, opening: int) -> str:
    """ "I need silence to write", and not "I need a function that …"."""
    rest = words[place + 1 :]
    if not rest or rest[0] in AT_HAND:
        return ""
    if denied:
        if words[place] == "need" or names_a_product(rest[: 5 if rest[0] == "to" else 3]):
            return ""
        return DISPOSITION if rest[0] == "to" else ATTITUDE
    if rest[0] in ("my", "our", "everything", "things", "honesty", "absolute", "complete"):
        return ATTITUDE
    if rest[:3] == ["a", "lot", "of"] or rest[:2] in (["plenty", "of"], ["lots", "of"]):
        return ATTITUDE
    product = names_a_product([*words[:opening], *rest])
    settled = not SETTLED.isdisjoint(rest) or (opening > 1 and words[0] in GIVEN) or " or i " in " ".join(rest)
    settled = settled or (words[opening] == "and" and not product)
    if rest[0] == "to":
        return (
            ATTITUDE
            if settled and words[place] == "need" and (rest[1:2] and (rest[1] not in AT_WORK or "while" in rest))
            else ""
        )
    if _for_good(rest) or (not product and (words[place] == "require" or of_a_kind(words, place))):
        return ATTITUDE
    if settled and rest[0] in ("a", "an"):
        return "" if names_a_product(rest[:4]) else ATTITUDE
    if rest[0] in _WEAK_OBJECT:
        return ""
    return ATTITUDE if settled or ("to" in rest[1:3] and not names_a_product(rest[:2])) else ""


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
    general = bool(rest) and not any(rest[0] in those for those in (AT_HAND, DETERMINERS, SELF))
    if verb == "believe" and general and not _HOLDS.isdisjoint(rest) and not names_a_product(rest):
        return True
    return (
        rest[:1] != ["the"]
        and SELF.isdisjoint(rest[:1])
        and ("should" in rest or "shouldn't" in rest or not (VERDICTS | HARSH).isdisjoint(rest))
    )


def _state(words: list[str], place: int, denied: bool) -> str:
    """What "I am" is followed by: a kind of person, or a state that lasts because it says towards what."""
    word, after = words[place], words[place + 1 : place + 5]
    if word in ("tired", "sick") and after[:1] == ["of"]:
        return "" if len(after) < 2 or after[1] in AT_HAND or after[1] == "the" else STATE
    if word == "someone" and after[:1] == ["who"]:
        return STATE
    if word in _CONTENT and len(after) > 1 and after[0] in ("with", "without") and after[1] not in DEFINITE | AT_HAND:
        return STATE
    if word == "on" and not REGIMES.isdisjoint(after):
        return STATE
    if word in ("looking", "searching") and after[:1] == ["for"]:
        return ATTITUDE if not denied and of_a_kind(words, place + 1) else ""
    if word in ("a", "an", "the", "one") or denied:
        if not KINDS_OF_PERSON.isdisjoint(words[place : place + 8]):
            return STATE
        if denied and word in ("one", "willing", "comfortable", "interested", "into", "big", "fond", "above"):
            return STATE
    if not REPORTS.isdisjoint(after) and (word == "interested" or word not in STATES):
        return ""
    if word == "trying":
        return STATE if after[:1] == ["to"] and len(after) > 1 and after[1] in TRIED else ""
    if word in PASSES and (not after or after[0] not in PREPOSITIONS | _FROM or not OF_TODAY.isdisjoint(words)):
        return ""
    if (word in PASSES or word not in STATES) and not ONE.isdisjoint(after[1:2]):
        return ""
    if word in STATES or (word in ("more", "most", "least") and len(after) > 1):
        return STATE
    if word in OF_THE_MOMENT or word.endswith("ing") or not after:
        return ""
    if "when" in after or "if" in after:
        return "" if word.endswith("ed") else STATE
    return STATE if after[0] == "off" or (after[0] in PREPOSITIONS and not word.endswith("ed")) else ""
