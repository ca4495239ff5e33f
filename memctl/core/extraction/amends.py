"""What corrects one value of what its writer said before: "no wait, 9:45", 不对，是下周三.

Such a sentence says nothing alone. It is read into the statement that it means, which takes the place of the old one:
that has the value that it names ("7 not 6"), or as its only value of that kind another one."""

from __future__ import annotations

from collections import deque

from memctl.core.extraction.message import Reading, read, rule_for
from memctl.core.extraction.permanence import log_odds
from memctl.core.extraction.statements import Statement, statements_of
from memctl.core.language.language import Sentence
from memctl.core.language.rules import Rule
from memctl.core.language.tokenize import is_cjk, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language

    Correction = tuple[str, str, Language]

_TURNS = 10  # before, to which a correction may reach back
_MOST_WORDS = 14  # of what corrects a value and says no more
AMENDED = Rule("amended", "fact", 0.6, (), (), correction=True)


class Amended:
    """What a user said in the last turns, for what corrects it."""

    def __init__(self) -> None:
        self._said: deque[str] = deque(maxlen=_TURNS)
        self._session: object = None

    def enter(self, session: object) -> None:
        """Forget what was said in another session."""
        if session != self._session:
            self._session = session
            self._said.clear()

    def hear(self, text: str) -> None:
        self._said.append(text)

    def statements(self, said: list[Statement], corrections: list[Correction]) -> list[Statement]:
        """The statements of a message, with what its corrections make of one that was said before."""
        earlier = [each for text in self._said for each in statements_of(read(text))] if corrections else []
        for quote, told, language in corrections:
            others = [each for each in said if each.quote not in quote]
            for old in reversed(earlier + others):
                if old.language is language and (text := amend(old.text, told, language)):
                    return [*others, _amended(old, text, quote)]
        return said


def corrections_of(reading: Reading) -> list[Correction]:
    """Each sentence of a message that says that something said before was wrong, and what it says behind that."""
    found = []
    for sentence in reading.sentences:
        opening = sentence.language.cues.AMENDS().match(sentence.text)
        told = sentence.text[opening.end() :].strip(" .。!！,，") if opening else ""
        if told and len(words(told)) <= _MOST_WORDS:
            found.append((sentence.text, told, sentence.language))
    return found


def amend(old: str, told: str, language: Language) -> str:
    """A statement with the value that a correction gives, "" where it does not mean this statement."""
    cues = language.cues
    if found := cues.INSTEAD().search(told):
        new, gone, rest = found["new"], found["old"], told[: found.start("new")]
        return old.replace(gone, new, 1) if old.count(gone) == 1 and _is_of(rest, old, language) else ""
    for value in cues.VALUES:
        given, held = list(value().finditer(told)), list(value().finditer(old))
        if given:
            span = given[0].span()
            apart = len(given) == len(held) == 1 and given[0][0].lower() != held[0][0].lower()
            if not apart or not _is_of(f"{told[: span[0]]} {told[span[1] :]}", old, language):
                return ""
            return old[: held[0].start()] + given[0][0] + old[held[0].end() :]
    return ""


def _is_of(rest: str, old: str, language: Language) -> bool:
    """Whether a statement has all the words that a correction has beside its value."""
    left = {word for word in words(language.cues.IDLE().sub(" ", rest)) if not (is_cjk(word) and len(word) > 1)}
    return left <= set(words(old))


def _amended(old: Statement, text: str, quote: str) -> Statement:
    """The statement that an old one becomes, as sure as that."""
    found = rule_for(text, old.language)
    rule = found[0] if found else AMENDED
    rule = Rule(
        AMENDED.name, rule.type, rule.strength, rule.triggers, rule.patterns, rule.section, rule.topic, True,
        rule.imperative, rule.frame,
    )  # fmt: skip
    again = Sentence(text, old.language)
    statement = Statement(text, quote, rule, again.words, old.language, False)
    statement.place, statement.odds, statement.whole = old.place, log_odds(old), old
    return statement
