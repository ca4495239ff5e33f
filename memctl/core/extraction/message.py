"""One message read: its own sentences, what kind each is, and the rule that it meets."""

from __future__ import annotations

from memctl.core.extraction.prose import own_prose
from memctl.core.extraction.provenance.clauses import parts_of
from memctl.core.extraction.provenance.task_context import (
    announces_a_text,
    confides,
    is_of_the_moment,
    mark_what_serves,
    sets_to_work,
)
from memctl.core.extraction.sentence import _QUOTATION, TASK, Sentence
from memctl.core.language import dialogue_acts as kinds
from memctl.core.language import sentences
from memctl.core.language.en.normalize import spelled_out, with_its_subject
from memctl.core.language.en.rules.frames import OWN
from memctl.core.language.en.rules.meant import is_meant
from memctl.core.language.en.rules.patterns import after_opening
from memctl.core.language.en.rules.table import ENGLISH
from memctl.core.language.en.task import announces, is_about_the_task, leans_on_the_task, passes, points_at_the_task
from memctl.core.language.en.word_classes import FIRST, words_in
from memctl.core.language.patterns import Lazy
from memctl.core.language.rules import Rule
from memctl.core.language.zh.rules.frames import is_about_the_task_chinese, is_just_done
from memctl.core.language.zh.rules.patterns import ANNOUNCING
from memctl.core.language.zh.rules.table import CHINESE
from memctl.core.language.zh.script import normalize_chinese

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re
    from collections.abc import Iterator

    Met = tuple[Rule, re.Match[str] | None] | None

_QUOTES = frozenset('"“「`')
_ZH_ACTION = Lazy(r"^[（(][^（()）]{1,60}[）)][:：]?|[（(][^（()）]{1,60}[）)](?=[。！？…~]*$)")
_ZH_SPEAKER = Lazy(r"^(?!.{0,8}?" + ANNOUNCING + r".{0,3}[：:])[\w·]{1,8}[：:](?!//)")
_WEAK = 0.55  # a rule of less strength does not outweigh that a sentence speaks of the task
_PLAIN_TASTE = 0.9  # what is preferred now ("my favourite tea is green now") is so for longer than the moment
_WEAK_IN_CHINESE = 0.64
_STRANGER = Lazy(
    r"(?:Someone|Somebody|A (?:\w+[ -]){0,3}?(?:man|woman|person|customer|client|patient|student|child|company|"
    r"user|friend)|"
    r"(?!The\b|This\b|That\b|It\b|There\b|Our\b|My\b)[A-Z][a-z]+ (?:works?|lives?|is|has|was|wants?|earns?|"
    r"needs?|loves?|hates?)) "
)
_ZH_STRANGER = Lazy(
    r"(?:[甲乙丙丁]|某[人公个甲]|一[个位名](?!人|月|半)|小[明红刚李王张华丽芳强]|张三|李四|王五|患者|病人|客户|"
    r"用户|他|她)(?!们?家)"
)
_ALWAYS = Lazy(r"(?:can|could|would|will) you (?:please |maybe )?(?:always|never|from now on|only ever)\b")
_ANSWERS = "answers"
_MOST_CLAIMED = 120  # characters
_OWN_PROPERTY = Lazy(
    r"(?i)^(?:[\w ,]{0,16}[, ])?(?:my|our|i|i['’]?m|i['’]ve|we|we['’]re|please|answer|reply|respond)\b|"
    r" is (?:now )?(?:my|our) |我|[英中日法德韩文][语文]|[到成为]了?[^，。]{1,12}了[。！]?$"
)
CLAIMED = Rule("property", "fact", 0.72, (), ())
DESCRIBED = Rule("self-description", "fact", 0.72, (), ())
REFUSAL = Rule("refusal", "fact", 0.72, (), (), "Life", "life")
CLAIMED_ANSWERS = Rule("property-of-answers", "preference", 0.85, (), (), "Working together", imperative=True)
WHOLE = (CLAIMED, CLAIMED_ANSWERS, DESCRIBED, REFUSAL)
_SHORTEST, _LONGEST = 3, 1000  # characters: less says nothing, and more is no sentence that someone said


