"""Chinese dates made absolute."""

from __future__ import annotations

from memctl.core.language.calendar import Span, replaced
from memctl.core.language.zh.dates.relative import CHINESE_DATES, CHINESE_HINT, written_chinese
from memctl.core.language.zh.script import normalize_chinese


def absolute(text: str, today: int, found: list[Span]) -> str:
    """The text with its dates made absolute, which are added to `found`."""
    if CHINESE_HINT.isdisjoint(text):
        return text
    plain = normalize_chinese(text)
    return replaced(CHINESE_DATES(), text, lambda match: written_chinese(match, today, found), plain)
