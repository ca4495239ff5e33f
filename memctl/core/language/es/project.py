"""What a Spanish statement says of the project that its writer works on, and what is of the writer's home."""

from __future__ import annotations

from memctl.core.language.es.clauses import plain
from memctl.core.language.es.word_classes import KIN
from memctl.core.language.language import OF_PERSON, never
from memctl.core.language.patterns import Lazy

_NAMED = Lazy(
    r"\b(?:est[ea]|nuestr[oa]|el|del) (?:repositorio|repo|proyecto|codigo base|monorepo|servicio|backend|frontend)\b"
)
_TEAM = Lazy(r"\b(?:usamos|utilizamos|desplegamos|migramos|compilamos|nuestr[oa]s?|hemos decidido|decidimos)\b")
_HOME = Lazy(rf"\b{KIN}\b|\b(?:casa|piso|boda|vacaciones|cena|comida|cumpleanos|mudamos|vivimos|colegio)\b")
_US = Lazy(r"(?i)(?:nosotr[oa]s|nuestr[oa]s?)\b")


def speaks_of_project(text: str, kind: str, topic: str) -> bool:
    """Whether a statement is the project's, whose type and topic a rule knows."""
    lower = plain(text)
    ours = topic not in OF_PERSON and _TEAM().search(lower) is not None
    return names_project(text) or (ours and not _HOME().search(lower))


def opens_with_us(text: str) -> bool:
    """Whether its first word is of those who work on it together."""
    return _US().match(text) is not None


def names_project(text: str) -> bool:
    """Whether it says that it is about the project at hand."""
    return _NAMED().search(plain(text)) is not None


def is_of_home(text: str) -> bool:
    """Whether it is of home and family."""
    return _HOME().search(plain(text)) is not None


states_fact = never  # no rules say what a project is, beyond those that name it
