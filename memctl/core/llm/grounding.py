"""The ground of a model's statement: the turns that it rests on, and the speaker's own words in them.

A statement counts as the user's only if the user's own words support it: every name, number, day and thing of each
claim, with the same negations."""

from __future__ import annotations

from memctl.core.extraction.message import own_sentences
from memctl.core.extraction.provenance.attached_text import apart
from memctl.core.extraction.provenance.quoted import Hearsay
from memctl.core.language.en.word_classes import KIN
from memctl.core.language.lexicon import STOP_CHARACTERS
from memctl.core.language.patterns import Lazy
from memctl.core.language.taxonomy import asked_by, kinds_of
from memctl.core.language.tokenize import is_stop, words
from memctl.core.language.zh.rules.table import KIN as ZH_KIN
from memctl.core.llm.paraphrase import days_named, is_reversed, numbers_in, only_words, with_digits
from memctl.core.reconcile.supersede.claims import denies, gone_words
from memctl.core.safety.private import public_turns
from memctl.model.text.dates import day_number
from memctl.model.turn import channel_of, is_own

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterable, Iterator, Sequence, Set
    from typing import Any

    Record = dict[str, Any]

_HAN = "\u2e80"  # from here on signs are Chinese
LEAST_SHARED = 0.25  # least share of a statement's words in the turn it rests on
_GENERIC = frozenset(
    words("user users assistant like prefer use want person people thing time name said says mention 用户 喜欢 助手")
)
_PART = Lazy(r"(?<=:)\s+|(?<=：)\s*")  # "it says: …"
_CLAUSE = Lazy(
    r"[,;!?()，。；：！？、…—\n]|:(?!\d)|(?<!\b[A-Z][a-z])(?<!\b[A-Z])\.(?=\s|$)|\s(?:and|but|because|so|also|then|with)\s|[和并]|但是?|因为|所以"
)
_DATE = Lazy(
    r"(?i)(?<!\d)\d{4}-\d\d(?:-\d\d)?(?!\d)|\b(?:19|20)\d\d\b|\d{1,4}\s*[年月日号]|"
    r"(?:\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?"
    r"\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?:\s+\d{1,2}(?:st|nd|rd|th)?\b)?"
)
_INSTEAD = Lazy(r"(?i),?\s(?:rather than|instead of)\s|，?而(?:不是|非)")
_TAKES_BACK = Lazy(
    r"(?i)\b(?:forget|delete|remove|erase|drop|wrong|outdated|obsolete|false|over|past|used to|former|ex)\b|"
    r"忘|删|刪|去掉|错|錯|过时|過時|取消|以前|曾"
)
_SENTENCE = Lazy(r"(?:(?<!\b[A-Z][a-z])(?<!\b[A-Z])\.|[;!?])(?=\s|$)|[；。！？\n]")
_AND = Lazy(r"[,，]\s*|\s(?:and|but)\s|[并]且?|但是?|因为|所以")
# beginnings of a clause that is a claim of its own: a subject or a verb
_STATES = Lazy(
    r"(?i)\s*(?:(?:the )?user|i|my|he|she|they|we|it|the)\b|\s*(?:is|are|was|has|had|does|do|lives?|works?|likes?|"
    r"loves?|"
    r"hates?|uses?|prefers?|wants?|plans?|speaks?|plays?|drinks?|eats?|owns?|drives?|never|always|no longer|not)\b|"
    r"\s*(?:用户|我|[他她]|[不没]|喜欢|住|在|有|是|叫|用|喝|吃)"
)
_LEANS = Lazy(
    r"(?i)(?:it|its|it's|that|that's|this|they|their|them|he|his|him|she|her|and|also|but)\b|[它他她]|这|那|也|还"
)
_MINE = Lazy(r"(?i)(?:i|i'm|i’m|i've|i’ve|we|my)\b")
_ACTS = Lazy(
    r"(?i)(?:\w+s|has|had|is|was|\w+ed|met|went|got|does|did|lent|gave|sold|bought|told|"
    r"took|taught|sent|paid|left|brought|wrote|made)\b"
)
_TO_USER = Lazy(r"[^，。用]{1,8}(?:给|向|对|教|帮|欠|骂|打)了?用户(?!的)")
_ABOUT_USER = Lazy(
    r"(?i)(?:the|user|user's|i|my|he|she|they|we|our|it|is|has|was|lives|works|likes|prefers|uses|no|a|an)$"
)
_ZH_KIN = (
    "母亲|父亲|爸|妈|哥|姐|弟|妹|爷|奶|叔|舅|姑|姨|外公|外婆|儿子|女儿|孩子|同事|朋友|老板|同学|室友|邻居|"
    "太太|丈夫|妻子|老婆|老公"
)
_SAME_KIN = {
    "母亲": "妈", "妈妈": "妈", "父亲": "爸", "爸爸": "爸", "丈夫": "老公",
    "妻子": "老婆", "太太": "老婆", "媳妇": "老婆", "manag": "boss", "supervisor": "boss",
}  # fmt: skip
_ZH_ANYBODY = "|".join(sorted(f"{ZH_KIN}|岳家|配偶|伴侣|房客|租客".split("|"), key=len, reverse=True))
_ANY_KIN = "|".join(sorted(KIN, key=lambda word: (-len(word), word)))  # the same in every process
# the person a clause is about: a relation of the speaker, or the speaker
_OF_WHOM = Lazy(
    r"(?i)(?:and |but |that |then |so )?(?:(?:(?:my|our|the user['’]s|user['’]s|his|her|their) (?:\w+ ){0,2}?)?"
    rf"(?:the )?(?P<who>{_ANY_KIN})s?\b|"
    r"(?:i|i['’]\w+|we|we['’]\w+|my|our|the user|user|users)\b|"
    rf"(?:我们?|用户|咱们?)?家?的?(?:(?P<anybody>{_ZH_ANYBODY})|(?:\w{{0,2}}?)(?P<zh>{_ZH_KIN}))|(?:我|用户|咱))"
)
_HAS = Lazy(r"(?i)\b(?:has|have|own|named|called)\b|有|养|叫")
_RELATIVE = Lazy(r"(?i)(?:who|whose)\b|[A-Z]\w+$")  # it goes on about the person named last
_RELATION = Lazy(rf"(?i)\b({_ANY_KIN})\b")
_WITH_ANOTHER = Lazy(
    r"(?i)\bmy \w+ and (?:i|me)\b|\b(?:i|me) and my \w+\b|\bwith my \w+\b|和我\w{1,2}一起|"
    rf"[和跟与同][我他她]?们?的?(?:{_ZH_ANYBODY}|{_ZH_KIN})"
)
_TOGETHER = Lazy(
    r"(?i)\b(?:the )?user(?:,| and) (?:their|his|her|the user's) \w+\b|"
    rf" with (?:(?:their|his|her|the user's) )?(?:{_ANY_KIN})\b|[和跟与同](?:{_ZH_ANYBODY}|{_ZH_KIN})"
)
_AGE = Lazy(r"(?i)\b(\d+|[a-z]+)[- ]years?[- ]olds?\b")
_THOUSANDS = Lazy(r"(?<=\d),(?=\d{3}(?!\d))")
_APPOSED = Lazy(r"(?<=[a-z]), ([A-Z][\w'’-]*),(?= [a-z])")  # the user's partner, Kofi, works …
_SOMEBODY = Lazy(r"(?i)(?:and |but )?(?:he|she|they|it)\b|[他她它]")
_ANYBODY = "*"
_VERB_STEMS = frozenset(
    words(
        "live work use prefer like love hate want need drink eat play move switch run read speak study own keep "
        "write drive enjoy know teach think go stop quit give change replace join start plan make take have call "
        "paint travel visit"
    )
)
_VERBS_OF_NOTES = frozenset(words("live use have be get make go do take"))
_UNWELL = Lazy("不(?:太|大|是很)?(?:好|佳)(?=$|[，。了])")  # denies nothing
_SAYS_LITTLE = STOP_CHARACTERS | frozenset("用户使住做当叫养为今每天已岁年点")
_PETS = words("dog cat puppy kitten pet parrot rabbit hamster horse goldfish turtle")
_RELATIONS = frozenset(words(" ".join(sorted(KIN)))).difference(_PETS)
_NAMED = Lazy(r"\S*[A-Z0-9]\S*")


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
    """Return the turn that shares most words with a statement, preferring turns with these roles if one shares
    enough."""
    wanted = telling(text)
    if not wanted:
        return None
    signs = {sign for sign in text if sign >= _HAN and sign.isalpha()} - _SAYS_LITTLE
    shares = [
        (max(len(wanted & ground.words) / len(wanted), _share_of(signs, ground.turn["text"])), ground)
        for ground in grounds
    ]
    for chosen in (True, False):
        able = [(share, ground) for share, ground in shares if (ground.turn["role"] in roles) is chosen]
        best = max(able, key=lambda pair: pair[0], default=(0.0, None))
        if best[1] is not None and best[0] >= LEAST_SHARED:
            return best[1]
    return None


