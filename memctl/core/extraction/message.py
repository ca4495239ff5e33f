"""One message read: its own sentences, what kind each is, and the rule that it meets."""

from __future__ import annotations

from memctl.core.extraction.prose import own_prose
from memctl.core.extraction.provenance.clauses import parts_of
from memctl.core.extraction.provenance.framing import Frame
from memctl.core.extraction.provenance.task_context import confides, hands_over, mark_what_serves
from memctl.core.language.language import PREFERENCES, QUESTION, REQUEST, STATEMENT, SUPPOSED, TASK, Sentence
from memctl.core.language.rules import Rule
from memctl.core.language.sentences import QUOTATION, sentences
from memctl.core.language.table import language_of, languages_in

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from memctl.core.language.language import Language
    from memctl.core.language.rules import Met

_ANSWERS = "answers"
_MOST_CLAIMED = 120  # characters
CLAIMED = Rule("property", "fact", 0.72, (), ())
DESCRIBED = Rule("self-description", "fact", 0.72, (), ())
REFUSAL = Rule("refusal", "fact", 0.72, (), (), "Life", "life")
CLAIMED_ANSWERS = Rule("property-of-answers", "preference", 0.85, (), (), "Working together", imperative=True)
WHOLE = (CLAIMED, CLAIMED_ANSWERS, DESCRIBED, REFUSAL)
_SHORTEST, _LONGEST = 3, 1000  # characters: less says nothing, and more is no sentence that someone said


class Reading:
    """A message's sentences in order, how many of them ask, and the parts that do (`asked`)."""

    __slots__ = ("sentences", "questions", "requests", "seeks", "asked", "among_people")

    def __init__(
        self, sentences: list[Sentence] | None = None, questions: int = 0, requests: int = 0, seeks: bool = False
    ) -> None:
        self.sentences = sentences if sentences is not None else []
        self.questions = questions
        self.requests = requests
        self.seeks = seeks
        self.asked: list[Sentence] = []
        self.among_people = False

    @property
    def size(self) -> int:
        """The number of its words, of whatever sentences."""
        return sum([len(sentence.words) for sentence in self.sentences])

    @property
    def languages(self) -> set[Language]:
        """The languages in which it is written."""
        return {sentence.language for sentence in self.sentences}

    @property
    def statements(self) -> list[Sentence]:
        """The sentences that state something."""
        return [sentence for sentence in self.sentences if sentence.kind == STATEMENT]


def read(text: str, *, among_people: bool = False, beside: bool = False) -> Reading:
    """The message's own sentences, each with the rule it meets.

    `among_people`: said to a person, who is told things, and not set to work on them. `beside`: the text that it asks
    to work on stands elsewhere, so that no sentence of these is of that text."""
    reading = Reading()
    reading.among_people = among_people
    for line in own_prose(text):
        for sentence in sentences(line):
            language = language_of(sentence)
            for other in languages_in(sentence)[:-1]:  # "FYI: 我住在昆明": the weights of neither know both
                sentence = other.clauses.without_opening(sentence)
            sentence = language.clauses.without_stage_directions(sentence)
            if not among_people:
                sentence = _as_instruction(sentence, language)
            if hands_over(sentence) and not Frame(text).is_of_a_held_text:
                reading.sentences.append(Sentence(sentence, language, REQUEST))
                reading.requests += 1
                reading.seeks = True
                return reading
            if _SHORTEST <= len(sentence) <= _LONGEST:
                _read_sentence(reading, sentence, language)
    if reading.asked and not among_people:
        mark_what_serves(reading.statements, reading.asked, beside=beside)
    if (reading.asked or reading.seeks) and not among_people:
        for each in reading.sentences:
            if each.kind == STATEMENT and each.rule is None and each.language.task.is_of_a_stranger(each):
                each.kind = REQUEST
    if (reading.seeks and any(language.kinds.takes_back(text) for language in reading.languages)) or (
        not among_people and confides(text)
    ):
        for each in reading.sentences:
            each.kind = REQUEST if each.kind == STATEMENT else each.kind
    return reading


