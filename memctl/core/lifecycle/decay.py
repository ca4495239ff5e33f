"""Decay over a tree: the memories to archive or review, today and in the coming days."""

from __future__ import annotations

from memctl.core.lifecycle.strength import Strength, has_ended, strength_of, verdict
from memctl.model.memory import Memory
from memctl.model.tables.settings import Settings
from memctl.model.text.dates import day_number, iso_date
from memctl.model.usage import Usage
from memctl.model.value import Value


class Due(Value):
    """A memory that is due. `verdict` is archive or review, `date` the ISO date from which on."""

    verdict: str
    memory: Memory
    strength: Strength
    date: str

    @property
    def reason(self) -> str:
        if self.verdict == "review" and 0 < (day_number(self.memory.review) or 0) <= (day_number(self.date) or 0):
            return f"review {self.memory.review}"
        if has_ended(self.memory, day_number(self.date) or 0):
            return f"held until {self.memory.until}"
        return f"strength {self.strength.value:.2f}, idle {self.strength.idle} days"


def due(memories: list[Memory], usage: Usage, settings: Settings, today: int) -> list[Due]:
    """Return the memories due on the day number `today`, in file order."""
    found = []
    for memory in memories:
        if memory.archived or memory.pending:
            continue
        strength = strength_of(memory, usage, settings, today)
        word = verdict(memory, strength, settings, today)
        if word:
            found.append(Due(word, memory, strength, iso_date(today)))
    return found


def forecast(memories: list[Memory], usage: Usage, settings: Settings, today: int, days: int) -> list[Due]:
    """Return the memories that will become due within `days` days without use, soonest first.

    Strength never rises with time, so bisection finds the first day."""
    found = []
    for memory in memories:
        if memory.archived or memory.pending:
            continue
        if _verdict(memory, usage, settings, today + days) == _verdict(memory, usage, settings, today):
            continue
        low, high = today, today + days
        now = _verdict(memory, usage, settings, today)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if _verdict(memory, usage, settings, middle) == now else (low, middle)
        strength = strength_of(memory, usage, settings, high)
        found.append(Due(verdict(memory, strength, settings, high), memory, strength, iso_date(high)))
    return sorted(found, key=lambda item: (item.date, item.memory.path, item.memory.line))


def _verdict(memory: Memory, usage: Usage, settings: Settings, day: int) -> str:
    return verdict(memory, strength_of(memory, usage, settings, day), settings, day)


def undated(memories: list[Memory], usage: Usage) -> list[str]:
    """Return the keys of memories without a date that were not seen before: decay starts when they are first seen."""
    return [memory.key for memory in memories if not memory.created and memory.key not in usage.seen]