def _share_of(signs: Set[str], text: str) -> float:
    """Return half the share of the Chinese characters that a text has: single ones are often there by chance."""
    return sum(sign in text for sign in signs) / len(signs) / 2 if signs else 0.0


class SourceText:
    """The sentences of speakers whose words may become memories, each with its day number."""

    def __init__(self, sentences: Iterable[tuple[str, int | None]]) -> None:
        self._units: list[SourceSentence] = []
        last = ""
        for sentence, day in sentences:
            last = f"{last} {sentence}" if last and _LEANS().match(sentence) else sentence
            self._units.append(SourceSentence(last, day))
        self._words = frozenset().union(*(unit.words for unit in self._units))

    def bears(self, text: str) -> bool:
        """Whether each claim of a text is supported by one sentence. Dates may differ in form, because a model may
        resolve them."""
        text = _APPOSED().sub(r" \1", _THOUSANDS().sub("", text))
        return all(any(unit.bears(claim, self._words) for unit in self._units) for claim in _claims(text))


class SourceSentence:
    """A sentence with its day, extended by the sentence before it if it refers back. `words` are all of its words."""

    def __init__(self, sentence: str, day: int | None) -> None:
        sentence = _UNWELL().sub("有问题", sentence)
        sentence = with_digits(_INSTEAD().sub(" over ", _THOUSANDS().sub("", sentence)))
        self._is_ours = bool(_WITH_ANOTHER().search(sentence))
        self._denies = denies(sentence)
        self.words = frozenset(words(sentence)) | numbers_in(sentence)
        self._sentence = sentence
        self._called = frozenset(word for named in _names(sentence) for word in named)
        self._day = day
        self._days = days_named(sentence, day)
        self._clauses = [
            (telling(clause), denies(clause), whose, _matter(clause))
            for clause, whose in _clauses_of_whom(_WITH_ANOTHER().sub(_as_we, sentence))
        ]
        self._is_mine = bool(_MINE().match(sentence))

    def bears(self, dated: str, said: Set[str]) -> bool:
        """Whether the sentence supports a claim that has no word `said` only in other sentences."""
        dated = _AGE().sub(r"\1", with_digits(_UNWELL().sub("有问题", dated)))
        instead = (", not " if dated.isascii() else "，不是") if self._denies else " over "
        claim = _INSTEAD().sub(instead, _DATE().sub(" ", dated))
        if any(not self.words & named for named in _names(claim)):
            return False
        if (telling(claim) & said) - self.words - _VERB_STEMS or (self._is_mine and self._names(claim)):
            return False
        if is_reversed(dated, self._sentence) or (self._sentence.startswith("我") and _TO_USER().match(claim)):
            return False
        if not only_words(claim, self._sentence) or not days_named(dated, self._day) <= self._days:
            return False
        if any(self._mixes(clause) for clause, _ in _clauses_of_whom(claim)):
            return False
        together = _TOGETHER().sub(_without_another, claim) if self._is_ours else claim
        about = set(words(claim)) | set(claim) if _HAS().search(claim) else set()
        return all(self._bears_clause(clause, whose, about) for clause, whose in _clauses_of_whom(together))

    def _mixes(self, clause: str) -> bool:
        """Whether a clause takes a word of one clause and a word of another, and leaves some of both ("sold the Yamaha"
        of "sold my Honda and bought a Yamaha") or a name ("grew up in Cork" of "grew up in Bonn, and live in Cork")."""
        wanted = _matter(clause)
        touched = partly = unnamed = 0
        matters = [matter for *_, matter in self._clauses]
        for own in matters:
            alone = own.difference(*(other for other in matters if other is not own))
            if alone & wanted:
                touched += 1
                partly += not alone <= wanted
                unnamed += not alone & self._called <= wanted
        return partly > 1 or (touched > 1 and unnamed > 0)

    def _names(self, claim: str) -> bool:
        """Whether a claim is about a person, whose name the sentence does not write as a common word."""
        return _is_named(claim) and claim.split()[0].lower() not in self._sentence.split()

    def _bears_clause(self, clause: str, whose: str, about: Set[str]) -> bool:
        wanted, denied, gone = telling(clause) - _RELATIONS, denies(clause), gone_words(clause)
        kinds = {kind for word in about for kind in kinds_of(word)}
        numbers = {word for word in wanted if word.isdigit()}
        for word in wanted - gone:
            counted = [own for own, *_ in self._clauses if word in own and any(map(str.isdigit, own))]
            if numbers and counted and not any(numbers & own for own in counted):
                return False  # the number is of something else
            found = [(other, of) for own, other, of, _ in self._clauses if word in own]
            # "has a sister named Anna" is about the sister, "has a corgi" about the dog
            if found and not any(
                other is denied
                and (
                    of in about
                    or of == whose
                    or _ANYBODY in (of, whose)
                    or (of in _PETS and not kinds.isdisjoint(asked_by(of)))
                )
                for other, of in found
            ):
                return False
        return True


