"""Where a Spanish sentence hands the word to somebody else: by quotation marks only, in this first form."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Voice


def other_voice(sentence: str, behind: str) -> Voice | None:
    """Nowhere."""
    return None


def announces(label: str) -> bool:
    """Whether words before a colon at the end of a line are about none of the writer's own things."""
    return not any(word in ("yo", "mi", "mis", "me", "mí") for word in label.lower().split())
