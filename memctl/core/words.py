"""Splitting text into the words by which memories are found, compared and forgotten.

Text is folded first (NFKC, case, width, camelCase taken apart), so that what follows deals with one spelling. A word is
an English stem, a word of another alphabet, a number, a whole code identifier, or, of Chinese, Japanese and Korean, a
character and a pair of neighbouring characters."""

from __future__ import annotations

import re
import unicodedata

from memctl.core.lexicon import STOP_CHARACTERS, STOP_WORDS
from memctl.core.stem import stem

CJK = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
_APOSTROPHE = re.compile(r"(?<=\w)['’](?=\w)")
_POSSESSIVE = re.compile(r"(?<=\w)['’]s\b")
_CAMEL = re.compile(r"\b[A-Za-z]*(?:[a-z][A-Z]|[A-Z]{2}[a-z]{2})[A-Za-z0-9]*")
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
# A whole identifier, path, version or hyphened word; a run of CJK; any other word.
_TOKEN = re.compile(rf"[^\W_{CJK}]+(?:[_./-][^\W_{CJK}]+)+|[{CJK}]+|[^\W_{CJK}]+")
_PART = re.compile(r"[^\W_]+")
_IS_CJK = re.compile(rf"[{CJK}]")


def fold(text: str) -> str:
    """The text in the one spelling in which words are looked for. Line ends stay."""
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    if "'" in text or "’" in text:
        text = _APOSTROPHE.sub("", _POSSESSIVE.sub("", text))
    return _CAMEL.sub(_humps, text).lower()


def _humps(match: re.Match[str]) -> str:
    whole = match[0]
    return f"{_HUMP.sub(' ', whole)} {whole}"


def is_cjk(word: str) -> bool:
    """Whether a word is of Chinese, Japanese or Korean characters."""
    return _IS_CJK.match(word) is not None


def folded_words(folded: str) -> list[str]:
    """Every word of a folded text, in order, stop words included."""
    out: list[str] = []
    for token in _TOKEN.findall(folded):
        if is_cjk(token):
            out.extend(token)
            out.extend([token[i : i + 2] for i in range(len(token) - 1)])
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
