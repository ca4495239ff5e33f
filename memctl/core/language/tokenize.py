"""Splitting text into the words used to find, compare and forget memories.

Text is folded first (NFKC, case, width, accents, Traditional to Simplified Chinese, camelCase split), so that the later
steps see one spelling. A word is an English stem, a word of another alphabet, a number or a whole code identifier; in
Chinese, Japanese and Korean it is a character or a pair of neighbours."""

from __future__ import annotations

from memctl.core.language.lexicon import MEANT, STOP_CHARACTERS, STOP_WORDS
from memctl.core.language.stem import STEMS, stem

# Compiling these takes half the interpreter's start-up time, so a plain string test precedes each, and most queries
# need none. No range is inside \w, which would be slower still.
_FIRST_CJK = "\u2e80"
_CJK_RUN = "[\u2e80-\U0010ffff]+"
_CAMEL = r"[A-Z](?:(?<=[a-z].)|[A-Z][a-z]{2})"
_HUMP = r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])"
_JOINTS = "_./-"  # may occur within an identifier, path, version or hyphenated word
_PARTS = str.maketrans(_JOINTS, " " * len(_JOINTS))
LONG = 4000  # length from which compiling that pattern (a fifth of an interpreter's start) pays off
_ACCENTS = frozenset(map(chr, range(0x300, 0x370)))  # combining accents of Latin, Greek and Cyrillic
# lower-case letters that do not decompose into a plain letter and an accent
_PLAIN = {
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "ı": "i", "ŋ": "n",
    "þ": "th", "ĸ": "k", "ς": "σ",
}  # fmt: skip
_AROUND = " ?!.,;:'\"()[]{}<>*`~_/\\|-+=#$%&@^。，、？！；：“”‘’（）《》【】…—·"  # surrounds words, is part of none


def fold(text: str) -> str:
    """Return the text in the spelling used for lookup: NFKC, lower case, no accents, Simplified characters, spaces
    around CJK, and each `camelCase` word split and then whole. Line ends keep their places."""
    if text.isascii():
        return _lower(text)
    from unicodedata import normalize

    from memctl.core.language.zh.script import simplified

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
    """Return the text without accents: `café` becomes `cafe`."""
    if text.isascii():
        return text
    from unicodedata import normalize

    parted = normalize("NFD", text)
    if _ACCENTS.isdisjoint(parted):
        return text
    return normalize("NFC", "".join([sign for sign in parted if sign not in _ACCENTS]))


def _without_apostrophes(text: str) -> str:
    """Return the text without apostrophes within words and without a final `'s`."""
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
    """Return the text with spaces around each run of CJK."""
    if len(text) > LONG:
        import re  # rarely needed here and below, and half an interpreter's start

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
    """Whether a word has a capital after its first letter."""
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
    """Whether a word is Chinese, Japanese or Korean."""
    return word[:1] >= _FIRST_CJK


def folded_words(folded: str) -> list[str]:
    """Return every word of a folded text in order, stop words included."""
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
    """Return the words, identifiers, paths, versions and hyphenated words of a piece without spaces."""
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
    """Whether a word has no meaning of its own: `the`, `的`, or a pair of such characters that is not a word."""
    if is_cjk(word):
        return word not in MEANT and all(character in STOP_CHARACTERS for character in word)
    return word in STOP_WORDS


def words(text: str) -> list[str]:
    """Return the meaningful words of a text in order, with repetitions; all words if none is meaningful."""
    found = folded_words(fold(text))
    return [word for word in found if not is_stop(word)] or found
