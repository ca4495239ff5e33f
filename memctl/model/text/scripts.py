"""The script of a text."""

from __future__ import annotations

_FIRST, _LAST = "\u3040", "\ud7a3"  # from kana to Hangul; signs beyond, such as faces, stand in texts of all scripts


def is_cjk_text(text: str) -> bool:
    """Whether a text has a Chinese, Japanese or Korean character."""
    return any(_FIRST <= sign <= _LAST for sign in text)
