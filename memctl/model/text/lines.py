"""Text in the forms in which it is compared and shown."""

from __future__ import annotations

try:  # hashlib loads OpenSSL, a third of an interpreter's start; this is the same BLAKE2 without it
    from _blake2 import blake2b
except ImportError:  # pragma: no cover - an interpreter without the C module
    from hashlib import blake2b

# For str.translate: an ASCII letter or digit in lower case, any other sign a blank. Compiling a pattern costs more.
_ASCII_WORDS = "".join([chr(code).lower() if chr(code).isalnum() else " " for code in range(128)])

_WIDE_MARKS = "，：；！？（）～"  # to normalise a text with one of them takes fifty times as long as one without
# signs that most texts have: to replace each takes half as long as to find out which signs a text has
_USUAL_MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\n\t。、“”‘’《》【】「」…—·"


def normal_form(text: str) -> str:
    """The text as compared for sameness: NFKC, case folded, words separated by one blank, no punctuation."""
    return " ".join(words_of(text)) or _folded(text).strip()


def words_of(text: str) -> list[str]:
    """The words of the normal form: none where a text has neither letters nor digits."""
    if text.isascii():
        return text.translate(_ASCII_WORDS).split()
    plain = text
    for mark in _WIDE_MARKS:
        plain = plain.replace(mark, " ")
    spaced = _folded(plain)
    for mark in _USUAL_MARKS:
        spaced = spaced.replace(mark, " ")
    words = spaced.split()
    if "".join(words).isalnum():
        return words
    for sign in set(spaced):
        if not sign.isalnum():
            spaced = spaced.replace(sign, " ")
    return spaced.split()


def _folded(text: str) -> str:
    if text.isascii():
        return text.casefold()
    from unicodedata import normalize  # its tables are loaded only where they are needed

    return normalize("NFKC", text).casefold()


STONE_DIGITS = 16  # of the fingerprints under which words are buried


def fingerprint(text: str, digits: int = 10) -> str:
    """Hexadecimal digits that stand for the normal form of the text."""
    data = normal_form(text).encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=(digits + 1) // 2).hexdigest()[:digits]


def fingerprint_of_bytes(data: bytes) -> str:
    """Hexadecimal digits that stand for exactly these bytes."""
    return blake2b(data, digest_size=16).hexdigest()


def checksum(data: bytes | memoryview) -> bytes:
    """Eight bytes that tell whether bytes are still the same."""
    return blake2b(data, digest_size=8).digest()


def seal(data: bytes, key: bytes) -> str:
    """24 hexadecimal digits that stand for these bytes, and that nobody can make who has not the key."""
    return blake2b(data, key=key, digest_size=12).hexdigest()


def handle_of(text: str) -> str:
    """The handle of a memory that has no id: the same words, the same handle."""
    return "~" + fingerprint(text)


def dedented(text: str) -> str:
    """The text without blank lines around it, without blanks at line ends, and without the indentation that all lines
    have: what some are indented further than others stays."""
    lines = [line.rstrip() for line in text.split("\n")]
    least = min((_indent(line) for line in lines if line), default=0)
    return "\n".join(line[least:] for line in lines).strip("\n")


def dedented_by(line: str, most: int) -> str:
    """The line without so many blanks at its beginning, as far as it has them."""
    return line[min(most, _indent(line)) :]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def one_line(text: str) -> str:
    """The text with every run of blanks and line ends made one blank."""
    return " ".join(text.split())
