"""Text in the forms in which it is compared and shown."""

from __future__ import annotations

import re
import unicodedata

try:  # hashlib loads OpenSSL, a third of an interpreter's start; this is the same BLAKE2 without it
    from _blake2 import blake2b
except ImportError:  # pragma: no cover - an interpreter without the C module
    from hashlib import blake2b

_NOT_WORD = re.compile(r"[\W_]+")


def normal_form(text: str) -> str:
    """The text as compared for sameness: NFKC, case folded, words parted by one blank, no punctuation."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return _NOT_WORD.sub(" ", folded).strip() or folded.strip()


def fingerprint(text: str, digits: int = 10) -> str:
    """Hexadecimal digits that stand for the normal form of the text."""
    data = normal_form(text).encode("utf-8", "surrogatepass")
    return blake2b(data, digest_size=(digits + 1) // 2).hexdigest()[:digits]


def handle_of(text: str) -> str:
    """The handle of a memory that has no id: the same words, the same handle."""
    return "~" + fingerprint(text)


def one_line(text: str) -> str:
    """The text with every run of blanks and line ends made one blank."""
    return " ".join(text.split())
