"""What of a message is only the matter of what it asks for, and says nothing lasting of its writer.

Someone who writes "Summarize this chapter" beside the chapter did not write that "I was born by the railway" of
themselves, and "I'm creating a survey about sleep" is where "Give me 8 questions" sets out from. What is said of a life
("I have two kids, what can we cook?") stays."""

from __future__ import annotations

from memctl.core.language.language import REQUEST, TASK, Sentence
from memctl.core.language.table import language_of, languages_in

_LEAST_TEXT = 40  # characters that can be said in fewer

_NUMBERS = frozenset("0123456789一二两三四五六七八九十")


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
        numbered = counts and _has_number(sentence.text)
        if numbered or sentence.language.task.serves(sentence, asked, beside=beside, short=short):
            sentence.mark = TASK


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
    return any(language.kinds.confides(text) for language in languages_in(text))
