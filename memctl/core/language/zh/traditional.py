"""Conversion of Traditional to Simplified Chinese, one character for one, so that positions stay the same."""

from __future__ import annotations

from memctl.core.language.tables.traditional import PAIRS

TRADITIONAL = frozenset(PAIRS[::2])
_simplified: dict[int, str] = {}  # for str.translate, built on first use


def simplified(text: str) -> str:
    """Return the text in Simplified characters."""
    if TRADITIONAL.isdisjoint(text):
        return text
    if not _simplified:
        _simplified.update(zip(map(ord, PAIRS[::2]), PAIRS[1::2], strict=True))
    return text.translate(_simplified)
