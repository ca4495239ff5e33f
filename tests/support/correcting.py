"""What a statement corrects of a few that are known."""

from __future__ import annotations

from memctl.core.language.tokenize import words
from memctl.core.reconcile.supersede.corrections import target_of
from memctl.model.memory import Memory


def corrected(new: str, *known: str) -> str:
    """The one of the known statements that `new` corrects, empty for none."""
    frequency: dict[str, int] = {}
    for text in known:
        for word in set(words(text)):
            frequency[word] = frequency.get(word, 0) + 1
    target = target_of(new, [Memory(text=text) for text in known], lambda word: frequency.get(word, 0), len(known))
    return target.text if target else ""
