"""Whether a statement speaks of the project that its writer works on, or of the person.

It is asked of what was said in a working directory only."""

from __future__ import annotations

from memctl.core.language.language import OF_PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.language.language import Language


def speaks_of_project(text: str, language: Language, kind: str, topic: str, *, ruled: bool = True) -> bool:
    """Whether a statement is the project's. `kind` and `topic` are what it was filed as, `ruled` whether a rule did."""
    return language.project.speaks_of_project(text, kind, topic if ruled else "")


def is_of_person(text: str, language: Language, topic: str) -> bool:
    """Whether a statement is of the person beyond doubt: filed so, or of home and family, and of no project."""
    project = language.project
    return not project.names_project(text) and (topic in OF_PERSON or project.is_of_home(text))
