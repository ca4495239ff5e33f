"""English statements as triples: a token scan without patterns, for extract calls it for every candidate."""

from __future__ import annotations

from memctl.core.language.en.word_classes import IRREGULAR_PAST
from memctl.core.language.language import USER, make_triple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from memctl.core.language.language import Triple

_SUBJECTS = frozenset(("i", "i'm", "i've", "i'd", "my", "we", "we're", "we've"))

_MOST_WORDS = 6  # of an object; longer ones are clauses

_ARRANGED = ("ed", " set")  # ends of what one has arranged: "a workshop planned"

_SHORTEST_DONE = 4  # signs of a word, more than which one on -ed is a participle

# verb as said → predicate; several words are separated by a blank
_VERBS = {
    "like": "likes", "love": "loves", "enjoy": "enjoys", "prefer": "prefers", "hate": "hates", "dislike": "dislikes",
    "use": "uses", "own": "owns", "have": "has", "speak": "speaks", "play": "plays", "study": "studies",
    "drive": "drives", "teach": "teaches", "learn": "learns", "drink": "drinks", "eat": "eats", "collect": "collects",
    "live in": "lives in", "work at": "works at", "work for": "works for", "work in": "works in", "work as": "works as",
    "moved to": "moved to", "grew up in": "grew up in", "was born in": "was born in", "am from": "is from",
    "am allergic to": "is allergic to", "am called": "is called", "am a": "is", "am an": "is", "avoid": "avoids",
    "favor": "favors", "adore": "adores", "trust": "trusts", "wear": "wears",
    "switched to": "switched to", "report to": "reports to", "am married to": "is married to",
}  # fmt: skip

_SHORT = {
    "i'm": ("i", "am"), "i've": ("i", "have"), "i'd": ("i", "would"), "he's": ("he", "is"), "she's": ("she", "is"),
    "we're": ("we", "am"), "we've": ("we", "have"), "name's": ("name", "is"),
}  # fmt: skip

_WORDS = {
    "degree": "really very absolutely strongly always usually mostly deeply especially definitely generally truly "
    "particularly often sometimes rarely only",
    "passed": "also just still now currently do does",
    "not": "don't doesn't dont doesnt not never no longer can't cannot",
    "condition": "when whenever if unless while during",
    "end": "because but so since although though which who that that's where than over instead rather as for with at "
    "on in by from after before until to due i",
    "filler": "btw though tho too now nowadays lol haha lmao rn atm anyway anyways mostly mainly already currently "
    "actually honestly basically tbh imo here today lately recently again please thanks yet",
    "article": "the a an my our some any only",
    "pointing": "it this that these those them him her you one everything something anything nothing",
    "helped": "to never always just already also only ever recently finally currently previously set put read run cut "
    "begun written chosen grown sworn given taken gone seen done made been had",
    "going on": "i my we it he she they won't stick carry go do try get take make cook stay",
    "person": "wife husband partner girlfriend boyfriend mother mom mum father dad sister brother son daughter aunt "
    "uncle cousin grandmother grandma grandfather grandpa niece nephew friend boss manager colleague coworker "
    "roommate dog cat team company kid child baby parents neighbor neighbour teacher",
}

_BEGINNINGS = frozenset(("i", "we", "my"))  # of a clause

_JOINING = frozenset((",", "and", "but"))  # what stands before one

_DEGREES, _PASSED, _NOT, _CONDITIONS, _ENDS, _FILLERS, _ARTICLES, _POINTING, _HELPED, _GOING_ON, _PEOPLE = (
    frozenset(said.split()) for said in _WORDS.values()
)

# words that begin another clause behind "and"
_OTHER_CLAUSE = _GOING_ON | _NOT | _DEGREES | {verb.partition(" ")[0] for pair in _VERBS.items() for verb in pair}


def triples_of(text: str) -> list[Triple]:
    """The triples of a statement: subject, predicate, object; negated, degree and condition where they are said."""
    if text.lstrip('("').partition(" ")[0].lower().replace("’", "'") not in _SUBJECTS:
        return []
    words = _words(text)
    before = [",", *(word.lower() for word in words)]
    starts = [at for at, word in enumerate(before[1:]) if word in _BEGINNINGS and before[at] in _JOINING]
    return [triple for start in starts for triple in _clause(words, start)]


def _clause(words: Sequence[str], start: int) -> list[Triple]:
    """The triples of the clause whose subject begins at the place."""
    subject, at, name = _subject(words, start)
    named = [make_triple(subject, "is called", name)] if name else []
    triple: Triple = {}
    while at < len(words):
        word = words[at].lower()
        if word in _NOT:
            triple["negated"] = True
        elif word in _DEGREES:
            triple["degree"] = word
        elif word not in _PASSED:
            break
        at += 1
    predicate, at = _verb(words, at, subject) if subject else _of_mine(words, start)
    if not predicate:
        return named
    if predicate == "has":
        at += words[at : at + 1] == ["got"]
        if _helps(words, at):
            return named
    found, at = _object(words, at)
    if predicate == "has":
        found = [one for one in found if not one.endswith(_ARRANGED)]
    if at < len(words) and words[at].lower() in _CONDITIONS:
        condition, _ = _until_punctuation(words, at)
        triple["condition"] = " ".join(condition)
    return [*named, *(make_triple(subject or USER, predicate, one, triple) for one in found)]


