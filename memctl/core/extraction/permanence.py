"""How likely it is that a statement holds for good: one logistic regression a language.

Its signs are the words or the characters of the statement, the rule that it meets, and how it stands in its message. So
a rule that is mostly right is worth much, and what no rule foresaw is known by its words. What they say is divided by
the square root of their number where there are many: no sentence is sure because it is long."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import fsum  # signs are a set: what they come to must not depend on their order

from memctl.core.language.rules import name_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from memctl.core.extraction.statements import Statement

BASE = "*"  # the sign that every statement has
NOBODY = "#NOBODY"  # the sign of words that speak of nobody's life
OF_TASTE = 1.0  # log odds
_USUAL = {"en": 10, "zh": 14}  # words or characters: of more, each says less
_STRONG, _BESIDE_A_RULE = 0.8, 0.5  # of the words of what such a rule finds
_TENTHS = 10  # of the strength of a rule


def log_odds(statement: Statement) -> float:
    """The log odds that a statement says something that holds for good."""
    if statement.odds is not None:
        return statement.odds
    weights, signs = _weights(_language(statement), "WEIGHTS"), signs_of(statement)
    return fsum([weights[sign] * signs[sign] for sign in weights.keys() & signs.keys()])


def signs_of(statement: Statement) -> dict[str, float]:
    """The signs of a statement with their values: those of its words are worth the less, the more there are, and less
    beside a strong rule."""
    size = len(statement.quote) if statement.chinese else len(statement.words)
    usual = _USUAL[_language(statement)]
    words = wording(statement)
    rule = statement.rule
    share = _BESIDE_A_RULE if rule is not None and rule.strength >= _STRONG else 1.0
    found = dict.fromkeys(words, share * min(1.0, (usual / max(1, size)) ** 0.5))
    standing = {BASE, "=" + name_of(rule), *statement.place}
    if rule is not None:
        standing |= {"=" + rule.name.partition("/")[0], "=%" + rule.type, f"=+{int(rule.strength * _TENTHS)}"}
    elif NOBODY in words:
        standing.add("=" + NOBODY)
    return found | dict.fromkeys(standing, 1.0)


def is_of_taste(statement: Statement) -> bool:
    """Whether what an English statement says for good is what its writer is like, rather than what is so."""
    weights = _weights("en", "TASTE")
    found = wording(statement) | {BASE, "=" + name_of(statement.rule)}
    return bool(statement.words) and fsum(map(weights.__getitem__, weights.keys() & found)) > OF_TASTE


def wording(statement: Statement) -> set[str]:
    """The signs of the words of a statement."""
    if statement.chinese:
        from memctl.core.language.zh import signs as chinese

        return chinese.signs_of(statement.quote)
    from memctl.core.language.en import signs as english

    return english.signs_of(statement.words)


def _language(statement: Statement) -> str:
    return "zh" if statement.chinese else "en"


@lru_cache(maxsize=3)
def _weights(language: str, table: str) -> Mapping[str, float]:
    from memctl.core.language.en import weights as english
    from memctl.core.language.zh import weights as chinese

    weights: dict[str, float] = {}
    for line in vars(english if language == "en" else chinese)[table].split("\n"):
        weight, *signs = line.split() or ["0"]
        weights |= dict.fromkeys(signs, float(weight))
    return weights
