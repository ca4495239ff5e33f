"""What is typed in a hurry: apostrophes and the subject "I" left out ("im on arch", "hate yaml tbh")."""

from __future__ import annotations

from memctl.core.language.en.frame_words import ACTS, DEFINITE, KINDS_OF_PERSON, LIMITS, STATES
from memctl.core.language.en.task import SELF
from memctl.core.language.patterns import Lazy

_SPELLED_OUT = {
    "im": "i'm",
    "ive": "i've",
    "pls": "please",
    "plz": "please",
    "cuz": "because",
    "thats": "that's",
    "allways": "always",
    "realy": "really",
}
_DENIED = "ca do wo does did is are was were have has had could would should"  # and nt: cant, dont, wont
_SPELLED_OUT |= {f"{verb}nt": f"{verb}n't" for verb in _DENIED.split()}
_MISSPELLED = frozenset(_SPELLED_OUT)
_WITHOUT_APOSTROPHE = Lazy(rf"\b(?:{'|'.join(_SPELLED_OUT)})\b")
_OPENING = (
    r"(?P<opening>(?:(?:and|but|so|well|ok|okay|also|btw|by the way|hey|hi|oh|yeah|yes|no|finally|honestly|tbh|fyi|"
    r"actually|thanks)\b[,.!]*\s+)*+)"
)
_DOES = (
    r"(?:really |absolutely |still |also |just |recently |finally |don't really )*(?:hate|prefer|dislike|"
    r"love(?! (?:hearing|seeing|it|that|this|is|how|the|your|to)\b)|"
    r"can't (?:stand|do|eat|have|drink)|don't (?:really |much )?(?:like|eat|drink|own)|used to|started|joined|"
    r"moved|switched|migrated|"
    r"got (?=an? |my |the )|bought|decided|signed up|quit|stopped|learned|learnt|went with|picked|chose|settled on|"
    r"ended up|grew up|was born|live in|work (?:at|for|as|in)|spent|plan to|figured out)(?!\w)"
)
_IS = (
    r"(?:really |also |still |just |currently )*(?:not (?:an? |into|big|really|much|a fan)|trying to|hoping|planning|"
    r"thinking (?:of|about)|(?:gonna|going to) (?=.* (?:next|tomorrow|in|on|this|by) )|considering|moving|getting "
    r"(?!it)|working (?:as|at|for|in|on)|"
    r"based in|allergic|originally from|saving|training for|flying|more of an?|a (?:big |huge )?fan)(?!\w)"
)
_OF_THE_BODY = frozenset(("eat", "drink", "wear", "sleep", "cook", "nap", "meditate", "fast", "dress", "bake"))
_MOSTLY = frozenset(("mostly", "mainly", "usually", "rarely", "seldom", "hardly", "normally"))
_STRESS = frozenset(("total", "big", "huge", "not", "very", "so", "super", "quite", "pretty", "too", "such", "a"))
_LASTING_STATES = STATES - frozenset(("interested", "more", "best", "home", "plant", "against", "into"))
_OF_ANOTHER = SELF | DEFINITE | frozenset(("my", "our", "his", "her", "their", "is", "are"))
_TOWARDS = frozenset(("to", "of", "on", "about", "since", "by", "for", "from", "towards"))
_KINDS = KINDS_OF_PERSON - frozenset(
    ("type", "kind", "sort", "guy", "gal", "animal", "reader", "learner", "creature", "planner", "riser", "supporter")
)
_LIKES_AT_HAND = frozenset(("dog", "cat", "morning", "night", "tea", "coffee", "people", "beach", "city", "mountain"))
_NO_SUBJECT = Lazy(rf"{_OPENING}(?:(?P<does>{_DOES})|(?P<is>{_IS})|(?P<been>been (?!there)))")


def spelled_out(text: str, words: list[str]) -> str:
    """A sentence in lower case, of these words, with its apostrophes, and with the subject that it leaves out."""
    if not _MISSPELLED.isdisjoint(words):
        text = _WITHOUT_APOSTROPHE().sub(lambda match: _SPELLED_OUT[match[0]], text)
    match = _NO_SUBJECT().match(text)
    if match is None:
        return _subject_left_out(words) + text
    place = match.end("opening")
    return text[:place] + ("i " if match["does"] else "i've " if match["been"] else "i'm ") + text[place:]


def _subject_left_out(words: list[str]) -> str:
    """What a sentence leaves out that says of its writer what they never do, or what kind of person they are."""
    start = 0
    while start < min(4, len(words)) and _is_stress(words[start]):
        start += 1
    word, after = (*words[start : start + 2], "", "")[:2]
    before = words[:start]
    if word in _OF_THE_BODY or (word in ACTS and not _MOSTLY.isdisjoint(before)):
        return "" if LIMITS.isdisjoint(before) else "i "
    if words[:2] == ["never", "been"]:
        return "i've "
    if word in _LASTING_STATES and after in _TOWARDS:
        return "i'm "
    if _KINDS.isdisjoint(words[:5]):
        return ""
    kind = next(place for place, word in enumerate(words) if word in _KINDS)
    named = kind and (words[kind] != "person" or words[kind - 1] in _LIKES_AT_HAND)
    return "i'm a " if named and _OF_ANOTHER.isdisjoint(words[:kind]) else ""


def _is_stress(word: str) -> bool:
    return word in _STRESS or word in LIMITS or word.endswith("ly")
