"""What an English sentence tells of the task at hand: of the answer, the code or the text that is talked about."""

from __future__ import annotations

from memctl.core.language.en.frame_words import (
    ACTED,
    AT_HAND,
    AT_HAND_THINGS,
    CONDITIONS,
    DATA,
    DEFINITE,
    DEMANDING,
    HANDLING,
    HARD,
    HOMEWORK,
    JUDGEMENTS,
    KINDS_OF_PERSON,
    LIMITS,
    MADE,
    NEGATIONS,
    ORDINALS,
    PLAYED,
    PREPOSITIONS,
    SYMPTOMS,
    TALK,
    TEXTS,
)
from memctl.core.language.en.word_classes import FIRST, HALF_TECHNICAL, TECHNICAL, TIME, words_in
from memctl.core.language.patterns import Lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Sentence


_HAVE = frozenset(("have", "got", "had"))
_DONE = frozenset(
    (
        "did", "tried", "fixed", "found", "got", "checked", "changed", "put", "set", "ran", "moved", "removed",
        "deleted", "added", "updated", "restarted", "uploaded", "pasted", "sent",
    )
)  # fmt: skip
_AT_ONCE = frozenset(("it", "this", "that", "them", "step", "steps"))
_DAYS = frozenset(("day", "night", "morning", "evening", "week"))
_FOLLOW = frozenset(("understand", "figure", "follow", "get", "remember", "recall", "find", "open"))
_GETS_ON = frozenset(("enough", "behind", "past", "used", "along", "excited", "into", "through"))
_WAYS = frozenset(("where", "how", "what", "that", "if"))
_HERE = frozenset(("this", "that", "it", "you", "your"))
_SHORT = 9  # words
_SPOKEN_BEFORE = 4  # words after a verb that say what it is about
_WILL = frozenset(("will", "i'll", "we'll"))
_GIVING = frozenset(("give", "send", "ask", "show", "tell", "provide", "paste", "share", "feed", "call", "give"))
_MAKING = frozenset(("working", "writing", "creating", "making", "coding", "implementing", "using", "calculating"))
_BECAUSE = frozenset(("since", "because", "as", "so", "due"))
_SO = frozenset(("so", "since", "because"))
SELF = frozenset(("i", "we", "i'm", "we're", "i've", "we've", "i'd", "we'd", "i'll", "we'll"))
_BEARING = HOMEWORK | SELF | _FOLLOW | {"and"}  # words that may tell of the task
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
_PASSING = frozenset(("keeps", "keep", "again", "isn't", "aren't", "hasn't", "hour", "hours", "minutes"))
_AMONG_US = KINDS_OF_PERSON | {"we"}  # "tea drinker here"
_ONCE = (["for", "now"], ["this", "time"], ["for", "this"], ["just", "this"])  # how sentences end

_WEAK = 0.55  # a rule of less strength does not outweigh that a sentence speaks of the task
_PLAIN_TASTE = 0.9  # what is preferred now ("my favourite tea is green now") is so for longer than the moment
_STRANGER = Lazy(
    r"(?:Someone|Somebody|A (?:\w+[ -]){0,3}?(?:man|woman|person|customer|client|patient|student|child|company|"
    r"user|friend)|"
    r"(?!The\b|This\b|That\b|It\b|There\b|Our\b|My\b)[A-Z][a-z]+ (?:works?|lives?|is|has|was|wants?|earns?|"
    r"needs?|loves?|hates?)) "
)
_POINTING = frozenset(["this", "the", "these", "following", "above", "below", "attached", "my", "that"])
_HANDED = frozenset(["this", "it", "these", "below", "following"])
_BRIEF = 10  # words
_AHEAD = 4  # words between what points at a text and the word for it
_COUNTING = ("how far", "how many", "how old", "how much", "how long")
_OF_ME = frozenset(("i", "i'm", "me", "my", "we", "us", "our", "i'll", "i've", "we're"))
_SHOWN = ("here", "this", "below", "these")
_UPLOADED = frozenset(("attached", "pasted", "uploaded", "below", "above"))
_SUDDEN = frozenset(("today", "now", "currently", "suddenly"))
_SUCH_THINGS = frozenset(("it", "that", "which", "but", "laptop", "computer", "and", "nothing"))


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


def is_played(words: list[str], verb: int) -> bool:
    """Whether what is done is done once, to one thing, in a game or a story: "I push open the door"."""
    if not PLAYED.isdisjoint(words[verb:]):
        return True
    once = words[verb] in ACTED and not ONE.isdisjoint(words[verb + 1 : verb + 4])
    return once and "every" not in words and TIME.isdisjoint(words)


def passes(words: list[str]) -> bool:
    """Whether somebody does something for a while: "my neighbour is drilling again"."""
    doing = any(word.endswith("ing") for word in words)
    return doing and not _PASSING.isdisjoint(words) and TIME.isdisjoint(words)


def announces(words: list[str]) -> bool:
    """Whether a sentence says no more than what is done next with an answer: "I think I'll start with the first"."""
    if (
        _WILL.isdisjoint(words)
        or not NEGATIONS.isdisjoint(words)
        or not LIMITS.isdisjoint(words)
        or not TIME.isdisjoint(words)
    ):
        return False
    if any(word[0].isdigit() for word in words):
        return False
    found = [words[place : place + 2] for place, word in enumerate(words) if word in SELF]
    only = all(pair[-1] in TALK or not _WILL.isdisjoint(pair) for pair in found)  # "I think I'll …"
    return only and not SELF.isdisjoint(words[:4])


