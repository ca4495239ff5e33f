"""From the sentences of a message to statements that stand alone: which belong together, and how each is worded."""

from __future__ import annotations

from memctl.core.extraction.message import Reading, rule_for
from memctl.core.language.language import STATEMENT, Sentence
from memctl.core.language.patterns import Lazy
from memctl.model.text.scripts import is_cjk_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language
    from memctl.core.language.rules import Rule

_FIRST_WORD = Lazy(r"[a-z]+|[\u4e00-\u9fff]")
LONGEST = 600  # characters of one statement; what is longer is cut at a sentence

_NAMED_FIRST = Lazy(r"[\w./@-]+ ?[\u4e00-\u9fff]|[\w@-]*[./_\d][\w./@-]")
END = " \t,;:，；：、-–—"


class Statement:
    """`text` as it will be kept but for its dates; `rule` None where only the words make it likely; `place` the
    signs of how it stands in its message; `odds` its log odds, where they are not for its words to say."""

    __slots__ = ("text", "quote", "rule", "words", "language", "aside", "place", "odds", "whole")

    def __init__(
        self, text: str, quote: str, rule: Rule | None, words: list[str], language: Language, aside: bool
    ) -> None:
        self.text = text
        self.quote = quote
        self.rule = rule
        self.words = words
        self.language = language
        self.aside = aside
        self.place: list[str] = []
        self.odds: float | None = None
        self.whole: Statement | None = None  # of which it is a clause


def statements_of(reading: Reading) -> list[Statement]:
    """The statements of a message, in order."""
    found: list[Statement] = []
    for group in _groups(reading):
        language = group[0].language
        told = [_wording(sentence, first=place == 0) for place, sentence in enumerate(group)]
        text = " ".join([*map(_ended, told[:-1]), told[-1]])
        text = language.clauses.joined(text).strip(END)
        if len(text) < language.clauses.SHORTEST:
            continue
        lead = next((sentence for sentence in group if sentence.rule), group[0])
        quote = " ".join(sentence.text for sentence in group)
        words = [word for sentence in group for word in sentence.words]
        statement = Statement(opened(text), quote, lead.rule, words, language, lead.aside)
        statement.place = _place(reading, group, lead)
        found.append(statement)
    return found


def _place(reading: Reading, group: list[Sentence], lead: Sentence) -> list[str]:
    """The signs of how a statement stands in its message: what is before and after it, and what the message asks."""
    first = reading.sentences.index(group[0])
    before = reading.sentences[first - 1].kind if first else "nothing"
    after = next(iter(reading.sentences[first + len(group) :]), None)
    found = [f"@after:{before}", f"@before:{after.kind if after else 'nothing'}"]
    if after and after.kind != STATEMENT and (opens := _FIRST_WORD().search(after.plain)):
        found.append("@then:" + opens[0])  # "the red one and the blue one, which is older?" states nothing
    found += ["@asks"] if reading.questions + reading.requests else []
    found += ["@seeks"] if reading.seeks else []
    found += ["@aside"] if lead.aside else []
    found += ["@hedged"] if any(each.language.kinds.is_hedged(each.plain) for each in group) else []
    return found + ([f"@{lead.mark}"] if lead.mark else [])


def _groups(reading: Reading) -> list[list[Sentence]]:
    """Sentences that only together say something: narration, and what leans on the sentence before."""
    groups: list[list[Sentence]] = []
    length = 0
    broken = True
    for sentence in reading.sentences:
        if sentence.kind != STATEMENT:
            broken = True
            continue
        if not broken and length + len(sentence.text) < LONGEST and _continues(groups[-1], sentence):
            groups[-1].append(sentence)
            length += len(sentence.text)
        else:
            groups.append([sentence])
            length = len(sentence.text)
        broken = False
    return groups


def _continues(group: list[Sentence], sentence: Sentence) -> bool:
    if sentence.language is not group[0].language or sentence.aside or sentence.mark != group[0].mark:
        return False
    clauses = sentence.language.clauses
    if clauses.is_of_who_was_named(sentence.text):
        return True
    telling = any(each.rule and each.rule.name in clauses.TELLING for each in group)
    if sentence.rule is None and telling:
        return True
    if sentence.rule is not None and _is_of_another(group, sentence):
        return False
    leans = clauses.leans(sentence.text)
    if sentence.rule is None or all(each.rule is None for each in group):
        return leans
    if sentence.rule.name in clauses.TELLING:
        return telling or leans
    return leans and sentence.rule.type == _type(group)


def _is_of_another(group: list[Sentence], sentence: Sentence) -> bool:
    """Whether one of them speaks of the project at hand and the other of the person: these are kept in two places."""
    lead = next((each for each in group if each.rule), None)
    if lead is None:
        return False
    return any(_is_of_project(one) and _is_of_person(other) for one, other in ((lead, sentence), (sentence, lead)))


def part_clauses(reading: Reading) -> None:
    """Part each sentence of which one clause is the project's and the other the person's: these go to two places."""
    reading.sentences[:] = [part for sentence in reading.sentences for part in _parted(sentence)]


def _parted(sentence: Sentence) -> list[Sentence]:
    if sentence.kind != STATEMENT or sentence.rule is None or sentence.aside or sentence.said:
        return [sentence]
    for match in sentence.language.clauses.JOINT().finditer(sentence.text):
        ends = sentence.text[: match.start()], sentence.text[match.end() :]
        parts = [Sentence(end.strip(), sentence.language) for end in ends]
        for part in parts:
            found = rule_for(part.text, part.language)
            part.rule = found[0] if found else None
        own = [part for part in parts if _is_of_person(part) and not part.language.project.opens_with_us(part.text)]
        if own and _is_of_another(parts[:1], parts[1]):
            return parts
    return [sentence]


def opened(text: str) -> str:
    """A text with a capital, unless it opens with the name of a thing in Chinese words: vendor 目录."""
    return text if _NAMED_FIRST().match(text) else text[:1].upper() + text[1:]


def _is_of_project(sentence: Sentence) -> bool:
    rule = sentence.rule
    return rule is not None and sentence.language.project.speaks_of_project(sentence.text, rule.type, rule.topic)


def _is_of_person(sentence: Sentence) -> bool:
    return sentence.rule is not None and sentence.language.is_of_person(sentence.text, sentence.rule.topic)


def _type(group: list[Sentence]) -> str:
    return next((sentence.rule.type for sentence in group if sentence.rule), "")


def _ended(text: str) -> str:
    """A sentence with a full stop, which went with its last clause."""
    return text + ("。" if is_cjk_text(text[-1]) else ".") if text[-1:].isalnum() else text


def _wording(sentence: Sentence, *, first: bool) -> str:
    text = sentence.said or sentence.text
    if not first:
        return text
    shorter = sentence.language.clauses.without_opening(text)
    return shorter if len(shorter) >= 2 else text