class Reading:
    """A message's sentences in order, how many of them ask, and those that do (`asked`), as written."""

    __slots__ = ("sentences", "questions", "requests", "seeks", "asked", "among_people")

    def __init__(
        self, sentences: list[Sentence] | None = None, questions: int = 0, requests: int = 0, seeks: bool = False
    ) -> None:
        self.sentences = sentences if sentences is not None else []
        self.questions = questions
        self.requests = requests
        self.seeks = seeks
        self.asked: list[str] = []
        self.among_people = False

    @property
    def size(self) -> int:
        """The number of its words, of whatever sentences."""
        return sum([len(sentence.words) for sentence in self.sentences])

    @property
    def statements(self) -> list[Sentence]:
        """The sentences that state something."""
        return [sentence for sentence in self.sentences if sentence.kind == kinds.STATEMENT]


def read(text: str, *, among_people: bool = False, beside: bool = False) -> Reading:
    """The message's own sentences, each with the rule it meets.

    `among_people`: said to a person, who is told things, and not set to work on them. `beside`: the text that it asks
    to work on stands elsewhere, so that no sentence of these is of that text."""
    reading = Reading()
    reading.among_people = among_people
    for line in own_prose(text):
        for sentence in sentences.sentences(line):
            chinese = sentences.is_chinese(sentence)
            if chinese and ("（" in sentence or "(" in sentence) and not kinds.is_mocking(sentence):
                sentence = _ZH_ACTION().sub("", sentence).strip()
            if _ends_own_words(sentence, chinese):
                reading.sentences.append(Sentence(sentence, chinese, kinds.REQUEST))
                reading.requests += 1
                reading.seeks = True
                return reading
            if _SHORTEST <= len(sentence) <= _LONGEST:
                _read_sentence(reading, sentence, chinese)
    if reading.asked and not among_people:
        mark_what_serves(reading.statements, reading.asked, beside=beside)
    if (reading.asked or reading.seeks) and not among_people:
        for each in reading.sentences:
            if each.kind == kinds.STATEMENT and each.rule is None and _is_of_a_stranger(each):
                each.kind = kinds.REQUEST
    if (reading.seeks and kinds.takes_back(text)) or (not among_people and confides(text)):
        for each in reading.sentences:
            each.kind = kinds.REQUEST if each.kind == kinds.STATEMENT else each.kind
    return reading


def _is_of_a_stranger(sentence: Sentence) -> bool:
    """Whether a sentence beside a question tells of somebody whom its writer does not place: an exercise's John."""
    if sentence.chinese:
        return _ZH_STRANGER().match(sentence.plain) is not None and "我" not in sentence.plain
    return FIRST.isdisjoint(sentence.words) and _STRANGER().match(sentence.text) is not None


def own_sentences(text: str) -> Iterator[str]:
    """The sentences of a message that its writer wrote: no code, logs or quotations, nothing behind the announcement of
    a text to work on."""
    for line in own_prose(text):
        for sentence in sentences.sentences(line):
            yield sentence
            if _ends_own_words(sentence, sentences.is_chinese(sentence)):
                return


def _ends_own_words(sentence: str, chinese: bool) -> bool:
    """Whether what follows is a text to work on, or a part to play."""
    return kinds.hands_over(sentence, chinese) or announces_a_text(sentence)


def _read_sentence(reading: Reading, text: str, chinese: bool) -> None:
    if chinese and (":" in text or "：" in text) and _ZH_SPEAKER().match(text):
        return  # a line of a play, or a quoted chat: not the writer's own words
    if "__" in text:
        return  # a blank to fill in
    sentence = Sentence(text, chinese)
    kind = sentence.kind = _kind_of(sentence)
    if kind == kinds.STATEMENT:
        _apply(sentence)
        if reading.among_people and sentence.rule is not None and sentence.rule.frame == OWN:
            sentence.rule = None  # people say much of themselves in passing
        _set_aside_if_about_the_task(sentence, reading.among_people)
        if chinese and not reading.among_people and _asks_at_the_end(sentence):
            sentence.kind = kinds.REQUEST
            _read_asking(reading, sentence)
            return
    elif kind == kinds.REQUEST and _apply(sentence, imperative=True):
        if chinese or not points_at_the_task(sentence.words):
            sentence.kind = kinds.STATEMENT
    elif kind != kinds.SUPPOSED:
        _read_asking(reading, sentence)
        return
    tail = _stated_at_the_end(text, chinese) if kind == kinds.REQUEST else None
    if tail is not None and sentence.kind == kinds.STATEMENT and sentence.text == text:
        sentence = _before(sentence, tail)
    reading.sentences += [sentence] if tail is None else [sentence, tail]


