"""The ground of a model's note: the turns that it rests on, and the statements that the user made there.

A model only points: the user's own statement is kept, in the user's words. A note stays as the model worded it only if
it has the same words (see wording.py)."""

from __future__ import annotations

from functools import cached_property
from operator import itemgetter

from memctl.core.extraction.apart import clauses_apart
from memctl.core.extraction.message import own_sentences, read
from memctl.core.extraction.provenance.attached_text import apart
from memctl.core.extraction.provenance.quoted import Hearsay
from memctl.core.extraction.statements import statements_of
from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.patterns import Lazy
from memctl.core.language.tokenize import is_stop, words
from memctl.core.reconcile.supersede.claims import denies, gone_words
from memctl.core.safety.private import public_turns
from memctl.model.text.dates import day_number
from memctl.model.turn import channel_of, is_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence, Set
    from typing import Any

    from memctl.core.extraction.statements import Statement

    Record = dict[str, Any]

_HAN = "\u2e80"  # from here on signs are Chinese
LEAST_SHARED = 0.25  # least share of a note's words in the turn it rests on
_GENERIC = frozenset(
    words("user users assistant like prefer use want person people thing time name said says mention 用户 喜欢 助手")
)
_SAYS_LITTLE = STOP_CHARACTERS | frozenset("用户使住做当叫养为今每天已岁年点")
_PART = Lazy(r"(?<=:)\s+|(?<=：)\s*")  # "it says: …"
_TAKES_BACK = Lazy(
    r"(?i)\b(?:forget|delete|remove|erase|drop|wrong|outdated|obsolete|false|over|past|used to|former|ex)\b|"
    r"忘|删|刪|去掉|错|錯|过时|過時|取消|以前|曾"
)


def with_own_sentences(turns: Iterable[Record]) -> Iterator[Record]:
    """Yield the turns. Each written one gets `own`: the speaker's sentences, without pasted text and without sentences
    repeated from an assistant, a tool, a page or a file."""
    hearsay = Hearsay()
    for turn in public_turns(turns):
        role, text = str(turn.get("role")), turn.get("text")
        if channel_of(turn) != "user" and isinstance(text, str):
            hearsay.hear(turn)
        if role in ("user", "assistant") and isinstance(text, str):
            own = text if role != "user" else apart(turn).own if is_own(turn) else ""
            said = [part for one in own_sentences(own) for part in _PART().split(one)] if role == "user" else [text]
            turn = turn | {"own": [one for one in said if hearsay.channel(one, role) == role]}
        yield turn


def day_of(turn: Record, now: str) -> int | None:
    """Return the day number of a turn, or of today if unknown."""
    time = turn.get("time")
    return (day_number(time) if isinstance(time, str) else None) or day_number(now)


def telling(text: str) -> set[str]:
    """Return the telling words of a text: no stop words, no single Chinese characters, no words common to all notes."""
    return {
        word for word in words(text) if not is_stop(word) and word not in _GENERIC and (len(word) > 1 or word.isdigit())
    }


class Ground:
    """A turn with its sentences by the speaker, its telling words, and those of the speaker's own sentences."""

    def __init__(self, turn: Record) -> None:
        self.turn = turn
        self.words = telling(turn["text"])
        self.sentences: Sequence[str] = turn.get("own", [turn["text"]])
        self.own = telling(" ".join(self.sentences)) if "own" in turn else self.words

    @cached_property
    def statements(self) -> list[Statement]:
        """What the speaker states in it, without what needs the words before it."""
        found = statements_of(read("\n".join(self.sentences), among_people=self.turn["role"] != "user"))
        whole = [statement for statement in found if not statement.language.clauses.leans(statement.text)]
        return [each for statement in whole for each in clauses_apart(statement)]

    def meant_by(self, note: str) -> list[Statement]:
        """Return the statements that a note rests on: those of which it has half the words, else the nearest."""
        wanted = _matter(note)
        shared = [(len(own & wanted), len(own), one) for one in self.statements for own in (_matter(one.text),)]
        most = [one for both, size, one in shared if 2 * both >= size > 0]
        return most or [one for both, _, one in sorted(shared, key=itemgetter(0))[-1:] if both]

    def takes_back(self, text: str) -> bool:
        """Whether the speaker denies a text or wants it removed."""
        wanted = telling(text)
        spoken = [one for one in self.sentences if wanted & telling(one)]
        return any(denies(one) or gone_words(one) or _TAKES_BACK().search(one) for one in spoken)

    def has_words(self, text: str) -> bool:
        """Whether the turn has every telling word of a text."""
        return telling(text) <= self.words

    def quote(self, text: str) -> str:
        """Return the speaker's sentence with most of a text's words."""
        wanted = telling(text)
        return max(self.sentences, key=lambda one: len(wanted & telling(one)), default=self.turn["text"])


def shares(own: Set[str], text: str) -> bool:
    """Whether enough of a text's telling words are among `own`."""
    wanted = telling(text)
    return len(wanted & own) >= LEAST_SHARED * len(wanted)


def ground_of(text: str, grounds: Sequence[Ground], roles: Sequence[str]) -> Ground | None:
    """Return the turn that shares most words with a note, preferring turns with these roles if one shares enough."""
    wanted = telling(text)
    if not wanted:
        return None
    shares = [
        (max(len(wanted & ground.words) / len(wanted), _share_of(text, ground.turn["text"])), ground)
        for ground in grounds
    ]
    for chosen in (True, False):
        able = [(share, ground) for share, ground in shares if (ground.turn["role"] in roles) is chosen]
        best = max(able, key=lambda pair: pair[0], default=(0.0, None))
        if best[1] is not None and best[0] >= LEAST_SHARED:
            return best[1]
    return None


def _matter(text: str) -> set[str]:
    """Return the telling words of a text, and its Chinese characters that say something."""
    foreign = {word for word in telling(text) if word < _HAN}
    return foreign | {sign for sign in text if sign >= _HAN and sign.isalpha()} - _SAYS_LITTLE


def _share_of(note: str, text: str) -> float:
    """Return the share of a note's Chinese characters that a text has; half of it without a pair of them, because
    single ones are often there by chance."""
    signs = {sign for sign in _matter(note) if sign >= _HAN}
    share = sum(sign in text for sign in signs) / len(signs) if signs else 0.0
    return share if telling(note) & telling(text) else share / 2
