"""File names that are safe on every platform."""

from __future__ import annotations

import re
import unicodedata

_LONGEST = 100  # bytes of a name without its suffix
_LONGEST_NAME = 255  # bytes of a name with its suffix, on most file systems
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?:\.|$)")
_UNSAFE = re.compile(r'[<>:"|?*\x00-\x1f\x7f]+')


def safe_name(word: str, otherwise: str = "") -> str:
    """Return a word as a file name for every platform: NFC, lower case, Unicode kept, no separators, no reserved name,
    no dot in front, at most 100 bytes."""
    text = unicodedata.normalize("NFC", "".join(sign for sign in word if not _is_odd(sign)))
    text = _UNSAFE.sub("-", re.sub(r"[/\\]+", "-", text)).lower()
    text = re.sub(r"[\s-]+", "-", text).strip("-. ")
    while len(text.encode()) > _LONGEST:
        text = text[:-1]
    text = unicodedata.normalize("NFC", text).strip("-. ")
    return f"{text}-" if _RESERVED.match(text) else text or otherwise


def is_reserved(name: str) -> bool:
    """Whether some system does not allow this file name: a device, path separators, or too long."""
    if _RESERVED.match(name.lower()) or _UNSAFE.search(name) or "\\" in name:
        return True
    return name.endswith((".", " ")) or len(name.encode("utf-8", "surrogateescape")) > _LONGEST_NAME


def _is_odd(sign: str) -> bool:
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and sign not in "\t\n"
