"""Plain facts about a project, as people state them where they work: "the build takes 14 minutes", 所有接口都返回JSON.

They count only in what was said in a working directory: elsewhere the same words are of an exercise or the news. On
the safe side: what fails, what holds now, and what lies at hand (a line, a value, a column) is the task, no fact."""

from __future__ import annotations

from memctl.core.extraction.permanence import log_odds
from memctl.core.extraction.statements import Statement
from memctl.core.language.rules import Rule

_ODDS = 1.0  # as log odds, how likely it is that such a fact is worth keeping
FACT = Rule("project-fact", "fact", 0.76, (), (), "Facts", "project")


def mark_facts(statements: list[Statement]) -> None:
    """Give those statements of a message that state a plain fact about the project its rule, unless they meet a
    surer one."""
    for statement in statements:
        if not (statement.rule is None or statement.rule.topic == FACT.topic):
            continue
        unsure = statement.rule is None or log_odds(statement) < _ODDS
        if unsure and statement.language.project.states_fact(statement.quote):
            statement.rule = FACT
            statement.odds = _ODDS  # the weights were fitted to what people say of themselves
