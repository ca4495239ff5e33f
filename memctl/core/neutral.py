"""Making remembered text harmless in a prompt: nothing in it can close the frame, open another, or hide."""

from __future__ import annotations

import re
import unicodedata

_HIDDEN_CATEGORIES = frozenset(("Cc", "Cf", "Co", "Cn", "Cs"))
# letters that show nothing: Hangul fillers, Khmer inherent vowels, the Mongolian separator, the braille blank
_FILLERS = frozenset("\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\u034f")
_JOINER = "\u200d"
_EMOJI_FORM = "\ufe0f"
_SUSPECT = re.compile("[^\n\t\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u4e00-\u9fff\u3001-\u3030\u3041-\u30ff\uff01-\uff5e]")
_TAG = re.compile(
    r"<(?=\s*[/!|]?\s*(?:user_memory|memory|memories|relevant|system|assistant|user|human|developer|tool|function|instructions?"
    r"|im_|\||!--|s>|<))",
    re.IGNORECASE,
)
_BRACKETED_ROLE = re.compile(r"\[(/?(?:INST|SYS|SYSTEM|ASSISTANT|USER)\b[^\]\n]*)\]", re.IGNORECASE)
_ROLE = re.compile(r"(?m)^(\W*(?:system|assistant|user|human|developer|tool)\s*):", re.IGNORECASE)
_FENCE = re.compile(r"`{3,}|~{3,}")


def without_hidden(text: str) -> str:
    """The text without characters that a reader cannot see; joiners and variation selectors stay inside emoji."""
    if not _SUSPECT.search(text):
        return text
    kept: list[str] = []
    for number, sign in enumerate(text):
        if not _is_hidden(sign) or (sign in (_JOINER, _EMOJI_FORM) and _in_emoji(text, number)):
            kept.append(sign)
    return "".join(kept)


def _is_hidden(sign: str) -> bool:
    if sign in "\n\t":
        return False
    if sign in _FILLERS or "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef":
        return True
    return unicodedata.category(sign) in _HIDDEN_CATEGORIES


def _in_emoji(text: str, number: int) -> bool:
    before = text[number - 1] if number else ""
    if text[number] == _JOINER and not (number + 1 < len(text) and _is_picture(text[number + 1])):
        return False
    return bool(before) and (_is_picture(before) or before == _EMOJI_FORM or before in "#*0123456789")


def _is_picture(sign: str) -> bool:
    return unicodedata.category(sign) == "So" or "\U0001f3fb" <= sign <= "\U0001f3ff"


def neutral(text: str) -> str:
    """The text as it may stand in a prompt block."""
    text = without_hidden(text)
    text = _TAG.sub("‹", text)
    text = _BRACKETED_ROLE.sub(r"(\1)", text)
    text = _ROLE.sub(r"\1：", text)
    return _FENCE.sub(lambda match: "'" * len(match[0]), text)
