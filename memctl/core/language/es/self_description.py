"""What a person plainly says of themselves in Spanish: what a sure rule finds, and no more."""

from __future__ import annotations

from memctl.core.language.es.clauses import MARK, plain, words
from memctl.core.language.es.rules.table import RULES
from memctl.core.language.language import PREFERENCES, PROFILE
from memctl.core.language.patterns import Lazy

_SURE = 0.92  # strength
_OWN_PROPERTY = Lazy(r"(?i)\b(?:mis?|me|yo|soy|vivo|trabajo|nuestr[oa])\b")
_REFUSES = Lazy(r"^(?:ya )?(?:rechace|he rechazado|dije que no a|decline) (?:una?|el|la|su|mi)\b")


def may_describe(text: str) -> bool:
    """Whether a sentence may give a property of its writer a value."""
    return bool(_OWN_PROPERTY().search(text))


def names_writer(text: str) -> bool:
    """Whether a sentence that may describe its writer names them: the verb does."""
    return True


def belongs_in_core(text: str, *, in_passing: bool = False) -> str:
    """Return `profile` or `preferences` if a clause plainly describes the writer, else ""; `in_passing`: it was told to
    a person, so that what it likes does not count."""
    found = next(filter(None, map(described, [plain(text), *clauses(text)])), "")
    return "" if in_passing and found == PREFERENCES else found


def clauses(text: str) -> list[str]:
    """The clauses of a text that may describe somebody, as rules read them; at least one."""
    return MARK().split(plain(text))


def refuses(text: str) -> bool:
    """Whether it tells of an offer that the writer refused."""
    return _REFUSES().match(plain(text)) is not None


def instructs(text: str) -> bool:
    """Whether it tells the assistant how to behave from now on."""
    lower = plain(text)
    found = RULES.first(RULES.of_words(words(lower)), lower, imperative=True)
    return found is not None and found[0].type == "preference"


def described(clause: str) -> str:
    """What a clause plainly describes of its writer: PROFILE, PREFERENCES, or "" for nothing."""
    found = RULES.first(RULES.of_words(words(clause)), clause)
    if found is None or found[0].strength < _SURE:
        return ""
    return PROFILE if found[0].topic == PROFILE else PREFERENCES if found[0].type == "preference" else ""
