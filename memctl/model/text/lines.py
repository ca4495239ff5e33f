"""Text in the forms for comparing and showing it."""

from __future__ import annotations

try:  # hashlib loads OpenSSL, a third of the interpreter's start; this is the same BLAKE2 without it
    from _blake2 import blake2b as blake2b
except ImportError:  # pragma: no cover - an interpreter without the C module
    from hashlib import blake2b as blake2b

# For str.translate: ASCII letters and digits in lower case, any other character a blank. Faster than compiling a
# pattern.
_ASCII_WORDS = "".join([chr(code).lower() if chr(code).isalnum() else " " for code in range(128)])

_WIDE_MARKS = "，：；！？（）～"  # normalizing a text with one of them is fifty times slower
# Characters of most texts. Replacing each is twice as fast as finding out which of them occur.
_USUAL_MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~\n\t。、“”‘’《》【】「」…—·"


def normal_form(text: str) -> str:
    """Return the text in the form for comparing: NFKC, case folded, single blanks between words, no punctuation."""
    return " ".join(words_of(text)) or _folded(text).strip()


def words_of(text: str) -> list[str]:
    """Return the words of the normal form; empty if the text has neither letters nor digits."""
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
    from unicodedata import normalize  # its tables load only if needed

    return normalize("NFKC", text).casefold()


STONE_DIGITS = 16  # length of the fingerprints in tombstones


def fingerprint(text: str, digits: int = 10) -> str:
    """Return hexadecimal digits that identify the normal form of the text."""
    data = normal_form(text).encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=(digits + 1) // 2).hexdigest()[:digits]


def fingerprint_of_bytes(data: bytes) -> str:
    """Return hexadecimal digits that identify exactly these bytes."""
    return blake2b(data, digest_size=16).hexdigest()


def checksum(data: bytes | memoryview) -> bytes:
    """Return eight bytes that show whether data has changed."""
    return blake2b(data, digest_size=8).digest()


def seal(data: bytes, key: bytes) -> str:
    """Return a keyed hash of these bytes: 24 hexadecimal digits that nobody can compute without the key."""
    return blake2b(data, key=key, digest_size=12).hexdigest()


def handle_of(text: str) -> str:
    """Return the handle of a memory without an id. Equal words give equal handles."""
    return "~" + fingerprint(text)


def dedented(text: str) -> str:
    """Return the text without blank lines around it, trailing blanks, and the indentation that all lines share."""
    lines = [line.rstrip() for line in text.split("\n")]
    least = min((_indent(line) for line in lines if line), default=0)
    return "\n".join(line[least:] for line in lines).strip("\n")


def dedented_by(line: str, most: int) -> str:
    """Return the line without its first blanks, `most` at most."""
    return line[min(most, _indent(line)) :]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def one_line(text: str) -> str:
    """Return the text with one blank for every run of blanks and newlines."""
    return " ".join(text.split())
