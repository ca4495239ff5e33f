"""What a statement that a model worded rests on: the turns of a conversation, and what of them is their speaker's own.

A statement is the user's only where the user's own words bear it: half of the telling words of each of its clauses,
every name and number, and no "not" more or less."""

from __future__ import annotations

from memctl.core.claims import denies, gone_words
from memctl.core.extraction.hearsay import Hearsay
from memctl.core.extraction.reading import own_sentences
from memctl.core.lazy import Lazy
from memctl.core.privacy import public
from memctl.core.retrieval.words import is_stop, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Set
    from typing import Any

    Record = dict[str, Any]

LEAST_SHARED = 0.25  # of a statement's words, those that the turn it rests on has
_LEAST_OWN = 0.5  # of a clause's words, those that the user said, if it is to have the user's word
_SEVERAL = 2  # words that make a clause one that says something by itself
_GENERIC = frozenset(
    words("user users assistant like prefer use want person people thing time name said says mention 用户 喜欢 助手")
)
_PART = Lazy(r"(?<=[:：])\s*")  # "it says: …"
_CLAUSE = Lazy(
    r"[,;:!?()，。；：！？、…—\n]|\.(?=\s|$)|\s(?:and|but|because|so|also|then|with)\s|[和并]|但是?|因为|所以"
)
_DATE = Lazy(
    r"(?i)\b\d{4}-\d\d(?:-\d\d)?\b|\b(?:19|20)\d\d\b|\d{1,4}\s*[年月日号]|"
    r"(?:\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?"
    r"\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?:\s+\d{1,2}(?:st|nd|rd|th)?\b)?"
)
_TAKES_BACK = Lazy(
    r"(?i)\b(?:forget|delete|remove|erase|drop|wrong|outdated|obsolete|false|over|past|used to|former|ex)\b|"
    r"忘|删|刪|去掉|错|錯|过时|過時|取消|以前|曾"
)
_NAMED = Lazy(r"\S*[A-Z0-9]\S*")


def listened(turns: Iterable[Record]) -> Iterator[Record]:
    """The turns, each written one with `own`: the sentences that are its speaker's, not pasted, and not repeated from
    an assistant, a tool, a page or a file."""
    hearsay = Hearsay()
    for turn in public(turns):
        role, text = str(turn.get("role")), turn.get("text")
        if role != "user" and isinstance(text, str):
            hearsay.hear(turn)
        if role in ("user", "assistant") and isinstance(text, str):
            said = [part for one in own_sentences(text) for part in _PART().split(one)] if role == "user" else [text]
            turn = turn | {"own": [one for one in said if hearsay.channel(one, role) == role]}
        yield turn


def telling(text: str) -> set[str]:
    """The words that tell something: no stop words, no single Chinese characters, none that any note has."""
    return {
        word for word in words(text) if not is_stop(word) and word not in _GENERIC and (len(word) > 1 or word.isdigit())
    }


class Ground:
    """A turn; its words that tell something, those of its speaker's own sentences, and these sentences."""

    def __init__(self, turn: Record) -> None:
        self.turn = turn
        self.words = telling(turn["text"])
        self.sentences: Sequence[str] = turn.get("own", [turn["text"]])
        self.own = telling(" ".join(self.sentences)) if "own" in turn else self.words

    def takes_back(self, text: str) -> bool:
        """Whether its speaker says that what a text says is not so, or not to be kept."""
        wanted = telling(text)
        spoken = [one for one in self.sentences if wanted & telling(one)]
        return any(denies(one) or gone_words(one) or _TAKES_BACK().search(one) for one in spoken)

    def quote(self, text: str) -> str:
        """The sentence of its speaker's that has most of a text's words."""
        wanted = telling(text)
        return max(self.sentences, key=lambda one: len(wanted & telling(one)), default=self.turn["text"])


def shares(own: Set[str], text: str) -> bool:
    """Whether words speak of what a text says."""
    wanted = telling(text)
    return len(wanted & own) >= LEAST_SHARED * len(wanted)


def ground_of(text: str, grounds: Sequence[Ground], roles: Sequence[str]) -> Ground | None:
    """The turn that a statement rests on: the one that shares most of its words, of the user's if any does enough."""
    wanted = telling(text)
    if not wanted:
        return None
    shares = [(len(wanted & ground.words) / len(wanted), ground) for ground in grounds]
    for chosen in (True, False):
        able = [(share, ground) for share, ground in shares if (ground.turn["role"] in roles) is chosen]
        best = max(able, key=lambda pair: pair[0], default=(0.0, None))
        if best[1] is not None and best[0] >= LEAST_SHARED:
            return best[1]
    return None


class Said:
    """What the speakers said whose words may become memories."""

    def __init__(self, sentences: Iterable[str]) -> None:
        clauses = [clause for sentence in sentences for clause in _clauses(sentence)]
        self._clauses = [(telling(clause), denies(clause)) for clause in clauses]
        self._words = frozenset(word for clause in clauses for word in words(clause))

    def bears(self, text: str) -> bool:
        """Whether a text says no more than what was said, but for dates, which a model may resolve."""
        text = _DATE().sub(" ", text)
        if any(not self._words & named for named in _names(text)):
            return False
        return self._has_half(telling(text)) and all(self._bears_clause(clause) for clause in _clauses(text))

    def _bears_clause(self, clause: str) -> bool:
        wanted, denied, gone = telling(clause), denies(clause), gone_words(clause)
        if len(wanted) >= _SEVERAL and not self._has_half(wanted):
            return False
        for word in wanted - gone:
            said = [other for own, other in self._clauses if word in own]
            if said and denied not in said:
                return False
        return True

    def _has_half(self, wanted: Set[str]) -> bool:
        return len(wanted & self._words) >= _LEAST_OWN * len(wanted)


def _clauses(text: str) -> list[str]:
    return [clause for clause in _CLAUSE().split(text) if clause and not clause.isspace()]


def _names(text: str) -> Iterator[set[str]]:
    """The words of each name and number."""
    for number, token in enumerate(text.split()):
        if (number and _NAMED().match(token)) or any(sign.isdigit() or sign.isupper() for sign in token[1:]):
            named = set(words(token)) - _GENERIC
            if named and not all(is_stop(word) for word in named):
                yield named
