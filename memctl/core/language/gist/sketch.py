"""Sketches of statements: another wording of a statement has nearly the same sketch, a different statement has not.

A sketch has three digits of a hash for each deciding word (see words.py), so that nobody reads the words in it, and the
word's kind: a number, a name, a relative, an act. Two statements differ in meaning mostly by a name, a number or an act
in place of another; a common word in place of another says little. How much each difference says was fitted to pairs of
wordings, see `tests/bench/fit_gist.py`."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from memctl.core.language.en.word_classes import KIN, MONTHS, TIME, WEEKDAYS
from memctl.core.language.frequency import meaningfulness
from memctl.core.language.gist.weights import WEIGHTS
from memctl.core.language.gist.words import ACTS, DECISIVE, PLAIN_MARKS, folded_text, gist_of, stemmed
from memctl.core.language.patterns import Lazy
from memctl.core.language.stem import stem
from memctl.core.language.taxonomy import kinds_of
from memctl.core.language.tokenize import is_cjk
from memctl.model.text.lines import blake2b

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterable, Mapping

SKETCH = "w"  # first letter of a sketch's name; the next is its language
SAME, ALIKE = 0.7, 0.3  # probabilities: it says the same; a person should decide
_OWN = "@"  # the word of a statement about the speaker
_ENGLISH, _CHINESE = "e", "z"
_DIGITS = 3
_ENTRY = _DIGITS + 2
_I = frozenset(("i", "im", "ive", "id", "ill", "me", "my", "mine", "myself"))
_I_ZH = Lazy("[我俺](?!们)|本人")
_NAME = Lazy(r"(?<=[\w,;.&] )[A-Z]\w*")
_FIRST_WORD = Lazy(r"^\W*(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?) )?(\w+)")
_NAMED_ZH = frozenset(
    "妈爸父母哥弟姐妹叔伯姑舅姨爷奶婆公孙儿女侄甥夫妻嫂婿岳友同邻师徒住职昔止否年月周日晨晚午点买卖租近想受"
)
_VERB = Lazy(
    r"\b(?:i|we|i'm|we're|i've)(?: (?:have|had|was|am|are|do|not|never|always|just|don't|really|also|usually))* (\w+)"
)
_ADDED_ZH = Lazy("[和与跟及、]([^，。、]{1,4})")
_DERIVED = ("ist", "ing", "ian", "ion", "er", "or", "o", "abl", "t")  # endings of stems: cello, cellist
_ROOT = 4  # letters
_VERY_COMMON = 0.4  # share of weight, see frequency.py
# Kinds of words: M denial, B past, P person, N number, T time, K kin, A act, D decisive, C name, L plain, V verb,
# S first of the sentence, G thing, Q the name of a kind that another word belongs to, W other. Chinese characters for
# kin, time and acts are F.
_HEAVY = frozenset("NTKACGSF")  # kinds whose words mostly decide
_ROLES = {"": "-", "<": "<", "from:": "f", "before:": "b", "after:": "a", "until:": "u"}


def name_of_sketch(text: str) -> str:
    """Return the sketch of a statement as one word; "" if nothing in it decides."""
    chinese = any(map(is_cjk, text))
    words = _chinese(text) if chinese else _english(text)
    if not words:
        return ""
    entries = {kinds + blake2b(word.encode("utf-8", "surrogatepass")).hexdigest() for word, kinds in words.items()}
    return _named(_CHINESE if chinese else _ENGLISH, entries)


def sealed_sketch(name: str, seal: Callable[[str], str]) -> str:
    """Return the name of the sketch with other digits, which `seal` makes of each word's."""
    return _named(name[1], {kinds + seal(digits) for digits, kinds in words_of(name).items()})


def _named(language: str, entries: set[str]) -> str:
    return SKETCH + language + "".join(sorted({entry[:_ENTRY] for entry in entries}))


@lru_cache(maxsize=1 << 14)  # each candidate is compared with all of them
def words_of(name: str) -> dict[str, str]:
    """Return digits → kind and role."""
    entries = [name[at : at + _ENTRY] for at in range(2, len(name), _ENTRY)]
    return {entry[2:]: entry[:2] for entry in entries}


def likeness(known: str, said: str) -> float:
    """Return the probability that two sketches are of the same statement, by their names."""
    if known[:2] != said[:2]:
        return 0.0
    one, other = words_of(known), words_of(said)
    shared = len(one.keys() & other.keys())
    if not shared or 2 * shared < min(len(one), len(other)) or are_opposed(one, other):
        return 0.0
    weights = WEIGHTS[said[1]]
    odds = weights["base"] + sum([weights.get(name, 0.0) * value for name, value in differences(one, other).items()])
    return 1 / (1 + exp(-odds))


