"""A rule: a pattern that a kind of lasting statement has, and what such a statement is."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from memctl.core.language.patterns import ANYWHERE, Hinted
from memctl.model.value import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

    Met = tuple["Rule", re.Match[str] | None] | None


class Rule(Value):
    """`strength` is how sure it is that what matches is a lasting statement, in [0, 1].

    `triggers`: words one of which the sentence must have for the pattern to be tried; for Chinese, strings it must
    contain. A pattern with a group `said` states only what the group holds. `section` is a heading to file under,
    `topic` the file for types that have one for each topic. `imperative` rules hold in requests, too ("always …").
    `patterns`: it is met by what one of them matches. A rule with a `frame` has none: it is met by sentences of that
    frame.

    What a pattern costs: about a millisecond for each thousand characters, and as much for three classes of scattered
    Chinese characters, once for each version of the program (see model/patterns), when a sentence with a trigger and a
    hint first comes; after that, every such sentence tries it: some microseconds for each way in which it may begin.
    So triggers and hints are what little else has, and what needs different ones is a pattern of its own.
    """

    name: str
    type: str
    strength: float
    triggers: tuple[str, ...]
    patterns: tuple[Hinted, ...]
    section: str = ""
    topic: str = ""
    correction: bool = False
    imperative: bool = False
    frame: str = ""

    @property
    def asked_for(self) -> bool:
        """Whether the writer asks to remember what it finds."""
        return "remember" in self.name.partition("/")[0]


def name_of(rule: Rule | None) -> str:
    """What evidence calls a rule, or that there is none."""
    return rule.name if rule else "statement"


def rule(
    name: str,
    kind: str,
    strength: float,
    triggers: str,
    pattern: str | tuple[Hinted, ...],
    section: str = "",
    topic: str = "",
    *,
    correction: bool = False,
    imperative: bool = False,
    needs: str = ANYWHERE,
) -> Rule:
    """A rule, its triggers written as words separated by blanks; a pattern, with hints that it `needs`, or several."""
    patterns = (Hinted(needs, pattern),) if isinstance(pattern, str) else pattern
    return Rule(name, kind, strength, tuple(triggers.split()), patterns, section, topic, correction, imperative)


def frame_rule(name: str, kind: str, strength: float, triggers: str, frame: str, section: str, topic: str = "") -> Rule:
    """A rule for the sentences that have a frame."""
    return Rule(name, kind, strength, tuple(triggers.split()), (), section, topic, frame=frame)


class Rules:
    """Rules in order of precedence, found by their triggers; a pattern is compiled when it is first tried.

    `frame_of` finds the frame of a sentence."""

    def __init__(self, rules: Iterable[Rule], frame_of: Callable[[str], str]) -> None:
        self.rules = tuple(rules)
        self._frame_of = frame_of
        self.by_trigger: dict[str, list[int]] = {}
        self._triggers_from: dict[str, list[str]] = {}  # by their first character
        for place, rule in enumerate(self.rules):
            for trigger in rule.triggers:
                if trigger not in self.by_trigger:
                    self.by_trigger[trigger] = []
                    self._triggers_from.setdefault(trigger[0], []).append(trigger)
                self.by_trigger[trigger].append(place)

    def of_words(self, words: Iterable[str]) -> list[int]:
        """The places of the rules that one of the words triggers, in order of precedence."""
        by_trigger = self.by_trigger
        found: set[int] = set()
        for word in words:
            if word in by_trigger:
                found.update(by_trigger[word])
        return sorted(found)

    def of_text(self, text: str) -> list[int]:
        """The places of the rules one of whose triggers the text contains, in order of precedence."""
        found: set[int] = set()
        for sign in self._triggers_from.keys() & set(text):
            for trigger in self._triggers_from[sign]:
                if trigger in text:
                    found.update(self.by_trigger[trigger])
        return sorted(found)

    def first(
        self, places: Iterable[int], text: str, *, imperative: bool = False
    ) -> tuple[Rule, re.Match[str] | None] | None:
        """The first of the rules that the text meets, and its match; `imperative`: of those that hold in requests."""
        frame: str | None = None
        for place in places:
            rule = self.rules[place]
            if imperative and not rule.imperative:
                continue
            if rule.frame:
                frame = self._frame_of(text) if frame is None else frame
                if frame == rule.frame:
                    return rule, None
            for pattern in rule.patterns:
                match = pattern.search(text)
                if match is not None:
                    return rule, match
        return None
