"""Traditional Chinese characters as Simplified ones, one for one: places in both texts agree."""

from __future__ import annotations

from memctl.core.language.tables.traditional import PAIRS

TRADITIONAL = frozenset(PAIRS[::2])
_simplified: dict[int, str] = {}  # for str.translate, made when it is first needed


def simplified(text: str) -> str:
    """The text with every Traditional character as its Simplified one."""
    if TRADITIONAL.isdisjoint(text):
        return text
    if not _simplified:
        _simplified.update(zip(map(ord, PAIRS[::2]), PAIRS[1::2], strict=True))
    return text.translate(_simplified)
