"""Chinese, Simplified and Traditional."""

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

_ENGLISH_GRAMMAR = frozenset(
    ("a", "an", "the", "i", "i'm", "my", "we", "our", "you", "it", "is", "are", "was", "to", "of", "and")
)


class Chinese:
    """The parts of the language, each loaded when something first asks for it."""

    hints: Mapping[str, tuple[str, ...]] = {
        "age": ("岁",), "pregnancy": ("孕",), "status": ("单身", "婚", "朋友"), "home": ("住", "搬", "家"),
        "employer": ("上班", "工作", "职"), "car": ("开",), "weight": ("体重", "公斤", "斤"), "answers": ("语", "文"),
    }  # fmt: skip
    code = prompts = "zh"
    files_by_words = True
    knows_talk = False
    run_on = True
    weighs_the_task = True

    def is_of(self, text: str) -> bool:
        """Whether to read a text as Chinese: a fifth of its characters are Han, or most of its words."""
        if text.isascii():
            return False
        han = sum(["\u3400" <= sign <= "\u9fff" for sign in text])
        if han * 5 >= len(text) or han > 4 * (1 + text.count(" ")):  # an address is long, but one word
            return True
        return han > 1 and _ENGLISH_GRAMMAR.isdisjoint(text.lower().split())  # deploy 都走 GitHub Actions

    def occurs_in(self, text: str) -> bool:
        """Whether a text in another language may have words of this one."""
        return not text.isascii()

    @cached_property
    def claims(self) -> Claims:
        from memctl.core.language.zh import claims

        return claims

    @cached_property
    def clauses(self) -> Clauses:
        from memctl.core.language.zh import clauses

        return clauses

    @cached_property
    def dates(self) -> Dates:
        from memctl.core.language.zh.dates import absolute as dates

        return dates

    @cached_property
    def filing(self) -> Filing:
        from memctl.core.language.zh import filing

        return filing

    @cached_property
    def kinds(self) -> Kinds:
        from memctl.core.language.zh import kinds

        return kinds

    @cached_property
    def project(self) -> Project:
        from memctl.core.language.zh import project

        return project

    @cached_property
    def rules(self) -> RuleTable:
        from memctl.core.language.zh.rules import table as rules

        return rules

    @cached_property
    def self_description(self) -> SelfDescription:
        from memctl.core.language.zh import self_description

        return self_description

    @cached_property
    def signs(self) -> Signs:
        from memctl.core.language.zh import signs

        return signs

    @cached_property
    def task(self) -> Task:
        from memctl.core.language.zh import task

        return task

    @cached_property
    def triples(self) -> Triples:
        from memctl.core.language.zh import triples

        return triples

    @cached_property
    def voices(self) -> Voices:
        from memctl.core.language.zh import voices

        return voices

    @cached_property
    def weights(self) -> Weights:
        from memctl.core.language.zh import weights

        return weights


CHINESE = Chinese()
