"""Where a Spanish sentence hands the word to somebody else: by quotation marks only, in this first form."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Voice


def other_voice(sentence: str, behind: str) -> Voice | None:
    """Nowhere."""
    return None
