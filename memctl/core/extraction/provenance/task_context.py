"""What of a message is only the matter of what it asks for, and says nothing lasting of its writer.

Someone who writes "Summarize this chapter" beside the chapter did not write that "I was born by the railway" of
themselves, and "I'm creating a survey about sleep" is where "Give me 8 questions" sets out from. What is said of a life
("I have two kids, what can we cook?") stays."""

from __future__ import annotations

from memctl.core.language.language import REQUEST, TASK, Sentence
from memctl.core.language.patterns import Hinted
from memctl.core.language.sentences import any_of
from memctl.core.language.table import language_of, languages_in
from memctl.core.language.zh.script import normalize_chinese

_LEAST_TEXT = 40  # characters that can be said in fewer

_NUMBERS = frozenset("0123456789一二两三四五六七八九十")

_CONFIDES = Hinted(
    "别|不要|不能|不用|勿|保密|忘|没说|anyone|anybody|between|off the record|don't|do not|forget",
    any_of(
        r"(?:别|不要|不能|勿)再?(?:告诉|跟|和|对)(?:别人|任何人|其他人|外人)|(?:别|不要|勿)(?:说|传|泄露)出去|不要外传|"
        r"[替帮给]我保密|请你?保密|(?:别|不要|不用|请勿)(?:记录?|记住)(?:下来|这|它|我|[：:，,。！!]|$)|"
        r"(?:别|不要|请勿)(?:保存|存储)(?:这|它|[。！!]|$)|"
        r"(?<![我你他她们])(?:忘掉|忘了|忘记)我(?:刚才|刚刚|之前|上面)?说[的过]|当我没说",
        r"\b(?:don't|do not|never) tell any(?:one|body)\b|"
        r"\b(?:just|strictly|keep (?:this|it)) between (?:us|you and me)\b|"
        r"\boff the record\b|\b(?:don't|do not) (?:remember|store|save|memorize|record) (?:this|that|it)\b|"
        r"(?<!\bi )(?<!you )(?<!to )(?<!n't )(?<!not )(?<!never )\bforget (?:that |what )?i (?:just |ever )?"
        r"(?:said|told|mentioned|wrote)\b",
    ),
)


def mark_what_serves(sentences: list[Sentence], requests: list[Sentence], *, beside: bool = False) -> None:
    """Marks the statements that may serve only the `requests`; those of a text that these handle state nothing.
    `beside`: that text is none of the sentences."""
    if not beside and any(request.language.task.handles_a_text(request.plain) for request in requests):
        for sentence in sentences:
            sentence.kind, sentence.rule = REQUEST, None
        return
    asked = [request.plain for request in requests]
    counts = any(request.language.task.counts(request.plain) for request in requests)
    short = sum([len(sentence.text) for sentence in sentences]) < _LEAST_TEXT
    for sentence in sentences:
        serves = sentence.language.task.serves(sentence, asked, beside=beside, short=short)
        if serves or (counts and _has_number(sentence.text)):
            sentence.mark = TASK
            if not sentence.language.weighs_the_task:
                sentence.kind, sentence.rule = REQUEST, None


def _has_number(text: str) -> bool:
    """Whether a text gives the numbers of a sum to be worked out."""
    return any(map(str.isdigit, text)) or not _NUMBERS.isdisjoint(text)


def handles_a_text(text: str) -> bool:
    """Whether a sentence asks to do something with a text that stands in the message."""
    return language_of(text).task.handles_a_text(text)


def hands_over(text: str) -> bool:
    """Whether what follows a sentence is not the writer's own; it may be said in another language than that is."""
    return any(language.kinds.hands_over(text) for language in languages_in(text))


def confides(text: str) -> bool:
    """Whether the writer asks that what they say goes no further, or is not kept."""
    return _CONFIDES.found_in(normalize_chinese(text).lower())
