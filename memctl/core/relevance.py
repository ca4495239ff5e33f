"""From the signals of one memory to its relevance: how much of what is asked it answers, in [0, 1]."""

from __future__ import annotations

THRESHOLD = 0.3


def relevance_of(signals: dict[str, float]) -> float:
    """The relevance of a memory with these signals; it does not depend on what other memories match."""
    value = signals.get("cover", 0.0) * 0.8 + signals.get("near", 0.0) * 0.15 + signals.get("phrase", 0.0) * 0.2
    return round(min(1.0, max(0.0, value)), 6)