def is_of_the_answer(words: list[str], among_people: bool = False) -> bool:
    """Whether a sentence tells what someone does with the answer, the code or the text at hand, or cannot follow.

    What people announce to each other, or need, is no task: `among_people`."""
    for place, word in enumerate(words):
        if word not in _BEARING:
            continue
        if (
            word in HOMEWORK
            and place
            and (words[place - 1] in DEFINITE or words[place - 1] in ("my", "our", "for", "an"))
        ):
            return True
        if word == "and" and words[place + 1 : place + 2] in (["need"], ["want"]) and _asks_for(words, place + 1):
            return True
        if word in SELF:
            if words[place + 1 : place + 2] in (["heard"], ["wondered"]):
                return True
            if not among_people and (
                _acts_on_it(words[place + 1 : place + 4]) or _just_was(words[place + 1 : place + 8])
            ):
                return True
            if _works_at_hand(words[place + 1 : place + 8], len(words)):
                return True
            if not among_people and (_addresses(words, place) or _asks_for(words, place + 1)):
                return True
        if word in _FOLLOW and place and words[place - 1] in NEGATIONS:
            return _GETS_ON.isdisjoint(words[place + 1 : place + 2])
    return False


def _asks_for(words: list[str], place: int) -> bool:
    """ "I need some ideas for a gift", "I'm looking for a word that means …", "I'm working on a function"."""
    verb = words[place : place + 1]
    if words[place : place + 2] == ["looking", "for"]:
        place += 1
    elif verb and verb[0] in _MAKING:
        return any(not DATA.isdisjoint((word, word.removesuffix("s"))) for word in words[place + 1 : place + 5])
    elif not verb or verb[0] not in DEMANDING:
        return False
    thing: list[str] = []
    for word in words[place + 1 : place + 6]:
        if word in SUCH or word in PREPOSITIONS:
            break
        thing.append(word)
    return names_a_product(thing)


def _addresses(words: list[str], place: int) -> bool:
    """ "I'll send you the text", "I'm going to ask you …"."""
    if not _WILL.isdisjoint(words[place : place + 2]):
        ahead = words[place + 1 : place + 4]
    elif words[place + 1 : place + 3] == ["going", "to"] or words[place + 2 : place + 4] == ["going", "to"]:
        ahead = words[words.index("going", place) + 1 : place + 6]
    else:
        ahead = words[place + 2 : place + 3] if words[place + 1 : place + 2] == ["gonna"] else []
    return "you" in ahead and ahead[ahead.index("you") - 1] in _GIVING


def _acts_on_it(ahead: list[str]) -> bool:
    """ "(I) put it …", "(I) already removed that", "(I) did step 1"."""
    return any(
        word in _DONE and not _AT_ONCE.isdisjoint(ahead[step + 1 : step + 2]) for step, word in enumerate(ahead[:2])
    )


def _just_was(ahead: list[str]) -> bool:
    """ "(I) just had the best …", "(I) had a terrible day"."""
    if ahead[:2] == ["just", "had"]:
        return "baby" not in ahead
    return ahead[:1] == ["had"] and ahead[1:2] in (["a"], ["an"], ["the"]) and not _DAYS.isdisjoint(ahead[2:6])


def _works_at_hand(ahead: list[str], size: int) -> bool:
    for step, thing in enumerate(ahead[1:], 1):
        if thing in AT_HAND_THINGS and (ahead[step - 1] in DEFINITE or ahead[step - 2] in DEFINITE):
            return True
        if ahead[0] in _HAVE and step < 5 and (thing in DATA or thing.removesuffix("s") in DATA):
            return True
    return size <= _SHORT and len(ahead) > 1 and ahead[0] in _DONE and ahead[1] in DEFINITE


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
    """Whether a sentence that meets no strong rule tells of the answer, the code or the text at hand."""
    rule, words = sentence.rule, sentence.words
    if not among_people and not (rule and rule.imperative) and announces(words):
        return True
    if rule is None or rule.strength < _WEAK:
        return is_of_the_answer(words, among_people) or is_of_the_moment(words)
    if rule.topic == "people" and not among_people and passes(words):
        return True
    if rule.topic in ("profile", "people") or rule.type not in ("fact", "preference"):
        return False
    at_hand = not among_people and rule.topic != "project" and points_at_the_task(sentence)
    tasted = rule.type == "preference" and rule.strength >= _PLAIN_TASTE
    return at_hand or (not tasted and is_of_the_moment(words))


def is_of_a_stranger(sentence: Sentence) -> bool:
    """Whether a sentence tells of somebody whom its writer does not place: an exercise's John."""
    return FIRST.isdisjoint(sentence.words) and _STRANGER().match(sentence.text) is not None


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


def sets_to_work(text: str) -> bool:
    """Whether a sentence opens with what is to be done with a text that stands in the message."""
    return text.partition(" ")[0].lower() in HANDLING and handles_a_text(text)


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


def is_of_the_moment(words: list[str]) -> bool:
    """Whether a sentence tells of something that does not work: "I'm using read_csv and it gives me an error"."""
    if words[:1] == ["my"] and not _SUDDEN.isdisjoint(words) and len(words) < 9:
        return True
    if "following" in words:
        return words[words.index("following") - 1] == "the"
    if SYMPTOMS.isdisjoint(words) and "getting" not in words[:3]:
        return False
    if not technical_words(words):
        return False
    if "getting" in words[:3] and words[-1:] != ["getting"]:
        return True
    return any(word in SYMPTOMS and words[place] in _SUCH_THINGS for place, word in enumerate(words[1:]))


def technical_words(words: list[str]) -> int:
    """How many of the words are those of talk about code and documents, the plain ones counted twice."""
    return sum([2 if word in TECHNICAL else word in HALF_TECHNICAL for word in words])
