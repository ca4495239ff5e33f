"""Where a Spanish statement is filed: where its rule says."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Place

SECTIONS = {
    "profile": "Identidad", "people": "Personas", "life": "Vida", "tooling": "Herramientas",
    "preferences": "Preferencias",
}  # fmt: skip
SUMMARY = ("habló de ", "; ", ".")


def place(text: str, place: Place, *, sure: bool, to_come: bool) -> Place:
    """Where a statement belongs that its rule would put at a `place`: there."""
    return place


def retyped(text: str, place: Place) -> Place:
    """The place itself."""
    return place


def is_own_device(text: str) -> bool:
    """Whether a statement is about a computer or telephone of its writer."""
    return text.lower().startswith(("mi portátil", "mi portatil", "mi ordenador", "mi móvil", "mi computadora"))
