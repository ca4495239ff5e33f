"""Forms of a gist that other wordings share, although a word that decides little is new or missing.

Two statements differ in meaning mostly by one word in place of another: violin for cello. So only one side may have
more words, and no word that is a number, a name, a negation, a person, a time, a change, or first in the sentence."""

from __future__ import annotations

from itertools import combinations

from memctl.core.language.en.word_classes import KIN, TIME
from memctl.core.language.frequency import meaningfulness
from memctl.core.language.gist import ACTS, DECISIVE, PLAIN_MARKS, folded_text, gist_of, stemmed
from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem
from memctl.core.language.taxonomy import kinds_of
from memctl.core.language.tokenize import is_cjk

_OWN = "@"  # the mark of a statement about the speaker
_I = frozenset(("i", "im", "ive", "id", "ill", "me", "my", "mine", "myself"))
_I_ZH = Lazy("[我俺](?!们)|本人")
_NAME = Lazy(r"(?<=[\w,;] )[A-Z]\w*")
_FIRST_WORD = Lazy(r"^\W*(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) )?(\w+)")
_VERB = Lazy(r"\b(?:i|we|i'm|we're|to|not|never|always)\b(?= (\w+))|n't(?= (\w+))")
_FIXED = ACTS | PLAIN_MARKS | DECISIVE | {"3p"}
_FIXED_ZH = frozenset(
    "妈爸父母哥弟姐妹叔伯姑舅姨爷奶婆公孙儿女侄甥夫妻嫂婿岳友同邻师徒爱住职欲昔止否年月周日晨晚午点买卖想受"
)
_ADDED_ZH = Lazy("[和与跟及、]([^，。、]{1,4})")
_DERIVED = ("ist", "ing", "ian", "ion", "er", "or", "o", "abl", "t")  # endings of stems: cello, cellist
_ROOT = 4  # letters
_VERY_COMMON = 0.4  # share of weight, see frequency.py
_LEAST = 3  # words of the shorter statement, with the mark of its person
_LEAST_ZH = 5  # characters
_LONGEST = 16
_MOST_NEW = 3
_SHARE_NEW = 0.3  # of the longer statement's words


def forms_of_forgotten(text: str) -> set[tuple[str, ...]]:
    """Return the forms of a forgotten statement: whole, and without one of the words that may be missing."""
    gist, _, missing, least = _parts(text)
    if not least <= len(gist) <= _LONGEST:
        return set()
    less = [sorted(gist - {word}) for word in missing] if len(gist) > least else []
    return {("=", *sorted(gist)), *(("-", *form) for form in less)}


def forms_of_said(text: str) -> set[tuple[str, ...]]:
    """Return forms of a text. It says what was forgotten if it shares one with `forms_of_forgotten`."""
    gist, new, _, least = _parts(text)
    if not least <= len(gist) <= _LONGEST:
        return set()
    most = min(_MOST_NEW, int(_SHARE_NEW * len(gist)), len(gist) - least)
    less = [gist.difference(some) for count in range(most + 1) for some in combinations(sorted(new), count)]
    return {("-", *sorted(gist)), *(("=", *sorted(form)) for form in less)}


def _parts(text: str) -> tuple[frozenset[str], frozenset[str], frozenset[str], int]:
    """Return (the words of a statement, those that may be new, those that may be missing, the least number)."""
    if any(map(is_cjk, text)):
        gist = gist_of(text) - {"子"}  # a syllable without meaning: 房子
        fixed = _FIXED_ZH.union(*_ADDED_ZH().findall(text))
        new = frozenset(sign for sign in gist if is_cjk(sign) and sign not in fixed)
        own = _I_ZH().search(text) is not None
        return (gist | {_OWN} if own else gist), new, new | gist & {"欲"}, _LEAST_ZH
    low = text.lower().replace("’", "'")
    words = folded_text(low)
    acting = not ACTS.isdisjoint(gist_of(text))
    gist = frozenset(_root(word if acting else word.removeprefix("from:")) for word in gist_of(text))
    said = {_root(stemmed(word)) for word in (*_outstanding(text), *filter(_tells, words))}
    new = frozenset(word for word in gist - said - _FIXED if word.isalpha())
    verbs = {_root(stemmed(word)) for pair in _VERB().findall(low) for word in pair if word}
    own = not _I.isdisjoint(words)
    return (gist | {_OWN} if own else gist), new, gist & (verbs - _FIXED | {"own", _root("!past")}), _LEAST


def _outstanding(text: str) -> list[str]:
    """Return the names in a sentence, and its first word, which may be somebody else."""
    first = _FIRST_WORD().search(text)
    return [name.lower() for name in _NAME().findall(text) if name != "I"] + ([first[1].lower()] if first else [])


def _tells(word: str) -> bool:
    """Whether a word is a thing, a person or a time: of a known kind, and not among the most common words."""
    return word in TIME or word in KIN or bool(kinds_of(stem(word)) and meaningfulness(stem(word)) > _VERY_COMMON)


def _root(word: str) -> str:
    end = next((end for end in _DERIVED if word.endswith(end) and len(word) - len(end) >= _ROOT), "")
    return _root(word.removesuffix(end)) if end else word
