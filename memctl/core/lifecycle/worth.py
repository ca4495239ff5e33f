"""The worth of a memory besides its relevance: strength, the day of its last use, importance and confidence."""

from __future__ import annotations

from memctl.core.lifecycle.strength import NOBODY, Strength, strength_of
from memctl.model.errors import InputError
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.usage import Usage

HALF_LIFE = 30  # days in which recency halves if the user sets the weights
_UNSURE = 0.5  # share of its worth that a memory of no confidence keeps


class Worth:
    """The worth of memories on a day. `weights` are the user's weights of relevance, recency, importance and
    confidence, None for the measured order."""

    def __init__(self, today: int, usage: Usage, settings: Settings) -> None:
        self.today = today
        self.weights = _weights(settings.items("rank.weights"))
        self._usage = usage
        self._settings = settings
        self._known: dict[int, Strength] = {}

    def strength(self, memory: Memory) -> float:
        return self._of(memory).value

    def share(self, memory: Memory) -> float:
        """Return the strength, less for a memory that is not sure."""
        sure = memory.confidence
        return self.strength(memory) * (1.0 if sure is None else _UNSURE + (1 - _UNSURE) * sure)

    def used(self, memory: Memory) -> int:
        """Return the day number of the last use, 0 for none."""
        return self._usage.uses.get(memory.key, NOBODY).last

    def weighed(self, memory: Memory, relevance: float, day: int) -> dict[str, float]:
        """Return the terms of the score by the user's weights. `day` is the day number of the memory, 0 if unknown."""
        latest = max(day, self.used(memory))
        recency = 2.0 ** (-max(0, self.today - latest) / HALF_LIFE) if latest else 0.5
        sure = 1.0 if memory.confidence is None else memory.confidence
        terms = (relevance, recency, self._of(memory).importance, sure)
        return {name: weight * term for name, weight, term in zip(_TERMS, self.weights or (), terms, strict=False)}

    def _of(self, memory: Memory) -> Strength:
        known = self._known.get(id(memory))
        if known is None:
            known = self._known[id(memory)] = strength_of(memory, self._usage, self._settings, self.today)
        return known


_TERMS = ("relevance", "recency", "importance", "confidence")


def _weights(words: tuple[str, ...]) -> tuple[float, ...] | None:
    try:
        found = tuple(float(word) for word in words)
    except ValueError:
        found = (-1.0,)
    if any(not 0 <= weight <= 1 for weight in found) or len(found) not in (0, 3, 4):
        raise InputError(
            f"rank.weights: {','.join(words)}: write the weights of relevance, recency, importance and perhaps "
            "confidence, such as 0.6,0.2,0.2"
        )
    return found or None