def _words(text: str) -> list[str]:
    """Words, and signs of punctuation as words of their own."""
    words: list[str] = []
    for word in text.replace("’", "'").split():
        bare = word.rstrip(',.;:!?)"').lstrip('("')
        words += _SHORT.get(bare.lower(), (bare,)) if bare else ()
        if bare != word:
            words.append(",")
    return words


def _subject(words: Sequence[str], at: int) -> tuple[str, int, str]:
    """(who, number of the next word, their name): the user, or somebody of theirs; empty for anything else."""
    if words[at].lower() in ("i", "we"):
        return USER, at + 1, ""
    who = words[at + 1].lower() if at + 1 < len(words) else ""
    if who not in _PEOPLE:
        return "", at, ""
    comma = words[at + 2 : at + 3] == [","]  # "my wife, Anna, …"
    name = words[at + 2 + comma] if at + 3 + comma < len(words) else ""
    if name[:1].isupper() and name[1:].islower() and (not comma or words[at + 4 : at + 5] == [","]):
        return who, at + 3 + 2 * comma, name
    return who, at + 2, ""


def _of_mine(words: Sequence[str], at: int) -> tuple[str, int]:
    """(predicate, number of the word behind it) of "my name is …" and "my favourite colour is …"."""
    said = [word.lower() for word in words[at : at + 5]]
    if said[1:3] == ["name", "is"]:
        return "is called", at + 3
    if len(said) == 5 and said[1] in ("favorite", "favourite") and "is" in said[3:]:
        end = said.index("is", 3)
        return " ".join(["favorite", *said[2 : end + 1]]), at + end + 1
    return "", at


def _verb(words: Sequence[str], at: int, subject: str) -> tuple[str, int]:
    """(predicate, number of the word behind it), the longest that is known; empty for none."""
    for length in (3, 2, 1):
        said = " ".join(word.lower() for word in words[at : at + length])
        for verb, predicate in ((said, _VERBS.get(said, "")), *(() if subject == USER else ((said, _third(said)),))):
            if verb and predicate:
                return predicate, at + length
    if (
        subject != USER
        and [word.lower() for word in words[at : at + 1]] == ["is"]
        and words[at + 2 : at + 3] in ([], [","])
    ):
        return (
            ("is called", at + 1) if words[at + 1 : at + 2] and words[at + 1].istitle() else ("", at)
        )  # "my boss is Ruth"
    return "", at


def _helps(words: Sequence[str], at: int) -> bool:
    """Whether the `have` before this word says of what was done, or is to be, that it is: no possession."""
    word = words[at].lower() if at < len(words) else ""
    return word in _HELPED or word in IRREGULAR_PAST or (len(word) > _SHORTEST_DONE and word.endswith("ed"))


def _third(said: str) -> str:
    """What is said of others as it is said of the user: `lives in`, `is a`."""
    first, blank, rest = said.partition(" ")
    if first == "is":
        return _VERBS.get(f"am{blank}{rest}", "")
    return said if said in _VERBS.values() else ""


def _object(words: Sequence[str], at: int) -> tuple[list[str], int]:
    """The objects (`tea and coffee` are two) and the number of the word behind them; none where a clause follows, or an
    activity goes on behind its first words ("working early in the morning")."""
    found: list[list[str]] = [[]]
    while at < len(words) and words[at] != "," and words[at].lower() not in _ENDS | _CONDITIONS | _FILLERS:
        word = words[at]
        at += 1
        if word.lower() in ("and", "or") and found[-1]:
            if at < len(words) and words[at].lower().partition("'")[0] in _OTHER_CLAUSE:
                break
            found.append([])
        elif word.lower() == "any" and found[-1]:
            break  # "Docker any more"
        elif found[-1] or word.lower() not in _ARTICLES:
            found[-1].append(word)
    goes_on = at < len(words) and words[at].lower() in _ENDS and found[-1][:1] != [] and found[-1][0].endswith("ing")
    if goes_on or any(len(one) > _MOST_WORDS for one in found):
        return [], at
    return [" ".join(one) for one in found if one and not (len(one) == 1 and one[0].lower() in _POINTING)], at


def _until_punctuation(words: Sequence[str], at: int) -> tuple[list[str], int]:
    end = at
    while end < len(words) and words[end] != ",":
        end += 1
    return list(words[at:end]), end
