"""Splitting text into the words by which memories are found, compared and forgotten.

Text is folded first (NFKC, case, width, camelCase taken apart), so that what follows deals with one spelling. A word is
an English stem, a word of another alphabet, a number, a whole code identifier, or, of Chinese, Japanese and Korean, a
character and a pair of neighbouring characters."""

from __future__ import annotations

import re
import unicodedata

from memctl.core.lexicon import STOP_CHARACTERS, STOP_WORDS
from memctl.core.stem import stem

# Patterns here avoid ranges inside \w: compiling those costs a third of an interpreter's start.
_FIRST_CJK = "\u2e80"
_CJK_RUN = re.compile("[\u2e80-\U0010ffff]+")
_APOSTROPHE = re.compile(r"(?<=\w)'(?:s\b|(?=\w))")
_CAMEL = re.compile(r"[A-Z](?:(?<=[a-z].)|[A-Z][a-z]{2})")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# A word, or a whole identifier, path, version or hyphened word.
_TOKEN = re.compile(r"[^\W_]+(?:[_./-][^\W_]+)*")
_PART = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """The text in the one spelling in which words are looked for: NFKC, lower case, CJK parted from the rest by blanks,
    `camelCase` followed by itself taken apart. Line ends stay where they are."""
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text).replace("’", "'")
        text = _CJK_RUN.sub(r" \g<0> ", text)
    if "'" in text:
        text = _APOSTROPHE.sub("", text)
    if _CAMEL.search(text):
        text = _without_humps(text)
    return text.lower()


def _without_humps(text: str) -> str:
    out: list[str] = []
    done = 0
    for match in _CAMEL.finditer(text):
        start = match.start()
        if start < done:
            continue
        while start > done and text[start - 1].isalnum() and text[start - 1] < _FIRST_CJK:
            start -= 1
        end = match.end()
        while end < len(text) and text[end].isalnum() and text[end] < _FIRST_CJK:
            end += 1
        whole = text[start:end]
        out += (text[done:start], _HUMP.sub(" ", whole), " ", whole)
        done = end
    out.append(text[done:])
    return "".join(out)


def is_cjk(word: str) -> bool:
    """Whether a word is of Chinese, Japanese or Korean characters."""
    return word[:1] >= _FIRST_CJK


def folded_words(folded: str) -> list[str]:
    """Every word of a folded text, in order, stop words included."""
    out: list[str] = []
    for token in _TOKEN.findall(folded):
        if token >= _FIRST_CJK:
            for run in _PART.findall(token):
                out.extend(run)
                out.extend([run[i : i + 2] for i in range(len(run) - 1)])
        elif token.isalnum():
            out.append(stem(token))
        else:
            out.extend([stem(part) for part in _PART.findall(token)])
            out.append(token)
    return out


def is_stop(word: str) -> bool:
    """Whether a word says nothing of what is meant: `the`, `的`, a pair of such characters."""
    if is_cjk(word):
        return all(character in STOP_CHARACTERS for character in word)
    return word in STOP_WORDS


def words(text: str) -> list[str]:
    """The words of a text that carry meaning, in order, repetitions kept; all of its words where none does."""
    found = folded_words(fold(text))
    return [word for word in found if not is_stop(word)] or found
