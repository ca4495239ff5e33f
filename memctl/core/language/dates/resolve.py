"""Relative dates made absolute: "yesterday" said on 2026-08-10 becomes "on 2026-08-09", and 昨天 becomes 2026-08-09.

A day becomes YYYY-MM-DD, a month YYYY-MM, a year YYYY, a week or weekend its first day. Weeks begin on Monday. A
vague date ("recently", "a few days ago") stays unchanged, as do quotations and words capitalised like titles within a
sentence ("The Day After Tomorrow")."""

from __future__ import annotations

from memctl.core.language.calendar import Span
from memctl.core.language.table import languages_in


def absolute_dates(text: str, today: int | None) -> tuple[str, list[Span]]:
    """Return (the text with absolute dates, each span found, in order).

    `today` is the day number on which the text was said; if it is None, nothing changes."""
    found: list[Span] = []
    if today is None:
        return text, found
    for language in languages_in(text):
        text = language.dates.absolute(text, today, found)
    return text, found
