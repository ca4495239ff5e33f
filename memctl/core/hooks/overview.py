"""The line about the memories that the model has not been shown."""

from __future__ import annotations

_MOST = 8  # topics named
_LONGEST = 40  # characters of a name


def line_about(topics: dict[str, int]) -> str:
    """Return the line for the number of memories of each topic, the largest first; "" if there is none."""
    if not topics:
        return ""
    count = sum(topics.values())
    named = [f"{' '.join(name.split())[:_LONGEST]} ({number})" for name, number in [*topics.items()][:_MOST]]
    more = [f"{len(topics) - _MOST} more topics"] if len(topics) > _MOST else []
    memories = "memories" if count > 1 else "memory"
    topics_named = ", ".join([*named, *more])
    return f"{count} other {memories}, shown when relevant: {topics_named}. `memctl search WORDS` finds them."
