"""English stems by the Snowball rules (Porter 2, snowballstem.org/algorithms/english), with irregular forms."""

from __future__ import annotations

from memctl.core.language.lexicon import IRREGULAR

_VOWELS = frozenset("aeiouy")
_WHOLE_REGION = ("gener", "commun", "arsen", "past", "univers", "later", "emerg", "organ")
_DOUBLE = ("bb", "dd", "ff", "gg", "mm", "nn", "pp", "rr", "tt")
_LI = "cdeghkmnrt"
_STEP_2 = {
    "ization": "ize", "ational": "ate", "fulness": "ful", "ousness": "ous", "iveness": "ive", "tional": "tion",
    "biliti": "ble", "lessli": "less", "entli": "ent", "ation": "ate", "alism": "al", "aliti": "al", "ousli": "ous",
    "iviti": "ive", "fulli": "ful", "enci": "ence", "anci": "ance", "abli": "able", "izer": "ize", "ator": "ate",
    "alli": "al", "bli": "ble",
}  # fmt: skip
_STEP_3 = {
    "ational": "ate",
    "tional": "tion",
    "alize": "al",
    "icate": "ic",
    "iciti": "ic",
    "ical": "ic",
    "ful": "",
    "ness": "",
}
_STEP_4 = (
    "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize",
    "al", "er", "ic",
)  # fmt: skip
_CONSONANT_Y = {(vowel, "y"): "Y" for vowel in "aeiouy"}
_FIRST_CJK = "\u2e80"
STEMS: dict[str, str] = {}  # of every word met so far that is letters and digits only, and no CJK


def stem(word: str) -> str:
    """The stem of a folded word. Words of other alphabets, numbers and short words are their own stem.

    The splitter of texts takes a piece that is in STEMS for one word. It takes `c++` and 手机 apart: they stay out."""
    known = STEMS.get(word)
    if known is None:
        known = _stem(word)
        if word.isalnum() and word < _FIRST_CJK:
            STEMS[word] = known
    return known


def _stem(word: str) -> str:
    base = IRREGULAR.get(word)
    if base is not None:
        return base
    if len(word) < 3 or not (word.isascii() and word.isalpha()):
        return word
    return _regular(word)


def _regular(word: str) -> str:
    if "y" in word:
        word = "".join([_CONSONANT_Y.get(pair, pair[1]) for pair in zip("a" + word, word, strict=False)])
    first, second = _regions(word)
    word = _plural(word)
    word = _past(word, first)
    if len(word) > 2 and word[-1] in "yY" and word[-2] not in "aeiouy":
        word = word[:-1] + "i"
    word = _replace(word, first, _STEP_2)
    if word.endswith("ogi") and len(word) - 3 >= first and word[-4:-3] == "l":
        word = word[:-1]
    elif word.endswith("li") and len(word) - 2 >= first and word[-3:-2] and word[-3] in _LI:
        word = word[:-2]
    word = _replace(word, first, _STEP_3)
    if word.endswith("ative") and len(word) - 5 >= second:
        word = word[:-5]
    return _last(_strip(word, second), first, second).lower()


def _regions(word: str) -> tuple[int, int]:
    """Where the regions R1 and R2 of the algorithm begin."""
    first = _behind_vowel(word, 0)
    for beginning in _WHOLE_REGION:
        if word.startswith(beginning):
            first = len(beginning)
    return first, _behind_vowel(word, first)


def _behind_vowel(word: str, start: int) -> int:
    """The place behind the first consonant that follows a vowel, both at `start` or later; else the word's end."""
    for at in range(start + 1, len(word)):
        if word[at] not in _VOWELS and word[at - 1] in _VOWELS:
            return at + 1
    return len(word)


def _has_vowel(word: str) -> bool:
    return not _VOWELS.isdisjoint(word)


def _ends_short(word: str) -> bool:
    """Whether the word ends in a short syllable."""
    if len(word) == 2:
        return word[0] in _VOWELS and word[1] not in _VOWELS
    ending = word[-3:]
    if len(ending) < 3 or ending[1] not in _VOWELS or ending[2] in _VOWELS:
        return False
    return ending[0] not in _VOWELS and ending[2] not in "wxY"


def _plural(word: str) -> str:
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith(("ied", "ies")):
        return word[:-2] if len(word) > 4 else word[:-1]
    if word.endswith("s") and not word.endswith(("us", "ss")) and _has_vowel(word[:-2]):
        return word[:-1]
    return word


def _past(word: str, first: int) -> str:
    for ending in ("eedly", "eed"):
        if word.endswith(ending):
            return word[: -len(ending)] + "ee" if len(word) - len(ending) >= first else word
    for ending in ("ingly", "edly", "ing", "ed"):
        if word.endswith(ending):
            rest = word[: -len(ending)]
            return _mended(rest, first) if _has_vowel(rest) else word
    return word


def _mended(rest: str, first: int) -> str:
    if rest.endswith(("at", "bl", "iz")):
        return rest + "e"
    if rest.endswith(_DOUBLE):
        return rest if len(rest) == 3 and rest[0] in "aeo" else rest[:-1]
    if len(rest) <= first and _ends_short(rest):
        return rest + "e"
    return rest


def _replace(word: str, first: int, table: dict[str, str]) -> str:
    for size in range(min(7, len(word)), 2, -1):
        ending = word[-size:]
        if ending in table:
            return word[:-size] + table[ending] if len(word) - size >= first else word
    return word


def _strip(word: str, second: int) -> str:
    for ending in _STEP_4:
        if word.endswith(ending):
            return word[: -len(ending)] if len(word) - len(ending) >= second else word
    if word.endswith("ion") and len(word) - 3 >= second and word[-4:-3] in ("s", "t"):
        return word[:-3]
    return word


def _last(word: str, first: int, second: int) -> str:
    if word.endswith("e"):
        at = len(word) - 1
        if at >= second or (at >= first and not _ends_short(word[:-1])):
            return word[:-1]
    elif word.endswith("ll") and len(word) - 1 >= second:
        return word[:-1]
    return word
