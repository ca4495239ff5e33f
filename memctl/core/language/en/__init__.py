"""English, and whatever is written in no other language of the table."""

from __future__ import annotations

from memctl.core.language.language import Language

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping


class English(Language):
    """What the language is known by, and how its sentences are made."""

    hints: Mapping[str, tuple[str, ...]] = {
        "age": ("i'm ", "i am ", "i’m ", "turned "), "status": ("single", "married", "engaged", "divorced"),
        "home": (" in ", " to "), "employer": (" at ", " for "), "weight": ("weigh", "kg", "lb", "pound"),
        "answers": (" in ",), "diet": ("vegetarian", "vegan", "pescatarian"),
    }  # fmt: skip
    knows_talk = True

    def is_of(self, text: str) -> bool:
        """Whether to read a text as English: the last of the table, it reads what is left."""
        return True

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one."""
        return True


ENGLISH = English()
