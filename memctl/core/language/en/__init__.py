"""English, and whatever is written in no other language of the table."""

from __future__ import annotations

from functools import cached_property

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

    @cached_property
    def claims(self) -> Claims:
        from memctl.core.language.en import claims

        return claims

    @cached_property
    def clauses(self) -> Clauses:
        from memctl.core.language.en import clauses

        return clauses

    @cached_property
    def dates(self) -> Dates:
        from memctl.core.language.en.dates import absolute as dates

        return dates

    @cached_property
    def filing(self) -> Filing:
        from memctl.core.language.en import filing

        return filing

    @cached_property
    def kinds(self) -> Kinds:
        from memctl.core.language.en import kinds

        return kinds

    @cached_property
    def project(self) -> Project:
        from memctl.core.language.en import project

        return project

    @cached_property
    def rules(self) -> RuleTable:
        from memctl.core.language.en.rules import table as rules

        return rules

    @cached_property
    def self_description(self) -> SelfDescription:
        from memctl.core.language.en import self_description

        return self_description

    @cached_property
    def signs(self) -> Signs:
        from memctl.core.language.en import signs

        return signs

    @cached_property
    def task(self) -> Task:
        from memctl.core.language.en import task

        return task

    @cached_property
    def triples(self) -> Triples:
        from memctl.core.language.en import triples

        return triples

    @cached_property
    def voices(self) -> Voices:
        from memctl.core.language.en import voices

        return voices

    @cached_property
    def weights(self) -> Weights:
        from memctl.core.language.en import weights

        return weights


ENGLISH = English()