def are_opposed(known: dict[str, str], said: dict[str, str]) -> bool:
    """Whether only one statement denies or is past, numbers or times differ, two things changed places, or only one
    tells who acted: "my office moved", "I moved"."""
    missing, new = ({kinds[0] for digits, kinds in one.items() if digits not in other} for one, other in (
        (known, said), (said, known),
    ))  # fmt: skip
    roles = {(kinds[1], said[digits][1]) for digits, kinds in known.items() if digits in said}
    turned = any(one != other and ("-" not in (one, other) or "<" in (one, other)) for one, other in roles)
    acts = any(kinds[0] == "A" for digits, kinds in known.items() if digits in said)
    turned = turned or (acts and ("S" in missing) != ("S" in new))
    return turned or "M" in missing | new or not {"N", "T"}.isdisjoint(missing & new)


def differences(known: dict[str, str], said: dict[str, str]) -> dict[str, float]:
    """Return the features of a pair: the kinds of missing and new words, those in place of others, and what is shared.
    Each argument has digits → kind and role."""
    missing = [kinds[0] for digits, kinds in known.items() if digits not in said]
    new = [kinds[0] for digits, kinds in said.items() if digits not in known]
    shared = [(kinds, said[digits]) for digits, kinds in known.items() if digits in said]
    found: dict[str, float] = {f"-{kind}": missing.count(kind) for kind in set(missing)}
    found |= {f"+{kind}": new.count(kind) for kind in set(new)}
    heavy_missing, heavy_new = (sum([kind in _HEAVY for kind in kinds]) for kinds in (missing, new))
    return found | {
        "equal": not missing and not new,
        "other": bool(missing and new),
        "others": min(len(missing), len(new)),
        "heavy others": min(heavy_missing, heavy_new),
        **{f"other {kind}": min(missing.count(kind), new.count(kind)) for kind in set(missing) & set(new)},
        "shared": sum([kinds[0] != "P" for kinds, _ in shared]),
        "heavy shared": sum([kinds[0] in _HEAVY for kinds, _ in shared]),
        "names shared": sum([kinds[0] in "CN" for kinds, _ in shared]),
        "part of known": len(shared) / len(known),
        "part of said": len(shared) / len(said),
        "role missing": sum([kinds[1] != others[1] for kinds, others in shared]),
    }


def _english(text: str) -> dict[str, str]:
    """Return the deciding words, each with its kind and its role beside another."""
    gist, words = gist_of(text), folded_text(text.lower().replace("’", "'"))
    plain = {_role_of(word)[1] for word in gist}
    names = _roots([name.lower() for name in _NAME().findall(text) if name != "I"])
    first = _FIRST_WORD().search(text)
    kinds = {
        "T": _roots([*TIME, *MONTHS, *WEEKDAYS]), "K": _roots(KIN), "A": {_root(act) for act in ACTS}, "D": DECISIVE,
        "C": names, "S": _roots([first[1].lower()] if first else []), "G": _roots(filter(_tells, words)),
        "V": _roots(_VERB().findall(text.lower())),
    }  # fmt: skip
    found = {}
    for word in gist | gist_of(text, whole=True):
        role, bare = _role_of(word)
        root = bare if bare[0] == "!" else _root(bare)
        named = bare not in plain
        found[root] = _kind_of(root, bare, kinds, named) + _ROLES[role]
    if not _I.isdisjoint(words):
        found[_OWN] = "P-"
    return found


def _kind_of(root: str, word: str, kinds: Mapping[str, Container[str]], general: bool) -> str:
    if word[0] == "!":
        return "B" if word == "!past" else "M"
    if word == "3p":
        return "P"
    if any(map(str.isdigit, word)):
        return "N"
    if word in PLAIN_MARKS:
        return "L"
    kind = next((kind for kind in "TKADC" if root in kinds[kind]), "")
    return kind or ("Q" if general else next((kind for kind in "VSG" if root in kinds[kind]), "W"))


def _chinese(text: str) -> dict[str, str]:
    added = set("".join(_ADDED_ZH().findall(text)))
    found = {}
    for word in gist_of(text) - {"子"}:  # a syllable without meaning: 房子
        role, bare = _role_of(word)
        found[bare] = _kind_of_chinese(bare, added) + _ROLES[role]
    if _I_ZH().search(text):
        found[_OWN] = "P-"
    return found


def _kind_of_chinese(word: str, added: set[str]) -> str:
    if word in _KINDS_ZH:
        return _KINDS_ZH[word]
    if not is_cjk(word[0]):
        return "N" if word[0].isdigit() else "C"
    return "F" if word in _NAMED_ZH or word in added else "W"


_KINDS_ZH = {"3p": "P", "否": "M", "止": "M", "昔": "M", "欲": "L", "爱": "L"}


def _role_of(word: str) -> tuple[str, str]:
    role = next((role for role in _ROLES if role and word.startswith(role)), "")
    return role, word[len(role) :]


def _roots(words: Iterable[str]) -> set[str]:
    return {_root(stemmed(word)) for word in words}


def _tells(word: str) -> bool:
    """Whether a word is a thing: of a known kind, and not among the most common words."""
    return bool(kinds_of(stem(word)) and meaningfulness(stem(word)) > _VERY_COMMON)


def _root(word: str) -> str:
    end = next((end for end in _DERIVED if word.endswith(end) and len(word) - len(end) >= _ROOT), "")
    return _root(word.removesuffix(end)) if end else word
