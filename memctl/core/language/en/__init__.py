"""English, and whatever is written in no other language of the table."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from memctl.core.language.language import (
        Claims,
        Clauses,
        Dates,
        Filing,
        Kinds,
        Project,
        RuleTable,
        SelfDescription,
        Signs,
        Task,
        Triples,
        Voices,
        Weights,
    )


class English:
    """The parts of the language, each loaded when something first asks for it."""

    __slots__ = ()
    hints: Mapping[str, tuple[str, ...]] = {
        "age": ("i'm ", "i am ", "i’m ", "turned "), "status": ("single", "married", "engaged", "divorced"),
        "home": (" in ", " to "), "employer": (" at ", " for "), "weight": ("weigh", "kg", "lb", "pound"),
        "answers": (" in ",),
    }  # fmt: skip
    code = prompts = "en"
    files_by_words = False
    knows_talk = True
    run_on = False
    weighs_the_task = False

    def is_of(self, text: str) -> bool:
        """Whether to read a text as English: the last of the table, it reads what is left."""
        return True

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one."""
        return True

    @property
    def claims(self) -> Claims:
        from memctl.core.language.en import claims

        return claims

    @property
    def clauses(self) -> Clauses:
        from memctl.core.language.en import clauses

        return clauses

    @property
    def dates(self) -> Dates:
        from memctl.core.language.en.dates import absolute as dates

        return dates

    @property
    def filing(self) -> Filing:
        from memctl.core.language.en import filing

        return filing

    @property
    def kinds(self) -> Kinds:
        from memctl.core.language.en import kinds

        return kinds

    @property
    def project(self) -> Project:
        from memctl.core.language.en import project

        return project

    @property
    def rules(self) -> RuleTable:
        from memctl.core.language.en.rules import table as rules

        return rules

    @property
    def self_description(self) -> SelfDescription:
        from memctl.core.language.en import self_description

        return self_description

    @property
    def signs(self) -> Signs:
        from memctl.core.language.en import signs

        return signs

    @property
    def task(self) -> Task:
        from memctl.core.language.en import task

        return task

    @property
    def triples(self) -> Triples:
        from memctl.core.language.en import triples

        return triples

    @property
    def voices(self) -> Voices:
        from memctl.core.language.en import voices

        return voices

    @property
    def weights(self) -> Weights:
        from memctl.core.language.en import weights

        return weights


ENGLISH = English()
