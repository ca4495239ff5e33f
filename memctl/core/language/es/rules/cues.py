"""The words by which a Spanish statement says that a matter is to be forgotten.

Of corrections there are none in this first form."""

from __future__ import annotations

from memctl.core.language.patterns import Hinted, Lazy

HINTS = ()
CUE = NOT_CUE = AMENDS = INSTEAD = IDLE = Lazy("(?!)")
FORGETS = Hinted(
    "lv|ecuerdes",
    r"(?i)^(?:(?:por favor|oye|vale|y|también|puedes|podrías)[, ]+)*(?:olv[ií]da(?:te|r)? (?:de )?(?:lo que (?:te )?"
    r"(?:dije|conté|mencioné) (?:del? |sobre )|(?:lo )?que (?=(?:yo|mi|me|nos|tengo|soy|vivo|trabajo|uso)\b))|"
    r"no recuerdes (?:lo (?:del? )|que ))([^,;:]+?)(?:,? (?:por favor|gracias))*[.!?]*$",
)
VALUES = ()


def is_short(text: str) -> bool:
    """Whether a statement is so short that such words are all it says."""
    return True
