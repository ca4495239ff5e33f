"""Values that look like secrets but are not: placeholders, digests, versions, paths, public keys and file data."""

from __future__ import annotations

import re
from binascii import a2b_base64
from itertools import pairwise

from memctl.core.language.patterns import Lazy

_LEET = str.maketrans("013457@$!", "oieastasi")
_WORD = Lazy(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
# words that make up placeholder values
_SHOW = frozenset((
    "a", "an", "the", "my", "your", "our", "some", "this", "that", "is", "not", "no", "one", "here", "goes", "put",
    "insert", "enter", "add", "use", "set", "change", "changeme", "me", "to", "of", "from", "in", "new", "old",
    "test", "tests", "testing", "tester", "example", "sample", "demo", "dummy", "fake", "mock", "stub", "foo",
    "bar", "baz", "qux", "foobar", "fixture", "placeholder", "invalid", "valid", "wrong", "bad", "good",
    "incorrect", "correct", "expired", "random", "default", "temp", "tmp", "redacted", "hidden", "masked", "pass",
    "password", "passwd", "passw", "pwd", "passphrase", "secret", "secrets", "token", "tokens", "key", "keys",
    "api", "apikey", "auth", "access", "user", "username", "admin", "root", "guest", "login", "letmein", "qwerty",
    "asdf", "abc", "abcd", "abcdef", "xyz", "value", "string", "text", "todo", "tbd", "replace", "replaceme"
))  # fmt: skip
_DIGEST = Lazy(r"(?:sha|md|blake|h)\d{1,3}[a-z]?[-:/=]|0x[0-9a-f]{6,40}$|\|1\|", re.I)  # also prefixes of ids and hosts
_DIGEST_SIZES = (32, 40, 64, 96, 128)  # hexadecimal digits of MD5, SHA-1, SHA-256, SHA-384 and SHA-512
_VERSION = Lazy(r"v?\d{1,4}\.\d{1,4}(?:\.\d{1,6})?(?:[.+_-][a-z0-9]{1,12})*$", re.I)
_STEP = r"(?:[A-Za-z]{1,24}\d{0,2}|\d{1,5}[A-Za-z]{0,2})"
_PATH = Lazy(rf"{_STEP}(?:(?:[._:+#-]|://|/){_STEP}){{1,12}}$")
# first bytes of pictures, fonts, archives and documents
_MAGIC = (b"\x89PNG", b"GIF8", b"\xff\xd8\xff", b"RIFF", b"<svg", b"<?xml", b"wOF", b"%PDF", b"PK\x03\x04", b"\x1f\x8b")
_SSH = (b"\x00\x00\x00\x07ssh-rsa", b"\x00\x00\x00\x0bssh-ed25519", b"\x00\x00\x00\x13ecdsa")
_SEQUENCE, _INTEGER = 0x30, 0x02  # ASN.1 tags
_FEW = 48  # characters that identify the kind of data


def is_shown(value: str, *, leet: bool = True) -> bool:
    """Whether a value is a placeholder: only words such as "your", "test" and "password", or counted up. With `leet`,
    signs count as the letters they resemble."""
    for said in (value, value.rstrip("!.?").translate(_LEET) if leet else value):
        words = _WORD().findall(said)
        if words and all(word.lower() in _SHOW for word in words):
            return True
    return is_counted(value)


def is_counted(value: str) -> bool:
    """Whether most characters count up in the alphabet or in numbers: abc123def456."""
    signs = [ord(sign) for sign in value.lower() if sign.isalnum()]
    steps = sum(later - sign in (0, 1) for sign, later in pairwise(signs))
    return len(signs) >= 12 and steps >= 0.75 * (len(signs) - 1)


def is_open(value: str) -> bool:
    """Whether the form of a value shows that it is public: a digest, a version, a public key, a file."""
    return bool(_DIGEST().match(value) or _VERSION().match(value) or value.startswith("age1")) or _is_public_data(value)


def is_path(value: str) -> bool:
    """Whether a value consists of names and short numbers joined by signs, like paths and labels."""
    return bool(_PATH().match(value))


def is_digest(value: str) -> bool:
    """Whether a value has the length and characters of a digest, such as a commit's name."""
    return len(value) in _DIGEST_SIZES and all(sign in "0123456789abcdefABCDEF" for sign in value)


def _is_public_data(value: str) -> bool:
    """Whether a value is Base64 of a known file format, a public key or a certificate."""
    try:
        data = a2b_base64(value[:_FEW].rstrip("=").ljust(_FEW, "A"))
    except ValueError:
        return False
    if data.startswith((*_MAGIC, *_SSH)):
        return True
    if len(value) < _FEW or data[:1] != bytes([_SEQUENCE]):
        return False
    start = 2 + (data[1] & 0x7F if data[1:2] > b"\x80" else 0)
    return start < 6 and data[start : start + 1] == bytes([_SEQUENCE])  # a private key begins with a number