def _asks_at_the_end(sentence: Sentence) -> bool:
    """Whether the last clause of a Chinese sentence asks for something, though the whole is worded as a statement."""
    rule = sentence.rule
    if rule is not None and (rule.imperative or rule.correction or rule.type in ("decision", "lesson")):
        return False
    parts = [] if sentence.said else parts_of(sentence.text, True)
    return len(parts) > 1 and parts[-1].asks


def _kind_of(sentence: Sentence) -> str:
    text, chinese = sentence.text, sentence.chinese
    kind = kinds.kind_of(sentence.plain if chinese else text, chinese)
    if kind == kinds.QUESTION and not chinese and _ALWAYS().match(sentence.plain):
        kind = kinds.REQUEST  # worded as a question, it asks for what is to hold from now on
    if kind in (kinds.REQUEST, kinds.SUPPOSED) and not chinese and is_meant(sentence.plain, sentence.words):
        kind = kinds.STATEMENT
    if kind == kinds.STATEMENT and sets_to_work(sentence.plain if chinese else text, chinese):
        kind = kinds.REQUEST
    return kind


def _read_asking(reading: Reading, sentence: Sentence) -> None:
    """Counts a question or a request, and reads each of its parts: what one states is judged as if it stood alone."""
    text, chinese = sentence.text, sentence.chinese
    reading.questions += sentence.kind == kinds.QUESTION
    reading.requests += sentence.kind == kinds.REQUEST
    reading.seeks = reading.seeks or kinds.seeks_help(text, chinese)
    for part in parts_of(text, chinese):
        found = Sentence(part.text, chinese, sentence.kind, aside=True)
        reading.sentences.append(found)
        if part.asks:
            reading.asked.append(part.text)
            if chinese and part.text != text and _apply(found, imperative=True):
                found.kind = kinds.STATEMENT
        elif _apply(found) or part.own:
            found.kind = kinds.STATEMENT
            _set_aside_if_about_the_task(found, reading.among_people)


def _set_aside_if_about_the_task(sentence: Sentence, among_people: bool) -> None:
    if not _is_about_the_task(sentence, among_people):
        return
    sentence.mark = TASK
    if among_people or not sentence.chinese:
        sentence.kind, sentence.rule = kinds.REQUEST, None


def _is_about_the_task(sentence: Sentence, among_people: bool) -> bool:
    """Whether a sentence that meets no strong rule tells of the answer, the code or the text at hand."""
    rule = sentence.rule
    if rule in WHOLE:
        return False
    if sentence.chinese:
        if (rule is None or rule.strength < _WEAK_IN_CHINESE) and is_just_done(sentence.plain):
            return True
        lasting = rule is not None and (rule.type in ("lesson", "decision") or rule.topic == "profile")
        return not lasting and is_about_the_task_chinese(sentence.plain)
    if not among_people and not (rule and rule.imperative) and announces(sentence.words):
        return True
    if rule is None or rule.strength < _WEAK:
        return is_about_the_task(sentence.words, among_people) or is_of_the_moment(sentence.words)
    if rule.topic == "people" and not among_people and passes(sentence.words):
        return True
    if rule.topic in ("profile", "people") or rule.type not in ("fact", "preference"):
        return False
    at_hand = not among_people and rule.topic != "project" and points_at_the_task(sentence.words)
    tasted = rule.type == "preference" and rule.strength >= _PLAIN_TASTE
    return at_hand or (not tasted and is_of_the_moment(sentence.words))


def _stated_at_the_end(text: str, chinese: bool) -> Sentence | None:
    """What a request says of its writer at its end ("plan a trip for us, we have two toddlers"), if a rule holds."""
    last = parts_of(text, chinese)[1:][-1:]
    sentence = Sentence(last[0].text, chinese) if last and last[0].own else None
    return sentence if sentence is not None and _apply(sentence) else None


