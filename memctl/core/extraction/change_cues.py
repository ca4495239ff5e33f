"""Words by which a statement says that it corrects an earlier one."""

from __future__ import annotations

from memctl.core.language.table import languages_in


def sounds_like_correction(text: str) -> bool:
    """Whether a statement says no more than that something is not as it was, or was wrong, in any of the languages that
    it has words of."""
    text = text.strip().lower()
    cues = [language.cues for language in languages_in(text)]
    if not all(each.is_short(text) for each in cues) or not any(hint in text for each in cues for hint in each.HINTS):
        return False
    return any(each.CUE().search(text) for each in cues) and not any(each.NOT_CUE().search(text) for each in cues)
