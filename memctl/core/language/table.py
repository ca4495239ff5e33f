"""The table of languages: a line a language, in the order in which a text is tried."""

from __future__ import annotations

from functools import lru_cache

from memctl.core.language.en import ENGLISH
from memctl.core.language.es import SPANISH
from memctl.core.language.zh import CHINESE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language

LANGUAGES: tuple[Language, ...] = (
    CHINESE,
    SPANISH,
    ENGLISH,
)


@lru_cache(maxsize=64)  # a sentence is asked of by whatever looks at it, one part after the other
def language_of(text: str) -> Language:
    """The language to read a text in."""
    for language in LANGUAGES:
        if language.is_of(text):
            return language
    return ENGLISH


def languages_in(text: str) -> list[Language]:
    """The languages that a text may have words of, the one to read it in last of all."""
    own = language_of(text)
    return [*(each for each in LANGUAGES if each is not own and each.occurs_in(text)), own]