def _before(request: Sentence, tail: Sentence) -> Sentence:
    """What a request asks for always, without what it says of its writer: that is a statement of its own."""
    head = Sentence(request.text.removesuffix(tail.text).rstrip("，, "), request.chinese, kinds.REQUEST)
    if head.text != request.text and _apply(head, imperative=True):
        head.kind = kinds.STATEMENT
    return head


def _apply(sentence: Sentence, *, imperative: bool = False) -> bool:
    """Finds the first rule the sentence meets; whether there is one."""
    found = _met(sentence, imperative)
    if found is None:
        return False
    sentence.rule, sentence.said = found
    return True


def rule_for(text: str, chinese: bool) -> tuple[Rule, str] | None:
    """The rule a sentence meets and what it states ("remember that X" states X, and X's own rule says its type)."""
    return _met(Sentence(text, chinese))


def _met(sentence: Sentence, imperative: bool = False) -> tuple[Rule, str] | None:
    found = _met_in_chinese(sentence, imperative) if sentence.chinese else _met_in_english(sentence, imperative)
    if found is None:
        return None
    rule, match = found
    if match is None or "said" not in match.re.groupindex:
        return rule, ""
    said = _as_written(sentence.text, match["said"])
    inner = rule_for(said, sentence.chinese)
    if inner is None and not sentence.chinese and leans_on_the_task(words_in(said.lower())):
        return None
    return (_stressed(inner[0], rule) if inner else rule), said


def _met_in_chinese(sentence: Sentence, imperative: bool) -> Met:
    text = with_its_subject(sentence.plain)
    if not _QUOTES.isdisjoint(text):
        text = _QUOTATION().sub("“”", text)
    return _surer(CHINESE.first(CHINESE.of_text(text), text, imperative=imperative), sentence, imperative)


def _met_in_english(sentence: Sentence, imperative: bool) -> Met:
    text = spelled_out(sentence.plain, sentence.words)
    places = ENGLISH.of_words(sentence.words if text == sentence.plain else words_in(text))
    found = ENGLISH.first(places, after_opening(text), imperative=imperative) if places else None
    return _surer(found, sentence, imperative)


def _surer(found: Met, sentence: Sentence, imperative: bool) -> Met:
    """What a sentence meets, or the property that it gives a value, if that is surer."""
    if found is not None and (found[0].strength >= CLAIMED.strength or found[0].type not in ("fact", "context")):
        return found
    return _claimed(sentence, imperative) or found


def _claimed(sentence: Sentence, imperative: bool) -> Met:
    """The rule of a short statement that no other rule knows, if it gives a property of its writer its one value, or
    plainly says what the writer is."""
    if len(sentence.text) > _MOST_CLAIMED or not _OWN_PROPERTY().search(sentence.text):
        return None
    from memctl.core.claims.reading import claims_of

    own = not sentence.chinese or "我" in sentence.text  # else only what says that a thing of one value changed
    told = next(
        (
            one
            for one in claims_of(sentence.text)
            if (one.exclusive or one.changed if own else one.exclusive and one.changed)
        ),
        None,
    )
    if told is not None and imperative == (told.property == _ANSWERS):
        return (CLAIMED_ANSWERS if imperative else CLAIMED), None
    if imperative:
        return None
    if sentence.chinese:
        from memctl.core.language.zh.self_description import PREFERENCES, opens_with_core, refuses
    else:
        from memctl.core.language.en.self_description import PREFERENCES, opens_with_core, refuses
    if refuses(sentence.text):
        return REFUSAL, None
    return (DESCRIBED, None) if opens_with_core(sentence.text) not in ("", PREFERENCES) else None


def _as_written(text: str, said: str) -> str:
    """The end of a text that a rule read as `said`, in the writer's own letters."""
    if text.lower().endswith(said.lower()) or normalize_chinese(text).endswith(said):
        return text[len(text) - len(said) :].strip()
    if _QUOTATION().search(text) or not said.isascii():
        return said
    return " ".join(text.split()[-len(said.split()) :])  # spelling out adds letters, never words before the end


def _stressed(inner: Rule, outer: Rule) -> Rule:
    """The rule of what is to be remembered, made as strong as the request to remember it."""
    return Rule(
        f"{outer.name}/{inner.name}", inner.type, outer.strength, inner.triggers, inner.patterns, inner.section,
        inner.topic, inner.correction or outer.correction, inner.imperative,
    )  # fmt: skip
