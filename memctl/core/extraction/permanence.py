"""How likely it is that a statement holds for good: one logistic regression a language.

Its signs are the words or the characters of the statement, the rule that it meets, and how it stands in its message. So
a rule that is mostly right is worth much, and what no rule foresaw is known by its words. What they say is divided by
the square root of their number where there are many: no sentence is sure because it is long."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.language.lexicon import weights_of
from memctl.core.language.rules import name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.extraction.statements import Statement
    from memctl.core.language.language import Language, Sentence

BASE = "*"  # the sign that every statement has
NOBODY = "#NOBODY"  # the sign of words that speak of nobody's life
_LENGTH = "@"  # begins the sign of how long a statement is: a short one that a rule reads says much
_STRONG, _BESIDE_A_RULE = 0.8, 0.5  # of the words of what such a rule finds
_SURE_OF_AN_ENDING = 0.7  # log odds
_TENTHS = 10  # of the strength of a rule


def log_odds(statement: Statement) -> float:
    """The log odds that a statement says something that holds for good."""
    if statement.odds is not None:
        return statement.odds
    weights, signs = _weights(statement.language, "WEIGHTS"), signs_of(statement)
    return fsum([weights[sign] * signs[sign] for sign in weights.keys() & signs.keys()])


def signs_of(statement: Statement) -> dict[str, float]:
    """The signs of a statement with their values: those of its words are worth the less, the more there are, and less
    beside a strong rule."""
    known = statement.language.signs
    size = known.size(statement.quote, statement.words)
    words = wording(statement)
    rule = statement.rule
    share = _BESIDE_A_RULE if rule is not None and rule.strength >= _STRONG else 1.0
    found = dict.fromkeys(words, share * min(1.0, (known.USUAL / max(1, size)) ** 0.5))
    standing = {BASE, "=" + name_of(rule), *statement.place}
    if rule is not None:
        standing |= {"=" + rule.name.partition("/")[0], "=%" + rule.type, f"=+{int(rule.strength * _TENTHS)}"}
        standing |= {"=" + sign for sign in words if sign[0] == _LENGTH}
    elif NOBODY in words:
        standing.add("=" + NOBODY)
    return found | dict.fromkeys(standing, 1.0)


def is_of_taste(statement: Statement) -> bool:
    """Whether what a statement says for good is what its writer is like, rather than what is so, as far as its words
    tell."""
    weights = _weights(statement.language, "TASTE")
    found = wording(statement) | {BASE, "=" + name_of(statement.rule)}
    return bool(statement.words) and fsum(map(weights.__getitem__, weights.keys() & found)) > 0


def ends_in_request(clause: Sentence) -> bool:
    """Whether a clause without a subject of its own, behind a statement, belongs to a request, as far as its words
    tell."""
    weights = _weights(clause.language, "ENDING")
    found = clause.language.signs.signs_of(clause.text, clause.words) | {BASE}
    return fsum(map(weights.__getitem__, weights.keys() & found)) > _SURE_OF_AN_ENDING


def wording(statement: Statement) -> set[str]:
    """The signs of the words of a statement."""
    return statement.language.signs.signs_of(statement.quote, statement.words)


@cache  # two or three tables for each language
def _weights(language: Language, table: str) -> Mapping[str, float]:
    return weights_of(vars(language.weights).get(table, ""))


def probability(odds: float) -> float:
    """The probability that log odds mean."""
    return 1 / (1 + exp(-odds))
