"""What a user asks to forget: "forget what I said about the car", 忘掉我养猫的事.

Such a sentence states nothing. Its matter becomes a candidate with the operation `forget` and no target: `add` finds
the memory that has all words of it."""

from __future__ import annotations

from memctl.core.extraction.message import own_sentences
from memctl.core.extraction.statements import Statement
from memctl.core.language.language import Sentence
from memctl.core.language.rules import Rule
from memctl.core.language.table import LANGUAGES, language_of
from memctl.core.language.tokenize import words

RETRACTED = Rule("asked-to-forget", "fact", 1.0, (), ())


def retracted(text: str, statements: list[Statement]) -> list[Statement]:
    """Return the statements of a message, with each request to forget as a statement of its matter."""
    if not any(language.cues.FORGETS.may_match(text) for language in LANGUAGES):
        return statements
    asked = []
    for sentence in own_sentences(text):
        language = language_of(sentence)
        found = language.cues.FORGETS.search(sentence)
        matter = next(filter(None, found.groups()), "") if found else ""
        if words(matter):
            told = Sentence(matter, language)
            asked.append(Statement(matter, sentence, RETRACTED, told.words, language, False))
    quotes = [one.quote for one in asked]
    return [one for one in statements if not any(one.quote in quote for quote in quotes)] + asked