def own_sentences(text: str) -> Iterator[str]:
    """The sentences of a message that its writer wrote: no code, logs or quotations, nothing behind the announcement of
    a text to work on."""
    for line in own_prose(text):
        for sentence in sentences(line):
            yield sentence
            if hands_over(sentence):
                return


def _read_sentence(reading: Reading, text: str, language: Language) -> None:
    if "__" in text or language.clauses.is_by_another(text):  # a blank to fill in, or not the writer's own words
        return
    sentence = Sentence(text, language)
    kind = sentence.kind = language.kinds.kind_in_message(sentence)
    if kind == STATEMENT:
        _apply(sentence)
        _leave_out_asking(sentence)
        _set_aside_if_about_the_task(sentence, reading.among_people)
        if language.run_on and not reading.among_people and _asks_at_the_end(sentence):
            sentence.kind = REQUEST
            _read_asking(reading, sentence)
            return
    elif kind == REQUEST and _apply(sentence, imperative=True):
        if not language.task.points_at_the_task(sentence):
            sentence.kind = STATEMENT
            _leave_out_asking(sentence)
    elif kind != SUPPOSED:
        _read_asking(reading, sentence)
        return
    tail = _stated_at_the_end(sentence) if kind == REQUEST else None
    if tail is not None and sentence.kind == STATEMENT and sentence.text == text:
        sentence = _before(sentence, tail)
    reading.sentences += [sentence] if tail is None else [sentence, tail]


def _as_instruction(text: str, language: Language) -> str:
    """A polite question for what is to hold from now on as the instruction that it is; any other text as it stands."""
    told = language.clauses.without_courtesy(text)
    asked = Sentence(told, language)
    found = language.rules.meet(asked, True) if told != text else None
    return told if found and found[0].imperative and not language.task.points_at_the_task(asked) else text


def _leave_out_asking(sentence: Sentence) -> None:
    """Lets a statement state no more than it does without the clauses that only ask for help with it."""
    text, clauses = sentence.said or sentence.text, sentence.language.clauses
    told = clauses.without_asking(text)
    if told == text or not clauses.stands_alone(told):
        return
    found = rule_for(told, sentence.language)
    if found is not None or sentence.rule is None:
        sentence.rule, sentence.said = (found[0], found[1] or told) if found else (None, told)


def _asks_at_the_end(sentence: Sentence) -> bool:
    """Whether the last clause of a sentence asks for something, though the whole is worded as a statement."""
    rule = sentence.rule
    if rule is not None and (rule.imperative or rule.correction or rule.type in ("decision", "lesson")):
        return False
    parts = [] if sentence.said else parts_of(sentence.text, sentence.language)
    return len(parts) > 1 and parts[-1].asks


def _read_asking(reading: Reading, sentence: Sentence) -> None:
    """Counts a question or a request, and reads each of its parts: what one states is judged as if it stood alone."""
    text, language = sentence.text, sentence.language
    reading.questions += sentence.kind == QUESTION
    reading.requests += sentence.kind == REQUEST
    reading.seeks = reading.seeks or language.kinds.seeks_help(text)
    for part in parts_of(text, language):
        found = Sentence(part.text, language, sentence.kind, aside=True)
        reading.sentences.append(found)
        if part.asks:
            reading.asked.append(found)
            if language.run_on and part.text != text and _apply(found, imperative=True):
                found.kind = STATEMENT
        else:
            _apply(found)
            found.kind = STATEMENT
            _leave_out_asking(found)
            _set_aside_if_about_the_task(found, reading.among_people)


def _set_aside_if_about_the_task(sentence: Sentence, among_people: bool) -> None:
    if sentence.rule in WHOLE or not sentence.language.task.is_about_the_task(sentence, among_people):
        return
    sentence.mark = TASK
    if among_people:
        sentence.kind, sentence.rule = REQUEST, None


