"""Splitting text into the words by which memories are found, compared and forgotten.

Text is folded first (NFKC, case, width, accents, Traditional Chinese as Simplified, camelCase taken apart), so that
what follows deals with one spelling. A word is an English stem, a word of another alphabet, a number, a whole code
identifier, or, of Chinese, Japanese and Korean, a character and a pair of neighbouring characters."""

from __future__ import annotations

from memctl.core.language.lexicon import MEANT, STOP_CHARACTERS, STOP_WORDS
from memctl.core.language.stem import STEMS, stem

# Compiling these costs half an interpreter's start: a plain test of the string goes before each, and most queries need
# none of them. None has a range inside of \w, which would cost more still.
_FIRST_CJK = "\u2e80"
_CJK_RUN = "[\u2e80-\U0010ffff]+"
_CAMEL = r"[A-Z](?:(?<=[a-z].)|[A-Z][a-z]{2})"
_HUMP = r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
_JOINTS = "_./-"  # inside of an identifier, path, version or hyphened word
_PARTS = str.maketrans(_JOINTS, " " * len(_JOINTS))
LONG = 4000  # characters from which compiling that (as long as a fifth of an interpreter's start) is worth while
_ACCENTS = frozenset(map(chr, range(0x300, 0x370)))  # the combining signs of Latin, Greek and Cyrillic
# Lower-case letters that no accent parts from their plain form.
_PLAIN = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ŋ": "n",
    "þ": "th", "ĸ": "k", "ς": "σ",
}  # fmt: skip
_AROUND = " ?!.,;:'\"()[]{}<>*`~_/\\|-+=#$%&@^。，、？！；：“”‘’（）《》【】…—·"  # stands around words, is part of none


def fold(text: str) -> str:
    """The text in the one spelling in which words are looked for: NFKC, lower case, no accents, Simplified characters,
    CJK parted from the rest by blanks, `camelCase` followed by itself taken apart. Line ends stay where they are."""
    if text.isascii():
        return _lower(text)
    from unicodedata import normalize

    from memctl.core.language.traditional import simplified

    text = _lower(_parted(simplified(without_accents(normalize("NFKC", text))).replace("’", "'")))
    return "".join([_PLAIN.get(sign, sign) for sign in text]) if not _PLAIN.keys().isdisjoint(text) else text


def _lower(text: str) -> str:
    if "'" in text:
        text = _without_apostrophes(text)
    lower = text.lower()
    if lower != text and _may_have_humps(text):
        return _without_humps(text).lower()
    return lower


def without_accents(text: str) -> str:
    """The text with plain letters for letters with an accent: `café` as `cafe`."""
    if text.isascii():
        return text
    from unicodedata import normalize

    parted = normalize("NFD", text)
    if _ACCENTS.isdisjoint(parted):
        return text
    return normalize("NFC", "".join([sign for sign in parted if sign not in _ACCENTS]))


def _without_apostrophes(text: str) -> str:
    """The text without apostrophes inside of words, and without the `'s` at the end of one."""
    out: list[str] = []
    done, at = 0, text.find("'")
    while at >= 0:
        after = at + 1
        if at and _is_word(text[at - 1 : at]) and _is_word(text[after : after + 1]):
            out.append(text[done:at])
            done = after + (text[after] == "s" and not _is_word(text[after + 1 : after + 2]))
        at = text.find("'", after)
    out.append(text[done:])
    return "".join(out)


def _is_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _parted(text: str) -> str:
    """The text with a blank before and behind every run of CJK."""
    if len(text) > LONG:
        import re  # here and below: what seldom is needed, and costs half an interpreter's start

        return re.sub(_CJK_RUN, r" \g<0> ", text)
    out: list[str] = []
    inside = False
    for sign in text:
        if (sign >= _FIRST_CJK) is not inside:
            inside = not inside
            out.append(" ")
        out.append(sign)
    return "".join(out) + " " * inside


def _may_have_humps(text: str) -> bool:
    """Whether a capital stands anywhere but at the beginning of a word."""
    return any(word[1:] != word[1:].lower() for word in text.split())


def _without_humps(text: str) -> str:
    import re

    out: list[str] = []
    done = 0
    for match in re.finditer(_CAMEL, text):
        start = match.start()
        if start < done:
            continue
        while start > done and text[start - 1].isalnum() and text[start - 1] < _FIRST_CJK:
            start -= 1
        end = match.end()
        while end < len(text) and text[end].isalnum() and text[end] < _FIRST_CJK:
            end += 1
        whole = text[start:end]
        out += (text[done:start], re.sub(_HUMP, " ", whole), " ", whole)
        done = end
    out.append(text[done:])
    return "".join(out)


def is_cjk(word: str) -> bool:
    """Whether a word is of Chinese, Japanese or Korean characters."""
    return word[:1] >= _FIRST_CJK


def folded_words(folded: str) -> list[str]:
    """Every word of a folded text, in order, stop words included."""
    out: list[str] = []
    for piece in folded.split():
        word = STEMS.get(piece) or STEMS.get(piece.strip(_AROUND))
        if word:
            out.append(word)
        else:
            _add_piece(piece.strip(_AROUND), out)
    return out


def _add_piece(piece: str, out: list[str]) -> None:
    if piece.isalnum():
        _add_token(piece, out)
    else:
        for token in _tokens(piece):
            _add_token(token, out)


def _tokens(piece: str) -> list[str]:
    """The words, whole identifiers, paths, versions and hyphened words of a piece without blanks."""
    found: list[str] = []
    start = -1
    for at, sign in enumerate(piece):
        if sign.isalnum():
            start = at if start < 0 else start
        elif start >= 0 and not (sign in _JOINTS and piece[at + 1 : at + 2].isalnum()):
            found.append(piece[start:at])
            start = -1
    return found if start < 0 else [*found, piece[start:]]


def _add_token(token: str, out: list[str]) -> None:
    if token >= _FIRST_CJK:
        for run in token.translate(_PARTS).split():
            out.extend(run)
            out.extend([run[i : i + 2] for i in range(len(run) - 1)])
    elif token.isalnum():
        out.append(stem(token))
    else:
        out.extend([stem(part) for part in token.translate(_PARTS).split()])
        out.append(token)


def is_stop(word: str) -> bool:
    """Whether a word says nothing of what is meant: `the`, `的`, a pair of such characters that is no word."""
    if is_cjk(word):
        return word not in MEANT and all(character in STOP_CHARACTERS for character in word)
    return word in STOP_WORDS


def words(text: str) -> list[str]:
    """The words of a text that carry meaning, in order, repetitions kept; all of its words where none does."""
    found = folded_words(fold(text))
    return [word for word in found if not is_stop(word)] or found