def _claims(text: str) -> Iterator[str]:
    """Yield the claims of a text: each clause with a verb, and the parts that follow it."""
    for sentence in _SENTENCE().split(text):
        claim = ""
        for part in _AND().split(sentence):
            if claim and _STATES().match(part):
                yield claim
                claim = ""
            claim = f"{claim}, {part}" if claim else part
        if claim.strip():
            yield claim


def _clauses_of_whom(sentence: str) -> Iterator[tuple[str, str]]:
    """Yield each clause with the relation, friend or colleague it is about: "" for the speaker or nobody, `_ANYBODY`
    for a pronoun. A clause without subject keeps that of the clause before."""
    whose = last = ""
    for clause in _CLAUSE().split(sentence):
        if clause and not clause.isspace():
            found = _OF_WHOM().match(clause.strip())
            if _RELATIVE().match(clause.strip()) and last:
                whose = last
            elif _SOMEBODY().match(clause.strip()):
                whose = last or _ANYBODY
            elif found:
                whose = _called(found["who"] or found["anybody"] or found["zh"] or "")
            relations = _RELATION().findall(clause)
            last = _called(relations[-1].lower()) if relations else last
            yield clause, whose


def _matter(clause: str) -> set[str]:
    """Return the telling words of a clause, and its Chinese characters that say something."""
    foreign = ({word for word in telling(clause) if word < _HAN} - _VERBS_OF_NOTES) | numbers_in(clause)
    return foreign | {sign for sign in clause if sign >= _HAN and sign.isalpha()} - _SAYS_LITTLE


def _as_we(found: re.Match[str]) -> str:
    """Return the words for the speaker and another person as one subject."""
    return "we" if found[0].isascii() and not found[0].lower().startswith("with") else ""


def _without_another(found: re.Match[str]) -> str:
    return "user" if "user" in found[0].lower() and "with" not in found[0] else ""


def _called(who: str) -> str:
    """Return one name for a relation: mother and mom, 妻子 and 老婆 are the same."""
    who = (words(who) or [""])[0] if who.isascii() else who[: len(set(who))]  # 姐姐 is 姐
    return _SAME_KIN.get(who, who)


def _is_named(claim: str) -> bool:
    """Whether a claim is about a named person: "Anna works at the library"."""
    first, _, rest = claim.strip().partition(" ")
    return first.istitle() and first.isascii() and bool(_ACTS().match(rest)) and not _ABOUT_USER().match(first)


def _names(text: str) -> Iterator[set[str]]:
    """Yield the words of each name and number."""
    for number, token in enumerate(text.split()):
        if (number and _NAMED().match(token)) or any(sign.isdigit() or sign.isupper() for sign in token[1:]):
            named = set(words(token)) - _GENERIC
            if named and not all(is_stop(word) for word in named):
                yield named