def _stated_at_the_end(request: Sentence) -> Sentence | None:
    """What a request says of its writer at its end ("plan a trip for us, we have two toddlers"), if a rule holds."""
    last = parts_of(request.text, request.language)[1:][-1:]
    sentence = Sentence(last[0].text, request.language) if last and not last[0].asks else None
    return sentence if sentence is not None and _apply(sentence) else None


def _before(request: Sentence, tail: Sentence) -> Sentence:
    """What a request asks for always, without what it says of its writer: that is a statement of its own."""
    head = Sentence(request.text.removesuffix(tail.text).rstrip("，, "), request.language, REQUEST)
    if head.text != request.text and _apply(head, imperative=True):
        head.kind = STATEMENT
    return head


def _apply(sentence: Sentence, *, imperative: bool = False) -> bool:
    """Finds the first rule the sentence meets; whether there is one."""
    found = _met(sentence, imperative)
    if found is None:
        return False
    sentence.rule, sentence.said = found
    return True


def rule_for(text: str, language: Language) -> tuple[Rule, str] | None:
    """The rule a sentence meets and what it states ("remember that X" states X, and X's own rule says its type)."""
    return _met(Sentence(text, language))


def _met(sentence: Sentence, imperative: bool = False) -> tuple[Rule, str] | None:
    language = sentence.language
    found = _surer(language.rules.meet(sentence, imperative), sentence, imperative)
    if found is None:
        return None
    rule, match = found
    if match is None or "said" not in match.re.groupindex:
        return rule, ""
    said = _as_written(sentence, match["said"])
    inner = rule_for(said, language)
    if inner is None and language.task.leans_on_the_task(said):
        return None
    return (_stressed(inner[0], rule) if inner else rule), said


def _surer(found: Met, sentence: Sentence, imperative: bool) -> Met:
    """What a sentence meets, or the property that it gives a value, if that is surer."""
    if found is not None and (found[0].strength >= CLAIMED.strength or found[0].type not in ("fact", "context")):
        return found
    return _claimed(sentence, imperative) or found


def _claimed(sentence: Sentence, imperative: bool) -> Met:
    """The rule of a short statement that no other rule knows, if it gives a property of its writer its one value, or
    plainly says what the writer is."""
    text, describing = sentence.text, sentence.language.self_description
    if len(text) > _MOST_CLAIMED or not describing.may_describe(text):
        return None
    own = describing.names_writer(text)  # else only what says that a thing of one value changed
    for told in sentence.language.claims.read(text):
        if (told.exclusive or told.changed) if own else (told.exclusive and told.changed):
            if imperative == (told.property == _ANSWERS):
                return (CLAIMED_ANSWERS if imperative else CLAIMED), None
            break
    if imperative:
        return None
    if describing.refuses(text):
        return REFUSAL, None
    return (DESCRIBED, None) if opens_with_core(text, sentence.language) not in ("", PREFERENCES) else None


def opens_with_core(text: str, language: Language) -> str:
    """What the first clause of a text plainly describes of its writer: what the statement is about."""
    describing = language.self_description
    return describing.described(describing.clauses(text)[0])


def _as_written(sentence: Sentence, said: str) -> str:
    """The end of a sentence that a rule read as `said`, in the writer's own letters."""
    text, plain = sentence.text, sentence.plain
    if text.lower().endswith(said.lower()) or (len(plain) == len(text) and plain.endswith(said)):
        return text[len(text) - len(said) :].strip()
    if QUOTATION().search(text) or not said.isascii():
        return said
    return " ".join(text.split()[-len(said.split()) :])  # spelling out adds letters, never words before the end


def _stressed(inner: Rule, outer: Rule) -> Rule:
    """The rule of what is to be remembered, made as strong as the request to remember it."""
    return Rule(
        f"{outer.name}/{inner.name}", inner.type, outer.strength, inner.triggers, inner.patterns, inner.section,
        inner.topic, inner.correction or outer.correction, inner.imperative,
    )  # fmt: skip
