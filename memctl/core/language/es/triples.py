"""Spanish statements as triples: none are read, in this first form."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Triple


def triples_of(text: str) -> list[Triple]:
    """No triples."""
    return []
